"""One process that serves: its port, its signals, its metrics and its graceful end."""

import asyncio
import errno
import logging
import os
import signal
import socket
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, contextmanager, suppress
from types import FrameType
from typing import Final

import uvicorn

import pioche
from pioche.core.refusals import Refusal
from pioche.server.http.monitoring import serving_metrics
from pioche.server.logs import Field, log_event, write_at_once
from pioche.server.metrics import observe_commit
from pioche.server.rooms.connection import GOING_AWAY
from pioche.server.rooms.live_room import LiveRoom
from pioche.server.rooms.registry import Rooms
from pioche.server.server import Server
from pioche.server.settings import ServeOptions
from pioche.server.store.addresses import shown_address
from pioche.server.store.group_commit import ObservedStore
from pioche.server.store.interface import Store

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
# Seconds for answers to reach their sockets before these are closed.
ANSWERS: Final = 0.05


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

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self.served = server

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Capture none: uvicorn would raise them again at its end and kill what remains to do."""
        yield

    def stop(self) -> None:
        """Called by the signal handler."""
        self.served.lifecycle.stopping = True
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        seconds = self.served.settings.stop_within
        log_event(logging.INFO, "stopping", tables=len(self.served.rooms.open))
        self.served.lifecycle.stopping = True
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds * REQUESTS_SHARE):
                await close_sockets(self.served.rooms)
                while self.server_state.tasks:
                    await asyncio.sleep(LOOK)
        await super().shutdown(sockets)


async def close_sockets(rooms: Rooms) -> None:
    """Close every socket with 1012 once its commands are stored and answered."""
    lives = list(rooms.open.values())
    await asyncio.gather(*(until_free(live) for live in lives))
    await asyncio.sleep(ANSWERS)
    for live in lives:
        for connection in live.people.connections:
            connection.close(GOING_AWAY)


async def until_free(live: LiveRoom) -> None:
    async with live.lock:
        pass


def run_server(
    server: GracefulServer,
    store: Store,
    listening: list[socket.socket],
    serving: ServeOptions,
    announce: Callable[[], None] = lambda: None,
) -> None:
    settings = server.served.settings
    watch_commits(store, settings.slow_commit)
    with stop_signals(server.stop, settings.stop_within):
        try:
            with metrics_if_wanted(server.served, serving) as metrics:
                log_start(serving.store or type(store).__name__, listening, metrics)
                announce()
                server.run(listening)
        finally:
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
def metrics_if_wanted(server: Server, serving: ServeOptions) -> Iterator[int | None]:
    if serving.metrics_port is None:
        yield None
        return
    host, port = serving.metrics_host, serving.metrics_port
    with ExitStack() as stack:
        try:
            shown = stack.enter_context(serving_metrics(server, host, port))
        except (OSError, UnicodeError, OverflowError) as error:
            raise address_refusal(host, port, error, METRICS_FLAG) from error
        yield shown
