"""What a bot gets: a seat, never the state."""

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

# Something that has happened, as data: its name in `event`, and what it is about.
Event = dict[str, Any]


@dataclass(frozen=True)
class Seat:
    """A seat of whom something is asked: all that whoever sits there may know.

    `legal` are the moves that it may make; `sample(rng)` is a world that could be the real one for
    all it knows, to be played on at will. What it sees and what it has heard is worked out
    when a bot asks for it, and tells how the game stands then: ask before answering.
    """

    game: Game
    number: int
    legal: list[int]
    sample: Callable[[Rng], State]
    look: Callable[[], View]
    recall: Callable[[], list[Event]]

    @cached_property
    def view(self) -> View:
        """What the seat sees, as plain data."""
        return self.look()

    @cached_property
    def events(self) -> list[Event]:
        """What the seat has heard since the deal, in order; what was taken back is not in it."""
        return self.recall()


# A bot answers with one of the legal moves.
Bot = Callable[[Seat], int]


def seat_of(game: Game, state: State, number: int) -> Seat:
    """A seat of a bare state, as whoever sits there may know it.

    It has heard what the state has written so far: nothing, unless somebody listens
    (`state.events = []` between `Game.deal` and `start`) and leaves the events there.
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
    """The state with everything dealt anew that the seat cannot know."""
    world = state.clone()
    world.redeal(number, rng)
    return world


def heard_at(table: Table, number: int) -> list[Event]:
    """What the seat has heard of the game at a table: of the moves that stand."""
    if any(step.kind == UNDO for step in table.log):
        return table.game.events_for(replayed(table), number)
    own = TABLE_EVENTS.values()
    return [event for event in table.events(number) if event["event"] not in own]


def replayed(table: Table) -> State:
    """The game once more with the moves that stand, with somebody listening all the time."""
    source, options = Recorded(list(table.outcomes)), game_options(table.game, table.options)
    state = table.game.deal(table.seats, source, **options)
    state.events = []
    state.start()
    for step in (point.step for point in table.undo_points):
        kind = table.players[step.seat].kind
        state.play(step.seat, timing.judged(table.game, state, step, kind), step.made_at)
    return state
