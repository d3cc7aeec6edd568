"""Who plays the toy game: a policy that stops once it holds enough for its temperament."""

from typing import Final

from pioche.core.rng import Fast
from pioche.core.state import State
from pioche.search.policy import Policy
from tests.toy.rules.moves import DIG, STOP
from tests.toy.rules.state import ToyState

ENOUGH: Final = {"careful": 1, "balanced": 3, "bold": 5}


class ToyPolicy(Policy):
    """So much in hand is enough."""

    def __init__(self, enough: int) -> None:
        self.enough = enough

    def choose(self, state: State, seat: int, rng: Fast) -> int:
        assert isinstance(state, ToyState)
        return STOP if state.in_hand() >= self.enough else DIG


def temperament(name: str) -> Policy:
    return ToyPolicy(ENOUGH[name])
