"""The cost of one choice for its seat, by what that seat knew then.

First a race over all legal moves finds the best one. Then the best and the played move are tried
in fresh worlds, the same for both, with the same luck: how much more the best brings is the loss.
"""

from dataclasses import dataclass
from typing import Final

from pioche.bots.expert import opponent_at, policy_module
from pioche.bots.margins import MARGIN_ERRORS
from pioche.core.rng import Fast
from pioche.core.state import State
from pioche.review.replay import Position
from pioche.review.review_data import BEST, BLUNDER, CLOSE, INACCURACY, MISTAKE
from pioche.search import mean_share, standard_error
from pioche.search.best import Arm
from pioche.search.best import best as race
from pioche.search.compare import Comparison, compare

# The least loss of each mark, after the margin has been taken off.
THRESHOLDS: Final = ((0.10, BLUNDER), (0.05, MISTAKE), (0.02, INACCURACY))


@dataclass(frozen=True)
class Value:
    """The value of a move: share of victory, its standard error, points."""

    move: int
    share: float
    error: float
    points: float


@dataclass(frozen=True)
class Judgement:
    """The moves of a decision, the best first, and the loss by the played one."""

    step: int
    seat: int
    played: int
    best: int
    loss: float
    error: float
    values: tuple[Value, ...]

    @property
    def mark(self) -> str:
        """How good the choice was, beyond the margin of error."""
        if self.played == self.best:
            return BEST
        sure = self.loss - MARGIN_ERRORS * self.error
        return next((mark for threshold, mark in THRESHOLDS if sure > threshold), CLOSE)


@dataclass(frozen=True)
class DecisionTask:
    """One decision to judge in any process; it holds nothing that the seat did not know.

    `race` and `worlds` are the budget: rollouts of the race, worlds of the comparison.
    """

    game: str
    step: int
    world: State
    seat: int
    played: int
    at: int
    race: int
    worlds: int
    seed: int

    @property
    def rollouts(self) -> int:
        """How many there are at most; a choice that is the best needs no comparison."""
        return self.race + 2 * self.worlds

    def run(self) -> Judgement:
        module, rng = policy_module(self.game), Fast(self.seed)
        policies = [opponent_at(self.game)] * self.world.seats
        arms = race(
            self.world, self.seat, self.race, policies, module.plans(), rng, module.cut(), self.at
        )
        leading = leading_arms(arms)
        best, played = next(iter(leading.values())), leading[self.played]
        if best is played:
            return self.judgement(leading, None)
        fresh = compare(
            self.world, self.seat, best, played, self.worlds, policies, rng, module.cut(), self.at
        )
        return self.judgement(leading, fresh)

    def judgement(self, leading: dict[int, Arm], fresh: Comparison | None) -> Judgement:
        """The judgement; where fresh worlds show no loss, the played move is the best."""
        values = {move: value_of(arm) for move, arm in leading.items()}
        best, loss, error = self.played, 0.0, 0.0
        if fresh is not None:
            values |= {int(arm.move): value_of(arm) for arm in (fresh.first, fresh.second)}
            if fresh.difference() > 0:
                best, loss, error = int(fresh.first.move), fresh.difference(), fresh.error()
        others = sorted(
            (value for move, value in values.items() if move != best), key=lambda v: -v.share
        )
        return Judgement(
            self.step, self.seat, self.played, best, loss, error, (values[best], *others)
        )


def leading_arms(arms: list[Arm]) -> dict[int, Arm]:
    """Each move with its best plan, in the order of the race."""
    leading: dict[int, Arm] = {}
    for arm in arms:
        leading.setdefault(int(arm.move), arm)
    return leading


def value_of(arm: Arm) -> Value:
    points = int(arm.points) / int(arm.visits)
    return Value(int(arm.move), mean_share(arm), standard_error(arm), points)


def is_decision(position: Position) -> bool:
    """Whether a player had a choice: not a move of the rules, and not the only legal move."""
    legal = position.state.legal(position.seat)
    return bool(position.player) and position.chosen in legal and len(legal) > 1
