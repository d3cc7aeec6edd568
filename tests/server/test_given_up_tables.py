"""A stopping server gives up its tables one by one; what comes too late is no fault."""

import asyncio
from collections.abc import Coroutine
from typing import Any, cast

import pytest

from pioche.server.auth import new_key
from pioche.server.errors import Stopping
from pioche.server.http.socket_line import SocketLine
from pioche.server.http.socket_session import SocketSession
from pioche.server.rooms import registry
from pioche.server.rooms.clocks import ServerClock
from pioche.server.rooms.connection import GOING_AWAY
from pioche.server.server import new_server
from pioche.server.store.interface import StoreError
from tests.server.live_server import FAST
from tests.server.memory_store import MemoryStore
from tests.server.room_harness import RoomHarness

TABLES = 3


class NotedLine:
    """A socket that notes with which code it was ended."""

    is_writable = True
    ended: int | None = None

    def write(self, *contents: bytes) -> None: ...

    def end(self, code: int) -> None:
        self.ended = code

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        work.close()


async def harnesses() -> list[RoomHarness]:
    """Several tables of one server, whose store others share."""
    first = await RoomHarness().create("open", "open", "bold")
    first.memory.shared = True
    made = [first]
    for _ in range(TABLES - 1):
        other = RoomHarness()
        other.memory, other.rooms = first.memory, first.rooms
        made.append(await other.create("open", "open", "bold"))
    return made


@pytest.mark.asyncio
async def test_tables_are_given_up_one_by_one_and_not_claimed_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(registry, "PACE", 0.5)
    tables = await harnesses()
    rooms = tables[0].rooms
    lives = [await table.live() for table in tables]
    async with lives[0].lock:  # something is being stored there
        giving_up = asyncio.create_task(rooms.give_up(10.0))
        while not lives[1].dropped:
            await asyncio.sleep(0.005)
        assert not lives[0].dropped
        assert not lives[-1].dropped  # it is played on until its turn
        await tables[-1].sit()
        with pytest.raises(Stopping):
            await rooms.find(tables[1].table)
    await giving_up
    assert all(live.dropped for live in lives)
    stored = await tables[-1].memory.load(tables[-1].table)
    assert stored is not None
    assert len(stored.entries) == 1
    await rooms.close()


@pytest.mark.parametrize("closing", [True, False])
@pytest.mark.asyncio
async def test_news_of_a_table_that_is_gone_are_no_fault(
    closing: bool, caplog: pytest.LogCaptureFixture
) -> None:
    """Given up by a stopping server, or removed from the store."""
    harness = await RoomHarness().create("open", "open", "bold")
    server = new_server(FAST, harness.memory if closing else MemoryStore(), ServerClock())
    server.rooms.closing = closing
    line = NotedLine()
    table = harness.table if closing else new_key()
    session = SocketSession(server, table, cast("SocketLine", line), None, "192.0.2.1")
    await session.fetch_latest()
    assert (line.ended, caplog.text) == (GOING_AWAY, "")


@pytest.mark.asyncio
async def test_who_could_not_join_keeps_no_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """The store goes away in that moment, so the socket is closed: nobody needs the room."""

    async def owns(_table: str, _epoch: int) -> bool:
        raise StoreError("it does not answer")

    harness = await RoomHarness().create("open", "open", "bold")
    harness.memory.shared = True
    monkeypatch.setattr(harness.memory, "owns", owns)
    server = new_server(FAST, harness.memory, ServerClock())
    line = cast("SocketLine", NotedLine())
    session = SocketSession(server, harness.table, line, None, "192.0.2.1")
    with pytest.raises(StoreError):
        await session.enter()
    assert not server.rooms.open[harness.table].people.connections
    await server.rooms.close()
