"""A store in memory that keeps every promise, for tests of everything above it."""

from collections.abc import AsyncGenerator
from typing import Any

from pioche.server.store.interface import (
    NOTHING_ELSE,
    Claim,
    LostTable,
    StoreCounts,
    StoredTable,
    StoreError,
    Tables,
    TableUpdate,
)
from tests.server.memory_facts import MemoryFacts

Log = list[bytes]


class MemoryStore(MemoryFacts):
    """Tables in a dictionary that stands for the disk, whichever event loop asks."""

    def __init__(self, disk: dict[str, Any] | None = None) -> None:
        disk = {} if disk is None else disk
        super().__init__(disk)
        self.headers: dict[str, bytes] = disk.setdefault("headers", {})
        self.entries: dict[str, Log] = disk.setdefault("entries", {})
        self.lines: dict[str, Log] = disk.setdefault("lines", {})
        self.finished: set[str] = disk.setdefault("finished", set())
        self.reviews: dict[str, bytes] = disk.setdefault("reviews", {})
        self.epochs: dict[str, int] = disk.setdefault("epochs", {})
        self.shared = False
        # Writing fails while it is broken; nothing works once it is closed.
        self.broken = False
        self.closed = False

    async def create(self, table: str, header: bytes) -> None:
        self.require(table not in self.headers)
        self.headers[table] = header
        self.entries[table], self.lines[table] = [], []
        self.add_facts(table)

    async def claim(self, table: str) -> int:
        self.require(table in self.headers)
        self.epochs[table] = self.epochs.get(table, 0) + 1
        self.postpone(table)
        return self.epochs[table]

    async def owns(self, table: str, epoch: int) -> bool:
        self.require_open()
        return table in self.headers and self.epochs.get(table, 0) == epoch

    async def claims(
        self,
        tables: Tables,
    ) -> AsyncGenerator[Claim, None]:
        for claim in list[Claim]():
            yield claim

    async def append(
        self,
        table: str,
        number: int,
        entry: bytes,
        epoch: int,
        update: TableUpdate = NOTHING_ELSE,
    ) -> None:
        self.fence(table, epoch)
        self.add(self.entries, table, number, entry)
        self.change(table, update)

    async def finish(self, table: str) -> None:
        self.require(table in self.headers)
        self.end(table)

    async def load_header(self, table: str) -> bytes | None:
        self.require_open()
        return self.headers.get(table)

    async def load(self, table: str) -> StoredTable | None:
        self.require_open()
        return (
            StoredTable(self.headers[table], list(self.entries[table]))
            if table in self.headers
            else None
        )

    async def tables(self) -> list[str]:
        self.require_open()
        return list(self.headers)

    async def counts(self) -> StoreCounts:
        self.require_open()
        unfinished = len(self.headers) - len(self.finished)
        entries, lines = (sum(map(len, logs.values())) for logs in (self.entries, self.lines))
        reviews, records = len(self.reviews), self.records()
        return StoreCounts(len(self.headers), unfinished, entries, lines, reviews, records)

    async def unfinished(self) -> list[str]:
        self.require_open()
        return [table for table in self.headers if table not in self.finished]

    async def append_chat(self, table: str, number: int, line: bytes, epoch: int) -> None:
        self.fence(table, epoch)
        self.add(self.lines, table, number, line)
        self.note_use(table)

    async def load_chat(self, table: str, since: int = 0) -> list[bytes]:
        self.require_open()
        return self.lines.get(table, [])[since:]

    async def save_review(self, table: str, review: bytes) -> None:
        self.require(table in self.headers)
        self.reviews[table] = review

    async def load_review(self, table: str) -> bytes | None:
        self.require_open()
        return self.reviews.get(table)

    async def close(self) -> None:
        """Nothing is under way; a server may start on it again."""

    def add(self, logs: dict[str, Log], table: str, number: int, content: bytes) -> None:
        self.require(table in logs and number == len(logs[table]))
        logs[table].append(content)

    def require_owner(self, table: str, epoch: int) -> None:
        self.require(table in self.headers)
        self.fence(table, epoch)

    def parts(self) -> tuple[dict[str, Log], dict[str, Log], dict[str, bytes]]:
        return self.entries, self.lines, self.reviews

    def fence(self, table: str, epoch: int) -> None:
        if table in self.headers and epoch != self.epochs.get(table, 0):
            raise LostTable("refused")

    def require(self, good: bool) -> None:
        self.require_open()
        if self.broken or not good:
            raise StoreError("refused")

    def require_open(self) -> None:
        if self.closed:
            raise StoreError("closed")


class ClosingMemory(MemoryStore):
    """A memory store that is closed for good, as stores on a disk are."""

    async def close(self) -> None:
        self.closed = True
