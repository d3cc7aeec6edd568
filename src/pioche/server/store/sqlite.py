"""Tables in one SQLite file: written by one thread with group commit, read by another.

One connection alone writes and checkpoints; docs/storage.md says what is promised and why.
"""

import asyncio
import json
import sqlite3
import time
from collections.abc import AsyncGenerator, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from threading import Lock
from typing import Any, Final, TypeVar

from pioche.server.store import sqlite_reads as reads
from pioche.server.store import sqlite_writes as writes
from pioche.server.store.cannot_open import CannotOpen
from pioche.server.store.group_commit import MOST_TOGETHER, CommitObserver, GroupCommit, Outcome
from pioche.server.store.interface import (
    NOTHING_ELSE,
    Claim,
    StoreCounts,
    StoredTable,
    StoreError,
    TableFacts,
    TableUpdate,
    epoch_claimed,
)
from pioche.server.store.sqlite_appends import Append, append_all, runs
from pioche.server.store.sqlite_check import check_unless_closed
from pioche.server.store.sqlite_writes import EPOCH, REFUSED_WRITES, Write
from pioche.server.store.steps import SCHEMAS, steps_in

SCHEMA: Final = SCHEMAS / "sqlite"
APPLICATION_ID: Final = 0x50696F63  # "Pioc", the application id in the file's first page
SYNCHRONOUS_FULL: Final = 2
CLOSE_MS: Final = 1000
OWNER_ONLY: Final = 0o600  # the file holds the seeds of games under way

# How often it is looked whether the owner of the house has taken a table.
LOOK_SECONDS: Final = 1.0

Read = TypeVar("Read")
AnyWrite = Append | Write


class SqliteStore:
    """A `Store` in a file. Opening makes the file if there is none, or raises `CannotOpen`."""

    shared: Final = False  # the file is locked

    def __init__(
        self, path: str | Path, together: int = MOST_TOGETHER, *, beside: bool = False
    ) -> None:
        """`beside`: a server has the file, and whoever runs it does something with it."""
        self._beside = beside
        self._file = FileInUse(Path(path)) if beside else OpenFile(Path(path))
        self._group = GroupCommit(self._commit, together)
        self._reader = ThreadPoolExecutor(1, "pioche-reader")

    async def create(self, table_id: str, header: bytes) -> None:
        await self._group.write(partial(writes.add_table, table_id, header))

    async def claim(self, table_id: str) -> int:
        claim = writes.claim_beside if self._beside else writes.claim_table
        claimed = await self._group.write(partial(claim, table_id))
        return epoch_claimed(claimed)

    async def claim_due(self, table_id: str) -> int | None:
        return await self._group.write(partial(writes.claim_due_table, table_id))

    async def due(self, most: int) -> list[str]:
        return await self._column(reads.DUE, time.time(), most)

    async def set_due(self, table_id: str, epoch: int, due_in: float | None) -> None:
        await self._group.write(partial(writes.set_due, table_id, epoch, due_in))

    async def owns(self, table_id: str, epoch: int) -> bool:
        return await self._column(EPOCH, table_id) == [epoch]

    async def claims(self) -> AsyncGenerator[Claim, None]:
        """Those of whoever runs the house (`pioche tables close`): no other server has the file."""
        (known,) = await self._column(reads.LAST_CLAIM_BESIDE)
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            for number, table_id, epoch in await self._rows(reads.CLAIMS_BESIDE, known):
                known = number
                yield Claim(table_id, epoch)

    async def append(
        self,
        table_id: str,
        number: int,
        entry: bytes,
        epoch: int,
        update: TableUpdate = NOTHING_ELSE,
    ) -> None:
        await self._group.write(Append(table_id, epoch, number, entry, update))

    async def finish(self, table_id: str) -> None:
        await self._group.write(partial(writes.finish_table, table_id))

    async def append_chat(self, table_id: str, number: int, line: bytes, epoch: int) -> None:
        row = (number, line, table_id, epoch)
        await self._group.write(partial(writes.add_line, row))

    async def load_header(self, table_id: str) -> bytes | None:
        found = await self._column(reads.HEADER, table_id)
        return found[0] if found else None

    async def load(self, table_id: str) -> StoredTable | None:
        return await self._read(partial(reads.read_table, table_id))

    async def tables(self) -> list[str]:
        return await self._column(reads.ALL)

    async def counts(self) -> StoreCounts:
        return await self._read(reads.read_counts)

    async def unfinished(self) -> list[str]:
        return await self._column(reads.UNFINISHED)

    async def load_chat(self, table_id: str, since: int = 0) -> list[bytes]:
        return await self._column(reads.CHAT, table_id, since)

    async def save_review(self, table_id: str, review: bytes) -> None:
        await self._group.write(partial(writes.put_review, table_id, review))

    async def load_review(self, table_id: str) -> bytes | None:
        found = await self._column(reads.REVIEW, table_id)
        return found[0] if found else None

    async def save_record(self, table_id: str, record: bytes) -> None:
        await self._group.write(partial(writes.put_record, table_id, record))

    async def load_record(self, table_id: str) -> bytes | None:
        found = await self._column(reads.RECORD, table_id)
        return found[0] if found else None

    async def facts(self, table_id: str) -> TableFacts | None:
        found = await self._rows(reads.ONE_FACTS, table_id)
        return TableFacts(*found[0]) if found else None

    async def list_facts(self, phases: Sequence[str], most: int) -> list[TableFacts]:
        wanted = (json.dumps(list(phases)), most)
        return [TableFacts(*row) for row in await self._rows(reads.ALL_FACTS, *wanted)]

    async def untouched(self, phases: Sequence[str], seconds: float, most: int) -> list[str]:
        wanted = (json.dumps(list(phases)), time.time() - seconds, most)
        return await self._column(reads.UNTOUCHED, *wanted)

    async def restore_facts(self, facts: TableFacts) -> None:
        await self._group.write(partial(writes.put_facts, facts))

    async def remove(self, table_id: str, epoch: int) -> None:
        await self._group.write(partial(writes.remove_table, table_id, epoch))

    async def take_lease(self, name: str, seconds: float) -> bool:
        return bool(await self._group.write(partial(writes.take_lease, name, seconds)))

    def observe_commits(self, observer: CommitObserver) -> None:
        self._group.observe_commits(observer)

    def waiting_writes(self) -> int:
        return self._group.waiting_writes()

    async def close(self) -> None:
        """In a thread of its own: it goes on even if whoever waits for it is cancelled."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._group.close()
        self._reader.shutdown()
        self._file.close()

    async def _column(self, statement: str, *arguments: str | float) -> list[Any]:
        return [row[0] for row in await self._rows(statement, *arguments)]

    async def _rows(self, statement: str, *arguments: str | float) -> list[Any]:
        return await self._read(partial(reads.read_rows, statement, arguments))

    async def _read(self, read: Callable[[sqlite3.Connection], Read]) -> Read:
        """What is under way is waited for: a table read anew shows what was handed over."""
        await self._group.caught_up()
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._reader, read, self._file.reading)
        except (sqlite3.Error, ValueError, OverflowError) as error:
            raise StoreError(f"the store cannot be read ({error})") from error
        except RuntimeError as error:  # the executor takes nothing more
            raise StoreError("the store is closed") from error

    def _commit(self, together: list[AnyWrite]) -> list[Outcome]:
        return commit_together(self._file.writing, together)


def commit_together(connection: sqlite3.Connection, together: list[AnyWrite]) -> list[Outcome]:
    """One transaction for all; if it fails as a whole, nothing of it is kept."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        outcomes = [outcome for run in runs(together) for outcome in attempt(connection, run)]
        connection.execute("COMMIT")
    except sqlite3.Error:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise
    return outcomes


def attempt(connection: sqlite3.Connection, run: list[Append] | Write) -> list[Outcome]:
    """A refused write has changed nothing: its first statement is what may be refused.

    Other troubles (a full disk, say) may have harmed the whole transaction, and go up.
    """
    if isinstance(run, list):
        return append_all(connection, run)
    try:
        return [run(connection)]
    except StoreError as refused:
        return [refused]
    except REFUSED_WRITES as error:
        return [StoreError(f"this cannot be kept ({error})")]


class OpenFile:
    """The file, ours alone: a lock, the connection that writes and the one that reads."""

    def __init__(self, path: Path) -> None:
        self._closing = Lock()
        self._locked = False  # whoever has not locked the file never checkpoints
        self._opened: list[sqlite3.Connection] = []
        path = path.resolve()  # one lock for one file, by whatever name
        try:
            with own_errors(path):
                self._open(path)
        except CannotOpen:
            self.close()
            raise

    def _open(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._lock(path)
        path.touch(OWNER_ONLY)
        check_unless_closed(path)
        self.writing = self._connect(path, "rw")
        prepare(self.writing, path)
        self.reading = self._connect(path, "ro")

    def _lock(self, path: Path) -> None:
        """SQLite's own lock on an empty file beside: the system frees it whatever becomes of us."""
        beside = path.with_name(path.name + ".lock")
        beside.touch(OWNER_ONLY)
        lock = self._connect(beside, "rw", patience=0)
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            raise CannotOpen("server-store-busy", path=str(path)) from error
        self._locked = True

    def _connect(self, path: Path, mode: str, patience: float = 5) -> sqlite3.Connection:
        """Used by several threads, but by one at a time."""
        connection = sqlite3.connect(
            f"{path.as_uri()}?mode={mode}",
            uri=True,
            timeout=patience,
            isolation_level=None,
            check_same_thread=False,
        )
        self._opened.append(connection)
        return connection

    def close(self) -> None:
        """The reader first: the writer, being last, puts everything into the one file."""
        with self._closing:
            while self._opened:
                connection = self._opened.pop()
                if self._locked:
                    put_into_file(connection)
                connection.close()


def put_into_file(connection: sqlite3.Connection) -> None:
    """Have the file hold everything, be it that another process still reads it.

    Only the writer can; what cannot be done soon, the next who opens the file does.
    """
    with suppress(sqlite3.Error):
        connection.execute(f"PRAGMA busy_timeout = {CLOSE_MS}")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


class FileInUse(OpenFile):
    """A file that a server has: never brought up to date from here, nor checkpointed."""

    def _open(self, path: Path) -> None:
        self.writing = self._connect(path, "rw")
        require_ours(self.writing, path)
        found, known = number_of(self.writing, "user_version"), len(migrations())
        if found != known:
            raise CannotOpen("server-store-older", path=str(path), found=found, known=known)
        self.writing.execute("PRAGMA wal_autocheckpoint = 0")
        make_durable(self.writing)
        self.reading = self._connect(path, "ro")


@contextmanager
def own_errors(path: Path) -> Iterator[None]:
    """Errors on the way, in our words."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        if "not a database" in str(error):
            raise CannotOpen("server-store-not-ours", path=str(path)) from error
        raise CannotOpen("server-store-unusable", path=str(path), reason=str(error)) from error
    except OSError as error:
        reason = error.strerror or str(error)
        raise CannotOpen("server-store-unusable", path=str(path), reason=reason) from error


def prepare(connection: sqlite3.Connection, path: Path) -> None:
    """Look first: nothing is written into a file that is not ours."""
    require_ours(connection, path)
    mode = connection.execute("PRAGMA journal_mode = WAL").fetchone()[0]
    if mode != "wal":
        raise CannotOpen("server-store-unusable", path=str(path), reason=f"journal mode {mode}")
    make_durable(connection)
    migrate(connection)


def make_durable(connection: sqlite3.Connection) -> None:
    connection.execute(f"PRAGMA synchronous = {SYNCHRONOUS_FULL}")
    connection.execute("PRAGMA fullfsync = ON")  # where a plain fsync does not reach the disk
    connection.execute("PRAGMA foreign_keys = ON")


def require_ours(connection: sqlite3.Connection, path: Path) -> None:
    found, known = number_of(connection, "user_version"), len(migrations())
    is_new = not connection.execute("SELECT 1 FROM sqlite_master").fetchone()
    if number_of(connection, "application_id") != APPLICATION_ID and not (is_new and found == 0):
        raise CannotOpen("server-store-not-ours", path=str(path))
    if found > known:
        raise CannotOpen("server-store-newer", path=str(path), found=found, known=known)


def number_of(connection: sqlite3.Connection, pragma: str) -> int:
    return int(connection.execute(f"PRAGMA {pragma}").fetchone()[0])


def migrations() -> list[Path]:
    return steps_in(SCHEMA)


def migrate(connection: sqlite3.Connection) -> None:
    """Each step whole or not at all, together with the number that tells of it."""
    done = number_of(connection, "user_version")
    for number, file in enumerate(migrations()[done:], done + 1):
        connection.executescript(
            f"BEGIN IMMEDIATE;\n{file.read_text(encoding='utf-8')}\n"
            f"PRAGMA application_id = {APPLICATION_ID};\nPRAGMA user_version = {number};\nCOMMIT;"
        )
