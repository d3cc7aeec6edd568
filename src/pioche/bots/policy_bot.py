"""Bots that play by a policy of the search, in a world dealt from the knowledge of their seat.

A policy decides by what its seat can see, so it chooses the same in every world that looks the same
to the seat. The bots of simulations, of tables and of rollouts are therefore the same.
"""

from collections.abc import Callable
from typing import Any, Final

from pioche.bots.champion import champion_policy
from pioche.bots.expert import games_with_policies, policy_module
from pioche.bots.names import CHAMPION, NOVICE, RANDOM, TEMPERAMENTS, read_bot_name
from pioche.bots.network_file import NAMED
from pioche.bots.seat import Seat
from pioche.core.rng import Fast
from pioche.games import game
from pioche.search.policy import MixturePolicy, NovicePolicy, Policy, RandomPolicy

# The temperament that the novice plays by, with mistakes.
SENSIBLE: Final = "balanced"
# The seed of the sampled worlds: hidden cards do not matter to a policy.
WORLDS: Final = 1

# For each added game, the function that makes the policy of a temperament.
ADDED_POLICIES: Final[dict[str, Callable[[str], Policy]]] = {}


def policy_for(game_id: str, name: str) -> Policy | None:
    """The policy of the bot of that name; None where the bot has none, or half of a mixture."""
    read = read_bot_name(name)
    if read.other is not None:
        first, second = (policy_for(game_id, str(part)) for part in read.parts)
        if first is None or second is None:
            return None
        return MixturePolicy(first, second, read.share)
    if name == RANDOM:
        return RandomPolicy()
    if name in NAMED:
        return NAMED[name].policy(game(game_id), RandomPolicy())
    return policy_of_level(game_id, name) if has_policies(game_id) else None


def policy_of_level(game_id: str, name: str) -> Policy | None:
    """The policy of a novice, a temperament or a champion; None where a bot has none."""
    if name == CHAMPION and game_id in games_with_policies():
        return champion_policy(game_id)
    if name == NOVICE:
        return NovicePolicy(temperament(game_id, SENSIBLE))
    return temperament(game_id, name) if name in TEMPERAMENTS else None


def has_policies(game_id: str) -> bool:
    return game_id in games_with_policies() or game_id in ADDED_POLICIES


def temperament(game_id: str, name: str) -> Policy:
    make = ADDED_POLICIES.get(game_id) or policy_module(game_id).temperament
    made: Policy = make(name)
    return made


# Bots are objects, not functions in functions: environments that hold them can be pickled.


class PolicyBot:
    """A bot that plays by a policy; the same seed gives the same choices.

    Compiled policies cannot be pickled: a bot with `make` makes its policy again by it.
    """

    def __init__(
        self, policy: Policy, seed: int, make: Callable[[], Policy | None] | None = None
    ) -> None:
        self.policy, self.make = policy, make
        self.moods, self.worlds = Fast(seed), Fast(WORLDS)

    def __getstate__(self) -> dict[str, object]:
        return {**vars(self), "policy": None if self.make else self.policy}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        policy = self.make() if self.make else self.policy
        assert policy is not None
        self.policy = policy

    def __call__(self, seat: Seat) -> int:
        move = int(self.policy.choose(seat.sample(self.worlds), seat.number, self.moods))
        # A seat that has chosen is offered only moves that change its choice.
        return move if move in seat.legal else seat.legal[0]


class RandomBot:
    """A bot that plays at random; the same seed plays the same game."""

    def __init__(self, seed: int) -> None:
        self.rng = Fast(seed)

    def __call__(self, seat: Seat) -> int:
        return seat.legal[self.rng.below(len(seat.legal))]
