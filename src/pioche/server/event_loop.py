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

# Thresholds of the generations: the youngest takes a millisecond, the next a few, the oldest is
# left to `collect_when_idle`. Smaller numbers hardly cost more work in total but make shorter
# pauses. Only growth counts, while what has been replaced is visited too: with a thousand tables
# under play the next generation took 20 ms with 3,000, and 40 ms with 30,000.
YOUNG: Final = 1_000
KEPT: Final = 2
NEVER: Final = 1_000_000
# Polling interval for idleness, and the share of a processor below which the server is idle.
LOOK_SECONDS: Final = 5.0
IDLE_SHARE: Final = 0.05
# Between two full collections: while idle, and at most.
IDLE_SECONDS: Final = 600.0
LATEST_SECONDS: Final = 7200.0


def spare_collector() -> None:
    """Exempt everything that exists at the start from garbage collection."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, KEPT, NEVER)


class FullCollections:
    """Decides when to run a full collection: while idle, or when it is overdue."""

    def __init__(self, now: float, used: float) -> None:
        self.last = self.looked = now
        self.used = used

    def due(self, now: float, used: float) -> bool:
        """Whether to collect now, by the clock and by the processor time used so far."""
        share = (used - self.used) / max(now - self.looked, 1e-9)
        self.looked, self.used = now, used
        waited = IDLE_SECONDS if share < IDLE_SHARE else LATEST_SECONDS
        if now - self.last < waited:
            return False
        self.last = now
        return True


async def collect_when_idle(collect: Callable[[], object] = gc.collect) -> None:
    full = FullCollections(time.monotonic(), time.process_time())
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        if full.due(time.monotonic(), time.process_time()):
            collect()


EVERY: Final = 0.5


async def watch_loop(slow: float) -> None:
    """Measure the lag twice a second for as long as the server runs; log slow turns."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + EVERY
        await asyncio.sleep(EVERY)
        lag = max(0.0, loop.time() - due)
        LOOP_LAG.observe(lag)
        if lag > slow:
            log_event(logging.WARNING, "event loop held up", seconds=round(lag, 3))
