"""The moves of DIG: what to do in a turn, and the answers to what cards ask."""

from typing import Final

from mypy_extensions import i64

from pioche.core.moves import Moves, Seats
from pioche.games.dig.cards import COMPANION_NAMES, HILL_NAMES, STONE_NAMES

GALLERIES: Final = 4
MOST_PLAYERS: Final = 4
TOOLS: Final = ("purse", "compass", "pickaxe", "scroll", "bomb", "potion")


def gallery_sets() -> tuple[str, ...]:
    """Every choice of galleries, `1` to `1+2+3+4`, in the order of their masks from 1 on."""
    masks = range(1, 1 << GALLERIES)
    numbers = range(GALLERIES)
    return tuple("+".join(str(n + 1) for n in numbers if mask >> n & 1) for mask in masks)


MOVES: Final = Moves(
    # A turn: dig beside or in galleries, close one, or hire.
    ("beside",),
    ("dig", gallery_sets()),
    ("close", GALLERIES),
    ("hire", GALLERIES),
    ("engage", COMPANION_NAMES),
    ("leave",),
    # Payments.
    ("pay", (*STONE_NAMES, "chest")),
    ("spare", STONE_NAMES),
    ("stones",),
    # Equipment, before or after the draw; equipment just drawn.
    ("draw",),
    ("use", TOOLS),
    ("end",),
    ("keep",),
    ("discard",),
    # Stones.
    ("collect",),
    ("recruit",),
    ("decline",),
    # Attacks.
    ("shield",),
    ("sceptre",),
    ("anchor",),
    ("suffer",),
    # Where, whom, which.
    ("gallery", GALLERIES),
    ("target", Seats(MOST_PLAYERS), GALLERIES),
    ("take", HILL_NAMES),
    ("stop",),
)

# <generated>
BESIDE: Final = 0
DIG: Final = 1
CLOSE: Final = 16
HIRE: Final = 20
ENGAGE: Final = 24
LEAVE: Final = 37
PAY: Final = 38
SPARE: Final = 43
STONES: Final = 47
DRAW: Final = 48
USE: Final = 49
END: Final = 55
KEEP: Final = 56
DISCARD: Final = 57
COLLECT: Final = 58
RECRUIT: Final = 59
DECLINE: Final = 60
SHIELD: Final = 61
SCEPTRE: Final = 62
ANCHOR: Final = 63
SUFFER: Final = 64
GALLERY: Final = 65
TARGET: Final = 69
TAKE: Final = 85
STOP: Final = 111
# </generated>

# The tools in the order of the move `use`.
TOOL_FACES: Final[list[i64]] = [HILL_NAMES.index(name) for name in TOOLS]

NOTHING: Final[list[i64]] = []
