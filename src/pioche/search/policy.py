"""Who plays in a rollout: chooses a move from the state itself, in about a microsecond.

A policy sees a sampled world, which is dealt from what a seat may know: whatever lies hidden in it
is a guess. It must still decide by what the seat that it plays could see, or it would plan with
luck that it will not have.
"""

from typing import Final

from mypy_extensions import i64

from pioche.core.rng import Fast
from pioche.core.state import State

# Of a hundred decisions of a novice, so many are made without thinking.
MISTAKES: Final = 35
HUNDRED: Final = 100


class Policy:
    """Chooses one of the legal moves of a seat."""

    def choose(self, state: State, seat: i64, rng: Fast) -> i64:
        raise NotImplementedError

    def worth_trying(
        self,
        state: State,  # noqa: ARG002  (for those who override this)
        seat: i64,  # noqa: ARG002
        moves: list[i64],
    ) -> list[i64]:
        """The legal moves among which an expert looks for one better than the policy's own.

        What is left out is never better, or so seldom that trying it costs more than it brings.
        """
        return moves

    def in_world(self, rng: Fast) -> "Policy":  # noqa: ARG002  (for those who override this)
        """Who plays in one sampled world: itself, unless it stands for several."""
        return self

    def forget_secrets(self, world: State, seat: i64) -> None:
        """Take back, in a world of this seat, what others have chosen in secret, if they have.

        They choose anew in the rollout, as their policies would: better than a coin.
        """


class UnknownPolicy(Policy):
    """Somebody who plays by one of these, nobody knows by which: by another in each world."""

    def __init__(self, policies: list[Policy]) -> None:
        self.policies = policies

    def choose(self, state: State, seat: i64, rng: Fast) -> i64:
        return self.in_world(rng).choose(state, seat, rng)

    def in_world(self, rng: Fast) -> Policy:
        return self.policies[rng.below(len(self.policies))]

    def forget_secrets(self, world: State, seat: i64) -> None:
        self.policies[0].forget_secrets(world, seat)


class RandomPolicy(Policy):
    """Any legal move, each as likely as the others."""

    def choose(self, state: State, seat: i64, rng: Fast) -> i64:
        moves = state.legal(seat)
        return moves[rng.below(len(moves))]


class NovicePolicy(Policy):
    """Plays as another does, except when it plays anything: sensibly, with many mistakes."""

    def __init__(self, sensible: Policy) -> None:
        self.sensible = sensible

    def choose(self, state: State, seat: i64, rng: Fast) -> i64:
        considered = self.sensible.choose(state, seat, rng)
        if rng.below(HUNDRED) >= MISTAKES:
            return considered
        moves = state.legal(seat)
        return moves[rng.below(len(moves))]
