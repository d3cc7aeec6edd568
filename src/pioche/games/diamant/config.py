"""What the options settle for a whole game; nothing changes it, so that clones share it."""

from typing import final

from mypy_extensions import i64

from pioche.core.equality import same_fields
from pioche.core.game import Options
from pioche.games.diamant.options import RELIC_MODES


@final
class Config:  # noqa: PLW1641  (it is compared, never a key)
    """The options as the rules need them."""

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
