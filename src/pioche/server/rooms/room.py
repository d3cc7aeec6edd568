"""A room: everything that is true of a table, as the fold of its entries.

It reads no clock and no store. `apply` either carries an entry out or refuses and changes
nothing, so that what is in the store can always be folded again.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from pioche.core.game import Game
from pioche.games import game
from pioche.server.messages import HUMAN
from pioche.server.rooms import seed_exchange
from pioche.server.rooms.entries import (
    AnyEntry,
    BotSat,
    Dealt,
    HandedOver,
    Header,
    Moved,
    Opened,
    RematchMade,
    Revealed,
    Sat,
    Started,
    TakenBack,
    Ticked,
    UndoAnswered,
    UndoAskedFor,
    Undone,
)
from pioche.server.rooms.room_seat import RoomSeat
from pioche.server.rooms.seat_events import SeatEvents
from pioche.table.table import Table

GATHERING: Final = "gathering"
REVEALING: Final = "revealing"
PLAYING: Final = "playing"
OVER: Final = "over"


@dataclass
class UndoRequest:
    """Who would like to take a move back, who has not answered, and whether anybody is asked."""

    seat: int
    missing: list[int]
    asked: bool


@dataclass
class Room:
    """A table of the server."""

    id: str
    header: Header
    kind: type[Table] = Table  # what its game is played on
    count: int = 0  # entries so far
    phase: str = GATHERING
    seats: list[RoomSeat] = field(default_factory=list)
    table: Table | None = None
    heard: SeatEvents = field(default_factory=SeatEvents)
    question: UndoRequest | None = None
    rematch: str | None = None
    rematch_by: str | None = None  # who made it
    done: set[tuple[str, str]] = field(default_factory=set)  # commands carried out
    # The numbers of the log's steps that people chose, by seat.
    choices: dict[int, list[int]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.seats = [RoomSeat(player) for player in self.header.seats]

    @property
    def game(self) -> Game:
        return game(self.header.game)

    @property
    def play(self) -> Table:
        """The game that is under way or over."""
        assert self.table is not None, "nothing is dealt yet"
        return self.table

    def waiting(self) -> list[int]:
        """The seats for whom the table waits: their choice, or the seed that they promised."""
        if self.phase == REVEALING:
            return seed_exchange.unrevealed(self.seats)
        return self.play.to_act() if self.phase == PLAYING else []

    def apply(self, entry: AnyEntry) -> None:
        """Carry out an entry; a refused one changes nothing."""
        FOLDS[type(entry)](self, entry)
        self.count += 1
        if entry.who is not None and entry.id is not None:
            self.done.add((entry.who, entry.id))
        if self.table is not None:
            self.heard.listen(self.table)
            if self.table.over:
                self.phase, self.question = OVER, None


# Before the game


def sit(room: Room, entry: Sat) -> None:
    room.seats[entry.seat] = RoomSeat(HUMAN, entry.nickname, entry.key, entry.promise, entry.flags)


def sit_bot(room: Room, entry: BotSat) -> None:
    room.seats[entry.seat] = RoomSeat(entry.bot)


def open_seat(room: Room, entry: Opened) -> None:
    room.seats[entry.seat] = RoomSeat()


def start(room: Room, entry: Started) -> None:
    for seat in entry.filled:
        room.seats[seat] = RoomSeat(entry.bot)
    room.phase = REVEALING


def reveal(room: Room, entry: Revealed) -> None:
    room.seats[entry.seat].seed = bytes.fromhex(entry.seed)


def deal(room: Room, _entry: Dealt) -> None:
    room.table = seed_exchange.deal(room.kind, room.game, room.header, room.seats)
    room.phase = PLAYING


# The game


def move(room: Room, entry: Moved) -> None:
    table = room.play
    step = len(table.log)
    table.play(entry.seat, entry.move, entry.at, allowance=entry.allowance, evidence=entry.evidence)
    if entry.bot is None:
        room.choices.setdefault(entry.seat, []).append(step)
    room.question = None


def tick(room: Room, entry: Ticked) -> None:
    room.play.tick(entry.at, entry.allowance)
    room.question = None


def undo(room: Room, entry: Undone) -> None:
    table = room.play
    table.undo(entry.seat, range(table.seats), entry.at)
    room.question = None


def ask_undo(room: Room, entry: UndoAskedFor) -> None:
    room.question = UndoRequest(entry.seat, list(entry.missing), bool(entry.missing))


def answer_undo(room: Room, entry: UndoAnswered) -> None:
    assert room.question is not None, "nothing is asked"
    if entry.agree:
        room.question.missing.remove(entry.seat)
    else:
        room.question = None


def hand_over(room: Room, entry: HandedOver) -> None:
    seat = room.seats[entry.seat]
    seat.substitute, seat.left = entry.bot, entry.left
    room.play.log_event("table-leave", entry.seat)
    question = room.question
    if question is not None and entry.seat in question.missing:
        question.missing.remove(entry.seat)  # whoever is not there does not object
    if question is not None and entry.seat == question.seat:
        room.question = None


def take_back(room: Room, entry: TakenBack) -> None:
    seat = room.seats[entry.seat]
    seat.substitute, seat.left = None, False
    room.play.log_event("table-return", entry.seat)


def make_rematch(room: Room, entry: RematchMade) -> None:
    room.rematch, room.rematch_by = entry.table, entry.who


FOLDS: Final[dict[type, Callable[[Room, Any], None]]] = {
    Sat: sit,
    BotSat: sit_bot,
    Opened: open_seat,
    Started: start,
    Revealed: reveal,
    Dealt: deal,
    Moved: move,
    Ticked: tick,
    Undone: undo,
    UndoAskedFor: ask_undo,
    UndoAnswered: answer_undo,
    HandedOver: hand_over,
    TakenBack: take_back,
    RematchMade: make_rematch,
}
