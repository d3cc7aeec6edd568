"""Shares and means with 95 % intervals, seats, lengths, ends and differences, from figures."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from pioche.lab.figures import (
    VICTORY,
    Differences,
    Figures,
    GameFigures,
    Histogram,
    SeatFigures,
    Sums,
)
from pioche.lab.simulation import Simulation, changes, end_of

# Half a 95 % interval, in standard errors.
STANDARD_ERRORS: Final = 1.959964


@dataclass(frozen=True)
class Interval:
    """An interval that holds the true figure with a probability of 95 %."""

    low: float
    high: float


def share_interval(share: float, games: int) -> Interval:
    """Wilson's interval of a share between 0 and 1; valid for few games and for 0 and 1 too.

    A shared victory counts in part and varies less than a whole one: the interval is then a little
    too wide, never too narrow.
    """
    z2 = STANDARD_ERRORS**2
    centre = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = STANDARD_ERRORS * sqrt(share * (1 - share) / games + z2 / (4 * games**2))
    half /= 1 + z2 / games
    return Interval(max(0.0, centre - half), min(1.0, centre + half))


def mean_error(total: float, squares: float, games: int) -> float | None:
    """Half the interval of a mean, from the sum and the sum of squares; None for one game."""
    if games < 2:  # noqa: PLR2004  (a spread needs two)
        return None
    mean = total / games
    variance = max(0.0, squares - games * mean**2) / (games - 1)
    return STANDARD_ERRORS * sqrt(variance / games)


# The quantiles shown: the parts of all games below them.
QUANTILES: Final = (0.1, 0.5, 0.9)


@dataclass(frozen=True)
class Mean:
    """A mean, half its 95 % interval (None for one game), and the standard deviation."""

    mean: float
    error: float | None
    spread: float


@dataclass(frozen=True)
class Performance:
    """The results of a bot, or of all bots on one seat: share of victory and points."""

    games: int
    wins: float  # a shared victory counts in part
    share: float
    low: float
    high: float
    points: Mean
    quantiles: tuple[int, ...]  # of the points
    histogram: Histogram


@dataclass(frozen=True)
class Length:
    """The number of decisions in a game."""

    decisions: Mean
    shortest: int
    longest: int
    histogram: Histogram


@dataclass(frozen=True)
class Difference:
    """Changes for a bot from the first variant, in the same games."""

    share: Mean
    points: Mean


@dataclass(frozen=True)
class Summary:
    """All games of one variant; `ends` counts games by reason."""

    change: dict[str, object]
    games: int
    bots: list[Performance]
    seats: list[Performance]
    length: Length
    ends: dict[str, int]
    # From the first variant; empty for that one.
    differences: list[Difference]
    length_difference: Mean | None


def summaries(plan: Simulation, figures: Figures) -> list[Summary]:
    pairs: list[Differences | None] = [None, *figures.differences]
    return [
        summary(plan, dict(change), variant, pair)
        for change, variant, pair in zip(changes(plan), figures.variants, pairs, strict=True)
    ]


def summary(
    plan: Simulation, change: dict[str, object], figures: GameFigures, pair: Differences | None
) -> Summary:
    columns = list(zip(*figures.seated, strict=True))
    games = figures.games
    return Summary(
        change=change,
        games=games,
        bots=[performance(row) for row in figures.seated],
        seats=[performance(column) for column in columns],
        length=length(figures.lengths),
        ends={end_of(plan.game, end): number for end, number in sorted(figures.ends.items())},
        differences=[] if pair is None else differences(pair, games),
        length_difference=None if pair is None else mean_of_sums(pair.lengths, games, 1),
    )


def performance(cells: Sequence[SeatFigures]) -> Performance:
    """The sum of these cells."""
    winners: Histogram = sum((cell.winners for cell in cells), Counter())
    points: Histogram = sum((cell.points for cell in cells), Counter())
    games = winners.total()
    wins = sum(number * VICTORY // count for count, number in winners.items() if count) / VICTORY
    share = wins / max(1, games)
    interval = share_interval(min(1.0, share), max(1, games))
    return Performance(
        games,
        wins,
        share,
        interval.low,
        interval.high,
        mean_of(points),
        tuple(quantile(points, part) for part in QUANTILES),
        points,
    )


def length(lengths: Histogram) -> Length:
    return Length(mean_of(lengths), min(lengths), max(lengths), lengths)


def mean_of(histogram: Histogram) -> Mean:
    total = sum(value * number for value, number in histogram.items())
    squares = sum(value * value * number for value, number in histogram.items())
    return mean_of_sums(Sums(total, squares), histogram.total(), 1)


def mean_of_sums(sums: Sums, games: int, unit: int) -> Mean:
    """The mean of whole numbers of units, from their sum and the sum of their squares."""
    count = max(1, games)
    # Whole numbers until the division: no cancellation.
    variance = (count * sums.squares - sums.total**2) / (count * max(1, count - 1))
    spread = sqrt(variance) / unit
    error = STANDARD_ERRORS * spread / sqrt(count) if count > 1 else None
    return Mean(sums.total / count / unit, error, spread)


def quantile(histogram: Histogram, part: float) -> int:
    """The smallest value that at least this part of all values does not exceed."""
    wanted, seen = part * histogram.total(), 0
    for value in sorted(histogram):
        seen += histogram[value]
        if seen >= wanted:
            return value
    return 0


def differences(pair: Differences, games: int) -> list[Difference]:
    return [
        Difference(mean_of_sums(wins, games, VICTORY), mean_of_sums(points, games, 1))
        for wins, points in zip(pair.wins, pair.points, strict=True)
    ]
