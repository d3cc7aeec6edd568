"""Shares and errors as people are told them: in whole percents."""

from typing import Final

PERCENT: Final = 100
# People are told twice the standard error: it holds nineteen times of twenty.
ERRORS: Final = 2


def whole(share: float) -> int:
    """A share in whole percents."""
    return round(share * PERCENT)


def margin(error: float) -> int:
    """How far off a share may be, in whole percents; nobody is told of less than one."""
    return max(1, round(ERRORS * error * PERCENT))


def points_margin(error: float) -> int:
    """How far off points may be."""
    return max(1, round(ERRORS * error))
