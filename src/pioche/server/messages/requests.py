"""What a client sends: new tables, seats, commands, the hello of a socket.

Unknown fields are refused.
"""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

# How fast bots play; with `step` they wait for a command.
SLOW: Final = "slow"
NORMAL: Final = "normal"
FAST: Final = "fast"
STEP: Final = "step"

BotPace = Literal["slow", "normal", "fast", "step"]

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]*$")]
Name = Annotated[str, Meta(min_length=1, max_length=30)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
BotName = Annotated[str, Meta(min_length=1, max_length=120)]  # names of plugins may be long
Hex = Annotated[str, Meta(pattern="^[0-9a-f]*$", min_length=32, max_length=128)]
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Proof = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
Secret = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$")]
Count = Annotated[int, Meta(ge=0, le=2**53 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
TurnSeconds = Annotated[int, Meta(ge=10, le=600)]
OptionValue = bool | int | Annotated[str, Meta(max_length=20_000)]

OPEN: Final = "open"  # the player of a seat that nobody has taken


class Request(Struct, forbid_unknown_fields=True, frozen=True):
    """A body of a request over HTTP."""


class CreateTable(Request, frozen=True):
    """A new table: `seats` has for each seat `open` or the name of a bot.

    `values`: whether seats may ask what their moves are worth; null: if one person plays alone.
    `secret`: 128 random bits of the client; repeating the request gives the same table and key.
    """

    game: Word
    seats: Annotated[list[BotName], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[Word, OptionValue], Meta(max_length=50)] = {}
    odds: bool = True
    watch: bool | None = None  # as the game has it
    turn_seconds: TurnSeconds | None = None
    bot_pace: BotPace = NORMAL
    values: bool | None = None
    secret: Secret | None = None


class Sit(Request, frozen=True):
    """Take a seat (null: the first open one), with the promise of a seed or without a seed.

    `flags` are the options of kind `some-seats` that are true of this player.
    `secret`: 128 random bits of the client; repeating the request gives the same seat and key.
    """

    nickname: Name
    seat: SeatNumber | None = None
    promise: Digest | None = None
    flags: Annotated[list[Word], Meta(max_length=20)] | None = None
    secret: Secret | None = None


class ImportRecord(Request, frozen=True):
    """The record of a finished game, as it stands in its file."""

    record: Annotated[str, Meta(min_length=1)]


class BotGame(Request, frozen=True):
    """A finished game of one person against bots: the bots with their ranks, and the person's."""

    bots: Annotated[list[BotName], Meta(min_length=1, max_length=15)]
    ranks: Annotated[list[Count], Meta(min_length=1, max_length=15)]
    rank: Count


class BotGames(Request, frozen=True):
    """The last games of a person against bots, in their order."""

    games: Annotated[list[BotGame], Meta(min_length=1, max_length=20)]


# Commands are the same over HTTP and over a socket. Each has an id; a command that is repeated with
# the same id is answered again and carried out once.


class Command(Struct, forbid_unknown_fields=True, frozen=True, tag_field="type", kw_only=True):
    """An action at a table."""

    id: Id


class Start(Command, tag="start", frozen=True):
    """Start the game; bots take the open seats, so with open seats only the host may start."""


class SeatBot(Command, tag="seat-bot", frozen=True):
    """The host puts a bot on a seat that no person has."""

    seat: SeatNumber
    bot: BotName


class OpenSeat(Command, tag="open-seat", frozen=True):
    """The host clears a seat before the game: of a bot, or of a player who does not come."""

    seat: SeatNumber


class Reveal(Command, tag="reveal", frozen=True):
    """A seat reveals the seed that it promised."""

    seed: Hex


class Move(Command, tag="move", frozen=True):
    """A move as text, and the number of the question that it answers."""

    question: Count
    move: Annotated[str, Meta(min_length=1, max_length=100)]
    evidence: dict[str, Any] | None = None


class Undo(Command, tag="undo", frozen=True):
    """Take back the last move of the seat, or ask the others for permission."""


class Answer(Command, tag="answer", frozen=True):
    """Whether another seat may take a move back."""

    agree: bool


class Leave(Command, tag="leave", frozen=True):
    """Leave the seat: a bot plays on at once. Before the game the seat is open again."""


class Back(Command, tag="back", frozen=True):
    """Take the seat again."""


class SetPace(Command, tag="pace", frozen=True):
    """The host sets the pace of the bots."""

    pace: BotPace


class Step(Command, tag="step", frozen=True):
    """At the pace `step`: let the bots answer the question of that number."""

    question: Count


class Hurry(Command, tag="hurry", frozen=True):
    """Alone against bots: let them play at once until the next question to this player.

    It counts only if nobody has been asked since the question of that number.
    """

    question: Count


class HandOver(Command, tag="hand-over", frozen=True):
    """Vote for a bot to play for a seat that the table has waited for too long."""

    seat: SeatNumber


class PassHost(Command, tag="pass-host", frozen=True):
    """Make another seat the host: the host decides; while the host is away, the others vote."""

    seat: SeatNumber


class Say(Command, tag="say", frozen=True):
    """A line of chat."""

    text: Text


class Rematch(Command, tag="rematch", frozen=True):
    """The same game again at a new table, once this one is over."""


class AskOdds(Command, tag="odds", frozen=True):
    """The odds of the seat's own view, if the table allows them."""


class AllowValues(Command, tag="allow-values", frozen=True):
    """The host allows or forbids asking for move values; a line of chat announces it."""

    allowed: bool


class AskValues(Command, tag="values", frozen=True):
    """Push the values of the seat's moves that answer this question, with rising precision."""

    question: Count


class StopValues(Command, tag="stop-values", frozen=True):
    """Stop pushing values of moves."""


class Ping(Command, tag="ping", frozen=True):
    """Check the connection."""


class Echo(Command, tag="echo", frozen=True):
    """The answer to a `probe` of the server, which measures the round trip."""

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
    | Hurry
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
    """The first message on a socket: the key of a seat or of the host (null: a spectator).

    `events` and `chat` count what the client already has. `describe`: send the view in lines as
    well, for screen readers. `head` and `proof` are those of the last news: if the store has lost
    that state, the table is closed.
    """

    key: Annotated[str, Meta(max_length=64)] | None = None
    events: Count = 0
    chat: Count = 0
    describe: bool = False
    head: Digest | None = None
    proof: Proof | None = None
