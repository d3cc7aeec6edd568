"""What a client sends: new tables, seats, commands, the hello of a socket.

Unknown fields are refused.
"""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

SLOW: Final = "slow"
NORMAL: Final = "normal"
FAST: Final = "fast"
STEP: Final = "step"

BotPace = Literal["slow", "normal", "fast", "step"]

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
