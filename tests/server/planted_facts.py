"""Stores that break one promise each of what they keep besides logs."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from pioche.server.store.interface import NOTHING_ELSE, TableFacts, TableUpdate
from tests.server.memory_store import ClosingMemory
from tests.server.stores import facts_checks
from tests.server.stores.place import Check


class WakesTooSoon(ClosingMemory):
    """What will be due is due."""

    async def claim_due(self, table: str) -> int | None:
        return await self.claim(table)


class GivesNoLease(ClosingMemory):
    """A table that was just claimed is still due."""

    def postpone(self, table: str) -> None:
        pass


class LetsAnybodySayDue(ClosingMemory):
    """An earlier owner can still set when a table is due."""

    async def set_due(self, table: str, epoch: int, due_in: float | None) -> None:
        await super().set_due(table, self.epochs.get(table, 0), due_in)


class KeepsOldDue(ClosingMemory):
    """What was due once stays due."""

    def change(self, table: str, update: TableUpdate = NOTHING_ELSE) -> None:
        due = self.kept[table].due
        super().change(table, update)
        self.kept[table].due = self.kept[table].due or due


class WakesTwice(ClosingMemory):
    """Looks, waits, then takes: rivals all find it due."""

    async def claim_due(self, table: str) -> int | None:
        self.require(table in self.headers)
        due = self.kept[table].due
        await asyncio.sleep(0)
        return None if due is None or due > self.now() else await self.claim(table)


class ChangesFirst(ClosingMemory):
    """What an entry changes is changed even where the entry is refused."""

    async def append(
        self,
        table: str,
        number: int,
        entry: bytes,
        epoch: int,
        update: TableUpdate = NOTHING_ELSE,
    ) -> None:
        if table in self.kept:
            self.change(table, update)
        await super().append(table, number, entry, epoch, update)


class RecordsAnew(ClosingMemory):
    """A later record takes the place of the first."""

    async def save_record(self, table: str, record: bytes) -> None:
        self.kept[table].record = record


class ForgetsFacts(ClosingMemory):
    """Phases and times are not on disk."""

    def __init__(self, disk: dict[str, Any]) -> None:
        super().__init__(disk)
        for table in self.headers:
            self.add_facts(table)


class OverlooksUses(ClosingMemory):
    """An entry or a line is no use."""

    def note_use(self, table: str) -> None:
        pass


class ListsAllPhases(ClosingMemory):
    """All tables are listed, whatever the limit."""

    async def list_facts(self, phases: Sequence[str], most: int) -> list[TableFacts]:
        return await super().list_facts((), most)


class LeavesChat(ClosingMemory):
    """Something of a removed table is left."""

    async def remove(self, table: str, epoch: int) -> None:
        lines = self.lines.get(table, [])
        await super().remove(table, epoch)
        self.lines[table] = lines


class RemovesForAnybody(ClosingMemory):
    """An earlier owner can still remove a table."""

    async def remove(self, table: str, epoch: int) -> None:
        await super().remove(table, self.epochs.get(table, 0))


class LeasesToAll(ClosingMemory):
    """Everybody may."""

    async def take_lease(self, name: str, seconds: float) -> bool:
        await super().take_lease(name, seconds)
        return True


class LeasesForEver(ClosingMemory):
    """Who may once keeps it."""

    async def take_lease(self, name: str, seconds: float) -> bool:
        return await super().take_lease(name, seconds + 10)


PLANTED_FACTS: Final[list[tuple[type[ClosingMemory], Check]]] = [
    (WakesTooSoon, facts_checks.check_due),
    (GivesNoLease, facts_checks.check_due),
    (LetsAnybodySayDue, facts_checks.check_due),
    (KeepsOldDue, facts_checks.check_due),
    (WakesTwice, facts_checks.check_rival_wakers),
    (ChangesFirst, facts_checks.check_updates),
    (RecordsAnew, facts_checks.check_updates),
    (ForgetsFacts, facts_checks.check_facts),
    (OverlooksUses, facts_checks.check_facts),
    (ListsAllPhases, facts_checks.check_facts),
    (LeavesChat, facts_checks.check_removal),
    (RemovesForAnybody, facts_checks.check_removal),
    (LeasesToAll, facts_checks.check_leases),
    (LeasesForEver, facts_checks.check_leases),
]
