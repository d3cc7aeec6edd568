"""What a bot gets: a seat, never the state."""

from collections.abc import Callable
from dataclasses import dataclass

from pioche.core.game import Game, View
from pioche.core.rng import Rng
from pioche.core.state import State
from pioche.table.table import Table


@dataclass(frozen=True)
class Seat:
    """The view, the legal moves, and worlds that could be the real one for all it knows."""

    game: Game
    number: int
    view: View
    legal: list[int]
    sample: Callable[[Rng], State]


# A bot answers with one of the legal moves.
Bot = Callable[[Seat], int]


def seat_of(game: Game, state: State, number: int) -> Seat:
    """The seat, as whoever sits there may know it."""

    def sample(rng: Rng) -> State:
        world = state.clone()
        world.redeal(number, rng)
        return world

    legal = [int(move) for move in state.legal(number)]
    return Seat(game, number, game.view(state, number), legal, sample)


def seat_at(table: Table, number: int) -> Seat:
    """The seat of a table."""
    return seat_of(table.game, table.state, number)
