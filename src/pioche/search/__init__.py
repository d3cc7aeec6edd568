"""Search: rollouts of sampled worlds by quick policies, and the best move among them.

No clock and no file: budgets are iterations, so the same seed gives the same move anywhere.
`best` and `rollout` are the calls; one call runs a whole search, with no Python in between.
"""

from dataclasses import dataclass
from math import sqrt
from typing import Final

from pioche.core.rng import Fast
from pioche.core.state import State
from pioche.search.best import LAYOUT, Arm
from pioche.search.best import best as race
from pioche.search.compare import OwnMoveRace
from pioche.search.policy import Policy, RandomPolicy
from pioche.search.rollout import VICTORY, Cut, rollout, win_share

__all__ = [
    "LAYOUT",
    "Choice",
    "Cut",
    "Fast",
    "Policy",
    "RandomPolicy",
    "best",
    "moves_beyond_doubt",
    "rollout",
    "win_share",
]

# Standard errors count one victory and one defeat more than there were, so that a move that has won
# three times of three is not certain to win.
IMAGINED: Final = 2
# Quarters of a standard error by which a move must lead the plan's own one to be played instead.
DOUBT: Final = 5


@dataclass(frozen=True)
class Choice:
    """What a search found: the move, and of each legal move what came of it.

    `visits` is how often a move was tried; `values` its share of victory under the best plan
    for it, `errors` the standard errors of those, `points` the mean points.
    """

    move: int
    ranking: list[int]
    visits: dict[int, int]
    values: dict[int, float]
    errors: dict[int, float]
    points: dict[int, float]


def best(  # noqa: PLR0913  (all that a rollout needs)
    state: State,
    seat: int,
    *,
    iterations: int,
    policies: list[Policy],
    rng: Fast,
    plans: list[Policy] | None = None,
    cut: Cut | None = None,
    until_decided: bool = False,
) -> Choice:
    """Search for the seat's best move by what that seat may know, with `iterations` rollouts.

    `policies` says how each seat plays on; `plans` how the searching seat may (by default as
    its policy does); `cut` where rollouts of a long game stop. `until_decided` stops once the best
    move is clear, before its value is.
    """
    own = plans or [policies[seat]]
    arms = race(state, seat, iterations, policies, own, rng, cut, until_decided=until_decided)
    return choice_of(arms)


def moves_beyond_doubt(  # noqa: PLR0913  (all that a rollout needs)
    state: State,
    seat: int,
    *,
    iterations: int,
    policies: list[Policy],
    plans: list[Policy],
    rng: Fast,
    cut: Cut | None = None,
    adviser: Policy | None = None,
) -> list[int]:
    """The move to play, then others: the first plan's own, unless another leads significantly.

    It tries only moves that the first plan finds worth trying; `best` tries all. With an
    `adviser`, the own move is the one that it would make.
    """
    race_ = OwnMoveRace(state, seat, policies, plans, cut, adviser)
    arms = race_.run(iterations, rng, DOUBT)
    return list(dict.fromkeys(int(arm.move) for arm in arms))


def choice_of(arms: list[Arm]) -> Choice:
    """The result of a race with ranked arms: the first arm of a move is its best plan."""
    leading: dict[int, Arm] = {}
    visits: dict[int, int] = {}
    for arm in arms:
        move = int(arm.move)
        leading.setdefault(move, arm)
        visits[move] = visits.get(move, 0) + int(arm.visits)
    return Choice(
        move=next(iter(leading)),
        ranking=list(leading),
        visits=visits,
        values={move: mean_share(arm) for move, arm in leading.items()},
        errors={move: standard_error(arm) for move, arm in leading.items()},
        points={move: float(arm.points) / float(arm.visits) for move, arm in leading.items()},
    )


def mean_share(arm: Arm) -> float:
    """The measured share of victory, to be shown."""
    return int(arm.wins) / VICTORY / int(arm.visits)


def standard_error(arm: Arm) -> float:
    """The standard error of the measured share; never zero."""
    tries = int(arm.visits) + IMAGINED
    wins, squares = int(arm.wins) / VICTORY + 1, int(arm.squares) / VICTORY**2 + 1
    variance = (squares - wins * wins / tries) / (tries - 1)
    return sqrt(variance / tries)
