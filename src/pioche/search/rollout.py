"""Rollouts: a game played on by policies to its end or to a cut, and each seat's share."""

from math import exp

from mypy_extensions import i64

from pioche.core.masks import first_seat
from pioche.core.rng import Fast
from pioche.core.state import State
from pioche.search.policy import Policy


class Cut:
    """Where the rollouts of a long game stop, and what a game that was stopped is worth.

    They stop at the beginning of a turn, never within one: moves that lead to more or to fewer
    small questions are then compared at the same moment.
    """

    def __init__(self, turns: i64) -> None:
        self.turns = turns  # played after the one that is under way

    def begins_turn(self, state: State) -> bool:
        raise NotImplementedError

    def prospects(self, state: State) -> list[float]:
        """Each seat's points, plus what it can expect to gain."""
        raise NotImplementedError

    def steepness(self, state: State) -> float:
        """How much a point counts for the victory; fitted to games of the temperaments."""
        raise NotImplementedError

    def share(self, state: State, seat: i64) -> float:
        """The seat's estimated share of the victory; the shares of all seats sum to 1."""
        steepness = self.steepness(state)
        prospects = self.prospects(state)
        own = prospects[seat]
        total = 0.0
        for other in prospects:
            total += exp(steepness * (other - own))
        return 1.0 / total


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


def outcome(state: State, seat: i64, cut: Cut | None) -> float:
    if cut is not None and state.to_act():
        return cut.share(state, seat)
    return win_share(state, seat)


def win_share(state: State, seat: i64) -> float:
    """The seat's part of the victory in a game that is over: equals share it."""
    winners = state.winners()
    number = int(seat)
    return 1.0 / len(winners) if number in winners else 0.0
