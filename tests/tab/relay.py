"""Lets clients of the tests reach the tables of a tab as they reach a server's.

HTTP and WebSockets come in here and go as messages to a page (`relay.html`), which hands them to
the tables' worker. While there is no page they wait; when it is lost, so are their answers.
"""

import asyncio
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

Data = dict[str, Any]
LOST = {"type": "closed", "status": 1012}
NORMAL = 1000
# No answer at all: what was asked may have been done.
NO_ANSWER = 599


class Relay:
    """The way to one tab, which comes and goes."""

    def __init__(self) -> None:
        self.numbers = itertools.count(1)
        self.page: WebSocket | None = None
        self.here = asyncio.Event()
        self.ready = asyncio.Event()
        self.heard: dict[int, asyncio.Queue[Data]] = {}
        self.troubles: list[Data] = []
        self.searched: list[int] = []  # frames that the page drew meanwhile

    @asynccontextmanager
    async def running(self) -> AsyncIterator[int]:
        """The port."""
        routes = [
            WebSocketRoute("/relay", self.serve_page),
            WebSocketRoute("/{path:path}", self.serve_socket),
            Route("/{path:path}", self.serve_request, methods=["GET", "POST"]),
        ]
        config = uvicorn.Config(Starlette(routes=routes), port=0, log_config=None, lifespan="off")
        server = uvicorn.Server(config)
        work = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            yield server.servers[0].sockets[0].getsockname()[1]
        finally:
            server.should_exit = server.force_exit = True
            await work

    # The tab

    async def serve_page(self, page: WebSocket) -> None:
        """A page may come before the end of the one before it is heard of."""
        await page.accept()
        self.lose()
        self.page = page
        self.here.set()
        with suppress(WebSocketDisconnect):
            while True:
                message = await page.receive_json()
                if self.page is page:
                    self.hear(message)
        if self.page is page:
            self.lose()

    def hear(self, message: Data) -> None:
        if "number" in message:
            if message["number"] in self.heard:
                self.heard[message["number"]].put_nowait(message)
        elif message["type"] == "failed":
            self.troubles.append(message)
        elif message["type"] == "searched":
            self.searched.append(message["frames"])
        elif message.get("status") == "ready":
            self.ready.set()

    def lose(self) -> None:
        self.page = None
        self.here.clear()
        self.ready.clear()
        for queue in self.heard.values():
            queue.put_nowait(LOST)

    async def send(self, message: Data) -> None:
        """Send it to the page; a page that is lost meanwhile does not answer."""
        if self.page is not None:
            with suppress(WebSocketDisconnect, RuntimeError):
                await self.page.send_json(message)
        elif message["number"] in self.heard:
            self.heard[message["number"]].put_nowait(LOST)

    def listen(self) -> tuple[int, "asyncio.Queue[Data]"]:
        number = next(self.numbers)
        queue = self.heard[number] = asyncio.Queue()
        return number, queue

    # The clients

    async def serve_request(self, request: Request) -> Response:
        await self.here.wait()
        number, queue = self.listen()
        key = request.headers.get("authorization", "").removeprefix("Bearer ")
        asked = {"type": "request", "number": number, "method": request.method}
        body = (await request.body()).decode()
        await self.send({**asked, "path": request.url.path, "key": key, "body": body})
        answer = await queue.get()
        del self.heard[number]
        if answer is LOST:
            return Response(status_code=NO_ANSWER)
        return Response(answer["text"], answer["status"], media_type="application/json")

    async def serve_socket(self, socket: WebSocket) -> None:
        await socket.accept()
        await self.here.wait()
        number, queue = self.listen()
        await self.send({"type": "open", "number": number, "path": socket.url.path})
        message = await queue.get()
        up = asyncio.create_task(self.send_up(socket, number, queue))
        while message["type"] != "closed":
            message = await queue.get()
            if message["type"] == "message":
                with suppress(WebSocketDisconnect, RuntimeError):
                    await socket.send_text(message["text"])
        up.cancel()
        del self.heard[number]
        await self.send({"type": "close", "number": number})
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.close(message["status"] or NORMAL)

    async def send_up(self, socket: WebSocket, number: int, queue: "asyncio.Queue[Data]") -> None:
        with suppress(WebSocketDisconnect):
            while True:
                text = await socket.receive_text()
                await self.send({"type": "send", "number": number, "text": text})
        queue.put_nowait(LOST)
