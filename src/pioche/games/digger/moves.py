"""The moves of Digger: those of players, and those that gestures and time make."""

from typing import Final

from mypy_extensions import i64

from pioche.core.moves import Moves, Seats
from pioche.games.digger.cards import GEM_NAMES, GOLD, TOKENS

MOST_SEATS: Final = 5

# A theft is `steal`. Judged by its gesture it is carried out as `lift` (clean) or `touch`
# (a neighbouring pile was touched): moves that the table makes, never a player.
MOVES: Final = Moves(
    ("throw",),
    ("take", TOKENS),
    ("store", TOKENS),
    ("steal", GEM_NAMES, Seats(MOST_SEATS)),
    ("stop",),
    ("night",),
    ("lift", GEM_NAMES, Seats(MOST_SEATS)),
    ("touch", GEM_NAMES, Seats(MOST_SEATS)),
    ("store-all",),
)

# <generated>
THROW: Final = 0
TAKE: Final = 1
STORE: Final = 6
STEAL: Final = 11
STOP: Final = 31
NIGHT: Final = 32
LIFT: Final = 33
TOUCH: Final = 53
STORE_ALL: Final = 73
# </generated>

ONLY_THROW: Final[list[i64]] = [THROW]


def final(state: object, move: int) -> bool:
    """What is stored is stored (P9), and a hand that has stolen has moved."""
    return STORE <= move < STOP or move == STORE_ALL


def steal_move(kind: i64, seat: i64) -> i64:
    return STEAL + (kind - GOLD) * MOST_SEATS + seat


def stolen_kind(theft: i64) -> i64:
    """Which gem a theft is about; `theft` counts from the first move of its name."""
    return GOLD + theft // MOST_SEATS


def robbed_seat(theft: i64) -> i64:
    return theft % MOST_SEATS
