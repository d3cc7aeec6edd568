"""A copy of a whole house at one moment, while people play: a SQLite file, whatever the store.

The copy gets its name once it is whole and checked: what is half written is never taken for it.
"""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from pioche.server.store.addresses import is_postgresql, open_store
from pioche.server.store.cannot_open import CannotOpen
from pioche.server.store.copy import Progress, copy_store
from pioche.server.store.interface import StoreCounts, StoreError
from pioche.server.store.sqlite import OWNER_ONLY, SqliteStore, own_errors, require_ours
from pioche.server.store.sqlite_reads import read_counts

# What SQLite, and we, may leave beside a file that is being written.
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

    Nothing is written to the source; but whoever closes a file last tidies up beside it, and that
    needs the right to.
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
    from pioche.server.store.postgresql_snapshot import snapshot  # noqa: PLC0415  (an extra)

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
    """Refuse what is no house, before anything is made of it."""
    if not path.is_file():
        raise CannotOpen("server-store-not-ours", path=str(path))
    with (
        own_errors(path),
        closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as backup,
    ):
        require_ours(backup, path)
