"""The options of a Diamant table, and what they settle for a whole game."""

from typing import Final, final

from mypy_extensions import i64

from pioche.core.game import Options
from pioche.core.options import Choice, GameConfig, Option, Switch

NO_RELICS: Final = 0
ASCENDING: Final = 1
CLASSIC: Final = 2

RELIC_MODES: Final = ("none", "ascending", "classic")

OPTIONS: Final[tuple[Option, ...]] = (
    Choice("relics", RELIC_MODES[NO_RELICS], "diamant-option-relics-help", RELIC_MODES),
    Switch("open_chests", True, "diamant-option-open_chests-help"),
)


@final
class Config(GameConfig):
    """The options as the rules need them."""

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.relics = str(options["relics"])
        self.relic_mode: i64 = RELIC_MODES.index(self.relics)
        self.open_chests = bool(options["open_chests"])
