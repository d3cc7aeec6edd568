"""What the options settle for a whole game; nothing changes it, so that clones share it."""

from typing import final

from mypy_extensions import i64

from pioche.core.equality import same_fields
from pioche.core.game import Options
from pioche.core.options import DRAWN, chosen_seat


@final
class Config:  # noqa: PLW1641  (it is compared, never a key)
    """The options as the rules need them; `first` is -1 where who begins is drawn."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.first: i64 = chosen_seat(options["first"])
        self.draw_colours = options["colours"] == DRAWN
        self.memory = bool(options["memory"])
        self.strict_idols = bool(options["strict_idols"])

    def __getnewargs__(self) -> tuple[object, ...]:
        return (self.options,)

    def __eq__(self, other: object) -> bool:
        return same_fields(self, other)
