"""Every message between a client and the server, as types; docs/protocol.md tells them in words.

Requests refuse what they do not know. Sentences never travel: messages carry keys and arguments,
and the client makes the sentences from the same Fluent files as we do.
"""

from typing import Annotated, Any

from msgspec import Meta, Struct

from pioche.server.bot_paces import NORMAL, BotPace
from pioche.server.closed_messages import Closing
from pioche.server.result_messages import Result
from pioche.server.vote_messages import VoteInfo

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]*$")]
Name = Annotated[str, Meta(min_length=1, max_length=30)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
BotName = Annotated[str, Meta(min_length=1, max_length=120)]  # a stranger's may be long
Hex = Annotated[str, Meta(pattern="^[0-9a-f]*$", min_length=32, max_length=128)]
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Secret = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$")]
Count = Annotated[int, Meta(ge=0, le=2**53 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
TurnSeconds = Annotated[int, Meta(ge=10, le=600)]
OptionValue = bool | int | Annotated[str, Meta(max_length=20_000)]

OPEN = "open"
HUMAN = "human"
A_BOT = "bot"


class Request(Struct, forbid_unknown_fields=True, frozen=True):
    """What a client sends."""


class CreateTable(Request, frozen=True):
    """A new table: `seats` says for each seat `open` or the name of a bot.

    `values`: whether seats may ask what their moves are worth; null: where one person plays alone.
    `secret`: 128 random bits of one's own; the same request again gives the same table and key.
    """

    game: Word
    seats: Annotated[list[BotName], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[Word, OptionValue], Meta(max_length=50)] = {}
    odds: bool = True
    watch: bool = True
    turn_seconds: TurnSeconds | None = None
    bot_pace: BotPace = NORMAL
    values: bool | None = None
    secret: Secret | None = None


class Sit(Request, frozen=True):
    """Take a seat (the first open one if none is named), promising a seed or bringing none.

    `flags` are the options of kind `some-seats` that are true of whoever sits down.
    `secret`: 128 random bits of one's own; the same request again gives the same seat and key.
    """

    nickname: Name
    seat: SeatNumber | None = None
    promise: Digest | None = None
    flags: Annotated[list[Word], Meta(max_length=20)] | None = None
    secret: Secret | None = None


# Commands: the same over HTTP and over a socket. Each names itself; a repeated name is answered
# again and carried out once.


class Command(Struct, forbid_unknown_fields=True, frozen=True, tag_field="type", kw_only=True):
    """What a client wants done at a table."""

    id: Id


class Start(Command, tag="start", frozen=True):
    """Start the game: seats still open are taken by bots, which is for the host to decide."""


class SeatBot(Command, tag="seat-bot", frozen=True):
    """The host puts a bot on a seat that no person has."""

    seat: SeatNumber
    bot: BotName


class OpenSeat(Command, tag="open-seat", frozen=True):
    """The host clears a seat before the game: of a bot, or of somebody who does not come."""

    seat: SeatNumber


class Reveal(Command, tag="reveal", frozen=True):
    """A seat shows the seed that it promised."""

    seed: Hex


class Move(Command, tag="move", frozen=True):
    """A move in text, and the number of the question that it answers."""

    question: Count
    move: Annotated[str, Meta(min_length=1, max_length=100)]
    evidence: dict[str, Any] | None = None


class Undo(Command, tag="undo", frozen=True):
    """Take one's last move back, or ask the others whether one may."""


class Answer(Command, tag="answer", frozen=True):
    """Whether another one may take a move back."""

    agree: bool


class Leave(Command, tag="leave", frozen=True):
    """Leave: a bot plays on at once. Before the game the seat is open again."""


class Back(Command, tag="back", frozen=True):
    """Take one's seat again."""


class SetPace(Command, tag="pace", frozen=True):
    """The host says how fast the bots play from now on."""

    pace: BotPace


class Step(Command, tag="step", frozen=True):
    """Let the bots answer the question of that number, where they wait to be asked."""

    question: Count


class HandOver(Command, tag="hand-over", frozen=True):
    """Vote for a bot to play for somebody for whom the table has waited too long."""

    seat: SeatNumber


class PassHost(Command, tag="pass-host", frozen=True):
    """Make another one the host: the host does; while they are away, the others vote."""

    seat: SeatNumber


class Say(Command, tag="say", frozen=True):
    """A line of chat."""

    text: Text


class Rematch(Command, tag="rematch", frozen=True):
    """The same game again at a new table, once this one is over."""


class AskOdds(Command, tag="odds", frozen=True):
    """The odds of one's own view, where the table allows them."""


class AllowValues(Command, tag="allow-values", frozen=True):
    """The host says whether seats may ask what their moves are worth; everybody is told."""

    allowed: bool


class AskValues(Command, tag="values", frozen=True):
    """What one's moves are worth that answer the question of that number: pushed, bit by bit."""

    question: Count


class StopValues(Command, tag="stop-values", frozen=True):
    """One does not want to know any more what they are worth."""


class Ping(Command, tag="ping", frozen=True):
    """Whether anybody is there."""


class Echo(Command, tag="echo", frozen=True):
    """The answer to the server's own `probe`: how the line is measured."""

    probe: Count


AnyCommand = (
    Start
    | SeatBot
    | OpenSeat
    | Reveal
    | Move
    | Undo
    | Answer
    | Leave
    | Back
    | SetPace
    | Step
    | HandOver
    | PassHost
    | Say
    | Rematch
    | AskOdds
    | AllowValues
    | AskValues
    | StopValues
    | Ping
    | Echo
)


class Hello(Struct, forbid_unknown_fields=True, frozen=True, tag="hello", tag_field="type"):
    """The first message on a socket: whose seat (`key`; none: a spectator), and what one has.

    `describe`: the view in lines as well, for whoever hears the table. Programs do without.
    """

    key: Annotated[str, Meta(max_length=64)] | None = None
    events: Count = 0
    chat: Count = 0
    describe: bool = False


# What the server sends.


class Created(Struct, frozen=True):
    """A table is there; `host_key` is for its host alone."""

    table: str
    host_key: str
    commitment: str


class Seated(Struct, frozen=True):
    """A seat is yours; `key` is for you alone."""

    seat: int
    key: str


class SeatInfo(Struct, frozen=True):
    """What everybody knows of a seat: `player` is open, human or a bot's name.

    `played_by` is `bot` while one plays for somebody who is away, and null otherwise. Which one
    is not sent: it is chosen by what that person did, in secret too.
    """

    player: str
    nickname: str | None
    present: bool
    played_by: str | None
    promise: str | None
    revealed: bool


class UndoAsked(Struct, frozen=True):
    """Who would like to take a move back, and who has not answered yet."""

    seat: int
    missing: list[int]


class SeenSince(Struct, frozen=True):
    """What all have received since a move, and how many cards its maker has seen in secret."""

    events: list[dict[str, Any]]
    hidden: int


class TableInfo(Struct, frozen=True):
    """What everybody knows of a table. `phase` is gathering, revealing, playing, over or closed.

    `step_wanted`: bots wait until somebody at the table asks for the next step. `host` is the
    seat of the host, null where they have none; while `host_away` the others may choose another.
    `closed`: why it can only be looked at; where `phase` is over, the game was played by older
    rules.
    """

    table: str
    game: str
    options: dict[str, bool | int | str]
    phase: str
    seats: list[SeatInfo]
    commitment: str
    odds: bool
    watch: bool
    turn_seconds: int | None
    bot_pace: BotPace
    values: bool
    step_wanted: bool
    grace_seconds: int
    waiting: list[int]
    turn_left_ms: int | None
    stalling: list[int]
    host: int | None
    host_away: bool
    votes: list[VoteInfo]
    undo_asked: UndoAsked | None
    result: Result | None
    rematch: str | None
    closed: Closing | None = None


class News(Struct, frozen=True, tag="news", tag_field="type"):
    """A seat's whole present: the table, its view, its legal moves, and the events from `first` on.

    `events` counts all that this seat has received so far; `fresh` are those from `first` on.
    `steps` counts the steps of which it received events: how far its replay goes. `undo` says
    whether one may take a move back now: `free`, `ask` or null. `now` is the time of a game
    against time in milliseconds, for those who wait: whoever must act has no clock but their own.
    `description` is the view in lines, for whoever hears the table rather than sees it; over a
    socket only where its hello asked for it.
    `seen_since` is there while somebody asks to take a move back past something revealed.
    `head` is that of the table's chain: it fixes all that has happened until the last step of which
    the seat received events, and tells nothing of it. Empty before the deal.
    """

    table: TableInfo
    seat: int | None
    view: dict[str, Any] | None
    question: int
    legal: list[str]
    undo: str | None
    steps: int
    events: int
    first: int
    fresh: list[dict[str, Any]]
    now: int | None = None
    description: list[dict[str, Any]] = []
    seen_since: SeenSince | None = None
    head: str = ""


class Done(Struct, frozen=True, tag="done", tag_field="type"):
    """A command was carried out; `again` says that it had been before."""

    id: str
    again: bool = False


class Refused(Struct, frozen=True, tag="refused", tag_field="type"):
    """A command was not carried out, and why; `news` is how things stand."""

    id: str | None
    key: str
    arguments: dict[str, str | int]
    ruling: str = ""
    news: News | None = None


class ChatLine(Struct, frozen=True, tag="chat", tag_field="type", omit_defaults=True):
    """Something that somebody said; `seat` is null for the host who has no seat.

    What the table itself tells has no text, but the `key` of a sentence.
    """

    number: int
    seat: int | None
    name: str
    text: str
    key: str = ""


class Odds(Struct, frozen=True, tag="odds", tag_field="type"):
    """The odds of one's view: figures, and the same in lines, as counts and as chances."""

    id: str
    odds: dict[str, Any]
    counts: list[dict[str, Any]]
    chances: list[dict[str, Any]]


class Probe(Struct, frozen=True, tag="probe", tag_field="type"):
    """The server measures the line: answer at once with `echo`."""

    probe: int


class Rematched(Struct, frozen=True, tag="rematched", tag_field="type"):
    """Where the same game is played again. The one who asked for it first is its host."""

    id: str
    table: str
    host_key: str | None


class Problem(Struct, frozen=True):
    """A request that is refused, as the body of a 4xx or 5xx answer."""

    key: str
    arguments: dict[str, str | int]
    ruling: str = ""
