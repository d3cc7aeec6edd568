"""Undo: which moves stand, and which of them can be taken back without asking anybody."""

from collections.abc import Sequence
from dataclasses import dataclass

from pioche.core.masks import bit_of
from pioche.core.refusals import CannotUndo
from pioche.core.state import State
from pioche.table.log import Step

Fingerprint = tuple[int, int, list[int]]


def fingerprint(state: State, seat: int) -> Fingerprint:
    """What a quiet move of the seat leaves as it was.

    The chance drawn so far, whose turn it is among the others, and who has seen which card.
    """
    turns = int(state.to_act()) & ~int(bit_of(seat))
    return int(state.rng.drawn), turns, [int(mask) for mask in state.cards.seen]


@dataclass(frozen=True)
class UndoPoint:
    """A move that stands, and the number of outcomes that there were before it.

    `quiet`: it can be taken back without asking. `timed`: it was made against the clock, or set
    the clock going.
    """

    step: Step
    quiet: bool
    timed: bool
    outcomes: int


def moves_since(points: Sequence[UndoPoint], seat: int) -> int:
    """How many standing moves there are from the seat's last one on; 0 if it made none."""
    for back, point in enumerate(reversed(points), start=1):
        if point.step.seat == seat:
            return back
    return 0


def check_undo(points: Sequence[UndoPoint], seat: int) -> int:
    """How many moves an undo by this seat takes back; refused where it cannot be."""
    moves = moves_since(points, seat)
    if moves == 0:
        raise CannotUndo("undo-nothing", seat=seat)
    if any(point.timed for point in points[-moves:]):
        raise CannotUndo("undo-clock")
    return moves
