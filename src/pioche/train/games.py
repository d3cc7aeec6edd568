"""Games that are played to learn from, many at a time, as rows of arrays.

In some rows the network plays every seat, a few of them by earlier weights; in the others it plays
one seat against bots: of the house, and others that have joined them.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray

from pioche.bots import NOVICE, RANDOM, TEMPERAMENTS, add_bots
from pioche.core.game import Game
from pioche.core.masks import MOST_SEATS
from pioche.core.rng import Fast
from pioche.envs.opponents import policy_of, reads_events
from pioche.envs.setup import SHARE, set_up
from pioche.search.batch import Batch
from pioche.search.policy import Policy
from pioche.train.tables import Inputs, Rng, TableKind, drawn_table, inputs_of, usual_table

Bytes = NDArray[np.uint8]

# Parts of the rows of a process: each has one kind of table and one way to be filled.
PARTS: Final = 8
# Of ten rows without bots, in this many the network plays one seat against an earlier self.
PAST_ROWS: Final = 3
TEN: Final = 10
# Of ten tables with bots, at this many each temperament sits once before any sits twice; at the
# others any may sit, a novice too, and those that have joined.
DIFFERENT_BOTS: Final = 7
DIFFERENT_AMONG_OTHERS: Final = 4
SEEDS: Final = 1 << 40
# Choices per seat after which a game is cut short: more than twice as many as a usual one has.
LONGEST_A_SEAT: Final = 200


@dataclass(frozen=True)
class Shape:
    """How many rows and columns the arrays of a process have."""

    rows: int
    inputs: int
    moves: int
    seats: int  # the most that a table of this game has

    def arrays(self) -> dict[str, tuple[tuple[int, ...], type[np.generic]]]:
        """The shape and the type of each array."""
        rows = self.rows
        return {
            "inputs": ((rows, self.inputs), np.uint8),
            "masks": ((rows, self.moves), np.uint8),
            "seats": ((rows,), np.uint8),
            "past": ((rows,), np.uint8),  # whether earlier weights are asked
            "usual": ((rows,), np.uint8),  # whether bots sit at a usual table
            "bots": ((rows,), np.uint8),
            "fair": ((rows,), np.float32),
            "dones": ((rows,), np.uint8),
            "rewards": ((rows, self.seats), np.float32),
            "moves": ((rows,), np.int64),
            "ahead": ((rows, self.seats, self.inputs), np.uint8),
            "spent": ((1,), np.float64),  # seconds of the processor
        }


def shape_of(game: Game, rows: int) -> Shape:
    return Shape(rows, len(inputs_of(game).names), len(game.moves), game.seats[-1])


Arrays = dict[str, NDArray[np.generic]]


@dataclass(frozen=True)
class Against:
    """One kind of table for all games, at which the network plays one seat.

    The others are copies of `bot`; without one, bots of the house.
    """

    kind: TableKind
    bot: str = ""


class Part:
    """Rows with one kind of table."""

    def __init__(self, inputs: Inputs, rows: slice, arrays: Arrays, rng: Rng) -> None:
        self.inputs, self.game, self.rng = inputs, inputs.game, rng
        self.count = rows.stop - rows.start
        self.joined: tuple[str, ...] = ()
        self.arrays = {name: array[rows] for name, array in arrays.items()}

    def begin(self, kind: TableKind, bots: bool, usual: bool = False, opponent: str = "") -> None:
        """Begin new games at such a table; with bots, the network plays one seat of each.

        With an `opponent`, all others are copies of that bot.
        """
        self.kind, self.bots, self.opponent = kind, bots, opponent
        self.columns = self.inputs.columns(kind)
        game, seats = self.game, kind.seats
        laid = game.deal(seats, Fast(0), **kind.options)
        self.batch = Batch(laid, seats, game.numbers(), len(game.moves), self.count)
        self.batch.longest = LONGEST_A_SEAT * seats
        met = [opponent] if opponent else self.joined
        self.batch.listens = reads_events(game.id, met)
        self.teachers: list[Policy] = []
        if bots:
            self.batch.teach(-1, [self.opponents() for _ in range(self.count)], draws=True)
        # In rows of earlier selves: the one seat that learns, else none in particular.
        learns_alone = self.rng.integers(TEN, size=self.count) < PAST_ROWS
        seat = self.rng.integers(seats, size=self.count)
        self.lonely = np.where(learns_alone, seat, MOST_SEATS)
        self.arrays["inputs"][:] = self.inputs.base(kind)
        self.arrays["ahead"][:] = self.inputs.base(kind)
        self.arrays["usual"][:] = usual
        self.arrays["bots"][:] = bots
        self.arrays["fair"][:] = 1 / seats
        self.batch.begin(int(self.rng.integers(SEEDS)))
        self.show()

    def opponents(self) -> list[Policy]:
        """Bots for the other seats: mostly different ones, in any order."""
        others = self.kind.seats - 1
        if self.opponent:
            return [self.copy_of(self.opponent) for _ in range(others)]
        return [self.copy_of(name) for name in self.drawn_names(others)]

    def drawn_names(self, others: int) -> list[str]:
        names: list[str] = []
        different = DIFFERENT_AMONG_OTHERS if self.joined else DIFFERENT_BOTS
        if self.rng.integers(TEN) < different:
            while len(names) < others:
                names += [TEMPERAMENTS[k] for k in self.rng.permutation(len(TEMPERAMENTS))]
        else:
            known = (*TEMPERAMENTS, *TEMPERAMENTS, NOVICE, *self.joined, *self.joined)
            names = [known[k] for k in self.rng.integers(len(known), size=others)]
        return names[:others]

    def copy_of(self, name: str) -> Policy:
        kind = self.kind
        return policy_of(set_up(self.game.id, kind.seats, SHARE, False, kind.options), name)

    def show(self) -> None:
        """Write what the seats that are asked see and may do, and what was gained."""
        batch, arrays = self.batch, self.arrays
        arrays["inputs"][:, self.columns] = self.table(bytearray().join(batch.parts))
        masks = np.frombuffer(batch.masks_asked(), np.uint8)
        arrays["masks"][:] = masks.reshape(self.count, -1)
        arrays["dones"][:] = np.frombuffer(batch.dones, np.uint8)
        # Nobody wins a game that was cut short: who leads must learn to end it.
        whole = np.frombuffer(batch.truncated, np.uint8)[:, None] == 0
        rewards = np.frombuffer(batch.rewards, np.float32).reshape(self.count, -1) * whole
        arrays["rewards"][:] = 0
        if self.bots:
            arrays["seats"][:], arrays["past"][:] = 0, 0
            arrays["rewards"][:, :1] = rewards
            return
        seats = np.frombuffer(batch.seats_asked(), np.uint8)
        arrays["seats"][:] = seats
        arrays["past"][:] = (self.lonely < MOST_SEATS) & (self.lonely != seats)
        arrays["rewards"][:, : self.kind.seats] = rewards

    def table(self, numbers: bytearray) -> Bytes:
        return np.frombuffer(numbers, np.uint8).reshape(self.count, len(self.columns))

    def step(self) -> None:
        self.batch.step(self.arrays["moves"].tolist(), [])
        self.show()

    def look_ahead(self) -> None:
        """Write what each seat sees now, for the values of what has begun."""
        if self.bots:
            self.arrays["ahead"][:, 0] = self.arrays["inputs"]
            return
        for seat in range(self.kind.seats):
            self.batch.look([seat] * self.count)
            seen = self.table(bytearray().join(self.batch.parts))
            self.arrays["ahead"][:, seat, self.columns] = seen

    def advise(self, names: Sequence[str], moods: Fast) -> None:
        """Write what the teacher of each row would do."""
        moves = self.arrays["moves"]
        teachers = [self.copy_of(name) for name in names]
        for row, place in enumerate(self.batch.places):
            teacher = teachers[row % len(teachers)]
            moves[row] = int(teacher.choose(place.state, place.seat, moods))


class Games:
    """The rows of one process."""

    def __init__(
        self, game: Game, arrays: Arrays, seed: int, against: Against | None = None
    ) -> None:
        self.game, self.arrays, self.against = game, arrays, against
        self.rng = np.random.default_rng(seed)
        self.moods = Fast(seed)
        inputs = inputs_of(game)
        edges = np.linspace(0, len(arrays["seats"]), PARTS + 1).astype(int)
        self.parts = [
            Part(inputs, slice(low, high), arrays, self.rng)
            for low, high in pairwise(edges.tolist())
            if high > low
        ]
        self.next_part = 0
        for number in range(len(self.parts)):
            self.begin(number)

    def begin(self, number: int) -> None:
        """Begin a part anew: every other one with bots, the first of those at a usual table.

        Against one bot, all are alike.
        """
        if self.against is not None:
            kind, bot = self.against.kind, self.against.bot
            self.parts[number].begin(kind, bots=True, usual=True, opponent=bot)
            return
        usual = number == 1
        kind = usual_table(self.game) if usual else drawn_table(self.game, self.rng)
        self.parts[number].begin(kind, bots=number % 2 == 1, usual=usual)

    def face(self, against: Against) -> None:
        """Play against others from now on."""
        add_bots([against.bot] if against.bot else [])  # each process imports them itself
        self.against = against
        for number in range(len(self.parts)):
            self.begin(number)

    def join(self, names: Sequence[str]) -> None:
        """These bots sit among the others at tables that begin from now on."""
        add_bots(names)  # each process imports them itself
        for part in self.parts:
            part.joined = (*part.joined, *names)

    def renew(self, _: object = None) -> None:
        """Begin one part anew, each in turn: other tables, other bots."""
        self.begin(self.next_part)
        self.next_part = (self.next_part + 1) % len(self.parts)

    def step(self, _: object = None) -> None:
        for part in self.parts:
            part.step()
        self.arrays["spent"][0] = time.process_time()

    def look_ahead(self, _: object = None) -> None:
        for part in self.parts:
            part.look_ahead()

    def advise(self, names: Sequence[str]) -> None:
        add_bots(names)  # each process imports them itself
        for part in self.parts:
            part.advise(names, self.moods)


# Bots by whose play one learns what inputs usually are.
USUAL_PLAYERS: Final = (*TEMPERAMENTS, RANDOM)
