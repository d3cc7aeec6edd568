"""What stores in memory know of a table besides its log: phase, times, due, record, leases."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from pioche.server.messages import CLOSED, ENDED, OVER
from pioche.server.store.interface import LEASE, NOTHING_ELSE, USED_WITHIN, TableFacts, TableUpdate


@dataclass
class KeptFacts:
    """Of one table."""

    created: float
    used: float
    phase: str = "gathering"
    due: float | None = None
    record: bytes | None = None


class MemoryFacts:
    """Half a store: the other half has `headers`, `epochs`, `finished`, a log and a chat."""

    headers: dict[str, bytes]
    epochs: dict[str, int]
    finished: set[str]

    def __init__(self, disk: dict[str, Any]) -> None:
        self.clock: Callable[[], float] = time.time
        self.kept: dict[str, KeptFacts] = disk.setdefault("facts", {})
        self.leases: dict[str, float] = disk.setdefault("leases", {})

    # What the other half does

    def require(self, good: bool) -> None:
        """Refuse unless this holds."""
        raise NotImplementedError

    def require_owner(self, table: str, epoch: int) -> None:
        """Refuse unless the table has that epoch."""
        raise NotImplementedError

    def parts(self) -> tuple[dict[str, list[bytes]], dict[str, list[bytes]], dict[str, bytes]]:
        """Logs, chats, reviews."""
        raise NotImplementedError

    async def claim(self, table: str) -> int:
        """The next epoch."""
        raise NotImplementedError

    # What this half does

    def now(self) -> float:
        return self.clock()

    def add_facts(self, table: str) -> None:
        made = self.now()
        self.kept[table] = KeptFacts(made, made)

    def postpone(self, table: str) -> None:
        kept = self.kept[table]
        kept.due = None if kept.due is None else max(kept.due, self.now() + LEASE)

    def note_use(self, table: str) -> None:
        kept = self.kept[table]
        kept.used = self.now() if kept.used <= self.now() - USED_WITHIN else kept.used

    def change(self, table: str, update: TableUpdate = NOTHING_ELSE) -> None:
        self.note_use(table)
        kept = self.kept[table]
        kept.phase = update.phase or kept.phase
        kept.due = None if update.due_in is None else self.now() + update.due_in
        kept.record = kept.record or update.record
        if kept.phase in ENDED:
            self.finished.add(table)

    def end(self, table: str) -> None:
        kept = self.kept[table]
        kept.phase, kept.due = CLOSED if kept.phase == CLOSED else OVER, None
        self.finished.add(table)

    async def claim_due(self, table: str) -> int | None:
        self.require(table in self.headers)
        kept = self.kept[table]
        if kept.due is None or kept.due > self.now():
            return None
        return await self.claim(table)

    async def due(self, most: int) -> list[str]:
        self.require(True)
        dues = {table: kept.due for table, kept in self.kept.items() if kept.due is not None}
        ready = [table for table, due in dues.items() if due <= self.now()]
        return sorted(ready, key=lambda table: dues[table])[:most]

    async def set_due(self, table: str, epoch: int, due_in: float | None) -> None:
        self.require_owner(table, epoch)
        none = due_in is None or table in self.finished
        self.kept[table].due = None if none else self.now() + (due_in or 0)

    async def save_record(self, table: str, record: bytes) -> None:
        self.require(table in self.headers)
        self.kept[table].record = self.kept[table].record or record

    async def load_record(self, table: str) -> bytes | None:
        self.require(True)
        return self.kept[table].record if table in self.kept else None

    async def facts(self, table: str) -> TableFacts | None:
        self.require(True)
        if table not in self.headers:
            return None
        logs, chats, _reviews = self.parts()
        kept = self.kept[table]
        return TableFacts(
            table, self.headers[table], kept.phase, kept.created, kept.used, kept.due,
            len(logs[table]), len(chats[table]),
        )  # fmt: skip

    async def list_facts(self, phases: Sequence[str], most: int) -> list[TableFacts]:
        found = [await self.facts(table) for table in reversed(self.headers)]
        return [one for one in found if one and (not phases or one.phase in phases)][:most]

    async def untouched(self, phases: Sequence[str], seconds: float, most: int) -> list[str]:
        self.require(True)
        until = self.now() - seconds
        old = [table for table, kept in self.kept.items() if kept.used <= until]
        wanted = [table for table in old if self.kept[table].phase in phases]
        return sorted(wanted, key=lambda table: self.kept[table].used)[:most]

    async def restore_facts(self, facts: TableFacts) -> None:
        self.require(facts.table_id in self.headers)
        kept = self.kept[facts.table_id]
        kept.phase, kept.created, kept.used = facts.phase, facts.created, facts.used
        kept.due = facts.due
        ended = facts.phase in ENDED
        (self.finished.add if ended else self.finished.discard)(facts.table_id)

    async def remove(self, table: str, epoch: int) -> None:
        self.require_owner(table, epoch)
        self.finished.discard(table)
        for part in (self.headers, self.epochs, self.kept, *self.parts()):
            part.pop(table, None)

    async def take_lease(self, name: str, seconds: float) -> bool:
        self.require(True)
        if self.leases.get(name, 0) > self.now():
            return False
        self.leases[name] = self.now() + seconds
        return True

    def records(self) -> int:
        return sum(kept.record is not None for kept in self.kept.values())
