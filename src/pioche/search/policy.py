"""Policies: they choose a move from the state itself, in about a microsecond.

A policy sees a sampled world, dealt from what a seat may know: hidden cards in it are guesses. It
still decides only by what its seat could see; otherwise it would plan with luck that it will not
have.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from pioche.core.rng import Fast
from pioche.core.state import State

# Of a hundred decisions of a novice, this number are random.
MISTAKES: Final = 35
HUNDRED: Final = 100
NOT_SURE: Final = -1


class Policy:
    """Chooses one of the legal moves of a seat."""

    def choose(self, state: State, seat: i64, rng: Fast) -> i64:
        raise NotImplementedError

    def worth_trying(
        self,
        state: State,  # noqa: ARG002  (for overrides)
        seat: i64,  # noqa: ARG002
        moves: list[i64],
    ) -> list[i64]:
        """The legal moves among which an expert looks for one better than the policy's own.

        What is left out is never better, or so seldom that trying it costs more than it brings.
        """
        return moves

    def sure_move(self, state: State, seat: i64) -> i64:  # noqa: ARG002  (for overrides)
        """The move that is best by the rules alone, whoever the others are; else `NOT_SURE`."""
        return NOT_SURE

    def in_world(self, rng: Fast) -> "Policy":  # noqa: ARG002  (for overrides)
        """The policy for one sampled world: itself, unless it stands for several."""
        return self

    def forget_secrets(self, world: State, seat: i64) -> None:
        """Take back, in a world of this seat, the secret choices of others.

        They choose anew in the rollout by their policies, which is better than a coin.
        """


class UnknownPolicy(Policy):
    """An opponent whose policy is unknown: each sampled world draws one."""

    def __init__(self, policies: list[Policy]) -> None:
        self.policies = policies

    def choose(self, state: State, seat: i64, rng: Fast) -> i64:
        return self.in_world(rng).choose(state, seat, rng)

    def in_world(self, rng: Fast) -> Policy:
        return self.policies[rng.below(len(self.policies))]

    def forget_secrets(self, world: State, seat: i64) -> None:
        self.policies[0].forget_secrets(world, seat)


class MixturePolicy(Policy):
    """Two policies: each decision draws one, the second `share` times of a hundred."""

    def __init__(self, first: Policy, second: Policy, share: i64) -> None:
        self.first = first
        self.second = second
        self.share = share

    def choose(self, state: State, seat: i64, rng: Fast) -> i64:
        decides = self.second if rng.below(HUNDRED) < self.share else self.first
        return decides.choose(state, seat, rng)

    def forget_secrets(self, world: State, seat: i64) -> None:
        self.first.forget_secrets(world, seat)


class RandomPolicy(Policy):
    """Any legal move, each as likely as the others."""

    def choose(self, state: State, seat: i64, rng: Fast) -> i64:
        moves = state.legal(seat)
        return moves[rng.below(len(moves))]


class CalledPolicy(Policy):
    """What a function answers: for players that are no policies."""

    def __init__(self, ask: Callable[[State, int, Fast], int]) -> None:
        self.ask = ask

    def choose(self, state: State, seat: i64, rng: Fast) -> i64:
        return self.ask(state, int(seat), rng)


class NovicePolicy(Policy):
    """Plays as another policy does, with many random moves in between."""

    def __init__(self, sensible: Policy) -> None:
        self.sensible = sensible

    def choose(self, state: State, seat: i64, rng: Fast) -> i64:
        considered = self.sensible.choose(state, seat, rng)
        if rng.below(HUNDRED) >= MISTAKES:
            return considered
        moves = state.legal(seat)
        return moves[rng.below(len(moves))]
