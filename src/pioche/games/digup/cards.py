"""What is in the box of Dig Up Adventure: every figure is the rulebook's."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.core.cards import count_faces
from pioche.core.components import BOOK, NOTHING, POSITION, Component, with_rulings

if TYPE_CHECKING:
    from pioche.games.digup.state import DigUpState

# Faces: nine values of each colour, then skeleton and idol, then the nine adventure cards.
COLOURS: Final = ("amethyst", "diamond", "emerald", "ruby", "sapphire", "topaz")
COLOUR_COUNT: Final = 6
VALUES: Final = 9
SKELETON: Final = 54
IDOL: Final = 55
PURSE: Final = 56
MAP: Final = 57
DYNAMITE: Final = 58
BINOCULARS: Final = 59
SHOVEL: Final = 60
PICKAXE: Final = 61
BRIDGE: Final = 62
RIVER: Final = 63
TORCH: Final = 64
FIRST_ADVENTURE: Final = 56
FACE_COUNT: Final = 65

SKELETONS: Final = 4
IDOLS: Final = 4
ADVENTURES: Final = (
    ("purse", 4),
    ("map", 3),
    ("dynamite", 3),
    ("binoculars", 6),
    ("shovel", 4),
    ("pickaxe", 6),
    ("bridge", 6),
    ("river", 6),
    ("torch", 4),
)

FACES: Final = (
    *(f"{colour}-{value}" for colour in COLOURS for value in range(1, VALUES + 1)),
    "skeleton",
    "idol",
    *(name for name, _ in ADVENTURES),
)

# The number of each face and colour: looking a name up in a row takes as long as the row is.
NUMBERS: Final = {name: number for number, name in enumerate(FACES)}
COLOUR_NUMBERS: Final = {name: number for number, name in enumerate(COLOURS)}

# Points at the end: of one's own colour in its place or elsewhere, of another colour in its place.
OWN_IN_PLACE: Final = 3
OWN_ELSEWHERE: Final = 2
OTHER_IN_PLACE: Final = 1
IDOL_POINTS: Final = 2


def deck_faces() -> list[i64]:
    faces: list[i64] = list(range(SKELETON))
    faces += [SKELETON] * SKELETONS
    faces += [IDOL] * IDOLS
    for kind in range(len(ADVENTURES)):
        faces += [FIRST_ADVENTURE + kind] * ADVENTURES[kind][1]
    return faces


# Laid out once: dealing a game copies it.
DECK: Final[list[i64]] = deck_faces()


def colour_of(face: i64) -> i64:
    """The colour of a gem; -1 for any other card."""
    if face >= SKELETON:
        return -1
    return face // VALUES


def place_of(face: i64) -> i64:
    """The position, counted from 0, that a gem's value names."""
    return face % VALUES


def points_of(face: i64, at: i64, colour: i64) -> i64:
    """The points of a card on that position for the collector of that colour."""
    if face == IDOL:
        return IDOL_POINTS
    if face >= SKELETON:
        return 0
    if colour_of(face) == colour:
        return OWN_IN_PLACE if place_of(face) == at else OWN_ELSEWHERE
    return OTHER_IN_PLACE if place_of(face) == at else 0


# The rulings that concern each card.
RULINGS_OF: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(COLOURS, ("U39", "U10", "U42")),
    "skeleton": ("U32", "U33"),
    "idol": ("U7", "U8"),
    "purse": ("U10",),
    "map": ("U12",),
    "dynamite": ("U43",),
    "binoculars": ("U14", "U44"),
    "shovel": ("U15",),
    "pickaxe": ("U17",),
    "bridge": ("U18", "U10"),
    "river": ("U20", "U21"),
    "torch": ("U15", "U45"),
}


def components() -> tuple[Component, ...]:
    """Every card of the box; a gem's value is the position that it belongs to."""
    gems = [
        Component(FACES[face], 1, int(place_of(face)) + 1, BOOK, POSITION)
        for face in range(SKELETON)
    ]
    treasures = [
        Component("skeleton", SKELETONS, 0, BOOK),
        Component("idol", IDOLS, IDOL_POINTS, BOOK),
    ]
    adventures = [Component(name, count, 0, BOOK, NOTHING) for name, count in ADVENTURES]
    return with_rulings((*gems, *treasures, *adventures), RULINGS_OF)


def census(state: "DigUpState") -> dict[str, int]:
    mines = [pile for miner in state.miners for pile in (miner.mine, miner.hand)]
    piles = (state.box, state.pile, state.discard, state.played, state.looked, state.aside)
    return count_faces(FACES, state.cards, (*mines, *piles, state.river))
