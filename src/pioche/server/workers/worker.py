"""A worker: a whole server that is handed its connections instead of accepting them."""

import asyncio
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

import uvicorn
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pioche.bots import add_bots
from pioche.server.app import create_app
from pioche.server.event_loop import spare_collector
from pioche.server.logs import configure_logging, report
from pioche.server.serve import serving_config
from pioche.server.serve_process import GracefulServer, metrics_port_of, run_server
from pioche.server.server import Server
from pioche.server.settings import ServeOptions, Settings
from pioche.server.store.addresses import open_store
from pioche.server.store.interface import CannotOpen, Store

# Reports of a worker: it takes connections; it was asked to stop and takes no more.
READY: Final = b"r"
STOPPING: Final = b"s"
# Connections received in a row.
AT_ONCE: Final = 16
FAILED: Final = 1


@dataclass(frozen=True)
class WorkerPlan:
    """What a worker needs to start."""

    store: str
    settings: Settings
    bots: tuple[str, ...]
    serving: ServeOptions
    open_store: Callable[[str], Store] = open_store

    def for_worker(self, number: int) -> "WorkerPlan":
        port = metrics_port_of(self.serving, number)
        return replace(self, serving=replace(self.serving, metrics_port=port))


def work(channel: socket.socket, plan: WorkerPlan) -> None:
    """Runs in the process: serve handed connections until the channel ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the supervisor
    configure_logging(plan.serving.log, plan.serving.log_level)
    add_bots(list(plan.bots))
    try:
        store = plan.open_store(plan.store)
    except CannotOpen as error:
        report("opening the store", error)
        sys.exit(FAILED)
    app = create_app(plan.settings, store)
    served = serving_config(OneRequest(app), plan.settings)
    spare_collector()
    run_server(WorkerServer(served, app.state.server, channel), store, [], plan.serving)


class OneRequest:
    """Middleware that closes a connection after one answer.

    The connection was routed by the table of its first request. A second one could be about another
    table, and would move that table between workers again and again.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_and_close(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message)["connection"] = "close"
            await send(message)

        await self.app(scope, receive, send_and_close)


class WorkerServer(GracefulServer):
    """Serves connections whose descriptors come through a channel; stops when it ends."""

    def __init__(self, config: uvicorn.Config, server: Server, channel: socket.socket) -> None:
        super().__init__(config, server)
        self.channel = channel
        self.beginning: set[asyncio.Task[None]] = set()
        channel.setblocking(False)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        asyncio.get_running_loop().add_reader(self.channel.fileno(), self.receive)
        self.channel.send(READY)

    def receive(self) -> None:
        try:
            for _ in range(AT_ONCE):
                content, descriptors, *_ = socket.recv_fds(self.channel, 1, 1)
                if not content:
                    self.end()
                    return
                self.begin(descriptors)
        except BlockingIOError:
            return
        except OSError as error:
            report("taking connections over", error)
            self.end()

    def stop(self) -> None:
        """Called by the signal handler; the supervisor then ends the channel."""
        with suppress(OSError):  # the other side may be gone
            self.channel.send(STOPPING)

    def end(self) -> None:
        asyncio.get_running_loop().remove_reader(self.channel.fileno())
        super().stop()

    def begin(self, descriptors: list[int]) -> None:
        """Begin to serve; without a descriptor (none were left) the connection is closed."""
        for descriptor in descriptors:
            task = asyncio.create_task(self.connect(socket.socket(fileno=descriptor)))
            self.beginning.add(task)
            task.add_done_callback(self.beginning.discard)

    async def connect(self, connection: socket.socket) -> None:
        connection.setblocking(False)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(self.protocol, connection)
        except OSError:  # closed already
            connection.close()

    def protocol(self) -> asyncio.Protocol:
        """A protocol, as uvicorn makes one for each accepted connection."""
        make = self.config.http_protocol_class
        made: asyncio.Protocol = make(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state={}
        )
        return made
