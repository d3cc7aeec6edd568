"""Copying a whole house from one store into another that is empty."""

import asyncio
from collections.abc import Callable
from typing import Final

from pioche.server.store.interface import Store, StoreCounts, StoredTable, StoreError

# So many tables are under way at a time, and share transactions.
TOGETHER: Final = 20

Progress = Callable[[int, int], None]


class NotEmpty(StoreError):
    """The target has tables already."""


class NotTheSame(StoreError):
    """What was copied is not what is found."""


async def copy_store(source: Store, target: Store, progress: Progress) -> StoreCounts:
    """Every table with its log, its chat and its review, the oldest first; then count again.

    Nobody may use either store meanwhile. Epochs begin anew: they are of those who used the store.
    """
    if (await target.counts()).tables:
        raise NotEmpty("the target has tables already")
    tables, unfinished = await source.tables(), set(await source.unfinished())
    for done in range(0, len(tables), TOGETHER):
        progress(done, len(tables))
        chunk = tables[done : done + TOGETHER]
        stored = await asyncio.gather(*(copied_table(source, table) for table in chunk))
        # In one go, so that the order of the tables stays as it was.
        creations = (
            target.create(table, kept.header) for table, kept in zip(chunk, stored, strict=True)
        )
        await asyncio.gather(*creations)
        await asyncio.gather(
            *(
                fill_table(source, target, table, kept, table not in unfinished)
                for table, kept in zip(chunk, stored, strict=True)
            )
        )
    progress(len(tables), len(tables))
    return await compare_counts(source, target)


async def copied_table(source: Store, table: str) -> StoredTable:
    kept = await source.load(table)
    if kept is None:
        raise NotTheSame("a table is gone")
    return kept


async def fill_table(
    source: Store, target: Store, table: str, kept: StoredTable, finished: bool
) -> None:
    """Everything of a table, and a look at what has become of it."""
    lines, review = await source.load_chat(table), await source.load_review(table)
    entries = enumerate(kept.entries)
    await asyncio.gather(*(target.append(table, number, entry, 0) for number, entry in entries))
    said = enumerate(lines)
    await asyncio.gather(*(target.append_chat(table, number, line, 0) for number, line in said))
    if review is not None:
        await target.save_review(table, review)
    if finished:
        await target.finish(table)
    found = (await target.load(table), await target.load_chat(table))
    if found != (kept, lines) or await target.load_review(table) != review:
        raise NotTheSame("a table is not what it was")


async def compare_counts(source: Store, target: Store) -> StoreCounts:
    wanted, found = await source.counts(), await target.counts()
    if wanted != found:
        raise NotTheSame("the copy does not hold as much as the original")
    return found
