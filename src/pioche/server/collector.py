"""Python's collector on a server that holds many tables.

A full collection looks at every object there is and stops everybody meanwhile: 600 ms with a
thousand tables. What a server drops is freed without it, since rooms and sockets keep no
references in circles; it is wanted only for what errors and libraries leave behind. So young
objects are looked at as ever, and all of them when nobody plays.
"""

import asyncio
import gc
import time
from collections.abc import Callable
from typing import Final

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
