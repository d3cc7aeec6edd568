"""Keeping the event loop free: garbage collection in short steps, and a watch on its lag.

A full collection visits every object and stops the process: 600 ms with a thousand tables. Rooms
and sockets keep no reference cycles, so what a server drops is freed without one. Young objects are
collected as usual, and all of them only while the server is idle.
"""

import asyncio
import gc
import logging
import time
from collections.abc import Callable
from typing import Final

from pioche.server.logs import log_event
from pioche.server.metrics import LOOP_LAG

# So many new objects are looked at together (a millisecond), and so many times as many of those
# that were kept (a few); all of them only when `collect_when_idle` says so. Each is looked at
# twice whatever these numbers are; small ones make short pauses: tenfold ones made some of 40 ms.
YOUNG: Final = 3_000
KEPT: Final = 2
NEVER: Final = 1_000_000
# How often it is looked whether the server is idle, and which share of a processor it then uses.
LOOK_SECONDS: Final = 5.0
IDLE_SHARE: Final = 0.05
# From one full collection to the next: where it is idle, and at the latest.
IDLE_SECONDS: Final = 600.0
LATEST_SECONDS: Final = 7200.0


def spare_collector() -> None:
    """Have the collector pass over all that is there when the server starts, and stays."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, KEPT, NEVER)


class FullCollections:
    """Says when a full collection disturbs nobody, or cannot wait any longer."""

    def __init__(self, now: float, used: float) -> None:
        self.last = self.looked = now
        self.used = used

    def due(self, now: float, used: float) -> bool:
        """By the clock, and by the processor time that this process has used so far."""
        share = (used - self.used) / max(now - self.looked, 1e-9)
        self.looked, self.used = now, used
        waited = IDLE_SECONDS if share < IDLE_SHARE else LATEST_SECONDS
        if now - self.last < waited:
            return False
        self.last = now
        return True


async def collect_when_idle(collect: Callable[[], object] = gc.collect) -> None:
    """Collect everything now and then, for as long as the server runs."""
    full = FullCollections(time.monotonic(), time.process_time())
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        if full.due(time.monotonic(), time.process_time()):
            collect()


EVERY: Final = 0.5


async def watch_loop(slow: float) -> None:
    """Look twice a second, for as long as the server runs; what is slow is logged."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + EVERY
        await asyncio.sleep(EVERY)
        lag = max(0.0, loop.time() - due)
        LOOP_LAG.observe(lag)
        if lag > slow:
            log_event(logging.WARNING, "event loop held up", seconds=round(lag, 3))
