"""Time as data: what a game that is played against time gives the table.

Nothing here reads a clock. The caller passes times with the moves, and lets time make its own move
(`Table.tick`) once the deadline has come.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from pioche.core.state import State

GameState = TypeVar("GameState", bound=State)

# No deadline: nothing waits for time.
NEVER: Final = -1
# Times are milliseconds that any JSON reader can hold exactly.
LATEST: Final = 2**53 - 1


@mypyc_attr(native_class=False)  # mypyc compiles no generic dataclass
@dataclass(frozen=True)
class Clock(Generic[GameState]):
    """The functions through which the table knows a game's time, all in milliseconds."""

    # When time itself moves next, or NEVER.
    deadline: Callable[[GameState], int]
    # That move, and the seat in whose name it is recorded.
    time_move: Callable[[GameState], tuple[int, int]]
    # How long a move takes a player without a clock: bots and simulations.
    pace: Callable[[GameState, int], int]
    # The most that a slow connection is forgiven.
    allowance: Callable[[GameState], int]
