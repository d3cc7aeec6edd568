"""The options of a Dig Up Adventure table."""

from typing import Final

from pioche.core.options import Choice, Option, Switch

CHOSEN: Final = "chosen"
DRAWN: Final = "drawn"
# The solo variant has neither secrets nor idols.
SEVERAL: Final = (2, 3, 4)

OPTIONS: Final[tuple[Option, ...]] = (
    Choice("colours", CHOSEN, "digup-option-colours-help", (CHOSEN, DRAWN)),
    Switch("memory", True, "digup-option-memory-help", needs_seats=SEVERAL),
    Switch("strict_idols", False, "digup-option-strict_idols-help", needs_seats=SEVERAL),
)
