"""What the options settle for a whole game; nothing changes it, so that clones share it."""

from typing import final

from mypy_extensions import i64

from pioche.core.equality import same_fields
from pioche.core.game import Options
from pioche.core.options import chosen_seat
from pioche.games.dig.options import GEM_COUNTS, SHEET


@final
class Config:  # noqa: PLW1641  (it is compared, never a key)
    """The options as the rules need them; `costs` are four figures a companion, by the sheet."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.gem_count: i64 = GEM_COUNTS.index(str(options["gem_count"]))
        self.wild_werewolf = bool(options["wild_werewolf"])
        self.first: i64 = chosen_seat(options["first"])  # NONE: drawn
        self.costs: list[i64] = list(SHEET.values(str(options["sheet"])).values())

    def __getnewargs__(self) -> tuple[object, ...]:
        return (self.options,)

    def __eq__(self, other: object) -> bool:
        return same_fields(self, other)
