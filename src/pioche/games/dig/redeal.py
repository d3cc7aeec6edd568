"""Dealing anew what a seat cannot know."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pioche.core.masks import EVERYBODY, bit_of
from pioche.core.rng import Rng

if TYPE_CHECKING:
    from pioche.games.dig.state import DigState


def redeal(state: "DigState", seat: i64, rng: Rng) -> None:
    """Unknown to everybody alike: the order of the hill and of the companions to come."""
    redeal_hidden(state, bit_of(seat), rng)


def redeal_unseen(state: "DigState", rng: Rng) -> None:
    redeal_hidden(state, EVERYBODY, rng)


def redeal_hidden(state: "DigState", eyes: i64, rng: Rng) -> None:
    """Deal anew what none of these eyes has seen."""
    state.rng = rng
    state.cards.redeal(eyes, rng)
    state.companion_cards.redeal(eyes, rng)
