"""What the options settle for a whole game; nothing changes it, so that clones share it."""

from mypy_extensions import i64

from pioche.core.game import Options
from pioche.core.options import DRAWN, chosen_seat


class Config:
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
        return isinstance(other, Config) and self.options == other.options

    def __hash__(self) -> int:
        return hash(tuple(self.options.items()))
