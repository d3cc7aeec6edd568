"""The options of a table of Let's Dig for Treasure."""

from typing import Final

from pioche.core.options import Choice, Option, SomeSeats, Switch, first_option
from pioche.games.letsdig.moves import MOST_SEATS
from pioche.games.letsdig.sheet import SHEET

WASTE_BUSTS: Final = 0
WASTE_WORMS: Final = 1

WASTE_MODES: Final = ("bust", "worms")
TEAM_SEATS: Final = 4

OPTIONS: Final[tuple[Option, ...]] = (
    first_option(MOST_SEATS),
    Switch("teams", False, "letsdig-option-teams-help", needs_seats=(TEAM_SEATS,)),
    Switch("open_scores", False, "letsdig-option-open_scores-help"),
    Switch("landmine", True, "letsdig-option-landmine-help"),
    Choice("waste", WASTE_MODES[WASTE_BUSTS], "letsdig-option-waste-help", WASTE_MODES),
    SomeSeats("first_game", "", "letsdig-option-first_game-help", once=True),
    SomeSeats("owns_game", "", "letsdig-option-owns_game-help"),
    SHEET,
)
