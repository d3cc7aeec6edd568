"""A worker that hangs: it gets no requests, is killed and replaced, and its tables play on."""

import asyncio
import os
import re
import signal
import sys
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final

import httpx2 as httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from pioche.core.rng import Fast
from pioche.server.http.open_connections import affordable
from pioche.server.rooms.connection import GOING_AWAY
from pioche.server.workers.arrivals import worker_of
from pioche.server.workers.kept_sockets import KeptSockets
from tests.server.client_group import PatientGroup
from tests.server.live_server import run_async
from tests.server.postgresql_server import PostgresqlServer
from tests.server.resuming_client import Address
from tests.server.test_kills import EFFORT, check, stop
from tests.server.test_workers import (
    MOVES,
    OPEN,
    PATIENCE,
    House,
    acknowledged,
    house,
    until,
    until_moves,
)

# The default is tried with --heavy.
SILENCE: Final = 3.0 if EFFORT == 1 else 5.0
# Every table plays on within this time. What is promised is tried with --heavy, alone on a machine;
# without the mending nobody plays on at all.
PLAYS_ON: Final = 180.0 if EFFORT == 1 else 10.0
# Long enough for two of them to be silent and to speak again.
LONG_SILENCE: Final = 8.0
# From this share of the time on a silent worker gets no more requests; a little later on a busy
# machine.
DOUBTED: Final = 0.75
# Others may die as well on a machine that is very busy.
MOST_CRASHES: Final = 5
QUICK: Final = 120.0 if EFFORT == 1 else 2.0
REQUESTS: Final = 8

pytestmark = [
    pytest.mark.usefixtures("left_sockets"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


async def table_of_worker(http: httpx.AsyncClient, worker: int) -> str:
    """A new table that is routed to this worker."""
    while True:
        table = str((await http.post("/api/tables", json=OPEN)).json()["table"])
        if worker_of(table, (0, 1)) == worker:
            return table


async def answers(http: httpx.AsyncClient, table: str) -> None:
    """Requests about that table, and about none, are answered at once."""
    for path in (f"/api/tables/{table}", "/api/games") * (REQUESTS // 2):
        began = time.monotonic()
        assert (await http.get(path)).status_code in (200, 503)
        assert time.monotonic() - began < QUICK, path


async def close_code(line: ClientConnection) -> int | None:
    try:
        while True:
            await line.recv()
    except ConnectionClosed:
        return line.close_code


async def hang(served: House, parties: list[PatientGroup]) -> None:
    """Stop a worker under play."""
    await until_moves(parties, MOVES)
    hung = worker_of(parties[0].clients[-1].table, (0, 1))
    address = served.address
    async with httpx.AsyncClient(base_url=address.http, timeout=PATIENCE) as http:
        table, started = await table_of_worker(http, hung), served.started
        async with connect(address.socket(table), origin=Origin(address.http)) as line:
            await line.send('{"type": "hello"}')
            await line.recv()
            closing = asyncio.create_task(close_code(line))
            os.kill(served.workers[hung], signal.SIGSTOP)
            began = time.monotonic()
            before = [acknowledged(party) for party in parties]
            # A request that came before anybody could know is answered by another worker.
            early = asyncio.create_task(http.get(f"/api/tables/{table}"))
            await asyncio.sleep(SILENCE * DOUBTED)
            await answers(http, table)
            assert (await early).status_code in (200, 503)
            assert await asyncio.wait_for(closing, PATIENCE) == GOING_AWAY
            while any(
                acknowledged(party) < had + MOVES
                for party, had in zip(parties, before, strict=True)
            ):
                await asyncio.sleep(0.01)
                assert time.monotonic() - began < PLAYS_ON
            print(f"every table plays on {time.monotonic() - began:.1f} s after SIGSTOP")
    await served.until_started(started + 1)


def test_tables_of_a_stopped_worker_play_on_and_nobody_waits_for_it(
    postgresql: PostgresqlServer,
) -> None:
    url = postgresql.database()

    async def trial() -> list[PatientGroup]:
        async with house(url, "sound", MOST_CRASHES, silence=SILENCE) as served:
            if sys.platform == "linux":  # descriptors are counted as Linux shows them
                await copies_are_kept_while_sockets_are_open(served)
            parties = [
                PatientGroup(served.address, "diamant", Fast(number), lambda: None)
                for number in range(4)
            ]
            work = [asyncio.create_task(party.play_on()) for party in parties]
            work.append(asyncio.create_task(hang(served, parties)))
            try:
                await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
            finally:
                await stop(work)
        assert "is hung" in served.text
        return parties

    run_async(check(url, list(run_async(trial()))))


def test_a_worker_may_take_long_to_start_but_its_event_loop_must_not_be_always_late(
    postgresql: PostgresqlServer,
) -> None:
    async def trial() -> None:
        async with house(postgresql.database(), "slow", MOST_CRASHES, SILENCE) as served:
            asking = asyncio.create_task(ask_steadily(served.address))
            try:
                async with asyncio.timeout(PATIENCE):
                    while not (found := re.search(r"worker (\d) is hung", served.text)):
                        await asyncio.sleep(0.05)
            finally:
                await stop([asking])
        assert f"worker {found[1]} is process" in served.text[: found.start()]

    run_async(trial())


def test_the_port_is_open_again_after_all_workers_were_silent(
    postgresql: PostgresqlServer,
) -> None:
    """While none answers, nothing is accepted; they speak again before they are killed."""

    async def trial() -> None:
        async with house(postgresql.database(), "sound", MOST_CRASHES, LONG_SILENCE) as served:
            for process in served.workers.values():
                os.kill(process, signal.SIGSTOP)
            await asyncio.sleep(LONG_SILENCE * DOUBTED)
            for process in served.workers.values():
                os.kill(process, signal.SIGCONT)
            async with httpx.AsyncClient(base_url=served.address.http, timeout=PATIENCE) as http:
                assert (await http.get("/healthz")).status_code == httpx.codes.OK

    run_async(trial())


async def ask_steadily(address: Address) -> None:
    """Requests come all the time; nobody waits for their answers."""
    async with AsyncExitStack() as open_connections:
        while True:
            _, writer = await asyncio.open_connection("127.0.0.1", address.port)
            open_connections.callback(writer.transport.abort)
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            await asyncio.sleep(0.2)


async def shares_of_descriptors(workers: int) -> int:
    kept = [KeptSockets(workers) for _ in range(workers)]
    try:
        return sum(each.most for each in kept)
    finally:
        for each in kept:
            each.close()


def test_copies_of_all_workers_together_take_half_of_the_descriptors() -> None:
    half = affordable(1_000_000) // 2
    for workers in (1, 2, 8):
        assert half - workers < run_async(shares_of_descriptors(workers)) <= half


async def come_and_go(served: House) -> None:
    """Sockets that are opened and closed, by either side, and requests that only look like some."""
    address = served.address
    async with httpx.AsyncClient(base_url=address.http, timeout=PATIENCE) as http:
        table = str((await http.post("/api/tables", json=OPEN)).json()["table"])
        for number in range(REQUESTS):
            plain = await http.get(f"/api/tables/{table}/socket")
            assert plain.status_code in (400, 404, 426)
            async with connect(address.socket(table), origin=Origin(address.http)) as line:
                await line.send('{"type": "hello"}')
                await line.recv()
                if number % 2:
                    line.transport.abort()
            with pytest.raises(InvalidStatus):
                await connect(address.socket(table), origin=Origin("http://elsewhere.example"))


async def copies_are_kept_while_sockets_are_open(served: House) -> None:
    """The first process has as many descriptors as before, and one more for an open socket."""
    descriptors = Path(f"/proc/{served.process.pid}/fd")

    def count() -> int:
        return len(list(descriptors.iterdir()))

    before = count()
    await come_and_go(served)
    await until(lambda: count() == before)
    async with httpx.AsyncClient(base_url=served.address.http) as http:
        table = (await http.post("/api/tables", json=OPEN)).json()["table"]
    line = await connect(served.address.socket(table), origin=Origin(served.address.http))
    await line.send('{"type": "hello"}')
    await line.recv()
    await until(lambda: count() == before + 1)
    await line.close()
    await until(lambda: count() == before)
