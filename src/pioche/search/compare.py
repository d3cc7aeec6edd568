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
    is_beyond,
    known_world,
    players_in_world,
    rank,
    sampled_world,
    try_arm,
)
from pioche.search.policy import Policy
from pioche.search.rollout import VICTORY, Cut

# Standard errors count one more world that each of the two wins.
IMAGINED: Final = 2
# The own move is chosen before anything is drawn.
ANY_MOOD: Final = 1
# Rivals are looked at after this many worlds, then after twice as many and so on.
FIRST_LOOK: Final = 16
# Once this part of the tries is spent, a rival that does not lead by then is dropped: it would
# hardly lead beyond doubt in the end.
LATE: Final = 4
# The last rival is played without another try if it leads by so much.
CLEARLY: Final = 16
# A rival that trails the own move by so much is dropped at once, ...
HOPELESS: Final = 10
# ... and one that trails the best rival by so much.
OUTDONE: Final = 8


@final
class Comparison:
    """The results of two choices, world by world."""

    def __init__(self, first: Arm, second: Arm) -> None:
        self.first = first
        self.second = second
        self.worlds: i64 = 0
        self.sum: i64 = 0  # of what the first brought more than the second
        self.squares: i64 = 0

    def add(self, first: i64, second: i64) -> None:
        difference = first - second
        self.worlds += 1
        self.sum += difference
        self.squares += difference * difference

    def difference(self) -> float:
        """How much larger a share of victory the first brings."""
        return float(self.sum) / VICTORY / float(max(1, self.worlds))

    def error(self) -> float:
        """The standard error of the difference; never zero."""
        worlds = float(self.worlds + IMAGINED)
        sum_ = float(self.sum) / VICTORY
        squares = float(self.squares) / VICTORY / VICTORY + IMAGINED
        return sqrt((squares - sum_ * sum_ / worlds) / (worlds - 1.0) / worlds)


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
        self.lead: i64 = 0  # of all worlds
        self.squares: i64 = 0

    def compare(self, lead: i64) -> None:
        """Count one more world, in which it did so much better than the own move."""
        self.worlds += 1
        self.lead += lead
        self.squares += lead * lead

    def leads_by(self, quarters: i64) -> bool:
        """Whether it leads the own move by more than these quarters of a standard error."""
        return is_beyond(self.lead, self.squares, self.worlds, quarters)

    def trails_by(self, quarters: i64) -> bool:
        """Whether it trails the own move by more than that."""
        return is_beyond(-self.lead, self.squares, self.worlds, quarters)


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

    def run(self, iterations: i64, rng: Fast, doubt: i64) -> list[Arm]:
        """Search with at most `iterations` rollouts; the arms, the one to play first.

        Another move is played if it leads by `doubt` quarters of a standard error.
        """
        racing = self.rivals.copy()
        left = iterations
        tried: i64 = 0
        look: i64 = FIRST_LOOK
        while racing and left > 0 and not is_decided(racing):
            self.try_world(racing, rng)
            left -= len(racing) + 1
            tried += 1
            if tried == look:
                racing = promising(racing)
                look *= 2
                if left * LATE <= iterations * (LATE - 1):
                    racing = [rival for rival in racing if rival.lead > 0]
        return self.arms(promising(racing), doubt)

    def try_world(self, rivals: list[Rival], rng: Fast) -> None:
        """Try the own move and each rival once in one more world."""
        world = sampled_world(self.known, self.seat, self.policies[self.seat], rng)
        players = players_in_world(self.policies, rng)
        luck = int(rng.pick(SEED_LIMIT))
        own = self.share_of(self.own, world, players, luck)
        for rival in rivals:
            rival.compare(self.share_of(rival.arm, world, players, luck) - own)

    def share_of(self, arm: Arm, world: State, players: list[Policy], luck: int) -> i64:
        """What comes of an arm in this world."""
        players[self.seat] = arm.plan
        return try_arm(world.clone(), self.seat, arm, players, Fast(luck), self.cut, NO_CLOCK)

    def arms(self, racing: list[Rival], doubt: i64) -> list[Arm]:
        """All, the one to play first: the own one, unless the last rival leads beyond doubt."""
        rest = rank([rival.arm for rival in self.rivals])
        if racing and racing[0].leads_by(doubt):
            first = racing[0].arm
            return [first, self.own] + [arm for arm in rest if arm is not first]
        return [self.own, *rest]


def is_decided(racing: list[Rival]) -> bool:
    """Whether one rival is left, and leads clearly."""
    return len(racing) == 1 and racing[0].leads_by(CLEARLY)


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
    """Those that may still be the best, the one that leads first.

    All have been compared in the same worlds. Who leads after a few of them was mostly lucky, so
    nobody is dropped for a place alone.
    """
    ordered: list[Rival] = []
    for rival in rivals:
        if rival.trails_by(HOPELESS):
            continue
        place: i64 = len(ordered)
        while place > 0 and ordered[place - 1].lead < rival.lead:
            place -= 1
        ordered.insert(place, rival)
    return [rival for rival in ordered if not rival.arm.trails(ordered[0].arm, OUTDONE)]
