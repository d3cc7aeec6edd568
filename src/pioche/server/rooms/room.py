"""A room: the state of a table, as the fold of its entries.

It reads no clock and no store. `apply` either carries an entry out or refuses and changes
nothing, so that what is in the store can always be folded again.
"""

import hashlib
import hmac
from array import array
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from pioche.bots.expert import games_with_policies
from pioche.core.game import Game, Options
from pioche.games import game
from pioche.server.messages import CLOSED, GATHERING, OVER, PLAYING, REVEALING
from pioche.server.messages.requests import NORMAL, OPEN, BotPace
from pioche.server.messages.table import HAND_OVER as HAND_OVER_VOTE
from pioche.server.messages.table import NEXT_HOST, Result, Topic
from pioche.server.rooms import seating
from pioche.server.rooms.entries import (
    AnyEntry,
    BotSat,
    Closed,
    Dealt,
    EarlierStep,
    Header,
    HostPassed,
    Imported,
    Opened,
    PaceSet,
    Played,
    RematchMade,
    Revealed,
    Sat,
    Started,
    UndoAnswered,
    UndoRequested,
    ValuesSet,
    Voted,
    decode_entry,
    played_earlier,
    split_entry,
    write_entry,
)
from pioche.server.rooms.seat_events import SeatEvents
from pioche.server.rooms.seating import RoomSeat, dealt_options
from pioche.table import record
from pioche.table.log import HAND_OVER, HUMAN, MOVE, TAKE_BACK, UNDO, Step
from pioche.table.record import Transcript
from pioche.table.table import Table

PROOF_PURPOSE: Final = b"a head that was issued "
PROOF_SIZE: Final = 32
EMPTY: Final = 0
FEWEST: Final = 8


class NumberSet:
    """Numbers of 64 bits, at most two thirds of the places taken; 0 stands for an empty one."""

    __slots__ = ("places", "used")

    def __init__(self) -> None:
        self.places = array("q", [EMPTY] * FEWEST)
        self.used = 0

    def __len__(self) -> int:
        return self.used

    def __contains__(self, number: int) -> bool:
        return self.places[self.place_of(number or 1)] != EMPTY

    def add(self, number: int) -> None:
        place = self.place_of(number or 1)
        if self.places[place] != EMPTY:
            return
        self.places[place] = number or 1
        self.used += 1
        if 3 * self.used > 2 * len(self.places):
            self.grow()

    def place_of(self, number: int) -> int:
        """Where it is, or would be."""
        places, mask = self.places, len(self.places) - 1
        place = number & mask
        while places[place] not in (EMPTY, number):
            place = (place + 1) & mask
        return place

    def grow(self) -> None:
        kept = [number for number in self.places if number != EMPTY]
        self.places = array("q", [EMPTY] * (2 * len(self.places)))
        for number in kept:
            self.places[self.place_of(number)] = number


def head_number(head: bytes) -> int:
    """A head as a number: with 64 bits no two are the same by chance."""
    return int.from_bytes(head[:8], "big", signed=True)


@dataclass
class Ballot:
    """The names of those who agree, by what they want; who is waited for ends with the question."""

    question: int = -1
    agreed: dict[tuple[Topic, int], set[str]] = field(default_factory=dict)

    def add(self, vote: Voted, question: int) -> None:
        """Count a vote that is cast while that question is asked."""
        if question != self.question:
            self.question = question
            self.forget(HAND_OVER_VOTE)
        if vote.who is not None:
            self.agreed.setdefault((vote.about, vote.seat), set()).add(vote.who)

    def forget(self, about: Topic, seat: int | None = None) -> None:
        """Those votes are over."""
        over = [key for key in self.agreed if key[0] == about and seat in (None, key[1])]
        for key in over:
            del self.agreed[key]

    def names(self, about: Topic, seat: int, question: int) -> set[str]:
        if about == HAND_OVER_VOTE and question != self.question:
            return set()
        return self.agreed.get((about, seat), set())


class RoomFacts:
    """Facts that follow from the entries: seats to act, deadline, legal moves; read-only.

    `people` are the seats of people, be they away; of them `deciding` those for whom no bot plays,
    and `changeable` those who have answered and may still answer otherwise. `against_time`: a clock
    of the game runs.
    """

    __slots__ = (
        "against_time",
        "changeable",
        "count",
        "deadline",
        "deciding",
        "legal",
        "people",
        "people_asked",
        "question",
        "waiting",
    )

    def __init__(self, room: "Room", playing: bool) -> None:
        self.count = room.count
        self.waiting = room.waiting()
        self.question = room.question
        self.against_time = room.dealt and room.table.clock_runs()
        self.people = {seat for seat, had in enumerate(room.seats) if had.player == HUMAN}
        self.deciding = {seat for seat in self.people if room.seats[seat].person}
        self.people_asked: list[int] = []
        self.deadline: int | None = None
        self.legal: list[list[int]] = [[] for _ in room.seats]
        if playing:
            self.people_asked = [seat for seat in self.waiting if seat in self.deciding]
            self.deadline = room.table.deadline()
            self.legal = [room.table.legal(seat) for seat in range(len(room.seats))]
        self.changeable = {
            seat for seat in self.people if self.legal[seat] and seat not in self.waiting
        }


@dataclass
class UndoRequest:
    """A request to take a move back: its seat, the seats still to answer, whether any was asked.

    `needs_all`: people who are away must agree as well.
    """

    seat: int
    missing: list[int]
    asked: bool
    needs_all: bool


@dataclass
class Room:
    """A table of the server."""

    id: str
    header: Header
    table_class: type[Table] = Table  # what its game is played on
    count: int = 0  # entries so far
    phase: str = GATHERING
    bot_pace: BotPace = NORMAL
    values: bool | None = None  # what the host has said of them
    seats: list[RoomSeat] = field(default_factory=list)
    seat_events: SeatEvents = field(default_factory=SeatEvents)
    undo_request: UndoRequest | None = None
    # The seat of the host, if that is known; and whether the key made with the table still opens.
    host_seat: int | None = None
    host_key_void: bool = False
    ballot: Ballot = field(default_factory=Ballot)
    rematch: str | None = None
    rematch_by: str | None = None  # who made it
    # Hashes of the commands carried out: with 64 bits no two are the same by chance.
    done: NumberSet = field(default_factory=NumberSet)
    # The heads that the chain has had after its steps, as numbers.
    heads: NumberSet = field(default_factory=NumberSet)
    # The numbers of the log's steps that people chose, by seat.
    choices: dict[int, list[int]] = field(default_factory=dict)
    closed: Closed | None = None  # why it was, before its game was over
    # Of older rules: nothing of its game can be shown, and the result comes from its record.
    archived: bool = False
    archived_result: Result | None = None

    def __post_init__(self) -> None:
        self.seats = [RoomSeat(player) for player in self.header.seats]
        self.bot_pace, self.values = self.header.bot_pace, self.header.values
        self.game: Game = game(self.header.game)
        self.commitment = seating.house_commitment(self.header)
        self._table: Table | None = None
        self._facts: RoomFacts | None = None
        self._options: Options | None = None
        self._transcript: Transcript | None = None
        self._proofs: dict[str, str] = {}  # of the heads that seats have at present

    @property
    def facts(self) -> RoomFacts:
        """What follows from the entries so far."""
        if self._facts is None or self._facts.count != self.count:
            self._facts = RoomFacts(self, self.phase == PLAYING)
        return self._facts

    @property
    def options(self) -> Options:
        """The options of the table; once it is dealt they stay as they are."""
        if self._options is None or not self.dealt:
            self._options = dealt_options(self.game, self.header, self.seats)
        return self._options

    @property
    def people(self) -> int:
        """How many sit here, or may still sit down."""
        return sum(seat.player in (HUMAN, OPEN) for seat in self.seats)

    @property
    def has_values(self) -> bool:
        """Whether values of moves can be offered: odds are allowed, and the game has policies."""
        return self.header.odds and self.game.id in games_with_policies()

    @property
    def values_allowed(self) -> bool:
        """Whether seats may ask for it: as the host says, else where one person plays alone."""
        return self.has_values and (self.people == 1 if self.values is None else self.values)

    @property
    def put_away(self) -> bool:
        """Whether nothing can be done here any more."""
        return self.archived or self.closed is not None

    @property
    def dealt(self) -> bool:
        """Whether there is a game, under way or over."""
        return self._table is not None

    @property
    def table(self) -> Table:
        """The table of the game; there is none before the deal."""
        assert self._table is not None, "nothing is dealt yet"
        return self._table

    @table.setter
    def table(self, table: Table) -> None:
        self._table, self._transcript = table, Transcript(table)

    @property
    def question(self) -> int:
        """The number of the current question, 0 before the deal."""
        return self.table.question if self.dealt else 0

    def waiting(self) -> list[int]:
        """The seats for whom the table waits: their choice, or the seed that they promised."""
        if self.phase == REVEALING:
            return seating.unrevealed(self.seats)
        return self.table.to_act() if self.phase == PLAYING else []

    def apply(self, entry: AnyEntry) -> bytes:
        """Carry out an entry and return it as it is stored; a refused one changes nothing."""
        FOLDS[type(entry)](self, entry)
        return write_entry(entry, self.finish_entry(entry))

    def replay(self, content: bytes) -> None:
        own, lines = split_entry(content)
        entry = decode_entry(own)
        if isinstance(entry, EarlierStep):
            entry = played_earlier(self.table, entry)
        if isinstance(entry, Imported):
            bring(self, msgspec.structs.replace(entry, text=lines.decode()))
        elif isinstance(entry, Played) and lines:
            record.replay_lines(self.table, lines.decode())
            note_step(self, entry)
        else:
            FOLDS[type(entry)](self, entry)
            if lines:
                record.check_deal(self.table, lines.decode())
        self.finish_entry(entry)

    def finish_entry(self, entry: AnyEntry) -> bytes:
        """Count an entry that has been carried out; the lines that the record gained by it."""
        self.count += 1
        if entry.who is not None and entry.id is not None:
            self.done.add(hash((entry.who, entry.id)))
        if self._transcript is None:
            return b""
        lines = self.follow()
        if self.table.over:
            self.phase, self.undo_request = OVER, None
        return lines

    def follow(self) -> bytes:
        """Note the table's last step: what each seat received, and the record's new lines."""
        assert self._transcript is not None, "nothing is dealt yet"
        lines = self._transcript.follow()
        head = self._transcript.chain.head
        self.heads.add(head_number(head))
        self.seat_events.collect(self.table, head.hex())
        return lines

    def has_had(self, head: str) -> bool:
        """Whether this was the head of its chain, which takes no longer in a long game."""
        return head_number(bytes.fromhex(head)) in self.heads

    def proof(self, head: str) -> str:
        """The proof that a server of this table has issued a head; empty before the deal."""
        if not head:
            return ""
        if head not in self._proofs:
            if len(self._proofs) > len(self.seats):
                self._proofs.clear()
            key = self.header.seed.encode()
            digest = hmac.new(key, PROOF_PURPOSE + head.encode(), hashlib.sha256)
            self._proofs[head] = digest.hexdigest()[:PROOF_SIZE]
        return self._proofs[head]

    def record(self) -> bytes:
        """The record of the game so far, with its seeds; it takes as long as the game has moves."""
        return record.record_text(self.table, keep_seeds=True).encode()


# Before the game


def sit(room: Room, entry: Sat) -> None:
    room.seats[entry.seat] = RoomSeat(HUMAN, entry.nickname, entry.key, entry.promise, entry.flags)
    if entry.host and room.host_seat is None:
        room.host_seat = entry.seat


def sit_bot(room: Room, entry: BotSat) -> None:
    room.seats[entry.seat] = RoomSeat(entry.bot)


def open_seat(room: Room, entry: Opened) -> None:
    room.seats[entry.seat] = RoomSeat()
    if entry.seat == room.host_seat:  # the creator of the table is the host again
        room.host_seat, room.host_key_void = None, False


def start(room: Room, entry: Started) -> None:
    for seat in entry.filled:
        room.seats[seat] = RoomSeat(entry.bot)
    room.phase = REVEALING


def reveal(room: Room, entry: Revealed) -> None:
    room.seats[entry.seat].seed = bytes.fromhex(entry.seed)


def deal(room: Room, _entry: Dealt) -> None:
    room.table = seating.deal(room.table_class, room.game, room.header, room.seats)
    room.phase = PLAYING


# The game


def play(room: Room, entry: Played) -> None:
    step, table = entry.step, room.table
    if step is None:
        return  # time had nothing to do
    if step.kind == MOVE:
        table.play(
            step.seat,
            step.value,
            step.at,
            entry.question,
            allowance=step.allowance,
            evidence=step.evidence,
        )
    elif step.kind == UNDO:
        table.undo(step.seat, range(table.seats), step.at)
    elif step.kind == TAKE_BACK:
        table.take_back(step.seat, step.at)
    else:
        table.hand_over(step.seat, step.bot, step.at)
    note_step(room, entry)


def note_step(room: Room, entry: Played) -> None:
    """What a step changes of the room beside its table.

    The table's last step is meant: before a hand-over time may have made its own move.
    """
    log = room.table.log
    step = log[-1]
    if step.kind == HAND_OVER:
        note_hand_over(room, step, entry.left)
        return
    if step.kind == TAKE_BACK:
        room.seats[step.seat].substitute, room.seats[step.seat].left = None, False
        return
    if step.kind == MOVE and entry.bot is None and not entry.time:
        room.choices.setdefault(step.seat, []).append(len(log) - 1)
    if not room.table.secret_step:  # nobody may learn of it by what it ends
        room.undo_request = None


def note_hand_over(room: Room, step: Step, left: bool) -> None:
    seat, request = room.seats[step.seat], room.undo_request
    seat.substitute, seat.left = step.bot, left
    room.ballot.forget(HAND_OVER_VOTE, step.seat)
    if request is not None and step.seat in request.missing and not request.needs_all:
        request.missing.remove(step.seat)  # a player who is not there does not object
    if request is not None and step.seat == request.seat:
        room.undo_request = None


def bring(room: Room, entry: Imported) -> None:
    """Seat who played, and replay the record; without its text nothing of the game is known."""
    room.seats = [
        RoomSeat(player, name) for player, name in zip(room.header.seats, entry.names, strict=True)
    ]

    def follow(table: Table) -> None:
        if not room.dealt:
            room.table = table
        room.follow()

    if entry.text:
        table = record.read_text(entry.text, follow)
        for seat, bot in table.substitutes.items():
            room.seats[seat].substitute = bot


def request_undo(room: Room, entry: UndoRequested) -> None:
    missing, needs_all = list(entry.missing), room.table.undo_asks_all(entry.seat)
    room.undo_request = UndoRequest(entry.seat, missing, bool(missing), needs_all)


def answer_undo(room: Room, entry: UndoAnswered) -> None:
    assert room.undo_request is not None, "there is no request to undo"
    if entry.agree:
        room.undo_request.missing.remove(entry.seat)
    else:
        room.undo_request = None


def set_pace(room: Room, entry: PaceSet) -> None:
    room.bot_pace = entry.pace


def set_values(room: Room, entry: ValuesSet) -> None:
    room.values = entry.allowed


def pass_host(room: Room, entry: HostPassed) -> None:
    room.host_seat, room.host_key_void = entry.seat, True
    room.ballot.forget(NEXT_HOST)


def vote(room: Room, entry: Voted) -> None:
    room.ballot.add(entry, room.question)


def make_rematch(room: Room, entry: RematchMade) -> None:
    room.rematch, room.rematch_by = entry.table, entry.who


def close(room: Room, entry: Closed) -> None:
    room.phase, room.closed, room.undo_request = CLOSED, entry, None


FOLDS: Final[dict[type, Callable[[Room, Any], None]]] = {
    Sat: sit,
    BotSat: sit_bot,
    Opened: open_seat,
    Started: start,
    Revealed: reveal,
    Dealt: deal,
    Played: play,
    UndoRequested: request_undo,
    UndoAnswered: answer_undo,
    PaceSet: set_pace,
    Imported: bring,
    ValuesSet: set_values,
    HostPassed: pass_host,
    Voted: vote,
    RematchMade: make_rematch,
    Closed: close,
}
