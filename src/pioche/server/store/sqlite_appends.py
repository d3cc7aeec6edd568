"""Entries of many tables appended by two statements, however many there are.

At every statement the writing thread lets go of Python's lock, and waits to get it back while the
event loop is busy. With statements for each entry everybody would wait for as long as a batch is
large.
"""

import sqlite3
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from pioche.server.messages import ENDED
from pioche.server.store.group_commit import Outcome
from pioche.server.store.interface import (
    LOST,
    NO_TABLE,
    USED_WITHIN,
    LostTable,
    StoreError,
    TableUpdate,
)
from pioche.server.store.sqlite_writes import EPOCH, REFUSED_WRITES, SAVE_RECORD, Write


@dataclass(slots=True)
class Append:
    """An entry to be added by whoever has claimed its table with an epoch."""

    table_id: str
    epoch: int
    number: int
    content: bytes
    update: TableUpdate


@cache
def insert_statement(rows: int) -> str:
    """The file's own triggers refuse a wrong number; who does not own a table adds nothing."""
    return (
        "INSERT INTO entries (table_id, number, content)"  # noqa: S608
        f" SELECT id, new.column3, new.column4 FROM ({values(rows, 4)}) AS new"
        " CROSS JOIN tables ON name = new.column1 AND epoch = new.column2"
    )


@cache
def update_statement(rows: int) -> str:
    """Most entries change nothing here: when a table was used is known to within an hour."""
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


def append_all(connection: sqlite3.Connection, appends: Sequence[Append]) -> list[Outcome]:
    """What becomes of each; they are of different tables.

    Where one of them is refused, which one is found out by trying each alone.
    """
    rows = [(one.table_id, one.epoch, one.number, one.content) for one in appends]
    try:
        done = connection.execute(insert_statement(len(rows)), flat(rows))
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
    """Why an entry was passed over; None: it was not."""
    known = connection.execute(EPOCH, (append.table_id,)).fetchone()
    if known is None:
        return StoreError(NO_TABLE)
    return None if known[0] == append.epoch else LostTable(LOST)


def update_tables(connection: sqlite3.Connection, appends: Sequence[Append]) -> None:
    """What entries change of their tables."""
    if appends:
        rows = [changes(one, time.time()) for one in appends]
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
    """Writes in their order, entries of different tables that follow each other as one."""
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
