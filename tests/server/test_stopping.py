"""Stopping: running requests are finished, sockets closed, and the file is whole."""

import asyncio
import errno
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed

from pioche.server.serve_process import GracefulServer, stop_signals
from pioche.server.server import Lifecycle
from tests.server.live_server import (
    FAST,
    PATIENCE,
    LiveServer,
    TableClient,
    receive,
    wait_until,
)
from tests.server.memory_store import MemoryStore

# As `run` was before: uvicorn is left to deal with signals.
FAULT = """
import asyncio, sys, uvicorn
from pioche import cli
from pioche.server import serve
def run(store, settings, listening, serving, announce, **_):
    announce()
    try:
        uvicorn.Server(serve.config(store, settings)).run([listening])
    finally:
        asyncio.run(store.close())
serve.run = run
sys.exit(cli.main(sys.argv[1:]))
"""


def served(file: Path, *program: str) -> subprocess.Popen[str]:
    arguments = [
        "serve",
        "--port",
        "0",
        "--store",
        str(file),
        "--stop-within",
        "60",
        "--lang",
        "en",
    ]
    command = [sys.executable, *(program or ("-m", "pioche")), *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


class Elsewhere(LiveServer):
    """A client of a server in another process."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        super().__init__(MemoryStore())
        assert process.stdout is not None
        self.port = int(process.stdout.readline().split()[3].rstrip("/").rpartition(":")[2])


def entries_in(copy: Path) -> int:
    """What a copy of the one file holds, without what lies beside it."""
    with closing(sqlite3.connect(f"file:{copy}?immutable=1", uri=True)) as opened:
        return int(opened.execute("SELECT count(*) FROM entries").fetchone()[0])


def stopped_under_play(process: subprocess.Popen[str]) -> tuple[int, int]:
    """The code of a socket that is open when SIGTERM comes, and that of the process."""
    server = Elsewhere(process)
    table = server.table(seats=("open", "open", "open"))
    guest = table.sit()
    with table.socket(guest.key) as line:
        receive(line, "news")
        process.send_signal(signal.SIGTERM)
        with pytest.raises(ConnectionClosed) as closed:
            receive(line, "nothing of the kind")
    process.communicate(timeout=180)
    server.client.close()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, process.returncode


def test_sigterm_leaves_a_whole_file_and_tells_sockets(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    assert stopped_under_play(served(file)) == (1012, 0)
    assert not file.with_name("tables.sqlite-wal").exists()
    assert entries_in(file) == 1


def test_a_server_that_leaves_signals_to_uvicorn_is_found(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    assert stopped_under_play(served(file, "-c", FAULT)) == (1012, -signal.SIGTERM)
    assert file.with_name("tables.sqlite-wal").exists()
    with pytest.raises(sqlite3.OperationalError, match="no such table"):
        entries_in(file)


# While it stops


class SlowStore(MemoryStore):
    """Stores nothing before the test allows it."""

    def __init__(self) -> None:
        super().__init__()
        self.go_on = threading.Event()
        self.go_on.set()
        self.waiting = False

    async def append(self, *given: Any) -> None:  # noqa: ANN401  (whatever a store is given)
        self.waiting = True
        while not self.go_on.is_set():
            await asyncio.sleep(0.01)
        await super().append(*given)


class StoppableServer(LiveServer):
    """A server that ends as `pioche serve` does."""

    def make_server(self) -> uvicorn.Server:
        config = self.config()
        app: Any = config.app
        return GracefulServer(config, app.state.server)

    @property
    def graceful(self) -> GracefulServer:
        assert isinstance(self.server, GracefulServer)
        return self.server

    def begin_to_stop(self) -> None:
        self.graceful.stop()
        wait_until(self.is_closed)

    def is_closed(self) -> bool:
        with socket.socket() as line:
            return line.connect_ex(("127.0.0.1", self.port)) == errno.ECONNREFUSED


@pytest.fixture
def slow_store() -> SlowStore:
    return SlowStore()


@pytest.fixture
def stoppable(slow_store: SlowStore) -> Iterator[StoppableServer]:
    server = StoppableServer(slow_store, replace(FAST, stop_within=60)).start()
    yield server
    slow_store.go_on.set()
    server.stop()


def sitting_while_it_stops(
    stoppable: StoppableServer, slow_store: SlowStore, then: Callable[[TableClient], None]
) -> int:
    """The status of a request that was under way when the server was asked to stop."""
    table = stoppable.table(seats=("open", "open", "open"))
    slow_store.go_on.clear()
    statuses: list[int] = []

    def sit() -> None:
        answer = stoppable.post(f"{table.path}/seats", {"nickname": "Zoé"})
        statuses.append(answer.status_code)

    sitting = threading.Thread(target=sit)
    sitting.start()
    wait_until(lambda: slow_store.waiting)
    stoppable.begin_to_stop()
    then(table)
    slow_store.go_on.set()
    sitting.join()
    assert len(slow_store.entries[table.id]) == 1
    return statuses[0]


def test_what_is_under_way_is_finished_and_nothing_new_is_taken(
    stoppable: StoppableServer, slow_store: SlowStore
) -> None:
    with socket.create_connection(("127.0.0.1", stoppable.port)) as idle:

        def ask(_table: TableClient) -> None:
            assert stoppable.is_closed()  # a proxy goes to another server at once
            idle.settimeout(PATIENCE)
            assert idle.recv(1) == b""

        assert sitting_while_it_stops(stoppable, slow_store, ask) == 201


def test_between_the_signal_and_the_end_of_its_port_everything_is_refused(
    stoppable: StoppableServer,
) -> None:
    table = stoppable.table(seats=("open", "open", "open"))
    stoppable.graceful.served.lifecycle.stopping = True
    assert stoppable.get("/readyz").json() == {"status": "stopping"}
    assert stoppable.get("/healthz").status_code == 200
    for path in ("/api/games", table.path):
        answer = stoppable.get(path)
        assert (answer.status_code, answer.json()["key"]) == (503, "server-stopping")
    answer = stoppable.get(f"{table.path}/socket", headers=UPGRADE)
    assert (answer.status_code, answer.json()["key"]) == (503, "server-stopping")


UPGRADE = {
    "connection": "upgrade",
    "upgrade": "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
}


def test_a_server_that_goes_on_taking_requests_is_found(
    stoppable: StoppableServer, slow_store: SlowStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GracefulServer, "close_port", lambda _self: None)
    monkeypatch.setattr(Lifecycle, "check", lambda _self: None)
    monkeypatch.setattr(stoppable, "begin_to_stop", stoppable.graceful.stop)

    def ask(_table: TableClient) -> None:
        assert stoppable.get("/api/games").status_code == 200

    sitting_while_it_stops(stoppable, slow_store, ask)


def test_a_request_that_never_ends_is_answered_in_json_and_in_time() -> None:
    """By itself it would be waited for for an hour."""
    server = StoppableServer(MemoryStore(), replace(FAST, stop_within=2, body=3600)).start()
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        head = f"POST /api/tables HTTP/1.1\r\nHost: {server.host}\r\nContent-Length: 99\r\n\r\n{{"
        line.sendall(head.encode())
        wait_until(lambda: server.server.server_state.tasks)
        server.begin_to_stop()
        line.settimeout(PATIENCE)
        answer = b"".join(iter(lambda: line.recv(4096), b""))
    assert answer.startswith(b"HTTP/1.1 503")
    assert json.loads(answer.partition(b"\r\n\r\n")[2])["key"] == "server-stopping"
    wait_until(lambda: not server.thread.is_alive())
    server.stop()


# Signals


def ended(
    signals: Sequence[int], seconds: float, before: signal.Handlers = signal.SIG_DFL
) -> tuple[int, str]:
    """How a process ends that never gets round to stopping, and its last words.

    `before`: what it did about SIGHUP. SIGINT is heeded, which background jobs of a shell ignore.
    """
    heard, said = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.dup2(said, 2)
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            signal.signal(signal.SIGHUP, before)
            with stop_signals(lambda: None, seconds):
                for number in signals:
                    os.kill(os.getpid(), number)
                time.sleep(60)
        finally:  # never back into the tests
            os._exit(0)
    os.close(said)
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    with os.fdopen(heard) as output:
        return code, output.read()


def test_a_second_signal_ends_it_at_once_and_time_ends_it_anyway() -> None:
    at_once = "stopped at once, by a second signal"
    for first, second in ((signal.SIGTERM, signal.SIGINT), (signal.SIGINT, signal.SIGTERM)):
        code, output = ended([first, second], 60)
        assert (code, at_once in output) == (128 + second, True)
    for signals, before in (
        ([signal.SIGHUP], signal.SIG_DFL),
        ([signal.SIGHUP, signal.SIGTERM], signal.SIG_IGN),  # nohup: the first is not heeded
    ):
        code, output = ended(signals, 0.1, before)
        assert (code, "stopping took too long" in output) == (1, True)
