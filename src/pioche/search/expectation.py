"""Each seat's share of victory if a reference plays on, before and after some moves.

Worlds are dealt from what all seats together know: what any of them has seen or chosen stays as it
is, only what nobody knows yet is dealt anew. Rollouts go to the end of the game: a cut is a guess,
and what is wrong with it would be counted as luck.
"""

from typing import Final, final

from mypy_extensions import i64

from pioche.core.masks import MOST_SEATS, first_seat
from pioche.core.rng import Fast
from pioche.core.state import NO_CLOCK, State
from pioche.search.best import SEED_LIMIT
from pioche.search.policy import Policy

# A seat decides no more often than this in a game.
MOST_TURNS: Final = 65536


@final
class Reference:
    """The policies that play on in one world. Each seat's n-th decision has its own chance.

    So a different decision of one seat does not change unrelated decisions of the others.
    """

    def __init__(self, policies: list[Policy], luck: i64) -> None:
        self.policies = policies
        self.luck = luck
        self.turns: list[i64] = [0] * len(policies)

    def clone(self) -> "Reference":
        copy = Reference(self.policies, self.luck)
        copy.turns = self.turns.copy()
        return copy

    def choice(self, world: State, seat: i64) -> i64:
        """What the reference would do now on this seat."""
        mood: i64 = (self.luck * MOST_TURNS + self.turns[seat]) * MOST_SEATS + seat
        return self.policies[seat].choose(world, seat, Fast(int(mood)))

    def winners(self, world: State) -> list[int]:
        """Who wins if the reference plays on, here and from here."""
        mask = world.to_act()
        while mask:
            seat = first_seat(mask)
            move = self.choice(world, seat)
            self.turns[seat] += 1
            world.play(seat, move)
            mask = world.to_act()
        return world.winners()


def shares_along(
    state: State,
    seats: list[i64],
    moves: list[i64],
    times: list[i64],
    policies: list[Policy],
    worlds: i64,
    rng: Fast,
) -> list[list[float]]:
    """The mean shares of victory of all seats before the first of these moves and after each.

    All in the same worlds with the same luck, so that what differs is the choice. Only the last
    move may bring chance with it. Where the reference would have made the same move, all goes on
    as it would have, and nothing is to be played again.
    """
    shares: list[list[float]] = [[0.0] * len(policies) for _ in range(len(moves) + 1)]
    for _ in range(worlds):
        world = state.clone()
        world.redeal_unseen(Fast(int(rng.pick(SEED_LIMIT))))
        players = Reference(policies, rng.pick(SEED_LIMIT))
        winners = players.clone().winners(world.clone())
        add_shares(shares[0], winners, worlds)
        for step in range(len(moves)):
            seat = seats[step]
            same = is_usual(world, seat, moves[step], times[step], players)
            world.play(seat, moves[step], times[step])
            players.turns[seat] += 1
            if not same:
                winners = players.clone().winners(world.clone())
            add_shares(shares[step + 1], winners, worlds)
    return shares


def is_usual(world: State, seat: i64, move: i64, at: i64, players: Reference) -> bool:
    """Whether the reference would do the same: it never changes its mind, nor keeps real time."""
    legal = world.legal(seat)
    if len(legal) == 1 and legal[0] == move:
        return True
    if at != NO_CLOCK or not world.to_act() >> seat & 1:
        return False
    return players.choice(world, seat) == move


def add_shares(sums: list[float], winners: list[int], worlds: i64) -> None:
    """Add one world's part of the mean shares: equals share a victory."""
    for seat in winners:
        sums[seat] += 1.0 / float(worlds * len(winners))
