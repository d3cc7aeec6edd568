"""Tables in one SQLite file: written by one thread with group commit, read by another.

One connection alone writes and checkpoints; docs/storage.md says what is promised and why.
"""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from threading import Lock
from typing import Final, TypeVar

from pioche.server.store.cannot_open import CannotOpen
from pioche.server.store.group_commit import MOST_TOGETHER, CommitObserver, GroupCommit, Outcome
from pioche.server.store.interface import (
    LOST,
    NO_TABLE,
    Claim,
    LostTable,
    StoreCounts,
    StoredTable,
    StoreError,
    epoch_claimed,
)
from pioche.server.store.sqlite_check import check_unless_closed
from pioche.server.store.steps import SCHEMAS, steps_in

SCHEMA: Final = SCHEMAS / "sqlite"
APPLICATION_ID: Final = 0x50696F63  # "Pioc", the application id in the file's first page
SYNCHRONOUS_FULL: Final = 2
CLOSE_MS: Final = 1000
OWNER_ONLY: Final = 0o600  # the file holds the seeds of games under way

ADD_TABLE: Final = "INSERT INTO tables (name, header) VALUES (?, ?)"
ADD_ENTRY: Final = (
    "INSERT INTO entries (table_id, number, content)"
    " SELECT id, ?, ? FROM tables WHERE name = ? AND epoch = ?"
)
ADD_LINE: Final = (
    "INSERT INTO chat (table_id, number, content)"
    " SELECT id, ?, ? FROM tables WHERE name = ? AND epoch = ?"
)
CLAIM: Final = "UPDATE tables SET epoch = epoch + 1 WHERE name = ?"
EPOCH: Final = "SELECT epoch FROM tables WHERE name = ?"
FINISH: Final = "UPDATE tables SET finished = 1 WHERE name = ?"
HEADER: Final = "SELECT header FROM tables WHERE name = ?"
ALL: Final = "SELECT name FROM tables ORDER BY id"
UNFINISHED: Final = "SELECT name FROM tables WHERE finished = 0 ORDER BY id"
ENTRIES: Final = (
    "SELECT content FROM entries JOIN tables ON id = table_id WHERE name = ? ORDER BY number"
)
CHAT: Final = (
    "SELECT content FROM chat JOIN tables ON id = table_id"
    " WHERE name = ? AND number >= ? ORDER BY number"
)

SAVE_REVIEW: Final = (
    "INSERT OR REPLACE INTO reviews (table_id, content) SELECT id, ? FROM tables WHERE name = ?"
)
REVIEW: Final = "SELECT content FROM reviews JOIN tables ON id = table_id WHERE name = ?"
COUNTS: Final = (
    "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM tables WHERE finished = 0),"
    " (SELECT count(*) FROM entries), (SELECT count(*) FROM chat), (SELECT count(*) FROM reviews)"
)

# What is wrong with one write alone: what it asks for, or what it is made of.
REFUSED_WRITES: Final = (
    sqlite3.IntegrityError,
    sqlite3.DataError,
    sqlite3.InterfaceError,
    sqlite3.ProgrammingError,
    ValueError,
    OverflowError,
)

Read = TypeVar("Read")
# Carries a write out; the epoch, where one is claimed.
Write = Callable[[sqlite3.Connection], int | None]


class SqliteStore:
    """A `Store` in a file. Opening makes the file if there is none, or raises `CannotOpen`."""

    shared: Final = False  # the file is locked

    def __init__(self, path: str | Path, together: int = MOST_TOGETHER) -> None:
        self._file = OpenFile(Path(path))
        self._group = GroupCommit(self._commit, together)
        self._reader = ThreadPoolExecutor(1, "pioche-reader")

    async def create(self, table_id: str, header: bytes) -> None:
        await self._group.write(partial(add_table, table_id, header))

    async def claim(self, table_id: str) -> int:
        return epoch_claimed(await self._group.write(partial(claim_table, table_id)))

    async def owns(self, table_id: str, epoch: int) -> bool:
        return await self._read(partial(read_column, EPOCH, (table_id,))) == [epoch]

    async def claims(self) -> AsyncGenerator[Claim, None]:
        """None: nobody else has the file."""
        for claim in list[Claim]():
            yield claim

    async def append(self, table_id: str, number: int, entry: bytes, epoch: int) -> None:
        row = (number, entry, table_id, epoch)
        await self._group.write(partial(add_numbered, ADD_ENTRY, row))

    async def finish(self, table_id: str) -> None:
        await self._group.write(partial(finish_table, table_id))

    async def append_chat(self, table_id: str, number: int, line: bytes, epoch: int) -> None:
        row = (number, line, table_id, epoch)
        await self._group.write(partial(add_numbered, ADD_LINE, row))

    async def load_header(self, table_id: str) -> bytes | None:
        found: list[bytes] = await self._read(partial(read_column, HEADER, (table_id,)))
        return found[0] if found else None

    async def load(self, table_id: str) -> StoredTable | None:
        return await self._read(partial(read_table, table_id))

    async def tables(self) -> list[str]:
        return await self._read(partial(read_column, ALL, ()))

    async def counts(self) -> StoreCounts:
        return await self._read(read_counts)

    async def unfinished(self) -> list[str]:
        return await self._read(partial(read_column, UNFINISHED, ()))

    async def load_chat(self, table_id: str, since: int = 0) -> list[bytes]:
        return await self._read(partial(read_column, CHAT, (table_id, since)))

    async def save_review(self, table_id: str, review: bytes) -> None:
        await self._group.write(partial(put_review, table_id, review))

    async def load_review(self, table_id: str) -> bytes | None:
        found: list[bytes] = await self._read(partial(read_column, REVIEW, (table_id,)))
        return found[0] if found else None

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

    def _commit(self, writes: list[Write]) -> list[Outcome]:
        return commit_together(self._file.writing, writes)


def commit_together(connection: sqlite3.Connection, writes: list[Write]) -> list[Outcome]:
    """One transaction for all; if it fails as a whole, nothing of it is kept."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        outcomes = [attempt(connection, write) for write in writes]
        connection.execute("COMMIT")
    except sqlite3.Error:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise
    return outcomes


def attempt(connection: sqlite3.Connection, write: Write) -> Outcome:
    """A write is a single statement: a refused one has changed nothing, and harms only itself.

    Other troubles (a full disk, say) may have harmed the whole transaction, and go up.
    """
    try:
        return write(connection)
    except StoreError as refused:
        return refused
    except REFUSED_WRITES as error:
        return StoreError(f"this cannot be kept ({error})")


def add_table(table_id: str, header: bytes, connection: sqlite3.Connection) -> None:
    connection.execute(ADD_TABLE, (table_id, header))


def claim_table(table_id: str, connection: sqlite3.Connection) -> int:
    require_table(connection.execute(CLAIM, (table_id,)))
    return int(connection.execute(EPOCH, (table_id,)).fetchone()[0])


def add_numbered(
    statement: str, row: tuple[int, bytes, str, int], connection: sqlite3.Connection
) -> None:
    """An entry or a line of chat; the file's own triggers refuse a wrong number."""
    if connection.execute(statement, row).rowcount != 1:
        table_id = row[2]
        known = connection.execute(EPOCH, (table_id,)).fetchone()
        raise StoreError(NO_TABLE) if known is None else LostTable(LOST)


def finish_table(table_id: str, connection: sqlite3.Connection) -> None:
    require_table(connection.execute(FINISH, (table_id,)))


def put_review(table_id: str, review: bytes, connection: sqlite3.Connection) -> None:
    require_table(connection.execute(SAVE_REVIEW, (review, table_id)))


def require_table(done: sqlite3.Cursor) -> None:
    """Messages do not name the table: its id is the invitation, and messages may be logged."""
    if done.rowcount != 1:
        raise StoreError(NO_TABLE)


def read_table(table_id: str, connection: sqlite3.Connection) -> StoredTable | None:
    """Two reads without a transaction: headers never change, and logs only grow."""
    headers: list[bytes] = read_column(HEADER, (table_id,), connection)
    return (
        StoredTable(headers[0], read_column(ENTRIES, (table_id,), connection)) if headers else None
    )


def read_counts(connection: sqlite3.Connection) -> StoreCounts:
    return StoreCounts(*connection.execute(COUNTS).fetchone())


def read_column(
    statement: str, arguments: tuple[str | int, ...], connection: sqlite3.Connection
) -> list[Read]:
    return [row[0] for row in connection.execute(statement, arguments).fetchall()]


class OpenFile:
    """The file, ours alone: a lock, the connection that writes and the one that reads."""

    def __init__(self, path: Path) -> None:
        self._closing = Lock()
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
                put_into_file(connection)
                connection.close()


def put_into_file(connection: sqlite3.Connection) -> None:
    """Have the file hold everything, be it that another process still reads it.

    Only the writer can; what cannot be done soon, the next who opens the file does.
    """
    with suppress(sqlite3.Error):
        connection.execute(f"PRAGMA busy_timeout = {CLOSE_MS}")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


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
    connection.execute(f"PRAGMA synchronous = {SYNCHRONOUS_FULL}")
    connection.execute("PRAGMA fullfsync = ON")  # where a plain fsync does not reach the disk
    connection.execute("PRAGMA foreign_keys = ON")
    migrate(connection)


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
