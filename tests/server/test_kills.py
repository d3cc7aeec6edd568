"""`kill -9` at random moments under play: nothing acknowledged is lost, nothing shown vanishes.

The same on a server that acknowledges before it has stored must fail.
"""

import asyncio
import os
import signal
import socket
import sys
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import pytest

from pioche.core.rng import Fast
from pioche.games import CATALOG
from pioche.server.store.addresses import open_store
from tests.server.client_group import ClientGroup
from tests.server.live_server import run_async
from tests.server.postgresql_server import PostgresqlServer
from tests.server.resuming_client import Address, PromiseBroken

EFFORT: Final = int(os.environ.get("PIOCHE_HEAVY", "1"))
KILLS: Final = 20 * EFFORT
POSTGRESQL_KILLS: Final = 20 * EFFORT if EFFORT > 1 else 5
# Milliseconds of play before a kill: this at most.
LONGEST: Final = 1000
# One kill in so many comes while the server is still waking its tables.
EARLY: Final = 6
PATIENCE: Final = 30
ROOT: Final = Path(__file__).parents[2]


class KillableServer:
    """A server that is killed and started again."""

    def __init__(self, keeper: asyncio.subprocess.Process) -> None:
        self.keeper = keeper
        self.greeted = asyncio.Event()  # somebody has been answered since it was started

    async def start(self) -> None:
        assert self.keeper.stdin is not None
        assert self.keeper.stdout is not None
        self.greeted.clear()
        self.keeper.stdin.write(b"start\n")
        self.process = int(await self.keeper.stdout.readline())

    def kill(self) -> None:
        os.kill(self.process, signal.SIGKILL)


@asynccontextmanager
async def killable_server(data: str, port: int, store: str) -> AsyncIterator[KillableServer]:
    """The server's keeper; when its input ends it kills the last server and goes."""
    keeper = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.server.killable_server", data, str(port), store,
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])},
    )  # fmt: skip
    assert keeper.stdin is not None
    try:
        yield KillableServer(keeper)
    finally:
        keeper.stdin.close()
        await keeper.wait()


async def run(data: str, store: str, kills: int) -> list[ClientGroup]:
    """Parties of every game play while the server dies so many times."""
    address, chance = Address(free_port()), Fast(time.time_ns())
    async with killable_server(data, address.port, store) as server:
        parties = [
            ClientGroup(address, game.id, Fast(number), server.greeted.set)
            for number, game in enumerate(CATALOG)
        ]
        await server.start()
        work = [asyncio.create_task(party.play_on()) for party in parties]
        work.append(asyncio.create_task(die(server, kills, chance)))
        try:
            await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await stop(work)
        server.kill()
    return parties


async def die(server: KillableServer, kills: int, chance: Fast) -> None:
    """Be killed at random moments, now and then before anybody has been answered."""
    for _ in range(kills):
        if chance.below(EARLY):
            await asyncio.wait_for(server.greeted.wait(), PATIENCE)
        await asyncio.sleep(int(chance.below(LONGEST)) / 1000)
        server.kill()
        await server.start()
    await asyncio.wait_for(server.greeted.wait(), PATIENCE)


async def stop(work: Iterable["asyncio.Task[None]"]) -> None:
    """End what still goes on, and tell what went wrong."""
    ended = [task for task in work if task.done()]
    for task in work:
        task.cancel()
    await asyncio.gather(*work, return_exceptions=True)
    for task in ended:
        task.result()


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


async def check(data: str, parties: list[ClientGroup]) -> None:
    store = open_store(data)
    try:
        for party in parties:
            await party.check(store)
    finally:
        await store.close()


async def trial(data: str, kills: int = KILLS) -> list[ClientGroup]:
    """The same on a sound store, and a look into it afterwards."""
    parties = await run(data, "sound", kills)
    await check(data, parties)
    return parties


def test_nothing_that_was_told_is_lost_however_often_the_server_is_killed(tmp_path: Path) -> None:
    parties = run_async(trial(str(tmp_path / "tables.sqlite")))
    memories = [client.memory for party in parties for client in party.clients]
    assert sum(len(memory.done) for memory in memories) > 5 * KILLS
    assert sum(memory.resent for memory in memories) > 0


def test_the_same_on_postgresql(postgresql: PostgresqlServer) -> None:
    parties = run_async(trial(postgresql.database(), POSTGRESQL_KILLS))
    memories = [client.memory for party in parties for client in party.clients]
    assert sum(len(memory.done) for memory in memories) > 5 * POSTGRESQL_KILLS


def test_a_server_that_acknowledges_before_it_stores_is_found_out(tmp_path: Path) -> None:
    with pytest.raises(PromiseBroken):
        run_async(run(str(tmp_path / "tables.sqlite"), "early-ack", KILLS))
