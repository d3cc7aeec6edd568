"""systemd is told how the server is, and a server whose event loop hangs ends itself."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import pytest

from pioche.server.watchdogs import feed_watchdogs
from tests.server.live_server import run_async
from tests.server.postgresql_server import PostgresqlServer
from tests.server.server_processes import ROOT

PATIENCE: Final = 180
WATCHDOG: Final = 3.0
# Turns of an event loop that is late, and seconds of each, of a watchdog of one second.
TURNS: Final = 4
LATE: Final = 0.7
# Serves, and after a moment its event loop hangs for good.
HANGING: Final = """
import asyncio, sys, time
from pioche.server.http import application
from pioche.cli import main
async def hang(slow):
    await asyncio.sleep(0.5)
    time.sleep(1000)
application.watch_loop = hang
sys.exit(main(["serve", "--port", "0", "--store", sys.argv[1]]))
"""


@contextmanager
def listening(path: Path) -> Iterator[socket.socket]:
    """Where systemd would listen."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.bind(str(path))
        line.settimeout(PATIENCE)
        yield line


@contextmanager
def started(command: list[str], **more: str) -> Iterator[subprocess.Popen[bytes]]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **more}
    process = subprocess.Popen(
        [sys.executable, *command], env=environment, cwd=ROOT, stderr=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def is_told(line: socket.socket) -> bool:
    with suppress(BlockingIOError):
        return bool(line.recv(100))
    return False


@pytest.mark.parametrize("workers", [1, 2])
def test_systemd_is_told_of_the_start_of_life_and_of_the_end(
    workers: int, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if workers == 1:
        store = str(tmp_path / "tables.sqlite")
    else:
        postgresql: PostgresqlServer = request.getfixturevalue("postgresql")
        store = postgresql.database()
    command = ["-m", "pioche", "serve", "--port", "0", "--workers", str(workers)]
    address = tmp_path / "notify"
    given = {"PIOCHE_STORE": store, "NOTIFY_SOCKET": str(address), "WATCHDOG_USEC": "500000"}
    with listening(address) as line, started(command, **given) as process:
        told = [line.recv(100)]
        while b"READY=1" not in told or told.count(b"WATCHDOG=1") < 3:
            told.append(line.recv(100))
        os.kill(process.pid, signal.SIGSTOP)  # systemd would kill it after half a second
        time.sleep(0.2)
        line.setblocking(False)
        while is_told(line):
            pass
        time.sleep(0.5)
        assert not is_told(line)
        line.settimeout(PATIENCE)
        os.kill(process.pid, signal.SIGCONT)
        process.terminate()
        while told[-1] != b"STOPPING=1":
            told.append(line.recv(100))
        assert process.wait(PATIENCE) == 0
    assert told.count(b"READY=1") == 1
    assert set(told) == {b"READY=1", b"WATCHDOG=1", b"STOPPING=1"}


def test_a_server_whose_event_loop_hangs_ends_itself_and_says_where(tmp_path: Path) -> None:
    command = ["-c", HANGING, str(tmp_path / "tables.sqlite")]
    with started(command, PIOCHE_WATCHDOG=str(WATCHDOG)) as process:
        _, said = process.communicate(timeout=PATIENCE)
        assert process.returncode == 1
    assert b"Timeout" in said
    assert b"in hang" in said


async def reports_of_a_late_loop(line: socket.socket) -> tuple[int, int]:
    """Reports while no turn of the event loop is in time, and one after that, if it comes."""
    feeding = asyncio.create_task(feed_watchdogs(0))
    await asyncio.sleep(0)
    assert is_told(line)
    late = 0
    for _ in range(TURNS):
        time.sleep(LATE)
        for _ in range(3):
            await asyncio.sleep(0)
        late += is_told(line)
    end = time.monotonic() + PATIENCE
    while not (told := is_told(line)) and time.monotonic() < end:
        await asyncio.sleep(0.01)
    feeding.cancel()
    return late, told


def test_an_event_loop_that_is_always_late_is_as_good_as_silent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is never late by a whole watchdog, and does all of its work."""
    monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
    monkeypatch.setenv("WATCHDOG_USEC", "1000000")
    with listening(tmp_path / "notify") as line:
        line.setblocking(False)
        assert run_async(reports_of_a_late_loop(line)) == (0, 1)
