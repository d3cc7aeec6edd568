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
from pioche.server.http.monitoring import metrics_shown
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

WAITING: Final = 1024  # connections that may wait to be taken
PORT_FLAG: Final = "--port"
METRICS_FLAG: Final = "--metrics-port"
ANY_ADDRESS: Final = ("0.0.0.0", "::", "")  # noqa: S104  (compared, not bound)


def listen(host: str, port: int, flag: str = PORT_FLAG) -> socket.socket:
    """A socket on that address, or a refusal that says which flag chooses another."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return bound(socket.socket(family, socket.SOCK_STREAM), host, port)
    except (OSError, OverflowError, UnicodeError) as error:
        raise address_refusal(host, port, error, flag) from error


def address_refusal(host: str, port: int, error: Exception, flag: str) -> Refusal:
    number = getattr(error, "errno", None) or 0
    key = "cli-serve-busy" if number == errno.EADDRINUSE else "cli-serve-address"
    return Refusal(key, host=host, port=str(port), number=number, flag=flag)


def bound(listening: socket.socket, host: str, port: int) -> socket.socket:
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(WAITING)
    except (OSError, OverflowError):
        listening.close()
        raise
    return listening


def link(host: str, port: int) -> str:
    """The address to type into a browser on this machine."""
    name = "localhost" if host in ANY_ADDRESS else host
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


# What ends a server: a terminal that is closed as well.
STOP_SIGNALS: Final = tuple(
    getattr(signal, name)
    for name in ("SIGTERM", "SIGINT", "SIGHUP", "SIGBREAK")
    if hasattr(signal, name)
)
KILLED_BY: Final = 128  # and the number of the signal, as shells tell it
TOO_SLOW: Final = 1
# Of the time that stopping may take: for requests under way, and then for connections to close.
REQUESTS_SHARE: Final = 0.5
CONNECTIONS_SHARE: Final = 0.1
LOOK: Final = 0.02
# For answers that are on their way to sockets, before these are closed.
ANSWERS: Final = 0.05


@contextmanager
def stop_signals(stop: Callable[[], None], seconds: float) -> Iterator[None]:
    """The first signal asks to stop, within so many seconds; the second ends the process at once.

    Handlers do as little as can be: they may interrupt anything, a line of the log being written.
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
    """A shell starts what is in its background deaf to Ctrl+C; whoever sends SIGINT means it."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def limit_time(seconds: float) -> None:
    """End the process when that time is over, whatever it waits for."""
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGALRM, give_up)
        signal.setitimer(signal.ITIMER_REAL, seconds)


def give_up(_number: int, _frame: FrameType | None) -> None:
    """What was acknowledged is stored all the same; the next start looks at the file."""
    write_at_once(logging.ERROR, "stopping took too long")
    os._exit(TOO_SLOW)


class GracefulServer(uvicorn.Server):
    """uvicorn, which answers 503 while it finishes what is under way, and leaves signals to us."""

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self.served = server

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """None: uvicorn would raise them again when it is done, and kill what is left to do."""
        yield

    def stop(self) -> None:
        """From a handler of signals."""
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
    """Have every socket closed with 1012, once what it asked for is stored and answered."""
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
    """Serve until the process is asked to stop; then everything is on disk."""
    settings = server.served.settings
    watch_commits(store, settings.slow_commit)
    with stop_signals(server.stop, settings.stop_within):
        try:
            with metrics_if_wanted(server.served, serving) as metrics:
                tell_started(serving.store or type(store).__name__, listening, metrics)
                announce()
                server.run(listening)
        finally:
            asyncio.run(store.close())
        log_event(logging.INFO, "stopped")


def tell_started(store: str, listening: list[socket.socket], metrics: int | None) -> None:
    """Where, with what; of the store's address all but the password."""
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
    """Count what the store does, and log what takes it long."""

    def observe(seconds: float, writes: int) -> None:
        observe_commit(seconds, writes)
        if seconds > slow:
            took = round(seconds, 3)
            log_event(logging.WARNING, "slow commit", seconds=took, writes=writes)

    if isinstance(store, ObservedStore):
        store.observe_commits(observe)


# Figures


def metrics_port_of(serving: ServeOptions, number: int) -> int | None:
    """Where a worker shows its figures: the first on the port that was asked for, then the next."""
    port = serving.metrics_port
    return port + number if port else port


@contextmanager
def metrics_if_wanted(server: Server, serving: ServeOptions) -> Iterator[int | None]:
    """The port on which figures are shown, if anybody wants them."""
    if serving.metrics_port is None:
        yield None
        return
    host, port = serving.metrics_host, serving.metrics_port
    with ExitStack() as stack:
        try:
            shown = stack.enter_context(metrics_shown(server, host, port))
        except (OSError, UnicodeError, OverflowError) as error:
            raise address_refusal(host, port, error, METRICS_FLAG) from error
        yield shown
