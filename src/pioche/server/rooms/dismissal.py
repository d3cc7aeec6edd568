"""Sockets of people whose key opens nothing any more: they speak for nobody from then on."""

from typing import TYPE_CHECKING

from pioche.server.auth import THE_HOST, Identity, identity_name
from pioche.server.rooms.connection import Connection
from pioche.server.rooms.entries import AnyEntry

if TYPE_CHECKING:
    from pioche.server.rooms.live_room import LiveRoom


def dismiss_unseated(live: "LiveRoom", entry: AnyEntry) -> None:
    """Whoever has lost a seat receives no more of it; whoever gave it up knows."""
    for connection in live.connections:
        for who, key in list(connection.speakers.items()):
            if key != live.key_of(who):
                silence(live, connection, who, notify=entry.who != identity_name(who))


def dismiss_host(live: "LiveRoom", notify: bool) -> None:
    """Whoever has the key that was made with the table is the host no longer."""
    for connection in live.connections:
        if THE_HOST in connection.speakers:
            silence(live, connection, THE_HOST, notify)


def silence(live: "LiveRoom", connection: Connection, who: Identity, notify: bool) -> None:
    """A socket speaks for somebody no longer."""
    del connection.speakers[who]
    live.presence.exit(who, live.clock())
    if connection.who == who:
        connection.dismiss(notify=notify)
