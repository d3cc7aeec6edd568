"""Time as data: what a game that is played against time gives the table.

Nothing here reads a clock. Whoever owns one hands times in with the moves, and lets time
make its own move (`Table.tick`) once the deadline has come.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

# No deadline: nothing waits for time.
NEVER: Final = -1
# Times are milliseconds that any JSON reader can hold exactly.
LATEST: Final = 2**53 - 1


@dataclass(frozen=True)
class Clock:
    """The functions through which the table knows a game's time, all in milliseconds.

    Each takes the game's own kind of state: `Any`.
    """

    # When time itself moves next, or NEVER.
    deadline: Callable[[Any], int]
    # That move, and the seat in whose name it is written down.
    time_move: Callable[[Any], tuple[int, int]]
    # How long a move takes somebody who plays without a clock: bots and simulations.
    pace: Callable[[Any, int], int]
    # The most that a slow line may be forgiven.
    allowance: Callable[[Any], int]
