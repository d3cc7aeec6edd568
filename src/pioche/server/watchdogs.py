"""What ends a server that hangs: systemd's watchdog, and one of the process itself.

Both are fed by the event loop. If it stands still, or is late by more than a share of the time,
systemd kills the process, or a thread that needs none of Python's locks ends it (`faulthandler`,
which prints where each thread is, and no data).
"""

import asyncio
import faulthandler
import os
import socket
from contextlib import suppress
from typing import Final

READY: Final = "READY=1"
STOPPING: Final = "STOPPING=1"
ALIVE: Final = "WATCHDOG=1"
# Reports of life within the time of a watchdog, and the share of it by which the event loop may be
# late: later is as good as silent.
REPORTS: Final = 10
LATE_SHARE: Final = 0.5
ERROR_DESCRIPTOR: Final = 2
MICROSECONDS: Final = 1_000_000
NOTIFY_SOCKET: Final = "NOTIFY_SOCKET"
WATCHDOG_USEC: Final = "WATCHDOG_USEC"


def notify(state: str) -> None:
    """Tell systemd, if it has started this process (sd_notify)."""
    address = os.environ.get(NOTIFY_SOCKET, "")
    if not address:
        return
    if address.startswith("@"):  # the abstract namespace
        address = "\0" + address[1:]
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.setblocking(False)
        line.sendto(state.encode(), address)


def forget_service_manager() -> None:
    """In a worker: systemd listens to the first process alone."""
    for name in (NOTIFY_SOCKET, WATCHDOG_USEC):
        os.environ.pop(name, None)


def seconds_of_systemd() -> float:
    """The time of systemd's watchdog; 0: there is none."""
    given = os.environ.get(WATCHDOG_USEC, "")
    return int(given) / MICROSECONDS if given.isdecimal() else 0.0


async def feed_watchdogs(own: float) -> None:
    """Report for as long as the event loop is in time; `own` is the time of our own watchdog."""
    systemd = seconds_of_systemd()
    known = [seconds for seconds in (own, systemd) if seconds]
    if not known:
        return
    loop, shortest, late = asyncio.get_running_loop(), min(known), 0.0
    while True:
        if late < shortest * LATE_SHARE:
            feed(own, systemd)
        due = loop.time() + shortest / REPORTS
        await asyncio.sleep(shortest / REPORTS)
        late = loop.time() - due


def feed(own: float, systemd: float) -> None:
    if own:
        faulthandler.dump_traceback_later(own, exit=True, file=ERROR_DESCRIPTOR)
    if systemd:
        notify(ALIVE)


def stop_own_watchdog() -> None:
    """The event loop ends; from here on the time to stop is limited otherwise."""
    faulthandler.cancel_dump_traceback_later()
