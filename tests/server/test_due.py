"""What must happen at a table though nobody asks: kept as due times, seen to by one server."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest

from pioche.server.messages import OVER, PLAYING, REVEALING
from pioche.server.rooms.clocks import SLACK
from pioche.server.rooms.entries import Dealt
from pioche.server.rooms.registry import Rooms
from pioche.server.store.addresses import open_store
from pioche.server.store.interface import (
    NOTHING_ELSE,
    SAID_WITHIN,
    Store,
    StoredTable,
    StoreError,
    TableUpdate,
)
from pioche.table.record import record_text
from tests.server.live_server import FAST, LiveServer, promise, run_async, wait_until
from tests.server.memory_store import MemoryStore
from tests.server.postgresql_server import PostgresqlServer
from tests.server.room_harness import RoomHarness
from tests.server.test_clocks import SEED, begun
from tests.server.test_digger import camp


async def promised() -> RoomHarness:
    """A table that waits for a seed, whose people and whose server are gone."""
    harness = await RoomHarness().create("open", "bold", "bold")
    await harness.sit("Zoé", promise(SEED))
    await harness.do("host", "start")
    await harness.rooms.close()
    return harness


async def settle(rooms: Rooms) -> None:
    """Let everything happen that is due in the rooms that are open."""
    for _ in range(50):
        await asyncio.sleep(0)
    for live in list(rooms.open.values()):
        live.wakeup.set()
    for _ in range(50):
        await asyncio.sleep(0)


@pytest.mark.asyncio
async def test_a_start_reads_nothing_but_what_is_due() -> None:
    harness = await begun()
    await harness.rooms.close()
    other = await promised()
    for each in (harness, other):
        each.rooms = Rooms(each.memory, each.settings, each.clock)
        await each.rooms.wake_due_tables()
        assert not each.rooms.open
    other.clock.now += 10 + SLACK + 0.1
    await other.rooms.wake_due_tables()
    assert set(other.rooms.open) == {other.table}
    live = await other.live()
    assert live.room.phase == REVEALING  # its people have ten seconds again
    other.clock.now += 10.1
    await settle(other.rooms)
    assert live.room.phase == PLAYING
    assert other.memory.kept[other.table].due is None
    await harness.close()
    await other.close()


@pytest.mark.asyncio
async def test_one_of_several_servers_wakes_a_table_and_the_other_leaves_it_alone() -> None:
    """And where that one is gone as well, the other does in its place."""
    harness = await promised()
    harness.memory.shared = True
    servers = [Rooms(harness.memory, harness.settings, harness.clock) for _ in range(3)]
    harness.clock.now += 100
    await asyncio.gather(*(rooms.wake_due_tables() for rooms in servers))
    woken = [rooms for rooms in servers if rooms.open]
    assert len(woken) == 1
    epoch = harness.memory.epochs[harness.table]
    harness.clock.now += 10.1  # in time: its server deals, and no other claims it
    await asyncio.gather(*(rooms.wake_due_tables() for rooms in servers))
    assert [rooms for rooms in servers if rooms.open] == woken
    assert harness.memory.epochs[harness.table] == epoch
    await woken[0].close()
    harness.clock.now += SLACK
    servers.remove(woken[0])
    await asyncio.gather(*(rooms.wake_due_tables() for rooms in servers))
    (other,) = [rooms for rooms in servers if rooms.open]
    harness.clock.now += 10.1
    await settle(other)
    assert sum(isinstance(entry, Dealt) for entry in harness.entries()) == 1
    for rooms in servers:
        await rooms.close()


@pytest.mark.asyncio
async def test_the_glass_runs_on_though_nobody_asks() -> None:
    harness, digger = await camp()
    assert harness.memory.kept[harness.table].due is None
    await harness.move(digger, "throw")
    due = harness.memory.kept[harness.table].due
    assert due is not None
    assert 30 <= due - harness.clock.now <= 30 + SLACK + 1
    await harness.rooms.close()
    harness.rooms = Rooms(harness.memory, harness.settings, harness.clock)
    harness.clock.now = due + 0.1
    await harness.rooms.wake_due_tables()
    harness.clock.now += 31  # the glass stood still while nobody had the table
    await settle(harness.rooms)
    assert harness.played()[-1][0].time
    assert harness.memory.kept[harness.table].due is None
    await harness.close()


@pytest.mark.asyncio
@pytest.mark.parametrize("fault", ["unreadable", "spoilt"])
async def test_a_table_that_cannot_be_read_does_not_keep_the_others_asleep(
    fault: str, caplog: pytest.LogCaptureFixture
) -> None:
    class Unreadable(MemoryStore):
        """Cannot load the first table."""

        async def load(self, table: str) -> StoredTable | None:
            if fault == "unreadable" and table == next(iter(self.headers)):
                raise StoreError("unreadable")
            return await super().load(table)

    harness = RoomHarness()
    harness.memory = Unreadable()
    harness.memory.clock = harness.clock
    harness.rooms.store = harness.memory
    for _ in range(2):
        await harness.create("open", "bold", "bold")
        await harness.memory.set_due(harness.table, 0, 0.0)
    first = next(iter(harness.memory.headers))
    if fault == "spoilt":
        harness.memory.entries[first].append(b'{"kind":"deal"}')
        harness.memory.entries[first].append(b'{"kind":"play"}\n{"seat":0,"move":"fly","at":1}\n')
    await harness.rooms.wake_due_tables()
    assert set(harness.rooms.open) == {harness.table}
    assert "fault in waking a table" in caplog.text
    harness.clock.now += 3600
    assert await harness.memory.due(9) == ([first] if fault == "unreadable" else [])
    await harness.close()


@pytest.mark.asyncio
async def test_the_record_is_stored_with_the_last_move_and_never_made_again() -> None:
    harness = await begun("open", "bold", "bold", people=1)
    await harness.do(0, "leave")
    live = await harness.settle()
    assert live.room.phase == OVER
    kept = harness.memory.kept[harness.table]
    assert kept.record == record_text(live.room.table).encode()
    assert (kept.phase, kept.due) == (OVER, None)
    kept.record = b"as it was then"
    await harness.restart()
    assert kept.record == b"as it was then"
    await harness.close()


@pytest.mark.asyncio
async def test_a_game_that_ended_before_records_were_kept_gets_one_when_it_is_read() -> None:
    harness = await begun("open", "bold", "bold", people=1)
    await harness.do(0, "leave")
    text = record_text((await harness.settle()).room.table).encode()
    harness.memory.add_facts(harness.table)
    harness.memory.finished.clear()
    await harness.restart()
    kept = harness.memory.kept[harness.table]
    assert (kept.record, kept.phase) == (text, OVER)
    await harness.close()


def test_a_server_of_a_database_deals_for_one_that_is_gone(postgresql: PostgresqlServer) -> None:
    """Nobody asks for the table any more: the other server finds that it is due."""
    url = postgresql.database()
    with running(url, reveal=0.1) as second:
        with running(url, reveal=60) as first:
            table = first.table()
            table.sit(promise=promise(SEED))
            table.start()
        facts = run_async(second.store.facts(table.id))
        assert facts is not None
        assert (facts.phase, facts.due is None) == (REVEALING, False)
        run_async(make_due(second.store, table.id))
        wait_until(lambda: phase_of(second.store, table.id) == PLAYING)


@contextmanager
def running(url: str, reveal: float) -> Iterator[LiveServer]:
    server = LiveServer(open_store(url), replace(FAST, reveal=reveal)).start()
    try:
        yield server
    finally:
        server.stop()
        run_async(server.store.close())


async def make_due(store: Store, table: str) -> None:
    """As if the minute were over."""
    await store.set_due(table, await store.claim(table), 0.0)


def phase_of(store: Store, table: str) -> str:
    facts = run_async(store.facts(table))
    assert facts is not None
    return facts.phase


class ListeningStore(MemoryStore):
    """Keeps what entries say of their tables."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[TableUpdate] = []

    def change(self, table: str, update: TableUpdate = NOTHING_ELSE) -> None:
        self.said.append(update)
        super().change(table, update)


async def listened() -> tuple[RoomHarness, ListeningStore]:
    """A table of three whose store can be asked what was said of it."""
    harness, store = RoomHarness(), ListeningStore()
    store.clock = harness.clock
    harness.memory, harness.rooms = store, Rooms(store, harness.settings, harness.clock)
    return await harness.create("open", "open", "open"), store


@pytest.mark.asyncio
async def test_what_stays_is_said_of_a_table_once_a_minute() -> None:
    harness, store = await listened()
    for name in ("Zoé", "Ana", "Tom"):
        await harness.sit(name)
    await harness.do("host", "start")
    assert [update.again for update in store.said] == [False, True, True, False, False]
    store.said.clear()
    for seconds in (0.0, 1.0, SAID_WITHIN, 1.0):
        harness.clock.now += seconds
        seat = (await harness.live()).room.table.to_act()[0]
        await harness.move(seat, "go")
    assert [update.again for update in store.said] == [True, True, False, True]
    assert {(update.phase, update.due_in) for update in store.said} == {(PLAYING, None)}


@pytest.mark.asyncio
async def test_while_something_is_due_every_entry_says_so() -> None:
    harness, store = await listened()
    for name in ("Zoé", "Ana", "Tom"):
        await harness.sit(name, promise(SEED))
    await harness.do("host", "start")
    store.said.clear()
    await harness.do(0, "reveal", seed=SEED.hex())
    (update,) = store.said
    assert (update.again, update.phase) == (False, REVEALING)
    assert update.due_in is not None
