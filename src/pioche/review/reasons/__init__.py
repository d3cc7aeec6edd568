"""Why a choice cost something, in the terms of its game."""

from typing import Final

from pioche.core.lines import Line, line
from pioche.review.review_data import MoveValue

PERCENT: Final = 100


def shares_line(played: MoveValue, best: MoveValue) -> Line:
    """How often each of the two wins: what can be said in any game."""
    return line(
        "review-share", played=round(PERCENT * played.share), best=round(PERCENT * best.share)
    )
