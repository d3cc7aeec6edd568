"""PostgreSQL is stopped, crashes, cuts its connections, has no space left, all of it under play.

What cannot be stored is answered 503 and nothing of it is shown; afterwards play goes on without a
restart of ours. Two servers with a fault put back must fail: one that pretends, and one that does
not recover.
"""

import asyncio
import os
import shutil
import signal
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Final

import httpx2 as httpx
import pytest

from pioche.core.rng import Fast
from tests.server.client_group import PatientGroup
from tests.server.live_server import NO_CERTIFICATES, run_async
from tests.server.postgresql_server import PostgresqlServer
from tests.server.resuming_client import Address, PromiseBroken
from tests.server.server_processes import ServerKeeper, ServerProcess, running
from tests.server.test_kills import check, stop

EFFORT: Final = int(os.environ.get("PIOCHE_HEAVY", "1"))
CUTS: Final = EFFORT
# How many moves have to be acknowledged before it is believed that play goes on, within which time.
MOVES: Final = 10
PATIENCE: Final = 180
SHORT_PATIENCE: Final = 0.7  # of those who look whether a server has given up
# How long nothing is shown before it is believed that nothing will be, in seconds.
LASTS: Final = 0.2
# What ends a connection: 1012, a refusal with 503, or our own will to try again.
EXPECTED_ENDS: Final = {"1012", "503", "refused"}
BROKEN: Final = 500
MEGABYTE: Final = 1024 * 1024
# Rows that fill more than a megabyte, four a page.
BALLAST: Final = (
    "INSERT INTO pioche.tables (name, header) VALUES ('ballast', '')",
    "INSERT INTO pioche.entries SELECT id, number, convert_to(repeat('x', 1988), 'UTF8')"
    " FROM pioche.tables, generate_series(0, 515) AS number WHERE name = 'ballast'",
)
# An entry is on its way, and cannot be stored yet: then all connections are cut. Who only reads
# does not wait, neither what is read before an entry is stored.
UNDER_WAY: Final = (
    "BEGIN",
    "LOCK TABLE pioche.entries IN EXCLUSIVE MODE",
    "DO $$ BEGIN FOR look IN 1..4000 LOOP PERFORM pg_sleep(0.01); IF EXISTS (SELECT FROM"
    " pg_locks WHERE NOT granted AND relation = 'pioche.entries'::regclass"
    " AND mode = 'RowExclusiveLock') THEN RETURN; END IF; END LOOP;"
    " RAISE 'no entry is on its way'; END $$",
    "SELECT pg_terminate_backend(pid, 9000) FROM pg_stat_activity"
    " WHERE application_name = 'pioche' AND datname = current_database()",
    "ROLLBACK",
)

pytestmark = [
    pytest.mark.usefixtures("left_sockets"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


class Play:
    """People who play on one server, and what they have been shown so far."""

    def __init__(self, port: int, patience: float) -> None:
        self.url = Address(port).http
        self.patience = patience
        self.table = ""  # where other players sit down one after the other
        self.group = PatientGroup(Address(port), "diamant", Fast(1), lambda: None)

    def shown(self) -> int:
        return sum(len(memory.events) for memory in self.group.memories)

    def done(self) -> int:
        return sum(len(memory.done) for memory in self.group.memories)

    def ends(self) -> set[str]:
        return {end for client in self.group.clients for end in client.ends}

    async def goes_on(self, patience: float) -> None:
        """Wait for some more moves."""
        wanted = self.done() + MOVES
        end = time.monotonic() + patience
        while self.done() < wanted:
            if time.monotonic() > end:
                raise PromiseBroken("play does not go on")
            await asyncio.sleep(0.01)

    async def stands_still(self, http: httpx.AsyncClient) -> None:
        """Requests get 503 until the earlier writes are stored."""
        await self.sees_503(http)
        end, before = time.monotonic() + self.patience, -1
        while self.shown() > before:
            if time.monotonic() > end:
                raise PromiseBroken("something is shown that cannot be stored")
            before = self.shown()
            await asyncio.sleep(LASTS)

    async def sees_503(self, http: httpx.AsyncClient) -> None:
        end = time.monotonic() + self.patience
        while (answer := await self.sit_down(http)).status_code < BROKEN:
            if time.monotonic() > end:
                raise PromiseBroken("what cannot be stored is not answered 503")
        assert (answer.status_code, answer.json()["key"]) == (503, "server-store")

    async def sit_down(self, http: httpx.AsyncClient) -> httpx.Response:
        """Take a seat at a table, and make another one where all are taken."""
        if self.table:
            sat = await http.post(f"{self.table}/seats", json={"nickname": "Zoé"})
            if sat.status_code != httpx.codes.CONFLICT:
                return sat
        asked = {"game": "diamant", "seats": ["open"] * 8}
        made = await http.post(f"{self.url}/api/tables", json=asked)
        self.table = f"{self.url}/api/tables/{made.json().get('table')}" if made.is_success else ""
        return made


Fault = Callable[[PostgresqlServer, str], AbstractAsyncContextManager[bool]]


@asynccontextmanager
async def stopped(postgresql: PostgresqlServer, _url: str) -> AsyncIterator[bool]:
    """For as long as the context lasts."""
    await asyncio.to_thread(postgresql.stop)
    try:
        yield True
    finally:
        await asyncio.to_thread(postgresql.start)


@asynccontextmanager
async def crashed(postgresql: PostgresqlServer, _url: str) -> AsyncIterator[bool]:
    """And is there again as soon as it can."""
    await asyncio.to_thread(postgresql.stop, signal.SIGQUIT)
    await asyncio.to_thread(postgresql.start)
    yield False


@asynccontextmanager
async def cut(postgresql: PostgresqlServer, url: str) -> AsyncIterator[bool]:
    for _ in range(CUTS):
        await asyncio.to_thread(postgresql.execute, url, *UNDER_WAY)
        for _ in range(3):
            await asyncio.sleep(0.05)
            await asyncio.to_thread(postgresql.cut, url)
    yield False


@asynccontextmanager
async def full(postgresql: PostgresqlServer, url: str) -> AsyncIterator[bool]:
    """The file of the entries may not grow: a true failure of the system's write."""
    if not shutil.which("prlimit"):
        pytest.skip("limits of other processes are Linux's")
    await asyncio.to_thread(postgresql.execute, url, *BALLAST)
    asked = "SELECT pid FROM pg_stat_activity WHERE application_name = 'pioche'"
    size = "SELECT pg_relation_size('pioche.entries')"
    processes = await asyncio.to_thread(postgresql.execute, url, asked)
    most = (await asyncio.to_thread(postgresql.execute, url, size))[0][0]
    assert most >= MEGABYTE, "its log is written to files of that size"
    for process in processes:
        postgresql.limit_files(process[0], str(most))
    try:
        yield True
    finally:
        for process in processes:
            postgresql.limit_files(process[0], "unlimited")


FAULTS: Final[tuple[Fault, ...]] = (stopped, crashed, cut, full)


async def fail(play: Play, faults: list[AbstractAsyncContextManager[bool]]) -> None:
    """People play, the database fails, and they play on."""
    await play.goes_on(PATIENCE)
    async with httpx.AsyncClient(timeout=120, verify=NO_CERTIFICATES) as http:
        for fault in faults:
            async with fault as lasting:
                if lasting:
                    await play.stands_still(http)
            await play.goes_on(play.patience)


async def run(play: Play, faults: list[AbstractAsyncContextManager[bool]]) -> None:
    work = [asyncio.create_task(play.group.play_on()), asyncio.create_task(fail(play, faults))]
    try:
        await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
    finally:
        await stop(work)


def fail_under_play(
    keeper: ServerKeeper,
    postgresql: PostgresqlServer,
    store: str,
    faults: tuple[Fault, ...],
    patience: float,
) -> set[str]:
    """One fault after the other, all with the same process of the server; how sockets ended."""
    url = postgresql.database()
    server = ServerProcess(keeper, url, store)
    play = Play(server.port, patience)
    with running(server):
        server.wait()
        run_async(run(play, [fault(postgresql, url) for fault in faults]))
    run_async(check(url, [play.group]))
    if unexpected := play.ends() - EXPECTED_ENDS:
        raise PromiseBroken(f"connections ended with {unexpected}")
    return play.ends()


def test_nothing_is_shown_that_is_not_stored_and_play_goes_on_afterwards(
    keeper: ServerKeeper, postgresql: PostgresqlServer
) -> None:
    ends = fail_under_play(keeper, postgresql, "sound", FAULTS, PATIENCE)
    assert {"1012", "503"} <= ends


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("store", ["pretending", "brittle"])
def test_a_server_that_pretends_or_does_not_recover_is_found_out(
    keeper: ServerKeeper, postgresql: PostgresqlServer, store: str, fault: Fault
) -> None:
    with pytest.raises(PromiseBroken):
        fail_under_play(keeper, postgresql, store, (fault,), SHORT_PATIENCE)
