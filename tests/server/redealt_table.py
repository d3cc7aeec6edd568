"""A table dealt anew: all that one watcher cannot know is otherwise than at the real one.

The real table is kept beside it and makes the same moves. This one goes its own way for as long
as the watcher cannot tell the two apart by the rules; when a move reveals a difference, the watcher
is sent what happened at the real table, and the hidden part is redealt to fit it. So whatever the
watcher receives of the one must be, byte for byte, what they receive of the other.
"""

from dataclasses import replace
from typing import Any, ClassVar, Final

from pioche.core.clock import NEVER
from pioche.core.game import Game
from pioche.core.masks import SPECTATOR, bit_of
from pioche.core.rng import Fair, Rng
from pioche.core.state import State
from pioche.table.event_log import EventLog
from pioche.table.log import Evidence, Step
from pioche.table.table import Table
from pioche.table.timing import deadline
from pioche.table.undo import UndoPoints
from pioche.testing.state_checks import dump_ordered, hidden_from, received, whole

# How often the hidden part is redealt in search of a state in which a move is possible.
ATTEMPTS: Final = 20
# It is redealt after this many moves, even where that is not needed.
REDEAL_EVERY: Final = 3
# A glass that runs out sooner than this after a move would be noticed.
MARGIN: Final = 2000
# A draw below this distinguishes two chances.
DRAWN: Final = 1 << 30


class RedealtTable(Table):
    """Subclass it for each watcher: the server makes tables of a class."""

    watcher: ClassVar[int | None]
    # Set before a move that is made at this table alone: a secret change of mind.
    secret_change: ClassVar[bool] = False
    # The times of such moves.
    secret_changes: ClassVar[set[int]]
    # How often it differed from the real one: a test that never saw a difference is none.
    differed: ClassVar[int] = 0

    def deal(self, source: Rng) -> State:
        dealt = super().deal(source)
        self.redeals = 0
        assert self.seeds is not None
        self.real = Table(self.game, self.players, self.seeds, None, **self.options)
        return self.redealt_state(dealt.events or [])

    def play(
        self,
        seat: int,
        move: int | str,
        at: int | None = None,
        question: int | None = None,
        *,
        allowance: int = 0,
        evidence: Evidence | None = None,
    ) -> None:
        if self.secret_change and at is not None:
            self.secret_changes.add(at)
        super().play(seat, move, at, question, allowance=allowance, evidence=evidence)

    def check_move(self, seat: int, move: int, question: int | None = None) -> None:
        """What others can do is known at the real table: here it may need a redeal."""
        possible = seat != self.watcher and move in self.real.state.legal(seat)
        if not possible or self.secret_change or question not in (None, self.question):
            super().check_move(seat, move, question)

    def carry_out(self, step: Step, _judged: int | None = None) -> bool:
        if step.at in self.secret_changes:
            return super().carry_out(step)
        if step.value not in self.state.legal(step.seat):
            self.state = self.state_allowing(step)
        here, there = len(self.event_log), len(self.real.event_log)
        drawn, really_drawn = len(self.outcomes), len(self.real.outcomes)
        secret = super().carry_out(step)
        self.real.carry_out(step)
        self.outcomes[drawn:] = self.real.outcomes[really_drawn:]  # those that the record has
        if not self.same_view() or not self.same_events(here, there):
            self.event_log = with_end(self.event_log, here, self.real.event_log, there)
            last = replace(self.undo_points[-1], quiet=self.real.undo_points[-1].quiet)
            self.undo_points = UndoPoints([*self.undo_points[:-1], last])
            self.state = self.redealt_state([])
        elif len(self.undo_points) % REDEAL_EVERY == 0:
            self.state = self.redealt_state([])
        return secret

    def same_view(self) -> bool:
        """Whether the watcher sees the same; when all is over everything is seen."""
        if self.over or self.real.over:
            return False
        seen = received(self.game, self.state, self.watcher)
        return seen == received(self.game, self.real.state, self.watcher)

    def same_events(self, here: int, there: int) -> bool:
        """Whether the watcher has received the same events.

        What another one does and what decides nothing must not even show in the events.
        """
        quiet = self.undo_points[-1].quiet and self.real.undo_points[-1].quiet
        secret = quiet and self.undo_points[-1].step.seat != self.watcher
        return secret or self.receive(self.event_log.since(here)) == self.receive(
            self.real.event_log.since(there)
        )

    def receive(self, received: list[tuple[int, dict[str, Any]]]) -> list[bytes]:
        bit = int(bit_of(SPECTATOR if self.watcher is None else self.watcher))
        return [dump_ordered(event) for audience, event in received if audience & bit]

    def redealt_state(self, events: list[tuple[int, ...]]) -> State:
        """A state like the real one to the watcher, and otherwise as chance will have it."""
        state = self.real.state.clone()
        if not self.real.over:
            state = self.redealt()
        state.events = events
        type(self).differed += differ(self.game, state, self.real.state)
        return state

    def redealt(self) -> State:
        for _ in range(ATTEMPTS):
            self.redeals += 1
            state = self.real.state.clone()
            state.redeal(hidden_from(self.watcher), Fair(f"world {self.redeals}".encode()))
            end = deadline(self.game, state)
            if end == NEVER or end > self.last_at + MARGIN:
                return state
        return self.real.state.clone()

    def state_allowing(self, step: Step) -> State:
        """A state in which this move can be made."""
        for _ in range(ATTEMPTS):
            state = self.redealt_state([])
            if step.value in state.legal(step.seat):
                return state
        return self.real_state()

    def real_state(self) -> State:
        state = self.real.state.clone()
        state.events = []
        return state


def differ(game: Game, one: State, two: State) -> bool:
    """Whether two states are not the same, or go on otherwise."""
    chances = [int(state.rng.clone().pick(DRAWN)) for state in (one, two)]
    return chances[0] != chances[1] or whole(game, one) != whole(game, two)


def redealt_table_for(watcher: int | None) -> type[RedealtTable]:
    """The redealt tables of one watcher."""

    class Other(RedealtTable):
        """Its figures are its own."""

    Other.watcher = watcher
    Other.secret_changes = set()
    return Other


def with_end(log: EventLog, here: int, other: EventLog, there: int) -> EventLog:
    """A log up to a place, and then another one from a place on."""
    made = EventLog(log.kinds)
    entries = [log.entry(place) for place in range(here)]
    for entry in [*entries, *(other.entry(place) for place in range(there, len(other)))]:
        if isinstance(entry, dict):
            made.add(entry)
        else:
            made.take([entry])
    return made
