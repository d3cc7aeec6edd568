"""The application of a tab: requests and sockets are messages of the page to this worker.

The page's script calls `request`, `open`, `send` and `close`; answers go back through `post`, whose
arguments are plain texts and numbers. Everything below is the server's own.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any, Final

from starlette.applications import Starlette
from starlette.types import Message

from pioche.server.http.application import application
from pioche.server.http.scopes import request_scope
from pioche.server.http.socket_line import EXTENSION, Listener
from pioche.server.http.table_routes import TABLE_ROUTES
from pioche.server.rooms.clocks import ServerClock
from pioche.server.server import new_server
from pioche.server.settings import Days, Settings, unlimited
from pioche.server.store.interface import CannotOpen, Store
from pioche.server.store.tab import TabStore
from pioche.tab.searches import SearchWorker, StartWorker

# The name in Host and Origin; a tab has no address.
HOST: Final = "tab"
NEVER: Final = 1e6
# Sentences of a tab for stores that cannot be opened.
TROUBLES: Final = {
    "server-store-newer": "tab-newer-store",
    "server-store-damaged": "tab-damaged",
    "server-store-not-ours": "tab-damaged",
}
FULL: Final = "database or disk is full"  # in SQLite's words
# One person's tables: no limits by address, nothing is ever removed.
SETTINGS: Final = unlimited(
    replace(
        Settings(),
        search=1.7,
        search_workers=1,
        review_percent=25,  # interpreted rules take fifteen times as long
        keep_abandoned=Days(0),
        keep_unstarted=Days(0),
        body_limit=4 * 1024 * 1024,
        record_limit=4 * 1024 * 1024,
        # A busy device is nothing to complain of in its console.
        slow_loop=NEVER,
        slow_commit=NEVER,
    )
)

# kind, number of the request or socket, status or code, content
Post = Callable[[str, int, int, str], object]


def tab_application(
    store: Store, searches: SearchWorker, bot_delay: float, search: float
) -> Starlette:
    """The routes of tables on a store of this browser."""
    settings = replace(SETTINGS, bot_delay=bot_delay, search=search)
    start = searches.start_executor
    server = new_server(settings, store, ServerClock(), start_executor=start)
    return application(server, TABLE_ROUTES)


class Bridge:
    """Hands the page's requests and sockets to an application."""

    def __init__(self, app: Starlette, post: Post) -> None:
        self.app = app
        self.post = post
        self.sockets: dict[int, TabSocket] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Start what a server does by itself: clocks, bots, tables that are due."""
        self.running = self.app.router.lifespan_context(self.app)
        await self.running.__aenter__()  # until the worker ends, which needs no exit

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def request(self, number: int, method: str, path: str, key: str, body: str) -> None:
        self.spawn(self.answer(number, method, path, key, body))

    async def answer(self, number: int, method: str, path: str, key: str, body: str) -> None:
        """Answer a request; an error of ours is a 500, as from a server."""
        answer = Answer(body.encode())
        scope = page_scope("http", path, key) | {"method": method}
        try:
            await self.app(scope, answer.receive, answer.send)
        finally:
            self.post("answer", number, answer.status, b"".join(answer.parts).decode())

    def open(self, number: int, path: str) -> None:
        socket = TabSocket(self, number)
        self.sockets[number] = socket
        self.spawn(socket.connect(path))

    def send(self, number: int, content: str) -> None:
        if socket := self.sockets.get(number):
            socket.arrive(content)

    def close(self, number: int) -> None:
        if socket := self.sockets.pop(number, None):
            socket.leave()


class Answer:
    """The answer to one request, as its parts come."""

    def __init__(self, body: bytes) -> None:
        self.body: bytes | None = body
        self.status = 500
        self.parts: list[bytes] = []

    async def receive(self) -> Message:
        body, self.body = self.body, None
        if body is None:
            await asyncio.get_running_loop().create_future()  # the page does not hang up
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
        else:
            self.parts.append(message.get("body", b""))


class TabSocket:
    """One socket of the page: a `SocketLine` whose other end is a port of messages."""

    is_writable = True

    def __init__(self, bridge: Bridge, number: int) -> None:
        self.bridge = bridge
        self.number = number
        self.listener: Listener | None = None
        self.unread: deque[str] = deque()
        self.reading = True
        self.ended = False

    async def connect(self, path: str) -> None:
        scope = page_scope("websocket", path, "") | {
            "scheme": "ws",
            "subprotocols": [],
            "extensions": {"websocket.http.response": {}, EXTENSION: self},
        }
        scope["headers"].append((b"origin", f"http://{HOST}".encode()))
        await self.bridge.app(scope, self.receive, self.answer)

    async def receive(self) -> Message:
        return {"type": "websocket.connect"}

    async def answer(self, message: Message) -> None:
        """A socket that is refused is closed; the page asks again or finds out over HTTP."""
        kind = message["type"]
        if kind == "websocket.accept":
            self.bridge.post("opened", self.number, 0, "")
        elif kind == "websocket.close":
            self.end(message.get("code", 1000))
        elif kind == "websocket.http.response.start":
            self.end(message["status"])

    # Called by the application

    def take_over(self, listener: Listener) -> None:
        self.listener = listener
        if self.ended:
            listener.ended()
        self.hand_over()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self.bridge.spawn(work)

    def pause_reading(self) -> None:
        self.reading = False

    def read_on(self) -> None:
        self.reading = True
        asyncio.get_running_loop().call_soon(self.hand_over)

    def write(self, *contents: bytes) -> None:
        if not self.ended:
            for content in contents:
                self.bridge.post("message", self.number, 0, content.decode())

    def end(self, code: int) -> None:
        if self.ended:
            return
        self.ended = True
        self.bridge.sockets.pop(self.number, None)
        self.bridge.post("closed", self.number, code, "")
        if self.listener is not None:
            asyncio.get_running_loop().call_soon(self.listener.ended)

    # Called by the page

    def arrive(self, content: str) -> None:
        self.unread.append(content)
        self.hand_over()

    def hand_over(self) -> None:
        while self.listener is not None and self.reading and self.unread and not self.ended:
            self.listener.received(self.unread.popleft())

    def leave(self) -> None:
        if not self.ended:
            self.ended = True
            if self.listener is not None:
                self.listener.ended()


def trouble_of(error: CannotOpen) -> str:
    full = error.arguments.get("reason") == FULL
    return "tab-full" if full else TROUBLES.get(error.key, "tab-failed")


def page_scope(kind: str, path: str, key: str) -> dict[str, Any]:
    return request_scope(kind, path, key, HOST, (HOST, 0))


async def start(
    post: Post, file: str, start_searches: StartWorker, bot_delay: float, search: float
) -> Bridge | str:
    """The running bridge to an application on this file; else the key that says why not."""
    try:
        store = TabStore(file)
    except CannotOpen as error:
        return trouble_of(error)
    app = tab_application(store, SearchWorker(start_searches), bot_delay, search)
    bridge = Bridge(app, post)
    await bridge.start()
    return bridge
