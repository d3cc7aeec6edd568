"""Pushing news to everybody at a table: what all of them know is made and encoded once."""

from typing import TYPE_CHECKING

from pioche.server.auth import Identity
from pioche.server.rooms.connection import Connection
from pioche.server.rooms.news_message import EncodedTable, NewsMessage
from pioche.server.rooms.snapshots import RoomStatus
from pioche.server.vote_messages import VoteInfo

if TYPE_CHECKING:
    from pioche.server.rooms.live_room import LiveRoom

# Of what the clocks say: who is there, whether a turn ends, whether bots wait, who stalls, the
# votes under way, whether the host has been away for long.
TimedPart = tuple[list[bool], bool, bool, list[int], list[VoteInfo], bool]


def publish(live: "LiveRoom") -> None:
    """Push the news to everybody who is connected, each their own."""
    live.changed = False
    status = live.status()
    live.published_status = timed_part(status)
    listening = [one for one in live.connections if one.greeted and not one.behind]
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


def latest_news(live: "LiveRoom", connection: Connection) -> NewsMessage:
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
