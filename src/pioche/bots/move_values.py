"""The value of each move to a seat: share of victory and points, with their errors.

The work is done in parts of a fraction of a second, each by any process: first figures come soon
and improve, and work that is no longer needed stops soon. All moves are tried in the same worlds
with the same luck. While several moves may be the best, the others are not tried.

Shares come from the expert's rollouts, which may stop at a cut. Points come from a few rollouts to
the end of the game, since points at a cut are not final.
"""

from dataclasses import dataclass
from math import hypot, sqrt
from typing import Final, cast

from pioche.bots.expert import Search, opponent_at, policy_module
from pioche.bots.margins import is_clear, margin, points_margin
from pioche.core.rng import Fast
from pioche.search import Policy, mean_share, standard_error
from pioche.search.best import SEED_LIMIT, Arm, try_arms
from pioche.search.rollout import Cut

# The first part and the others as fractions of an expert's budget, and the most parts.
FIRST_PART: Final = 1 / 8
PART: Final = 1 / 2
PARTS: Final = 16
# One world in this many is played to the end for its points, and at least a few.
WORLDS_PER_END: Final = 24
FEWEST_ENDS: Final = 8
# Values are shown no more precisely than this, so it is enough.
ENOUGH: Final = 0.005
ENOUGH_POINTS: Final = 0.5


@dataclass(frozen=True)
class MoveValue:
    """The expected share of victory and points of a move, with their standard errors.

    `close`: it is not significantly worse than the best.
    """

    move: int
    share: float
    error: float
    points: float
    points_error: float
    close: bool

    @property
    def margin(self) -> int:
        return margin(self.error)

    @property
    def points_margin(self) -> int:
        return points_margin(self.points_error)


@dataclass(frozen=True)
class Tally:
    """The results of tries: sums of shares and of points, and of their squares.

    Shares are parts of `search.VICTORY`, as those of an arm.
    """

    visits: int = 0
    wins: int = 0
    squares: int = 0
    ends: int = 0
    points: int = 0
    point_squares: int = 0

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(
            self.visits + other.visits,
            self.wins + other.wins,
            self.squares + other.squares,
            self.ends + other.ends,
            self.points + other.points,
            self.point_squares + other.point_squares,
        )

    @property
    def share(self) -> float:
        return mean_share(cast("Arm", self))

    @property
    def error(self) -> float:
        return standard_error(cast("Arm", self))  # of an arm it reads the same three sums

    @property
    def mean_points(self) -> float:
        return self.points / self.ends

    @property
    def points_error(self) -> float:
        variance = (self.point_squares - self.points * self.mean_points) / (self.ends - 1)
        return sqrt(max(0.0, variance) / self.ends)

    @property
    def precise(self) -> bool:
        return self.error <= ENOUGH and self.points_error <= ENOUGH_POINTS


# A move, and the number of the plan by which the seat would go on.
MovePlan = tuple[int, int]


@dataclass(frozen=True)
class ValuePart:
    """A part of the work, for any process; it holds nothing that the seat may not know."""

    search: Search
    tried: tuple[MovePlan, ...]
    worlds: int
    seed: int

    def run(self) -> list[Tally]:
        """The results of each move and plan, in their order."""
        module = policy_module(self.search.game)
        plans, rng = module.plans(), Fast(self.seed)
        arms = [Arm(move, plans[plan]) for move, plan in self.tried]
        self.try_in(arms, self.worlds, rng, module.cut())
        found = [Tally(int(arm.visits), int(arm.wins), int(arm.squares)) for arm in arms]
        ends = self.ends([plans[plan] for _, plan in self.tried], rng)
        return [one + two for one, two in zip(found, ends, strict=True)]

    def ends(self, plans: list[Policy], rng: Fast) -> list[Tally]:
        """The points at the end of a few games, played one by one for their variance."""
        found = [Tally() for _ in self.tried]
        for _ in range(max(FEWEST_ENDS, self.worlds // WORLDS_PER_END)):
            arms = [Arm(move, plan) for (move, _), plan in zip(self.tried, plans, strict=True)]
            self.try_in(arms, 1, rng, None)
            points = [int(arm.points) for arm in arms]
            found = [
                had + Tally(ends=1, points=each, point_squares=each * each)
                for had, each in zip(found, points, strict=True)
            ]
        return found

    def try_in(self, arms: list[Arm], worlds: int, rng: Fast, cut: Cut | None) -> None:
        search = self.search
        others = [opponent_at(search.game)] * search.world.seats
        try_arms(search.world, search.seat, arms, others, worlds, rng, cut)


class MoveValues:
    """The values of one decision so far; run `next_part` and `add` its result to improve them."""

    def __init__(self, search: Search) -> None:
        self.search = search
        self.rng = Fast(search.seed)
        self.parts = 0
        plans = range(len(policy_module(search.game).plans()))
        self.tallies: dict[MovePlan, Tally] = {
            (move, plan): Tally() for move in search.legal for plan in plans
        }
        self.racing = list(self.tallies)

    @property
    def done(self) -> bool:
        """Whether all values are precise enough or the budget is used up."""
        return not self.racing or self.parts >= PARTS

    @property
    def tries(self) -> int:
        """The number of games tried."""
        return sum(tally.visits for tally in self.tallies.values())

    @property
    def news(self) -> bool:
        """Whether the figures have improved enough to be shown again."""
        return self.done or self.parts & (self.parts - 1) == 0

    def next_part(self) -> ValuePart:
        size = self.search.iterations * (PART if self.parts else FIRST_PART)
        worlds = max(1, round(size / len(self.racing)))
        seed = int(self.rng.pick(SEED_LIMIT))
        return ValuePart(self.search, tuple(self.racing), worlds, seed)

    def add(self, part: ValuePart, found: list[Tally]) -> None:
        """Add the result of a part."""
        for tried, tally in zip(part.tried, found, strict=True):
            self.tallies[tried] += tally
        self.parts += 1
        self.racing = self.rivals()

    def rivals(self) -> list[MovePlan]:
        """The moves that may still be the best, then those with vague values.

        Each with the plans that may be its best.
        """
        leading = self.leading()
        best = next(iter(leading.values()))
        close = [move for move, tally in leading.items() if may_be_as_good(tally, best)]
        open_race = len(close) > 1 and any(leading[move].error > ENOUGH for move in close)
        vague = [move for move, tally in leading.items() if not tally.precise]
        moves = close if open_race else vague
        return [
            (move, plan)
            for (move, plan), tally in self.tallies.items()
            if move in moves and may_be_as_good(tally, leading[move])
        ]

    def leading(self) -> dict[int, Tally]:
        """The results of the best plan of each move, the best move first."""
        ordered = sorted(self.tallies.items(), key=lambda item: rank(item[1]), reverse=True)
        leading: dict[int, Tally] = {}
        for (move, _), tally in ordered:
            leading.setdefault(move, tally)
        return leading

    def values(self) -> list[MoveValue]:
        """The value of each move, the best first; none before the first part."""
        if not self.parts:
            return []
        leading = self.leading()
        best = next(iter(leading.values()))
        return [move_value(move, tally, best) for move, tally in leading.items()]


def rank(tally: Tally) -> tuple[float, float]:
    """The order of values: by share, then by points."""
    return tally.share, tally.mean_points


def may_be_as_good(tally: Tally, best: Tally) -> bool:
    """Whether a value is not significantly worse than the best."""
    loss = best.share - tally.share
    return loss <= 0 or not is_clear(loss, hypot(best.error, tally.error))


def move_value(move: int, tally: Tally, best: Tally) -> MoveValue:
    return MoveValue(
        move=move,
        share=tally.share,
        error=tally.error,
        points=tally.mean_points,
        points_error=tally.points_error,
        close=may_be_as_good(tally, best),
    )
