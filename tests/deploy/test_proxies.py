"""The proxies of deploy/, in front of two servers: each table has one of them."""

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import httpx2 as httpx
import pytest
from anyio.from_thread import BlockingPortal, start_blocking_portal
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.connection import Connection
from websockets.typing import Origin

from tests.deploy.proxies import PROXIES, Fault, any_certificate, plain_port, running
from tests.server.live_server import FAST, LiveServer, bearer
from tests.server.memory_store import MemoryStore
from tests.server.test_stopping import StoppableServer

TABLES: Final = 8
PATIENCE: Final = 180
ATTEMPT: Final = 5

# What a client says of its own way, and no proxy passes on.
LIES: Final = {
    "Forwarded": "for=192.0.2.1;proto=gopher;host=evil.example",
    "X-Forwarded-For": "192.0.2.1",
    "X-Forwarded-Proto": "gopher",
    "X-Forwarded-Host": "evil.example",
    "X-Pioche-Table": "evil",
}

Data = dict[str, Any]


@contextmanager
def two_servers() -> Iterator[list[LiveServer]]:
    """On one store, each of which takes a table when it is asked for it."""
    store = MemoryStore()
    store.shared = True
    settings = replace(FAST, trusted_proxy=("127.0.0.1",))
    servers: list[LiveServer] = [StoppableServer(store, settings).start() for _ in range(2)]
    try:
        yield servers
    finally:
        for server in servers:
            server.stop()


class Line:
    """A socket that is used without waiting in an event loop.

    The library's own client for threads reads and writes at the same time: over TLS a message gets
    lost now and then, since connections of Python 3.11 may not be used by two threads at once.
    """

    def __init__(self, portal: BlockingPortal, opening: connect) -> None:
        self.portal = portal
        self.socket = portal.call(awaited, opening)

    def __enter__(self) -> "Line":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def send(self, text: str) -> None:
        self.portal.call(self.socket.send, text)

    def recv(self, timeout: float) -> str:
        return str(self.portal.call(asyncio.wait_for, self.socket.recv(), timeout))

    def close(self) -> None:
        self.portal.call(self.socket.close)


async def awaited(opening: connect) -> ClientConnection:
    return await opening


class Visitor:
    """A client behind the proxy that keeps connections as browsers do."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, verify=any_certificate(), timeout=PATIENCE)
        self.portals = start_blocking_portal()

    def __enter__(self) -> "Visitor":
        self.portal = self.portals.__enter__()
        return self

    def __exit__(self, *ended: Any) -> None:  # noqa: ANN401
        self.http.close()
        self.portals.__exit__(*ended)

    def ask(self, method: str, path: str, body: object = None, key: str | None = None) -> Data:
        """A proxy that has just found a server gone may say so first."""
        end = time.monotonic() + PATIENCE
        while True:
            answer = self.http.request(method, path, json=body, headers=bearer(key))
            if answer.status_code < 500 or time.monotonic() > end:
                break
            time.sleep(0.05)
        assert answer.is_success, answer.text
        found: Data = answer.json()
        return found

    def make(self) -> Data:
        return self.ask(
            "POST", "/api/tables", {"game": "diamant", "seats": ["open", "bold", "bold"]}
        )

    def watch(self, table: str, within: float = PATIENCE) -> Line:
        """A socket that has received the first news."""
        line = self.socket(table, within)
        line.send('{"type": "hello"}')
        line.recv(timeout=PATIENCE)
        return line

    def watch_again(self, table: str) -> None:
        """As clients do: a proxy that has just found a server gone may fail at first."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with suppress(OSError, WebSocketException):
                self.watch(table, ATTEMPT).close()
                return
        raise TimeoutError(table)

    def socket(self, table: str, within: float = PATIENCE) -> Line:
        where = self.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        context = any_certificate() if where.startswith("wss") else None
        opening = connect(where, origin=Origin(self.address), ssl=context, open_timeout=within)
        return Line(self.portal, opening)

    def play(self, made: Data) -> Data:
        """A whole game over a socket; the result."""
        path = f"/api/tables/{made['table']}"
        seated = self.ask("POST", f"{path}/seats", {"nickname": "Zoé"})
        self.ask("POST", f"{path}/commands", {"type": "start", "id": "s"}, made["host_key"])
        with self.socket(made["table"]) as line:
            line.send(json.dumps({"type": "hello", "key": seated["key"]}))
            return answer_all(line, seated["seat"])


def answer_all(line: Line | Connection, seat: int) -> Data:
    """Answer every question that is asked of this seat."""
    asked = 0
    while True:
        message: Data = json.loads(line.recv(timeout=PATIENCE))
        news = message if message["type"] == "news" else message.get("news")
        if news and news["table"]["phase"] == "over":
            result: Data = news["table"]["result"]
            return result
        if news and seat in news["table"]["waiting"] and news["question"] > asked:
            asked = news["question"]
            move = {"type": "move", "id": f"m{asked}", "question": asked, "move": news["legal"][0]}
            line.send(json.dumps(move))


@contextmanager
def behind(name: str, folder: Path, fault: Fault = None) -> Iterator[tuple[str, list[LiveServer]]]:
    with two_servers() as servers:
        hosts = [server.host for server in servers]
        with running(name, folder, hosts, fault) as address:
            yield address, servers


def epochs(server: LiveServer) -> list[int]:
    """How often each table was taken by a server."""
    assert isinstance(server.store, MemoryStore)
    return list(server.store.epochs.values())


def tables_of(server: LiveServer) -> set[str]:
    assert isinstance(server, StoppableServer)
    return set(server.graceful.served.rooms.open)


def look_at(visitor: Visitor, table: str) -> None:
    """In several ways, each of which must lead to the same server."""
    visitor.ask("GET", f"/api/tables/{table}")
    visitor.ask("GET", f"/api/tables/{table}/news?since=0")
    page = visitor.http.get(f"/t/{table}", headers=LIES).text
    assert f'="{visitor.address}/' in page  # in the preview of the link, with its scheme
    assert "evil.example" not in page


def visit_all(visitors: list[Visitor], servers: list[LiveServer]) -> list[Data]:
    """Tables that all look at, so many that each server has one: their ids are random."""
    made: list[Data] = []
    while len(made) < TABLES or not all(map(tables_of, servers)):
        assert len(made) < 10 * TABLES, "one server gets all tables"
        made.append(visitors[0].make())
        for visitor in visitors:
            look_at(visitor, made[-1]["table"])
    return made


@pytest.mark.parametrize("name", PROXIES)
def test_each_table_has_one_server_whatever_is_asked_of_it(name: str, tmp_path: Path) -> None:
    with behind(name, tmp_path) as (address, servers):
        with Visitor(address) as one, Visitor(address) as other:
            made = visit_all([one, other], servers)
            assert other.play(made[0])["winners"]
            assert epochs(servers[0]) == [1] * len(made)
            # A server that goes moves its own tables alone.
            servers[0].stop()
            for table in made:
                other.ask("GET", f"/api/tables/{table['table']}")
        assert len(made) < sum(epochs(servers[1])) < 2 * len(made)
        servers[0].start()


@pytest.mark.parametrize("name", PROXIES)
def test_people_of_a_server_that_stops_find_the_other_server(name: str, tmp_path: Path) -> None:
    with behind(name, tmp_path) as (address, servers), Visitor(address) as one:
        stopped = servers[0]
        assert isinstance(stopped, StoppableServer)
        # Tables are given to servers by their ids, which are random.
        lines: dict[str, Line] = {}
        while len(lines) < TABLES or not tables_of(stopped) & lines.keys():
            assert len(lines) < 10 * TABLES, "one server gets all tables"
            table = one.make()["table"]
            lines[table] = one.watch(table)
        moved = [table for table in lines if table in tables_of(stopped)]
        stopped.graceful.stop()
        gaps = []
        for table in moved:
            with suppress(ConnectionClosed):
                while True:
                    lines[table].recv(timeout=PATIENCE)
            began = time.monotonic()
            one.watch_again(table)
            gaps.append(time.monotonic() - began)
        for line in lines.values():
            line.close()
    print(f"{name}: {len(gaps)} tables, longest gap {max(gaps):.3f} s")


def encoded_paths(table: str) -> list[str]:
    """The table's paths with one letter encoded, here or there."""
    letter = f"%{ord(table[0]):02x}"
    return [
        f"/api/tables/{letter}{table[1:]}/news",
        f"/%61pi/tables/{table}",
        f"/api/tables/{table}/new%73",
        f"/t/{letter}{table[1:]}",
    ]


def answer_to(address: str, path: str) -> bytes:
    """The answer to a path exactly as it is written, which clients would tidy up."""
    with connected(address) as plain:
        head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
        plain.sendall(head.encode())
        return b"".join(iter(lambda: plain.recv(4096), b""))


@contextmanager
def connected(address: str) -> Iterator[socket.socket]:
    scheme, _, place = address.partition("://")
    host, port = place.split(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as plain:
        if scheme == "http":
            yield plain
        else:
            with any_certificate().wrap_socket(plain) as wrapped:
                yield wrapped


# Without these lines a proxy passes on what is encoded.
PASSED_ON: Final = {
    "nginx": ('if ($request_uri ~ "^[^?]*%")', "if ($request_uri ~ never)"),
    "haproxy": ("path -m sub %", "path -m sub never"),
    "caddy": ('"^[^?]*%"', '"never"'),
}


@pytest.mark.parametrize("name", PROXIES)
def test_an_encoded_id_is_not_found_by_proxies_and_servers_alike(name: str, tmp_path: Path) -> None:
    for fault in (None, PASSED_ON[name]):
        folder = tmp_path / str(fault is None)
        folder.mkdir()
        with behind(name, folder, fault) as (address, servers), Visitor(address) as one:
            made = one.make()
            one.ask("GET", f"/api/tables/{made['table']}?name=%41")  # a query may be encoded
            for path in encoded_paths(made["table"]):
                answer = answer_to(address, path)
                assert answer.split()[1] == b"404"
                by_server = b"content-security-policy" in answer.lower()
                assert by_server == (fault is not None)
            assert epochs(servers[0]) == [1]


# How long a head may take, made short; on a busy machine a handshake alone takes seconds.
HURRIED: Final = {
    "nginx": ("client_header_timeout 10s", "client_header_timeout 4s"),
    "haproxy": ("timeout http-request 10s", "timeout http-request 4s"),
    "caddy": ("read_header 10s", "read_header 4s"),
}


def test_a_half_sent_head_is_not_waited_for(tmp_path: Path) -> None:
    """Nor by the port that sends people to https; Caddy has none in a test."""
    with two_servers() as servers, ExitStack() as opened:
        lines = []
        for name in PROXIES:
            (folder := tmp_path / name).mkdir()
            hosts = [server.host for server in servers]
            addresses = [opened.enter_context(running(name, folder, hosts, HURRIED[name]))]
            if addresses[0].startswith("https"):
                addresses.append(f"http://127.0.0.1:{plain_port(folder)}")
                answer = httpx.get(f"{addresses[1]}/rules", verify=any_certificate())
                assert answer.headers["location"].startswith("https://127.0.0.1")
            for address in addresses:
                lines.append(opened.enter_context(connected(address)))
                lines[-1].sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        for line in lines:
            with suppress(ConnectionResetError):
                while line.recv(4096):
                    pass


def test_a_proxy_that_does_not_go_by_the_table_is_found_out(tmp_path: Path) -> None:
    fault = ("balance hash var(txn.table)", "balance roundrobin")
    with behind("haproxy", tmp_path, fault) as (address, servers), Visitor(address) as one:
        made = visit_all([one], servers)
        assert sum(epochs(servers[0])) > len(made)
