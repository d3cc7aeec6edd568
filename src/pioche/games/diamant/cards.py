"""The box of Diamant: faces, figures and their sources, and the census of cards."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.core.cards import count_faces
from pioche.core.components import BOOK, FOUND, NOTHING, RUBIES, Component, with_rulings
from pioche.games.diamant.options import ASCENDING, CLASSIC, RELIC_MODES

if TYPE_CHECKING:
    from pioche.games.diamant.state import DiamantState

# Faces: the twelve treasure values, the five dangers, the five relics, the classic relic.
TREASURES: Final = 12
DANGERS: Final = 5
RELICS: Final = 5
FIRST_DANGER: Final = 12
FIRST_RELIC: Final = 17
CLASSIC_RELIC: Final = 22

COPIES_OF_A_DANGER: Final = 3
BASE_CARDS: Final = 30

TREASURE_VALUES: Final[list[i64]] = [1, 2, 3, 4, 5, 7, 9, 11, 13, 14, 15, 17]
TREASURE_COPIES: Final[list[i64]] = [1, 1, 1, 1, 2, 2, 1, 2, 1, 1, 1, 1]
RELIC_VALUES: Final[list[i64]] = [5, 7, 8, 10, 12]
# The classic variant: the first three relics taken out of the cave, then the others.
CLASSIC_FIRST: Final = 5
CLASSIC_LATER: Final = 10
CLASSIC_FIRST_COUNT: Final = 3

FACES: Final = (
    *(f"treasure-{value}" for value in TREASURE_VALUES),
    "danger-spiders",
    "danger-snakes",
    "danger-lava",
    "danger-boulders",
    "danger-rams",
    *(f"relic-{value}" for value in RELIC_VALUES),
    "classic-relic",
)

# The rubies that a face brings when it is turned up.
VALUES: Final[dict[str, int]] = {
    name: int(TREASURE_VALUES[face]) if face < TREASURES else 0 for face, name in enumerate(FACES)
}


def deck_faces(relic_mode: i64) -> list[i64]:
    """The faces of all cards in play: the thirty of the base game, then the variant's relics."""
    faces: list[i64] = []
    for face in range(TREASURES):
        faces += [face] * TREASURE_COPIES[face]
    for kind in range(DANGERS):
        faces += [FIRST_DANGER + kind] * COPIES_OF_A_DANGER
    if relic_mode == ASCENDING:
        faces += [FIRST_RELIC + relic for relic in range(RELICS)]
    elif relic_mode == CLASSIC:
        faces += [CLASSIC_RELIC] * RELICS
    return faces


# Laid out once: dealing a game copies one of these.
DECKS: Final[list[list[i64]]] = [deck_faces(mode) for mode in range(len(RELIC_MODES))]


# The rulings that concern each card.
RELIC_RULINGS: Final = ("D13",)
RULINGS_OF: Final[dict[str, tuple[str, ...]]] = {
    "treasure": ("D1", "D2", "D3", "D16"),
    **{FACES[FIRST_DANGER + kind]: ("D4", "D6") for kind in range(DANGERS)},
    "relic": RELIC_RULINGS,
    "classic-relic": RELIC_RULINGS,
}


def components() -> tuple[Component, ...]:
    """Every card of the box; each set of five relics serves its own variant."""
    treasures = [
        Component(
            FACES[face], int(TREASURE_COPIES[face]), int(TREASURE_VALUES[face]), FOUND, RUBIES
        )
        for face in range(TREASURES)
    ]
    dangers = [
        Component(FACES[FIRST_DANGER + kind], COPIES_OF_A_DANGER, 0, BOOK, NOTHING)
        for kind in range(DANGERS)
    ]
    relics = [
        Component(FACES[FIRST_RELIC + relic], 1, int(RELIC_VALUES[relic]), BOOK)
        for relic in range(RELICS)
    ]
    classic = Component(FACES[CLASSIC_RELIC], RELICS, CLASSIC_FIRST, FOUND)
    return with_rulings((*treasures, *dangers, *relics, classic), RULINGS_OF)


def census(state: "DiamantState") -> dict[str, int]:
    piles = (state.deck, state.path, state.removed, state.relics_to_come, state.relics_taken)
    return count_faces(FACES, state.cards, piles)
