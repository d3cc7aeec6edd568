"""Figures of games: whole numbers that add up in any order.

Nothing is rounded or divided, so the sums do not depend on how games are shared out.
`summary.py` makes shares, means and intervals of them.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import lcm
from typing import Any, Final

from pioche.core.masks import MOST_SEATS, size
from pioche.search.play import Played

# A victory in units that divide evenly among any number of winners.
VICTORY: Final = lcm(*range(1, MOST_SEATS + 1))

Histogram = Counter[int]


@dataclass
class SeatFigures:
    """One bot on one seat: counts of games by number of winners (0: it lost) and by points."""

    winners: Histogram = field(default_factory=Counter)
    points: Histogram = field(default_factory=Counter)

    def add(self, other: "SeatFigures") -> None:
        self.winners.update(other.winners)
        self.points.update(other.points)


@dataclass
class GameFigures:
    """All games of one variant; `seated[bot][seat]`, lengths in decisions, ends by number."""

    games: int
    seated: list[list[SeatFigures]]
    lengths: Histogram = field(default_factory=Counter)
    ends: Histogram = field(default_factory=Counter)

    def add(self, other: "GameFigures") -> None:
        self.games += other.games
        self.lengths.update(other.lengths)
        self.ends.update(other.ends)
        for own, others in zip(self.seated, other.seated, strict=True):
            for figures, more in zip(own, others, strict=True):
                figures.add(more)


@dataclass
class Sums:
    """Differences between the same games in two variants: their sum and the sum of squares."""

    total: int = 0
    squares: int = 0

    def add(self, other: "Sums") -> None:
        self.total += other.total
        self.squares += other.squares


@dataclass
class Differences:
    """Changes from the first variant: wins (in units of `VICTORY`) and points of each bot."""

    wins: list[Sums]
    points: list[Sums]
    lengths: Sums = field(default_factory=Sums)

    def add(self, other: "Differences") -> None:
        self.lengths.add(other.lengths)
        for own, more in zip([*self.wins, *self.points], [*other.wins, *other.points], strict=True):
            own.add(more)


@dataclass
class Figures:
    """All counts: of each variant, and the differences of each from the first."""

    variants: list[GameFigures]
    differences: list[Differences]

    def add(self, other: "Figures") -> None:
        for own, more in zip(self.variants, other.variants, strict=True):
            own.add(more)
        for difference, another in zip(self.differences, other.differences, strict=True):
            difference.add(another)

    @property
    def games(self) -> int:
        return self.variants[0].games

    def to_json(self) -> dict[str, Any]:
        """Plain data for `from_json`."""
        return {
            "variants": [variant_json(variant) for variant in self.variants],
            "differences": [difference_json(difference) for difference in self.differences],
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> "Figures":
        return Figures(
            [variant_from(variant) for variant in data["variants"]],
            [difference_from(difference) for difference in data["differences"]],
        )


def no_figures(seats: int, variants: int) -> Figures:
    return Figures(
        [GameFigures(0, no_seats(seats)) for _ in range(variants)],
        [no_differences(seats) for _ in range(variants - 1)],
    )


def no_seats(seats: int) -> list[list[SeatFigures]]:
    return [[SeatFigures() for _ in range(seats)] for _ in range(seats)]


def no_differences(seats: int) -> Differences:
    return Differences([Sums() for _ in range(seats)], [Sums() for _ in range(seats)])


def summed(parts: Iterable[Figures], seats: int, variants: int) -> Figures:
    """The figures of all these games."""
    whole = no_figures(seats, variants)
    for part in parts:
        whole.add(part)
    return whole


# From games


def figures_of(variants: Sequence[Played], first: int) -> Figures:
    """The figures of consecutive games, the first with this number, of each variant.

    A slice of a column whose step is the number of seats has the same bots on the same seats.
    """
    found = [game_figures(played, first) for played in variants]
    pairs = [differences(variants[0], other, first) for other in variants[1:]]
    return Figures(found, pairs)


def game_figures(played: Played, first: int) -> GameFigures:
    seats = len(played.scores)
    figures = GameFigures(len(played.decisions), no_seats(seats))
    figures.lengths.update(played.decisions)
    figures.ends.update(played.ends)
    for start in range(min(seats, figures.games)):
        masks = Counter(played.winners[start::seats])
        for seat, scores in enumerate(played.scores):
            cell = figures.seated[(seat - first - start) % seats][seat]
            cell.points.update(scores[start::seats])
            cell.winners.update(winners_with(seat, masks))
    return figures


def winners_with(seat: int, masks: Histogram) -> Histogram:
    """Counts of games by number of winners, the seat among them; 0 where the seat lost."""
    found: Histogram = Counter()
    for mask, games in masks.items():
        found[int(size(mask)) if mask >> seat & 1 else 0] += games
    return found


def differences(one: Played, other: Played, first: int) -> Differences:
    """The figures of the second games less those of the first."""
    seats = len(one.scores)
    found = no_differences(seats)
    found.lengths = sums(one.decisions, other.decisions)
    for start in range(min(seats, len(one.decisions))):
        for seat in range(seats):
            bot = (seat - first - start) % seats
            before, after = one.scores[seat][start::seats], other.scores[seat][start::seats]
            found.points[bot].add(sums(before, after))
            won = [parts(seat, played.winners[start::seats]) for played in (one, other)]
            found.wins[bot].add(sums(*won))
    return found


def parts(seat: int, masks: Sequence[int]) -> list[int]:
    """The seat's part of each victory, in units of `VICTORY`."""
    return [VICTORY // int(size(mask)) if mask >> seat & 1 else 0 for mask in masks]


def sums(before: Sequence[int], after: Sequence[int]) -> Sums:
    changes = [new - old for old, new in zip(before, after, strict=True)]
    return Sums(sum(changes), sum(change * change for change in changes))


# Plain data: counts by value, in ascending order


def variant_json(figures: GameFigures) -> dict[str, Any]:
    return {
        "games": figures.games,
        "lengths": histogram_json(figures.lengths),
        "ends": histogram_json(figures.ends),
        "seated": [
            [
                {"winners": histogram_json(cell.winners), "points": histogram_json(cell.points)}
                for cell in row
            ]
            for row in figures.seated
        ],
    }


def variant_from(data: dict[str, Any]) -> GameFigures:
    seated = [
        [
            SeatFigures(histogram_from(cell["winners"]), histogram_from(cell["points"]))
            for cell in row
        ]
        for row in data["seated"]
    ]
    lengths, ends = histogram_from(data["lengths"]), histogram_from(data["ends"])
    return GameFigures(int(data["games"]), seated, lengths, ends)


def difference_json(difference: Differences) -> dict[str, Any]:
    return {
        "wins": [[sums.total, sums.squares] for sums in difference.wins],
        "points": [[sums.total, sums.squares] for sums in difference.points],
        "lengths": [difference.lengths.total, difference.lengths.squares],
    }


def difference_from(data: dict[str, Any]) -> Differences:
    wins, points = [Sums(*pair) for pair in data["wins"]], [Sums(*pair) for pair in data["points"]]
    return Differences(wins, points, Sums(*data["lengths"]))


def histogram_json(histogram: Histogram) -> dict[str, int]:
    return {str(value): histogram[value] for value in sorted(histogram)}


def histogram_from(data: dict[str, int]) -> Histogram:
    return Counter({int(value): int(count) for value, count in data.items()})
