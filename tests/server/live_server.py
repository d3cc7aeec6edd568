"""A real server on a free port of this machine, in a thread, and a client for it."""

import asyncio
import hashlib
import json
import socket
import ssl
import threading
import time
from collections.abc import Callable, Coroutine, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from types import MappingProxyType
from typing import Any, Final, Self, TypeVar

import httpx2 as httpx
import uvicorn
from websockets.sync.client import connect
from websockets.sync.connection import Connection
from websockets.typing import Origin

from pioche.server.serve import config
from pioche.server.settings import Rate, Settings, unlimited
from pioche.server.store.interface import Store

UNLIMITED: Final = Rate(100_000, 1)
# Bots that do not hesitate, nobody who is too fast, and no word of how busy the machine is.
FAST: Final = unlimited(Settings(bot_delay=0, slow_loop=3600, slow_commit=3600))
PATIENCE: Final = 180
# Nobody here speaks TLS: to read the system's certificates for each client takes longer than to
# start a server.
NO_CERTIFICATES: Final = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
EMPTY: Final[Mapping[str, str]] = MappingProxyType({})

Data = dict[str, Any]
Result = TypeVar("Result")


class LiveServer:
    """The server; it can be stopped and started again on what it has stored."""

    def __init__(self, store: Store, settings: Settings = FAST) -> None:
        self.store = store
        self.settings = settings
        self.port = 0
        self.client = httpx.Client(timeout=PATIENCE, verify=NO_CERTIFICATES)

    def start(self) -> Self:
        listening = socket.socket()
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(("127.0.0.1", self.port))
        listening.listen()
        self.port = listening.getsockname()[1]
        self.server = self.make_server()
        self.thread = threading.Thread(target=self.server.run, args=([listening],), daemon=True)
        self.thread.start()
        wait_until(lambda: self.server.started)
        return self

    def make_server(self) -> uvicorn.Server:
        return uvicorn.Server(self.config())

    def config(self) -> uvicorn.Config:
        return config(self.store, self.settings)

    def stop(self) -> None:
        self.client.close()
        self.client = httpx.Client(timeout=PATIENCE, verify=NO_CERTIFICATES)
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()

    def restart(self) -> None:
        self.stop()
        self.start()

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def url(self) -> str:
        return f"http://{self.host}"

    def ask(
        self,
        method: str,
        path: str,
        body: object = None,
        key: str | None = None,
        headers: Mapping[str, str] = EMPTY,
    ) -> httpx.Response:
        content = None if body is None else json.dumps(body)
        return self.client.request(
            method, f"{self.url}{path}", headers={**headers, **bearer(key)}, content=content
        )

    def get(
        self, path: str, key: str | None = None, headers: Mapping[str, str] = EMPTY
    ) -> httpx.Response:
        return self.ask("GET", path, None, key, headers)

    def post(
        self, path: str, body: object, key: str | None = None, headers: Mapping[str, str] = EMPTY
    ) -> httpx.Response:
        return self.ask("POST", path, body, key, headers)

    def table(
        self, game: str = "diamant", seats: tuple[str, ...] = (), **more: object
    ) -> "TableClient":
        """A new table."""
        players = list(seats or ("open", "balanced", "bold"))
        made = self.post("/api/tables", {"game": game, "seats": players, **more})
        assert made.status_code == 201, made.text
        return TableClient(self, made.json())


class TableClient:
    """A table of the server, as its host sees it."""

    def __init__(self, server: LiveServer, created: Data) -> None:
        self.server = server
        self.id = str(created["table"])
        self.host_key = str(created["host_key"])
        self.commitment = str(created["commitment"])
        self.path = f"/api/tables/{self.id}"
        self.number = 0

    def sit(self, nickname: str = "Zoé", **more: object) -> "SeatClient":
        sat = self.server.post(f"{self.path}/seats", {"nickname": nickname, **more})
        assert sat.status_code == 201, sat.text
        return SeatClient(self, int(sat.json()["seat"]), str(sat.json()["key"]))

    def info(self) -> Data:
        return self.data(self.server.get(self.path))

    def command(self, kind: str, key: str | None, **more: object) -> httpx.Response:
        """A command under a name of its own, unless it is given one."""
        self.number += 1
        body = {"type": kind, "id": f"command-{self.number}", **more}
        return self.server.post(f"{self.path}/commands", body, key)

    def start(self) -> None:
        answer = self.command("start", self.host_key)
        assert answer.status_code == 200, answer.text

    def data(self, answer: httpx.Response) -> Data:
        assert answer.status_code == 200, answer.text
        found: Data = answer.json()
        return found

    def news(self, key: str | None = None, since: int = 0) -> Data:
        return self.data(self.server.get(f"{self.path}/news?since={since}", key))

    @contextmanager
    def socket(self, key: str | None = None, **hello: object) -> Iterator[Connection]:
        """A socket that has said hello, as a browser's."""
        with self.bare_socket() as line:
            named = {} if key is None else {"key": key}
            send(line, {"type": "hello", "describe": True, **named, **hello})
            yield line

    def bare_socket(
        self, origin: str | None = "", headers: Mapping[str, str] = EMPTY
    ) -> Connection:
        """A socket that has said nothing yet."""
        address = f"ws://{self.server.host}{self.path}/socket"
        received = (
            Origin(self.server.url if origin == "" else origin) if origin is not None else None
        )
        return connect(address, origin=received, additional_headers=headers, compression=None)


class SeatClient:
    """A player at a table."""

    def __init__(self, table: TableClient, seat: int, key: str) -> None:
        self.table = table
        self.seat = seat
        self.key = key

    def news(self, since: int = 0) -> Data:
        return self.table.news(self.key, since)

    def command(self, kind: str, **more: object) -> httpx.Response:
        return self.table.command(kind, self.key, **more)

    def asked(self) -> Data:
        """The news, once something is asked of this seat or the game is over."""
        news = self.news()
        end = time.monotonic() + PATIENCE
        while not (self.seat in news["table"]["waiting"] or news["table"]["phase"] == "over"):
            assert time.monotonic() < end, news["table"]
            time.sleep(0.005)
            news = self.news()
        return news

    def play(self, choose: Callable[[list[str]], str] = lambda legal: legal[0]) -> Data:
        """Answer every question until the game is over."""
        while (news := self.asked())["table"]["phase"] != "over":
            move, question = choose(news["legal"]), news["question"]
            self.command("move", question=question, move=move)
        return news


def bearer(key: str | None) -> dict[str, str]:
    return {} if key is None else {"Authorization": f"Bearer {key}"}


def promise(seed: bytes) -> str:
    return hashlib.sha256(seed).hexdigest()


def send(line: Connection, message: object) -> None:
    line.send(json.dumps(message))


def receive(line: Connection, kind: str, **wanted: object) -> Data:
    """The next message of a kind with these values; others are passed over."""
    while True:
        message: Data = json.loads(line.recv(timeout=PATIENCE))
        if message["type"] == kind and all(
            message[name] == value for name, value in wanted.items()
        ):
            return message


def run_async(work: Coroutine[Any, Any, Result]) -> Result:
    """Do some work in an event loop of its own, apart from those of other tests."""
    with ThreadPoolExecutor(1) as apart:
        return apart.submit(asyncio.run, work).result()


def wait_until(true: Callable[[], object]) -> None:
    """Wait until something is true."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it never came true"
        time.sleep(0.005)
