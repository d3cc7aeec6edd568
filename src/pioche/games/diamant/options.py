"""The options of a Diamant table, and what they settle for a whole game."""

from typing import Final, final

from mypy_extensions import i64

from pioche.core.equality import same_fields
from pioche.core.game import Options
from pioche.core.options import Choice, Option, Switch

NO_RELICS: Final = 0
ASCENDING: Final = 1
CLASSIC: Final = 2

RELIC_MODES: Final = ("none", "ascending", "classic")

OPTIONS: Final[tuple[Option, ...]] = (
    Choice("relics", RELIC_MODES[NO_RELICS], "diamant-option-relics-help", RELIC_MODES),
    Switch("open_chests", True, "diamant-option-open_chests-help"),
)


@final
class Config:  # noqa: PLW1641  (it is compared, never a key)
    """The options as the rules need them. Nothing changes them: clones share it."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.relics = str(options["relics"])
        self.relic_mode: i64 = RELIC_MODES.index(self.relics)
        self.open_chests = bool(options["open_chests"])

    # <generated: __getnewargs__, __eq__>
    def __getnewargs__(self) -> tuple[object, ...]:
        return (self.options,)

    def __eq__(self, other: object) -> bool:
        return same_fields(self, other)

    # </generated>
