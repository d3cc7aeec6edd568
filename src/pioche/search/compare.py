"""Two choices of a seat against each other, in the same worlds with the same luck.

Worlds are fresh ones, in which neither was chosen: the best of a race is the luckiest too, and
would look better than it is in the worlds of the race.
"""

from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from pioche.core.rng import Fast
from pioche.core.state import NO_CLOCK, State
from pioche.search.best import (
    SEED_LIMIT,
    Arm,
    known_world,
    players_in_world,
    sampled_world,
    try_arm,
)
from pioche.search.policy import Policy
from pioche.search.rollout import Cut

# An error counts one world more that one of them wins, and one that the other does.
IMAGINED: Final = 2.0


@final
class Comparison:
    """What came of two choices, world by world."""

    def __init__(self, first: Arm, second: Arm) -> None:
        self.first = first
        self.second = second
        self.worlds: i64 = 0
        self.sum: float = 0.0  # of what the first brought more than the second
        self.squares: float = 0.0

    def add(self, first: float, second: float) -> None:
        difference = first - second
        self.worlds += 1
        self.sum += difference
        self.squares += difference * difference

    def difference(self) -> float:
        """How much larger a share of victory the first brings."""
        return self.sum / float(max(1, self.worlds))

    def error(self) -> float:
        """The standard error of the difference; never zero."""
        worlds = float(self.worlds) + IMAGINED
        squares = self.squares + IMAGINED
        return sqrt((squares - self.sum * self.sum / worlds) / (worlds - 1.0) / worlds)


def compare(  # noqa: PLR0913, PLR0917  (all that a rollout needs)
    state: State,
    seat: i64,
    first: Arm,
    second: Arm,
    worlds: i64,
    policies: list[Policy],
    rng: Fast,
    cut: Cut | None = None,
    at: i64 = NO_CLOCK,
) -> Comparison:
    """Try both in so many worlds; what counted for these arms before is left out."""
    found = Comparison(Arm(first.move, first.plan), Arm(second.move, second.plan))
    known = known_world(state, seat)
    for _ in range(worlds):
        world = sampled_world(known, seat, policies[seat], rng)
        players = players_in_world(policies, rng)
        luck = int(rng.pick(SEED_LIMIT))
        players[seat] = first.plan
        won = try_arm(world.clone(), seat, found.first, players, Fast(luck), cut, at)
        players[seat] = second.plan
        found.add(won, try_arm(world, seat, found.second, players, Fast(luck), cut, at))
    return found
