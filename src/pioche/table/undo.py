"""Undo: which moves stand, and which of them can be taken back without asking anybody."""

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import overload

from mypy_extensions import i64

from pioche.core.events import EventKinds
from pioche.core.masks import EVERYBODY, bit_of
from pioche.core.refusals import CannotUndo
from pioche.core.salience import kind_of
from pioche.core.state import State
from pioche.table.event_log import EventData
from pioche.table.log import Step

# The chance drawn so far, whose turn it is among the others, and who has seen which card.
Fingerprint = tuple[int, int, list[i64]]


def fingerprint(state: State, seat: int) -> Fingerprint:
    """What a quiet move of the seat leaves as it was."""
    return state.rng.drawn, state.to_act() & ~(1 << seat), state.cards.seen.copy()


@dataclass(slots=True)  # not frozen, as a step
class UndoPoint:
    """A move that stands, and the numbers of outcomes and events that there were before it.

    `quiet`: it can be taken back without asking. `timed`: it was made against the clock, or set
    the clock going. `question` is the number of the question that it answered.
    """

    step: Step
    quiet: bool
    timed: bool
    outcomes: int
    events: int
    question: int


class UndoPoints(Sequence[UndoPoint]):
    """The moves that stand, kept as numbers: a server holds many tables.

    After each move all seats are told whether they may take their last one back, so where that
    is, and how many moves there are until the last one against the clock, is kept too.
    """

    def __init__(self, points: Iterable[UndoPoint] = ()) -> None:
        self.steps: list[Step] = []
        self.last: dict[int, int] = {}  # the number of each seat's last move, counted from one
        self.timed = 0
        self.flags = bytearray()
        self.numbers = array("I")  # of each its outcomes, its events, its question
        for point in points:
            self.append(point)

    def append(self, point: UndoPoint) -> None:
        self.steps.append(point.step)
        self.last[point.step.seat] = len(self.steps)
        if point.timed:
            self.timed = len(self.steps)
        self.flags.append(point.quiet | point.timed << 1)
        self.numbers.extend((point.outcomes, point.events, point.question))

    def __len__(self) -> int:
        return len(self.steps)

    @overload
    def __getitem__(self, at: int) -> UndoPoint: ...
    @overload
    def __getitem__(self, at: slice) -> "UndoPoints": ...
    def __getitem__(self, at: int | slice) -> "UndoPoint | UndoPoints":
        if isinstance(at, slice):
            return UndoPoints(self[place] for place in range(*at.indices(len(self))))
        place = range(len(self))[at]
        flags, numbers = self.flags[place], self.numbers[3 * place : 3 * place + 3]
        return UndoPoint(self.steps[place], bool(flags & 1), bool(flags & 2), *numbers)

    def question(self, at: int) -> int:
        """Which question the move at a place answered."""
        return self.numbers[3 * at + 2]

    def is_last_quiet(self, seat: int) -> bool:
        """Whether the last move is the seat's, and can be taken back without asking."""
        return self.steps[-1].seat == seat and bool(self.flags[-1] & 1)


@dataclass(frozen=True)
class SeenSince:
    """What has come to light since a move.

    `events` are those that everybody heard; `hidden` is how many cards whoever made the move has
    seen since that not everybody saw. So it may be told to anybody at the table.
    """

    events: list[EventData]
    hidden: int


def is_revealed(before: Fingerprint, after: Fingerprint) -> bool:
    """Whether chance was drawn or a card seen in between."""
    return before[0] != after[0] or before[2] != after[2]


def choices_come_out(points: UndoPoints, seat: int, question: int) -> bool:
    """Whether others have answered the same question: once it is settled, all know how."""
    for place in range(len(points) - 1, -1, -1):
        if points.question(place) != question:
            return False
        if points.steps[place].seat != seat:
            return True
    return False


def seen_since(kinds: EventKinds, events: Sequence[tuple[int, EventData]], seat: int) -> SeenSince:
    """What came to light in these events, for everybody and for the seat."""
    shown = [
        (audience, event)
        for audience, event in events
        if kind_of(kinds, event).reveals and event.get("face", "") is not None
    ]
    public = [event for audience, event in shown if audience == EVERYBODY]
    own = [event for audience, event in shown if audience != EVERYBODY and audience & bit_of(seat)]
    # What others did tells nothing of this seat: it may have known those cards, which is secret.
    hidden = sum(event.get("number", 1) for event in own if event.get("seat", seat) == seat)
    return SeenSince(public, hidden)


def moves_since(points: UndoPoints, seat: int) -> int:
    """How many standing moves there are from the seat's last one on; 0 if it made none."""
    made = points.last.get(seat)
    return 0 if made is None else len(points.steps) - made + 1


def check_undo(points: UndoPoints, seat: int) -> int:
    """How many moves an undo by this seat takes back; refused where it cannot be."""
    moves = moves_since(points, seat)
    if moves == 0:
        raise CannotUndo("undo-nothing", seat=seat)
    if len(points.steps) - moves < points.timed:
        raise CannotUndo("undo-clock")
    return moves
