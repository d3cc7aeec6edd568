"""A worker: a whole server that is handed its connections instead of taking them from a port."""

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

# What a worker says: it can be handed connections; it was asked to stop, and wants no more.
READY: Final = b"r"
STOPPING: Final = b"s"
# Connections taken before those that are there get their word in.
AT_ONCE: Final = 16
FAILED: Final = 1


@dataclass(frozen=True)
class WorkerPlan:
    """What every worker is told when it starts."""

    store: str
    settings: Settings
    bots: tuple[str, ...]
    serving: ServeOptions
    open_store: Callable[[str], Store] = open_store

    def for_worker(self, number: int) -> "WorkerPlan":
        """Each has a port of its own for its figures."""
        port = metrics_port_of(self.serving, number)
        return replace(self, serving=replace(self.serving, metrics_port=port))


def work(channel: socket.socket, plan: WorkerPlan) -> None:
    """What the process does: serve whom it is handed, until the channel ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the one that started it
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
    """Wraps the application: a connection is closed after one answer.

    It was handed over for the table of its first request. The next one might be about another
    table, and would take that one from the worker that has it, and back, again and again.
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
    """Serves the connections whose descriptors come through a channel; stops when that ends."""

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
        """One byte a connection, so that each comes by itself."""
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
        """From a handler of signals: the other side ends the channel, once nobody is on the way."""
        with suppress(OSError):  # the other side may be gone
            self.channel.send(STOPPING)

    def end(self) -> None:
        """Nobody else comes: see to those who are there, and stop."""
        asyncio.get_running_loop().remove_reader(self.channel.fileno())
        super().stop()

    def begin(self, descriptors: list[int]) -> None:
        """None where the system had no descriptors left: then the connection is closed."""
        for descriptor in descriptors:
            task = asyncio.create_task(self.connect(socket.socket(fileno=descriptor)))
            self.beginning.add(task)
            task.add_done_callback(self.beginning.discard)

    async def connect(self, connection: socket.socket) -> None:
        connection.setblocking(False)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(self.protocol, connection)
        except OSError:  # it is gone already
            connection.close()

    def protocol(self) -> asyncio.Protocol:
        """As uvicorn makes one for each connection that it takes itself."""
        make = self.config.http_protocol_class
        made: asyncio.Protocol = make(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state={}
        )
        return made
