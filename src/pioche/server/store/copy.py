"""Copies of all tables: from one store into another, and backups while people play.

A backup is a SQLite file, whatever the store. It gets its name once it is whole and checked: a file
that is half written is never mistaken for it.
"""

import asyncio
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from pioche.server.store.addresses import is_postgresql, open_store
from pioche.server.store.interface import (
    CannotOpen,
    Store,
    StoreCounts,
    StoredTable,
    StoreError,
    TableFacts,
)
from pioche.server.store.sqlite import SqliteStore, read_counts
from pioche.server.store.sqlite_file import OWNER_ONLY, own_errors, require_ours

# Tables that are copied at a time, and share transactions.
TOGETHER: Final = 20

Progress = Callable[[int, int], None]


class Source(Protocol):
    """The part of a `Store` that is copied from."""

    async def tables(self) -> list[str]: ...

    async def counts(self) -> StoreCounts: ...

    async def load(self, table_id: str) -> StoredTable | None: ...

    async def load_chat(self, table_id: str, since: int = 0) -> list[bytes]: ...

    async def load_review(self, table_id: str) -> bytes | None: ...

    async def load_record(self, table_id: str) -> bytes | None: ...

    async def facts(self, table_id: str) -> TableFacts | None: ...


class NotEmpty(StoreError):
    """The target has tables already."""


class NotTheSame(StoreError):
    """The copy differs from the original."""


async def copy_store(source: Source, target: Store, progress: Progress) -> StoreCounts:
    """Copy every table with its log, chat, review, record and times, oldest first; count again.

    Neither store may be in use meanwhile. Epochs start from 0: they belong to a store's servers.
    """
    if (await target.counts()).tables:
        raise NotEmpty("the target has tables already")
    tables = await source.tables()
    for done in range(0, len(tables), TOGETHER):
        progress(done, len(tables))
        chunk = tables[done : done + TOGETHER]
        stored = await asyncio.gather(*(copied_table(source, table) for table in chunk))
        # In one go, so that the order of the tables stays the same.
        creations = (
            target.create(table, kept.header) for table, kept in zip(chunk, stored, strict=True)
        )
        await asyncio.gather(*creations)
        await asyncio.gather(
            *(
                fill_table(source, target, table, kept)
                for table, kept in zip(chunk, stored, strict=True)
            )
        )
    progress(len(tables), len(tables))
    return await compare_counts(source, target)


async def copied_table(source: Source, table: str) -> StoredTable:
    kept = await source.load(table)
    if kept is None:
        raise NotTheSame("a table is gone")
    return kept


async def fill_table(source: Source, target: Store, table: str, kept: StoredTable) -> None:
    """Copy everything of a table, and compare the result."""
    lines, rest = await source.load_chat(table), await rest_of(source, table)
    entries = enumerate(kept.entries)
    await asyncio.gather(*(target.append(table, number, entry, 0) for number, entry in entries))
    said = enumerate(lines)
    await asyncio.gather(*(target.append_chat(table, number, line, 0) for number, line in said))
    if rest.review is not None:
        await target.save_review(table, rest.review)
    if rest.record is not None:
        await target.save_record(table, rest.record)
    await target.restore_facts(rest.facts)
    found = (await target.load(table), await target.load_chat(table))
    if found != (kept, lines) or await rest_of(target, table) != rest:
        raise NotTheSame("a table is not what it was")


@dataclass(frozen=True)
class Rest:
    """A table's data besides its log and its chat."""

    facts: TableFacts
    review: bytes | None
    record: bytes | None


async def rest_of(store: Source, table: str) -> Rest:
    facts = await store.facts(table)
    if facts is None:
        raise NotTheSame("a table is gone")
    return Rest(facts, await store.load_review(table), await store.load_record(table))


async def compare_counts(source: Source, target: Store) -> StoreCounts:
    wanted, found = await source.counts(), await target.counts()
    if wanted != found:
        raise NotTheSame("the copy does not hold as much as the original")
    return found


# Backups

# Endings of files that may lie beside one that is being written.
BESIDE: Final = ("", "-wal", "-shm", "-journal", ".lock")


async def back_up(address: str, path: Path, progress: Progress) -> StoreCounts:
    """Everything that was acknowledged before the call is in the file at that path."""
    unfinished = path.with_name(path.name + ".part")
    remove_all(unfinished)
    try:
        if is_postgresql(address):
            await copy_database(address, unfinished, progress)
        else:
            await asyncio.to_thread(copy_file, Path(address), unfinished)
        counts = await asyncio.to_thread(finish, unfinished)
        unfinished.replace(path)
    finally:
        remove_all(unfinished)
    return counts


def remove_all(path: Path) -> None:
    for ending in BESIDE:
        path.with_name(path.name + ending).unlink(missing_ok=True)


def copy_file(source: Path, target: Path) -> None:
    """In one step, hence one moment: the server goes on writing meanwhile.

    Nothing is written to the source. But the last connection that closes a file tidies up beside
    it, which needs the right to write.
    """
    target.touch(OWNER_ONLY)
    with (
        own_errors(source),
        closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=rw", uri=True)) as original,
        closing(sqlite3.connect(target)) as copy,
    ):
        require_ours(original, source)
        original.backup(copy)


async def copy_database(address: str, target: Path, progress: Progress) -> None:
    """One snapshot of the database, table by table."""
    from pioche.server.store.postgresql import snapshot  # noqa: PLC0415  (an extra)

    await open_store(address).close()  # ours, and up to date
    copy = await asyncio.to_thread(SqliteStore, target)
    try:
        async with snapshot(address) as house:
            await copy_store(house, copy, progress)
    finally:
        await copy.close()


def finish(path: Path) -> StoreCounts:
    """One file without anything beside it, whole and on disk."""
    try:
        with closing(sqlite3.connect(path)) as copy:
            found = copy.execute("PRAGMA integrity_check(1)").fetchone()[0]
            if found != "ok":
                raise StoreError(f"the copy is damaged ({found})")
            copy.execute("PRAGMA journal_mode = DELETE")
            counts = read_counts(copy)
    except sqlite3.Error as error:
        raise StoreError(f"the copy cannot be read ({error})") from error
    with path.open("rb+") as file:
        os.fsync(file.fileno())
    return counts


def check_backup(path: Path) -> None:
    if not path.is_file():
        raise CannotOpen("server-store-not-ours", path=str(path))
    with (
        own_errors(path),
        closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as backup,
    ):
        require_ours(backup, path)
