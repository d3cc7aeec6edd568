"""Stores: SQLite's against the conformance suite, and under kill -9."""

import asyncio
import os
import time
from collections.abc import Awaitable
from pathlib import Path

import pytest

from pioche.server.store.group_commit import Outcome
from pioche.server.store.interface import NOTHING_ELSE, Store, TableUpdate
from pioche.server.store.sqlite import AnyWrite, SqliteStore
from pioche.server.store.tab import TabStore
from pioche.testing.cases import NotConform
from tests.server.stores.checks import CHECKS
from tests.server.stores.kills import check_killed
from tests.server.stores.place import Check, Place

EFFORT = int(os.environ.get("PIOCHE_HEAVY", "1"))
HELD_BACK = 0.03
pytestmark = pytest.mark.asyncio
Log = list[bytes]


async def open_sqlite(address: str) -> Store:
    return SqliteStore(address)


async def open_tab(address: str) -> Store:
    return TabStore(address)


async def open_held_back(address: str) -> Store:
    return HeldBack(address)


async def open_eager(address: str) -> Store:
    return Eager(address)


class HeldBack(SqliteStore):
    """Commits late, and acknowledges after that: slow, and right."""

    def _commit(self, together: list[AnyWrite]) -> list[Outcome]:
        time.sleep(HELD_BACK)
        return super()._commit(together)


class Eager(HeldBack):
    """Acknowledges before it commits: quick, and wrong."""

    async def append(
        self,
        table: str,
        number: int,
        entry: bytes,
        epoch: int,
        update: TableUpdate = NOTHING_ELSE,
    ) -> None:
        self.under_way = asyncio.create_task(super().append(table, number, entry, epoch, update))
        await asyncio.sleep(0)


def name_of(value: object) -> str:
    return getattr(value, "__name__", str(value))


@pytest.mark.parametrize("check", CHECKS, ids=name_of)
@pytest.mark.parametrize("together", [1, 3, 1000])
async def test_sqlite_keeps_every_promise(check: Check, together: int, tmp_path: Path) -> None:
    async def opener(address: str) -> Store:
        return SqliteStore(address, together)

    await in_time(check(Place(opener, str(tmp_path / "tables.sqlite"))))


@pytest.mark.parametrize("check", CHECKS, ids=name_of)
async def test_the_store_without_threads_keeps_every_promise(check: Check, tmp_path: Path) -> None:
    """In a browser it runs in `tests/tab`."""

    async def opener(address: str) -> Store:
        return TabStore(address, together=3)

    await in_time(check(Place(opener, str(tmp_path / "tables.sqlite"))))


async def in_time(checking: Awaitable[None]) -> None:
    """A store that forgets to answer fails, rather than hanging the whole run."""
    async with asyncio.timeout(240):
        await checking


# kill -9


@pytest.mark.parametrize("seed", range(5 * EFFORT))
async def test_nothing_acknowledged_is_lost_by_kill_9(seed: int, tmp_path: Path) -> None:
    survival = await check_killed(f"{__name__}:open_sqlite", str(tmp_path / "tables.sqlite"), seed)
    assert 1 <= survival.acknowledged <= survival.found


async def test_without_threads_nothing_acknowledged_is_lost_either(tmp_path: Path) -> None:
    await check_killed(f"{__name__}:open_tab", str(tmp_path / "tables.sqlite"), 7)


async def test_a_slow_commit_loses_nothing_either(tmp_path: Path) -> None:
    await check_killed(f"{__name__}:open_held_back", str(tmp_path / "tables.sqlite"), 1)


@pytest.mark.parametrize("seed", range(2 * EFFORT))
async def test_acknowledging_before_the_commit_is_found_out(seed: int, tmp_path: Path) -> None:
    with pytest.raises(NotConform, match="no acknowledged entry is lost"):
        await check_killed(f"{__name__}:open_eager", str(tmp_path / "tables.sqlite"), seed)


async def test_a_writer_that_ends_by_itself_is_no_success(tmp_path: Path) -> None:
    with pytest.raises(NotConform, match="until it is killed"):
        await check_killed(f"{__name__}:no_such_opener", str(tmp_path / "tables.sqlite"), 1)
