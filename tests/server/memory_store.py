"""A store in memory, for tests of everything above it; a test can break it."""

from collections.abc import AsyncGenerator

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


class MemoryStore(MemoryFacts):
    """Keeps tables for as long as the test lives, whichever event loop asks."""

    def __init__(self) -> None:
        super().__init__({})
        self.shared = False
        self.headers: dict[str, bytes] = {}
        self.entries: dict[str, list[bytes]] = {}
        self.lines: dict[str, list[bytes]] = {}
        self.finished: set[str] = set()
        self.reviews: dict[str, bytes] = {}
        self.epochs: dict[str, int] = {}
        self.broken = False

    async def create(self, table: str, header: bytes) -> None:
        self.check(table not in self.headers)
        self.headers[table] = header
        self.entries[table], self.lines[table] = [], []
        self.add_facts(table)

    async def claim(self, table: str) -> int:
        self.check(table in self.headers)
        self.epochs[table] = self.epochs.get(table, 0) + 1
        self.postpone(table)
        return self.epochs[table]

    async def owns(self, table: str, epoch: int) -> bool:
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
        self.check_epoch(table, epoch)
        self.check(number == len(self.entries[table]))
        self.entries[table].append(entry)
        self.change(table, update)

    async def finish(self, table: str) -> None:
        self.check(table in self.headers)
        self.end(table)

    async def load_header(self, table: str) -> bytes | None:
        return self.headers.get(table)

    async def load(self, table: str) -> StoredTable | None:
        if table not in self.headers:
            return None
        return StoredTable(self.headers[table], list(self.entries[table]))

    async def tables(self) -> list[str]:
        return list(self.headers)

    async def counts(self) -> StoreCounts:
        unfinished = len(self.headers) - len(self.finished)
        entries = sum(map(len, self.entries.values()))
        lines = sum(map(len, self.lines.values()))
        reviews, records = len(self.reviews), self.records()
        return StoreCounts(len(self.headers), unfinished, entries, lines, reviews, records)

    async def unfinished(self) -> list[str]:
        return [table for table in self.headers if table not in self.finished]

    async def append_chat(self, table: str, number: int, line: bytes, epoch: int) -> None:
        self.check_epoch(table, epoch)
        self.check(number == len(self.lines[table]))
        self.lines[table].append(line)
        self.note_use(table)

    async def load_chat(self, table: str, since: int = 0) -> list[bytes]:
        return self.lines[table][since:]

    async def save_review(self, table: str, review: bytes) -> None:
        self.check(table in self.headers)
        self.reviews[table] = review

    async def load_review(self, table: str) -> bytes | None:
        return self.reviews.get(table)

    async def close(self) -> None:
        """Nothing is under way."""

    def require(self, good: bool) -> None:
        self.check(good)

    def require_owner(self, table: str, epoch: int) -> None:
        self.check(table in self.headers)
        self.check_epoch(table, epoch)

    def parts(self) -> tuple[dict[str, list[bytes]], dict[str, list[bytes]], dict[str, bytes]]:
        return self.entries, self.lines, self.reviews

    def check_epoch(self, table: str, epoch: int) -> None:
        if epoch != self.epochs.get(table, 0):
            raise LostTable("as the other server wished")

    def check(self, good: bool) -> None:
        if self.broken or not good:
            raise StoreError("as the test wished")
