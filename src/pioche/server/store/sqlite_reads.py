"""What can be read from the SQLite file: statements, and functions for the reading thread."""

import sqlite3
from typing import Any, Final, TypeVar

from pioche.server.store.interface import StoreCounts, StoredTable

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

REVIEW: Final = "SELECT content FROM reviews JOIN tables ON id = table_id WHERE name = ?"
COUNTS: Final = (
    "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM tables WHERE finished = 0),"
    " (SELECT count(*) FROM entries), (SELECT count(*) FROM chat), (SELECT count(*) FROM reviews),"
    " (SELECT count(*) FROM records)"
)
RECORD: Final = "SELECT content FROM records JOIN tables ON id = table_id WHERE name = ?"
DUE: Final = "SELECT name FROM tables WHERE due <= ? ORDER BY due LIMIT ?"
FACTS: Final = (
    "SELECT name, header, phase, created, used, due,"
    " (SELECT coalesce(max(number) + 1, 0) FROM entries WHERE table_id = id),"
    " (SELECT coalesce(max(number) + 1, 0) FROM chat WHERE table_id = id) FROM tables"
)
# Phases are handed over as a JSON list: one statement for any number of them.
IN_PHASES: Final = "phase IN (SELECT value FROM json_each(?))"
UNTOUCHED: Final = (
    f"SELECT name FROM tables WHERE {IN_PHASES} AND used <= ? ORDER BY used, id LIMIT ?"  # noqa: S608
)
ALL_FACTS: Final = (
    f"{FACTS} WHERE ?1 = '[]' OR {IN_PHASES.replace('?', '?1')} ORDER BY id DESC LIMIT ?2"
)
ONE_FACTS: Final = f"{FACTS} WHERE name = ?"
CLAIMS_BESIDE: Final = "SELECT id, name, epoch FROM claims_beside WHERE id > ? ORDER BY id"
LAST_CLAIM_BESIDE: Final = "SELECT coalesce(max(id), 0) FROM claims_beside"

Read = TypeVar("Read")
Arguments = tuple[str | float, ...]


def read_table(table_id: str, connection: sqlite3.Connection) -> StoredTable | None:
    """Two reads without a transaction: headers never change, and logs only grow."""
    headers: list[bytes] = read_column(HEADER, (table_id,), connection)
    return (
        StoredTable(headers[0], read_column(ENTRIES, (table_id,), connection)) if headers else None
    )


def read_counts(connection: sqlite3.Connection) -> StoreCounts:
    return StoreCounts(*connection.execute(COUNTS).fetchone())


def read_column(statement: str, arguments: Arguments, connection: sqlite3.Connection) -> list[Read]:
    return [row[0] for row in read_rows(statement, arguments, connection)]


def read_rows(
    statement: str, arguments: Arguments, connection: sqlite3.Connection
) -> list[tuple[Any, ...]]:
    return connection.execute(statement, arguments).fetchall()
