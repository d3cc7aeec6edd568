"""Many games of one kind, each stepped by one move in a single call: for training.

A game that is over is told of and begun anew at once. What each seat sees and may do comes out as
bytes, game after game, which numpy reads as they are.
"""

from typing import Final, final

from mypy_extensions import i64

from pioche.core.masks import first_seat
from pioche.core.observation import Observation, Observer
from pioche.core.rng import Fast
from pioche.core.state import State
from pioche.search.policy import Policy

# Games with so few moves have a ready-made mask for every set of them.
FEW_MOVES: Final = 8
ZEROS: Final[list[bytes]] = [bytes(count) for count in range(1024)]
# So many zeros, then a one.
RUNS: Final[list[bytes]] = [zeros + b"\1" for zeros in ZEROS]


def few_masks(moves: int) -> list[bytes]:
    """The mask of every set of so many moves, found by its bits."""
    if moves > FEW_MOVES:
        return []
    sets = range(1 << moves)
    return [bytes([bits >> move & 1 for move in range(moves)]) for bits in sets]


class IllegalMove(ValueError):
    """A move that the seat may not make, in one of the games."""


@final
class Batch:
    """The games, and what the last step made of them.

    `laid` is a game laid out but not started: every game begins as a copy of it. Game `i` plays
    with the chance of seed `first + i`, then `first + i + count`, and so on.
    """

    def __init__(self, laid: State, observation: Observation, moves: int, count: int) -> None:
        self.laid = laid
        self.moves: i64 = moves
        self.count: i64 = count
        self.few_masks: list[bytes] = few_masks(moves)
        self.states: list[State] = []
        self.observers: list[Observer] = []
        for _ in range(count):
            self.states.append(laid)
            self.observers.append(observation.observer())
        self.next_seeds: list[int] = []
        # One for each seat where somebody else plays the others, and their chance.
        self.policies: list[Policy] = []
        self.policy_rngs: list[Fast] = []
        self.learners: list[i64] = []
        # Of each game: who is asked, and what is legal.
        self.seats: list[i64] = [0] * count
        self.legal: list[list[i64]] = [[] for _ in range(count)]
        # What came out of the last step.
        self.finished: list[i64] = []
        self.ends: list[State] = []  # the finished games as they ended
        self.parts: list[bytes] = []
        self.mask_parts: list[bytes] = []

    def begin(self, first: int) -> None:
        """Begin all games anew, from these seeds on."""
        self.next_seeds = [first + game for game in range(int(self.count))]
        self.clear()
        for game in range(self.count):
            self.new_game(game)
            state = self.states[game]
            self.show(game, state, first_seat(state.to_act()))

    def clear(self) -> None:
        self.finished.clear()
        self.ends.clear()
        self.parts.clear()
        self.mask_parts.clear()

    def new_game(self, game: i64) -> None:
        state = self.laid.clone()
        seed = self.next_seeds[game]
        self.next_seeds[game] = seed + int(self.count)
        state.rng = Fast(seed)
        state.start()
        self.states[game] = state
        self.observers[game].forget()

    def step(self, moves: bytes) -> None:
        """Make a move in every game: two bytes for each, the lower first."""
        self.clear()
        states = self.states
        seats = self.seats
        for game in range(self.count):
            move: i64 = moves[2 * game] + 256 * moves[2 * game + 1]
            self.check(game, move)
            state = states[game]
            state.play(seats[game], move)
            to_act = state.to_act()
            if not to_act:
                self.finished.append(game)
                self.ends.append(state)
                self.new_game(game)
                state = states[game]
                to_act = state.to_act()
            self.show(game, state, first_seat(to_act))

    def check(self, game: i64, move: i64) -> None:
        for legal in self.legal[game]:
            if legal == move:
                return
        raise IllegalMove(f"game {game}: move {move} is not legal")

    def show(self, game: i64, state: State, seat: i64) -> None:
        """Tell what the seat that is asked sees and may do."""
        self.seats[game] = seat
        self.observers[game].add_parts(state, seat, self.parts)
        legal = state.legal(seat)
        self.legal[game] = legal
        if self.few_masks:
            bits: i64 = 0
            for move in legal:
                bits |= 1 << move
            self.mask_parts.append(self.few_masks[bits])
        else:
            self.add_mask(legal)

    def add_mask(self, legal: list[i64]) -> None:
        """The mask in runs of zeros, each with a one at its end."""
        place: i64 = 0
        for move in sorted(legal):
            self.mask_parts.append(RUNS[move - place])
            place = move + 1
        self.mask_parts.append(ZEROS[self.moves - place])

    def observations(self) -> bytes:
        return b"".join(self.parts)

    def masks(self) -> bytes:
        return b"".join(self.mask_parts)

    def seats_to_act(self) -> bytes:
        return bytes(self.seats)
