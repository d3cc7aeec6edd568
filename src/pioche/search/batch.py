"""Many games of one kind, each stepped by one move in a single call: for training.

A game that is over is told of and begun anew at once. What each seat sees and may do comes out as
parts of bytes, game after game, which put together are arrays that numpy reads as they are.
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
MOST_MOVES: Final = 1024
ZEROS: Final[list[bytes]] = [bytes(count) for count in range(MOST_MOVES + 1)]
# So many zeros, then a one.
RUNS: Final[list[bytes]] = [zeros + b"\1" for zeros in ZEROS]
# What sets the chance of policies apart from that of the game they play.
MOODS: Final = 1 << 48


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
    with the chance of seed `first + i`, the next in its place with `first + i + count`, and so on.
    """

    def __init__(
        self, laid: State, players: int, observation: Observation, moves: int, count: int
    ) -> None:
        self.laid = laid
        self.players: i64 = players  # compiled code cannot read numbers of a state from here
        self.moves: i64 = moves
        self.count: i64 = count
        self.few_masks: list[bytes] = few_masks(moves)
        self.changes: bool = False  # whether a seat may change its mind
        self.by_points: bool = False  # what is rewarded: points, or the share of victory
        # Of each place: the game, who looks at it, the seed of the next one, who is asked, what
        # that seat may do.
        self.states: list[State] = [laid] * count
        self.observers: list[Observer] = [observation.observer() for _ in range(count)]
        self.next_seeds: list[int] = [0] * count
        self.seats: list[i64] = [0] * count
        self.legal: list[list[i64]] = [[]] * count
        # Where one seat learns, and the caller does not play all: which, whether another does in
        # the next game, who plays the others (from the learner's left), their moods.
        self.one_learns: bool = False
        self.learner: list[i64] = [0] * count
        self.moves_on: bool = False
        self.others: list[list[Policy]] = [[]] * count
        self.moods: list[Fast] = [Fast(0)] * count
        # What came out of the last step: which games ended, and what their seats get, in order.
        self.dones: list[i64] = [0] * count
        self.rewards: list[float] = []
        self.parts: list[bytes] = []
        self.mask_parts: list[bytes] = []
        # Where there are few moves: the mask of each game, of which list it was made (games never
        # change a list that they have given), and all together until one changes.
        self.masked: list[list[i64]] = [[]] * count
        self.mask_rows: list[bytes] = [b""] * count
        self.masks: bytes = b""
        self.masks_changed: bool = True

    def teach(self, learner: int, others: list[list[Policy]]) -> None:
        """Let the caller play one seat alone, or each in turn; `others` are lists a game."""
        self.one_learns = True
        self.moves_on = learner < 0
        for game in range(self.count):
            self.learner[game] = game % self.players if learner < 0 else learner
        self.others = others

    def begin(self, first: int) -> None:
        """Begin all games anew, from these seeds on."""
        self.next_seeds = [first + game for game in range(int(self.count))]
        self.clear()
        for game in range(self.count):
            state = self.new_game(game)
            learner = self.learner[game]
            self.ask(game, state, learner if self.one_learns else first_seat(state.to_act()))

    def clear(self) -> None:
        if self.rewards:
            self.rewards.clear()
            for game in range(self.count):
                self.dones[game] = 0
        self.parts.clear()
        self.mask_parts.clear()

    def new_game(self, game: i64) -> State:
        """Start a game in this place, and play on until the caller is asked."""
        self.observers[game].forget()
        over = True
        while over:
            state = self.laid.clone()
            seed = self.next_seeds[game]
            self.next_seeds[game] = seed + int(self.count)
            state.rng = Fast(seed)
            state.start()
            self.states[game] = state
            if self.one_learns:
                self.moods[game] = Fast(seed + MOODS)
                self.play_others(game, state)
            # A game that ends before the learner has been asked anything teaches nothing.
            over = not state.to_act()
        return state

    def play_others(self, game: i64, state: State) -> None:
        """Let policies play until the learner is asked or the game is over."""
        learner = self.learner[game]
        others = self.others[game]
        moods = self.moods[game]
        seats = self.players
        to_act = state.to_act()
        while to_act and not to_act >> learner & 1:
            seat = first_seat(to_act)
            policy = others[(seat + seats - learner) % seats - 1]
            state.play(seat, policy.choose(state, seat, moods))
            to_act = state.to_act()

    def step(self, moves: list[i64], seats: list[i64]) -> None:
        """Make a move in every game.

        `seats` says who moves, where it is not for each the one that is asked.
        """
        if len(moves) != self.count or (seats and len(seats) != self.count):
            raise IllegalMove(f"a move for each of {self.count} games is needed")
        self.clear()
        states = self.states
        asked = self.seats
        dones = self.dones
        one_learns = self.one_learns
        chosen = len(seats) > 0
        for game in range(self.count):
            if chosen:
                self.choose_seat(game, seats[game])
            move = moves[game]
            self.check(game, move)
            state = states[game]
            state.play(asked[game], move)
            if one_learns:
                self.play_others(game, state)
            to_act = state.to_act()
            if not to_act:
                dones[game] = 1
                self.end(game, state)
                state = self.new_game(game)
                to_act = state.to_act()
            self.ask(game, state, self.learner[game] if one_learns else first_seat(to_act))

    def choose_seat(self, game: i64, seat: i64) -> None:
        """Let another seat move than the one that is asked."""
        if seat != self.seats[game]:
            self.seats[game] = seat
            self.legal[game] = self.legal_of(game, seat)

    def legal_of(self, game: i64, seat: i64) -> list[i64]:
        """What a seat may do, without changes of mind where those are left out."""
        state = self.states[game]
        if not 0 <= seat < self.players or not (self.changes or state.to_act() >> seat & 1):
            return []
        return state.legal(seat)

    def check(self, game: i64, move: i64) -> None:
        for legal in self.legal[game]:
            if legal == move:
                return
        raise IllegalMove(f"game {game}, seat {self.seats[game]}: move {move} is not legal")

    def end(self, game: i64, state: State) -> None:
        """Note what the seats of a game that is over get, or what the learner does."""
        scores: list[float] = []
        if self.by_points:
            for points in state.scores():
                scores.append(float(points))
        else:
            scores = shares(state.winners(), int(self.players))
        if not self.one_learns:
            self.rewards += scores
            return
        learner = self.learner[game]
        self.rewards.append(scores[learner])
        if self.moves_on:
            self.learner[game] = (learner + 1) % self.players

    def ask(self, game: i64, state: State, seat: i64) -> None:
        """Tell what the seat that is asked sees and may do."""
        self.seats[game] = seat
        self.observers[game].add_parts(state, seat, self.parts)
        legal = state.legal(seat)
        self.legal[game] = legal
        if not self.few_masks:
            self.add_runs(legal)
        elif legal is not self.masked[game]:
            self.masked[game] = legal
            self.mask_rows[game] = self.few_mask(legal)
            self.masks_changed = True

    def look(self, seats: list[i64]) -> None:
        """Tell what any seats see and may do, one in each game, whoever is asked."""
        if len(seats) != self.count:
            raise IllegalMove(f"a seat for each of {self.count} games is needed")
        self.clear()
        for game in range(self.count):
            seat = seats[game]
            if not 0 <= seat < self.players:
                raise IllegalMove(f"game {game}: there is no seat {seat}")
            self.observers[game].add_parts(self.states[game], seat, self.parts)
            legal = self.legal_of(game, seat)
            if self.few_masks:
                self.mask_parts.append(self.few_mask(legal))
            else:
                self.add_runs(legal)

    def seats_asked(self) -> bytearray:
        return bytearray(self.seats)

    def games_over(self) -> bytearray:
        return bytearray(self.dones)

    def masks_asked(self) -> bytearray:
        """What those who are asked may do; one who looked meanwhile may have seen others'."""
        if not self.few_masks:
            return bytearray().join(self.mask_parts)
        if self.masks_changed:
            self.masks = b"".join(self.mask_rows)
            self.masks_changed = False
        return bytearray(self.masks)

    def few_mask(self, legal: list[i64]) -> bytes:
        bits: i64 = 0
        for move in legal:
            bits |= 1 << move
        return self.few_masks[bits]

    def add_runs(self, legal: list[i64]) -> None:
        """The mask in runs of zeros, each with a one at its end."""
        place: i64 = 0
        for move in sorted(legal):
            self.mask_parts.append(RUNS[move - place])
            place = move + 1
        self.mask_parts.append(ZEROS[self.moves - place])


def shares(winners: list[int], players: int) -> list[float]:
    """Each seat's part of the victory: equals share it."""
    found: list[float] = [0.0] * players
    for winner in winners:
        found[winner] = 1.0 / float(len(winners))
    return found
