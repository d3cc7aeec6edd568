"""A simulated house: the servers, store, clients and faults of a plan, from beginning to end."""

import logging
import secrets
import sqlite3
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from pioche.server.http import work
from pioche.server.logs import LOG
from pioche.server.messages import ENDED, GATHERING, OVER, PLAYING, REVEALING
from pioche.server.rooms.clocks import SLACK
from pioche.server.store.interface import LEASE, StoreError
from pioche.simulator.clients import Client
from pioche.simulator.faults import FAULTS
from pioche.simulator.histories import Histories, History, plain
from pioche.simulator.network import Asked, Network, Request, Socket
from pioche.simulator.plan import DAY, SQLITE, Fault, Plan
from pioche.simulator.servers import LIMITED, SETTINGS, ServerProcess
from pioche.simulator.stores import (
    Database,
    Disk,
    SimulatedPostgresqlStore,
    SimulatedSqliteStore,
)
from pioche.simulator.world import World
from pioche.table.record import read_text

LOOK_SECONDS: Final = 5.0
# Within how many seconds servers hear of a claim.
NOTIFIED: Final = 0.5
# How long a client waits for an answer, in calm times.
PATIENCE: Final = 25.0
# How long the clocks of a table may take longer than they say.
MARGIN: Final = 20.0
# How long a room may be kept that nobody uses and in which nothing is due.
MOST_IDLE: Final = 10 * SETTINGS.idle
# The last session of every table, without faults.
CALM_SECONDS: Final = 100.0
FOLDER: Final = Path("/dev/shm")  # noqa: S108  (only if it is there)


@dataclass
class Figures:
    """What happened in a house, or in several."""

    houses: int = 0
    seconds: float = 0.0
    table_seconds: float = 0.0
    played_seconds: float = 0.0
    tables: int = 0
    finished: int = 0
    entries: int = 0
    frames: int = 0
    steps: int = 0
    faults: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Figures") -> None:
        for name, value in vars(other).items():
            if isinstance(value, Counter):
                self.faults.update(value)
            else:
                setattr(self, name, getattr(self, name) + value)


class House:
    """One run of a plan."""

    def __init__(
        self, plan: Plan, folder: Path, trace: Callable[[str], None] | None = None
    ) -> None:
        self.plan = plan
        self.settings = LIMITED if plan.limited else SETTINGS
        self.folder = folder
        self.world = World(plan.seed)
        self.world.trace = trace
        self.chance = self.world.chance("house")
        self.histories = Histories(self.world)
        self.network = Network(self.world)
        self.database = Database(self.world.wall, self.histories, self.notify_later)
        self.servers: dict[int, ServerProcess] = {}
        self.starts: Counter[int] = Counter()
        self.apart: set[int] = set()  # servers that do not reach the database
        self.files = 0
        self.table_ids: dict[int, str] = {}
        self.sockets: set[Socket] = set()
        self.misrouted = 0  # which wrong routes some clients take; 0: none
        self.troubled_until = 0.0
        self.looking = False
        self.busy_at = 0.0
        self.finishing = False  # the plan is over
        self.faults: Counter[str] = Counter()
        self.clients = [
            Client(self, table, f"{role}{number}", role == "p", role == "p" and number == 0)
            for table in plan.tables
            for role, count in (("p", table.people), ("w", table.watchers if table.watch else 0))
            for number in range(count)
        ]

    def notify_later(self, notify: Callable[[], None]) -> None:
        """Notifications are hints: most come soon, some never."""
        if self.chance.random() < 0.8:
            self.world.later(self.chance.random() * NOTIFIED, notify)

    # Servers

    @property
    def path(self) -> Path:
        return self.folder / f"tables{self.files}.sqlite"

    def start(self, number: int) -> None:
        """Start a server, unless it runs; without its database it waits."""
        if number in self.servers:
            return
        if self.plan.store == SQLITE:
            disk = Disk(self.world, "file")
            store: Any = SimulatedSqliteStore(self.path, disk, self.histories)
            self.check_file()
        elif not self.database.up or number in self.apart:
            self.world.later(1.0, lambda: self.start(number))
            return
        else:
            disk = Disk(self.world, f"link {number}")
            store = SimulatedPostgresqlStore(self.database, disk, lambda: number not in self.apart)
        self.starts[number] += 1
        self.world.note(f"start {number}")
        name = f"{number}.{self.starts[number]}"
        self.servers[number] = ServerProcess(self.world, name, store, self.settings)

    def crash(self, number: int, after: float) -> None:
        """Kill a server as `kill -9` does, and start another after some seconds."""
        server = self.servers.pop(number, None)
        if server is None:
            return
        self.world.note(f"kill {number}")
        server.kill()
        if isinstance(server.store, SimulatedSqliteStore):
            self.files += 1
            server.store.crash(self.path, self.chance)
        self.lose_sockets(server)
        self.world.later(after, lambda: self.start(number))

    def lose_sockets(self, server: ServerProcess) -> None:
        for socket in self.sockets_of(server):
            self.sockets.discard(socket)
            socket.cut(self.chance.random() * 2, 0.0)

    def sockets_of(self, server: ServerProcess) -> list[Socket]:
        """In the order in which they were opened: sets of objects have none."""
        found = [socket for socket in self.sockets if socket.process is server]
        return sorted(found, key=lambda socket: socket.number)

    def restart(self, number: int, after: float) -> None:
        """Stop a server as a signal does, and start another."""
        server = self.servers.pop(number, None)
        if server is not None:
            self.end(server, lambda: self.world.later(after, lambda: self.start(number)))

    def deploy(self, number: int) -> None:
        """Start a server that has the port from now on, while the old one gives up its tables."""
        old = self.servers.pop(number, None)
        if old is not None:
            self.start(number)
            self.end(old, lambda: None)

    def end(self, server: ServerProcess, then: Callable[[], None]) -> None:
        self.world.note(f"stop {server.name}")
        ending: list[Any] = []
        server.call(lambda: ending.append(server.spawn(server.end())))
        limit = self.world.now + SETTINGS.stop_within

        def look() -> None:
            done = bool(ending) and ending[0].done()
            if not done and self.world.now < limit:
                self.world.later(0.1, look)
                return
            if done and ending[0].exception() is not None:
                self.world.fail("unexpected", f"a stopping server: {ending[0].exception()!r}")
            server.kill()
            if not done and isinstance(server.store, SimulatedSqliteStore):
                self.files += 1
                server.store.crash(self.path, self.chance)
            self.lose_sockets(server)
            then()

        look()

    def pick(self, draw: float) -> int | None:
        alive = sorted(self.servers)
        return alive[int(draw * len(alive))] if alive else None

    # What clients use

    def route(self, client: Client) -> ServerProcess | None:
        """The server that has a table, as the parent process and proxies choose it.

        While two proxies do not agree, every other client is sent elsewhere.
        """
        if not self.servers:
            return None
        key = client.table_id or client.name
        salt = self.misrouted if sum(client.name.encode()) % 2 else 0

        def weight(number: int) -> bytes:
            return sha256(f"{salt} {key} {number}".encode()).digest()

        return self.servers[max(sorted(self.servers), key=weight)]

    def request(self, client: Client, asked: Asked, then: Callable[[int, bytes], None]) -> bool:
        """Ask over HTTP; False if there is no server."""
        server = self.route(client)
        if server is not None:
            Request(self.network, server, server.app, asked, then)
        return server is not None

    def open_socket(self, client: Client) -> Socket | None:
        assert client.table_id is not None
        server = self.route(client)
        if server is None:
            return None
        where = (self.network, server, server.app)
        socket = Socket(*where, client.table_id, client, self.histories, client.address)
        self.sockets = {one for one in self.sockets if one.is_open}
        self.sockets.add(socket)
        return socket

    # The course of things

    def run(self) -> Figures:
        for number in range(self.plan.servers):
            self.start(number)
        for client in self.clients:
            for session in client.plan.sessions:
                self.expect(client, session.begin, session.seconds)
        for fault in self.plan.faults:
            self.world.later(fault.at, lambda fault=fault: self.inflict(fault))  # type: ignore[misc]
        self.run_until(self.plan.end)
        self.finish()
        return self.figures()

    def expect(self, client: Client, begin: float, seconds: float) -> None:
        """A client comes, about when the others do, and goes."""
        begin += client.chance.random() * min(10.0, seconds / 4)
        self.world.later(begin, lambda: None if self.finishing else self.arrive(client))
        self.world.later(begin + seconds, lambda: None if self.finishing else client.depart())

    def arrive(self, client: Client) -> None:
        client.arrive()
        if not self.looking:
            self.looking = True
            self.world.later(LOOK_SECONDS, self.look)

    def inflict(self, fault: Fault) -> None:
        if self.finishing:
            return
        self.world.note(f"fault {fault.number} {fault.kind}")
        self.faults[fault.kind] += 1
        self.trouble(fault.seconds)
        FAULTS[fault.kind](self, fault)

    def trouble(self, seconds: float) -> None:
        """Promises about time do not hold until then."""
        self.troubled_until = max(self.troubled_until, self.world.now + seconds)

    def lately_troubled(self) -> bool:
        return self.world.now - self.troubled_until < PATIENCE

    def run_until(self, end: float) -> None:
        world = self.world
        while world.now < end:
            following = world.next_event()
            if following is not None and following > end:
                following = end
            if following is not None and following - world.now > SETTINGS.idle and self.quiet():
                world.now = min(following, world.now + DAY)
            if not world.step():
                return

    def quiet(self) -> bool:
        """Whether nothing happens at any table until a client comes: time may leap."""
        if self.is_busy():
            self.busy_at = self.world.now
            return False
        if any(server.rooms_open() for server in self.servers.values()):
            if self.world.now - self.busy_at > MOST_IDLE:
                self.world.fail("idle", "a room is kept though nobody needs it")
            return False
        return True

    def is_busy(self) -> bool:
        if self.network.in_flight or any(client.present for client in self.clients):
            return True
        if any(server.stopped for server in self.servers.values()):
            return True
        return len(self.servers) < self.plan.servers or self.any_due()

    def any_due(self) -> bool:
        if self.plan.store != SQLITE:
            return any(row.due is not None for row in self.database.tables.values())
        store = self.servers[0].store
        assert isinstance(store, SimulatedSqliteStore)
        asked = "SELECT EXISTS (SELECT 1 FROM tables WHERE due IS NOT NULL)"
        return bool(store._file.reading.execute(asked).fetchone()[0])

    # Promises about time

    def look(self) -> None:
        """Look at everybody and every table while a client is connected."""
        self.busy_at = self.world.now
        calm = self.world.now - self.troubled_until
        for client in self.clients:
            if client.present and not client.finished:
                self.check_client(client, calm)
                client.act()
        for history in self.histories.tables.values():
            if not history.removed:
                self.check_progress(history, calm)
        self.looking = any(client.present for client in self.clients)
        if self.looking:
            self.world.later(LOOK_SECONDS, self.look)

    def check_client(self, client: Client, calm: float) -> None:
        if client.greeted_at is not None:
            client.waits_since = self.world.now
        if client.socket is not None:  # what is on its way to a slow client takes its time
            calm = min(calm, self.world.now - client.socket.down.free_at)
        waited = min(calm, self.world.now - client.waits_since)
        if waited > PATIENCE + MARGIN and self.expects_game(client):
            self.world.fail("unreachable", f"{client.name} at table {client.plan.number}")
        for name, command in client.unanswered.items():
            waits = min(calm, self.world.now - client.sent_at[name])
            if waits > PATIENCE and client.greeted_at is not None:
                self.world.fail("unanswered", f"{command} for {waits:.0f} s")

    def expects_game(self, client: Client) -> bool:
        return client.table_id is not None

    def check_progress(self, history: History, calm: float) -> None:
        """A table goes on within the time that its clocks allow."""
        phase = history.phase
        if phase in ENDED or phase == GATHERING:
            return
        waited = min(calm, self.world.now - history.changed_at)
        allowed = self.longest_wait(history, phase)
        if allowed is not None and waited > allowed:
            self.world.fail(
                "stuck", f"{history.room.header.game} in {phase}: nothing for {waited:.0f} s"
            )

    def longest_wait(self, history: History, phase: str) -> float | None:
        """How long nothing may happen at a table; None: for as long as nobody is there."""
        unattended = SLACK + LEASE + MARGIN
        if phase == REVEALING:
            return SETTINGS.reveal + unattended
        table = history.room.table
        if (deadline := table.deadline()) is not None:
            return (deadline + table.allowance() - table.last_at) / 1000 + unattended
        here = [
            client.greeted_at
            for client in self.clients
            if client.table_id == history.table_id
            and client.greeted_at is not None
            and client.seat is not None
        ]
        if not here or phase != PLAYING:
            return None
        turn = history.room.header.turn_seconds or SETTINGS.patience
        allowed = turn + SETTINGS.grace + SETTINGS.step_wait + MARGIN
        attended = self.world.now - min(here)
        return allowed if attended > allowed else None

    # The end

    def finish(self) -> None:
        """A last session of every table without faults; then everything is compared."""
        world = self.world
        self.finishing = True
        for client in self.clients:
            client.depart()
        self.mend()
        self.trouble(5.0)
        for client in self.clients:
            draw = client.chance.random()
            client.asleep = draw < 0.25  # the clocks play on
            if draw < 0.85 or client.host:
                world.later(5.0, lambda client=client: self.arrive(client))  # type: ignore[misc]
        self.run_until(world.now + 5.0 + CALM_SECONDS)
        self.check_same_views()
        for client in self.clients:
            client.depart()
        self.run_until(world.now + 30.0)
        self.check_stores()
        if world.violation is not None:
            raise world.violation

    def mend(self) -> None:
        """End all faults."""
        self.network.slowness = 1.0
        self.misrouted = 0
        self.apart.clear()
        self.database.up, self.database.full = True, False
        for number in range(self.plan.servers):
            server = self.servers.get(number)
            if server is None:
                continue
            server.stopped_until = min(server.stopped_until, self.world.now)
            server.thread_slowness = 1.0
            server.store.disk.stalled_until = 0.0
            server.server.rooms.pool.lost = False
            if isinstance(server.store, SimulatedSqliteStore):
                server.store.fill_disk(False)
        for client in self.clients:
            client.slow_until = 0.0

    def check_same_views(self) -> None:
        """Everybody who is connected has the same game before their eyes as the store."""
        for client in self.clients:
            history = self.histories.tables.get(client.table_id or "")
            if history is None or history.removed or client.finished or not client.present:
                continue
            if client.greeted_at is None or client.news is None:
                self.world.fail("unreachable", f"{client.name} at table {client.plan.number}")
                continue
            room, news = history.fold(), client.news
            if not room.dealt or news["view"] is None or room.put_away:
                continue
            if self.world.now - history.changed_at < MARGIN and room.phase != OVER:
                continue  # news may be on their way
            if news["view"] != plain(room.table.view(news["seat"])):
                self.world.fail("view", f"{client.name} at table {client.plan.number}")
            if client.events != plain(room.table.events(news["seat"])):
                self.world.fail("view", f"events of {client.name} at table {client.plan.number}")

    def check_stores(self) -> None:
        """What is kept is what was heard of; records verify."""
        if self.plan.store == SQLITE:
            self.check_file()
        for history in self.histories.tables.values():
            history.fold()
            if history.removed:
                continue
            if self.plan.store != SQLITE:
                row = self.database.tables.get(history.table_id)
                if row is None or (row.entries, row.lines) != (history.entries, history.lines):
                    self.world.fail("lost", "a log is not what was kept")
                    continue
                self.check_record(history, row.record)

    def check_record(self, history: History, record: bytes | None) -> None:
        if history.room.phase != OVER or history.room.archived:
            return
        if record is None:
            self.world.fail("record", "a finished game has no record")
        elif record != history.room.record() or not read_text(record.decode()).over:
            self.world.fail("record", "a record is not that of the kept log")

    def check_file(self) -> None:
        """Compare the file with what was heard of; more is there only if a kill hid its commit."""
        with sqlite3.connect(self.path) as connection:
            tables = connection.execute("SELECT id, name, epoch, header FROM tables").fetchall()
            logs = {
                name: [
                    [
                        content
                        for (content,) in connection.execute(
                            f"SELECT content FROM {part} WHERE table_id = ? ORDER BY number",  # noqa: S608
                            (number,),
                        )
                    ]
                    for part in ("entries", "chat")
                ]
                for number, name, _, _ in tables
            }
            records = dict(
                connection.execute(
                    "SELECT name, content FROM records JOIN tables ON id = table_id"
                ).fetchall()
            )
        connection.close()
        for _, name, epoch, header in tables:
            if name not in self.histories.tables:
                self.histories.created(name, header)
            history = self.histories.tables[name]
            self.compare_log(history, *logs[name])
            history.epoch = epoch
            history.fold()
            self.check_record(history, records.get(name))
        for name, history in self.histories.tables.items():
            if name not in logs:
                history.removed = history.removed or history.phase in (*ENDED, GATHERING)
                if not history.removed:
                    self.world.fail("lost", "a table is not in the file any more")

    def compare_log(self, history: History, entries: list[bytes], lines: list[bytes]) -> None:
        if entries[: len(history.entries)] != history.entries:
            self.world.fail("lost", "entries that were committed are not in the file")
        if lines[: len(history.lines)] != history.lines:
            self.world.fail("lost", "lines that were committed are not in the file")
        for number in range(len(history.entries), len(entries)):
            history.appended(number, entries[number], history.epoch)
        for number in range(len(history.lines), len(lines)):
            history.said(number, lines[number])

    def figures(self) -> Figures:
        histories = list(self.histories.tables.values())
        now = self.world.now
        return Figures(
            houses=1,
            seconds=now,
            table_seconds=sum((one.ended_at or now) - one.created_at for one in histories),
            played_seconds=sum(
                session.seconds for table in self.plan.tables for session in table.sessions
            ),
            tables=len(histories),
            finished=sum(one.phase in ENDED for one in histories),
            entries=self.histories.entries,
            frames=self.histories.frames,
            steps=self.world.steps,
            faults=self.faults,
        )

    def close(self) -> None:
        """Let everything go, also after a failure."""
        for server in list(self.servers.values()):
            server.kill()
            if isinstance(server.store, SimulatedSqliteStore):
                for connection in server.store._file._opened:
                    connection.close()


def store_errors(kind: type[StoreError] = StoreError) -> tuple[str, ...]:
    """The names of all errors of stores: a server may log those."""
    below = [name for sub in kind.__subclasses__() for name in store_errors(sub)]
    return (kind.__name__, *below)


class FaultLog(logging.Handler):
    """Hears of errors that a server logs; only those of its store are expected."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.ERROR)
        self.world = world
        self.expected = store_errors()

    def emit(self, record: logging.LogRecord) -> None:
        cause = str(getattr(record, "cause", ""))
        current = self.world.current
        if (current is None or current.alive) and not cause.startswith(self.expected):
            self.world.fail("fault", record.getMessage())


@contextmanager
def controlled(world: World) -> Iterator[None]:
    """Take the clocks, the system's chance and the server's log from the world."""
    chance = world.chance("system")
    before = time.time, secrets.token_bytes, work.thread_time, LOG.propagate, LOG.level
    handler = FaultLog(world)
    time.time = world.wall
    secrets.token_bytes = lambda nbytes=None: chance.randbytes(nbytes or 32)
    work.thread_time = world.processor_time
    LOG.addHandler(handler)
    LOG.propagate, LOG.level = False, logging.ERROR
    try:
        yield
    finally:
        time.time, secrets.token_bytes, work.thread_time, LOG.propagate, level = before
        LOG.setLevel(level)
        LOG.removeHandler(handler)


def run_plan(plan: Plan, trace: Callable[[str], None] | None = None) -> Figures:
    """Run a plan; a broken promise raises `Violation`."""
    place = FOLDER if FOLDER.is_dir() else None
    with TemporaryDirectory(prefix="pioche-simulation-", dir=place) as folder:
        house = House(plan, Path(folder), trace)
        with controlled(house.world):
            try:
                return house.run()
            finally:
                house.close()
