"""What all parts of a running server share."""

import asyncio
from dataclasses import dataclass, field

from pioche.processes import process_pool
from pioche.server.errors import Stopping
from pioche.server.limits import LIMITS, Limit, Quota, SharedLimits, SocketCount, own_memory
from pioche.server.rooms.clocks import Clock
from pioche.server.rooms.registry import Rooms, Takeovers
from pioche.server.rooms.replay import ReplayedGames
from pioche.server.rooms.reviews import Reviews
from pioche.server.rooms.search_pool import StartExecutor
from pioche.server.settings import Settings
from pioche.server.store.interface import Store
from pioche.table.table import Table


@dataclass
class Lifecycle:
    """Whether the server stops and its store answers; a signal may set `stopping` any time."""

    stopping: bool = False
    # Whether the store answered last time; concurrent health checks share one question.
    reachable: bool = True
    asked_at: float | None = None
    asking: asyncio.Lock = field(default_factory=asyncio.Lock)

    def check(self) -> None:
        if self.stopping:
            raise Stopping("server-stopping")


@dataclass(frozen=True)
class Server:
    """Rooms, reviews, settings and limits."""

    settings: Settings
    clock: Clock
    rooms: Rooms
    reviews: Reviews
    lifecycle: Lifecycle
    sockets: SocketCount
    connects: Limit
    creations: Limit
    daily_creations: Limit
    messages: Limit
    address_messages: Limit
    seatings: Limit
    address_entries: Limit
    requests: Limit
    replay_work: Limit
    work: Limit
    shared: SharedLimits
    replayed: ReplayedGames

    def quota(self, address: str) -> Quota:
        return Quota(
            address, self.address_entries, self.seatings, self.creations, self.daily_creations
        )


def new_server(
    settings: Settings,
    store: Store,
    clock: Clock,
    table_class: type[Table] = Table,
    shared: SharedLimits | None = None,
    start_executor: StartExecutor = process_pool,
) -> Server:
    """A server; one of several workers is given the limits that they share.

    `start_executor` starts what searches for experts and reviews.
    """
    shared = shared or SharedLimits(own_memory())
    limits = {name: shared.limit(name, getattr(settings, name), clock) for name in LIMITS}
    takeovers = Takeovers(limits.pop("takeovers"), limits.pop("address_takeovers"))
    return Server(
        settings=settings,
        clock=clock,
        rooms=Rooms(store, settings, clock, table_class, start_executor, takeovers),
        reviews=Reviews(store, settings, clock, start_executor),
        lifecycle=Lifecycle(),
        sockets=SocketCount(settings.address_sockets, shared.counts("sockets")),
        shared=shared,
        replayed=ReplayedGames(),
        **limits,
    )
