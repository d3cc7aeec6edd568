"""A table in another world: all that one watcher cannot know is otherwise than at the real one.

The real table is kept beside it and makes the same moves. This world goes its own way for as long
as the watcher cannot tell the two apart by the rules; when a move reveals a difference, the watcher
is told what happened in reality, and another world is dealt that fits it. So whatever the watcher
receives of the one must be, byte for byte, what they receive of the other.
"""

from dataclasses import replace
from typing import Any, ClassVar, Final

from pioche.core.clock import NEVER
from pioche.core.game import Game
from pioche.core.masks import SPECTATOR, bit_of
from pioche.core.rng import Fair, Rng
from pioche.core.state import State
from pioche.table.log import Step
from pioche.table.table import Evidence, Table
from pioche.table.timing import deadline
from pioche.testing.bytes_of import dump_as_sent, received, whole
from pioche.testing.state_checks import hidden_from

# How often another world is dealt in search of one in which a move is possible.
ATTEMPTS: Final = 20
# A world that could be gone on with is left for another one once in so many moves.
RESTLESS: Final = 3
# A glass that runs out sooner than this after a move would be noticed.
MARGIN: Final = 2000
# A draw from so many tells one chance from another.
DRAWN: Final = 1 << 30


class Elsewhere(Table):
    """Subclass it for each watcher: the server makes tables of a class."""

    watcher: ClassVar[int | None]
    # Set before a move that is made in this world alone: a secret change of mind.
    aside: ClassVar[bool] = False
    # The times of such moves.
    asides: ClassVar[set[int]]
    # How often a world differed from the real one: a test that never saw another one is none.
    differed: ClassVar[int] = 0

    def deal(self, source: Rng) -> State:
        dealt = super().deal(source)
        self.worlds = 0
        assert self.seeds is not None
        self.real = Table(self.game, self.players, self.seeds, None, **self.options)
        return self.another(dealt.events or [])

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
        if self.aside and at is not None:
            self.asides.add(at)
        super().play(seat, move, at, question, allowance=allowance, evidence=evidence)

    def check_move(self, seat: int, move: int, question: int | None = None) -> None:
        """What others can do is known at the real table: here it may need another world."""
        possible = seat != self.watcher and move in self.real.state.legal(seat)
        if not possible or self.aside or question not in (None, self.question):
            super().check_move(seat, move, question)

    def carry_out(self, step: Step, _judged: int | None = None) -> None:
        if step.at in self.asides:
            super().carry_out(step)
            return
        if step.value not in self.state.legal(step.seat):
            self.state = self.world_for(step)
        here, there = len(self.event_log), len(self.real.event_log)
        super().carry_out(step)
        self.real.carry_out(step)
        if not self.looks_real() or not self.sounds_real(here, there):
            self.event_log[here:] = self.real.event_log[there:]
            self.undo_points[-1] = replace(
                self.undo_points[-1], quiet=self.real.undo_points[-1].quiet
            )
            self.state = self.another([])
        elif len(self.undo_points) % RESTLESS == 0:
            self.state = self.another([])

    def looks_real(self) -> bool:
        """Whether the watcher sees the same; when all is over everything is seen."""
        if self.over or self.real.over:
            return False
        seen = received(self.game, self.state, self.watcher)
        return seen == received(self.game, self.real.state, self.watcher)

    def sounds_real(self, here: int, there: int) -> bool:
        """Whether the watcher has heard the same.

        What another one does and what decides nothing must not even be heard apart.
        """
        quiet = self.undo_points[-1].quiet and self.real.undo_points[-1].quiet
        secret = quiet and self.undo_points[-1].step.seat != self.watcher
        return secret or self.heard(self.event_log[here:]) == self.heard(
            self.real.event_log[there:]
        )

    def heard(self, told: list[tuple[int, dict[str, Any]]]) -> list[bytes]:
        bit = int(bit_of(SPECTATOR if self.watcher is None else self.watcher))
        return [dump_as_sent(event) for audience, event in told if audience & bit]

    def another(self, events: list[tuple[int, ...]]) -> State:
        """A world like the real one to the watcher, and otherwise as chance will have it."""
        world = self.real.state.clone()
        if not self.real.over:
            world = self.dealt_anew()
        world.events = events
        type(self).differed += differ(self.game, world, self.real.state)
        return world

    def dealt_anew(self) -> State:
        for _ in range(ATTEMPTS):
            self.worlds += 1
            world = self.real.state.clone()
            world.redeal(hidden_from(self.watcher), Fair(f"world {self.worlds}".encode()))
            end = deadline(self.game, world)
            if end == NEVER or end > self.last_at + MARGIN:
                return world
        return self.real.state.clone()

    def world_for(self, step: Step) -> State:
        """A world in which this move can be made."""
        for _ in range(ATTEMPTS):
            world = self.another([])
            if step.value in world.legal(step.seat):
                return world
        return self.as_real()

    def as_real(self) -> State:
        world = self.real.state.clone()
        world.events = []
        return world


def differ(game: Game, one: State, two: State) -> bool:
    """Whether two worlds are not the same, or go on otherwise."""
    chances = [int(world.rng.clone().pick(DRAWN)) for world in (one, two)]
    return chances[0] != chances[1] or whole(game, one) != whole(game, two)


def elsewhere_for(watcher: int | None) -> type[Elsewhere]:
    """The other worlds of one watcher."""

    class Other(Elsewhere):
        """Its figures are its own."""

    Other.watcher = watcher
    Other.asides = set()
    return Other
