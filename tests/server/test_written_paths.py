"""A table's id has one form in a path: no way of writing a link makes another server claim it."""

import asyncio
import socket
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Final

import httpx2 as httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from pioche.server.auth import new_key
from pioche.server.http.paths import NO_TABLE, ROUTED, routed_as_written, table_in
from pioche.server.settings import Rate
from pioche.server.workers.arrivals import table_of
from tests.server.live_server import FAST, LiveServer, run_async
from tests.server.memory_store import MemoryStore
from tests.server.postgresql_server import PostgresqlServer
from tests.server.resuming_client import Address
from tests.server.test_workers import OPEN, PATIENCE, highest_epoch, house

# A second of the trial: ten hostile requests, spread over it.
HOSTILE: Final = 10
SECONDS: Final = 2


def encoded(letter: str) -> str:
    return f"%{ord(letter):02X}"


# How the same link can be written so that a router may read it differently: whole request lines.
WRITTEN: Final[dict[str, Callable[[str], str]]] = {
    "a letter": lambda table: f"GET /api/tables/{encoded(table[0])}{table[1:]}/news HTTP/1.1",
    "small letters": lambda table: (
        f"GET /api/tables/{table[:-1]}{encoded(table[-1]).lower()}/news HTTP/1.1"
    ),
    "a letter before it": lambda table: f"GET /%61pi/tables/{table}/news HTTP/1.1",
    "a letter after it": lambda table: f"GET /api/tables/{table}/new%73 HTTP/1.1",
    "a slash": lambda table: f"GET /api/tables%2F{table} HTTP/1.1",
    "another scheme": lambda table: f"GET HTTP://localhost/api/tables/{table} HTTP/1.1",
    "no scheme of ours": lambda table: f"GET ftp://localhost/api/tables/{table} HTTP/1.1",
    "a long host": lambda table: f"GET http://{'a' * 600}/api/tables/{table} HTTP/1.1",
    "a fragment": lambda table: f"GET /api/tables/{table}#there HTTP/1.1",
    "two spaces": lambda table: f"GET  /api/tables/{table} HTTP/1.1",
    "empty lines": lambda table: f"\r\nGET /api/tables/{table} HTTP/1.1",
    "many empty lines": lambda table: "\r\n" * 300 + f"GET /api/tables/{table} HTTP/1.1",
    "a post": lambda table: f"POST /api/tables/{encoded(table[0])}{table[1:]}/commands HTTP/1.1",
}
# Those that another server of several behind a proxy would take for the table's path.
IN_PATH: Final = ("a letter", "small letters", "a letter before it", "a letter after it", "a slash")


def raw_answer(port: int, line: str) -> bytes:
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as plain:
        head = f"{line}\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
        plain.sendall(head.encode())
        answer = b""
        with suppress(ConnectionResetError):
            while received := plain.recv(65536):
                answer += received
        return answer


@pytest.mark.parametrize("name", IN_PATH)
def test_an_encoded_link_is_not_found_and_claims_nothing(name: str) -> None:
    store = MemoryStore()
    store.shared = True
    server = LiveServer(store, FAST).start()
    try:
        table = server.table()
        answer = raw_answer(server.port, WRITTEN[name](table.id))
        assert answer.startswith(b"HTTP/1.1 404 "), answer
        assert store.epochs.get(table.id, 0) == 0
        page = raw_answer(server.port, f"GET /t/{encoded(table.id[0])}{table.id[1:]} HTTP/1.1")
        assert page.startswith(b"HTTP/1.1 404 ")
        assert b"adresse" in page
        assert raw_answer(server.port, f"GET /api/tables/{table.id} HTTP/1.1").startswith(
            b"HTTP/1.1 200 "
        )
    finally:
        server.stop()


@pytest.mark.parametrize("name", WRITTEN)
def test_what_a_router_reads_is_what_a_worker_answers(name: str) -> None:
    """Whatever the parser makes of the line: the path it gives, and the id by which it came."""
    table = new_key()
    line = WRITTEN[name](table)
    routed = table_of(f"{line}\r\n".encode()[:512])
    path = f"/api/tables/{table}/news"
    raw = b"%41" if name in IN_PATH or name == "a post" else path.encode()
    scope = {"path": path, "raw_path": raw, "state": {ROUTED: routed}}
    assert not routed_as_written(scope)
    assert routed_as_written({"path": path, "raw_path": path.encode(), "state": {ROUTED: table}})
    assert routed_as_written({"path": "/caf\u00e9", "raw_path": b"/caf%C3%A9", "state": {}})
    assert table_in("/t/" + table) == table
    assert table_in(f"/t/{table}A") == NO_TABLE


async def hostile_links(address: Address, table: str) -> None:
    """For some seconds, ten requests a second or more, each written in another way."""
    lines = [write(table) for write in WRITTEN.values()] * SECONDS
    assert len(lines) >= SECONDS * HOSTILE
    asked = []
    for line in lines:  # nobody waits for the answer to the one before
        asked.append(asyncio.create_task(asyncio.to_thread(raw_answer, address.port, line)))
        await asyncio.sleep(SECONDS / len(lines))
    for line, answer in zip(lines, await asyncio.gather(*asked), strict=True):
        assert answer[:12] in (b"HTTP/1.1 404", b"HTTP/1.1 400", b"HTTP/1.1 421"), (line, answer)


async def two_workers_and_a_hostile_guest(url: str) -> None:
    async with house(url, "sound", most_crashes=0) as served:
        async with httpx.AsyncClient(base_url=served.address.http, timeout=PATIENCE) as http:
            table = (await http.post("/api/tables", json=OPEN)).json()["table"]
        origin = Origin(served.address.http)
        async with connect(served.address.socket(table), origin=origin) as line:
            await line.send('{"type": "hello"}')
            await line.recv()
            await hostile_links(served.address, table)
            await line.send('{"type": "ping", "id": "still-there"}')
            try:
                async with asyncio.timeout(PATIENCE):
                    while b"still-there" not in str(await line.recv()).encode():
                        pass
            except ConnectionClosed as closed:
                raise AssertionError("the socket of a player was closed") from closed


def test_hostile_links_close_no_socket_of_others(postgresql: PostgresqlServer) -> None:
    url = postgresql.database()
    run_async(two_workers_and_a_hostile_guest(url))
    assert highest_epoch(postgresql, url) == 1


# A route that is wrong all the same


def test_an_address_takes_a_table_back_only_so_often() -> None:
    store = MemoryStore()
    store.shared = True
    settings = replace(FAST, takeovers=Rate(3, 600), trusted_proxy=("127.0.0.1",))
    servers = [LiveServer(store, settings).start() for _ in range(2)]
    try:
        table = servers[0].table()
        answers = [
            httpx.get(
                f"http://{server.host}/api/tables/{table.id}",
                headers={"X-Forwarded-For": "192.0.2.9"},
            ).status_code
            for _ in range(8)
            for server in servers
        ]
        assert 429 in answers
        claims = store.epochs[table.id]
        # The first of each costs nothing, and one more is let in as soon as a little is left.
        assert claims <= 2 + 2 * (3 + 1)
        for server in servers:  # somebody else's requests are still answered
            assert server.get(f"/api/tables/{table.id}").status_code == 200
        assert store.epochs[table.id] <= claims + 2
    finally:
        for server in servers:
            server.stop()
