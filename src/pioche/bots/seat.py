"""The seat that a bot gets; it never gets the state."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from pioche.core.game import Game, View
from pioche.core.rng import Recorded, Rng
from pioche.core.state import State
from pioche.table import timing
from pioche.table.log import UNDO
from pioche.table.options import game_options
from pioche.table.table import TABLE_EVENTS, Table

# An event as data: its name in `event`, and its arguments.
Event = dict[str, Any]


@dataclass(frozen=True)
class Seat:
    """A seat that has to move, with everything that its player may know.

    `legal` are the legal moves; `sample(rng)` is a world that could be the real one, to be played
    on freely. `view` and `events` are made on demand, of the state at that time: read them before
    answering.
    """

    game: Game
    number: int
    legal: list[int]
    sample: Callable[[Rng], State]
    look: Callable[[], View]
    recall: Callable[[], list[Event]]

    @cached_property
    def view(self) -> View:
        """The view of the seat, as plain data."""
        return self.look()

    @cached_property
    def events(self) -> list[Event]:
        """The events of the seat since the deal, in order, without moves that were undone."""
        return self.recall()


# A bot answers with one of the legal moves.
Bot = Callable[[Seat], int]


def seat_of(game: Game, state: State, number: int) -> Seat:
    """A seat of a bare state.

    It has no events unless the state keeps them: set `state.events = []` between `Game.deal` and
    `start`, and leave them there.
    """
    return Seat(
        game,
        number,
        [int(move) for move in state.legal(number)],
        lambda rng: world_of(state, number, rng),
        lambda: game.view(state, number),
        lambda: game.events_for(state, number),
    )


def seat_at(table: Table, number: int) -> Seat:
    """The seat of a table."""
    state = table.state
    return Seat(
        table.game,
        number,
        [int(move) for move in state.legal(number)],
        lambda rng: world_of(state, number, rng),
        lambda: table.view(number),
        lambda: heard_at(table, number),
    )


def world_of(state: State, number: int, rng: Rng) -> State:
    """The state with everything that the seat cannot know dealt again."""
    world = state.clone()
    world.redeal(number, rng)
    return world


def heard_at(table: Table, number: int) -> list[Event]:
    """The events of the seat at a table, without moves that were undone."""
    if any(step.kind == UNDO for step in table.log):
        return table.game.events_for(replayed(table), number)
    own = TABLE_EVENTS.values()
    return [event for event in table.events(number) if event["event"] not in own]


def replayed(table: Table) -> State:
    """The game replayed without undone moves, with all its events."""
    source, options = Recorded(list(table.outcomes)), game_options(table.game, table.options)
    state = table.game.deal(table.seats, source, **options)
    state.events = []
    state.start()
    for step in (point.step for point in table.undo_points):
        kind = table.players[step.seat].kind
        state.play(step.seat, timing.judged(table.game, state, step, kind), step.made_at)
    return state
