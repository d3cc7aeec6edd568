"""A store in memory, for tests of everything above it; it can be told to break."""

from pioche.server.store.interface import StoredTable, StoreError


class MemoryStore:
    """Keeps tables for as long as the test lives, whichever event loop asks."""

    def __init__(self) -> None:
        self.headers: dict[str, bytes] = {}
        self.entries: dict[str, list[bytes]] = {}
        self.lines: dict[str, list[bytes]] = {}
        self.finished: set[str] = set()
        self.reviews: dict[str, bytes] = {}
        self.broken = False

    async def create(self, table: str, header: bytes) -> None:
        self.check(table not in self.headers)
        self.headers[table] = header
        self.entries[table], self.lines[table] = [], []

    async def append(self, table: str, number: int, entry: bytes) -> None:
        self.check(number == len(self.entries[table]))
        self.entries[table].append(entry)

    async def finish(self, table: str) -> None:
        self.check(table in self.headers)
        self.finished.add(table)

    async def load(self, table: str) -> StoredTable | None:
        if table not in self.headers:
            return None
        return StoredTable(self.headers[table], list(self.entries[table]))

    async def unfinished(self) -> list[str]:
        return [table for table in self.headers if table not in self.finished]

    async def append_chat(self, table: str, number: int, line: bytes) -> None:
        self.check(number == len(self.lines[table]))
        self.lines[table].append(line)

    async def load_chat(self, table: str, since: int = 0) -> list[bytes]:
        return self.lines[table][since:]

    async def save_review(self, table: str, review: bytes) -> None:
        self.check(table in self.headers)
        self.reviews[table] = review

    async def load_review(self, table: str) -> bytes | None:
        return self.reviews.get(table)

    async def close(self) -> None:
        """Nothing is under way."""

    def check(self, good: bool) -> None:
        if self.broken or not good:
            raise StoreError("as the test wished")
