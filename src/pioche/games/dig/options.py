"""The options of a DIG table, and what they settle for a whole game."""

from typing import Final, final

from mypy_extensions import i64

from pioche.core.game import Options
from pioche.core.options import Choice, GameConfig, Option, Switch, chosen_seat, first_option
from pioche.core.sheet import Figure, Sheet, Total
from pioche.games.dig.cards import COSTS, STONE_NAMES
from pioche.games.dig.moves import MOST_PLAYERS

INCLUSIVE: Final = 0
EXAMPLE: Final = 1
GEM_COUNTS: Final = ("inclusive", "example")

# A companion costs at least one stone, and no more than a player can hope to hold.
MOST_OF_A_STONE: Final = 9
MOST_STONES: Final = 12

FIGURES: Final = tuple(
    Figure(f"{name}.{stone}", number, 0, MOST_OF_A_STONE)
    for name, cost in COSTS.items()
    for stone, number in zip(STONE_NAMES, cost, strict=True)
)
TOTALS: Final = tuple(
    Total(f"{name}.*", tuple(f"{name}.{stone}" for stone in STONE_NAMES), 1, MOST_STONES)
    for name in COSTS
)

SHEET: Final = Sheet("sheet", "", "dig-option-sheet-help", FIGURES, TOTALS)

OPTIONS: Final[tuple[Option, ...]] = (
    Choice("gem_count", GEM_COUNTS[INCLUSIVE], "dig-option-gem_count-help", GEM_COUNTS),
    Switch("wild_werewolf", True, "dig-option-wild_werewolf-help"),
    first_option(MOST_PLAYERS),
    SHEET,
    # Earlier tables asked about a shield also where it changes nothing (G75).
    Switch(
        "idle_shield",
        False,
        "dig-option-idle_shield-help",
        added_later=True,
        before=True,
        offered=False,
    ),
)


@final
class Config(GameConfig):
    """The options as the rules need them; `costs` are four figures a companion, by the sheet."""

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.gem_count: i64 = GEM_COUNTS.index(str(options["gem_count"]))
        self.wild_werewolf = bool(options["wild_werewolf"])
        self.first: i64 = chosen_seat(options["first"])  # NONE: drawn
        self.idle_shield = bool(options["idle_shield"])
        self.costs: list[i64] = list(SHEET.values(str(options["sheet"])).values())
