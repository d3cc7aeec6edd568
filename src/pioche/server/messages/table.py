"""What the server sends about a table: its public facts, a seat's news, answers to commands."""

from typing import Any, Final, Literal

from msgspec import Struct

from pioche.server.messages.requests import BotPace

Topic = Literal["hand-over", "host"]

HAND_OVER: Final[Topic] = "hand-over"
NEXT_HOST: Final[Topic] = "host"


class VoteInfo(Struct, frozen=True):
    """Who agrees: that a bot plays for a seat, or that whoever has it is the host.

    `agreed` are seats; the host who has none is not among them, but counts. `needed` is how many
    must agree as long as nobody comes or goes.
    """

    about: Topic
    seat: int
    agreed: list[int]
    needed: int


class Standing(Struct, frozen=True):
    """One line of the final ranking, tie-breaks included; equals share a rank."""

    rank: int
    seat: int
    points: int


class Result(Struct, frozen=True):
    """How the game ended; `standings` has the best first."""

    scores: list[int]
    winners: list[int]
    standings: list[Standing]


class Closing(Struct, frozen=True):
    """Why a table can only be looked at: `rules` (its game has other rules by now), `abandoned`
    (nobody has played for long) or `owner` (whoever runs the server has closed it).

    `version` is that of its rules; `house_seed` and `seeds` (null: none was shown) are in
    hexadecimal, so that everybody can check what was promised.
    """

    reason: str
    version: int
    house_seed: str
    seeds: list[str | None]


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
    """Where the same game is played again. The one who asked for it first is its host.

    `flags` has, for each seat of this table, the `flags` with which its player takes a seat there.
    """

    id: str
    table: str
    host_key: str | None
    flags: list[list[str]]


class Problem(Struct, frozen=True):
    """A request that is refused, as the body of a 4xx or 5xx answer."""

    key: str
    arguments: dict[str, str | int]
    ruling: str = ""


class ValueOfMove(Struct, frozen=True):
    """Of a legal move the share of victory and the points to be expected, with standard errors.

    `close`: it may be as good as the best, for all that is known so far.
    """

    move: str
    share: float
    error: float
    points: float
    points_error: float
    close: bool
    margin: int
    points_margin: int


class Values(Struct, frozen=True, tag="values", tag_field="type"):
    """What the moves that answer a question are worth, best first, after so many games tried.

    It is pushed several times, each more precise than the one before, until `done`.
    """

    question: int
    moves: list[ValueOfMove]
    tries: int
    done: bool
