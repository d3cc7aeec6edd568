"""Many games of one kind, each stepped by one move in a single call: for training.

A game that is over is reported and replaced by a new one at once. Observations and masks come as
parts of bytes, game after game; joined they are arrays that numpy reads as they are.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from pioche.core.masks import first_seat
from pioche.core.observation import Observation, Observer
from pioche.core.rng import Fast
from pioche.core.state import State
from pioche.search.policy import Policy

# Games with at most this number of moves have a ready-made mask for every set of them.
FEW_MOVES: Final = 8
MOST_MOVES: Final = 1024
ZEROS: Final[list[bytes]] = [bytes(count) for count in range(MOST_MOVES + 1)]
# For each number of zeros: those zeros, then a one.
RUNS: Final[list[bytes]] = [zeros + b"\1" for zeros in ZEROS]
# Added to the seed of a game for the chance of its policies.
MOODS: Final = 1 << 48
# What a game does in the next step instead of a move: nothing, or end where it stands.
RESTING: Final = 1
ABANDONED: Final = 2
# More choices than any game has.
NO_LIMIT: Final = 1 << 62
# Bytes of a reward.
FLOAT: Final = 4


def few_masks(moves: int) -> list[bytes]:
    """The mask of every set of moves, indexed by its bits."""
    if moves > FEW_MOVES:
        return []
    sets = range(1 << moves)
    return [bytes([bits >> move & 1 for move in range(moves)]) for bits in sets]


class IllegalMove(ValueError):
    """A move that the seat may not make, in one of the games."""


@final
@mypyc_attr(acyclic=True)
class Place:
    """A place of the batch: its current game, its observer, its players."""

    def __init__(self, state: State, observer: Observer) -> None:
        self.state = state
        self.observer = observer
        self.next_seed: int = 0
        # Who is asked, what that seat may do, the last list of moves that a mask was made of.
        self.seat: i64 = 0
        self.legal: list[i64] = []
        self.masked: list[i64] = []
        self.choices: i64 = 0  # made in this game
        # Where one seat learns: which, who plays the others (from its left), their moods, and the
        # policies that they are drawn from where each game draws them anew.
        self.learner: i64 = 0
        self.others: list[Policy] = []
        self.moods = Fast(0)
        self.pool: list[Policy] = []

    def may(self, move: i64) -> bool:
        """Whether the seat that is asked may make this move."""
        legal = self.legal
        for place in range(len(legal)):
            if legal[place] == move:  # compared where it lies: compiled code counts no reference
                return True
        return False

    def draw_others(self, count: i64) -> None:
        """Draw who plays the other seats, and in which order, from the pool."""
        drawn = self.pool.copy()
        for place in range(count):
            other = place + self.moods.pick(len(drawn) - place)
            drawn[place], drawn[other] = drawn[other], drawn[place]
        self.others = drawn[:count]

    def play_others(self, seats: i64, longest: i64) -> None:
        """Let policies play until the learner is asked or the game is over, or too long.

        Seats are asked in their order, as at a table: those before the learner have chosen.
        """
        state = self.state
        learner = self.learner
        to_act = state.to_act()
        while to_act and self.choices < longest:
            seat = first_seat(to_act)
            if seat == learner:
                return
            self.choices += 1
            policy = self.others[(seat + seats - learner) % seats - 1]
            state.play(seat, policy.choose(state, seat, self.moods))
            to_act = state.to_act()


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
        self.longest: i64 = NO_LIMIT  # choices after which a game is cut short
        self.listens: bool = False  # whether the games keep their events, for players who read them
        # Whether last states are kept, and those of the last step by game, with the learner.
        self.keeps_ends: bool = False
        self.ends: dict[int, tuple[State, int]] = {}
        # Which games make no move in the next step, where there are any.
        self.resting = bytearray(count)
        self.some_rest: bool = False
        self.places: list[Place] = [Place(laid, observation.observer()) for _ in range(count)]
        # Where one seat learns, and the caller does not play all: whether another in the next game.
        self.one_learns: bool = False
        self.moves_on: bool = False
        self.draws: bool = False  # whether each game draws who plays the other seats
        # What came out of the last step: which games ended, what their seats get (or the learner),
        # a row a game; what those who are asked see and may do.
        self.dones = bytearray(count)
        self.truncated = bytearray(count)  # which of those were cut short
        self.rewards = bytearray()
        self.amounts = as_floats(self.rewards)
        self.seats: list[i64] = [0] * count
        self.parts: list[bytes] = []
        self.mask_parts: list[bytes] = []
        # Where there are few moves: the mask of each game (games never change a list of moves that
        # they have given), and all together until one changes.
        self.mask_rows: list[bytes] = [b""] * count
        self.masks: bytes = b""
        self.masks_changed: bool = True

    def teach(self, learner: int, others: list[list[Policy]], draws: bool = False) -> None:
        """Let the caller play one seat alone, or each in turn; `others` are lists a game.

        With `draws`, each game draws the others from its list, in any order.
        """
        self.one_learns = True
        self.draws = draws
        self.moves_on = learner < 0
        for game in range(self.count):
            place = self.places[game]
            place.learner = learner
            if learner < 0:
                place.learner = game % self.players
            place.others = others[game]
            place.pool = others[game]

    def begin(self, first: int) -> None:
        """Begin all games anew, from these seeds on."""
        self.begin_with([first + game for game in range(int(self.count))])

    def begin_with(self, seeds: list[int]) -> None:
        """Begin all games anew, each with its seed."""
        self.clear()
        for game in range(self.count):
            place = self.places[game]
            place.next_seed = seeds[game]
            self.ask(game, place, self.new_game(place))

    def begin_some(self, games: list[i64]) -> None:
        """Begin these games anew; all are asked."""
        for game in games:
            self.new_game(self.places[game])
        self.ask_all()

    def ask_all(self) -> None:
        """Ask in every game as it stands: after games have been put in their places."""
        self.clear()
        self.masks_changed = True
        for game in range(self.count):
            place = self.places[game]
            place.observer.forget()
            self.ask(game, place, place.state.to_act())

    def clear(self) -> None:
        self.dones = bytearray(int(self.count))
        self.truncated = bytearray(int(self.count))
        if self.keeps_ends:
            self.ends = {}
        rewards = int(self.count if self.one_learns else self.count * self.players)
        self.rewards = bytearray(FLOAT * rewards)
        self.amounts = as_floats(self.rewards)
        self.parts.clear()
        self.mask_parts.clear()

    def new_game(self, place: Place) -> i64:
        """Start a game and play until the caller must choose; the mask of who must."""
        place.observer.forget()
        to_act: i64 = 0
        while not to_act:
            seed = place.next_seed
            place.next_seed = seed + int(self.count)
            state = self.laid.clone()
            state.rng = Fast(seed)
            if self.listens:
                state.events = []
            state.start()
            place.state = state
            place.choices = 0
            if self.one_learns:
                place.moods = Fast(seed + MOODS)
                if self.draws:
                    place.draw_others(self.players - 1)
                place.play_others(self.players, self.longest)
            # A game that ends before the learner has been asked anything teaches nothing.
            to_act = state.to_act() if place.choices < self.longest else 0
        return to_act

    def step(self, moves: list[i64], seats: list[i64]) -> None:
        """Make a move in every game.

        `seats` says who moves, where it is not for each the one that is asked.
        """
        if len(moves) != self.count or (seats and len(seats) != self.count):
            raise IllegalMove(f"a move for each of {self.count} games is needed")
        self.clear()
        places = self.places
        one_learns = self.one_learns
        chosen = len(seats) > 0
        for game in range(self.count):
            place = places[game]
            if self.some_rest and self.resting[game]:
                self.rest(game, place)
                continue
            if chosen:
                self.choose_seat(place, seats[game])
            move = moves[game]
            if not place.may(move):
                raise IllegalMove(f"game {game}, seat {place.seat}: move {move} is not legal")
            place.state.play(place.seat, move)
            place.choices += 1
            if one_learns:
                place.play_others(self.players, self.longest)
            to_act = place.state.to_act()
            if not to_act or place.choices >= self.longest:
                self.dones[game] = 1
                self.truncated[game] = to_act != 0
                self.end(game, place)
                to_act = self.new_game(place)
            self.ask(game, place, to_act)

    def rest(self, game: i64, place: Place) -> None:
        """Make no move; a game that is abandoned is replaced by a new one."""
        if self.resting[game] == ABANDONED:
            self.end(game, place)
            self.new_game(place)
        self.ask(game, place, place.state.to_act())

    def choose_seat(self, place: Place, seat: i64) -> None:
        """Let another seat move than the one that is asked."""
        if seat != place.seat:
            place.seat = seat
            place.legal = self.legal_of(place, seat)

    def legal_of(self, place: Place, seat: i64) -> list[i64]:
        """The legal moves of a seat; changes of mind only where `changes` allows them."""
        state = place.state
        if not 0 <= seat < self.players or not (self.changes or state.to_act() >> seat & 1):
            return []
        return state.legal(seat)

    def end(self, game: i64, place: Place) -> None:
        """Set the rewards of a game that is over; one cut short is counted as it stands."""
        if self.keeps_ends:
            self.ends[int(game)] = (place.state, int(place.learner))
        if self.by_points:
            points = place.state.scores()
            for seat in range(self.players):
                self.reward(game, place, seat, float(points[seat]))
        else:
            winners = place.state.winners()
            for winner in winners:
                self.reward(game, place, winner, 1.0 / float(len(winners)))
        if self.moves_on:
            place.learner = (place.learner + 1) % self.players

    def reward(self, game: i64, place: Place, seat: i64, amount: float) -> None:
        if not self.one_learns:
            self.amounts[game * self.players + seat] = amount
        elif seat == place.learner:
            self.amounts[game] = amount

    def ask(self, game: i64, place: Place, to_act: i64) -> None:
        """Add the observation and mask of a seat that must choose: the learner, or the first."""
        seat = place.learner if self.one_learns else first_seat(to_act)
        state = place.state
        place.seat = seat
        self.seats[game] = seat
        place.observer.add_parts(state, seat, self.parts)
        legal = state.legal(seat)
        place.legal = legal
        if not self.few_masks:
            self.add_runs(legal)
        elif legal is not place.masked:
            place.masked = legal
            self.mask_rows[game] = self.few_mask(legal)
            self.masks_changed = True

    def look(self, seats: list[i64]) -> None:
        """Add the observations and masks of any seats, one in each game."""
        if len(seats) != self.count:
            raise IllegalMove(f"a seat for each of {self.count} games is needed")
        self.clear()
        for game in range(self.count):
            seat = seats[game]
            if not 0 <= seat < self.players:
                raise IllegalMove(f"game {game}: there is no seat {seat}")
            place = self.places[game]
            place.observer.add_parts(place.state, seat, self.parts)
            legal = self.legal_of(place, seat)
            if self.few_masks:
                self.mask_parts.append(self.few_mask(legal))
            else:
                self.add_runs(legal)

    def seats_asked(self) -> bytearray:
        return bytearray(self.seats)

    def masks_asked(self) -> bytearray:
        """The masks of the seats that must choose; `look` may have added others meanwhile."""
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


def as_floats(row: bytearray) -> "memoryview[float]":
    """The numbers in these bytes, as numpy has them."""
    return memoryview(row).cast("f")
