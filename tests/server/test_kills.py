"""`kill -9` at random moments under play: nothing acknowledged is lost, nothing shown vanishes.

On a file, on PostgreSQL, and with two processes on one PostgreSQL, where people go to the other
one while theirs is dead. The same on servers that acknowledge before they have stored, or carry out
again what is sent again, must fail.
"""

import asyncio
import os
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import pytest

from pioche.core.rng import Fast
from pioche.games import CATALOG
from pioche.server.store.addresses import open_store
from tests.server.client_group import ClientGroup, PatientGroup
from tests.server.live_server import run_async
from tests.server.postgresql_server import PostgresqlServer
from tests.server.resuming_client import Address, PromiseBroken
from tests.server.server_processes import ServerKeeper, ServerProcess, running

EFFORT: Final = int(os.environ.get("PIOCHE_HEAVY", "1"))
KILLS: Final = 20 * EFFORT
# Milliseconds of play before a kill: this at most.
LONGEST: Final = 150
# One kill of this number comes while the server is still loading its tables.
EARLY: Final = 6
PATIENCE: Final = 120

pytestmark = [
    pytest.mark.usefixtures("left_sockets"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


class Trial:
    """Groups of every game play while servers are killed."""

    def __init__(self, servers: list[ServerProcess]) -> None:
        self.servers = servers
        self.chance = Fast(time.time_ns())
        self.greeted = asyncio.Event()  # a client was answered since the last start
        self.acknowledged = 0  # at the last start
        group = PatientGroup if len(servers) > 1 else ClientGroup
        self.groups = [
            group(Address(self.home(number).port), game.id, Fast(number), self.greeted.set)
            for number, game in enumerate(CATALOG)
        ]

    def home(self, number: int) -> ServerProcess:
        """Where a group goes while that server lives."""
        return self.servers[number % len(self.servers)]

    async def run(self, kills: int) -> list[ClientGroup]:
        work = [asyncio.create_task(group.play_on()) for group in self.groups]
        work.append(asyncio.create_task(self.die(kills)))
        try:
            await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await stop(work)
        return self.groups

    async def die(self, kills: int) -> None:
        for _ in range(kills):
            await self.play_a_while()
            dead = self.servers[self.chance.below(len(self.servers))]
            dead.kill()
            others = [server for server in self.servers if server is not dead]
            self.greeted.clear()
            self.acknowledged = self.done()
            dead.start()
            if others:
                self.send_home(away=dead, to=others[0])
                await self.play_a_while()
                self.send_home()
        await self.something_is_done()

    async def play_a_while(self) -> None:
        """Until a random moment, now and then before anybody has been answered."""
        if self.chance.below(EARLY):
            await self.something_is_done()
        await asyncio.sleep(int(self.chance.below(LONGEST)) / 1000)

    async def something_is_done(self) -> None:
        """Until a client has come back, and a command was acknowledged since the last start."""
        async with asyncio.timeout(PATIENCE):
            await self.greeted.wait()
            while self.done() <= self.acknowledged:
                await asyncio.sleep(0.005)

    def done(self) -> int:
        return sum(len(memory.done) for group in self.groups for memory in group.memories)

    def send_home(self, away: ServerProcess | None = None, to: ServerProcess | None = None) -> None:
        """Everybody goes to their own server, or elsewhere while that one is dead."""
        for number, group in enumerate(self.groups):
            home = self.home(number)
            group.address.port = to.port if to and home is away else home.port


async def stop(work: Iterable["asyncio.Task[None]"]) -> None:
    """End what still goes on, and tell what went wrong."""
    ended = [task for task in work if task.done()]
    for task in work:
        task.cancel()
    await asyncio.gather(*work, return_exceptions=True)
    for task in ended:
        task.result()


async def check(data: str, groups: list[ClientGroup]) -> None:
    store = open_store(data)
    try:
        for group in groups:
            await group.check(store)
    finally:
        await store.close()


async def run(servers: list[ServerProcess], kills: int) -> list[ClientGroup]:
    return await Trial(servers).run(kills)


def kill_under_play(keeper: ServerKeeper, data: str, store: str, processes: int) -> int:
    """Kill, and look into the store afterwards; how often something had to be sent again."""
    servers = [ServerProcess(keeper, data, store) for _ in range(processes)]
    with running(*servers):
        groups = run_async(run(servers, KILLS))
    run_async(check(data, groups))
    return sum(memory.resent for group in groups for memory in group.memories)


PLACES: Final = [("sqlite", 1), ("postgresql", 1), ("postgresql", 2)]


@pytest.fixture
def data(store: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """The address of a new store."""
    if store == "sqlite":
        return str(tmp_path / "tables.sqlite")
    postgresql: PostgresqlServer = request.getfixturevalue("postgresql")
    return postgresql.database()


@pytest.mark.parametrize(("store", "processes"), PLACES)
def test_nothing_that_was_told_is_lost_however_often_servers_are_killed(
    data: str, keeper: ServerKeeper, processes: int
) -> None:
    assert kill_under_play(keeper, data, "sound", processes) > 0


@pytest.mark.parametrize(("store", "processes"), PLACES)
@pytest.mark.parametrize("fault", ["early-ack", "careless"])
def test_servers_that_tell_too_early_or_do_things_twice_are_found_out(
    data: str, keeper: ServerKeeper, processes: int, fault: str
) -> None:
    with pytest.raises(PromiseBroken):
        kill_under_play(keeper, data, fault, processes)
