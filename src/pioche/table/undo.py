"""Undo: the moves that stand, and which of them can be taken back without consent."""

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import overload

from mypy_extensions import i64

from pioche.core.events import EventKinds, kind_of
from pioche.core.masks import EVERYBODY, bit_of
from pioche.core.refusals import CannotUndo
from pioche.core.state import State
from pioche.table.event_log import EventData
from pioche.table.log import Step

# The chance drawn so far, the other seats that must act, and which seats have seen which card.
Fingerprint = tuple[int, int, list[i64]]


def fingerprint(state: State, seat: int) -> Fingerprint:
    """The part of the state that a quiet move of the seat does not change."""
    return state.rng.drawn, state.to_act() & ~(1 << seat), state.cards.seen.copy()


def is_revealed(before: Fingerprint, after: Fingerprint) -> bool:
    """Whether chance was drawn or a card seen in between."""
    return before[0] != after[0] or before[2] != after[2]


@dataclass(slots=True)  # not frozen, as a step
class UndoPoint:
    """A move that stands, and the numbers of outcomes and events before it.

    `quiet`: it can be taken back without consent. `timed`: it was made against the clock, or
    started the clock. `question` is the number of the question that it answered. `secret`: nobody
    else can know that it was made, as of a secret choice that was changed.
    """

    step: Step
    quiet: bool
    timed: bool
    outcomes: int
    events: int
    question: int
    secret: bool = False


class UndoPoints(Sequence[UndoPoint]):
    """The moves that stand, stored compactly as numbers: a server holds many tables.

    `last` has each seat's last move and `timed` the last one against the clock, both counted from
    one: after each move every seat is sent whether it may undo.
    """

    def __init__(self, points: Iterable[UndoPoint] = ()) -> None:
        self.steps: list[Step] = []
        self.last: dict[int, int] = {}
        self.timed = 0
        self.flags = bytearray()
        self.numbers = array("I")  # outcomes, events and question of each point
        for point in points:
            self.append(point)

    def append(self, point: UndoPoint) -> None:
        self.steps.append(point.step)
        self.last[point.step.seat] = len(self.steps)
        if point.timed:
            self.timed = len(self.steps)
        self.flags.append(point.quiet | point.timed << 1 | point.secret << 2)
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
        flags = self.flags[place]
        outcomes, events, question = self.numbers[3 * place : 3 * place + 3]
        quiet, timed, secret = bool(flags & 1), bool(flags & 2), bool(flags & 4)
        return UndoPoint(self.steps[place], quiet, timed, outcomes, events, question, secret)

    def is_last_quiet(self, seat: int) -> bool:
        """Whether the last move is the seat's own and can be taken back without consent."""
        return self.steps[-1].seat == seat and bool(self.flags[-1] & 1)

    def changed_choice(self, seat: int, question: int) -> Step | None:
        """The choice before the seat's last move, if that changed its secret answer."""
        made = self.last.get(seat)
        if made is None or not self.flags[made - 1] & 4 or self.numbers[3 * made - 1] != question:
            return None
        # A change has an answer before it: the seat's own last one.
        return next(step for step in reversed(self.steps[: made - 1]) if step.seat == seat)

    def moves_since(self, seat: int) -> int:
        """The number of standing moves from the seat's last one on; 0 if it made none."""
        made = self.last.get(seat)
        return 0 if made is None else len(self.steps) - made + 1

    def check_undo(self, seat: int) -> int:
        """The number of moves that an undo by this seat takes back, or a refusal."""
        moves = self.moves_since(seat)
        if moves == 0:
            raise CannotUndo("undo-nothing", seat=seat)
        if len(self.steps) - moves < self.timed:
            raise CannotUndo("undo-clock")
        return moves

    def others_answered(self, seat: int, question: int) -> bool:
        """Whether other seats have answered the same question, which reveals their choices."""
        for place in range(len(self.steps) - 1, -1, -1):
            if self.numbers[3 * place + 2] != question:
                return False
            if self.steps[place].seat != seat:
                return True
        return False


@dataclass(frozen=True)
class SeenSince:
    """What was revealed since a move; every player may know it.

    `events` are the public ones; `hidden` counts the cards that the seat alone has seen since.
    """

    events: list[EventData]
    hidden: int


def seen_since(kinds: EventKinds, events: Sequence[tuple[int, EventData]], seat: int) -> SeenSince:
    """What these events revealed to everybody and to the seat."""
    shown = [
        (audience, event)
        for audience, event in events
        if kind_of(kinds, event).reveals and event.get("face", "") is not None
    ]
    public = [event for audience, event in shown if audience == EVERYBODY]
    own = [event for audience, event in shown if audience != EVERYBODY and audience & bit_of(seat)]
    # Events of other seats do not count: whether this seat knew those cards already is secret.
    hidden = sum(event.get("number", 1) for event in own if event.get("seat", seat) == seat)
    return SeenSince(public, hidden)
