"""The proxies of deploy/, in front of two servers: each table has one of them."""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import httpx2 as httpx
import pytest
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.deploy.proxies import PROXIES, Fault, any_certificate, running
from tests.server.live_server import FAST, LiveServer, bearer
from tests.server.memory_store import MemoryStore

TABLES: Final = 8
PATIENCE: Final = 20

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
    servers = [LiveServer(store, settings).start() for _ in range(2)]
    try:
        yield servers
    finally:
        for server in servers:
            server.stop()


class Visitor:
    """A client behind the proxy that keeps connections as browsers do."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, verify=any_certificate(), timeout=PATIENCE)

    def __enter__(self) -> "Visitor":
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

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

    def play(self, made: Data) -> Data:
        """A whole game over a socket; the result."""
        path = f"/api/tables/{made['table']}"
        seated = self.ask("POST", f"{path}/seats", {"nickname": "Zoé"})
        self.ask("POST", f"{path}/commands", {"type": "start", "id": "s"}, made["host_key"])
        where = self.address.replace("http", "ws", 1) + f"{path}/socket"
        context = any_certificate() if where.startswith("wss") else None
        with connect(where, origin=Origin(self.address), ssl=context) as line:
            line.send(json.dumps({"type": "hello", "key": seated["key"]}))
            return answer_all(line, seated["seat"])


def answer_all(line: ClientConnection, seat: int) -> Data:
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


def visit_all(visitors: list[Visitor]) -> list[Data]:
    """Tables, each of which everybody looks at in several ways."""
    made = [visitors[0].make() for _ in range(TABLES)]
    for visitor in visitors:
        for table in made:
            visitor.ask("GET", f"/api/tables/{table['table']}")
            visitor.ask("GET", f"/api/tables/{table['table']}/news?since=0")
            page = visitor.http.get(f"/t/{table['table']}", headers=LIES).text
            assert f'="{visitor.address}/' in page  # in the preview of the link, with its scheme
            assert "evil.example" not in page
    return made


@pytest.mark.parametrize("name", PROXIES)
def test_each_table_has_one_server_whatever_is_asked_of_it(name: str, tmp_path: Path) -> None:
    with behind(name, tmp_path) as (address, servers):
        with Visitor(address) as one, Visitor(address) as other:
            made = visit_all([one, other])
            assert other.play(made[0])["winners"]
            assert epochs(servers[0]) == [1] * TABLES
            # A server that goes moves its own tables alone.
            servers[0].stop()
            for table in made:
                other.ask("GET", f"/api/tables/{table['table']}")
        assert TABLES < sum(epochs(servers[1])) < 2 * TABLES
        servers[0].start()


def test_a_proxy_that_does_not_go_by_the_table_is_found_out(tmp_path: Path) -> None:
    fault = ("balance hash var(txn.table)", "balance roundrobin")
    with behind("haproxy", tmp_path, fault) as (address, servers), Visitor(address) as one:
        visit_all([one])
        assert sum(epochs(servers[0])) > TABLES
