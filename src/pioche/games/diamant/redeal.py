"""What a seat cannot know, dealt anew."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pioche.core.masks import bit_of
from pioche.core.rng import Rng
from pioche.games.diamant import stages
from pioche.games.diamant.player import Explorer

if TYPE_CHECKING:
    from pioche.games.diamant.state import DiamantState


def redeal(state: "DiamantState", seat: i64, rng: Rng) -> None:
    """Unknown to a seat: the deck's order, the votes of others and, if hidden, their chests."""
    state.rng = rng  # the shuffles to come are unknown too
    state.cards.redeal(bit_of(seat), rng)
    for other in range(state.seats):
        bit: i64 = 1 << other
        if other != seat and state.chosen & bit:
            state.leaving &= ~bit
            if rng.below(2):
                state.leaving |= bit
    if not state.config.open_chests and state.stage != stages.OVER:
        redeal_chests(state, seat, rng)


def redeal_chests(state: "DiamantState", seat: i64, rng: Rng) -> None:
    """Share out anew, ruby by ruby, what lies in the chests that this seat cannot see."""
    hidden: list[Explorer] = []
    rubies: i64 = 0
    for other in range(state.seats):
        if other != seat:
            hidden.append(state.explorers[other])
            rubies += state.explorers[other].chest
            state.explorers[other].chest = 0
    for _ in range(rubies):
        hidden[rng.below(len(hidden))].chest += 1
