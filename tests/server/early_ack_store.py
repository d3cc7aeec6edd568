"""A store that says everything is kept before it is: what a server must never be built on."""

import asyncio
from collections.abc import AsyncGenerator, Coroutine, Sequence
from typing import Final

from pioche.server.store.interface import (
    NOTHING_ELSE,
    Claim,
    Store,
    StoreCounts,
    StoredTable,
    TableFacts,
    Tables,
    TableUpdate,
)

# How long it takes to get round to it.
LATER: Final = 0.05


class EarlyAckStore:
    """Hands everything on to a real store, but does not wait for it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.under_way: set[asyncio.Task[None]] = set()

    async def create(self, table: str, header: bytes) -> None:
        await self.store.create(table, header)

    @property
    def shared(self) -> bool:
        return self.store.shared

    async def owns(self, table: str, epoch: int) -> bool:
        return await self.store.owns(table, epoch)

    async def claim(self, table: str) -> int:
        return await self.store.claim(table)

    def claims(self, tables: Tables) -> AsyncGenerator[Claim, None]:
        return self.store.claims(tables)

    async def append(
        self,
        table: str,
        number: int,
        entry: bytes,
        epoch: int,
        update: TableUpdate = NOTHING_ELSE,
    ) -> None:
        self.do_later(self.store.append(table, number, entry, epoch, update))

    async def finish(self, table: str) -> None:
        self.do_later(self.store.finish(table))

    async def load_header(self, table: str) -> bytes | None:
        return await self.store.load_header(table)

    async def load(self, table: str) -> StoredTable | None:
        return await self.store.load(table)

    async def tables(self) -> list[str]:
        return await self.store.tables()

    async def counts(self) -> StoreCounts:
        return await self.store.counts()

    async def unfinished(self) -> list[str]:
        return await self.store.unfinished()

    async def append_chat(self, table: str, number: int, line: bytes, epoch: int) -> None:
        self.do_later(self.store.append_chat(table, number, line, epoch))

    async def load_chat(self, table: str, since: int = 0) -> list[bytes]:
        return await self.store.load_chat(table, since)

    async def save_review(self, table: str, review: bytes) -> None:
        self.do_later(self.store.save_review(table, review))

    async def load_review(self, table: str) -> bytes | None:
        return await self.store.load_review(table)

    async def claim_due(self, table: str) -> int | None:
        return await self.store.claim_due(table)

    async def due(self, most: int) -> list[str]:
        return await self.store.due(most)

    async def set_due(self, table: str, epoch: int, due_in: float | None) -> None:
        self.do_later(self.store.set_due(table, epoch, due_in))

    async def save_record(self, table: str, record: bytes) -> None:
        self.do_later(self.store.save_record(table, record))

    async def load_record(self, table: str) -> bytes | None:
        return await self.store.load_record(table)

    async def facts(self, table: str) -> TableFacts | None:
        return await self.store.facts(table)

    async def list_facts(self, phases: Sequence[str], most: int) -> list[TableFacts]:
        return await self.store.list_facts(phases, most)

    async def untouched(self, phases: Sequence[str], seconds: float, most: int) -> list[str]:
        return await self.store.untouched(phases, seconds, most)

    async def restore_facts(self, facts: TableFacts) -> None:
        self.do_later(self.store.restore_facts(facts))

    async def remove(self, table: str, epoch: int) -> None:
        self.do_later(self.store.remove(table, epoch))

    async def take_lease(self, name: str, seconds: float) -> bool:
        return await self.store.take_lease(name, seconds)

    async def close(self) -> None:
        await self.store.close()

    def do_later(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(after_a_while(work))
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)


async def after_a_while(work: Coroutine[None, None, None]) -> None:
    await asyncio.sleep(LATER)
    await work
