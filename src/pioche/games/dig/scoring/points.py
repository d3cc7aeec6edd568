"""Who has how many points, who has won, and in which order the others follow."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.core.state import ranks_of
from pioche.games.dig.player import NONE

if TYPE_CHECKING:
    from pioche.games.dig.state import DigState

# More runes than there are in the box, and more points: figures that settle an order alone.
MORE_THAN_RUNES: Final = 10
MORE_THAN_POINTS: Final = 1000

ENDS: Final = ("gems", "crown", "stale")
TEN_GEMS: Final = 0
CROWN: Final = 1
STALE: Final = 2


def end_reason(state: "DigState") -> i64:
    """How it ended, of `ENDS`: ten gems and a last round, Tyler's crown, or too quiet (G59)."""
    if state.crowned != NONE:
        return CROWN
    return STALE if state.caller == NONE else TEN_GEMS


def points_of_all(state: "DigState") -> list[i64]:
    """Gems and runes collected, of each seat (G48)."""
    points: list[i64] = []
    for player in state.players:
        points.append(player.points())
    return points


def ranks_of_all(state: "DigState") -> list[int]:
    """Whom Tyler crowned comes first; then the most points, then the most runes, then shared."""
    figures: list[i64] = []
    for player in state.players:
        figures.append(player.points() * MORE_THAN_RUNES + player.runes)
    if state.crowned != NONE:
        figures[state.crowned] += MORE_THAN_POINTS * MORE_THAN_RUNES
    return ranks_of(figures)


def seats_ranked_first(state: "DigState") -> list[int]:
    """The winners: nobody comes before them."""
    ranks = ranks_of_all(state)
    return [seat for seat in range(len(ranks)) if ranks[seat] == 1]
