"""The novice: plays sensibly, and often makes a mistake."""

from typing import Final

from pioche.bots.seat import Bot, Seat
from pioche.core.rng import Fast

# Of a hundred decisions, so many are made without thinking.
MISTAKES: Final = 35
HUNDRED: Final = 100


def novice(sensible: Bot, seed: int) -> Bot:
    """A bot that plays as another does, except when it plays anything."""
    rng = Fast(seed)

    def choose(seat: Seat) -> int:
        considered = sensible(seat)
        if rng.below(HUNDRED) < MISTAKES:
            return seat.legal[rng.below(len(seat.legal))]
        return considered

    return choose
