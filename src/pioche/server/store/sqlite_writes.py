"""What can be written into the SQLite file: each a function that the one writing thread calls.

A write that is refused must leave nothing: whatever may be refused is the first thing it does.
"""

import sqlite3
import time
from collections.abc import Callable
from typing import Final

from pioche.server.messages import ENDED, OVER
from pioche.server.store.interface import (
    LEASE,
    LOST,
    NO_TABLE,
    USED_WITHIN,
    LostTable,
    StoreError,
    TableFacts,
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

ADD_TABLE: Final = "INSERT INTO tables (name, header, created, used) VALUES (?, ?, ?, ?)"
ADD_LINE: Final = (
    "INSERT INTO chat (table_id, number, content)"
    " SELECT id, ?, ? FROM tables WHERE name = ? AND epoch = ?"
)
NOTE_USE: Final = "UPDATE tables SET used = ? WHERE name = ? AND used <= ?"
CLAIM: Final = (
    "UPDATE tables SET epoch = epoch + 1, due = iif(due IS NULL, NULL, max(due, ?)) WHERE name = ?"
)
NOTE_CLAIM: Final = "INSERT INTO claims_beside (name, epoch) VALUES (?, ?)"
IF_DUE: Final = " AND due <= ?"
EPOCH: Final = "SELECT epoch FROM tables WHERE name = ?"
SET_DUE: Final = "UPDATE tables SET due = iif(finished, NULL, ?) WHERE name = ? AND epoch = ?"
FINISH: Final = (
    "UPDATE tables SET finished = 1, due = NULL,"
    " phase = iif(phase = 'closed', phase, ?) WHERE name = ?"
)
SET_FACTS: Final = (
    "UPDATE tables SET phase = ?, created = ?, used = ?, due = ?, finished = ? WHERE name = ?"
)
SAVE_REVIEW: Final = (
    "INSERT OR REPLACE INTO reviews (table_id, content) SELECT id, ? FROM tables WHERE name = ?"
)
SAVE_RECORD: Final = (
    "INSERT OR IGNORE INTO records (table_id, content) SELECT id, ? FROM tables WHERE name = ?"
)
BEGIN_REMOVAL: Final = "UPDATE tables SET removed = 1 WHERE name = ? AND epoch = ?"
REMOVE_PARTS: Final = tuple(
    f"DELETE FROM {part} WHERE table_id = (SELECT id FROM tables WHERE name = ?)"  # noqa: S608
    for part in ("entries", "chat", "reviews", "records")
)
REMOVE_TABLE: Final = "DELETE FROM tables WHERE name = ?"
TAKE_LEASE: Final = (
    "INSERT INTO leases (name, until) VALUES (?, ?)"
    " ON CONFLICT (name) DO UPDATE SET until = excluded.until WHERE until <= ?"
)

# Carries a write out; what it gives, where it gives anything: the epoch of a claim, say.
Write = Callable[[sqlite3.Connection], int | None]


def add_table(table_id: str, header: bytes, connection: sqlite3.Connection) -> None:
    now = time.time()
    connection.execute(ADD_TABLE, (table_id, header, now, now))


def claim_table(table_id: str, connection: sqlite3.Connection) -> int:
    lease = time.time() + LEASE
    require_table(connection.execute(CLAIM, (lease, table_id)))
    return int(connection.execute(EPOCH, (table_id,)).fetchone()[0])


def claim_beside(table_id: str, connection: sqlite3.Connection) -> int:
    """The same, and a note for the server that has the file."""
    epoch = claim_table(table_id, connection)
    connection.execute(NOTE_CLAIM, (table_id, epoch))
    return epoch


def claim_due_table(table_id: str, connection: sqlite3.Connection) -> int | None:
    now = time.time()
    done = connection.execute(CLAIM + IF_DUE, (now + LEASE, table_id, now))
    if done.rowcount == 1:
        return int(connection.execute(EPOCH, (table_id,)).fetchone()[0])
    if connection.execute(EPOCH, (table_id,)).fetchone() is None:
        raise StoreError(NO_TABLE)
    return None


def add_line(row: tuple[int, bytes, str, int], connection: sqlite3.Connection) -> None:
    """A line of chat; the file's own triggers refuse a wrong number."""
    require_owner(row[2], connection.execute(ADD_LINE, row), connection)
    now = time.time()
    connection.execute(NOTE_USE, (now, row[2], now - USED_WITHIN))


def set_due(
    table_id: str, epoch: int, due_in: float | None, connection: sqlite3.Connection
) -> None:
    due = None if due_in is None else time.time() + due_in
    require_owner(table_id, connection.execute(SET_DUE, (due, table_id, epoch)), connection)


def finish_table(table_id: str, connection: sqlite3.Connection) -> None:
    require_table(connection.execute(FINISH, (OVER, table_id)))


def put_facts(facts: TableFacts, connection: sqlite3.Connection) -> None:
    ended = facts.phase in ENDED
    row = (facts.phase, facts.created, facts.used, facts.due, ended, facts.table_id)
    require_table(connection.execute(SET_FACTS, row))


def put_review(table_id: str, review: bytes, connection: sqlite3.Connection) -> None:
    require_table(connection.execute(SAVE_REVIEW, (review, table_id)))


def put_record(table_id: str, record: bytes, connection: sqlite3.Connection) -> None:
    if connection.execute(EPOCH, (table_id,)).fetchone() is None:
        raise StoreError(NO_TABLE)
    connection.execute(SAVE_RECORD, (record, table_id))


def remove_table(table_id: str, epoch: int, connection: sqlite3.Connection) -> None:
    require_owner(table_id, connection.execute(BEGIN_REMOVAL, (table_id, epoch)), connection)
    for statement in (*REMOVE_PARTS, REMOVE_TABLE):
        connection.execute(statement, (table_id,))


def take_lease(name: str, seconds: float, connection: sqlite3.Connection) -> int | None:
    now = time.time()
    done = connection.execute(TAKE_LEASE, (name, now + seconds, now))
    return 1 if done.rowcount == 1 else None


def require_table(done: sqlite3.Cursor) -> None:
    """Messages do not name the table: its id is the invitation, and messages may be logged."""
    if done.rowcount != 1:
        raise StoreError(NO_TABLE)


def require_owner(table_id: str, done: sqlite3.Cursor, connection: sqlite3.Connection) -> None:
    if done.rowcount != 1:
        known = connection.execute(EPOCH, (table_id,)).fetchone()
        raise StoreError(NO_TABLE) if known is None else LostTable(LOST)
