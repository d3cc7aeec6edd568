"""The options of a Digger table, its card sheet, and what they settle for a whole game."""

from functools import cache
from typing import Final, final

from mypy_extensions import i64

from pioche.core.game import Options
from pioche.core.options import Choice, GameConfig, Number, Option, chosen_seat, first_option
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
from pioche.games.digger.moves import MOST_SEATS

SECOND: Final = 1000
# Hands of bots and simulations, by dexterity: milliseconds for a throw (with reading the dice),
# for taking a token, for a theft, for storing a token, and thefts in a hundred that slip.
HANDS: Final[list[list[i64]]] = [
    [2000, 700, 1400, 700, 5],
    [2500, 900, 1800, 900, 10],
    [3200, 1200, 2400, 1200, 20],
]
# P28: the same limits for all: no hand is quicker.
QUICKEST: Final[list[i64]] = [1000, 400, 700, 400]
THROW_TIME: Final = 0
TAKE_TIME: Final = 1
STEAL_TIME: Final = 2
STORE_TIME: Final = 3
SLIP_PERCENT: Final = 4

UNTIMED: Final = "untimed"
PACES: Final = ("30", "60", "120", "300", UNTIMED)
CRATES: Final = ("white", "black")
SANDS: Final = ("exact", "uneven")
DEXTERITIES: Final = ("steady", "normal", "clumsy")

USUAL_THROWS: Final = 8
MOST_THROWS: Final = 20
USUAL_ALLOWANCE: Final = 150
MOST_ALLOWANCE: Final = 500

# The sheet: what the crates pay for each gem, which an owner of the box may correct.
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

OPTIONS: Final[tuple[Option, ...]] = (
    Choice("pace", PACES[0], "digger-option-pace-help", PACES),
    Number("throws", USUAL_THROWS, "digger-option-throws-help", 1, MOST_THROWS),
    Choice("crates", CRATES[0], "digger-option-crates-help", CRATES),
    Choice("sand", SANDS[0], "digger-option-sand-help", SANDS),
    Choice("dexterity", DEXTERITIES[1], "digger-option-dexterity-help", DEXTERITIES),
    Number("allowance", USUAL_ALLOWANCE, "digger-option-allowance-help", 0, MOST_ALLOWANCE),
    first_option(MOST_SEATS),
    SHEET,
)


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


@final
class Config(GameConfig):
    """The options as the rules need them."""

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.pace = str(options["pace"])
        # The glass in milliseconds; 0 where throws are counted instead.
        self.length: i64 = 0 if self.pace == UNTIMED else int(self.pace) * SECOND
        self.most_throws: i64 = int(options["throws"])
        self.crates = str(options["crates"])
        self.black = self.crates == CRATES[1]
        self.sand = str(options["sand"])
        self.uneven = self.sand == SANDS[1]
        self.dexterity = str(options["dexterity"])
        self.hands: list[i64] = HANDS[DEXTERITIES.index(self.dexterity)]
        self.allowance: i64 = int(options["allowance"])
        # Who begins; below 0 where it is drawn.
        self.first: i64 = chosen_seat(options["first"])
        self.sides: list[list[i64]] = sides_by(str(options["sheet"]))
