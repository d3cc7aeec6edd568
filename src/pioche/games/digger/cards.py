"""The box of Digger: faces, figures and their sources, and the census of tokens."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.core.components import ASSUMED, BOOK, NOTHING, Component, with_rulings

if TYPE_CHECKING:
    from pioche.games.digger.state import DiggerState

# The kinds of tokens, which are also faces of a die; the sixth face is black.
FACES: Final = ("water", "gold", "ruby", "emerald", "diamond", "black")

# <generated>
WATER: Final = 0
GOLD: Final = 1
RUBY: Final = 2
EMERALD: Final = 3
DIAMOND: Final = 4
BLACK: Final = 5
# </generated>

KINDS: Final = 5
GEMS: Final = 4
SIDES: Final = 6
DICE: Final = 5
COPIES: Final = 10

TOKENS: Final = FACES[:KINDS]
GEM_NAMES: Final = FACES[GOLD:KINDS]

# What a token of each kind is worth: on the white side of every crate, on each black side.
WHITE: Final[list[i64]] = [0, 1, 2, 3, 4]
BLACK_CRATES: Final = 5
BLACK_TOTAL: Final = 15
BLACK_SIDES: Final[list[list[i64]]] = [
    [0, 6, 4, 3, 2],
    [0, 2, 6, 4, 3],
    [0, 3, 2, 6, 4],
    [0, 4, 3, 2, 6],
    [0, 4, 4, 4, 3],
]


# The rulings that concern each piece.
RULINGS_OF: Final[dict[str, tuple[str, ...]]] = {
    "water": ("P1", "P14", "P20"),
    **dict.fromkeys(GEM_NAMES, ("P4", "P9", "P26")),
    "die": ("P26", "P6", "P22"),
    "crate": ("P7", "P23", "P24"),
    "glass": ("P21", "P28", "P12"),
}


def components() -> tuple[Component, ...]:
    """The tokens with their worth in a white crate, then the rest."""
    tokens = [Component(FACES[kind], COPIES, int(WHITE[kind]), ASSUMED) for kind in range(GOLD, 5)]
    water = Component(FACES[WATER], COPIES, 0, BOOK)
    others = [("die", DICE), ("crate", BLACK_CRATES), ("glass", 1)]
    pieces = [Component(name, count, 0, BOOK, NOTHING) for name, count in others]
    return with_rulings((water, *tokens, *pieces), RULINGS_OF)


def census(state: "DiggerState") -> dict[str, int]:
    """How many tokens of each kind lie in the centre, beside, in the crates and in the box."""
    found: dict[str, int] = {}
    for kind in range(KINDS):
        crates = sum(int(state.crates[seat * KINDS + kind]) for seat in range(state.seats))
        boxed = int(state.boxed) if kind == WATER else 0
        found[FACES[kind]] = int(state.centre[kind]) + int(state.beside[kind]) + crates + boxed
    return found
