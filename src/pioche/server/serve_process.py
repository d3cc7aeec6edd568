"""One process that serves: its port, its signals, its metrics and its graceful end."""

import asyncio
import errno
import logging
import os
import signal
import socket
import threading
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, contextmanager, suppress
from types import FrameType
from typing import Final

import uvicorn

import pioche
from pioche.core.refusals import Refusal
from pioche.server.http.metrics_port import serving_metrics
from pioche.server.http.uvicorn_protocols import BoundedHttp
from pioche.server.logs import Field, log_event, write_at_once
from pioche.server.metrics import observe_commit
from pioche.server.server import Server
from pioche.server.settings import ServeOptions
from pioche.server.store.addresses import shown_address
from pioche.server.store.group_commit import ObservedStore
from pioche.server.store.interface import Store
from pioche.server.succession import (
    HAND_OVER_SIGNALS,
    LAST_REQUESTS,
    Successor,
    heed_signal,
)
from pioche.server.watchdogs import READY, STOPPING, feed_watchdogs, notify, stop_own_watchdog

WAITING: Final = 1024  # connections that may wait to be accepted
PORT_FLAG: Final = "--port"
METRICS_FLAG: Final = "--metrics-port"
ANY_ADDRESS: Final = ("0.0.0.0", "::", "")  # noqa: S104  (compared, not bound)


def listen(host: str, port: int, flag: str = PORT_FLAG) -> socket.socket:
    """A listening socket, or a refusal that names the flag for another address."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return bind_and_listen(socket.socket(family, socket.SOCK_STREAM), host, port)
    except (OSError, OverflowError, UnicodeError) as error:
        raise address_refusal(host, port, error, flag) from error


def address_refusal(host: str, port: int, error: Exception, flag: str) -> Refusal:
    number = getattr(error, "errno", None) or 0
    key = "cli-serve-busy" if number == errno.EADDRINUSE else "cli-serve-address"
    return Refusal(key, host=host, port=str(port), number=number, flag=flag)


def bind_and_listen(listening: socket.socket, host: str, port: int) -> socket.socket:
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(WAITING)
    except (OSError, OverflowError):
        listening.close()
        raise
    return listening


def link(host: str, port: int) -> str:
    name = "localhost" if host in ANY_ADDRESS else host
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


# The signals that stop a server; SIGHUP is a closed terminal.
STOP_SIGNALS: Final = tuple(
    getattr(signal, name)
    for name in ("SIGTERM", "SIGINT", "SIGHUP", "SIGBREAK")
    if hasattr(signal, name)
)
KILLED_BY: Final = 128  # plus the number of the signal, as in shells
TOO_SLOW: Final = 1
# Shares of the time to stop: for running requests, then for connections to close.
REQUESTS_SHARE: Final = 0.5
CONNECTIONS_SHARE: Final = 0.1
LOOK: Final = 0.02
# Seconds between two attempts to have a metrics port.
LATE_METRICS: Final = 0.2
# Share of the time for running requests in which tables are given up one after the other.
TABLES_SHARE: Final = 0.8


@contextmanager
def stop_signals(stop: Callable[[], None], seconds: float) -> Iterator[None]:
    """The first signal calls `stop` and limits the time; the second ends the process at once.

    Handlers do very little: they may interrupt anything, even a log line being written.
    """
    asked = False

    def handle(number: int, _frame: FrameType | None) -> None:
        nonlocal asked
        if asked:
            write_at_once(logging.WARNING, "stopped at once, by a second signal")
            os._exit(KILLED_BY + number)
        asked = True
        limit_time(seconds)
        stop()

    before = {number: signal.getsignal(number) for number in STOP_SIGNALS}
    ours = [number for number, had in before.items() if had is not signal.SIG_IGN]  # nohup
    for number in ours:
        signal.signal(number, handle)
    try:
        yield
    finally:
        for number in ours:
            signal.signal(number, before[number])


@contextmanager
def hand_over_signal(start_successor: Callable[[], None]) -> Iterator[None]:
    """A signal starts a new version of this server, which takes over from it."""
    for number in HAND_OVER_SIGNALS:
        signal.signal(number, lambda _number, _frame: start_successor())
    heed_signal()
    try:
        yield
    finally:
        for number in HAND_OVER_SIGNALS:
            signal.signal(number, signal.SIG_IGN)  # it ends


def heed_interrupts() -> None:
    """Undo the shell's ignoring of SIGINT in background jobs."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def limit_time(seconds: float) -> None:
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGALRM, give_up)
        signal.setitimer(signal.ITIMER_REAL, seconds)


def give_up(_number: int, _frame: FrameType | None) -> None:
    """Exit; acknowledged entries are stored, and the next start checks the file."""
    write_at_once(logging.ERROR, "stopping took too long")
    os._exit(TOO_SLOW)


class GracefulServer(uvicorn.Server):
    """uvicorn that answers 503 while it finishes running requests, and leaves signals to us."""

    successor: Successor | None = None
    succession_wanted = False
    handed_over = False

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self.served = server

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Capture none: uvicorn would raise them again at its end and kill what remains to do."""
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.listening, self.loop = sockets or [], asyncio.get_running_loop()
        await super().startup(sockets)
        self.feeding = asyncio.create_task(feed_watchdogs(self.served.settings.watchdog))
        notify(READY)
        if self.succession_wanted:
            self.begin_succession()

    def stop(self) -> None:
        """Called by the signal handler."""
        self.served.lifecycle.stopping = True
        self.should_exit = True

    # A new version

    def start_successor(self) -> None:
        """Called by the signal handler, perhaps before the start is over."""
        self.succession_wanted = True
        if self.started:
            self.loop.call_soon_threadsafe(self.begin_succession)

    def begin_succession(self) -> None:
        if self.successor is None and self.listening and not self.should_exit:
            self.successor = Successor(self.listening[0], self.hand_over, self.keep_on)

    def keep_on(self) -> None:
        self.successor = None

    def hand_over(self) -> None:
        """Give the port up, then stop; tables are given up one after the other."""
        assert self.successor is not None
        self.stop_listening()
        self.successor.give_port()
        self.handed_over = True
        self.loop.call_later(LAST_REQUESTS, self.stop)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        seconds = self.served.settings.stop_within * REQUESTS_SHARE
        if self.successor is not None and not self.handed_over:
            self.successor.cancel()
        notify(STOPPING)
        log_event(logging.INFO, "stopping", tables=len(self.served.rooms.open))
        self.served.lifecycle.stopping = True
        self.close_port()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.served.rooms.give_up(seconds * TABLES_SHARE)
                while self.server_state.tasks:
                    await asyncio.sleep(LOOK)
        await super().shutdown(sockets)

    def stop_listening(self) -> None:
        for server in self.servers:
            server.close()

    def close_port(self) -> None:
        """Take no more requests before any socket is closed: a proxy then asks another server."""
        self.stop_listening()
        for connection in list(self.server_state.connections):
            if isinstance(connection, BoundedHttp):
                connection.shutdown()  # unless it is being answered


def run_server(
    server: GracefulServer,
    store: Store,
    listening: list[socket.socket],
    serving: ServeOptions,
    announce: Callable[[], None] = lambda: None,
    *,
    succeeds: bool = False,
) -> None:
    """Serve until asked to stop; `succeeds`: an old server may still have the metrics port."""
    settings = server.served.settings
    watch_commits(store, settings.slow_commit)
    with stop_signals(server.stop, settings.stop_within), hand_over_signal(server.start_successor):
        try:
            with metrics_if_wanted(server.served, serving, patient=succeeds) as metrics:
                log_start(serving.store or type(store).__name__, listening, metrics)
                announce()
                server.run(listening)
        finally:
            stop_own_watchdog()
            asyncio.run(store.close())
        log_event(logging.INFO, "stopped")


def log_start(store: str, listening: list[socket.socket], metrics: int | None) -> None:
    """Log the start, without the password of the store's address."""
    fields: dict[str, Field] = {}
    if listening:
        fields["address"] = link(*listening[0].getsockname()[:2])
    fields["store"] = shown_address(store)
    if metrics is not None:
        fields["metrics_port"] = metrics
    rules = "compiled" if pioche.COMPILED else "interpreted"
    fields |= {"version": pioche.__version__, "rules": rules, "process": os.getpid()}
    log_event(logging.INFO, "started", "", **fields)


def watch_commits(store: Store, slow: float) -> None:
    def observe(seconds: float, writes: int) -> None:
        observe_commit(seconds, writes)
        if seconds > slow:
            took = round(seconds, 3)
            log_event(logging.WARNING, "slow commit", seconds=took, writes=writes)

    if isinstance(store, ObservedStore):
        store.observe_commits(observe)


# Metrics


def metrics_port_of(serving: ServeOptions, number: int) -> int | None:
    """The metrics port of a worker: the configured one, then the following ones."""
    port = serving.metrics_port
    return port + number if port else port


@contextmanager
def metrics_if_wanted(
    server: Server, serving: ServeOptions, *, patient: bool = False
) -> Iterator[int | None]:
    """Serve metrics meanwhile; with `patient` as soon as the port is free."""
    if serving.metrics_port is None:
        yield None
        return
    host, port = serving.metrics_host, serving.metrics_port
    with ExitStack() as stack:
        try:
            shown = stack.enter_context(serving_metrics(server, host, port))
        except (OSError, UnicodeError, OverflowError) as error:
            if not (patient and getattr(error, "errno", None) == errno.EADDRINUSE):
                raise address_refusal(host, port, error, METRICS_FLAG) from error
            late = LateMetrics(server, serving)
            stack.callback(late.end)
            shown = port
        yield shown


class LateMetrics:
    """Metrics on a port that another process is about to leave."""

    def __init__(self, server: Server, serving: ServeOptions) -> None:
        self.over = threading.Event()
        self.thread = threading.Thread(
            target=self.serve, args=(server, serving), name="pioche-metrics", daemon=True
        )
        self.thread.start()

    def serve(self, server: Server, serving: ServeOptions) -> None:
        host, port = serving.metrics_host, serving.metrics_port
        assert port is not None
        while not self.over.wait(LATE_METRICS):
            with suppress(OSError), serving_metrics(server, host, port):
                self.over.wait()

    def end(self) -> None:
        self.over.set()
        self.thread.join()
