"""Stores on virtual time: SQLite's on a disk that fails, PostgreSQL's on a model of the database.

Both are the server's own classes. Of `SqliteStore` only the writing thread is replaced; its file is
real. Of `PostgresqlStore` the connections are replaced too: `Database` answers its statements.
"""

import asyncio
import json
import shutil
import sqlite3
from collections.abc import AsyncGenerator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from random import Random
from threading import Lock
from typing import Any, Final, Protocol, TypeVar

from pioche.server.messages import CLOSED, ENDED, OVER
from pioche.server.store import postgresql
from pioche.server.store.group_commit import (
    MOST_TOGETHER,
    GroupCommit,
    LoopGroupCommit,
    Outcome,
)
from pioche.server.store.interface import USED_WITHIN, Claim, StoreError, Tables, TableUpdate
from pioche.server.store.postgresql import READERS, PostgresqlStore, Write
from pioche.server.store.postgresql_link import LinkLost, Unreachable
from pioche.server.store.sqlite import AnyWrite, Append, SqliteStore
from pioche.simulator.world import World

Item = TypeVar("Item")
Given = TypeVar("Given")
# How long a transaction takes; half of it passes before its commit.
QUICK_COMMIT: Final = 0.004
SLOW_COMMIT: Final = 0.15
# The header of SQLite's log before its first frame.
WAL_HEADER: Final = 32


class Witness(Protocol):
    """What hears of every write that is kept, at the moment when it is."""

    def created(self, table_id: str, header: bytes) -> None: ...

    def claimed(self, table_id: str, epoch: int) -> None: ...

    def appended(self, table_id: str, number: int, entry: bytes, epoch: int) -> None: ...

    def said(self, table_id: str, number: int, line: bytes) -> None: ...

    def removed(self, table_id: str) -> None: ...


class SimulatedGroupCommit(LoopGroupCommit[Item]):
    """The same batches, committed at a moment of virtual time and answered at a later one."""

    def __init__(self, commit: Callable[[list[Item]], list[Outcome]], disk: "Disk") -> None:
        self._disk = disk
        self.batch: list[Any] = []  # under way
        super().__init__(commit)

    def _commit_batch(self, batch: list[Any]) -> None:
        self.batch = batch
        seconds = self._disk.commit_seconds() if any(one.write for one in batch) else 0.0
        asyncio.get_running_loop().call_later(seconds / 2, self._finish, batch, seconds / 2)

    def _finish(self, batch: list[Any], seconds: float) -> None:
        outcomes = self._outcomes(batch)
        asyncio.get_running_loop().call_later(seconds, self._answer, batch, outcomes)

    def _answer(self, batch: list[Any], outcomes: list[Outcome]) -> None:
        self.batch = []
        super()._answer(batch, outcomes)


class Disk:
    """How long commits take, and when they fail: of one machine, or of one server's connection."""

    def __init__(self, world: World, name: str) -> None:
        self.world = world
        self.chance = world.chance(f"disk {name}")
        self.stalled_until = 0.0

    def commit_seconds(self) -> float:
        most = SLOW_COMMIT if self.chance.random() < 0.1 else QUICK_COMMIT
        usual = self.chance.random() * most
        return max(usual, self.stalled_until - self.world.now)

    def stall(self, seconds: float) -> None:
        self.stalled_until = max(self.stalled_until, self.world.now + seconds)


# SQLite


class SimulatedSqliteStore(SqliteStore):
    """SQLite's store on a real file; its operator's claims and all reads are its own."""

    def __init__(self, path: Path, disk: Disk, witness: Witness) -> None:
        self.path = path
        self.disk = disk
        self.witness = witness
        super().__init__(path)

    def _group_commit(self, together: int) -> GroupCommit[AnyWrite]:  # noqa: ARG002
        return SimulatedGroupCommit(self._commit, self.disk)

    @property
    def group(self) -> "SimulatedGroupCommit[AnyWrite]":
        assert isinstance(self._group, SimulatedGroupCommit)
        return self._group

    def _commit(self, together: list[AnyWrite]) -> list[Outcome]:
        outcomes = super()._commit(together)
        for write, outcome in zip(together, outcomes, strict=True):
            if not isinstance(outcome, StoreError):
                self.tell(write, outcome)
        return outcomes

    def tell(self, write: AnyWrite, outcome: int | None) -> None:
        """Tell the witness; a write is a function with its arguments bound."""
        if isinstance(write, Append):
            self.witness.appended(write.table_id, write.number, write.content, write.epoch)
            return
        name, arguments = write.func.__name__, write.args  # type: ignore[attr-defined]
        if name == "add_table":
            self.witness.created(*arguments)
        elif name in ("claim_table", "claim_due_table") and outcome is not None:
            self.witness.claimed(arguments[0], outcome)
        elif name == "add_line":
            (number, line, table_id, _epoch) = arguments[0]
            self.witness.said(table_id, number, line)
        elif name == "remove_table":
            self.witness.removed(arguments[0])

    def fill_disk(self, full: bool) -> None:
        """Let SQLite itself fail for want of space, or find space again."""
        connection = self._file.writing
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count = {pages if full else 1_000_000_000}")

    def crash(self, target: Path, chance: Random) -> None:
        """Leave the file as a kill or a power cut leaves it, under a new name.

        A transaction that was under way is missing, or whole, or torn: its last bytes are lost or
        wrong.
        """
        wal, kept = beside(self.path), size_of(beside(self.path))
        writes = [one.write for one in self.group.batch if one.write is not None]
        if writes and chance.random() < 0.8:
            try:
                SqliteStore._commit(self, writes)
            except sqlite3.Error:
                writes = []
        copy(self.path, target)
        after = size_of(beside(target))
        if writes and after > kept >= WAL_HEADER and chance.random() < 0.6:
            tear(beside(target), kept, after, chance)
        for connection in self._file._opened:
            connection.close()
        self._file._opened.clear()
        for part in (self.path, wal, self.path.with_name(self.path.name + "-shm")):
            part.unlink(missing_ok=True)

    def close_now(self) -> None:
        self._close()


def beside(path: Path) -> Path:
    return path.with_name(path.name + "-wal")


def size_of(path: Path) -> int:
    return path.stat().st_size if path.exists() else 0


def copy(path: Path, target: Path) -> None:
    shutil.copyfile(path, target)
    if beside(path).exists():
        shutil.copyfile(beside(path), beside(target))


def tear(wal: Path, kept: int, after: int, chance: Random) -> None:
    """Cut the last transaction short, or spoil a byte of it."""
    with wal.open("r+b") as file:
        if chance.random() < 0.5:
            file.truncate(chance.randrange(kept, after))
        else:
            file.seek(chance.randrange(kept, after))
            found = file.read(1)
            file.seek(-1, 1)
            file.write(bytes([found[0] ^ 0x55]))


# PostgreSQL


@dataclass
class Row:
    """A row of `pioche.tables` with its log, chat, review and record."""

    header: bytes
    created: float
    used: float
    phase: str = "gathering"
    epoch: int = 0
    due: float | None = None
    finished: bool = False
    entries: list[bytes] = field(default_factory=list)
    lines: list[bytes] = field(default_factory=list)
    review: bytes | None = None
    record: bytes | None = None


Answer = tuple[str | None, int | None]


class Database:
    """What PostgreSQL does of what the store asks: its statements, transactions, notifications.

    A model of `schema/postgresql`: the suite of all stores holds it to the same promises as the
    real one.
    """

    def __init__(
        self,
        wall: Callable[[], float],
        witness: Witness | None = None,
        later: Callable[[Callable[[], None]], None] = lambda notify: notify(),
    ) -> None:
        """`later` calls what notifies a server of a claim: in time, late, or never."""
        self.wall = wall
        self.witness = witness
        self.later = later
        self.tables: dict[str, Row] = {}
        self.leases: dict[str, float] = {}
        self.up = True
        self.full = False
        self.sessions = 0  # ended by a failover
        self.listeners: list[asyncio.Queue[Claim | None]] = []
        self.statements: dict[str, Callable[..., list[Any]]] = {
            postgresql.WRITE: self.write_batch,
            postgresql.HEADER: lambda name: [(row.header,) for row in self.row(name)],
            postgresql.EPOCH: lambda name: [(row.epoch,) for row in self.row(name)],
            postgresql.ALL: lambda: [(name,) for name in self.tables],
            postgresql.UNFINISHED: lambda: [
                (name,) for name, row in self.tables.items() if not row.finished
            ],
            postgresql.ENTRIES: lambda name: [
                (entry,) for row in self.row(name) for entry in row.entries
            ],
            postgresql.CHAT: lambda name, since: [
                (line,) for row in self.row(name) for line in row.lines[since:]
            ],
            postgresql.REVIEW: lambda name: [
                (row.review,) for row in self.row(name) if row.review is not None
            ],
            postgresql.RECORD: lambda name: [
                (row.record,) for row in self.row(name) if row.record is not None
            ],
            postgresql.COUNTS: self.counts,
            postgresql.DUE: self.due,
            postgresql.ONE_FACTS: lambda name: [self.facts(name) for _ in self.row(name)],
            postgresql.ALL_FACTS: self.all_facts,
            postgresql.UNTOUCHED: self.untouched,
        }

    def row(self, name: str) -> list[Row]:
        return [self.tables[name]] if name in self.tables else []

    def counts(self) -> list[Any]:
        rows = list(self.tables.values())
        return [
            (
                len(rows),
                sum(not row.finished for row in rows),
                sum(len(row.entries) for row in rows),
                sum(len(row.lines) for row in rows),
                sum(row.review is not None for row in rows),
                sum(row.record is not None for row in rows),
            )
        ]

    def due(self, most: int) -> list[Any]:
        now = self.wall()
        dues = [
            (row.due, name)
            for name, row in self.tables.items()
            if row.due is not None and row.due <= now
        ]
        return [(name,) for _, name in sorted(dues)[:most]]

    def facts(self, name: str) -> tuple[Any, ...]:
        row = self.tables[name]
        times = (row.created, row.used, row.due)
        return (name, row.header, row.phase, *times, len(row.entries), len(row.lines))

    def all_facts(self, phases: list[str], most: int) -> list[Any]:
        names = [
            name
            for name in reversed(self.tables)
            if not phases or self.tables[name].phase in phases
        ]
        return [self.facts(name) for name in names[:most]]

    def untouched(self, phases: list[str], seconds: float, most: int) -> list[Any]:
        until = self.wall() - seconds
        old = [
            (row.used, place, name)
            for place, (name, row) in enumerate(self.tables.items())
            if row.phase in phases and row.used <= until
        ]
        return [(name,) for _, _, name in sorted(old)[:most]]

    # Writes

    def write_batch(self, *columns: list[Any]) -> list[Answer]:
        """`pioche.write_batch`: each write in turn, in one transaction."""
        if self.full:
            raise StoreError("the database refuses (DiskFullError 53100)")
        return [
            self.write(Write(kind, name, content, number, epoch, TableUpdate(*update)))
            for kind, name, epoch, number, content, *update in zip(*columns, strict=True)
        ]

    def write(self, write: Write) -> Answer:
        if write.kind == "create":
            return self.create(write)
        if write.kind == "lease":
            return self.lease(write)
        row = self.tables.get(write.table_id)
        if row is None:
            return "unknown", None
        if write.kind in ("claim", "wake"):
            return self.claim(write, row)
        if write.kind in ("finish", "review", "record", "facts"):
            self.change(write, row)
            return None, None
        return self.write_as_owner(write, row) if write.epoch == row.epoch else ("lost", None)

    def write_as_owner(self, write: Write, row: Row) -> Answer:
        due_in = write.update.due_in
        if write.kind == "remove":
            del self.tables[write.table_id]
            self.tell(lambda witness: witness.removed(write.table_id))
        elif write.kind != "due":
            return self.append(write, row)
        elif not row.finished:
            row.due = None if due_in is None else self.wall() + due_in
        return None, None

    def tell(self, what: Callable[[Witness], None]) -> None:
        if self.witness is not None:
            what(self.witness)

    def create(self, write: Write) -> Answer:
        if write.table_id in self.tables:
            return "exists", None
        now = self.wall()
        self.tables[write.table_id] = Row(write.content, now, now)
        self.tell(lambda witness: witness.created(write.table_id, write.content))
        return None, None

    def lease(self, write: Write) -> Answer:
        if self.leases.get(write.table_id, 0.0) > self.wall():
            return None, None
        self.leases[write.table_id] = self.wall() + (write.update.due_in or 0.0)
        return None, 1

    def claim(self, write: Write, row: Row) -> Answer:
        now, name = self.wall(), write.table_id
        if write.kind == "wake" and (row.due is None or row.due > now):
            return None, None
        row.epoch += 1
        row.due = None if row.due is None else max(row.due, now + (write.update.due_in or 0.0))
        self.tell(lambda witness: witness.claimed(name, row.epoch))
        for listener in self.listeners:
            self.later(partial(self.notify, listener, Claim(name, row.epoch)))
        return None, row.epoch

    def notify(self, listener: "asyncio.Queue[Claim | None]", claim: Claim) -> None:
        if listener in self.listeners:
            listener.put_nowait(claim)

    def change(self, write: Write, row: Row) -> None:
        if write.kind == "review":
            row.review = write.content
        elif write.kind == "record":
            row.record = row.record or write.content
        elif write.kind == "facts":
            times = json.loads(write.content)
            row.created, row.used, row.due = times["created"], times["used"], times["due"]
            row.phase = write.update.phase or row.phase
            row.finished = row.phase in ENDED
        elif not row.finished:
            row.finished, row.due = True, None
            row.phase = row.phase if row.phase == CLOSED else OVER

    def append(self, write: Write, row: Row) -> Answer:
        kept = row.entries if write.kind == "entry" else row.lines
        if write.number != len(kept):
            return "number", None
        kept.append(write.content)
        place = (write.table_id, write.number, write.content)
        row.used = self.wall() if row.used <= self.wall() - USED_WITHIN else row.used
        if write.kind == "line":
            self.tell(lambda witness: witness.said(*place))
            return None, None
        update = write.update
        row.phase = update.phase or row.phase
        row.finished = row.finished or row.phase in ENDED
        row.due = None if update.due_in is None else self.wall() + update.due_in
        row.record = row.record or update.record
        self.tell(lambda witness: witness.appended(*place, write.epoch))
        return None, None

    # Trouble

    def fail(self) -> None:
        """It goes down: every connection ends."""
        self.up = False
        self.sessions += 1
        self.hang_up()

    def hang_up(self) -> None:
        for listener in self.listeners:
            listener.put_nowait(None)
        self.listeners.clear()


class ModelConnection:
    """The part of asyncpg's connection that a store uses."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def fetch(self, statement: str, *arguments: object) -> list[Any]:
        return self.database.statements[statement](*arguments)

    async def execute(self, script: str) -> str:
        raise NotImplementedError(script)

    def is_closed(self) -> bool:
        return False

    def terminate(self) -> None: ...

    async def close(self, *, timeout: float) -> None: ...


class ModelLink:
    """A `Link` to the model: an answer is lost before the commit or after it."""

    def __init__(self, database: Database, reach: Callable[[], bool], chance: Random) -> None:
        self.database = database
        self.reach = reach
        self.chance = chance
        self.session = database.sessions

    def run(
        self,
        work: Callable[[ModelConnection], Awaitable[Given]],
        patience: float | None = None,  # noqa: ARG002
    ) -> Given:
        if not self.database.up or not self.reach():
            raise Unreachable("the database does not answer (ConnectionRefusedError)")
        fresh, self.session = self.session == self.database.sessions, self.database.sessions
        if not fresh and self.chance.random() < 0.5:
            raise LinkLost("the database does not answer (ConnectionDoesNotExistError 08003)")
        given = carried_out(work(ModelConnection(self.database)))
        if not fresh:
            raise LinkLost("the database does not answer (ConnectionDoesNotExistError 08003)")
        return given

    def close(self) -> None: ...


def carried_out(work: Awaitable[Given]) -> Given:
    """What a coroutine gives that never waits."""
    coroutine: Any = work
    try:
        coroutine.send(None)
    except StopIteration as done:
        given: Given = done.value
        return given
    raise AssertionError("the model never waits")


class SimulatedPostgresqlStore(PostgresqlStore):
    """PostgreSQL's store with connections to the model."""

    def __init__(
        self,
        database: Database,
        disk: Disk | None = None,
        reach: Callable[[], bool] = lambda: True,
    ) -> None:
        chance = Random(0) if disk is None else disk.chance  # noqa: S311
        links = [ModelLink(database, reach, chance) for _ in range(READERS + 1)]
        self.database = database
        self.simulated = disk is not None
        self.disk = disk or Disk(World("0"), "alone")
        self.reach = reach
        self.hears_claims = True
        self.is_open = True
        self._opening = Lock()
        self.heard: asyncio.Queue[Claim | None] | None = None
        self._writer, self._readers = links[0], links[1:]  # type: ignore[assignment]
        self._free: SimpleQueue[Any] = SimpleQueue()
        for link in self._readers:
            self._free.put(link)
        self._group = self._group_commit(MOST_TOGETHER)
        self._reading = ThreadPoolExecutor(READERS, "pioche-reader")

    def _group_commit(self, together: int) -> GroupCommit[Write]:
        if not self.simulated:
            return super()._group_commit(together)
        return SimulatedGroupCommit(self._commit, self.disk)

    async def claims(self, tables: Tables) -> AsyncGenerator[Claim, None]:
        """As `postgresql.listen`: a lost connection is made anew, and hints may be missed."""
        while True:
            if self.database.up and self.reach():
                self.heard = heard = asyncio.Queue[Claim | None]()
                self.database.listeners.append(heard)
                for name in tables():
                    for row in self.database.row(name):
                        yield Claim(name, row.epoch)
                while (claim := await heard.get()) is not None:
                    if self.hears_claims:
                        yield claim
            await asyncio.sleep(postgresql.RETRY_SECONDS)

    def hang_up(self) -> None:
        """The database notices that this server is gone."""
        if self.heard in self.database.listeners:
            self.database.listeners.remove(self.heard)
