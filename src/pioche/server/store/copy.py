"""Copying a whole house from one store into another that is empty."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from pioche.server.store.interface import Store, StoreCounts, StoredTable, StoreError, TableFacts

# So many tables are under way at a time, and share transactions.
TOGETHER: Final = 20

Progress = Callable[[int, int], None]


class Source(Protocol):
    """As much of a `Store` as is needed to copy from it."""

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
    """What was copied is not what is found."""


async def copy_store(source: Source, target: Store, progress: Progress) -> StoreCounts:
    """Every table with its log, chat, review, record and times, the oldest first; then count again.

    Nobody may use either store meanwhile. Epochs begin anew: they are of those who used the store.
    """
    if (await target.counts()).tables:
        raise NotEmpty("the target has tables already")
    tables = await source.tables()
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
    """Everything of a table, and a look at what has become of it."""
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
    """What there is of a table besides its log and its chat."""

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
