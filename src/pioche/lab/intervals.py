"""95 % intervals of shares and means: how far a measured figure may be from the true one."""

from dataclasses import dataclass
from math import sqrt
from typing import Final

# So many standard errors to each side hold the true figure 95 times in a hundred.
STANDARD_ERRORS: Final = 1.959964


@dataclass(frozen=True)
class Interval:
    """From where to where the true figure is expected."""

    low: float
    high: float


def share_interval(share: float, games: int) -> Interval:
    """Wilson's interval of a share between 0 and 1; sound for few games and for 0 and 1 too.

    A victory shared by several counts in part, which varies less than whole ones: the
    interval is then a little wider than need be, never too narrow.
    """
    z2 = STANDARD_ERRORS**2
    centre = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = STANDARD_ERRORS * sqrt(share * (1 - share) / games + z2 / (4 * games**2))
    half /= 1 + z2 / games
    return Interval(max(0.0, centre - half), min(1.0, centre + half))


def mean_error(total: float, squares: float, games: int) -> float | None:
    """Half the interval of a mean, from the sum and the sum of squares; one game has none."""
    if games < 2:  # noqa: PLR2004  (a spread needs two)
        return None
    mean = total / games
    variance = max(0.0, squares - games * mean**2) / (games - 1)
    return STANDARD_ERRORS * sqrt(variance / games)
