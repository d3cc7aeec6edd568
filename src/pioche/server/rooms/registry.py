"""All rooms in use: woken when somebody asks, put away when nobody does."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Final

from pioche.server.errors import NotFound
from pioche.server.keys import has_shape, new_key
from pioche.server.rooms import entries
from pioche.server.rooms.clocks import Clock
from pioche.server.rooms.entries import Header
from pioche.server.rooms.live_room import LiveRoom, note_end
from pioche.server.rooms.room import OVER, Room
from pioche.server.rooms.scheduler import beat
from pioche.server.safe_logging import report
from pioche.server.settings import Settings
from pioche.server.store.interface import Kept, Store
from pioche.table.table import Table

SEED_BYTES: Final = 32


class Rooms:
    """The tables of a server by their id."""

    def __init__(
        self, store: Store, settings: Settings, clock: Clock, kind: type[Table] = Table
    ) -> None:
        self.store = store
        self.settings = settings
        self.clock = clock
        self.kind = kind
        self.open: dict[str, LiveRoom] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def create(self, header: Header, table: str | None = None) -> str:
        """A new table; nothing of it is in memory until somebody asks."""
        table = table or new_key()
        await self.store.create(table, entries.write(header))
        return table

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[LiveRoom]:
        """The room of a table, for oneself alone; whatever changes is told when one leaves."""
        live = await self.find(table)
        async with live.lock:
            if not live.dropped:
                try:
                    yield live
                finally:
                    if live.has_news():
                        live.publish()
                return
        async with self.at(table) as anew:
            yield anew

    async def find(self, table: str) -> LiveRoom:
        """The room in memory, or read from the store."""
        live = self.in_memory(table)
        if live is not None:
            return live
        if not has_shape(table):
            raise NotFound("server-no-table")
        async with self.opening.setdefault(table, asyncio.Lock()):
            try:
                return await self.read(table)
            finally:
                self.opening.pop(table, None)

    def in_memory(self, table: str) -> LiveRoom | None:
        live = self.open.get(table)
        return None if live is None or live.dropped else live

    async def read(self, table: str) -> LiveRoom:
        live = self.in_memory(table)
        if live is not None:
            return live
        kept = await self.store.load(table)
        if kept is None:
            raise NotFound("server-no-table")
        lines = [entries.read_line(line) for line in await self.store.said(table)]
        room = await asyncio.to_thread(fold, table, kept, self.kind)
        if room.phase == OVER:
            await note_end(self.store, room)  # it may have failed when the game ended
        live = self.in_memory(table)
        if live is not None:  # another one was quicker: there is never more than one
            return live
        live = LiveRoom(room, lines, self.store, self.settings, self.clock)
        self.open[table] = live
        self.run(self.keep(live))
        return live

    async def keep(self, live: LiveRoom) -> None:
        """Keep a room going; forget it when it is dropped."""
        await beat(live)
        if self.open.get(live.room.id) is live:
            del self.open[live.room.id]

    def run(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def wake(self) -> None:
        """Read every table whose game is not over, one after the other."""
        for table in await self.store.unfinished():
            try:
                await self.find(table)
            except Exception as error:  # one that cannot be read keeps no other asleep
                report("waking a table", error)

    async def tidy(self) -> None:
        """Put away the rooms that nobody uses, for as long as the server runs."""
        while True:
            await asyncio.sleep(max(1, self.settings.idle / 10))
            for live in list(self.open.values()):
                if live.idle(self.clock()):
                    live.drop()

    async def close(self) -> None:
        """Stop; what has been acknowledged is in the store."""
        for live in list(self.open.values()):
            live.drop()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def fold(table: str, kept: Kept, kind: type[Table] = Table) -> Room:
    """A room as its entries tell it."""
    room = Room(table, entries.read_header(kept.header), kind)
    for entry in kept.entries:
        room.apply(entries.read_entry(entry))
    return room


def new_seed() -> str:
    """The house's seed: nobody has chosen it."""
    return secrets.token_hex(SEED_BYTES)
