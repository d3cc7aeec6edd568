"""The options of a Diamant table."""

from typing import Final

from pioche.core.options import Choice, Option, Switch

NO_RELICS: Final = 0
ASCENDING: Final = 1
CLASSIC: Final = 2

RELIC_MODES: Final = ("none", "ascending", "classic")

OPTIONS: Final[tuple[Option, ...]] = (
    Choice("relics", RELIC_MODES[NO_RELICS], "diamant-option-relics-help", RELIC_MODES),
    Switch("open_chests", True, "diamant-option-open_chests-help"),
)
