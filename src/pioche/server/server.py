"""What all parts of a running server share."""

from dataclasses import dataclass

from pioche.server.lifecycle import Lifecycle
from pioche.server.limits import Limit
from pioche.server.rooms.clocks import Clock
from pioche.server.rooms.registry import Rooms
from pioche.server.rooms.reviews import Reviews
from pioche.server.settings import Settings
from pioche.server.store.interface import Store
from pioche.table.table import Table


@dataclass(frozen=True)
class Server:
    """Rooms, reviews, settings, and how much is taken from whom."""

    settings: Settings
    clock: Clock
    rooms: Rooms
    reviews: Reviews
    lifecycle: Lifecycle
    connects: Limit
    creations: Limit
    messages: Limit
    requests: Limit


def new_server(
    settings: Settings, store: Store, clock: Clock, table_class: type[Table] = Table
) -> Server:
    """A server that has not been started yet."""
    return Server(
        settings=settings,
        clock=clock,
        rooms=Rooms(store, settings, clock, table_class),
        reviews=Reviews(store, settings, clock),
        lifecycle=Lifecycle(),
        connects=Limit(settings.connects, clock),
        creations=Limit(settings.creations, clock),
        messages=Limit(settings.messages, clock),
        requests=Limit(settings.requests, clock),
    )
