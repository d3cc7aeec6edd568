"""Rollouts: a game played on by policies to its end or to a cut, and each seat's share.

Shares are whole numbers, parts of `VICTORY`: what decides a move is then the same on every machine.
"""

from typing import Final

from mypy_extensions import i64

from pioche.core.masks import first_seat
from pioche.core.rng import Fast
from pioche.core.state import State
from pioche.search.policy import Policy

# A whole victory: any number of winners up to 12 shares it without a remainder, and the squares of
# 10^9 shares fit in 64 bits.
VICTORY: Final = 55_440
# Points at a cut are counted in thousandths, and what a point counts there in millionths.
POINT: Final = 1_000
STEEP: Final = 1_000_000
# The exponential function in whole numbers: each entry is 255/256 of the one before it, so a
# distance of 1 is about 255.5 entries.
STEPS_TWICE: Final = 511
LIKELIHOOD_PLACES: Final = 20
SPARE_PLACES: Final = 30


def likelihoods() -> list[i64]:
    """The powers of 255/256, of 2^20, down to 0."""
    found: list[i64] = []
    likelihood: i64 = 1 << (LIKELIHOOD_PLACES + SPARE_PLACES)
    while likelihood >> SPARE_PLACES:
        found.append(likelihood >> SPARE_PLACES)
        likelihood -= likelihood >> 8
    return found


LIKELIHOODS: Final[list[i64]] = likelihoods()


class Cut:
    """Where the rollouts of a long game stop, and what a game that was stopped is worth.

    They stop at the beginning of a turn, never within one: moves that lead to more or to fewer
    small questions are then compared at the same moment.
    """

    def __init__(self, turns: i64) -> None:
        self.turns = turns  # played after the one that is under way

    def begins_turn(self, state: State) -> bool:
        raise NotImplementedError

    def prospects(self, state: State) -> list[i64]:
        """Each seat's points, plus what it can expect to gain, in thousandths."""
        raise NotImplementedError

    def steepness(self, state: State) -> i64:
        """How much a point counts for the victory, in millionths.

        Fitted to games of the temperaments.
        """
        raise NotImplementedError

    def share(self, state: State, seat: i64) -> i64:
        """The seat's estimated share of the victory; the shares of all seats sum to `VICTORY`.

        But for what rounding takes. A seat is `exp(steepness)` times as likely to win as one that
        has a point less.
        """
        steepness = self.steepness(state)
        prospects = self.prospects(state)
        most = prospects[0]
        for points in prospects:
            most = max(most, points)
        total: i64 = 0
        for points in prospects:
            total += likelihood((most - points) * steepness)
        own = likelihood((most - prospects[seat]) * steepness)
        return (own * VICTORY + total // 2) // total


def likelihood(behind: i64) -> i64:
    """How likely a seat is to win beside the first, by how far it is behind, in steep points."""
    half_step: i64 = POINT * STEEP
    step = (behind * STEPS_TWICE + half_step) // (2 * half_step)
    return LIKELIHOODS[step] if step < len(LIKELIHOODS) else 0


def rollout(state: State, policies: list[Policy], rng: Fast, cut: Cut | None = None) -> i64:
    """Play on, each seat by its policy; the number of decisions."""
    decisions: i64 = 0
    turns: i64 = 0
    mask = state.to_act()
    while mask:
        if cut is not None and cut.begins_turn(state):
            if turns == cut.turns:
                break
            turns += 1
        seat = first_seat(mask)
        state.play(seat, policies[seat].choose(state, seat, rng))
        decisions += 1
        mask = state.to_act()
    return decisions


def outcome(state: State, seat: i64, cut: Cut | None) -> i64:
    """The seat's part of the victory, of `VICTORY`, in a game that is over or was stopped."""
    if cut is not None and state.to_act():
        return cut.share(state, seat)
    winners = state.winners()
    number = int(seat)
    return VICTORY // len(winners) if number in winners else 0


def win_share(state: State, seat: i64) -> float:
    """The seat's part of the victory in a game that is over: equals share it."""
    winners = state.winners()
    number = int(seat)
    return 1.0 / len(winners) if number in winners else 0.0
