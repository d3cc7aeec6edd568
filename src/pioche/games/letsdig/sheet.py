"""The figures that an owner of the box may correct: all that the book does not tell.

Counts may only fall: cards may be missing from a box, never be added to it.
"""

from functools import cache
from typing import Final

from mypy_extensions import i64

from pioche.core.components import BOOK
from pioche.core.sheet import Figure, Sheet, Total
from pioche.games.letsdig.cards import BOX, CARDS, FACES, KINDS, LANDMINE, PILES

MOST_POINTS: Final = 99
# Cookies and milk that are not paired: after the worth of the 26 kinds.
LONELY_COOKIES: Final = 26
LONELY_MILK: Final = 27
# How many cards a treasure map shows: the book does not say.
MAP_FIGURE: Final = "map.cards"
MAP_CARDS: Final = 3
MOST_MAP_CARDS: Final = 9

COUNTS: Final = tuple(f"{face}.count" for face in FACES)


def figures() -> tuple[Figure, ...]:
    """Points that are assumed or found elsewhere, then the counts."""
    unsure = [(f"{card.id}.points", card.value) for card in BOX if card.source != BOOK]
    lonely = [("cookies.alone", 0), ("milk.alone", 0)]
    points = [Figure(name, value, -MOST_POINTS, MOST_POINTS) for name, value in unsure + lonely]
    counts = [
        Figure(name, card.count, 0, card.count) for name, card in zip(COUNTS, BOX, strict=True)
    ]
    return (*points, Figure(MAP_FIGURE, MAP_CARDS, 1, MOST_MAP_CARDS), *counts)


# With fewer cards a pile could be empty after the first one. The land mine does not count, since
# an option leaves it in the box.
FEWEST_CARDS: Final = PILES + 1
COUNTS_WITHOUT_MINE: Final = tuple(name for name in COUNTS if name != f"{FACES[LANDMINE]}.count")

SHEET: Final = Sheet(
    "sheet",
    "",
    "letsdig-option-sheet-help",
    figures(),
    (Total("*.count - landmine.count", COUNTS_WITHOUT_MINE, FEWEST_CARDS, CARDS - 1),),
)


@cache
def worth_by(text: str) -> list[i64]:
    """The points of each face by this sheet, then those of lonely cookies and milk."""
    values = SHEET.values(text)
    points: list[i64] = []
    for face in range(KINDS):
        points.append(values.get(f"{FACES[face]}.points", BOX[face].value))
    points.append(values["cookies.alone"])
    points.append(values["milk.alone"])
    return points


@cache
def map_cards_by(text: str) -> int:
    """How many cards a treasure map shows by this sheet."""
    return SHEET.values(text)[MAP_FIGURE]


@cache
def deck_by(text: str) -> list[i64]:
    """The faces of all cards by this sheet; whoever changes the list copies it."""
    values = SHEET.values(text)
    faces: list[i64] = []
    for face in range(KINDS):
        for _ in range(values[COUNTS[face]]):
            faces.append(face)
    return faces
