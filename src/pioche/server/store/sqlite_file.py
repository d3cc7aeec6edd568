"""The SQLite file: its lock, its connections, its form, and whether it is whole.

One connection alone writes and checkpoints; docs/storage.md states the guarantees and the reasons.
"""

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from importlib.resources.abc import Traversable
from pathlib import Path
from threading import Lock
from time import perf_counter
from typing import Final

from pioche.server.store.interface import CannotOpen
from pioche.server.store.migrations import SCHEMAS, rewrite_sqlite, steps_in

SCHEMA: Final = SCHEMAS / "sqlite"
APPLICATION_ID: Final = 0x50696F63  # "Pioc", the application id in the file's first page
SYNCHRONOUS_FULL: Final = 2
CLOSE_MS: Final = 1000
# The step after which entries hold the record's lines.
RECORD_LINES: Final = 5
OWNER_ONLY: Final = 0o600  # the file holds the seeds of games under way

LOG: Final = logging.getLogger("pioche.server")
# The file that SQLite leaves beside a file that is open, or whose process was killed.
BESIDE: Final = "-wal"
# The number of defects that are reported of a damaged file.
MOST_REASONS: Final = 1


class OpenFile:
    """The file, ours alone: a lock, the connection that writes and the one that reads."""

    def __init__(self, path: Path) -> None:
        self._closing = Lock()
        self._locked = False  # without the lock the file is never checkpointed
        self._opened: list[sqlite3.Connection] = []
        path = path.resolve()  # one lock for one file, by whatever name
        try:
            with own_errors(path):
                self._open(path)
        except BaseException:
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
        """Lock an empty file beside by SQLite; the system frees it however the process ends."""
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
    """Move everything into the one file, even while another process reads it.

    Only the writer can. What cannot be done soon is done when the file is next opened.
    """
    with suppress(sqlite3.Error):
        connection.execute(f"PRAGMA busy_timeout = {CLOSE_MS}")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


class FileInUse(OpenFile):
    """A file that a server has open: it is neither migrated nor checkpointed here."""

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
    """Turn errors into `CannotOpen`."""
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
    """Make the file ready; nothing is written into a file that is not ours."""
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


def check_form(path: Path) -> None:
    """Refuse a file that we cannot use, which a server has open; an earlier form we can."""
    with (
        own_errors(path),
        closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as reading,
    ):
        require_ours(reading, path)


def number_of(connection: sqlite3.Connection, pragma: str) -> int:
    return int(connection.execute(f"PRAGMA {pragma}").fetchone()[0])


def migrations() -> list[Traversable]:
    return steps_in(SCHEMA)


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the file up to date, each step whole or not at all."""
    done = number_of(connection, "user_version")
    for number, file in enumerate(migrations()[done:], done + 1):
        take_step(connection, number, file)


def take_step(connection: sqlite3.Connection, number: int, file: Traversable) -> None:
    """One step, together with the number that marks it as done."""
    try:
        connection.executescript(f"BEGIN IMMEDIATE;\n{file.read_text(encoding='utf-8')}")
        if number == RECORD_LINES:
            rewrite_sqlite(connection)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {number}")
        connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise


# Whether the file is whole


def check_unless_closed(path: Path) -> None:
    """Check a file that was not closed; a damaged one is refused, and left as it is.

    The connection can only read: closing another kind would write into the file.
    """
    if was_left_open(path):
        began = perf_counter()
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as reading:
            check_whole(reading, path)
        log_check(path, perf_counter() - began)


def check_whole(connection: sqlite3.Connection, path: Path) -> None:
    reason = damage_of(connection)
    if reason is not None:
        raise CannotOpen("server-store-damaged", path=str(path), reason=reason)


def was_left_open(path: Path) -> bool:
    """Whether the file was not closed: closing empties or removes the file beside it."""
    beside = path.with_name(path.name + BESIDE)
    return beside.exists() and beside.stat().st_size > 0


def damage_of(connection: sqlite3.Connection) -> str | None:
    """What is wrong with the file, by SQLite's own check; None if nothing is."""
    try:
        found = connection.execute(f"PRAGMA quick_check({MOST_REASONS})").fetchone()[0]
    except sqlite3.DatabaseError as error:
        return None if "not a database" in str(error) else str(error)
    return None if found == "ok" else str(found).replace("\n", " ")


def log_check(path: Path, seconds: float) -> None:
    fields = {"megabytes": round(path.stat().st_size / 1e6, 1), "seconds": round(seconds, 2)}
    cause = "the file was not closed: its server was killed, or the machine stopped"
    extra = {"event": "store checked, and whole", "cause": cause, "fields": fields}
    LOG.warning("store checked, and whole: %s", cause, extra=extra)
