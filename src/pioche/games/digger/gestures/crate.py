"""The geometry of a crate, in whole crate units: where the piles lie and how wide they are.

Four fields in a row, gold on the left, diamond on the right, as the thief sees them. A pile is a
disc that grows with its height. The thief's own side is the strip below the crate.
"""

from typing import Final

from mypy_extensions import i64

from pioche.games.digger.cards import GOLD, KINDS

WIDTH: Final = 1000
HEIGHT: Final = 700
# From this line down the token is on the thief's side.
THIEF_SIDE: Final = 600

SPACING: Final = 200
ROW: Final = 300
SMALLEST_PILE: Final = 60
GROWTH: Final = 6
# Half the width of a hand that holds a token.
HAND: Final = 30


def pile_x(kind: i64) -> i64:
    """The middle of a gem's field; all lie on the line `ROW`."""
    return SPACING * (kind - GOLD + 1)


def radius(height: i64) -> i64:
    """How wide a pile of so many tokens is; nothing lies on an empty field."""
    return SMALLEST_PILE + GROWTH * height if height else 0


def neighbours(crate: list[int], kind: int) -> list[int]:
    """The kinds of the other piles of a crate, which holds so many of each kind."""
    return [other for other in range(GOLD, KINDS) if other != kind and crate[other]]


def clearance(crate: list[int], kind: int, side: int) -> int:
    """How far the hand may stray to the left (-1) or right (1) of a pile on the way out."""
    beside = kind + side
    if not GOLD <= beside < KINDS or not crate[beside]:
        return SPACING
    return int(SPACING - radius(crate[beside]) - HAND)


def gap(crate: list[int], kind: int) -> int:
    """How wide the free way out is between the neighbouring piles."""
    return clearance(crate, kind, -1) + clearance(crate, kind, 1)
