"""Heads of requests and connections have bounds; each check finds a server that has none."""

import json
import os
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from typing import Final

import health_check as check
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from pioche.server.http import uvicorn_protocols
from pioche.server.http.open_connections import ALL, RESERVE
from tests.server.live_server import FAST, PATIENCE, LiveServer, receive, wait_until
from tests.server.memory_store import MemoryStore

# As many as locked everybody out of a server without bounds.
STRANGERS: Final = 1100 if os.environ.get("PIOCHE_HEAVY") else 60
ALLOWED: Final = 40
BOUNDS: Final = replace(FAST, address_connections=ALLOWED)
# Seconds for a head where one does not come.
HEAD: Final = 1.0
MANY_BYTES: Final = 4_000_000


class UnboundedServer(LiveServer):
    """The fault put back: connections as uvicorn has them."""

    def config(self) -> uvicorn.Config:
        plain = super().config()
        plain.http, plain.ws = "httptools", "websockets-sansio"
        return plain


@contextmanager
def running(server: LiveServer) -> Iterator[LiveServer]:
    try:
        yield server.start()
    finally:
        server.stop()


@pytest.fixture(scope="module")
def bounded() -> Iterator[LiveServer]:
    with running(LiveServer(MemoryStore(), BOUNDS)) as server:
        yield server


@pytest.fixture(scope="module")
def unbounded() -> Iterator[LiveServer]:
    with running(UnboundedServer(MemoryStore(), BOUNDS)) as server:
        yield server


def connection(server: LiveServer, source: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE, (source, 0))


def answer_to(server: LiveServer, sent: bytes) -> tuple[int, str]:
    """The status and the key of the answer before a connection is closed."""
    with connection(server) as line:
        line.sendall(sent)
        return answer_on(line)


def answer_on(line: socket.socket) -> tuple[int, str]:
    received = b""
    try:
        while chunk := line.recv(65536):
            received += chunk
    except ConnectionResetError:
        pass
    head, _, body = received.partition(b"\r\n\r\n")
    return (int(head.split()[1]), json.loads(body)["key"]) if head else (0, "")


def accepted_bytes(server: LiveServer, piece: bytes) -> int:
    """How much of a head without an end a server reads."""
    sent = 0
    with connection(server) as line:
        line.sendall(b"GET / HTTP/1.1\r\nhost: a\r\n")
        try:
            while sent < MANY_BYTES:
                line.sendall(piece)
                sent += len(piece)
                time.sleep(0)
        except OSError:
            pass
    return sent


@pytest.mark.parametrize("piece", [b"x-a: b\r\n" * 2000, b"x" * 16000], ids=["fields", "field"])
def test_a_head_without_end_is_not_read(
    bounded: LiveServer, unbounded: LiveServer, piece: bytes
) -> None:
    # The system's buffers are sent even if nobody reads.
    assert accepted_bytes(bounded, piece) < MANY_BYTES
    assert accepted_bytes(unbounded, piece) >= MANY_BYTES


def test_too_large_a_head_is_refused_with_an_answer(bounded: LiveServer) -> None:
    start = b"GET /api/games HTTP/1.1\r\nhost: a\r\n"
    for head in (
        start + b"x: " + b"y" * 17_000,
        start + b"x: " + b"y" * 17_000 + b"\r\n\r\n",
        start + b"x: y\r\n" * 101 + b"\r\n",
        b"GET /" + b"y" * 17_000 + b" HTTP/1.1\r\nhost: a\r\n\r\n",
    ):
        assert answer_to(bounded, head) == (431, "server-head-too-large")
    assert answer_to(bounded, b"nonsense\r\n\r\n") == (400, "server-bad-request")
    quick = b"GET /api/games HTTP/1.1\r\nhost: a\r\n\r\n"
    assert answer_to(bounded, quick * 40) == (0, "")
    with connection(bounded) as line:
        line.sendall(quick * 4)
        assert b"200 OK" in line.recv(100)
    long = {"x-long": "y" * 15_000}
    assert bounded.get("/api/games", headers=long).status_code == 200


def test_a_head_that_does_not_come(unbounded: LiveServer) -> None:
    half = b"GET / HTTP/1.1\r\nhost:"
    hurried = LiveServer(MemoryStore(), replace(BOUNDS, head=HEAD))
    with running(hurried), connection(unbounded) as waiting:
        waiting.sendall(half)
        with connection(hurried) as begun, connection(hurried) as silent:
            begun.sendall(half)
            assert answer_on(begun) == (408, "server-too-slow")
            assert answer_on(silent) == (0, "")
        with connection(hurried) as line:  # nor after an answer, be it that something trickles
            line.sendall(b"GET /nowhere HTTP/1.1\r\nhost: a\r\ncontent-length: 999\r\n\r\n")
            assert b"404" in line.recv(65536)
            with pytest.raises(OSError, match=r"reset|pipe"):
                trickle(line)
        waiting.setblocking(False)
        with pytest.raises(BlockingIOError):
            waiting.recv(1)


def trickle(line: socket.socket) -> None:
    """Send a byte now and then; a body of that length would take far longer than a head may."""
    for _ in range(998):
        line.sendall(b"x")
        time.sleep(HEAD / 8)


def half_sent(server: LiveServer, open_lines: ExitStack) -> list[socket.socket]:
    lines = [open_lines.enter_context(connection(server)) for _ in range(STRANGERS)]
    for line in lines:
        line.sendall(b"GET / HTTP/1.1\r\n")
    return lines


def test_half_sent_requests_lock_nobody_out(bounded: LiveServer, unbounded: LiveServer) -> None:
    counted = bounded.server.config.http_protocol_class.open_connections  # type: ignore[attr-defined]
    wait_until(lambda: counted.counts[ALL] <= 1)
    with ExitStack() as open_lines:
        lines = half_sent(bounded, open_lines)
        assert answer_on(lines[-1]) == (503, "server-connections")
        with connection(bounded, "127.0.0.2") as other:
            other.sendall(b"GET /api/games HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n")
            assert b"200 OK" in other.recv(100)
        assert counted.counts["127.0.0.1"] <= ALLOWED
    wait_until(lambda: counted.counts[ALL] <= 1)
    with ExitStack() as open_lines:
        half_sent(unbounded, open_lines)
        wait_until(lambda: len(unbounded.server.server_state.connections) >= STRANGERS)


FULL: Final = 3
UPGRADE: Final = (
    b"GET /api/tables/AAAAAAAAAAAAAAAAAAAAAA/socket HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\n"
    b"upgrade: websocket\r\nsec-websocket-version: 13\r\n"
    b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def get(path: str) -> bytes:
    return f"GET {path} HTTP/1.1\r\nhost: a\r\n\r\n".encode()


def health(server: LiveServer, path: str) -> int:
    """The status of a health check, after which the connection is closed."""
    with connection(server) as line:
        line.sendall(get(path))
        received = b""
        while chunk := line.recv(65536):
            received += chunk
    return int(received.split()[1])


def test_a_full_server_answers_health_checks_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uvicorn_protocols, "RESERVED_HEAD", PATIENCE)
    full = LiveServer(MemoryStore(), replace(FAST, most_connections=FULL, head=PATIENCE))
    with running(full), ExitStack() as open_lines:
        counted = full.server.config.http_protocol_class.open_connections  # type: ignore[attr-defined]
        first, *_ = [open_lines.enter_context(connection(full)) for _ in range(FULL)]
        wait_until(lambda: counted.counts[ALL] == FULL)
        for path in ("/healthz", "/readyz", "/healthz?a"):
            assert health(full, path) == 200
        for request in (get("/"), get("/api/games"), UPGRADE, get("/api/../healthz")):
            assert answer_to(full, request) == (503, "server-connections")
        # Where all of the reserve is taken, the answer is at least a sign of life.
        wait_until(lambda: counted.counts[ALL] == FULL)
        reserved = [open_lines.enter_context(connection(full)) for _ in range(RESERVE)]
        wait_until(lambda: counted.counts[ALL] == FULL + RESERVE)
        with connection(full) as line:
            assert answer_on(line) == (503, "server-connections")
        assert check.answers(full.port)
        reserved.pop().close()
        wait_until(lambda: counted.counts[ALL] < FULL + RESERVE)
        monkeypatch.setattr(uvicorn_protocols, "RESERVED_HEAD", HEAD)
        with connection(full) as line:  # it may not say nothing for long
            assert answer_on(line) == (0, "")
        wait_until(lambda: counted.counts[ALL] < FULL + RESERVE)
        assert health(full, "/healthz") == 200
        for line in (first, *reserved):
            line.close()
        wait_until(lambda: counted.counts[ALL] < FULL)
        with connection(full) as line:
            line.sendall(get("/api/games"))
            assert b"200 OK" in line.recv(100)


def test_sockets_are_counted_until_they_close(bounded: LiveServer) -> None:
    counted = bounded.server.config.http_protocol_class.open_connections  # type: ignore[attr-defined]
    table = bounded.table()
    bounded.client.close()
    wait_until(lambda: counted.counts[ALL] == 0)
    with table.socket() as line:
        receive(line, "news")
        assert counted.counts[ALL] == 1
    wait_until(lambda: counted.counts[ALL] == 0)
    with table.socket() as line:
        receive(line, "news")
        empty = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)
        line.socket.sendall(Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True) + empty * 500)
        with pytest.raises(ConnectionClosed):
            line.recv(timeout=PATIENCE)
    assert line.close_code == 1009
    wait_until(lambda: not counted.counts.here)
