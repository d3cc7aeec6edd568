"""What is in the box of Let's Dig for Treasure, with the source of each figure."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.core.cards import count_faces
from pioche.core.components import ASSUMED, BOOK, FOUND, Component, with_rulings

if TYPE_CHECKING:
    from pioche.games.letsdig.state import LetsdigState

# The name of a card that the looker does not know.
UNKNOWN: Final = "unknown"

# Numbers of cards by face.
Counts = dict[str, int]

KINDS: Final = 26
CARDS: Final = 120
PILES: Final = 3

# The rulings that concern each card.
RULINGS_OF: Final[dict[str, tuple[str, ...]]] = {
    "worms": ("T2", "T9"),
    "skeleton": ("T8", "T30"),
    "cookies": ("T14",),
    "milk": ("T14",),
    "sewer": ("T24", "T34"),
    "gravedigger": ("T19",),
    "dog": ("T8", "T28", "T30"),
    "map": ("T11", "T13", "T27", "T37"),
    "crown": ("T3",),
    "heirloom": ("T10", "T34"),
    "waste": ("T9",),
    "hat": ("T19", "T29", "T34"),
    "sabre": ("T19", "T29", "T34"),
    "newkid": ("T14", "T29"),
    "boardgames": ("T14", "T29"),
    "lottery": ("T13", "T14"),
    "skwirmz": ("T14",),
    "dress": ("T14",),
    "landmine": ("T25", "T26"),
    "stash": ("T3",),
}

# The counts are the book's. The source is that of the points: a card's full worth where it
# has a condition, the worth of one worms card for Skwirmz.
CARDS_IN_BOX: Final = (
    Component("muck", 25, 1, ASSUMED),
    Component("worms", 30, 0, ASSUMED),
    Component("skeleton", 10, 0, ASSUMED),
    Component("ferryman", 7, 3, ASSUMED),
    Component("cookies", 7, 5, BOOK, conditional=True),
    Component("milk", 7, 5, BOOK, conditional=True),
    Component("sewer", 3, -5, ASSUMED),
    Component("ring", 3, 3, ASSUMED),
    Component("gravedigger", 3, 1, ASSUMED),
    Component("dog", 3, 5, BOOK),
    Component("map", 3, 1, ASSUMED),
    Component("crown", 3, 2, ASSUMED),
    Component("heirloom", 3, 10, BOOK),
    Component("waste", 1, 0, ASSUMED),
    Component("chest", 1, 10, ASSUMED),
    Component("leprechaun", 1, 7, ASSUMED),
    Component("ark", 1, 15, ASSUMED),
    Component("hat", 1, 1, ASSUMED),
    Component("sabre", 1, 1, ASSUMED),
    Component("newkid", 1, 20, FOUND, conditional=True),
    Component("boardgames", 1, 5, FOUND, conditional=True),
    Component("lottery", 1, 50, BOOK, conditional=True),
    Component("skwirmz", 1, 3, ASSUMED, conditional=True),
    Component("dress", 1, 15, ASSUMED, conditional=True),
    Component("landmine", 1, 1, ASSUMED),
    Component("stash", 1, 2, ASSUMED),
)
BOX: Final = with_rulings(CARDS_IN_BOX, RULINGS_OF)

FACES: Final = tuple(component.id for component in BOX)

# <generated>
MUCK: Final = 0
WORMS: Final = 1
SKELETON: Final = 2
FERRYMAN: Final = 3
COOKIES: Final = 4
MILK: Final = 5
SEWER: Final = 6
RING: Final = 7
GRAVEDIGGER: Final = 8
DOG: Final = 9
MAP: Final = 10
CROWN: Final = 11
HEIRLOOM: Final = 12
WASTE: Final = 13
CHEST: Final = 14
LEPRECHAUN: Final = 15
ARK: Final = 16
HAT: Final = 17
SABRE: Final = 18
NEWKID: Final = 19
BOARDGAMES: Final = 20
LOTTERY: Final = 21
SKWIRMZ: Final = 22
DRESS: Final = 23
LANDMINE: Final = 24
STASH: Final = 25
# </generated>

# Cards that do something when they are collected, in the order in which they are offered.
EFFECT_CARDS: Final[list[i64]] = [SEWER, GRAVEDIGGER, MAP, CROWN, HAT, SABRE, LANDMINE, STASH]
COLLECT_FACES: Final = tuple(FACES[face] for face in EFFECT_CARDS)

# For each face 1 where something happens when it is put in a score pile.
HAS_EFFECT: Final[list[i64]] = [1 if face in EFFECT_CARDS else 0 for face in range(KINDS)]


def census(state: "LetsdigState") -> dict[str, int]:
    loose = (state.dug, state.pending, state.discard, state.destroyed)
    return count_faces(FACES, state.cards, (*state.piles, *state.score_piles, *loose))
