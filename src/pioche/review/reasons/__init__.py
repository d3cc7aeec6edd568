"""Why a choice cost something: first in the terms of its game, then in wins and points.

`reasons/GAME.py` has one function, `lines`, from what the seat saw, the odds it could have known,
and the two moves. It gives no line where it has nothing to say.
"""

from dataclasses import dataclass
from typing import Any, Final

from pioche.bots.margins import percent
from pioche.core.game import Game, View
from pioche.core.lines import Argument, Line, line
from pioche.game_modules import game_module
from pioche.review.review_data import MoveValue

# The least difference of points that is mentioned.
SOME_POINTS: Final = 0.5


@dataclass(frozen=True)
class Case:
    """A seat's view, the move that was played, and the best one."""

    game: Game
    view: View
    played: MoveValue
    best: MoveValue

    @property
    def odds(self) -> dict[str, Any]:
        """The odds that the seat could have known."""
        return self.game.odds(self.view)

    @property
    def names(self) -> tuple[str, str]:
        """The names of the two moves, without their arguments."""
        return self.played.move.split()[0], self.best.move.split()[0]


def reason_for(case: Case) -> list[Line]:
    module = game_module(__name__, case.game.id)
    return [*(module.lines(case) if module else []), *points_lines(case), shares_line(case)]


def points_lines(case: Case) -> list[Line]:
    """The points that the played move brings less, where it does."""
    missing = case.best.points - case.played.points
    if missing < SOME_POINTS:
        return []
    return [line("review-points", move=move_name(case.played), points=missing)]


def shares_line(case: Case) -> Line:
    """How often each of the two wins: this holds in any game."""
    return line(
        "review-share",
        move=move_name(case.played),
        other=move_name(case.best),
        played=percent(case.played.share),
        best=percent(case.best.share),
    )


def move_name(move: MoveValue) -> Argument:
    """A move as its button calls it."""
    return {"value": move.move, "field": "move"}


def number_of(move: MoveValue) -> int:
    """The number in a move such as `dig 2`."""
    return int(move.move.split()[1])
