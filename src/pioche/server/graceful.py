"""How a server ends: what is under way is finished, everybody is told, and the time is limited."""

import asyncio
import logging
import os
import signal
import socket
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Final

import uvicorn

from pioche.server.log_lines import write_at_once
from pioche.server.rooms.connection import GOING_AWAY
from pioche.server.rooms.live_room import LiveRoom
from pioche.server.rooms.registry import Rooms
from pioche.server.safe_logging import log_event
from pioche.server.server import Server

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
        for connection in live.connections:
            connection.close(GOING_AWAY)


async def until_free(live: LiveRoom) -> None:
    async with live.lock:
        pass
