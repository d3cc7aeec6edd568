"""The options of a table of Let's Dig for Treasure, and what they settle for a whole game."""

from functools import cache
from typing import Final, final

from mypy_extensions import i64

from pioche.core.components import BOOK
from pioche.core.game import Options
from pioche.core.options import (
    Choice,
    GameConfig,
    Option,
    SomeSeats,
    Switch,
    chosen_seat,
    first_option,
    seats_named,
)
from pioche.core.sheet import Figure, Sheet, Total
from pioche.games.letsdig.cards import BOX, CARDS, FACES, KINDS, LANDMINE, PILES
from pioche.games.letsdig.moves import MOST_SEATS

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
    return SHEET.values(text)[MAP_FIGURE]


@cache
def deck_by(text: str) -> list[i64]:
    """The faces of all cards by this sheet; copy the list before changing it."""
    values = SHEET.values(text)
    faces: list[i64] = []
    for face in range(KINDS):
        for _ in range(values[COUNTS[face]]):
            faces.append(face)
    return faces


WASTE_BUSTS: Final = 0
WASTE_WORMS: Final = 1

WASTE_MODES: Final = ("bust", "worms")
TEAM_SEATS: Final = 4

OPTIONS: Final[tuple[Option, ...]] = (
    first_option(MOST_SEATS),
    Switch("teams", False, "letsdig-option-teams-help", needs_seats=(TEAM_SEATS,)),
    Switch("open_scores", False, "letsdig-option-open_scores-help"),
    Switch("landmine", True, "letsdig-option-landmine-help"),
    Choice("waste", WASTE_MODES[WASTE_BUSTS], "letsdig-option-waste-help", WASTE_MODES),
    SomeSeats("first_game", "", "letsdig-option-first_game-help", once=True),
    SomeSeats("owns_game", "", "letsdig-option-owns_game-help"),
    SHEET,
)


@final
class Config(GameConfig):
    """The options as the rules need them; `worth` are the points of each face by the sheet."""

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.first: i64 = chosen_seat(options["first"])
        self.teams = bool(options["teams"])
        self.open_scores = bool(options["open_scores"])
        self.landmine = bool(options["landmine"])
        self.waste_mode: i64 = WASTE_MODES.index(str(options["waste"]))
        # Masks of the seats that play for the first time, and of those that own the game.
        self.new_kids: i64 = mask_of(str(options["first_game"]))
        self.box_owners: i64 = mask_of(str(options["owns_game"]))
        self.sheet = str(options["sheet"])
        self.worth: list[i64] = worth_by(self.sheet)
        self.map_cards: i64 = map_cards_by(self.sheet)

    def faces(self) -> list[i64]:
        every = deck_by(self.sheet)
        if self.landmine:
            return every.copy()
        return [face for face in every if face != LANDMINE]


def mask_of(text: str) -> int:
    if not text:
        return 0
    return sum(1 << seat for seat in seats_named(text))
