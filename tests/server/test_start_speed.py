"""Many unfinished games in the store do not slow a start: a table is loaded on demand."""

import os
from pathlib import Path

import pytest

from pioche.server.rooms.registry import Rooms
from pioche.server.store.interface import Store, StoredTable
from tests.server.live_server import LiveServer, run_async, wait_until
from tests.server.memory_store import MemoryStore
from tests.server.start_speed import fill, filled, measured

# On its own a start takes about one processor second, whatever there is in the store.
MOST_SECONDS = 10.0
MOST_MEGABYTES = 300
TABLES = 10_000 if int(os.environ.get("PIOCHE_HEAVY", "1")) > 1 else 300


def test_a_server_starts_with_many_unfinished_tables(tmp_path: Path) -> None:
    store = str(tmp_path / "tables.sqlite")
    table_id = run_async(filled(store, TABLES))
    start = measured(store, TABLES, table_id)
    assert start.processor_seconds < MOST_SECONDS, start
    assert start.peak_megabytes < MOST_MEGABYTES, start


class CountsReads(MemoryStore):
    """Notes which tables are read."""

    def __init__(self) -> None:
        super().__init__()
        self.read: list[str] = []

    async def load(self, table: str) -> StoredTable | None:
        self.read.append(table)
        return await super().load(table)


async def read_everything(self: Rooms) -> None:
    """What a start once did."""
    for table_id in await self.store.unfinished():
        await self.find(table_id)


def tables_read(store: CountsReads, table_id: str) -> int:
    server = LiveServer(store).start()
    try:
        wait_until(lambda: server.get(f"/api/tables/{table_id}").status_code == 200)
        wait_until(lambda: table_id in store.read)
        return len(store.read)
    finally:
        server.stop()


def test_one_table_is_read_where_one_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """And a start that reads them all is found out."""
    store: Store = CountsReads()
    table_id = run_async(fill(store, 15))
    assert isinstance(store, CountsReads)
    assert tables_read(store, table_id) == 1
    store.read.clear()
    monkeypatch.setattr(Rooms, "wake_due", read_everything)
    assert tables_read(store, table_id) > 1
