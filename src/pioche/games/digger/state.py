"""Digger under way: set-up, turns, the glass, the end."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from pioche.core.cards import Cards
from pioche.core.clock import NEVER, Clock
from pioche.core.masks import NOBODY, PUBLIC, SPECTATOR, bit_of
from pioche.core.rng import Rng
from pioche.core.state import EMPTY, NO_CLOCK, State
from pioche.games.digger import effects, events, moves, scoring, stages
from pioche.games.digger.cards import BLACK_CRATES, COPIES, KINDS, SIDES, WATER
from pioche.games.digger.legal import legal_moves, nothing_left
from pioche.games.digger.moves import robbed_seat, stolen_kind
from pioche.games.digger.options import (
    QUICKEST,
    STEAL_TIME,
    STORE_TIME,
    TAKE_TIME,
    THROW_TIME,
    Config,
)

# Uneven sand runs for nine to eleven tenths of the glass.
TENTH: Final = 10


@final
@mypyc_attr(acyclic=True)
class DiggerState(State):
    """The camp. Tokens are counted by kind; crates and their worth in one row, seat after seat."""

    def __init__(self, seats: i64, rng: Rng, cards: Cards, config: Config) -> None:
        super().__init__(seats, rng, cards)
        self.cards = cards  # shared: there are none
        self.config = config
        self.stage: i64 = stages.READY
        self.digger: i64 = NOBODY
        # Where the tokens are: each in exactly one of these.
        self.centre: list[i64] = EMPTY
        self.beside: list[i64] = EMPTY
        self.crates: list[i64] = EMPTY
        self.boxed: i64 = 0
        self.worth: list[i64] = EMPTY  # shared: never changed once the crates are dealt
        # The last throw: dice by face, the colours still to be taken, whether one may steal.
        self.dice: list[i64] = EMPTY
        self.free: i64 = 0
        self.theft: bool = False
        self.throws: i64 = 0
        # Milliseconds: when the last action was sent and when it counts as made (P28), the first
        # throw of the turn, the end of the glass.
        self.last_at: i64 = 0
        self.now: i64 = 0
        self.began: i64 = 0
        self.ends: i64 = NEVER

    # <generated>
    def __getnewargs__(self) -> tuple[object, ...]:
        return (self.seats, self.rng, self.cards, self.config)

    def clone(self) -> "DiggerState":
        copy = DiggerState(self.seats, self.rng.clone(), self.cards, self.config)
        copy.question = self.question
        copy.stage = self.stage
        copy.digger = self.digger
        copy.centre = self.centre.copy()
        copy.beside = self.beside.copy()
        copy.crates = self.crates.copy()
        copy.boxed = self.boxed
        copy.worth = self.worth
        copy.dice = self.dice.copy()
        copy.free = self.free
        copy.theft = self.theft
        copy.throws = self.throws
        copy.last_at = self.last_at
        copy.now = self.now
        copy.began = self.began
        copy.ends = self.ends
        return copy

    # </generated>

    def start(self) -> None:
        """Deal the crates and choose who begins."""
        self.centre = [COPIES] * KINDS
        self.beside = [0] * KINDS
        self.crates = [0] * (KINDS * self.seats)
        self.dice = [0] * SIDES
        sides: list[i64] = list(range(BLACK_CRATES))
        if self.config.black:
            self.rng.shuffle(sides)
        worth: list[i64] = []  # a new list: copies share the old one
        for seat in range(self.seats):
            worth += self.config.sides[sides[seat] if self.config.black else BLACK_CRATES]
        self.worth = worth
        if self.config.black:
            scoring.emit_crates(self)
        first = self.config.first
        self.begin_turn(first if first >= 0 else self.rng.below(self.seats))  # P29
        self.ask()

    # What a seat may do

    def to_act(self) -> i64:
        if self.stage == stages.OVER:
            return 0
        return 1 << self.digger

    def legal(self, seat: i64) -> list[i64]:
        if seat != self.digger:
            return EMPTY
        return legal_moves(self)

    def play(self, seat: i64, move: i64, at: i64 = NO_CLOCK) -> None:
        if at == NO_CLOCK:  # a bot's hand is slower than the quickest
            self.last_at = max(self.last_at, self.now + self.pace(move, self.config.hands))
            self.now = self.last_at
        else:
            self.last_at = max(self.last_at, at)
            self.now = max(self.last_at, self.soonest(move))
        if self.ends != NEVER and self.now >= self.ends:
            self.last_at = min(self.last_at, self.ends)
            self.now = self.ends
            move = moves.NIGHT  # it came while the hand was still moving
        self.carry_out(move)
        if nothing_left(self):
            self.stop()
        if self.stage != stages.OVER:
            self.ask()

    def soonest(self, move: i64) -> i64:
        """P28: the earliest that a hand can have made the move after the one before.

        A line that brings two actions at once costs nobody anything: a hand that moved no faster
        than this is never counted later than its slowest action arrived.
        """
        if self.stage == stages.READY:  # another hand made the one before
            return self.last_at
        return self.now + self.pace(move, QUICKEST)

    def carry_out(self, move: i64) -> None:
        """One action; moves are numbered in the order of these branches."""
        if move == moves.THROW:
            if self.stage == stages.READY:
                self.turn_glass()
            effects.throw(self)
        elif move < moves.STORE:
            effects.take(self, move - moves.TAKE)
        elif move < moves.STEAL:
            effects.store(self, move - moves.STORE)
        elif move < moves.STOP:
            effects.steal(self, stolen_kind(move - moves.STEAL), robbed_seat(move - moves.STEAL))
        elif move == moves.STOP:
            self.stop()
        elif move == moves.NIGHT:
            self.fall_asleep()
        elif move < moves.TOUCH:
            effects.lift(self, stolen_kind(move - moves.LIFT), robbed_seat(move - moves.LIFT))
        elif move < moves.STORE_ALL:
            effects.touch(self, stolen_kind(move - moves.TOUCH), robbed_seat(move - moves.TOUCH))
        else:
            effects.store_all(self)

    def pace(self, move: i64, hands: list[i64]) -> i64:
        """How long a move takes such hands; nothing where nobody hurries."""
        if not self.config.length or move == moves.STOP or move == moves.NIGHT:
            return 0
        if move == moves.THROW:
            return hands[THROW_TIME]
        if move < moves.STORE:
            return hands[TAKE_TIME]
        if move < moves.STEAL:
            return hands[STORE_TIME]
        return hands[STEAL_TIME]

    def ask(self) -> None:
        self.question += 1
        if self.events is not None:  # every move passes here
            self.emit(events.ASKS, self.digger, self.stage, self.elapsed())

    # Turns

    def master(self) -> i64:
        """The master of time: the player on the digger's right."""
        return (self.digger + self.seats - 1) % self.seats

    def begin_turn(self, seat: i64) -> None:
        self.digger = seat
        self.stage = stages.READY
        self.throws = 0
        for face in range(SIDES):
            self.dice[face] = 0
        self.free = 0
        self.theft = False
        self.ends = NEVER
        if self.events is not None:  # often
            self.emit(events.TURN, seat, self.master(), 1 if self.config.length else 0)

    def turn_glass(self) -> None:
        """The first throw starts the glass: how long its sand runs, only some may see."""
        self.began = self.now
        length = self.config.length
        if not length:
            return
        if self.config.uneven:
            length = self.shortest_glass()
            length += self.rng.below(self.longest_glass() - length + 1)
        self.ends = self.began + length
        self.emit_to(bit_of(self.master()) | PUBLIC, events.GLASS, self.began, self.ends)

    def shortest_glass(self) -> i64:
        return self.config.length - self.config.length // TENTH

    def longest_glass(self) -> i64:
        return self.config.length + self.config.length // TENTH

    def elapsed(self) -> i64:
        """How long the turn had lasted when the last action was made."""
        if stages.READY < self.stage < stages.OVER:
            return self.now - self.began
        return 0

    def stop(self) -> None:
        """The digger calls stop: all is stored, all is kept."""
        self.emit(events.STOPS, self.digger)
        self.end_turn()

    def fall_asleep(self) -> None:
        """Night: what is not stacked or boxed goes back (P1, P12)."""
        self.emit(events.NIGHT, self.digger)
        effects.give_back(self)
        self.end_turn()

    def end_turn(self) -> None:
        """P14, P15: no water left in the centre ends the game, in the middle of a round too."""
        if self.centre[WATER] == 0:
            self.finish()
        else:
            self.begin_turn((self.digger + 1) % self.seats)

    def finish(self) -> None:
        self.stage = stages.OVER
        self.ends = NEVER
        self.free = 0
        self.question += 1
        scoring.emit_scores(self)

    # Figures

    def scores(self) -> list[i64]:
        return scoring.points(self)

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Deal anew the throws to come and, for a seat that cannot see the glass, uneven sand."""
        self.rng = rng
        if self.config.uneven and self.ends != NEVER and not self.sees_glass(seat):
            longest = self.longest_glass()
            shortest = max(self.shortest_glass(), min(longest, self.now - self.began + 1))
            self.ends = self.began + shortest + rng.below(longest - shortest + 1)

    def sees_glass(self, seat: i64) -> bool:
        """The master of time and those who only watch."""
        return seat == SPECTATOR or seat == self.master()


def new_state(seats: i64, rng: Rng, config: Config) -> DiggerState:
    """A table laid but not started; there are no cards in this game."""
    return DiggerState(seats, rng, Cards([], []), config)


# The glass as the table knows it


def deadline(state: DiggerState) -> int:
    return int(state.ends)


def time_move(state: DiggerState) -> tuple[int, int]:
    """Night, called by the master of time."""
    return int(state.master()), moves.NIGHT


def pace(state: DiggerState, move: int) -> int:
    """How long a move takes a hand of the table's dexterity."""
    return int(state.pace(move, state.config.hands))


def allowance(state: DiggerState) -> int:
    """The most that a slow line is forgiven at this table."""
    return int(state.config.allowance)


CLOCK: Final = Clock(deadline, time_move, pace, allowance)
