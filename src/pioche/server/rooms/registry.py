"""All rooms in use: loaded on demand, dropped when unused."""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Coroutine
from contextlib import aclosing, asynccontextmanager
from typing import Final
from weakref import WeakValueDictionary

from pioche.core.refusals import Refusal
from pioche.processes import process_pool
from pioche.server.auth import has_shape, new_key
from pioche.server.errors import NotFound, OtherVersion, Stopping
from pioche.server.limits import Limit
from pioche.server.logs import report
from pioche.server.messages import OVER
from pioche.server.rooms import entries
from pioche.server.rooms.archive import check_not_newer, fold, is_older, keep_record, open_older
from pioche.server.rooms.clocks import Clock
from pioche.server.rooms.entries import Header
from pioche.server.rooms.live_room import LiveRoom
from pioche.server.rooms.lost_moves import StoredCounts, close_for_loss
from pioche.server.rooms.room import Room
from pioche.server.rooms.scheduler import run_room
from pioche.server.rooms.search_pool import SearchPool, StartExecutor
from pioche.server.settings import Settings
from pioche.server.store.interface import LOST, LostTable, Store, StoredTable, StoreError
from pioche.table.table import Table

SEED_BYTES: Final = 32
# Polling interval for due tables, and how many are loaded at once.
WAKE_SECONDS: Final = 1.0
WOKEN_TOGETHER: Final = 20
# Claims that are remembered.
MOST_EPOCHS: Final = 10_000
# Seconds between two tables that a stopping server gives up, so that the next server does not load
# all of them at once.
PACE: Final = 0.02


class Takeovers:
    """Limits how often requests of an address take a table back that another server has claimed.

    A request that reaches the wrong server makes it claim the table, and the players come back
    through the right one. Behind a sound route that happens when servers come and go, and rarely.
    """

    def __init__(self, of_table: Limit, of_address: Limit) -> None:
        self.of_table = of_table
        self.of_address = of_address
        self.epochs: OrderedDict[str, int] = OrderedDict()  # of our last claims

    def check(self, table_id: str, address: str) -> None:
        self.of_table.check_left((table_id, address))
        self.of_address.check_left(address)

    def note(self, table_id: str, address: str, epoch: int) -> None:
        """Note a claim; it is charged if another server has held the table since our last claim."""
        before = self.epochs.pop(table_id, epoch - 1)
        self.epochs[table_id] = epoch
        if len(self.epochs) > MOST_EPOCHS:
            self.epochs.popitem(last=False)
        if epoch > before + 1:
            self.of_table.charge((table_id, address), 1)
            self.of_address.charge(address, 1)


class Rooms:
    """The tables of a server by their id."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        clock: Clock,
        table_class: type[Table] = Table,
        start_executor: StartExecutor = process_pool,
        takeovers: Takeovers | None = None,
    ) -> None:
        self.store = store
        self.settings = settings
        self.clock = clock
        self.table_class = table_class
        self.takeovers = takeovers or Takeovers(
            Limit(settings.takeovers, clock), Limit(settings.address_takeovers, clock)
        )
        self.pool = SearchPool(settings.search_workers, start=start_executor)
        self.open: dict[str, LiveRoom] = {}
        self.stored = StoredCounts()
        self.opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False  # the server stops, and claims no more tables

    async def create(self, header: Header, table_id: str | None = None) -> str:
        """Store a new table; it is loaded when it is first used."""
        table_id = table_id or new_key()
        await self.store.create(table_id, entries.write(header))
        return table_id

    @asynccontextmanager
    async def locked(self, table_id: str, address: str = "") -> AsyncIterator[LiveRoom]:
        """The locked room of a table; changes are published when the lock is released."""
        live = await self.find(table_id, address)
        async with live.lock:
            if not live.dropped:
                stored = live.storage.size()
                try:
                    yield live
                except Refusal:
                    await self.check_owner(live, stored)
                    raise
                finally:
                    if live.has_news():
                        live.publish()
                await self.check_owner(live, stored)
                return
        async with self.locked(table_id, address) as anew:
            yield anew

    async def check_owner(self, live: LiveRoom, stored: tuple[int, int]) -> None:
        """Refuse to answer from a room that another server has claimed: it may be outdated.

        If something was stored meanwhile, the store has checked already.
        """
        if live.dropped or not self.store.shared or live.storage.size() != stored:
            return
        if not await self.store.owns(live.room.id, live.storage.epoch):
            live.drop()
            raise LostTable(LOST)

    async def find(self, table_id: str, address: str = "") -> LiveRoom:
        live = self.in_memory(table_id)
        if live is not None:
            return live
        if not has_shape(table_id):
            raise NotFound("server-no-table")
        return await self.load(table_id, address)

    async def game_of(self, table_id: str) -> str:
        live = self.in_memory(table_id)
        if live is not None:
            return live.room.header.game
        return (await self.header_of(table_id)).game

    async def header_of(self, table_id: str) -> Header:
        header = await self.store.load_header(table_id) if has_shape(table_id) else None
        if header is None:
            raise NotFound("server-no-table")
        return entries.read_header(header)

    def in_memory(self, table_id: str) -> LiveRoom | None:
        live = self.open.get(table_id)
        return None if live is None or live.dropped else live

    async def load(self, table_id: str, address: str = "") -> LiveRoom:
        """Load a room; one at a time, since a second claim would fence the first."""
        opening = self.opening.setdefault(table_id, asyncio.Lock())
        async with opening:
            return self.in_memory(table_id) or await self.claim(table_id, address)

    async def claim(self, table_id: str, address: str) -> LiveRoom:
        """Claim a table, then read it, so that nobody else can add to it afterwards."""
        check_not_newer(await self.header_of(table_id))
        if self.closing:
            raise Stopping("server-stopping")
        self.takeovers.check(table_id, address)
        epoch = await self.store.claim(table_id)
        self.takeovers.note(table_id, address, epoch)
        return await self.open_claimed(table_id, epoch)

    async def open_claimed(self, table_id: str, epoch: int) -> LiveRoom:
        stored = await self.load_whole(table_id, epoch)
        lines = [entries.read_line(line) for line in await self.store.load_chat(table_id)]
        room = await self.fold(table_id, stored, epoch)
        live = LiveRoom(room, lines, self.store, self.settings, self.clock, self.pool, epoch)
        if live.clocks.due_in(live.clock()) is not None:  # its clocks start over
            await self.store.set_due(table_id, epoch, live.clocks.due_in(live.clock()))
        self.open[table_id] = live
        self.spawn(self.run(live))
        return live

    async def load_whole(self, table_id: str, epoch: int) -> StoredTable:
        """A table as it is stored; it is closed if the store has lost a part that it had."""
        if (before := self.open.get(table_id)) is not None:
            self.stored.note(table_id, before.storage.stored)
        stored = await self.store.load(table_id)
        if stored is not None and len(stored.entries) < self.stored.of(table_id):
            await close_for_loss(self.store, table_id, epoch)
            stored = await self.store.load(table_id)
        self.stored.forget(table_id)
        if stored is None:
            raise NotFound("server-no-table")
        return stored

    async def fold(self, table_id: str, stored: StoredTable, epoch: int) -> Room:
        if is_older(entries.read_header(stored.header)):
            return await open_older(self.store, table_id, stored, epoch)
        room = await asyncio.to_thread(fold, table_id, stored, self.table_class)
        if room.phase == OVER:
            await keep_record(self.store, room)
        return room

    async def run(self, live: LiveRoom) -> None:
        await run_room(live)
        if self.open.get(live.room.id) is live:
            self.stored.note(live.room.id, live.storage.stored)
            del self.open[live.room.id]

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def wake_due(self) -> None:
        while True:
            try:
                await self.wake_due_tables()
            except StoreError as error:
                report("waking tables", error)
            await asyncio.sleep(WAKE_SECONDS)

    async def wake_due_tables(self) -> None:
        """Load due tables; of several servers with one store, one does."""
        for table_id in await self.store.due(WOKEN_TOGETHER):
            async with self.opening.setdefault(table_id, asyncio.Lock()):
                # One that is in memory is its scheduler's business.
                if self.in_memory(table_id) is None and not self.closing:
                    await self.wake(table_id)

    async def wake(self, table_id: str) -> None:
        epoch = await self.store.claim_due(table_id)
        if epoch is None:
            return
        try:
            check_not_newer(await self.header_of(table_id))
            live = await self.open_claimed(table_id, epoch)
            if live.clocks.due_in(live.clock()) is None:
                await self.store.set_due(table_id, epoch, None)
        except (OtherVersion, LostTable):
            pass  # another server's table
        except StoreError as error:  # it stays due
            report("waking a table", error)
        except Exception as error:  # an unreadable table must not block the others
            report("waking a table", error)
            await self.store.set_due(table_id, epoch, None)

    async def drop_lost(self) -> None:
        while True:
            try:
                await self.hear_claims()
            except StoreError as error:
                report("hearing of claims", error)
            await asyncio.sleep(WAKE_SECONDS)

    async def hear_claims(self) -> None:
        async with aclosing(self.store.claims(lambda: list(self.open))) as claims:
            async for claim in claims:
                live = self.in_memory(claim.table_id)
                if live is not None and live.storage.epoch < claim.epoch:
                    live.drop()

    async def drop_idle(self) -> None:
        while True:
            await asyncio.sleep(max(1, self.settings.idle / 10))
            for live in list(self.open.values()):
                if live.idle(self.clock()):
                    live.drop()

    async def give_up(self, within: float) -> None:
        """Give up one table after the other, each once its commands are stored and answered.

        Its people come back by themselves. Where another server can have the table, the tables that
        wait for their turn are played on.
        """
        self.closing = True
        while lives := [live for live in self.open.values() if not live.dropped]:
            pause = min(PACE, within / len(lives)) if self.store.shared else 0.0
            turns = enumerate(lives)
            await asyncio.gather(*(give_up_room(live, pause * turn) for turn, live in turns))

    async def close(self) -> None:
        for live in list(self.open.values()):
            live.drop()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.pool.close()


async def give_up_room(live: LiveRoom, delay: float) -> None:
    await asyncio.sleep(delay)
    async with live.lock:
        live.drop()


def new_seed() -> str:
    return secrets.token_hex(SEED_BYTES)
