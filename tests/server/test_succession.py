"""A new version takes over under play: nobody is refused, no choice is lost, the gap is short."""

import asyncio
import ctypes
import os
import re
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import httpx2 as httpx
import pytest

from pioche.core.rng import Fast
from pioche.games import CATALOG
from pioche.server.rooms.connection import GOING_AWAY
from tests.server.client_group import PatientClient, PatientGroup
from tests.server.live_server import run_async
from tests.server.postgresql_server import PostgresqlServer, free_port
from tests.server.resuming_client import Address
from tests.server.server_processes import ROOT
from tests.server.test_kills import EFFORT, check, stop
from tests.server.test_watchdogs import listening
from tests.server.test_workers import acknowledged

DEPLOYS: Final = EFFORT
MOVES: Final = 2
PATIENCE: Final = 120.0
STOPPING: Final = "503"
SUBREAPER: Final = 36  # PR_SET_CHILD_SUBREAPER
TAKES_OVER: Final = re.compile(r"INFO    a new server takes over process=(\d+)")

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="descriptors are inherited"),
    pytest.mark.usefixtures("left_sockets"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


@dataclass
class Service:
    """A server as a service manager sees it: the main process changes with each deploy."""

    main: int
    text: str = ""
    code: int | None = None  # with which it ended
    heard: asyncio.Event = field(default_factory=asyncio.Event)

    async def read(self, lines: asyncio.StreamReader) -> None:
        """What all of its processes say, until the last has ended."""
        async for line in lines:
            self.text += line.decode()
            self.heard.set()
        self.heard.set()

    async def until_said(self, pattern: str, count: int = 1) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                while len(re.findall(pattern, self.text)) < count:
                    self.heard.clear()
                    await self.heard.wait()
        except TimeoutError:
            raise AssertionError(self.text) from None

    @property
    def address(self) -> Address:
        found = re.search(r"http://127\.0\.0\.1:(\d+)", self.text)
        assert found is not None, self.text
        return Address(int(found[1]))

    async def deploy(self) -> None:
        """Start a new version, and wait until the old one is gone."""
        done = len(TAKES_OVER.findall(self.text))
        os.kill(self.main, signal.SIGUSR2)
        await self.until_said(TAKES_OVER.pattern, done + 1)
        old, self.main = self.main, int(TAKES_OVER.findall(self.text)[-1])
        assert await ended(old) == 0, self.text

    async def end(self) -> int:
        if self.code is None:
            os.kill(self.main, signal.SIGTERM)
            self.code = await ended(self.main)
        return self.code


async def ended(process: int) -> int:
    """The exit code of a child, or of a child's child whose parent is gone."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(ChildProcessError):
                found, status = os.waitpid(process, os.WNOHANG)
                if found:
                    return os.waitstatus_to_exitcode(status)
            await asyncio.sleep(0.01)


@asynccontextmanager
async def service(command: list[str], store: str, **more: str) -> AsyncIterator[Service]:
    ctypes.CDLL(None).prctl(SUBREAPER, 1, 0, 0, 0)
    reading, writing = os.pipe()
    python = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    environment = {**os.environ, "PIOCHE_STORE": store, "PYTHONPATH": python, **more}
    actions = [(os.POSIX_SPAWN_DUP2, writing, 1), (os.POSIX_SPAWN_DUP2, writing, 2)]
    command = [sys.executable, *command]
    served = Service(os.posix_spawn(command[0], command, environment, file_actions=actions))
    os.close(writing)
    lines = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(lines), os.fdopen(reading, "rb")
    )
    hearing = asyncio.create_task(served.read(lines))
    try:
        yield served
    finally:
        await served.end()
        await asyncio.wait_for(hearing, PATIENCE)


def house(workers: int) -> list[str]:
    return ["-m", "tests.server.worker_house", "sound", "0", "60", str(workers)]


OPTIONS: Final = [
    *("serve", "--port", "0", "--lang", "en"),
    *("--log-level", "info", "--stop-within", str(PATIENCE)),
]


def serving(*more: str) -> list[str]:
    return ["-m", "pioche", *OPTIONS, *more]


# A new process of this command never gets as far as to serve.
NEVER_READY: Final = """
import os, sys, time
if "PIOCHE_SUCCESSION" in os.environ:
    time.sleep(3600)
from pioche.cli import main
sys.exit(main(sys.argv[1:]))
"""

# A new version whose application cannot be built.
BROKEN_CODE: Final = """
import os, sys
from pioche.cli import main
from pioche.server import app
if "PIOCHE_SUCCESSION" in os.environ:
    app.ROUTES = None
sys.exit(main(sys.argv[1:]))
"""


# Under play


async def deploy_under_play(
    served: Service, parties: list[PatientGroup], resting: PatientClient
) -> None:
    """Everybody plays before, between and after; `resting` comes back each time."""
    for deploys in range(DEPLOYS):
        await all_play_on(parties)
        await served.deploy()
        async with asyncio.timeout(PATIENCE):
            while len(resting.gaps) <= deploys:
                await asyncio.sleep(0.01)
    await all_play_on(parties)


async def all_play_on(parties: list[PatientGroup]) -> None:
    before = [acknowledged(party) for party in parties]
    async with asyncio.timeout(PATIENCE):
        while any(
            acknowledged(party) < had + MOVES for party, had in zip(parties, before, strict=True)
        ):
            await asyncio.sleep(0.01)


async def rest(served: Service) -> PatientClient:
    """Watch a table that nobody starts: games may all end just before their server does."""
    body = {"game": "diamant", "seats": ["open"] * 3, "watch": True}
    async with httpx.AsyncClient(base_url=served.address.http, timeout=PATIENCE) as http:
        made = (await http.post("/api/tables", json=body)).raise_for_status().json()
    return PatientClient(served.address, made["table"], None, Fast(len(CATALOG)))


async def play(served: Service) -> tuple[list[PatientGroup], PatientClient]:
    parties = [
        PatientGroup(served.address, game.id, Fast(number), lambda: None)
        for number, game in enumerate(CATALOG)
        if game.rules.clock is None  # there bots take their time
    ]
    resting = await rest(served)
    work = [asyncio.create_task(party.play_on()) for party in parties]
    work.append(asyncio.create_task(resting.attend(lambda: None)))
    work.append(asyncio.create_task(deploy_under_play(served, parties, resting)))
    try:
        await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
    finally:
        await stop(work)
    return parties, resting


# One process on a database is tried without play below, and with it if heavy.
PLACES: Final = [("file", 1), ("database", 2), *([("database", 1)] if EFFORT > 1 else [])]


@pytest.mark.parametrize(("kind", "workers"), PLACES)
def test_a_new_version_takes_over_under_play(
    kind: str, workers: int, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if kind == "file":
        store = str(tmp_path / "tables.sqlite")
    else:
        postgresql: PostgresqlServer = request.getfixturevalue("postgresql")
        store = postgresql.database()

    async def trial() -> tuple[list[PatientGroup], PatientClient]:
        async with service(house(workers), store) as served:
            await served.until_said("http://127")
            played = await play(served)
            assert await served.end() == 0
        assert "ERROR" not in served.text
        return played

    parties, resting = run_async(trial())
    run_async(check(store, list(parties)))
    assert resting.ends == [str(GOING_AWAY)] * DEPLOYS
    clients = [resting, *(client for party in parties for client in party.clients)]
    # Only who asks just then, and is slow to, may be asked to try again.
    assert {end for client in clients for end in client.ends} <= {str(GOING_AWAY), STOPPING}
    gaps = sorted(gap for client in clients for gap in client.gaps)
    middle = gaps[len(gaps) // 2]
    print(f"{kind}, {workers}: {len(gaps)} gaps, half below {middle:.3f} s, longest {gaps[-1]:.3f}")


# What may go wrong


def test_a_new_version_that_does_not_start_changes_nothing(tmp_path: Path) -> None:
    settings = tmp_path / "pioche.toml"
    settings.write_text("", encoding="utf-8")

    async def trial() -> None:
        command = serving("--config", str(settings))
        async with service(command, str(tmp_path / "tables.sqlite")) as served:
            await served.until_said("started")
            settings.write_text("port = no", encoding="utf-8")
            os.kill(served.main, signal.SIGUSR2)
            await served.until_said("the new server did not start: this one goes on code=2")
            async with httpx.AsyncClient(base_url=served.address.http) as http:
                assert (await http.get("/readyz")).status_code == 200

    run_async(trial())


@pytest.mark.parametrize("how", ["file", "code"])
def test_a_new_version_that_could_not_start_on_the_file_leaves_the_old_one_serving(
    how: str, tmp_path: Path
) -> None:
    """Two servers cannot have the file: the old one must not end before that is known."""
    store = tmp_path / "tables.sqlite"
    command = ["-c", BROKEN_CODE, *OPTIONS] if how == "code" else serving()

    async def trial() -> None:
        async with service(command, str(store)) as served:
            await served.until_said("started")
            if how == "file":
                with closing(sqlite3.connect(store)) as file:
                    file.execute("PRAGMA user_version = 99")
            os.kill(served.main, signal.SIGUSR2)
            await served.until_said("the new server did not start: this one goes on")
            async with httpx.AsyncClient(base_url=served.address.http) as http:
                assert (await http.get("/readyz")).status_code == 200
        assert "takes over" not in served.text

    run_async(trial())


def test_a_server_that_is_stopped_takes_the_one_that_is_starting_with_it(tmp_path: Path) -> None:
    async def trial() -> None:
        command = ["-c", NEVER_READY, *OPTIONS]
        async with service(command, str(tmp_path / "tables.sqlite")) as served:
            await served.until_said("started")
            os.kill(served.main, signal.SIGUSR2)
            await served.until_said("a new server is starting")
            assert await served.end() == 0
        assert "takes over" not in served.text

    run_async(trial())


def test_metrics_and_the_service_manager_follow(
    tmp_path: Path, postgresql: PostgresqlServer
) -> None:
    """While both have the database open, the old server has the metrics port."""
    port, address = free_port(), tmp_path / "notify"

    async def trial() -> int:
        command = serving("--metrics-port", str(port))
        notified = {"NOTIFY_SOCKET": str(address)}
        async with service(command, postgresql.database(), **notified) as served:
            await served.until_said("started")
            before = await start_of_process(port)
            await served.deploy()
            assert await start_of_process(port) > before
            return served.main

    with listening(address) as line:
        main = run_async(trial())
        told = [line.recv(100).decode() for _ in range(4)]
    assert told[:2] == ["READY=1", f"MAINPID={main}"]
    assert sorted(told[2:]) == ["READY=1", "STOPPING=1"]


async def start_of_process(port: int) -> float:
    """When the process behind the metrics port began."""
    async with asyncio.timeout(PATIENCE), httpx.AsyncClient() as http:
        while True:
            with suppress(httpx.TransportError):
                text = (await http.get(f"http://127.0.0.1:{port}/metrics")).text
                found = re.search(r"^process_start_time_seconds (\S+)", text, re.MULTILINE)
                assert found is not None
                return float(found[1])
            await asyncio.sleep(0.05)
