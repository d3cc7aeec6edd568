"""What is stored of a table: a header, then one entry for everything that happened.

A room is the fold of its entries. `who` and `id` name the command that an entry carries out,
so that a repeated one is known again, after a restart too.
"""

from typing import Any

import msgspec
from msgspec import Struct

from pioche.server.messages.requests import NORMAL, BotPace
from pioche.server.messages.table import Topic

HOST = "host"


class Header(Struct, frozen=True):
    """What a table is made with; of the host's key only the digest.

    `version` is that of the game's rules: tables from before it was written have the first.
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
    """What every entry may have."""

    who: str | None = None
    id: str | None = None


class Sat(Entry, tag="sit", frozen=True):
    """Somebody took a seat; `flags` are the options that they said are true of them.

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


class Moved(Entry, tag="move", frozen=True):
    """A move; `bot` is who chose it for a seat that a person has or a bot.

    `move` is as it was sent. `question` is the one that a person answered.
    """

    seat: int
    move: str
    at: int
    question: int | None = None
    allowance: int = 0
    evidence: dict[str, Any] | None = None
    bot: str | None = None


class Ticked(Entry, tag="tick", frozen=True):
    """Time made its own move."""

    at: int
    allowance: int = 0


class Undone(Entry, tag="undo", frozen=True):
    """A seat took its last move back, all others agreeing."""

    seat: int
    at: int


class UndoRequested(Entry, tag="ask", frozen=True):
    """A seat asks those named whether it may take a move back."""

    seat: int
    missing: list[int]


class UndoAnswered(Entry, tag="answer", frozen=True):
    """One of those asked has answered."""

    seat: int
    agree: bool


class HandedOver(Entry, tag="hand", frozen=True):
    """A bot plays on for a seat; `left` if its owner said so. Old entries have no time."""

    seat: int
    bot: str
    left: bool = False
    at: int | None = None


class TakenBack(Entry, tag="back", frozen=True):
    """The owner of a seat plays again. Old entries have no time."""

    seat: int
    at: int | None = None


class PaceSet(Entry, tag="pace", frozen=True):
    """The host said how fast the bots play."""

    pace: BotPace


class ValuesSet(Entry, tag="values", frozen=True):
    """The host said whether seats may ask what their moves are worth."""

    allowed: bool


class HostPassed(Entry, tag="host", frozen=True):
    """Whoever has that seat is the host from now on; the key of the one before opens nothing."""

    seat: int


class Voted(Entry, tag="vote", frozen=True):
    """Somebody (`who`) wants a bot to play for a seat, or whoever has it to be the host."""

    about: Topic
    seat: int


class RematchMade(Entry, tag="rematch", frozen=True):
    """The same game is played again elsewhere."""

    table: str


class Closed(Entry, tag="close", frozen=True):
    """The table was closed before its game was over; `at` is in seconds of the wall clock."""

    reason: str
    at: int


AnyEntry = (
    Sat
    | BotSat
    | Opened
    | Started
    | Revealed
    | Dealt
    | Moved
    | Ticked
    | Undone
    | UndoRequested
    | UndoAnswered
    | HandedOver
    | TakenBack
    | PaceSet
    | ValuesSet
    | HostPassed
    | Voted
    | RematchMade
    | Closed
)


class StoredLine(Struct, frozen=True, omit_defaults=True):
    """A line of chat as it is stored: who said it, in which command.

    `key` names the sentence of a line that the table itself tells.
    """

    who: str
    id: str
    name: str
    text: str
    key: str = ""


read_header = msgspec.json.Decoder(Header).decode
read_entry = msgspec.json.Decoder(AnyEntry).decode
read_line = msgspec.json.Decoder(StoredLine).decode
write = msgspec.json.Encoder().encode
