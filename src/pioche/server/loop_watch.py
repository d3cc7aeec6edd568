"""How late the event loop is: while it is held up, nobody is answered."""

import asyncio
import logging
from typing import Final

from pioche.server.metrics import LOOP_LAG
from pioche.server.safe_logging import log_event

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
