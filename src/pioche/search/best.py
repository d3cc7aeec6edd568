"""The best move of a seat, by rollouts of sampled worlds: sequential halving over moves and plans.

An arm is a move together with a plan, the policy by which the seat would go on. All arms that are
still in the race are tried in the same worlds with the same luck, so that what differs between
them is the choice. After each round the worse half is dropped; the last one is the answer.

Nothing here is a floating-point number: sums and comparisons are the same on every machine.
"""

from typing import Final, final

from mypy_extensions import i64

from pioche.core.rng import Fair, Fast
from pioche.core.state import NO_CLOCK, State
from pioche.search.policy import Policy
from pioche.search.rollout import Cut, outcome, rollout

# Points decide between moves that win as often: so many are worth as much as a part of a victory,
# about a million a whole one. A game's points stay far below that.
POINTS_PER_PART: Final = 18
# The seed with which the known world is laid out. Any will do: the world is dealt anew.
LAYOUT: Final = b"pioche search"
SEED_LIMIT: Final = 1 << 30
# Who only wants a move looks at the arms after this many worlds of a round, then after twice as
# many and so on, ...
FIRST_LOOK: Final = 32
# ... and drops those that trail the leader by more than these quarters of a standard error.
CLEARLY: Final = 14
# Numbers of standard errors are whole quarters, so that no decision needs a root or a fraction.
QUARTERS: Final = 4
# In fewer worlds no lead is significant.
FEWEST_WORLDS: Final = 8


@final
class Arm:
    """A move and a plan, with the results of their rollouts."""

    def __init__(self, move: i64, plan: Policy) -> None:
        self.move = move
        self.plan = plan
        self.visits: i64 = 0
        self.wins: i64 = 0  # in parts of a victory
        self.squares: i64 = 0  # of the shares, for their spread
        self.points: i64 = 0
        self.shares: list[i64] = []  # world by world

    def add(self, share: i64, points: i64) -> None:
        self.visits += 1
        self.shares.append(share)
        self.wins += share
        self.squares += share * share
        self.points += points

    def is_better(self, other: "Arm") -> bool:
        """Whether it wins more on average, points breaking ties; what was tried is better."""
        if self.visits == 0 or other.visits == 0:
            return self.visits > 0
        # Products of two such sums may need more than 64 bits.
        return int(self.worth()) * int(other.visits) > int(other.worth()) * int(self.visits)

    def worth(self) -> i64:
        """What all tries brought."""
        return POINTS_PER_PART * self.wins + self.points

    def trails(self, other: "Arm", quarters: i64) -> bool:
        """Whether it wins less, by more than these quarters of a standard error.

        Both have been tried in the same worlds.
        """
        sum_: i64 = 0
        squares: i64 = 0
        worlds: i64 = len(self.shares)
        for world in range(worlds):
            ahead = other.shares[world] - self.shares[world]
            sum_ += ahead
            squares += ahead * ahead
        return is_beyond(sum_, squares, worlds, quarters)


def is_beyond(sum_: i64, squares: i64, worlds: i64, quarters: i64) -> bool:
    """Whether a mean is more than these quarters of its standard error above 0.

    mean > k·error, multiplied out: sum²·(n - 1) > k²·(n·squares - sum²), in numbers that may need
    more than 64 bits.
    """
    if worlds < FEWEST_WORLDS or sum_ <= 0:
        return False
    count = int(worlds)
    square = int(sum_) * int(sum_)
    spread = count * int(squares) - square
    return QUARTERS * QUARTERS * square * (count - 1) > int(quarters * quarters) * spread


def known_world(state: State, seat: i64) -> State:
    """A world that depends on nothing but what the seat knows: hidden cards lie in fixed order.

    Fair chance sorts before it shuffles, so two worlds that look the same become the same one.
    """
    world = state.clone()
    world.redeal(seat, Fair(LAYOUT))
    return world


def best(  # noqa: PLR0913, PLR0917  (all that a rollout needs)
    state: State,
    seat: i64,
    iterations: i64,
    policies: list[Policy],
    plans: list[Policy],
    rng: Fast,
    cut: Cut | None = None,
    at: i64 = NO_CLOCK,
    until_decided: bool = False,
) -> list[Arm]:
    """Search with `iterations` rollouts; all arms, the best first. `at` is the time of the move.

    `until_decided` is for those who only want the move: it stops once that is clear.
    """
    known = known_world(state, seat)
    arms: list[Arm] = [Arm(move, plan) for move in known.legal(seat) for plan in plans]
    rounds = rounds_for(len(arms))
    racing = arms.copy()
    for _ in range(rounds):
        worlds = max(1, iterations // (rounds * len(racing)))
        if until_decided:
            racing = try_until_decided(known, seat, racing, policies, worlds, rng, cut)
        else:
            try_arms(known, seat, racing, policies, worlds, rng, cut, at)
        racing = better_half(racing)
        if until_decided and are_of_one_move(racing):
            break
    return rank(racing) + rank([arm for arm in arms if arm not in racing])


def try_until_decided(
    known: State,
    seat: i64,
    arms: list[Arm],
    policies: list[Policy],
    worlds: i64,
    rng: Fast,
    cut: Cut | None,
) -> list[Arm]:
    """Try arms in at most `worlds` worlds, until all left are of one move; those left."""
    racing = arms
    tried: i64 = 0
    look: i64 = FIRST_LOOK
    while tried == 0 or (tried < worlds and not are_of_one_move(racing)):
        count = min(look, worlds) - tried
        try_arms(known, seat, racing, policies, count, rng, cut)
        tried += count
        look *= 2
        leader = rank(racing)[0]
        racing = [arm for arm in racing if not arm.trails(leader, CLEARLY)]
    return racing


def are_of_one_move(arms: list[Arm]) -> bool:
    for arm in arms:
        if arm.move != arms[0].move:
            return False
    return True


def rounds_for(arms: i64) -> i64:
    """How often the worse half can be dropped until one is left; at least one round."""
    rounds: i64 = 0
    while arms > 1:
        arms = (arms + 1) // 2
        rounds += 1
    return max(1, rounds)


def try_arms(  # noqa: PLR0913, PLR0917  (all that a rollout needs)
    known: State,
    seat: i64,
    arms: list[Arm],
    policies: list[Policy],
    worlds: i64,
    rng: Fast,
    cut: Cut | None,
    at: i64 = NO_CLOCK,
) -> None:
    """Try each arm once in each of `worlds` worlds."""
    for _ in range(worlds):
        world = sampled_world(known, seat, policies[seat], rng)
        players = players_in_world(policies, rng)
        luck = int(rng.pick(SEED_LIMIT))
        for arm in arms:
            players[seat] = arm.plan
            try_arm(world.clone(), seat, arm, players, Fast(luck), cut, at)


def sampled_world(known: State, seat: i64, policy: Policy, rng: Fast) -> State:
    """A world that could be the real one, for all the seat knows."""
    world = known.clone()
    world.redeal(seat, Fast(int(rng.pick(SEED_LIMIT))))
    policy.forget_secrets(world, seat)
    return world


def players_in_world(policies: list[Policy], rng: Fast) -> list[Policy]:
    """The policy of each seat in one world."""
    return [policy.in_world(rng) for policy in policies]


def try_arm(
    world: State, seat: i64, arm: Arm, players: list[Policy], rng: Fast, cut: Cut | None, at: i64
) -> i64:
    """Play the move, go on by the plan; the share of victory that comes of it."""
    world.play(seat, arm.move, at)
    rollout(world, players, rng, cut)
    share = outcome(world, seat, cut)
    arm.add(share, world.scores()[seat])
    return share


def better_half(arms: list[Arm]) -> list[Arm]:
    return rank(arms)[: (len(arms) + 1) // 2]


def rank(arms: list[Arm]) -> list[Arm]:
    """From the best to the worst; the first of equals stays first."""
    ordered: list[Arm] = []
    for arm in arms:
        place: i64 = len(ordered)
        while place > 0 and arm.is_better(ordered[place - 1]):
            place -= 1
        ordered.insert(place, arm)
    return ordered
