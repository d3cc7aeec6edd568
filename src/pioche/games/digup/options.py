"""The options of a Dig Up Adventure table, and what they settle for a whole game."""

from dataclasses import replace
from typing import Final, final

from mypy_extensions import i64

from pioche.core.game import Options
from pioche.core.options import DRAWN, Choice, GameConfig, Option, Switch, chosen_seat, first_option
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


@final
class Config(GameConfig):
    """The options as the rules need them; `first` is -1 where who begins is drawn."""

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.first: i64 = chosen_seat(options["first"])
        self.draw_colours = options["colours"] == DRAWN
        self.memory = bool(options["memory"])
        self.strict_idols = bool(options["strict_idols"])
