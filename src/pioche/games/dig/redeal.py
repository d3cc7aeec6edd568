"""Dealing anew what a seat cannot know."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pioche.core.masks import bit_of
from pioche.core.rng import Rng

if TYPE_CHECKING:
    from pioche.games.dig.state import DigState


def redeal(state: "DigState", seat: i64, rng: Rng) -> None:
    """Unknown to everybody alike: the order of the hill and of the companions to come."""
    state.rng = rng
    state.cards.redeal(bit_of(seat), rng)
    state.companion_cards.redeal(bit_of(seat), rng)
