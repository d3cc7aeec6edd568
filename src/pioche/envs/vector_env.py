"""The batched environment: many games, one step each a call, numpy arrays in and out."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from pioche.bots import policy_for
from pioche.core.refusals import Refusal, shown
from pioche.core.rng import Fast
from pioche.envs.setup import POINTS, Seeds, Setup
from pioche.search.batch import Batch
from pioche.search.policy import Policy

# Learner's seats: each in turn, game after game.
EACH_IN_TURN = -1


class Step(NamedTuple):
    """The result of a step, one row a game; games that have ended have started again.

    `seats` act next, with these `observations` and `masks`. `rewards` are those of the games that
    have just ended (`dones`), 0 elsewhere: a column a seat, or only the learner's.
    """

    observations: NDArray[np.uint8]
    masks: NDArray[np.uint8]
    seats: NDArray[np.uint8]
    rewards: NDArray[np.float32]
    dones: NDArray[np.bool_]


class VectorEnv:
    """Many games of one kind.

    Without `opponents` the caller plays every seat (self-play). With the names of bots for the
    other seats, in order from the left, the caller plays one: `seat`, or each in turn.
    """

    def __init__(
        self,
        setup: Setup,
        games: int,
        opponents: Sequence[str] | None = None,
        seat: int | None = None,
    ) -> None:
        if type(games) is not int or games < 1:
            raise Refusal("envs-games", games=shown(games))
        self.setup, self.games, self.players = setup, games, setup.players
        observation = setup.game.numbers()
        self.names = observation.layout(setup.players, setup.options)
        self.actions = len(setup.game.moves)
        laid = setup.game.rules.deal(setup.players, Fast(0), setup.options)
        self.batch = Batch(laid, setup.players, observation, self.actions, games)
        self.batch.changes, self.batch.by_points = setup.changes, setup.reward == POINTS
        self.one_learns = opponents is not None
        if opponents is not None:
            self.seat_opponents(opponents, EACH_IN_TURN if seat is None else seat)
        self.seeds = Seeds()
        self.begun = False

    def seat_opponents(self, names: Sequence[str], seat: int) -> None:
        """The policies of the other seats."""
        if isinstance(names, str) or len(names) != self.players - 1:
            bots = 1 if isinstance(names, str) else len(names)
            raise Refusal("envs-bots", others=self.players - 1, bots=bots)
        if not EACH_IN_TURN <= seat < self.players:
            raise Refusal("envs-seat", seat=shown(seat), last=self.players - 1)
        others = [[self.policy(name) for name in names] for _ in range(self.games)]
        self.batch.teach(seat, others)

    def policy(self, name: str) -> Policy:
        found = policy_for(self.setup.game.id, name)
        if found is None:
            raise Refusal("envs-no-policy", bot=name)
        return found

    def layout(self) -> tuple[str, ...]:
        """The name of every number of an observation."""
        return self.names

    def reset(self, seed: int | None = None) -> Step:
        """Begin all games: game `i` with that seed plus `i`, those after it further on."""
        self.batch.begin(self.seeds.take(seed))
        self.begun = True
        return self.result()

    def step(self, actions: ArrayLike, seats: ArrayLike | None = None) -> Step:
        """Make one move in every game, by the seats that are asked unless `seats` says by whom."""
        if not self.begun:
            raise Refusal("envs-reset")
        self.batch.step(self.column(actions), [] if seats is None else self.column(seats))
        return self.result()

    def look(self, seats: ArrayLike) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
        """What other seats than those that are asked see and may do, one a game."""
        if not self.begun:
            raise Refusal("envs-reset")
        self.batch.look(self.column(seats))
        masks = bytearray().join(self.batch.mask_parts)
        return self.observations(), self.rows(masks, self.actions)

    def column(self, values: ArrayLike) -> list[int]:
        """One whole number a game."""
        array = np.asarray(values)
        if array.shape != (self.games,) or array.dtype.kind not in "iu":
            raise Refusal("envs-column", games=self.games)
        found: list[int] = array.tolist()
        return found

    def result(self) -> Step:
        batch = self.batch
        return Step(
            self.observations(),
            self.rows(batch.masks_asked(), self.actions),
            np.frombuffer(batch.seats_asked(), np.uint8),
            self.rewards(),
            np.frombuffer(batch.dones, np.bool_),
        )

    def observations(self) -> NDArray[np.uint8]:
        return self.rows(bytearray().join(self.batch.parts), len(self.names))

    def rows(self, numbers: bytearray, width: int) -> NDArray[np.uint8]:
        """One row a game. Of a bytearray, so that the caller may write to it."""
        return np.ndarray((self.games, width), np.uint8, numbers)

    def rewards(self) -> NDArray[np.float32]:
        """What was gained in the games that are over."""
        rewards = np.frombuffer(self.batch.rewards, np.float32)
        return rewards if self.one_learns else rewards.reshape(self.games, self.players)
