"""Two clocks of a table: the time of its game, and the turn clock of its people."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pioche.table.table import Table

MS_PER_SECOND: Final = 1000

# A clock that never goes back, in seconds.
Clock = Callable[[], float]


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
