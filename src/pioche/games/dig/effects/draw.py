"""Drawing cards, one or several, for a gallery or outside."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.games.dig.cards import FIRST_ENEMY, RUNE
from pioche.games.dig.effects.enemies import reward
from pioche.games.dig.effects.gallery import gallery_mask
from pioche.games.dig.effects.hill import turn_up
from pioche.games.dig.moves import GALLERIES
from pioche.games.dig.stages import RESOLVE_ALL, push

if TYPE_CHECKING:
    from pioche.games.dig.state import DigState

CHOICE_OF_CARDS: Final = 3


def draw(state: "DigState", place: i64) -> None:
    """Turn up a card; an enemy may be worth gems to who draws it, whatever comes of it (G12)."""
    turn_up(state, place)
    face = state.cards.face[state.revealed[-1]]
    if FIRST_ENEMY <= face < RUNE:
        reward(state, state.active, face)


def draw_three(state: "DigState", place: i64) -> None:
    for _ in range(CHOICE_OF_CARDS):
        draw(state, place)


def dig_many(state: "DigState", mask: i64) -> None:
    """A card for each of these galleries that still stands, all turned up together."""
    push(state, RESOLVE_ALL, len(state.revealed))
    left = mask & gallery_mask(state, state.active)
    for slot in range(GALLERIES):
        if left >> slot & 1:
            draw(state, slot)
