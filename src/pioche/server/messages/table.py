"""What the server sends about a table: its public facts, a seat's news, answers to commands."""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from pioche.server.messages import Arguments, GameEvent, Line, OptionValues, Phase, View
from pioche.server.messages.requests import BotPace

A_BOT: Final = "bot"  # which bot plays for an absent player is secret
ByBot = Annotated[str, Meta(extra={"js": '"bot"'})]
UndoTerms = Annotated[str, Meta(extra={"js": '"free" | "ask"'})]
ClosingReason = Annotated[str, Meta(extra={"js": '"rules" | "abandoned" | "owner" | "lost"'})]

Topic = Literal["hand-over", "host"]

HAND_OVER: Final[Topic] = "hand-over"
NEXT_HOST: Final[Topic] = "host"


class VoteInfo(Struct, frozen=True):
    """A vote for a bot to play for a seat, or for the seat to become the host.

    `agreed` are seats; a host without a seat is not among them, but counts. `needed` is the number
    of votes that decides as long as nobody comes or goes.
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
    """Why a table is read-only: outdated rules, abandoned, closed by the owner, moves were lost.

    `version` is that of its rules; `house_seed` and `seeds` (null: not revealed) are in hexadecimal
    and prove the promises.
    """

    reason: ClosingReason
    version: int
    house_seed: str
    seeds: list[str | None]


class Created(Struct, frozen=True):
    """A new table; `host_key` is for its host alone."""

    table: str
    host_key: str
    commitment: str


class ImportedTable(Struct, frozen=True):
    """The table of a record that was sent: finished, open to everybody with its link."""

    table: str
    game: str


class Seated(Struct, frozen=True):
    """A seat that was taken; `key` is for its player alone."""

    seat: int
    key: str


class SeatInfo(Struct, frozen=True):
    """The public facts about a seat: `player` is `open`, `human` or the name of a bot.

    `played_by` is `bot` while one plays for an absent player, and null otherwise. Its name is not
    sent, because it is chosen by the player's moves, including secret ones.
    """

    player: str
    nickname: str | None
    present: bool
    played_by: ByBot | None
    promise: str | None
    revealed: bool


class UndoAsked(Struct, frozen=True):
    """The seat that wants to take a move back, and the seats that have not answered yet."""

    seat: int
    missing: list[int]


class SeenSince(Struct, frozen=True):
    """The public events since a move, and the number of cards its seat has seen in secret."""

    events: list[GameEvent]
    hidden: int


class TableInfo(Struct, frozen=True):
    """The public facts about a table. `phase` is gathering, revealing, playing, over or closed.

    `step_wanted`: the bots wait until a player asks for the next step. `stalling` are the seats
    that others may vote a bot for. `host` is the seat of the host, null if the host has none; while
    `host_away` the others may vote for another. `closed`: why the table is read-only; if `phase` is
    `over`, the game was played by older rules.
    """

    table: str
    game: str
    options: OptionValues
    phase: Phase
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
    """All that a seat may know now: the table, its view, its legal moves and its new events.

    `events` counts all events that this seat has received; `fresh` are those from `first` on.
    `steps` counts the steps that it received events of, which is the length of its replay. `undo`
    says whether the seat can take a move back now: `free`, `ask` or null. `now` is the time of a
    timed game in milliseconds, null for the seats that must act. `description` is the view in
    lines; over a socket only if its hello asked for it. `seen_since` is set while a seat asks to
    take a move back past something revealed. `head` is the head of the table's chain after the last
    step that the seat received events of, and reveals nothing else; empty before the deal. `proof`
    shows that a server has issued it: a hello sends both back. `against_time`: a clock of the game
    runs, so no tap is too early.
    """

    table: TableInfo
    seat: int | None
    view: View | None
    question: int
    legal: list[str]
    undo: UndoTerms | None
    steps: int
    events: int
    first: int
    fresh: list[GameEvent]
    now: int | None = None
    description: list[Line] = []
    seen_since: SeenSince | None = None
    head: str = ""
    proof: str = ""
    against_time: bool = False


class Done(Struct, frozen=True, tag="done", tag_field="type"):
    """A command was carried out; `again`: it had been carried out before."""

    id: str
    again: bool = False


class Refused(Struct, frozen=True, tag="refused", tag_field="type"):
    """A command was refused, and why; `news` is the present state."""

    id: str | None
    key: str
    arguments: Arguments
    ruling: str = ""
    news: News | None = None


class ChatLine(Struct, frozen=True, tag="chat", tag_field="type", omit_defaults=True):
    """A line of chat; `seat` is null for a host without a seat.

    A notice of the table itself has no text but the `key` of a sentence.
    """

    number: int
    seat: int | None
    name: str
    text: str
    key: str = ""


class Odds(Struct, frozen=True, tag="odds", tag_field="type"):
    """The odds of a view: figures, and the same in lines, as counts and as chances."""

    id: str
    odds: dict[str, Any]
    counts: list[Line]
    chances: list[Line]


class Probe(Struct, frozen=True, tag="probe", tag_field="type"):
    """The server measures the round trip: answer at once with `echo`."""

    probe: int


class Rematched(Struct, frozen=True, tag="rematched", tag_field="type"):
    """The table where the same game is played again; the first who asked for it is its host.

    `flags` has, for each seat of this table, the `flags` with which its player takes a seat there.
    """

    id: str
    table: str
    host_key: str | None
    flags: list[list[str]]


class Problem(Struct, frozen=True):
    """The body of a 4xx or 5xx answer; `line` is that of a record that was sent, or 0."""

    key: str
    arguments: Arguments
    ruling: str = ""
    line: int = 0


class ValueOfMove(Struct, frozen=True):
    """The expected share of victory and points of a legal move, with standard errors.

    `close`: it may be as good as the best one, by the games played so far.
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
    """The values of the moves that answer a question, best first, after `tries` sampled games.

    Pushed several times, each more precise than the one before, until `done`.
    """

    question: int
    moves: list[ValueOfMove]
    tries: int
    done: bool
