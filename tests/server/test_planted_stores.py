"""The conformance suite of stores finds every fault that is planted in one."""

import asyncio
import time
from typing import Any

import pytest

from pioche.server.store.interface import (
    NOTHING_ELSE,
    Store,
    StoredTable,
    StoreError,
    TableUpdate,
)
from pioche.testing.cases import NotConform
from tests.server.memory_store import ClosingMemory, Log
from tests.server.planted_facts import PLANTED_FACTS
from tests.server.stores import checks, fence_checks
from tests.server.stores.checks import CHECKS
from tests.server.stores.place import Check, Place
from tests.server.test_stores import in_time, name_of

pytestmark = pytest.mark.asyncio


# A store for every promise to be broken.


class MakesUnknown(ClosingMemory):
    """Every table is there."""

    async def load(self, table: str) -> StoredTable | None:
        return await super().load(table) or StoredTable(b"", [])


class Strips(ClosingMemory):
    """Some bytes get lost."""

    async def append(
        self,
        table: str,
        number: int,
        entry: bytes,
        epoch: int,
        update: TableUpdate = NOTHING_ELSE,
    ) -> None:
        await super().append(table, number, entry.strip(b"\x00"), epoch, update)


class LeavesGaps(ClosingMemory):
    """Any later number will do."""

    def add(self, logs: dict[str, Log], table: str, number: int, content: bytes) -> None:
        self.require(table in logs and number >= len(logs[table]))
        logs[table].append(content)


class Overwrites(ClosingMemory):
    """A table can be made again."""

    async def create(self, table: str, header: bytes) -> None:
        self.headers[table] = header
        self.entries[table], self.lines[table] = [], []
        self.add_facts(table)


class MakesTables(ClosingMemory):
    """A table need not be made."""

    async def append(
        self,
        table: str,
        number: int,
        entry: bytes,
        epoch: int,
        update: TableUpdate = NOTHING_ELSE,
    ) -> None:
        if table not in self.headers:
            await self.create(table, b"")
        await super().append(table, number, entry, epoch, update)


class MixesCases(ClosingMemory):
    """Ids are folded."""

    async def create(self, table: str, header: bytes) -> None:
        await super().create(table.casefold(), header)


class WakesFinished(ClosingMemory):
    """Finished tables are woken."""

    async def unfinished(self) -> list[str]:
        return list(self.headers)


class SortsByName(ClosingMemory):
    """Tables do not come by age."""

    async def unfinished(self) -> list[str]:
        return sorted(await super().unfinished())


class MixesChat(ClosingMemory):
    """Chat goes into the log."""

    def __init__(self, disk: dict[str, Any]) -> None:
        super().__init__(disk)
        self.lines = self.entries


class ChatFromStart(ClosingMemory):
    """All the chat comes always."""

    async def load_chat(self, table: str, since: int = 0) -> list[bytes]:
        return await super().load_chat(table)


class KeepsFirstReview(ClosingMemory):
    """A review is never replaced."""

    async def save_review(self, table: str, review: bytes) -> None:
        await super().save_review(table, self.reviews.get(table, review))


class FailsNeighbours(ClosingMemory):
    """A call soon after a refused one is refused as well."""

    def __init__(self, disk: dict[str, Any]) -> None:
        super().__init__(disk)
        self.wait_until = 0.0

    def require(self, good: bool) -> None:
        refused = time.monotonic() < self.wait_until
        if not good:
            self.wait_until = time.monotonic() + 0.001
        super().require(good and not refused)


class TellsAllRivals(ClosingMemory):
    """Checks, then waits, then writes: rivals all pass the check."""

    async def append(
        self,
        table: str,
        number: int,
        entry: bytes,
        epoch: int,
        update: TableUpdate = NOTHING_ELSE,
    ) -> None:
        self.require(table in self.entries and number == len(self.entries[table]))
        await asyncio.sleep(0)
        if number == len(self.entries[table]):
            self.entries[table].append(entry)


class WritesLater(ClosingMemory):
    """Acknowledges, then writes: a read in between does not see it."""

    def add(self, logs: dict[str, Log], table: str, number: int, content: bytes) -> None:
        self.require(table in logs and number == len(logs[table]))
        asyncio.get_running_loop().call_later(0.005, logs[table].append, content)


class WritesAfterCancel(ClosingMemory):
    """A cancelled write happens all the same, but after the next read."""

    async def append(
        self,
        table: str,
        number: int,
        entry: bytes,
        epoch: int,
        update: TableUpdate = NOTHING_ELSE,
    ) -> None:
        try:
            await asyncio.sleep(0.002)
        except asyncio.CancelledError:
            asyncio.get_running_loop().call_later(0.001, self.entries[table].append, entry)
            raise
        await super().append(table, number, entry, epoch, update)


class Forgets(ClosingMemory):
    """Nothing is on disk."""

    def __init__(self, disk: dict[str, Any]) -> None:
        super().__init__({})


class DropsAtClosing(ClosingMemory):
    """Closing does not wait."""

    async def append(
        self,
        table: str,
        number: int,
        entry: bytes,
        epoch: int,
        update: TableUpdate = NOTHING_ELSE,
    ) -> None:
        await asyncio.sleep(0.001)
        await super().append(table, number, entry, epoch, update)


class NeverCloses(ClosingMemory):
    """Closing does nothing."""

    async def close(self) -> None:
        pass


class TellsUnfinishedAlone(ClosingMemory):
    """Finished tables are not listed."""

    async def tables(self) -> list[str]:
        return await self.unfinished()


class CountsReviewsTwice(ClosingMemory):
    """Each time a review is saved counts."""

    async def save_review(self, table: str, review: bytes) -> None:
        self.reviews[f"{table} {len(self.reviews)}"] = review
        await super().save_review(table, review)


class HasNoFence(ClosingMemory):
    """An earlier owner can still write."""

    def fence(self, table: str, epoch: int) -> None:
        pass


class FencesThePastAlone(ClosingMemory):
    """An epoch that nobody was given will do."""

    def fence(self, table: str, epoch: int) -> None:
        super().fence(table, min(epoch, self.epochs.get(table, 0)))


class FencesTheLogAlone(ClosingMemory):
    """An earlier owner can still write chat."""

    async def append_chat(self, table: str, number: int, line: bytes, epoch: int) -> None:
        await super().append_chat(table, number, line, self.epochs.get(table, 0))


class LooksAtNumbersFirst(ClosingMemory):
    """A wrong number hides that the table is lost."""

    async def append(
        self,
        table: str,
        number: int,
        entry: bytes,
        epoch: int,
        update: TableUpdate = NOTHING_ELSE,
    ) -> None:
        self.require(table in self.entries and number == len(self.entries[table]))
        await super().append(table, number, entry, epoch, update)


class ForgetsEpochs(ClosingMemory):
    """Owners are not on disk."""

    def __init__(self, disk: dict[str, Any]) -> None:
        super().__init__(disk)
        self.epochs = {}


class ClaimsInTurns(ClosingMemory):
    """Reads the epoch, then waits, then writes: rivals get the same."""

    async def claim(self, table: str) -> int:
        self.require(table in self.headers)
        claimed = self.epochs.get(table, 0) + 1
        await asyncio.sleep(0)
        self.epochs[table] = claimed
        return claimed


class ClaimsLater(ClosingMemory):
    """A claim is overtaken by what is handed over behind it."""

    async def claim(self, table: str) -> int:
        await asyncio.sleep(0.001)
        return await super().claim(table)


class OwnsForEver(ClosingMemory):
    """A table keeps its first owner."""

    async def owns(self, table: str, epoch: int) -> bool:
        return epoch <= self.epochs.get(table, 0)


PLANTED: list[tuple[type[ClosingMemory], Check]] = [
    (MakesUnknown, checks.check_empty),
    (Strips, checks.check_content),
    (LeavesGaps, checks.check_numbers),
    (MakesTables, checks.check_unknown_table),
    (Overwrites, checks.check_made_once),
    (MixesCases, checks.check_names),
    (WakesFinished, checks.check_finish),
    (SortsByName, checks.check_finish),
    (MixesChat, checks.check_chat),
    (LeavesGaps, checks.check_chat),
    (ChatFromStart, checks.check_chat),
    (KeepsFirstReview, checks.check_content),
    (FailsNeighbours, checks.check_many_at_once),
    (TellsAllRivals, checks.check_rivals),
    (WritesLater, checks.check_read_own),
    (WritesAfterCancel, checks.check_cancelled),
    (Forgets, checks.check_opened_again),
    (DropsAtClosing, checks.check_closing),
    (NeverCloses, checks.check_closing),
    (TellsUnfinishedAlone, checks.check_listing),
    (CountsReviewsTwice, checks.check_listing),
    (HasNoFence, fence_checks.check_claims),
    (FencesThePastAlone, fence_checks.check_claims),
    (FencesTheLogAlone, fence_checks.check_claims),
    (LooksAtNumbersFirst, fence_checks.check_claims),
    (OwnsForEver, fence_checks.check_claims),
    (ForgetsEpochs, fence_checks.check_claims_outlive),
    (ClaimsInTurns, fence_checks.check_rival_claims),
    (ClaimsLater, fence_checks.check_claim_among_appends),
    *PLANTED_FACTS,
]


def in_memory(kind: type[ClosingMemory]) -> Place:
    disk: dict[str, Any] = {}

    async def opener(address: str) -> Store:
        return kind(disk)

    return Place(opener, "")


@pytest.mark.parametrize("check", CHECKS, ids=name_of)
async def test_another_store_passes_too(check: Check) -> None:
    await in_time(check(in_memory(ClosingMemory)))


@pytest.mark.parametrize(("kind", "check"), PLANTED, ids=name_of)
async def test_a_planted_fault_is_found(kind: type[ClosingMemory], check: Check) -> None:
    with pytest.raises((NotConform, StoreError)):
        await in_time(check(in_memory(kind)))


async def test_every_check_has_found_something() -> None:
    assert {check for _, check in PLANTED} == set(CHECKS)
