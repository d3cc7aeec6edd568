"""The glass as the table knows it."""

from typing import Final

from pioche.core.clock import Clock
from pioche.games.digger.moves import NIGHT
from pioche.games.digger.state import DiggerState


def deadline(state: DiggerState) -> int:
    """When the glass runs out."""
    return int(state.ends)


def time_move(state: DiggerState) -> tuple[int, int]:
    """Night, called by the master of time."""
    return int(state.master()), NIGHT


def pace(state: DiggerState, move: int) -> int:
    """How long a move takes a hand of the table's dexterity."""
    return int(state.pace(move, state.config.hands))


def allowance(state: DiggerState) -> int:
    """The most that a slow line is forgiven at this table."""
    return int(state.config.allowance)


CLOCK: Final = Clock(deadline, time_move, pace, allowance)
