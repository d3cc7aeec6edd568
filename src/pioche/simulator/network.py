"""The network between clients and servers: requests over HTTP, and sockets with two ends.

Everything above uvicorn is the server's own: a request or a socket enters its ASGI application.
Frames of one socket keep their order; between sockets there is none.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Final, Protocol
from urllib.parse import unquote

from pioche.server.http.scopes import request_scope
from pioche.server.http.socket_line import EXTENSION, Listener
from pioche.simulator.world import Process, World

HOST: Final = "tables.example"
# Seconds on the way, usually and at worst.
USUAL_DELAY: Final = 0.02
SELDOM_DELAY: Final = 0.4
SELDOM: Final = 0.03
# Bytes on the way above which a socket is not writable, and below which it is again.
FULL: Final = 16 * 1024
FREE: Final = 4 * 1024
# How long a client waits for an answer over HTTP.
REQUEST_SECONDS: Final = 15.0
LOST: Final = 1006
NOT_CONNECTED: Final = 0


class Network:
    """Delays, of which a spike makes all longer."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.slowness = 1.0
        self.opened = 0
        self.in_flight = 0


class ClientEnd(Protocol):
    """What a client hears of its socket."""

    def opened(self, socket: "Socket") -> None: ...

    def received(self, socket: "Socket", content: bytes) -> None: ...

    def closed(self, socket: "Socket", code: int) -> None: ...


class Observer(Protocol):
    """What sees every frame at the moment when the server sends it."""

    def sent(self, socket: "Socket", content: bytes) -> None: ...


class Way:
    """One direction of a connection: things arrive in the order in which they were sent."""

    def __init__(self, network: Network, purpose: str) -> None:
        self.network = network
        self.chance = network.world.chance(purpose)
        self.free_at = 0.0
        self.slowness = 1.0

    def send(self, then: Callable[[], None]) -> None:
        world = self.network.world
        most = SELDOM_DELAY if self.chance.random() < SELDOM else USUAL_DELAY
        delay = self.chance.random() * most * self.network.slowness * self.slowness
        self.free_at = max(self.free_at, world.now + delay)
        world.later(self.free_at - world.now, then)


class Socket:
    """A socket: the server's side is the `SocketLine` that its session writes to."""

    def __init__(
        self,
        network: Network,
        process: Process,
        app: Any,  # noqa: ANN401  (an ASGI application)
        table_id: str,
        client: ClientEnd,
        observer: Observer,
        address: str,
    ) -> None:
        network.opened += 1
        self.number = network.opened
        self.network = network
        self.process = process
        self.client = client
        self.observer = observer
        self.table_id = table_id
        self.up = Way(network, f"up {network.opened}")
        self.down = Way(network, f"down {network.opened}")
        self.is_writable = True
        self.sends_old = False  # messages that have waited in the outbox
        self.on_the_way = 0
        self.listener: Listener | None = None
        self.unread: deque[bytes] = deque()
        self.reading = True
        self.is_open = True  # for the client
        self.ended = False  # for the server
        self.tasks: set[asyncio.Task[Any]] = set()
        self.address = address
        self.up.send(lambda: process.call(lambda: self.connect(app)))

    # The handshake

    def connect(self, app: Any) -> None:  # noqa: ANN401
        self.spawn(self.run(app))

    async def run(self, app: Any) -> None:  # noqa: ANN401
        path = f"/api/tables/{self.table_id}/socket"
        scope = {
            **client_scope("websocket", path, None, self.address),
            "scheme": "ws",
            "subprotocols": [],
            "extensions": {"websocket.http.response": {}, EXTENSION: self},
        }
        scope["headers"].append((b"origin", f"http://{HOST}".encode()))
        await app(scope, self.receive, self.answer)

    async def receive(self) -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def answer(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "websocket.accept":
            self.to_client(lambda: self.client.opened(self))
        elif kind == "websocket.close":
            self.end(message.get("code", 1000))
        elif kind == "websocket.http.response.start":
            status = message["status"]
            self.to_client(lambda: self.close_client(status))

    # The server's side

    def take_over(self, listener: Listener) -> None:
        self.listener = listener
        if self.ended:
            listener.ended()
        self.hand_over()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = self.process.spawn(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def pause_reading(self) -> None:
        self.reading = False

    def read_on(self) -> None:
        self.reading = True
        if self.unread:
            self.process.loop.call_soon(self.hand_over)

    def hand_over(self) -> None:
        while self.listener is not None and self.reading and self.unread and not self.ended:
            self.listener.received(self.unread.popleft())

    def write(self, *contents: bytes) -> None:
        if not self.process.alive or self.ended:
            return
        for content in contents:
            self.observer.sent(self, content)
            self.on_the_way += len(content)
            self.to_client(lambda content=content: self.deliver(content))  # type: ignore[misc]
        if self.on_the_way > FULL:
            self.is_writable = False

    def end(self, code: int) -> None:
        """Close from the server's side."""
        if self.ended or not self.process.alive:
            return
        self.ended = True
        self.to_client(lambda: self.close_client(code))
        if self.listener is not None:
            self.process.loop.call_soon(self.listener.ended)

    def to_client(self, then: Callable[[], None]) -> None:
        if self.process.alive:
            self.down.send(then)

    # The client's side

    def send(self, content: bytes) -> None:
        if self.is_open:
            self.up.send(lambda: self.process.call(lambda: self.arrive(content)))

    def arrive(self, content: bytes) -> None:
        if not self.ended:
            self.unread.append(content)
            self.hand_over()

    def deliver(self, content: bytes) -> None:
        self.on_the_way -= len(content)
        if not self.is_writable and self.on_the_way < FREE:
            self.is_writable = True
            self.process.call(self.writable)
        if self.is_open:
            self.client.received(self, content)

    def writable(self) -> None:
        """Let the session send what has waited."""
        if self.listener is not None and not self.ended:
            self.sends_old = True
            self.listener.writable()
            self.sends_old = False

    def close_client(self, code: int) -> None:
        if self.is_open:
            self.is_open = False
            self.client.closed(self, code)

    def leave(self) -> None:
        """The client closes it."""
        self.is_open = False
        self.up.send(lambda: self.process.call(self.lose_client))

    def lose_client(self) -> None:
        if not self.ended:
            self.ended = True
            if self.listener is not None:
                self.listener.ended()

    def cut(self, client_after: float, server_after: float) -> None:
        """The connection breaks; each side notices in its own time, and nothing passes any more."""
        world = self.network.world
        was_open, self.is_open = self.is_open, False
        if was_open:
            world.later(client_after, lambda: self.client.closed(self, LOST))
        world.later(server_after, lambda: self.process.call(self.lose_client))


def client_scope(kind: str, path: str, key: str | None, address: str) -> dict[str, Any]:
    return request_scope(kind, path, key, HOST, (address, 40000))


Answered = Callable[[int, bytes], None]


@dataclass(frozen=True)
class Asked:
    """A request over HTTP as a client makes it."""

    method: str
    path: str
    body: bytes
    key: str | None
    address: str

    def scope(self) -> dict[str, Any]:
        scope = client_scope("http", self.path, self.key, self.address)
        return scope | {"method": self.method, "path": unquote(scope["path"])}


class Request:
    """A request on its way; its answer has the status 0 if none came."""

    def __init__(
        self,
        network: Network,
        process: Process,
        app: Any,  # noqa: ANN401
        asked: Asked,
        then: Answered,
    ) -> None:
        network.opened += 1
        network.in_flight += 1
        self.network = network
        self.process = process
        self.scope = asked.scope()
        self.body = asked.body
        self.then: Answered | None = then
        self.status = 0
        self.parts: list[bytes] = []
        self.way = Way(network, f"request {network.opened}")
        self.received = False
        self.way.send(lambda: process.call(lambda: self.run(app)))
        network.world.later(REQUEST_SECONDS, lambda: self.finish(NOT_CONNECTED, b""))

    def run(self, app: Any) -> None:  # noqa: ANN401
        self.task = self.process.spawn(app(self.scope, self.receive, self.send))

    async def receive(self) -> dict[str, Any]:
        if self.received:
            await asyncio.get_running_loop().create_future()
        self.received = True
        return {"type": "http.request", "body": self.body, "more_body": False}

    async def send(self, message: dict[str, Any]) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            return
        self.parts.append(message.get("body", b""))
        if not message.get("more_body") and self.process.alive:
            content = b"".join(self.parts)
            self.way.send(lambda: self.finish(self.status, content))

    def finish(self, status: int, content: bytes) -> None:
        then, self.then = self.then, None
        if then is not None:
            self.network.in_flight -= 1
            then(status, content)
