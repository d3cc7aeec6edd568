"""What goes wrong, by its name in a plan."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from pioche.simulator.plan import FLOOD, Fault
from pioche.simulator.stores import SimulatedPostgresqlStore, SimulatedSqliteStore
from pioche.simulator.strangers import Stranger

if TYPE_CHECKING:
    from pioche.simulator.house import House
    from pioche.simulator.servers import ServerProcess

# How often it is looked whether a transaction is under way, and for how long.
GLANCE: Final = 0.0005
GLANCES: Final = 4000
# How much slower a network, threads or a client become.
SLOW_NETWORK: Final = 30.0
SLOW_THREADS: Final = 60.0
SLOW_CLIENT: Final = 200.0
# The largest jump of the wall clock, in seconds.
JUMP: Final = 40.0
# After a fault things need some time to be as before: clients notice, and connect again.
RECOVERY: Final = 5.0
FLOOD_SECONDS: Final = 20.0


def for_a_while(house: House, seconds: float, undo: Callable[[], None]) -> None:
    house.trouble(seconds + RECOVERY)
    house.world.later(seconds, undo)


def server_of(house: House, fault: Fault) -> ServerProcess | None:
    number = house.pick(fault.draw)
    return None if number is None else house.servers[number]


# Processes


def kill(house: House, fault: Fault) -> None:
    number = house.pick(fault.draw)
    if number is not None:
        house.trouble(fault.seconds + RECOVERY)
        house.crash(number, fault.seconds)


def late_start(house: House, fault: Fault) -> None:
    number = house.pick(fault.draw)
    if number is not None:
        house.trouble(fault.seconds + 20 + RECOVERY)
        house.crash(number, fault.seconds + 20)


def kill_two(house: House, fault: Fault) -> None:
    house.trouble(fault.seconds + RECOVERY)
    for number in list(house.servers):
        house.crash(number, fault.seconds)


def restart(house: House, fault: Fault) -> None:
    number = house.pick(fault.draw)
    if number is not None:
        house.trouble(fault.seconds + 10 + RECOVERY)
        house.restart(number, fault.seconds)


def rolling_restart(house: House, fault: Fault) -> None:
    """A new version takes over from one server after the other."""
    for turn, number in enumerate(sorted(house.servers)):
        house.trouble(turn * fault.seconds + 10 + RECOVERY)
        house.world.later(turn * fault.seconds, lambda number=number: house.deploy(number))  # type: ignore[misc]


def hang(house: House, fault: Fault) -> None:
    server = server_of(house, fault)
    if server is not None:
        house.trouble(3 * fault.seconds + RECOVERY)
        server.stop(3 * fault.seconds)


def hang_and_kill(house: House, fault: Fault) -> None:
    """As a parent does with a worker that does not answer."""
    number = house.pick(fault.draw)
    if number is not None:
        house.trouble(5 + fault.seconds + RECOVERY)
        house.servers[number].stop(60)
        house.world.later(5, lambda: house.crash(number, fault.seconds))


def slow_threads(house: House, fault: Fault) -> None:
    server = server_of(house, fault)
    if server is not None:
        server.thread_slowness = SLOW_THREADS

        def undo() -> None:
            server.thread_slowness = 1.0

        for_a_while(house, fault.seconds, undo)


def lost_search(house: House, fault: Fault) -> None:
    server = server_of(house, fault)
    if server is not None:
        pool = server.server.rooms.pool
        pool.lost = True

        def undo() -> None:
            pool.lost = False

        for_a_while(house, fault.seconds, undo)


# Disks


def stalled_disk(house: House, fault: Fault) -> None:
    house.trouble(fault.seconds + RECOVERY)
    for server in house.servers.values():
        server.store.disk.stall(min(10.0, fault.seconds))


def full_disk(house: House, fault: Fault) -> None:
    stores = [server.store for server in house.servers.values()]
    files = [store for store in stores if isinstance(store, SimulatedSqliteStore)]
    for store in files:
        store.fill_disk(True)
    house.database.full = True

    def undo() -> None:
        house.database.full = False
        for server in house.servers.values():
            if isinstance(server.store, SimulatedSqliteStore):
                server.store.fill_disk(False)

    for_a_while(house, fault.seconds, undo)


def torn_write(house: House, fault: Fault) -> None:
    """Kill the server while a transaction is on its way to the disk."""
    glances = 0

    def glance() -> None:
        nonlocal glances
        glances += 1
        server = house.servers.get(0)
        store = None if server is None else server.store
        under_way = isinstance(store, SimulatedSqliteStore) and any(
            one.write is not None for one in store.group.batch
        )
        if under_way or glances == GLANCES:
            house.trouble(fault.seconds + RECOVERY)
            house.crash(0, fault.seconds)
        elif server is not None:
            house.world.later(GLANCE, glance)

    glance()


def clock_jump(house: House, fault: Fault) -> None:
    jump = (2 * fault.draw - 1) * JUMP
    house.trouble(abs(jump) + RECOVERY)
    house.world.wall_offset += jump


# The database


def failover(house: House, fault: Fault) -> None:
    """The database ends, with all connections, and is there again."""
    house.database.fail()

    def undo() -> None:
        house.database.up = True

    for_a_while(house, fault.seconds, undo)


def outage(house: House, fault: Fault) -> None:
    house.database.fail()

    def undo() -> None:
        house.database.up = True

    for_a_while(house, 5 * fault.seconds, undo)


def partition(house: House, fault: Fault) -> None:
    number = house.pick(fault.draw)
    if number is not None:
        house.apart.add(number)
        for_a_while(house, 2 * fault.seconds, lambda: house.apart.discard(number))


def missed_claims(house: House, fault: Fault) -> None:
    """Notifications do not arrive: a server learns of claims only when it writes."""
    stores = [
        server.store
        for server in house.servers.values()
        if isinstance(server.store, SimulatedPostgresqlStore)
    ]
    for store in stores:
        store.hears_claims = False

    def undo() -> None:
        for store in stores:
            store.hears_claims = True

    for_a_while(house, 4 * fault.seconds, undo)


def wrong_route(house: House, fault: Fault) -> None:
    """Some clients are routed to other servers for a while: two servers claim the same tables."""
    house.misrouted = fault.number + 1

    def undo() -> None:
        house.misrouted = 0
        cut_all(house, fault)

    cut_all(house, fault)
    for_a_while(house, 4 * fault.seconds, undo)


# The network


def cut_one(house: House, fault: Fault) -> None:
    sockets = sorted((one for one in house.sockets if one.is_open), key=lambda one: one.number)
    if sockets:
        socket = sockets[int(fault.draw * len(sockets))]
        house.trouble(fault.seconds + RECOVERY)
        socket.cut(min(20.0, fault.seconds), 4 * fault.seconds)


def cut_all(house: House, fault: Fault) -> None:
    server = server_of(house, fault)
    if server is not None:
        house.trouble(fault.seconds + RECOVERY)
        for socket in house.sockets_of(server):
            socket.cut(house.chance.random() * fault.seconds, house.chance.random() * 30)


def slow_network(house: House, fault: Fault) -> None:
    house.network.slowness = SLOW_NETWORK

    def undo() -> None:
        house.network.slowness = 1.0

    for_a_while(house, fault.seconds, undo)


def slow_client(house: House, fault: Fault) -> None:
    here = [client for client in house.clients if client.socket is not None]
    if not here:
        return
    client = here[int(fault.draw * len(here))]
    client.slow_until = house.world.now + 4 * fault.seconds
    socket = client.socket
    assert socket is not None
    socket.down.slowness = SLOW_CLIENT

    def undo() -> None:
        socket.down.slowness = 1.0

    for_a_while(house, 4 * fault.seconds, undo)


def flood(house: House, fault: Fault) -> None:
    """A stranger who has a table's link; what such a one may take is limited."""
    tables = sorted(house.table_ids.items())
    if tables:
        _, table_id = tables[int(fault.draw * len(tables))]
        seconds = FLOOD_SECONDS + 4 * fault.seconds
        Stranger(house, fault.number, table_id, seconds)
        house.trouble(seconds + 2 * RECOVERY)


FAULTS: Final[dict[str, Callable[[House, Fault], None]]] = {
    "kill": kill,
    "late start": late_start,
    "kill two": kill_two,
    "restart": restart,
    "rolling restart": rolling_restart,
    "hang": hang,
    "hang and kill": hang_and_kill,
    "slow threads": slow_threads,
    "lost search": lost_search,
    "stalled disk": stalled_disk,
    "full disk": full_disk,
    "torn write": torn_write,
    "clock jump": clock_jump,
    "failover": failover,
    "outage": outage,
    "partition": partition,
    "missed claims": missed_claims,
    "wrong route": wrong_route,
    "cut one": cut_one,
    "cut all": cut_all,
    "slow network": slow_network,
    "slow client": slow_client,
    FLOOD: flood,
}
