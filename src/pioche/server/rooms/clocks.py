"""The server's clock, and two of a table: the time of its game, the turn clock of its people."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pioche.table.table import Table

MS_PER_SECOND: Final = 1000

# A clock that never goes back, in seconds.
Clock = Callable[[], float]

# The server looks at its clock so often; whatever is longer than the pause, it stood still.
TICK: Final = 0.5
PAUSE: Final = 2.0


class ServerClock:
    """Seconds that never go back, without those in which the server itself stood still.

    A process that was stopped for a while, or a machine that slept, has kept people waiting, and
    not they it: all that is due after a time is due so much later.
    """

    def __init__(self, source: Clock = time.monotonic) -> None:
        self.source = source
        self.seen = source()
        self.stood_still = 0.0

    def __call__(self) -> float:
        now = self.source()
        if now - self.seen > PAUSE:
            self.stood_still += now - self.seen
        self.seen = now
        return now - self.stood_still

    async def keep_looking(self) -> None:
        """For as long as the server runs: a quiet hour is no pause."""
        while True:
            self()
            await asyncio.sleep(TICK)


@dataclass
class GameTime:
    """Milliseconds since the deal; it stands still while the server is down."""

    began: float
    first: int = 0

    def at(self, now: float) -> int:
        """The time of the game at a moment."""
        return self.first + int((now - self.began) * MS_PER_SECOND)

    def clock_time(self, at: int) -> float:
        """When it is that time."""
        return self.began + (at - self.first) / MS_PER_SECOND


@dataclass
class TurnClock:
    """When the present question was asked.

    A move that is taken back and made again wins no time: only a question that lies further on
    than any before starts the clock anew, or an undo to which others agreed. Questions are
    counted, not moves: how often somebody has changed a secret choice must not be read from a
    clock.
    """

    since: float
    furthest: int = -1

    def update(self, table: Table, now: float) -> None:
        """Start anew if something new is asked."""
        if table.progress > self.furthest:
            self.restart(table, now)

    def restart(self, table: Table, now: float) -> None:
        """Give everybody their whole time for what is asked now, and for whatever comes after."""
        self.since, self.furthest = now, table.progress
