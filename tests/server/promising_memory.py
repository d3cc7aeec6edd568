"""A store in memory that keeps every promise, for others to break one each."""

from collections.abc import AsyncGenerator
from typing import Any

from pioche.server.store.interface import (
    NOTHING_ELSE,
    Claim,
    LostTable,
    StoreCounts,
    StoredTable,
    StoreError,
    TableUpdate,
)
from tests.server.memory_facts import MemoryFacts

Log = list[bytes]


class Memory(MemoryFacts):
    """Tables in a dictionary that stands for the disk."""

    def __init__(self, disk: dict[str, Any]) -> None:
        super().__init__(disk)
        self.headers: dict[str, bytes] = disk.setdefault("headers", {})
        self.logs: dict[str, Log] = disk.setdefault("logs", {})
        self.chats: dict[str, Log] = disk.setdefault("chats", {})
        self.finished: set[str] = disk.setdefault("finished", set())
        self.reviews: dict[str, bytes] = disk.setdefault("reviews", {})
        self.epochs: dict[str, int] = disk.setdefault("epochs", {})
        self.shared = False
        self.closed = False

    async def create(self, table: str, header: bytes) -> None:
        self.must(table not in self.headers)
        self.headers[table] = header
        self.logs[table], self.chats[table] = [], []
        self.add_facts(table)

    async def claim(self, table: str) -> int:
        self.must(table in self.headers)
        self.epochs[table] = self.epochs.get(table, 0) + 1
        self.postpone(table)
        return self.epochs[table]

    async def owns(self, table: str, epoch: int) -> bool:
        self.must(True)
        return table in self.headers and self.epochs.get(table, 0) == epoch

    async def claims(self) -> AsyncGenerator[Claim, None]:
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
        self.add(self.logs, table, number, entry)
        self.change(table, update)

    async def finish(self, table: str) -> None:
        self.must(table in self.headers)
        self.end(table)

    async def load_header(self, table: str) -> bytes | None:
        self.must(True)
        return self.headers.get(table)

    async def load(self, table: str) -> StoredTable | None:
        self.must(True)
        return (
            StoredTable(self.headers[table], list(self.logs[table]))
            if table in self.headers
            else None
        )

    async def tables(self) -> list[str]:
        self.must(True)
        return list(self.headers)

    async def counts(self) -> StoreCounts:
        self.must(True)
        unfinished = len(self.headers) - len(self.finished)
        entries, lines = (sum(map(len, logs.values())) for logs in (self.logs, self.chats))
        reviews, records = len(self.reviews), self.records()
        return StoreCounts(len(self.headers), unfinished, entries, lines, reviews, records)

    async def unfinished(self) -> list[str]:
        self.must(True)
        return [table for table in self.headers if table not in self.finished]

    async def append_chat(self, table: str, number: int, line: bytes, epoch: int) -> None:
        self.fence(table, epoch)
        self.add(self.chats, table, number, line)
        self.note_use(table)

    async def load_chat(self, table: str, since: int = 0) -> list[bytes]:
        self.must(True)
        return self.chats.get(table, [])[since:]

    async def save_review(self, table: str, review: bytes) -> None:
        self.must(table in self.headers)
        self.reviews[table] = review

    async def load_review(self, table: str) -> bytes | None:
        self.must(True)
        return self.reviews.get(table)

    async def close(self) -> None:
        self.closed = True

    def add(self, logs: dict[str, Log], table: str, number: int, content: bytes) -> None:
        self.must(table in logs and number == len(logs[table]))
        logs[table].append(content)

    def require(self, good: bool) -> None:
        self.must(good)

    def require_owner(self, table: str, epoch: int) -> None:
        self.must(table in self.headers)
        self.fence(table, epoch)

    def parts(self) -> tuple[dict[str, Log], dict[str, Log], dict[str, bytes]]:
        return self.logs, self.chats, self.reviews

    def fence(self, table: str, epoch: int) -> None:
        if table in self.headers and epoch != self.epochs.get(table, 0):
            raise LostTable("refused")

    def must(self, held: bool) -> None:
        if self.closed or not held:
            raise StoreError("refused")
