"""The numbered steps that bring a store up to date: 0001.sql, 0002.sql and so on.

A store counts the steps that it has had. One step needs the rules of the games: it rewrites all
entries, so that steps of games are stored as lines of their records (`server/upgrade.py`).
"""

import logging
import re
import sqlite3
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, Protocol

# Resources: a tab has the package in an archive.
SCHEMAS: Final = files("pioche.server.store") / "schema"
STEP: Final = re.compile(r"[0-9]{4}\.sql")
LOG: Final = logging.getLogger("pioche.server")

# What protects entries from changes, while they are rewritten.
SQLITE_GUARD: Final = "entries_never_change"
SQLITE_TABLES: Final = "SELECT id, name, header FROM tables ORDER BY id"
SQLITE_ENTRIES: Final = "SELECT content FROM entries WHERE table_id = ? ORDER BY number"
SQLITE_REWRITE: Final = "UPDATE entries SET content = ? WHERE table_id = ? AND number = ?"
POSTGRESQL_TABLES: Final = "SELECT id, name, header FROM pioche.tables ORDER BY id"
POSTGRESQL_ENTRIES: Final = "SELECT content FROM pioche.entries WHERE table_id = $1 ORDER BY number"
POSTGRESQL_REWRITE: Final = (
    "UPDATE pioche.entries SET content = new.content"
    " FROM unnest($2::bigint[], $3::bytea[]) AS new (number, content)"
    " WHERE table_id = $1 AND entries.number = new.number"
)
POSTGRESQL_UNGUARD: Final = "ALTER TABLE pioche.entries DISABLE TRIGGER entries_never_change"
POSTGRESQL_GUARD: Final = "ALTER TABLE pioche.entries ENABLE TRIGGER entries_never_change"

# The numbers and new contents of the entries of a table that change.
Changes = list[tuple[int, bytes]]


def steps_in(folder: Traversable) -> list[Traversable]:
    found = [file for file in folder.iterdir() if STEP.fullmatch(file.name)]
    return sorted(found, key=lambda file: file.name)


class Connection(Protocol):
    """The part of a PostgreSQL connection that rewriting needs."""

    async def fetch(self, statement: str, *arguments: object) -> list[Any]: ...

    async def execute(self, script: str) -> str: ...


def rewrite_sqlite(connection: sqlite3.Connection) -> None:
    """Rewrite the entries of all tables, within the transaction of the step."""
    wanted = ("SELECT sql FROM sqlite_master WHERE name = ?", (SQLITE_GUARD,))
    guard = connection.execute(*wanted).fetchone()[0]
    connection.execute(f"DROP TRIGGER {SQLITE_GUARD}")
    tables = connection.execute(SQLITE_TABLES).fetchall()
    progress = Progress(len(tables))
    for number, name, header in tables:
        contents = [row[0] for row in connection.execute(SQLITE_ENTRIES, (number,))]
        changes = progress.changes(name, header, contents)
        rows = [(content, number, place) for place, content in changes]
        connection.executemany(SQLITE_REWRITE, rows)
    connection.execute(guard)
    progress.report()


async def rewrite_postgresql(connection: Connection) -> None:
    await connection.execute(POSTGRESQL_UNGUARD)
    tables = await connection.fetch(POSTGRESQL_TABLES)
    progress = Progress(len(tables))
    for number, name, header in tables:
        contents = [row[0] for row in await connection.fetch(POSTGRESQL_ENTRIES, number)]
        changes = progress.changes(name, header, contents)
        places, new = [place for place, _ in changes], [content for _, content in changes]
        await connection.fetch(POSTGRESQL_REWRITE, number, places, new)
    await connection.execute(POSTGRESQL_GUARD)
    progress.report()


class Progress:
    """A rewrite of all tables, in the log; `left` counts those that stay as they were."""

    def __init__(self, tables: int) -> None:
        self.tables = tables
        self.left = 0
        if tables:
            self.log("store is being rewritten")

    def changes(self, table_id: str, header: bytes, contents: list[bytes]) -> Changes:
        """The entries of a table that get a new content."""
        # Rooms are above the store: this one step needs them, to replay games.
        from pioche.server.upgrade import upgraded  # noqa: PLC0415

        new = upgraded(table_id, header, contents)
        self.left += new is None
        pairs = zip(contents, new or contents, strict=True)
        return [(place, made) for place, (old, made) in enumerate(pairs) if made != old]

    def report(self) -> None:
        if self.tables:
            self.log("store rewritten", left=self.left)

    def log(self, event: str, **more: int) -> None:
        cause, fields = "it has an earlier form", {"tables": self.tables, **more}
        LOG.warning(
            "%s: %s", event, cause, extra={"event": event, "cause": cause, "fields": fields}
        )
