"""PostgreSQL's store as trials of the fence want it: one that takes notes, and worse ones."""

import os
from collections.abc import AsyncGenerator
from itertools import groupby
from pathlib import Path

from pioche.server.store.interface import NOTHING_ELSE, Claim, Tables, TableUpdate
from pioche.server.store.postgresql import PostgresqlStore
from tests.server.resuming_client import PromiseBroken


class NotedStore(PostgresqlStore):
    """Notes of every entry that was stored the epoch with which its server has appended it."""

    def __init__(self, url: str, notes: str) -> None:
        super().__init__(url)
        self.notes = os.open(notes, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)

    async def append(
        self,
        table_id: str,
        number: int,
        entry: bytes,
        epoch: int,
        update: TableUpdate = NOTHING_ELSE,
    ) -> None:
        await super().append(table_id, number, entry, await self.fence(table_id, epoch), update)
        os.write(self.notes, f"{table_id} {number} {epoch}\n".encode())

    async def fence(self, _table_id: str, epoch: int) -> int:
        return epoch


class DeafStore(NotedStore):
    """Hears of no claim: a server believes that a table is its own until it next writes."""

    async def claims(
        self,
        tables: Tables,
    ) -> AsyncGenerator[Claim, None]:
        for claim in list[Claim]():
            yield claim


class UnfencedStore(DeafStore):
    """Appends with whatever epoch a table has, and believes that every table is its own.

    Entries keep their numbers all the same, so there is one history; but old things are shown.
    """

    async def fence(self, table_id: str, epoch: int) -> int:
        rows = await self._ask("SELECT epoch FROM pioche.tables WHERE name = $1", table_id)
        return int(rows[0][0])

    async def owns(self, table_id: str, epoch: int) -> bool:
        return True


def check_epochs(notes: Path) -> int:
    """Each entry was stored once, and none with an older epoch than one before; how many were."""
    lines = [line.split() for line in notes.read_text(encoding="utf-8").splitlines()]
    found = sorted((table, int(number), int(epoch)) for table, number, epoch in lines)
    for _, entries in groupby(found, lambda note: note[0]):
        noted = list(entries)
        numbers, epochs = [note[1] for note in noted], [note[2] for note in noted]
        if len(set(numbers)) < len(numbers):
            raise PromiseBroken("two servers believe that they have stored the same entry")
        if epochs != sorted(epochs):
            raise PromiseBroken(f"stored with an old epoch: {epochs}")
    return len(found)
