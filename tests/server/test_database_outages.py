"""The database is away: when servers start, when workers die, in the midst of a commit."""

import asyncio
import itertools
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import httpx2 as httpx
import pytest

from pioche.core.rng import Fast
from pioche.server.store.addresses import open_store
from pioche.server.store.interface import CannotOpen, OutcomeUnknown, StoreAway
from pioche.server.store.postgresql import PostgresqlStore
from tests.server.client_group import PatientGroup
from tests.server.live_server import NO_CERTIFICATES, run_async, wait_until
from tests.server.postgresql_server import PostgresqlServer, free_port
from tests.server.server_processes import ROOT
from tests.server.test_kills import EFFORT, check, stop
from tests.server.test_workers import MOVES, PATIENCE, House, acknowledged, house, until_moves

# Seconds; a worker that gave up would have done so by then.
OUTAGE: Final = 4.0 if EFFORT == 1 else 60.0
# What is promised; other tests may keep the machine busy.
PLAYS_ON: Final = 180.0 if EFFORT == 1 else 5.0
# Until a new process serves, on a machine that is very busy.
STARTS: Final = 180.0
ALIVE: Final = (200, {"status": "ok"})
WAITING: Final = (503, {"status": "store"})
READY: Final = (200, {"status": "ready"})

pytestmark = [
    pytest.mark.usefixtures("left_sockets"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


@contextmanager
def stopped(postgresql: PostgresqlServer) -> Iterator[None]:
    postgresql.stop()
    try:
        yield
    finally:
        if postgresql.process is None:
            postgresql.start()


# A worker dies meanwhile


async def lose_database(
    served: House, parties: list[PatientGroup], postgresql: PostgresqlServer
) -> None:
    await until_moves(parties, MOVES)
    async with httpx.AsyncClient(base_url=served.address.http, timeout=PATIENCE) as http:
        await asyncio.to_thread(postgresql.stop)
        ends = time.monotonic() + OUTAGE
        os.kill(served.workers[0], signal.SIGKILL)
        while time.monotonic() < ends:
            await asyncio.sleep(0.5)
            assert served.process.returncode is None, served.text
            assert (await http.get("/healthz")).status_code == httpx.codes.OK
        await asyncio.sleep(1.1)  # an answer of the store counts for a second
        for _ in range(2):  # each worker
            assert (await http.get("/readyz")).status_code == httpx.codes.SERVICE_UNAVAILABLE
    before = [acknowledged(party) for party in parties]
    await asyncio.to_thread(postgresql.start)
    began = time.monotonic()
    while any(acknowledged(party) <= had for party, had in zip(parties, before, strict=True)):
        await asyncio.sleep(0.01)
        assert time.monotonic() - began < PLAYS_ON, served.text
    print(f"every table plays on {time.monotonic() - began:.1f} s after {OUTAGE:.0f} s of outage")


def test_a_worker_killed_during_an_outage_comes_back_and_play_goes_on(
    postgresql: PostgresqlServer,
) -> None:
    url = postgresql.database()

    async def trial() -> list[PatientGroup]:
        async with house(url, "sound", most_crashes=1) as served:
            parties = [
                PatientGroup(served.address, "diamant", Fast(number), lambda: None)
                for number in range(4)
            ]
            work = [asyncio.create_task(party.play_on()) for party in parties]
            work.append(asyncio.create_task(lose_database(served, parties, postgresql)))
            try:
                await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
            finally:
                await stop(work)
        return parties

    try:
        parties = run_async(trial())
    finally:
        if postgresql.process is None:
            postgresql.start()
    run_async(check(url, list(parties)))


# A start without the database


class Served:
    """`pioche serve` as a process."""

    def __init__(self, store: str, workers: int) -> None:
        self.port = free_port()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "pioche", "serve", "--port", str(self.port), "--lang", "en",
             "--workers", str(workers)],
            env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "PIOCHE_STORE": store}, cwd=ROOT,
            stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True,
        )  # fmt: skip
        self.http = httpx.Client(timeout=PATIENCE, verify=NO_CERTIFICATES)

    def asked(self, path: str) -> tuple[int, object]:
        try:
            answer = self.http.get(f"http://127.0.0.1:{self.port}{path}")
        except httpx.TransportError:
            return 0, None
        return answer.status_code, answer.json()

    def wait(self) -> None:
        """Until it serves."""
        ends = time.monotonic() + STARTS
        while self.asked("/healthz") != ALIVE:
            assert time.monotonic() < ends
            time.sleep(0.05)

    def said(self, within: float = STARTS) -> str:
        return self.process.communicate(timeout=within)[1]


@contextmanager
def serving(store: str, workers: int) -> Iterator[Served]:
    served = Served(store, workers)
    try:
        yield served
    finally:
        served.http.close()
        served.process.kill()
        served.process.communicate()


@pytest.mark.parametrize("workers", [1, 2])
def test_a_server_that_starts_without_its_database_waits_for_it(
    postgresql: PostgresqlServer, workers: int
) -> None:
    url = postgresql.database()
    with stopped(postgresql), serving(url, workers) as served:
        served.wait()
        assert served.asked("/readyz") == WAITING
        assert served.asked("/api/games")[0] == httpx.codes.OK
        postgresql.start()
        began = time.monotonic()
        wait_until(lambda: [served.asked("/readyz") for _ in range(2)] == [READY] * 2)
        assert time.monotonic() - began < PLAYS_ON
        served.process.terminate()
        said = served.said()
        assert served.process.returncode == 0, said
    assert "the database is away, waiting for it" in said
    assert "the database answers" in said
    assert "s3cret" not in said


@pytest.mark.parametrize("workers", [1, 2])
def test_a_mistake_that_shows_when_the_database_is_back_ends_the_server(
    postgresql: PostgresqlServer, workers: int
) -> None:
    with stopped(postgresql), serving(postgresql.url("nowhere"), workers) as served:
        served.wait()
        postgresql.start()
        said = served.said()
        assert served.process.returncode == 2, said
    assert "/nowhere” cannot be used (the database refuses (InvalidCatalogName" in said


def test_which_failures_are_outages_and_which_are_mistakes(postgresql: PostgresqlServer) -> None:
    good = postgresql.database()
    name = good.rpartition("/")[2]
    postgresql.execute("postgres", f"ALTER DATABASE {name} CONNECTION LIMIT 0")
    postgresql.execute("postgres", "CREATE ROLE guest LOGIN PASSWORD 'guest'")
    guest = f"postgresql://guest:guest@127.0.0.1:{postgresql.port}/{name}"
    for url, away in (
        (good.replace(str(postgresql.port), "1"), True),
        (good.replace("127.0.0.1", "no-such-host.invalid"), True),
        (guest, True),  # too many connections
        (good.replace("s3cret", "other"), False),
        (postgresql.url("nowhere"), False),
        (good.replace("pioche:", "stranger:"), False),
        ("postgresql://pioche:12/s3cret@127.0.0.1/house", False),
    ):
        with pytest.raises(CannotOpen) as refused:
            open_store(url)
        assert isinstance(refused.value, StoreAway) is away, url


# In the midst of a commit


async def waiting_append(
    store: PostgresqlStore, postgresql: PostgresqlServer, url: str
) -> tuple[int, "asyncio.Task[None]"]:
    """The first append that waits for the standby: settings take a moment to be heeded."""
    waits = "SELECT FROM pg_stat_activity WHERE wait_event = 'SyncRep'"
    for number in itertools.count():
        appending = asyncio.create_task(store.append("table", number, b"entry", 0))
        while not appending.done():
            if await asyncio.to_thread(postgresql.execute, url, waits):
                return number, appending
            await asyncio.sleep(0.01)
        await appending
    raise AssertionError


async def cut_after_commit(postgresql: PostgresqlServer, url: str) -> None:
    """A commit waits for a standby that does not exist, and its connection ends: it is written."""
    store = PostgresqlStore(url)
    await store.create("table", b"header")
    postgresql.execute(url, "ALTER SYSTEM SET synchronous_standby_names = 'nobody'")
    postgresql.execute(url, "SELECT pg_reload_conf()")
    try:
        number, appending = await waiting_append(store, postgresql, url)
        await asyncio.to_thread(postgresql.cut, url)
        with pytest.raises(OutcomeUnknown, match=r"^perhaps written, perhaps not"):
            await appending
    finally:
        postgresql.execute(url, "ALTER SYSTEM RESET synchronous_standby_names")
        postgresql.execute(url, "SELECT pg_reload_conf()")
    found = await store.load("table")
    assert found is not None
    assert len(found.entries) == number + 1
    await store.close()


def test_nobody_says_that_nothing_was_written_where_it_was(postgresql: PostgresqlServer) -> None:
    run_async(cut_after_commit(postgresql, postgresql.database()))
