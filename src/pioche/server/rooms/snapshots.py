"""What a client is sent: everybody's facts about a table, and a seat's whole present."""

import math
from dataclasses import dataclass
from typing import Any

from pioche.core.game import Game, View
from pioche.core.refusals import Refusal
from pioche.server.messages import (
    A_BOT,
    HUMAN,
    OPEN,
    News,
    SeatInfo,
    SeenSince,
    TableInfo,
    UndoAsked,
)
from pioche.server.result_messages import Result, Standing
from pioche.server.rooms.closing import closing_of
from pioche.server.rooms.room import OVER, PLAYING, Room, UndoRequest
from pioche.server.rooms.room_seat import RoomSeat
from pioche.server.settings import Settings
from pioche.server.vote_messages import VoteInfo

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
        result=result(room),
        rematch=room.rematch,
        closed=closing_of(room),
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


def result(room: Room) -> Result | None:
    if room.phase != OVER or room.archived:
        return room.archived_result
    table = room.table
    standings = [Standing(each.rank, each.seat, each.points) for each in table.standings()]
    return Result(table.scores(), table.winners(), standings)


def news(room: Room, info: TableInfo, status: RoomStatus, seat: int | None, first: int) -> News:
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
