"""Figures as people read them: shares in whole percents, margins of two standard errors.

A margin is the "give or take" beside every estimate, in reviews and in move values. Two standard
errors hold in nineteen cases of twenty. Margins are rounded up and are never 0: no estimate is
exact.
"""

from math import ceil, copysign, floor
from typing import Final

MARGIN_ERRORS: Final = 2
PERCENT: Final = 100
# Digits that are not rounding noise of the arithmetic.
DIGITS: Final = 6


def percent(share: float) -> int:
    """A share, or the change of one, in whole percents; halves are rounded away from 0."""
    return int(copysign(floor(abs(share) * PERCENT + 0.5), share))


def margin(error: float) -> int:
    """The margin of a share in whole percents, from its standard error."""
    return points_margin(error * PERCENT)


def points_margin(error: float) -> int:
    return max(1, ceil(round(MARGIN_ERRORS * error, DIGITS)))


def is_clear(difference: float, error: float) -> bool:
    """Whether a difference is larger than its margin."""
    return abs(difference) > MARGIN_ERRORS * error
