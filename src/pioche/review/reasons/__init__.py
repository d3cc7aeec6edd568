"""Why a choice cost something: first in the terms of its game, then in wins and points.

`reasons/GAME.py` has one function, `lines`: what can be said from what the seat saw, the odds it
could have known, and the two moves. It says nothing where it has nothing to say.
"""

from typing import Final

from pioche.core.lines import Line, line
from pioche.game_modules import game_module
from pioche.review.reasons.case import Case, move_name

PERCENT: Final = 100
# So many points at least must be between the moves to speak of them.
SOME_POINTS: Final = 0.5


def reason_for(case: Case) -> list[Line]:
    """Why the best move was better than the played one."""
    module = game_module(__name__, case.game.id)
    return [*(module.lines(case) if module else []), *points_lines(case), shares_line(case)]


def points_lines(case: Case) -> list[Line]:
    """How many points the played move brings less, where that is so."""
    missing = case.best.points - case.played.points
    if missing < SOME_POINTS:
        return []
    return [line("review-points", move=move_name(case.played), points=missing)]


def shares_line(case: Case) -> Line:
    """How often each of the two wins: what can be said in any game."""
    return line(
        "review-share",
        move=move_name(case.played),
        other=move_name(case.best),
        played=round(PERCENT * case.played.share),
        best=round(PERCENT * case.best.share),
    )
