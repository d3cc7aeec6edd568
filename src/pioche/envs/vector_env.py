"""The batched environment: many games, one step each a call, numpy arrays in and out."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from pioche.core.refusals import Refusal, shown
from pioche.core.rng import Fast
from pioche.core.state import State
from pioche.envs.opponents import Opponent, opponents_for, policy_of, reads_events
from pioche.envs.setup import LONGEST, POINTS, Seeds, Setup
from pioche.search.batch import Batch, Place
from pioche.search.policy import CalledPolicy

# Learner's seats: each in turn, game after game.
EACH_IN_TURN = -1


class Step(NamedTuple):
    """The result of a step, one row a game; games that have ended have started again.

    `seats` act next, with these `observations` and `masks`. `rewards` are those of the games that
    have just ended (`dones`), 0 elsewhere: a column a seat, or only the learner's. `truncated` are
    those of them that were cut short (`LONGEST`), counted as they stand.
    """

    observations: NDArray[np.uint8]
    masks: NDArray[np.uint8]
    seats: NDArray[np.uint8]
    rewards: NDArray[np.float32]
    dones: NDArray[np.bool_]
    truncated: NDArray[np.bool_]


# What a `CalledPolicy` asks.
Ask = Callable[[State, int, Fast], int]
# A place of a batch, pickled: its game, the seed of the next one, the choices made, the learner,
# the others by their places in the pool, and their moods.
Kept = tuple[State, int, int, int, list[int], Fast]


class VectorEnv:
    """Many games of one kind.

    Without `opponents` the caller plays every seat (self-play). With opponents for the other seats,
    in order from the left, the caller plays one: `seat`, or each in turn. With `shuffle`, each game
    draws the opponents and their order from those given.
    """

    def __init__(
        self,
        setup: Setup,
        games: int,
        opponents: Sequence[Opponent] | None = None,
        seat: int | None = None,
        shuffle: bool = False,
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
        self.batch.longest = LONGEST
        self.one_learns = opponents is not None
        self.arguments = (setup, games, opponents, seat, shuffle)
        if opponents is not None:
            chosen = opponents_for(setup, opponents, shuffle)
            self.seat_opponents(chosen, EACH_IN_TURN if seat is None else seat, shuffle)
        self.seeds = Seeds()
        self.begun = False

    def seat_opponents(self, chosen: list[Opponent], seat: int, shuffle: bool) -> None:
        """The policies of the other seats."""
        if not EACH_IN_TURN <= seat < self.players:
            raise Refusal("envs-seat", seat=shown(seat), last=self.players - 1)
        self.batch.listens = reads_events(self.setup.game.id, chosen)
        games = range(self.games)
        self.batch.teach(
            seat, [[policy_of(self.setup, each) for each in chosen] for _ in games], shuffle
        )

    # Copies and pickles: the games as they stand, and the bots that play in them.

    def __getstate__(self) -> dict[str, object]:
        return {
            "arguments": self.arguments,
            "seeds": self.seeds,
            "begun": self.begun,
            "kept": [kept_place(place) for place in self.batch.places] if self.begun else [],
            "players": [players_in(place) for place in self.batch.places],
            "keeps_ends": self.batch.keeps_ends,
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__init__(*kept["arguments"])  # type: ignore[misc]
        self.seeds, self.begun = kept["seeds"], kept["begun"]
        self.batch.keeps_ends = kept["keeps_ends"]
        for place, players in zip(self.batch.places, kept["players"], strict=True):
            give_players(place, players)
        if self.begun:
            for place, found in zip(self.batch.places, kept["kept"], strict=True):
                fill_place(place, found)
            self.batch.ask_all()

    def layout(self) -> tuple[str, ...]:
        """The name of every number of an observation."""
        return self.names

    def reset(self, seed: int | None = None) -> Step:
        """Begin all games: game `i` with that seed plus `i`, those after it further on."""
        first = self.seeds.take(seed)
        return self.begin([first + game for game in range(self.games)])

    def begin(self, seeds: list[int]) -> Step:
        """Begin all games, each with its seed."""
        self.batch.begin_with(seeds)
        self.begun = True
        return self.result()

    def begin_some(self, some: NDArray[np.bool_], seeds: list[int | None]) -> Step:
        """Begin some games anew, each with its seed, or with the next one in its place."""
        for game, seed in enumerate(seeds):
            if some[game] and seed is not None:
                self.batch.places[game].next_seed = seed
        self.batch.begin_some(np.flatnonzero(some).tolist())
        return self.result()

    def rest(self, how: NDArray[np.int64] | None) -> None:
        """Let some games make no move in the next step (RESTING), or end (ABANDONED)."""
        self.batch.some_rest = how is not None and bool(how.any())
        if how is not None:
            self.batch.resting = bytearray(how.astype(np.uint8).tobytes())

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

    def state(self) -> NDArray[np.uint8]:
        """What all seats see, one after the other, a row a game: for centralised critics."""
        seats = range(self.players)
        looks = [self.look(np.full(self.games, seat, np.uint8))[0] for seat in seats]
        return np.concatenate(looks, axis=1)

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
            np.frombuffer(batch.truncated, np.bool_),
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


def kept_place(place: Place) -> Kept:
    others = [place.pool.index(policy) for policy in place.others]
    return (
        place.state,
        int(place.next_seed),
        int(place.choices),
        int(place.learner),
        others,
        place.moods,
    )


def fill_place(place: Place, kept: Kept) -> None:
    place.state, place.next_seed, place.choices, place.learner, others, place.moods = kept
    place.others = [place.pool[number] for number in others]


def players_in(place: Place) -> list[Ask | None]:
    """The bots that play at this place, by their places in the pool; None for policies."""
    return [policy.ask if isinstance(policy, CalledPolicy) else None for policy in place.pool]


def give_players(place: Place, players: list[Ask | None]) -> None:
    for policy, player in zip(place.pool, players, strict=True):
        if isinstance(policy, CalledPolicy) and player is not None:
            policy.ask = player
