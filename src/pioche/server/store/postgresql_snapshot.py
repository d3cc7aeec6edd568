"""A PostgreSQL database as it is at one moment, for whoever copies it while servers use it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from pioche.server.store import postgresql
from pioche.server.store.interface import StoreCounts, StoredTable, StoreError, TableFacts
from pioche.server.store.postgresql_claims import connected
from pioche.server.store.postgresql_link import DATABASE_ERRORS

# A copy takes as long as it takes; nobody waits for it.
UNHURRIED: Final = (
    "SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0;"
    "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
)


@asynccontextmanager
async def snapshot(url: str) -> AsyncIterator["Snapshot"]:
    try:
        async with connected(url) as connection:
            await connection.execute(UNHURRIED)
            yield Snapshot(connection)
    except (*DATABASE_ERRORS, OSError) as error:
        raise StoreError(f"the database cannot be read ({type(error).__name__})") from None


class Snapshot:
    """What `copy_store` reads, all of it as of the first read."""

    def __init__(self, connection: Any) -> None:  # noqa: ANN401  (asyncpg has no types)
        self._connection = connection
        self._turn = asyncio.Lock()  # a connection answers one question at a time

    async def _rows(self, statement: str, *arguments: object) -> list[Any]:
        async with self._turn:
            return list(await self._connection.fetch(statement, *arguments))

    async def _column(self, statement: str, *arguments: object) -> list[Any]:
        return [row[0] for row in await self._rows(statement, *arguments)]

    async def _one(self, statement: str, table_id: str) -> bytes | None:
        found = await self._column(statement, table_id)
        return found[0] if found else None

    async def tables(self) -> list[str]:
        return await self._column(postgresql.ALL)

    async def counts(self) -> StoreCounts:
        return StoreCounts(*(await self._rows(postgresql.COUNTS))[0])

    async def load(self, table_id: str) -> StoredTable | None:
        header = await self._one(postgresql.HEADER, table_id)
        entries = await self._column(postgresql.ENTRIES, table_id)
        return None if header is None else StoredTable(header, entries)

    async def load_chat(self, table_id: str, since: int = 0) -> list[bytes]:
        return await self._column(postgresql.CHAT, table_id, since)

    async def load_review(self, table_id: str) -> bytes | None:
        return await self._one(postgresql.REVIEW, table_id)

    async def load_record(self, table_id: str) -> bytes | None:
        return await self._one(postgresql.RECORD, table_id)

    async def facts(self, table_id: str) -> TableFacts | None:
        found = await self._rows(postgresql.ONE_FACTS, table_id)
        return TableFacts(*found[0]) if found else None
