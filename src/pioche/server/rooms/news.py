"""What a client is sent: everybody's facts about a table, a seat's news, and pushing them.

The public part is encoded once a change, a seat's own part once for all its sockets.
"""

import math
from dataclasses import dataclass
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

import msgspec

from pioche.core.game import Game, View
from pioche.core.refusals import Refusal
from pioche.server.auth import Identity
from pioche.server.messages import OVER, PLAYING
from pioche.server.messages.requests import OPEN
from pioche.server.messages.table import (
    A_BOT,
    News,
    Result,
    SeatInfo,
    SeenSince,
    Standing,
    TableInfo,
    UndoAsked,
    VoteInfo,
)
from pioche.server.rooms.archive import closing_of
from pioche.server.rooms.room import Room, UndoRequest
from pioche.server.rooms.seating import RoomSeat
from pioche.server.settings import Settings
from pioche.table.log import HUMAN

if TYPE_CHECKING:
    from pioche.server.rooms.connection import Connection
    from pioche.server.rooms.live_room import LiveRoom

FREE = "free"
ASK = "ask"


@dataclass(slots=True)  # made for every push, and frozen it would take three times as long
class RoomStatus:
    """What the clocks say: who is there, what is left of the turn, the time of the game.

    `step_wanted`: bots wait; `stalling` are those who have kept the others waiting for too long;
    `host_away`: the others may choose another host.
    """

    present: list[bool]
    turn_left: int | None
    now: int | None
    step_wanted: bool
    stalling: list[int]
    votes: list[VoteInfo]
    host_away: bool


def table_info(room: Room, status: RoomStatus, settings: Settings) -> TableInfo:
    """What everybody with the link knows."""
    header, request = room.header, room.undo_request
    return TableInfo(
        table=room.id,
        game=header.game,
        options=dict(header.options) if room.archived else room.options,
        phase=room.phase,
        seats=[seat_info(seat, status.present[number]) for number, seat in enumerate(room.seats)],
        commitment=room.commitment,
        odds=header.odds,
        watch=header.watch,
        turn_seconds=header.turn_seconds,
        bot_pace=room.bot_pace,
        values=room.values_allowed,
        step_wanted=status.step_wanted,
        grace_seconds=math.ceil(settings.grace),
        waiting=room.facts.waiting,
        turn_left_ms=status.turn_left,
        stalling=status.stalling,
        host=room.host_seat,
        host_away=status.host_away,
        votes=status.votes,
        undo_asked=None if request is None else undo_asked(request),
        result=game_result(room),
        rematch=room.rematch,
        closed=closing_of(room) if room.put_away else None,
    )


def undo_asked(request: UndoRequest) -> UndoAsked:
    return UndoAsked(request.seat, list(request.missing))


def seat_info(seat: RoomSeat, present: bool) -> SeatInfo:
    return SeatInfo(
        player=seat.player,
        nickname=seat.nickname,
        present=seat.player != OPEN and (seat.player != HUMAN or present),
        played_by=None if seat.substitute is None else A_BOT,
        promise=seat.promise,
        revealed=seat.seed is not None,
    )


def game_result(room: Room) -> Result | None:
    if room.phase != OVER or room.archived:
        return room.archived_result
    table = room.table
    standings = [Standing(each.rank, each.seat, each.points) for each in table.standings()]
    return Result(table.scores(), table.winners(), standings)


def seat_news(
    room: Room, info: TableInfo, status: RoomStatus, seat: int | None, first: int
) -> News:
    """All that a seat, or a spectator, may know now, and its events from `first` on.

    Without the description: it takes as long to make as all the rest, and many do without.
    """
    received = room.seat_events.log_of(seat)
    events = received.events
    first = min(first, events)
    return News(
        table=info,
        seat=seat,
        view=room.table.view(seat) if room.dealt else None,
        question=room.table.question if room.dealt else 0,
        legal=legal(room, seat),
        undo=undo(room, seat),
        steps=received.steps,
        events=events,
        first=first,
        fresh=list(room.seat_events.since(seat, first)),
        now=None if seat in room.facts.waiting else status.now,
        seen_since=seen_since(room),
        head=received.head,
    )


def description(game: Game, view: View | None) -> list[dict[str, Any]]:
    """A view in lines; nothing before the deal."""
    return [] if view is None else [line.json() for line in game.describe(view)]


def seen_since(room: Room) -> SeenSince | None:
    """What has come to light since the move that somebody would like to take back."""
    request = room.undo_request
    if request is None or not room.table.undo_reveals(request.seat):
        return None
    seen = room.table.seen_since(request.seat)
    return SeenSince(seen.events, seen.hidden)


def blind_news(info: TableInfo) -> News:
    """For the host of a table that nobody may watch."""
    return News(
        table=info, seat=None, view=None, question=0, legal=[], undo=None, steps=0, events=0,
        first=0, fresh=[],
    )  # fmt: skip


def legal(room: Room, seat: int | None) -> list[str]:
    """The moves that the seat may make now, as text."""
    if seat is None or room.phase != PLAYING:
        return []
    moves = room.game.moves
    return [moves.text(move) for move in room.facts.legal[seat]]


def undo(room: Room, seat: int | None) -> str | None:
    """Whether the seat may take its last move back: by itself, by asking, or not."""
    if seat is None or room.phase != PLAYING:
        return None
    if not room.table.moves_since(seat):
        return None  # as most of the time for most seats: quicker than to be refused
    try:
        return ASK if people_to_ask(room, seat) else FREE
    except Refusal:
        return None


def people_to_ask(room: Room, seat: int) -> list[int]:
    """Those who must agree to an undo; where bots do not, it is refused.

    Past anything revealed a strict table asks every person, be they away. Otherwise whoever is
    played for by a bot agrees. Where people may have changed a secret choice since, be it one
    who has left, all are asked: whether one may take a move back by oneself would tell whether
    they have.
    """
    (needed, asks_all), facts = room.table.undo_terms(seat), room.facts
    if asks_all:
        return sorted(facts.people - {seat})
    others = {other for other in facts.people if other != seat and room.seats[other].person}
    if facts.changeable - {seat}:
        needed = others
    return sorted(needed & others)


encode = msgspec.json.Encoder().encode

TABLE: Final = "table"
# What goes by the clock, was sent before, or follows from the rest, as the description from the
# view: it makes no news new, so that nobody reads from their own traffic what others did in secret.
NOTHING_NEW: Final = ("first", "fresh", "now", "description")
OWN: Final = tuple(
    name for name in News.__struct_fields__ if name != TABLE and name not in NOTHING_NEW
)


def part_of_news(name: str, fields: tuple[str, ...]) -> Any:  # noqa: ANN401  (a type made here)
    """A type for some fields of news alone."""
    return msgspec.defstruct(name, [(field, Any) for field in fields], frozen=True)


OwnPart: Final = part_of_news("OwnPart", OWN)
RestPart: Final = part_of_news("RestPart", NOTHING_NEW)
own_fields: Final = attrgetter(*OWN)


class EncodedTable:
    """What everybody knows of a table, encoded; and the same without how long a turn still is."""

    __slots__ = ("content", "still")

    def __init__(self, info: TableInfo) -> None:
        self.content = encode(info)
        self.still = self.content
        if info.turn_left_ms is not None:
            self.still = encode(msgspec.structs.replace(info, turn_left_ms=0))


class NewsMessage:
    """News for one identity, encoded once for all who receive the same, and only if pushed.

    With a game they are described in its lines.
    """

    __slots__ = ("dedup_key", "encoded", "game", "news", "own", "table")

    def __init__(
        self, news: News, table: EncodedTable | None = None, game: Game | None = None
    ) -> None:
        self.news = news
        self.game = game
        self.table = table or EncodedTable(news.table)
        self.own: bytes = encode(OwnPart(*own_fields(news)))
        self.dedup_key = dedup_key(self)
        self.encoded: bytes | None = None

    @property
    def content(self) -> bytes:
        """The whole of it; all parts are objects of JSON, which are put together as text."""
        if self.encoded is None:
            news = self.news
            lines = news.description if self.game is None else description(self.game, news.view)
            rest = encode(RestPart(news.first, news.fresh, news.now, lines))
            parts = (self.table.content, self.own[1:-1], rest[1:])
            self.encoded = b'{"type":"news","table":%b,%b,%b' % parts
        return self.encoded


def dedup_key(message: NewsMessage) -> int:
    """What makes news new. A number instead of the news: one is kept for every socket."""
    return hash((message.table.still, message.own))


# Of what the clocks say: who is there, whether a turn ends, whether bots wait, who stalls, the
# votes under way, whether the host has been away for long.
TimedPart = tuple[list[bool], bool, bool, list[int], list[VoteInfo], bool]


def publish(live: "LiveRoom") -> None:
    """Push the news to everybody who is connected, each their own."""
    live.changed = False
    status = live.status()
    live.published_status = timed_part(status)
    listening = [one for one in live.people.connections if one.greeted and not one.behind]
    if not listening:
        return
    info = live.info_of(status)
    table, made = EncodedTable(info), dict[tuple[Identity, int, bool], NewsMessage]()
    for connection in listening:
        who, first, describe = wanted = connection.who, connection.queued, connection.describe
        message = made.get(wanted)
        if message is None:
            news, game = live.news_of(who, first, status, info), live.room.game
            message = made[wanted] = NewsMessage(news, table, game if describe else None)
        connection.push_news(message)


def latest_news(live: "LiveRoom", connection: "Connection") -> NewsMessage:
    """All that a client which is behind has missed, be it everything."""
    status = live.status()
    news = live.news_of(connection.who, connection.sent, status, live.info_of(status))
    return NewsMessage(news, game=live.room.game if connection.describe else None)


def timed_part(status: RoomStatus) -> TimedPart:
    """What of it changes by itself, and is news when it does."""
    return (
        status.present,
        status.turn_left is None,
        status.step_wanted,
        status.stalling,
        status.votes,
        status.host_away,
    )
