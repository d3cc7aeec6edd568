"""The inner loop of simulation: random legal play, compiled together with the rules."""

from mypy_extensions import i64

from pioche.core.game import Game
from pioche.core.masks import first_seat
from pioche.core.rng import Fast
from pioche.core.state import State


def playout(state: State, rng: Fast) -> i64:
    """Play random legal moves to the end of the game; the number of moves."""
    decisions: i64 = 0
    mask = state.to_act()
    while mask:
        seat = first_seat(mask)
        moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])
        decisions += 1
        mask = state.to_act()
    return decisions


def playouts(game: Game, seats: int, seed: int, count: i64) -> i64:
    """Play `count` random games with consecutive seeds; the number of moves."""
    rng = Fast(seed)
    decisions: i64 = 0
    for number in range(count):
        decisions += playout(game.new(seats, seed + int(number)), rng)
    return decisions


def clones(state: State, count: i64) -> None:
    for _ in range(count):
        state.clone()


def redeals(state: State, seat: i64, count: i64) -> None:
    rng = Fast(0)
    for _ in range(count):
        state.clone().redeal(seat, rng)
