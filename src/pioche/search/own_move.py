"""The move that a plan would make by itself, unless another is better beyond doubt.

Among many moves that are about as good, the one that did best in a few hundred worlds is rarely
the best: it was lucky. So each rival is compared with the plan's own move, in the same worlds
with the same luck, and must lead by more than the comparison may be off.
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
    ranked,
    rounds_for,
    sampled_world,
    try_arm,
)
from pioche.search.policy import Policy
from pioche.search.rollout import Cut

# In fewer worlds nothing is beyond doubt.
FEWEST_WORLDS: Final = 8
# The own move is chosen before anything is drawn.
ANY_MOOD: Final = 1
# A rival that trails by so many standard errors is dropped at once.
HOPELESS: Final = 2.5


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
class Comparison:
    """The first plan's own move against its rivals, tried in the same worlds."""

    def __init__(
        self, state: State, seat: i64, policies: list[Policy], plans: list[Policy], cut: Cut | None
    ) -> None:
        self.known = known_world(state, seat)
        self.seat = seat
        self.policies = policies
        self.cut = cut
        own = plans[0].choose(self.known, seat, Fast(ANY_MOOD))
        self.own = Arm(own, plans[0])
        self.rivals = rivals_of(self.known, seat, self.own, plans)

    def run(self, iterations: i64, rng: Fast, doubt: float) -> list[Arm]:
        """Search so many rollouts at most; the arms, the one to play first.

        `doubt` is by how many standard errors another move must lead to be played.
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
        rest = ranked([rival.arm for rival in self.rivals])
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
