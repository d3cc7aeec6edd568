"""Tables in one SQLite file: written by one thread with group commit, read by another.

A write is a function that the writing thread calls. One that is refused must leave nothing: the
statement that may be refused is its first. docs/storage.md states the guarantees and the reasons.
"""

import asyncio
import json
import sqlite3
import time
from collections.abc import AsyncGenerator, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any, Final, TypeVar

from pioche.server.messages import ENDED, OVER
from pioche.server.store.group_commit import MOST_TOGETHER, CommitObserver, GroupCommit, Outcome
from pioche.server.store.interface import (
    LEASE,
    LOST,
    NO_TABLE,
    NOTHING_ELSE,
    USED_WITHIN,
    Claim,
    LostTable,
    StoreCounts,
    StoredTable,
    StoreError,
    TableFacts,
    Tables,
    TableUpdate,
    epoch_claimed,
)
from pioche.server.store.sqlite_file import FileInUse, OpenFile

# How often the server looks whether its operator has taken a table beside it.
LOOK_SECONDS: Final = 1.0

Read = TypeVar("Read")
Arguments = tuple[str | float, ...]
# Carries a write out and returns what it gives, such as the epoch of a claim.
Write = Callable[[sqlite3.Connection], int | None]

# Faults of one write alone: its request or its data.
REFUSED_WRITES: Final = (
    sqlite3.IntegrityError,
    sqlite3.DataError,
    sqlite3.InterfaceError,
    sqlite3.ProgrammingError,
    ValueError,
    OverflowError,
)

# Statements that read

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

# Statements that write

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


@dataclass(slots=True)
class Append:
    """An entry to be added by the owner of its table, known by the epoch."""

    table_id: str
    epoch: int
    number: int
    content: bytes
    update: TableUpdate


AnyWrite = Append | Write


class SqliteStore:
    """A `Store` in a file. Opening makes the file if there is none, or raises `CannotOpen`."""

    shared: Final = False  # the file is locked

    def __init__(
        self, path: str | Path, together: int = MOST_TOGETHER, *, beside: bool = False
    ) -> None:
        """`beside`: open a file that a server has open, for its operator."""
        self._beside = beside
        self._file = self._open_file(Path(path))
        self._group = self._group_commit(together)
        self._reader = ThreadPoolExecutor(1, "pioche-reader")

    async def create(self, table_id: str, header: bytes) -> None:
        await self._group.write(partial(add_table, table_id, header))

    async def claim(self, table_id: str) -> int:
        claim = claim_beside if self._beside else claim_table
        claimed = await self._group.write(partial(claim, table_id))
        return epoch_claimed(claimed)

    async def claim_due(self, table_id: str) -> int | None:
        return await self._group.write(partial(claim_due_table, table_id))

    async def due(self, most: int) -> list[str]:
        return await self._column(DUE, time.time(), most)

    async def set_due(self, table_id: str, epoch: int, due_in: float | None) -> None:
        await self._group.write(partial(set_due, table_id, epoch, due_in))

    async def owns(self, table_id: str, epoch: int) -> bool:
        return await self._column(EPOCH, table_id) == [epoch]

    async def claims(
        self,
        tables: Tables,  # noqa: ARG002  (nobody else has the file)
    ) -> AsyncGenerator[Claim, None]:
        """Claims of the operator (`pioche tables close`): no other server has the file."""
        (known,) = await self._column(LAST_CLAIM_BESIDE)
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            for number, table_id, epoch in await self._rows(CLAIMS_BESIDE, known):
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
        await self._group.write(partial(finish_table, table_id))

    async def append_chat(self, table_id: str, number: int, line: bytes, epoch: int) -> None:
        row = (number, line, table_id, epoch)
        await self._group.write(partial(add_line, row))

    async def load_header(self, table_id: str) -> bytes | None:
        return await self._one(HEADER, table_id)

    async def load(self, table_id: str) -> StoredTable | None:
        return await self._read(partial(read_table, table_id))

    async def tables(self) -> list[str]:
        return await self._column(ALL)

    async def counts(self) -> StoreCounts:
        return await self._read(read_counts)

    async def unfinished(self) -> list[str]:
        return await self._column(UNFINISHED)

    async def load_chat(self, table_id: str, since: int = 0) -> list[bytes]:
        return await self._column(CHAT, table_id, since)

    async def save_review(self, table_id: str, review: bytes) -> None:
        await self._group.write(partial(put_review, table_id, review))

    async def load_review(self, table_id: str) -> bytes | None:
        return await self._one(REVIEW, table_id)

    async def save_record(self, table_id: str, record: bytes) -> None:
        await self._group.write(partial(put_record, table_id, record))

    async def load_record(self, table_id: str) -> bytes | None:
        return await self._one(RECORD, table_id)

    async def facts(self, table_id: str) -> TableFacts | None:
        found = await self._rows(ONE_FACTS, table_id)
        return TableFacts(*found[0]) if found else None

    async def list_facts(self, phases: Sequence[str], most: int) -> list[TableFacts]:
        wanted = (json.dumps(list(phases)), most)
        return [TableFacts(*row) for row in await self._rows(ALL_FACTS, *wanted)]

    async def untouched(self, phases: Sequence[str], seconds: float, most: int) -> list[str]:
        wanted = (json.dumps(list(phases)), time.time() - seconds, most)
        return await self._column(UNTOUCHED, *wanted)

    async def restore_facts(self, facts: TableFacts) -> None:
        await self._group.write(partial(put_facts, facts))

    async def remove(self, table_id: str, epoch: int) -> None:
        await self._group.write(partial(remove_table, table_id, epoch))

    async def take_lease(self, name: str, seconds: float) -> bool:
        return bool(await self._group.write(partial(take_lease, name, seconds)))

    def observe_commits(self, observer: CommitObserver) -> None:
        self._group.observe_commits(observer)

    def waiting_writes(self) -> int:
        return self._group.waiting_writes()

    async def close(self) -> None:
        """In a thread of its own, which goes on even if the caller is cancelled."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._group.close()
        self._reader.shutdown()
        self._file.close()

    async def _one(self, statement: str, table_id: str) -> bytes | None:
        found: list[bytes] = await self._column(statement, table_id)
        return found[0] if found else None

    async def _column(self, statement: str, *arguments: str | float) -> list[Any]:
        return [row[0] for row in await self._rows(statement, *arguments)]

    async def _rows(self, statement: str, *arguments: str | float) -> list[Any]:
        return await self._read(partial(read_rows, statement, arguments))

    async def _read(self, read: Callable[[sqlite3.Connection], Read]) -> Read:
        """Wait for pending writes first: a table that is read anew shows them."""
        await self._group.caught_up()
        try:
            return await self._read_apart(read)
        except (sqlite3.Error, ValueError, OverflowError) as error:
            raise StoreError(f"the store cannot be read ({error})") from error
        except RuntimeError as error:  # the executor takes nothing more
            raise StoreError("the store is closed") from error

    # How files are opened, and where reads and writes are carried out

    def _open_file(self, path: Path) -> OpenFile:
        return FileInUse(path) if self._beside else OpenFile(path)

    async def _read_apart(self, read: Callable[[sqlite3.Connection], Read]) -> Read:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reader, read, self._file.reading)

    def _group_commit(self, together: int) -> GroupCommit[AnyWrite]:
        return GroupCommit(self._commit, together)

    def _commit(self, together: list[AnyWrite]) -> list[Outcome]:
        return commit_together(self._file.writing, together)


def commit_together(connection: sqlite3.Connection, together: Sequence[AnyWrite]) -> list[Outcome]:
    """Write all in one transaction; if it fails as a whole, nothing of it is kept."""
    entries = only_entries(together)
    if entries and added_at_once(connection, entries):
        return [None] * len(entries)
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


# Reads


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


# Writes


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


# Entries of many tables are appended by two statements, however many there are: at every statement
# the writing thread releases Python's lock, and waits to get it back while the event loop is busy.
# Most batches are entries alone. They are one statement, without a transaction around it: that
# takes half the processor time.


@cache
def insert_statement(rows: int, *, refusing: bool = False) -> str:
    """The file's triggers refuse a wrong number; a wrong epoch adds nothing.

    With `refusing` a wrong epoch refuses all, since no entry can be without its table.
    """
    return (
        "INSERT INTO entries (table_id, number, content)"  # noqa: S608
        f" SELECT id, new.column3, new.column4 FROM ({values(rows, 4)}) AS new"
        f" {'LEFT' if refusing else 'CROSS'} JOIN tables"
        " ON name = new.column1 AND epoch = new.column2"
    )


@cache
def update_statement(rows: int) -> str:
    """Most entries change nothing here: the time of last use is known to within an hour."""
    return (
        "UPDATE tables SET phase = coalesce(new.column2, phase),"  # noqa: S608
        " finished = max(finished, new.column3), due = new.column4,"
        " used = iif(used <= new.column5, new.column6, used)"
        f" FROM ({values(rows, 6)}) AS new WHERE name = new.column1"
        " AND (phase IS NOT coalesce(new.column2, phase) OR due IS NOT new.column4"
        " OR used <= new.column5)"
    )


def values(rows: int, columns: int) -> str:
    row = f"({', '.join('?' * columns)})"
    return f"VALUES {', '.join([row] * rows)}"


def only_entries(together: Sequence[AnyWrite]) -> list[Append]:
    """The writes, if they are entries of different tables that change nothing else; else none."""
    entries = [one for one in together if isinstance(one, Append) and one.update.again]
    different = len({one.table_id for one in entries}) == len(together)
    return entries if different else []


def added_at_once(connection: sqlite3.Connection, entries: Sequence[Append]) -> bool:
    """Add entries by one statement, which is a transaction of its own; all of them, or none."""
    try:
        connection.execute(insert_statement(len(entries), refusing=True), entry_values(entries))
    except REFUSED_WRITES:
        return False
    return True


def entry_values(entries: Sequence[Append]) -> list[object]:
    return flat([(one.table_id, one.epoch, one.number, one.content) for one in entries])


def append_all(connection: sqlite3.Connection, appends: Sequence[Append]) -> list[Outcome]:
    """Append entries of different tables; the outcome of each.

    Where one of them is refused, each is tried alone.
    """
    try:
        done = connection.execute(insert_statement(len(appends)), entry_values(appends))
    except REFUSED_WRITES as error:  # then nothing of the statement was done
        if len(appends) == 1:
            return [StoreError(f"this cannot be kept ({error})")]
        return [outcome for one in appends for outcome in append_all(connection, [one])]
    if done.rowcount == len(appends):
        update_tables(connection, appends)
        return [None] * len(appends)
    outcomes = [ownership(connection, one) for one in appends]
    kept = [one for one, outcome in zip(appends, outcomes, strict=True) if outcome is None]
    update_tables(connection, kept)
    return outcomes


def ownership(connection: sqlite3.Connection, append: Append) -> Outcome:
    """Why an entry was not added; None: it was."""
    known = connection.execute(EPOCH, (append.table_id,)).fetchone()
    if known is None:
        return StoreError(NO_TABLE)
    return None if known[0] == append.epoch else LostTable(LOST)


def update_tables(connection: sqlite3.Connection, appends: Sequence[Append]) -> None:
    changing = [one for one in appends if not one.update.again]
    if changing:
        rows = [changes(one, time.time()) for one in changing]
        connection.execute(update_statement(len(rows)), flat(rows))
    for one in appends:
        if one.update.record is not None:
            connection.execute(SAVE_RECORD, (one.update.record, one.table_id))


def changes(append: Append, now: float) -> tuple[object, ...]:
    phase, due_in = append.update.phase, append.update.due_in
    due = None if due_in is None else now + due_in
    return append.table_id, phase, phase in ENDED, due, now - USED_WITHIN, now


def flat(rows: Sequence[tuple[object, ...]]) -> list[object]:
    return [value for row in rows for value in row]


def runs(together: Sequence[Append | Write]) -> Iterator[list[Append] | Write]:
    """Writes in their order; consecutive entries of different tables are one run."""
    run: dict[str, Append] = {}
    for write in together:
        if run and (not isinstance(write, Append) or write.table_id in run):
            yield list(run.values())
            run = {}
        if isinstance(write, Append):
            run[write.table_id] = write
        else:
            yield write
    if run:
        yield list(run.values())
