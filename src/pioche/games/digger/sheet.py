"""The figures that an owner of the box may correct: what the crates pay for each gem."""

from functools import cache
from typing import Final

from mypy_extensions import i64

from pioche.core.sheet import Figure, Sheet, Total
from pioche.games.digger.cards import (
    BLACK_CRATES,
    BLACK_SIDES,
    BLACK_TOTAL,
    FACES,
    GEM_NAMES,
    GOLD,
    KINDS,
    WHITE,
)

MOST_POINTS: Final = 15


def white_name(kind: int) -> str:
    return f"{FACES[kind]}.points"


def black_name(crate: int, kind: int) -> str:
    return f"black-{crate + 1}.{FACES[kind]}"


def figures() -> tuple[Figure, ...]:
    """The white side, then each of the black ones."""
    white = [(white_name(kind), int(WHITE[kind])) for kind in range(GOLD, KINDS)]
    black = [
        (black_name(crate, kind), int(BLACK_SIDES[crate][kind]))
        for crate in range(BLACK_CRATES)
        for kind in range(GOLD, KINDS)
    ]
    return tuple(Figure(name, value, 0, MOST_POINTS) for name, value in white + black)


def totals() -> tuple[Total, ...]:
    """The book: whatever a black side pays, it adds up to fifteen."""
    return tuple(
        Total(
            f"black-{crate + 1}.*",
            tuple(f"black-{crate + 1}.{gem}" for gem in GEM_NAMES),
            BLACK_TOTAL,
            BLACK_TOTAL,
        )
        for crate in range(BLACK_CRATES)
    )


SHEET: Final = Sheet("sheet", "", "digger-option-sheet-help", figures(), totals())


@cache
def sides_by(text: str) -> list[list[i64]]:
    """What each side pays by this sheet: the black ones in their order, then the white one."""
    values = SHEET.values(text)
    sides: list[list[i64]] = []
    for crate in range(BLACK_CRATES):
        black: list[i64] = [0]
        for kind in range(GOLD, KINDS):
            black.append(values[black_name(crate, kind)])
        sides.append(black)
    white: list[i64] = [0]
    for kind in range(GOLD, KINDS):
        white.append(values[white_name(kind)])
    sides.append(white)
    return sides
