"""The options of a Digger table."""

from typing import Final

from pioche.core.options import Choice, Number, Option, first_option
from pioche.games.digger.moves import MOST_SEATS
from pioche.games.digger.sheet import SHEET

UNTIMED: Final = "untimed"
PACES: Final = ("30", "60", "120", "300", UNTIMED)
CRATES: Final = ("white", "black")
SANDS: Final = ("exact", "uneven")
DEXTERITIES: Final = ("steady", "normal", "clumsy")

USUAL_THROWS: Final = 8
MOST_THROWS: Final = 20
USUAL_ALLOWANCE: Final = 150
MOST_ALLOWANCE: Final = 500

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
