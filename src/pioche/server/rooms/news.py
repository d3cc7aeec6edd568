"""What clients are sent: the public facts of a table, the news of each seat, and their pushing.

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


@dataclass(slots=True)  # made for every push; frozen would be three times as slow
class RoomStatus:
    """The timed part of a room's facts: presence, remaining time, time of the game.

    `step_wanted`: bots wait for a step; `stalling`: seats that have kept the others waiting for too
    long; `host_away`: the others may vote for another host.
    """

    present: list[bool]
    turn_left: int | None
    now: int | None
    step_wanted: bool
    stalling: list[int]
    votes: list[VoteInfo]
    host_away: bool


def table_info(room: Room, status: RoomStatus, settings: Settings) -> TableInfo:
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
    """All that a seat or a spectator may know now, and its events from `first` on.

    Without the description: it costs as much as all the rest, and most clients need none.
    """
    received, facts = room.seat_events.log_of(seat), room.facts
    events = received.events
    first = min(first, events)
    return News(
        table=info,
        seat=seat,
        view=room.table.view(seat) if room.dealt else None,
        question=facts.question,
        legal=legal(room, seat),
        undo=undo(room, seat),
        steps=received.steps,
        events=events,
        first=first,
        fresh=room.seat_events.since(seat, first),
        now=None if seat in facts.waiting else status.now,
        seen_since=seen_since(room),
        head=received.head,
        proof=room.proof(received.head),
        against_time=facts.against_time,
    )


def description(game: Game, view: View | None) -> list[dict[str, Any]]:
    """A view in lines; empty before the deal."""
    return [] if view is None else [line.json() for line in game.describe(view)]


def seen_since(room: Room) -> SeenSince | None:
    request = room.undo_request
    if request is None or not room.table.undo_reveals(request.seat):
        return None
    seen = room.table.seen_since(request.seat)
    return SeenSince(seen.events, seen.hidden)


def blind_news(info: TableInfo) -> News:
    return News(
        table=info, seat=None, view=None, question=0, legal=[], undo=None, steps=0, events=0,
        first=0, fresh=[],
    )  # fmt: skip


def legal(room: Room, seat: int | None) -> list[str]:
    if seat is None or room.phase != PLAYING:
        return []
    moves = room.game.moves
    return [moves.text(move) for move in room.facts.legal[seat]]


def undo(room: Room, seat: int | None) -> str | None:
    """Whether the seat can take its last move back: freely, by asking, or not."""
    if seat is None or room.phase != PLAYING:
        return None
    if not room.table.moves_since(seat):
        return None  # the usual case, and quicker than a refusal
    try:
        return ASK if people_to_ask(room, seat) else FREE
    except Refusal:
        return None


def people_to_ask(room: Room, seat: int) -> list[int]:
    """The players who must agree to an undo; refused if bots do not agree.

    Past anything revealed a strict table asks every player, absent ones too. Otherwise a seat
    played by a bot agrees. If players, even absent ones, may have changed a secret choice since,
    all are asked: a free undo would reveal whether they have. Nobody is asked, and nobody learns
    of it, where the seat itself has changed a secret choice last.
    """
    if room.table.changed_choice(seat) is not None:
        return []
    (needed, asks_all), facts = room.table.undo_terms(seat), room.facts
    if asks_all:
        return sorted(facts.people - {seat})
    others = facts.deciding - {seat}
    return sorted(others if facts.changeable - {seat} else needed & others)


encode = msgspec.json.Encoder().encode

TABLE: Final = "table"
# Fields that follow the clock, were sent before or follow from others do not make news new.
# Otherwise a client could infer secret actions of others from its traffic.
NOTHING_NEW: Final = ("first", "fresh", "now", "description")
OWN: Final = tuple(
    name for name in News.__struct_fields__ if name != TABLE and name not in NOTHING_NEW
)


def part_of_news(name: str, fields: tuple[str, ...]) -> Any:  # noqa: ANN401  (a type made here)
    return msgspec.defstruct(name, [(field, Any) for field in fields], frozen=True)


OwnPart: Final = part_of_news("OwnPart", OWN)
RestPart: Final = part_of_news("RestPart", NOTHING_NEW)
own_fields: Final = attrgetter(*OWN)


class EncodedTable:
    """The encoded public facts, and the same without the remaining time of the turn."""

    __slots__ = ("content", "still")

    def __init__(self, info: TableInfo) -> None:
        self.content = encode(info)
        self.still = self.content
        if info.turn_left_ms is not None:
            self.still = encode(msgspec.structs.replace(info, turn_left_ms=0))


class NewsMessage:
    """The news of one identity, encoded once for all its sockets, and only if pushed.

    With a game they contain the description.
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
        """The encoded news, joined from the JSON of their parts."""
        if self.encoded is None:
            news = self.news
            lines = news.description if self.game is None else description(self.game, news.view)
            rest = encode(RestPart(news.first, news.fresh, news.now, lines))
            parts = (self.table.content, self.own[1:-1], rest[1:])
            self.encoded = b'{"type":"news","table":%b,%b,%b' % parts
        return self.encoded


def dedup_key(message: NewsMessage) -> int:
    """A hash of everything that makes news new; each socket keeps one."""
    return hash((message.table.still, message.own))


# Presence, whether a turn ends, whether bots wait, stalling seats, votes, whether the host is away.
TimedPart = tuple[list[bool], bool, bool, list[int], list[VoteInfo], bool]


def publish(live: "LiveRoom") -> None:
    """Push to each connection its own news."""
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
    status = live.status()
    news = live.news_of(connection.who, connection.sent, status, live.info_of(status))
    return NewsMessage(news, game=live.room.game if connection.describe else None)


def timed_part(status: RoomStatus) -> TimedPart:
    """The part of the status that changes by itself and is then news."""
    return (
        status.present,
        status.turn_left is None,
        status.step_wanted,
        status.stalling,
        status.votes,
        status.host_away,
    )
