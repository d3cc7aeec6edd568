"""What is stored of a table: a header, then one entry for everything that happened.

A room is the fold of its entries. `who` and `id` name the command that an entry carries out,
so that a repeated one is recognised, after a restart too.

The first line of an entry is the server's own part. The lines after it are those that the game's
record gained by the entry, byte for byte: all of them together are the record's lines between its
header and its chain. Most entries other than `Played` have none; an `Imported` has all lines.
"""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from pioche.server.messages.requests import NORMAL, BotPace
from pioche.server.messages.table import Topic
from pioche.table.log import HAND_OVER, MOVE, TAKE_BACK, UNDO, Step
from pioche.table.table import Table


class Header(Struct, frozen=True):
    """What a table was created with; of the host's key only the digest.

    `version` is that of the game's rules; headers without one have the first.
    """

    game: str
    seats: list[str]
    options: dict[str, bool | int | str]
    odds: bool
    watch: bool
    turn_seconds: int | None
    host: str
    seed: str
    version: int = 1
    bot_pace: BotPace = NORMAL
    values: bool | None = None


class Entry(Struct, frozen=True, tag_field="kind", kw_only=True, omit_defaults=True):
    """The fields of every entry: the sender and the id of its command."""

    who: str | None = None
    id: str | None = None


class Sat(Entry, tag="sit", frozen=True):
    """A person took a seat; `flags` are the options that they declared about themselves.

    `host`: they had the host's key.
    """

    seat: int
    nickname: str
    key: str
    promise: str | None = None
    flags: list[str] | None = None
    host: bool = False


class BotSat(Entry, tag="bot", frozen=True):
    """The host put a bot on a seat."""

    seat: int
    bot: str


class Opened(Entry, tag="open", frozen=True):
    """A seat was cleared before the game."""

    seat: int


class Started(Entry, tag="start", frozen=True):
    """Seating is over; bots sit on the seats named."""

    filled: list[int]
    bot: str


class Revealed(Entry, tag="reveal", frozen=True):
    """A seat showed the seed that it had promised."""

    seat: int
    seed: str


class Dealt(Entry, tag="deal", frozen=True):
    """The game began, with the seeds revealed until then."""


class Played(Entry, tag="play", frozen=True):
    """A step of the game: a move, an undo, a hand-over to a bot or back to the seat's owner.

    The record's lines say what happened; the store keeps them beside this. `question` is the one
    that a person answered. `bot` chose the move. `time`: time itself made it. `left`: the owner of
    the seat asked for the hand-over. `step` is what is to be done, and is not stored.
    """

    question: int | None = None
    bot: str | None = None
    time: bool = False
    left: bool = False
    step: Step | None = None

    def is_kind(self, kind: str) -> bool:
        """Whether it is about to do, or has done, a step of this kind."""
        return self.step is not None and self.step.kind == kind


class Imported(Entry, tag="import", frozen=True):
    """The whole game comes from a record: its lines, all of them, stand below.

    `names` are those of the people, by seat. `text` is the record, and is not stored here.
    """

    names: list[str | None]
    text: str = ""


class UndoRequested(Entry, tag="ask", frozen=True):
    """A seat asks the `missing` seats for consent to an undo."""

    seat: int
    missing: list[int]


class UndoAnswered(Entry, tag="answer", frozen=True):
    """One of these seats has answered."""

    seat: int
    agree: bool


class PaceSet(Entry, tag="pace", frozen=True):
    """The host set the pace of bots."""

    pace: BotPace


class ValuesSet(Entry, tag="values", frozen=True):
    """The host allowed or forbade the values of moves."""

    allowed: bool


class HostPassed(Entry, tag="host", frozen=True):
    """The owner of a seat is the host from now on; the earlier host's key is void."""

    seat: int


class Voted(Entry, tag="vote", frozen=True):
    """A vote (of `who`) for a bot on a seat, or for its owner as the host."""

    about: Topic
    seat: int


class RematchMade(Entry, tag="rematch", frozen=True):
    """The same game is played again elsewhere."""

    table: str


class Closed(Entry, tag="close", frozen=True):
    """The table was closed before its game was over; `at` is in seconds of the wall clock."""

    reason: str
    at: int


# Steps of games from before the store kept the record's lines. A store is rewritten when a newer
# program opens it; what could not be replayed then (its rules were not at hand) stays like this.


class EarlierMove(Entry, tag="move", frozen=True):
    """A move as it was sent, or as a bot chose it."""

    seat: int
    move: str
    at: int
    question: int | None = None
    allowance: int = 0
    evidence: dict[str, Any] | None = None
    bot: str | None = None


class EarlierTick(Entry, tag="tick", frozen=True):
    """Time made its own move."""

    at: int
    allowance: int = 0


class EarlierUndo(Entry, tag="undo", frozen=True):
    """A seat took its last move back."""

    seat: int
    at: int


class EarlierHandOver(Entry, tag="hand", frozen=True):
    """A bot plays for a seat from now on; the oldest have no time."""

    seat: int
    bot: str
    left: bool = False
    at: int | None = None


class EarlierTakeBack(Entry, tag="back", frozen=True):
    """The owner of a seat plays again; the oldest have no time."""

    seat: int
    at: int | None = None


EarlierStep = EarlierMove | EarlierTick | EarlierUndo | EarlierHandOver | EarlierTakeBack


AnyEntry = (
    Sat
    | BotSat
    | Opened
    | Started
    | Revealed
    | Dealt
    | Played
    | Imported
    | UndoRequested
    | UndoAnswered
    | PaceSet
    | ValuesSet
    | HostPassed
    | Voted
    | RematchMade
    | Closed
)


class StoredLine(Struct, frozen=True, omit_defaults=True):
    """A line of chat as it is stored, with the sender and the id of its command.

    `key` names the sentence of a line of the table itself.
    """

    who: str
    id: str
    name: str
    text: str
    key: str = ""


read_header = msgspec.json.Decoder(Header).decode
read_line = msgspec.json.Decoder(StoredLine).decode
write = msgspec.json.Encoder().encode
decode_entry: Callable[[bytes], AnyEntry | EarlierStep]
decode_entry = msgspec.json.Decoder(AnyEntry | EarlierStep).decode


def write_entry(entry: AnyEntry, lines: bytes = b"") -> bytes:
    """An entry as it is stored, with the lines that the record gained by it."""
    if isinstance(entry, Played):
        entry = msgspec.structs.replace(entry, step=None)
    if isinstance(entry, Imported):
        entry, lines = msgspec.structs.replace(entry, text=""), entry.text.encode()
    own = write(entry)
    return own + b"\n" + lines if lines else own


def split_entry(content: bytes) -> tuple[bytes, bytes]:
    """The server's own part of a stored entry, and the record's lines."""
    own, _, lines = content.partition(b"\n")
    return own, lines


def read_entry(content: bytes) -> AnyEntry | EarlierStep:
    """The server's own part of a stored entry."""
    return decode_entry(split_entry(content)[0])


def is_move(content: bytes) -> bool:
    own, lines = split_entry(content)
    entry = decode_entry(own)
    if not isinstance(entry, Played):
        return isinstance(entry, EarlierMove)
    steps = [line for line in lines.splitlines() if line.startswith(b'{"seat":')]
    return not entry.time and b'"move":' in steps[-1]


def played_earlier(table: Table, entry: EarlierStep) -> Played:
    """A step of the earlier form as one of today's; without a step if time had nothing to do."""
    played = Played(who=entry.who, id=entry.id, step=earlier_step(table, entry))
    if isinstance(entry, EarlierMove):
        # It was checked then, when a secret undo used a number up, too.
        question = None if entry.question is None else table.question
        return msgspec.structs.replace(played, question=question, bot=entry.bot)
    if isinstance(entry, EarlierHandOver):
        return msgspec.structs.replace(played, left=entry.left)
    return msgspec.structs.replace(played, time=isinstance(entry, EarlierTick))


def earlier_step(table: Table, entry: EarlierStep) -> Step | None:
    if isinstance(entry, EarlierTick):
        return table.due_step(entry.at, entry.allowance)
    at = table.last_at if entry.at is None else entry.at
    if isinstance(entry, EarlierMove):
        number = table.check_number(entry.move)
        return Step(MOVE, entry.seat, number, at, entry.allowance, entry.evidence)
    if isinstance(entry, EarlierUndo):
        return Step(UNDO, entry.seat, 0, at)
    if isinstance(entry, EarlierHandOver):
        return Step(HAND_OVER, entry.seat, 0, at, bot=entry.bot)
    return Step(TAKE_BACK, entry.seat, 0, at)
