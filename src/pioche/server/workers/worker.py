"""A worker: a whole server that is handed its connections instead of accepting them."""

import asyncio
import signal
import socket
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

import uvicorn
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pioche.bots import add_bots
from pioche.server.app import create_app
from pioche.server.event_loop import spare_collector
from pioche.server.http.paths import ROUTED
from pioche.server.limits import SharedLimits
from pioche.server.logs import configure_logging, report
from pioche.server.serve import serving_config
from pioche.server.serve_process import GracefulServer, metrics_port_of, run_server
from pioche.server.server import Server
from pioche.server.settings import ServeOptions, Settings
from pioche.server.store.addresses import open_patiently
from pioche.server.store.interface import CannotOpen, Store
from pioche.server.store_opening import keep_opening
from pioche.server.watchdogs import LATE_SHARE, REPORTS, forget_service_manager

# Reports of a worker, a byte each: it takes connections; it was asked to stop and takes no more; it
# lives; it has taken a connection.
READY: Final = b"r"
STOPPING: Final = b"s"
ALIVE: Final = b"a"
TAKEN: Final = b"t"
# Size of what comes with a connection: the id of its table, or as many spaces.
ID_SIZE: Final = 22
# Connections received in a row.
AT_ONCE: Final = 16
FAILED: Final = 1
REFUSED: Final = 2


@dataclass(frozen=True)
class WorkerPlan:
    """What a worker needs to start."""

    store: str
    settings: Settings
    bots: tuple[str, ...]
    serving: ServeOptions
    limits: SharedLimits
    # Whether the store could be used before: then no mistake of the settings keeps it from opening.
    checked: bool = True
    # Whether an old server, which may still have the metrics ports, is about to end.
    succeeds: bool = False
    open_store: Callable[[str], Store] = open_patiently

    def for_worker(self, number: int) -> "WorkerPlan":
        port = metrics_port_of(self.serving, number)
        limits = replace(self.limits, worker=number)
        return replace(self, serving=replace(self.serving, metrics_port=port), limits=limits)


def work(channel: socket.socket, plan: WorkerPlan) -> None:
    """Runs in the process: serve handed connections until the channel ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the supervisor
    forget_service_manager()
    configure_logging(plan.serving.log, plan.serving.log_level)
    starting = StartReports(channel, plan.settings.worker_silence / REPORTS)
    add_bots(list(plan.bots))
    try:
        store = plan.open_store(plan.store)
    except CannotOpen as error:
        report("opening the store", error)
        sys.exit(FAILED if plan.checked else REFUSED)
    app = create_app(plan.settings, store, shared=plan.limits)
    served = serving_config(OneRequest(app), app.state.server)
    spare_collector()
    server = WorkerServer(served, app.state.server, channel, starting.end)
    refused: list[CannotOpen] = []

    def refuse(error: CannotOpen) -> None:
        report("opening the store", error)
        refused.append(error)
        GracefulServer.stop(server)

    keep_opening(store, refuse)
    run_server(server, store, [], plan.serving, succeeds=plan.succeeds)
    if refused:
        sys.exit(FAILED if plan.checked else REFUSED)


class StartReports:
    """Reports from a thread that the worker lives, until its event loop can."""

    def __init__(self, channel: socket.socket, every: float) -> None:
        self.channel = channel
        self.every = every
        self.over = threading.Event()
        self.thread = threading.Thread(target=self.report, name="pioche-start", daemon=True)
        self.thread.start()

    def report(self) -> None:
        with suppress(OSError):  # the other side may be gone
            self.channel.send(ALIVE)
            while not self.over.wait(self.every):
                self.channel.send(ALIVE)

    def end(self) -> None:
        self.over.set()
        self.thread.join()


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

    def __init__(
        self,
        config: uvicorn.Config,
        server: Server,
        channel: socket.socket,
        started: Callable[[], None],
    ) -> None:
        super().__init__(config, server)
        self.channel = channel
        self.started_up = started
        self.taken = 0  # connections whose taking was not reported yet
        self.beginning: set[asyncio.Task[None]] = set()
        channel.setblocking(False)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.started_up()
        asyncio.get_running_loop().add_reader(self.channel.fileno(), self.receive)
        self.reporting = asyncio.create_task(self.report_life())
        self.tell(READY)

    async def report_life(self) -> None:
        """Report for as long as the event loop is in time; the supervisor kills a silent worker."""
        loop, silence = asyncio.get_running_loop(), self.served.settings.worker_silence
        while True:
            due = loop.time() + silence / REPORTS
            await asyncio.sleep(silence / REPORTS)
            if loop.time() - due < silence * LATE_SHARE:
                self.report_taken()
                self.tell(ALIVE)

    def receive(self) -> None:
        try:
            for _ in range(AT_ONCE):
                content, descriptors, *_ = socket.recv_fds(self.channel, ID_SIZE, 1)
                if not content:
                    self.end()
                    return
                self.taken += 1
                self.begin(content.decode().strip(), descriptors)
        except BlockingIOError:
            return
        except OSError as error:
            report("taking connections over", error)
            self.end()
        finally:
            self.report_taken()

    def report_taken(self) -> None:
        if self.taken:
            self.taken -= self.tell(TAKEN * self.taken)

    def tell(self, said: bytes) -> int:
        """The number of bytes sent: the other side may be busy or gone."""
        try:
            return self.channel.send(said)
        except OSError:
            return 0

    def stop(self) -> None:
        """Called by the signal handler; the supervisor then ends the channel."""
        self.tell(STOPPING)

    def end(self) -> None:
        asyncio.get_running_loop().remove_reader(self.channel.fileno())
        super().stop()

    def begin(self, table: str, descriptors: list[int]) -> None:
        """Begin to serve; without a descriptor (none were left) the connection is closed."""
        for descriptor in descriptors:
            task = asyncio.create_task(self.connect(table, socket.socket(fileno=descriptor)))
            self.beginning.add(task)
            task.add_done_callback(self.beginning.discard)

    async def connect(self, table: str, connection: socket.socket) -> None:
        """Serve a connection; its request must be about the table by which it was routed."""
        connection.setblocking(False)
        make = partial(self.protocol, table)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(make, connection)
        except OSError:  # closed already
            connection.close()

    def protocol(self, table: str) -> asyncio.Protocol:
        """A protocol, as uvicorn makes one for each accepted connection."""
        make = self.config.http_protocol_class
        made: asyncio.Protocol = make(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state={ROUTED: table}
        )
        return made
