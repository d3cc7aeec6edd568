"""Choices of a seat compared in the same worlds with the same luck.

`compare` takes new worlds: the winner of a race is also the luckiest, and would look better than it
is in the worlds of the race.
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
    rank,
    rounds_for,
    sampled_world,
    try_arm,
)
from pioche.search.policy import Policy
from pioche.search.rollout import Cut

# Standard errors count one more world that each of the two wins.
IMAGINED: Final = 2.0
# In fewer worlds no lead is significant.
FEWEST_WORLDS: Final = 8
# The own move is chosen before anything is drawn.
ANY_MOOD: Final = 1
# A rival that trails by this number of standard errors is dropped at once.
HOPELESS: Final = 2.5


@final
class Comparison:
    """The results of two choices, world by world."""

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
    """Try both in `worlds` new worlds; earlier results of these arms do not count."""
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


# The move that a plan would make by itself, unless another is better beyond doubt. Among many moves
# that are about as good, the one that did best in a few hundred worlds is rarely the best: it was
# lucky. So each rival must lead the plan's own move by more than the comparison may be off.


@final
class Rival:
    """Another move or plan, and by how much it did better than the own one, world by world."""

    def __init__(self, arm: Arm) -> None:
        self.arm = arm
        self.worlds: i64 = 0
        self.lead: float = 0.0
        self.squares: float = 0.0

    def compare(self, lead: float) -> None:
        """Count one more world, in which it did so much better than the own move."""
        self.worlds += 1
        self.lead += lead
        self.squares += lead * lead

    def mean(self) -> float:
        return self.lead / float(self.worlds) if self.worlds else 0.0

    def error(self) -> float:
        """The standard error of the mean lead."""
        worlds = float(self.worlds)
        if self.worlds < FEWEST_WORLDS:
            return 1.0
        return sqrt(
            max(0.0, self.squares - self.lead * self.lead / worlds) / (worlds - 1.0) / worlds
        )


@final
class OwnMoveRace:
    """The first plan's own move, or an adviser's, against its rivals in the same worlds."""

    def __init__(
        self,
        state: State,
        seat: i64,
        policies: list[Policy],
        plans: list[Policy],
        cut: Cut | None,
        adviser: Policy | None = None,
    ) -> None:
        self.known = known_world(state, seat)
        self.seat = seat
        self.policies = policies
        self.cut = cut
        chooser = plans[0] if adviser is None else adviser
        own = chooser.choose(self.known, seat, Fast(ANY_MOOD))
        self.own = Arm(own, plans[0])
        self.rivals = rivals_of(self.known, seat, self.own, plans)

    def run(self, iterations: i64, rng: Fast, doubt: float) -> list[Arm]:
        """Search with at most `iterations` rollouts; the arms, the one to play first.

        Another move is played if it leads by `doubt` standard errors.
        """
        racing = self.rivals.copy()
        rounds = rounds_for(len(racing) + 1)
        left = rounds
        while racing and left:
            for _ in range(max(1, iterations // (rounds * (len(racing) + 1)))):
                self.try_world(racing, rng)
            racing = promising(racing)
            left -= 1
        return self.arms(racing, doubt)

    def try_world(self, rivals: list[Rival], rng: Fast) -> None:
        """Try the own move and each rival once in one more world."""
        world = sampled_world(self.known, self.seat, self.policies[self.seat], rng)
        players = players_in_world(self.policies, rng)
        luck = int(rng.pick(SEED_LIMIT))
        own = self.share_of(self.own, world, players, luck)
        for rival in rivals:
            rival.compare(self.share_of(rival.arm, world, players, luck) - own)

    def share_of(self, arm: Arm, world: State, players: list[Policy], luck: int) -> float:
        """What comes of an arm in this world."""
        players[self.seat] = arm.plan
        return try_arm(world.clone(), self.seat, arm, players, Fast(luck), self.cut, NO_CLOCK)

    def arms(self, racing: list[Rival], doubt: float) -> list[Arm]:
        """All, the one to play first: the own one, unless the last rival leads beyond doubt."""
        rest = rank([rival.arm for rival in self.rivals])
        if racing and racing[0].mean() > doubt * racing[0].error():
            first = racing[0].arm
            return [first, self.own] + [arm for arm in rest if arm is not first]
        return [self.own, *rest]


def rivals_of(known: State, seat: i64, own: Arm, plans: list[Policy]) -> list[Rival]:
    """Every other move that is worth trying, with every plan."""
    moves = plans[0].worth_trying(known, seat, known.legal(seat))
    found: list[Rival] = []
    for move in moves:
        for plan in plans:
            if move != own.move or plan is not own.plan:
                found.append(Rival(Arm(move, plan)))
    return found


def promising(rivals: list[Rival]) -> list[Rival]:
    """The better half, the best first, without those that are beyond hope."""
    ordered: list[Rival] = []
    for rival in rivals:
        if rival.mean() < -HOPELESS * rival.error():
            continue
        place: i64 = len(ordered)
        while place > 0 and ordered[place - 1].mean() < rival.mean():
            place -= 1
        ordered.insert(place, rival)
    return ordered[: (len(rivals) + 1) // 2]
