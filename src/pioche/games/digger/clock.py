"""The glass as the table knows it."""

from typing import Final

from pioche.core.clock import Clock
from pioche.core.state import State
from pioche.games.digger.moves import NIGHT
from pioche.games.digger.state import DiggerState


def deadline(state: State) -> int:
    """When the glass runs out."""
    assert isinstance(state, DiggerState)
    return int(state.ends)


def time_move(state: State) -> tuple[int, int]:
    """Night, called by the master of time."""
    assert isinstance(state, DiggerState)
    return int(state.master()), NIGHT


def pace(state: State, move: int) -> int:
    """How long a move takes a hand of the table's dexterity."""
    assert isinstance(state, DiggerState)
    return int(state.pace(move))


def allowance(state: State) -> int:
    """The most that a slow line is forgiven at this table."""
    assert isinstance(state, DiggerState)
    return int(state.terms.allowance)


CLOCK: Final = Clock(deadline, time_move, pace, allowance)
