"""The options of a Dig Up Adventure table."""

from dataclasses import replace
from typing import Final

from pioche.core.options import DRAWN, Choice, Option, Switch, first_option
from pioche.games.digup.moves import MOST_PLAYERS

CHOSEN: Final = "chosen"
# The solo variant has neither secrets nor idols.
SEVERAL: Final = (2, 3, 4)

OPTIONS: Final[tuple[Option, ...]] = (
    replace(first_option(MOST_PLAYERS), needs_seats=SEVERAL, added_later=True),
    Choice("colours", CHOSEN, "digup-option-colours-help", (CHOSEN, DRAWN)),
    Switch("memory", True, "digup-option-memory-help", needs_seats=SEVERAL),
    Switch("strict_idols", False, "digup-option-strict_idols-help", needs_seats=SEVERAL),
)
