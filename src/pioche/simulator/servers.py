"""Simulated servers: the real application in a simulated process, started, stopped and killed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from pioche.bots.expert import Search
from pioche.server.app import create_app
from pioche.server.http.application import work_on_tables
from pioche.server.rooms.clocks import ServerClock
from pioche.server.rooms.search_pool import Found_co, SearchPool, Work
from pioche.server.serve_process import REQUESTS_SHARE, TABLES_SHARE
from pioche.server.settings import Days, Settings, unlimited
from pioche.simulator.stores import SimulatedPostgresqlStore, SimulatedSqliteStore
from pioche.simulator.world import Process, World

# Shorter than usual, so that clocks run out within a session.
LIMITED: Final = replace(
    Settings(),
    patience=40.0,
    warning=10.0,
    grace=8.0,
    presence=5.0,
    reveal=4.0,
    bot_delay=0.6,
    search=0.4,
    step_wait=15.0,
    idle=20.0,
    keep_finished=Days(30),
    keep_abandoned=Days(45),
    keep_unstarted=Days(7),
    search_workers=1,
    outbox=16,
)
SETTINGS: Final = unlimited(LIMITED)
# A search takes this long, and sometimes for ever.
SEARCH_SECONDS: Final = 0.3


class SimulatedPool(SearchPool):
    """Search processes that answer after a drawn time, with a legal move and without a search."""

    def __init__(self, process: Process) -> None:
        super().__init__(1)
        self.process = process
        self.lost = False

    def in_time(self, wanted: Search, _seconds: float, _at_once: int) -> Work[int]:
        """The search itself: virtual time tells nothing of a machine's speed."""
        return wanted

    async def run(self, work: Work[Found_co]) -> Found_co:
        future = self.process.loop.create_future()
        if not self.lost:
            result: Any = first_legal(work)
            seconds = self.process.chance.random() * SEARCH_SECONDS
            self.process.loop.call_later(
                seconds, lambda: None if future.done() else future.set_result(result)
            )
        found: Found_co = await future
        return found


def first_legal(work: Work[Found_co]) -> int | None:
    legal: list[int] | None = getattr(work, "legal", None)
    return legal[0] if legal else None


class ServerProcess(Process):
    """A server with its store."""

    def __init__(
        self,
        world: World,
        name: str,
        store: SimulatedSqliteStore | SimulatedPostgresqlStore,
        settings: Settings = SETTINGS,
    ) -> None:
        super().__init__(world, name)
        self.store = store
        self.settings = settings
        self.ready = False
        self.tasks: list[Any] = []
        self.enter(self.start)

    def start(self) -> None:
        clock = ServerClock(lambda: self.world.now)
        self.app = create_app(self.settings, self.store, clock)
        self.server = self.app.state.server
        self.server.rooms.pool = SimulatedPool(self)
        self.tasks = [self.spawn(work) for work in work_on_tables(self.server)]
        self.ready = True

    async def end(self) -> None:
        """As a signal ends it: finish what is under way, tell clients, close the store."""
        self.server.lifecycle.stopping = True
        await self.server.rooms.give_up(SETTINGS.stop_within * REQUESTS_SHARE * TABLES_SHARE)
        for task in self.tasks:
            task.cancel()
        await self.server.rooms.close()
        await self.store.close()

    def kill(self) -> None:
        if isinstance(self.store, SimulatedPostgresqlStore):
            self.store.hang_up()
        super().kill()

    def rooms_open(self) -> int:
        return len(self.server.rooms.open)
