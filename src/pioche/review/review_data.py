"""The contents of a review: what was measured, and the judgements that follow from it.

Measured figures are fields. Judgements (margins, verdicts, turning points, counts) are properties
named in `DERIVED`: `json` writes them beside the fields for clients, and reading a file leaves them
out and works them out again. Every client shows these and judges nothing by itself.

Shares are parts of a victory, from 0 to 1. A step is a number of steps of the table's log and
stands for the position after them. Moves are texts, as records write them.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import cached_property
from itertools import pairwise
from math import hypot, sqrt
from typing import Any, ClassVar, Final

from pioche.bots.margins import MARGIN_ERRORS, is_clear, margin
from pioche.core.lines import Line
from pioche.core.refusals import BadFile

FORMAT: Final = "pioche-review"
VERSION: Final = 1
# The version of the judgements in a file: those of another are worked out again.
JUDGEMENTS: Final = 2
# By what moves are valued, with the version of its sums: figures of two judges do not compare. A
# file that names none is of the first.
JUDGE: Final = "expert-2"
FIRST_JUDGE: Final = "expert-1"
LONGEST_JUDGE: Final = 40
# How a review of today begins as data.
HEADER: Final = {
    "format": FORMAT,
    "version": VERSION,
    "margin_errors": MARGIN_ERRORS,
    "judgements": JUDGEMENTS,
}
# Digits of fractions in a file.
DIGITS: Final = 6

# How good a choice was, from the best to the worst. All but the first two are beyond the margin.
BEST: Final = "best"
CLOSE: Final = "close"
INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
MARKS: Final = (BEST, CLOSE, INACCURACY, MISTAKE, BLUNDER)
SIGNS: Final = {BEST: "✓", CLOSE: "≈", INACCURACY: "?!", MISTAKE: "?", BLUNDER: "??"}
WORSE: Final = "worse"
# Lines that can be said of any choice in any game: figures, no reasons.
SHARES_LINE: Final = "review-share"  # how often two moves win
POINTS_LINE: Final = "review-points"  # what the played one brings less
FIGURES: Final = (SHARES_LINE, POINTS_LINE)

MOST_DRILLS: Final = 8
# A turning point changes a chance by at least this share, and by more standard errors than chance
# brings about among all the changes of a game.
LEAST_TURN: Final = 0.05
TURN_ERRORS: Final = 4
MOST_TURNS: Final = 5
# A chart does not show more points than this apart.
CHART_POINTS: Final = 80


class BadReview(BadFile):
    """A review that cannot be read or written."""


@dataclass(frozen=True)
class ReviewSeat:
    """A player; `bot` is None for a person."""

    name: str
    bot: str | None


@dataclass(frozen=True)
class MoveValue:
    """The value of a legal move by what its seat knew: share of victory, standard error, points."""

    DERIVED: ClassVar = ("margin",)

    move: str
    share: float
    error: float
    points: float

    @property
    def margin(self) -> int:
        return margin(self.error)


@dataclass(frozen=True)
class Verdict:
    """One of a decision's moves against the best: `best`, `close` or `worse`, and its loss.

    `share` is the move's share of victory, and never above that of the best: a move that came out
    higher was tried in fewer worlds, or in the race alone, and is `close`.
    """

    move: str
    verdict: str
    loss: float
    share: float


@dataclass(frozen=True)
class Decision:
    """A choice between several moves; `loss` is its cost against the best, with its error.

    `title` names the question and the two moves; reviews of earlier versions have none.
    """

    DERIVED: ClassVar = ("margin", "sign", "verdicts", "group", "listed")

    step: int
    seat: int
    played: str
    best: str
    loss: float
    error: float
    mark: str
    moves: list[MoveValue]  # the best first
    reason: list[Line]
    title: Line | None = None

    @property
    def margin(self) -> int:
        return margin(self.error)

    @property
    def group(self) -> str:
        """The same text for choices that repeat each other: the seat, the question, both moves."""
        asked = self.title.arguments.get("question") if self.title else None
        return json.dumps([self.seat, asked, self.played, self.best], sort_keys=True)

    @property
    def listed(self) -> bool:
        """Whether it is worth a second look: it cost something, and the game has a reason."""
        return self.is_bad and any(line.key not in FIGURES for line in self.reason)

    @property
    def sign(self) -> str:
        return SIGNS[self.mark]

    @property
    def is_bad(self) -> bool:
        """Whether the choice cost something beyond the margin."""
        return self.mark not in (BEST, CLOSE)

    @property
    def verdicts(self) -> list[Verdict]:
        """A verdict on each move, the best first, then from the most wins to the fewest."""
        best, *others = [self.verdict(value) for value in self.moves]
        return [best, *sorted(others, key=lambda verdict: -verdict.share)]

    def verdict(self, value: MoveValue) -> Verdict:
        """The verdict on a move; the played one was compared with the best in the same worlds."""
        best = self.value_of(self.best)
        share = min(value.share, best.share)
        if value.move == self.best:
            return Verdict(value.move, BEST, 0.0, share)
        if value.move == self.played:
            return Verdict(value.move, WORSE if self.is_bad else CLOSE, self.loss, share)
        loss = best.share - share
        worse = is_clear(loss, hypot(best.error, value.error))
        return Verdict(value.move, WORSE if worse else CLOSE, loss, share)

    def value_of(self, move: str) -> MoveValue:
        return next(value for value in self.moves if value.move == move)


@dataclass(frozen=True)
class LedgerItem:
    """How one move changed every seat's share: by the choice, and by the chance after it."""

    step: int
    seat: int
    choice: list[float]
    luck: list[float]
    chance: bool  # whether there was any


@dataclass(frozen=True)
class Total:
    """A seat's result minus its expectation in three parts, and their largest standard error."""

    DERIVED: ClassVar = ("margin", "clear")

    seat: int
    choices: float
    others: float
    luck: float
    error: float

    @property
    def margin(self) -> int:
        return margin(self.error)

    @property
    def clear(self) -> list[str]:
        """The parts that are larger than their margin."""
        parts = {"luck": self.luck, "choices": self.choices, "others": self.others}
        return [name for name, change in parts.items() if is_clear(change, self.error)]


@dataclass(frozen=True)
class CurvePoint:
    """Every seat's share of victory after a number of steps."""

    step: int
    shares: list[float]


@dataclass(frozen=True)
class TurningPoint:
    """A change of a seat's chances by luck, or by the choice of another seat.

    `about` is the seat whose share went from `before` to `after`, `seat` the one that moved.
    """

    step: int
    seat: int
    about: int
    luck: bool
    before: float
    after: float

    @property
    def size(self) -> float:
        return abs(self.after - self.before)


@dataclass(frozen=True)
class MarkCount:
    """How many decisions have this mark."""

    mark: str
    sign: str
    count: int


@dataclass(frozen=True)
class Counts:
    """The marks of a seat's decisions, or of all decisions (None)."""

    seat: int | None
    total: int
    marks: list[MarkCount]  # those that occur, from the best to the worst


@dataclass(frozen=True)
class Review:
    """The review of a game."""

    DERIVED: ClassVar = ("people", "counts", "mistakes", "small_costs", "turns", "chart")

    game: str
    game_version: int
    record: str  # the SHA-256 of the record's text
    seed: int
    budget: dict[str, int]
    seats: list[ReviewSeat]
    expectation: list[float]
    result: list[float]
    decisions: list[Decision]
    ledger: list[LedgerItem]
    totals: list[Total]
    curve: list[CurvePoint]
    drills: list[int]  # indexes of decisions, the worst first
    judge: str = FIRST_JUDGE

    @property
    def people(self) -> list[int]:
        """The seats of people, or all where only bots played; the best result first."""
        seats = range(len(self.seats))
        people = [seat for seat in seats if self.seats[seat].bot is None] or list(seats)
        return sorted(people, key=lambda seat: -self.result[seat])

    @property
    def mistakes(self) -> list[int]:
        """Indexes of the decisions that are worth a second look, the worst first."""
        return worst_first(self.decisions)

    @property
    def groups(self) -> list[list[int]]:
        """The same indexes, those that repeat each other together."""
        found: dict[str, list[int]] = {}
        for index in self.mistakes:
            found.setdefault(self.decisions[index].group, []).append(index)
        return list(found.values())

    @property
    def small_costs(self) -> list[int]:
        """The seats whose choices together cost something clearly, though no single one did."""
        judged = {decision.seat for decision in self.decisions}
        good = judged - {decision.seat for decision in self.decisions if decision.is_bad}
        return [
            total.seat
            for total in self.totals
            if total.seat in good and total.choices < 0 and "choices" in total.clear
        ]

    @property
    def counts(self) -> list[Counts]:
        """The marks of all decisions, then of each seat that has any."""
        seats = sorted({decision.seat for decision in self.decisions})
        return [counts_of(self.decisions, seat) for seat in (None, *seats)]

    @property
    def turns(self) -> list[list[TurningPoint]]:
        return [self.turning_points([seat]) for seat in range(len(self.seats))]

    @property
    def chart(self) -> list[CurvePoint]:
        """The curve as a chart shows it."""
        return thinned(self.curve, CHART_POINTS)

    def turning_points(self, seats: Sequence[int]) -> list[TurningPoint]:
        """What changed the chances of one of these seats most, the largest first; one a step."""
        found = sorted(
            (turn for seat in seats for turn in self.turns_of(seat)), key=lambda turn: -turn.size
        )
        largest: dict[int, TurningPoint] = {}
        for turn in found:
            largest.setdefault(turn.step, turn)
        return list(largest.values())[:MOST_TURNS]

    def turns_of(self, seat: int) -> list[TurningPoint]:
        """All changes of a seat's chances that are large and certain."""
        least = max(LEAST_TURN, TURN_ERRORS * self.change_error(seat))
        return [turn for turn in self.changes(seat) if turn.size >= least]

    def change_error(self, seat: int) -> float:
        """The standard error of one change, from that of the sum of all of them."""
        changes = sum(item.chance for item in self.ledger) or 1
        return self.totals[seat].error / sqrt(changes)

    @cached_property
    def shares_at(self) -> dict[int, list[float]]:
        return {point.step: point.shares for point in self.curve}

    def changes(self, seat: int) -> list[TurningPoint]:
        """The changes of a seat's chances that were not its own choice."""
        found: list[TurningPoint] = []
        for item in self.ledger:
            start = self.shares_at.get(item.step, self.expectation)[seat]
            chosen = as_share(start + item.choice[seat])
            if item.seat != seat:
                found.append(TurningPoint(item.step, item.seat, seat, False, start, chosen))
            end = as_share(chosen + item.luck[seat])
            found.append(TurningPoint(item.step, item.seat, seat, True, chosen, end))
        return found

    def json(self) -> dict[str, Any]:
        """The review as JSON-able data, with the judgements that follow from this data."""
        return {**HEADER, **data_of(rounded(self))}


def as_share(figure: float) -> float:
    """A measured figure as a share: noise may take it slightly beyond 0 or 1."""
    return min(1.0, max(0.0, figure))


def worst_first(decisions: Sequence[Decision]) -> list[int]:
    """Indexes of the decisions that are worth a second look, the worst first."""
    bad = [index for index, decision in enumerate(decisions) if decision.listed]
    return sorted(bad, key=lambda index: -decisions[index].loss)


def counts_of(decisions: Sequence[Decision], seat: int | None) -> Counts:
    marks = [each.mark for each in decisions if seat is None or each.seat == seat]
    found = [MarkCount(mark, SIGNS[mark], marks.count(mark)) for mark in MARKS if mark in marks]
    return Counts(seat, len(marks), found)


def thinned(curve: Sequence[CurvePoint], most: int) -> list[CurvePoint]:
    """A curve of at most this many points: the first, the last, and means of those between.

    Means are steadier than single points, whose errors are independent.
    """
    if len(curve) <= most:
        return list(curve)
    inner, parts = curve[1:-1], most - 2
    ends = [part * len(inner) // parts for part in range(parts + 1)]
    groups = [inner[start:end] for start, end in pairwise(ends)]
    return [curve[0], *map(mean_point, groups), curve[-1]]


def mean_point(points: Sequence[CurvePoint]) -> CurvePoint:
    columns = zip(*(point.shares for point in points), strict=True)
    step = round(sum(point.step for point in points) / len(points))
    return CurvePoint(step, [sum(column) / len(points) for column in columns])


def rounded(value: Any) -> Any:  # noqa: ANN401
    """The same value with its measured fractions as a file has them."""
    if isinstance(value, float):
        return round(value, DIGITS) + 0.0  # turns -0.0 into 0.0
    if isinstance(value, list):
        return [rounded(inner) for inner in value]
    if is_dataclass(value) and not isinstance(value, type):
        changes = {field.name: rounded(getattr(value, field.name)) for field in fields(value)}
        return replace(value, **changes)
    return value


def data_of(value: Any) -> Any:  # noqa: ANN401
    """JSON-able data of a value: fields and judgements of dataclasses, fractions rounded."""
    if isinstance(value, Line):
        return data_of(value.json())
    if is_dataclass(value):
        names = [field.name for field in fields(value)] + [*getattr(value, "DERIVED", ())]
        return {name: data_of(getattr(value, name)) for name in names}
    if isinstance(value, float):
        return rounded(value)
    if isinstance(value, dict):
        return {name: data_of(inner) for name, inner in value.items()}
    return [data_of(inner) for inner in value] if isinstance(value, list) else value
