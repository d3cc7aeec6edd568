"""The inner loop of simulation: random legal play, compiled together with the rules."""

from mypy_extensions import i64

from pioche.core.masks import first_seat
from pioche.core.rng import Rng
from pioche.core.state import State


def playout(state: State, rng: Rng) -> i64:
    """Play random legal moves to the end of the game; tell how many there were."""
    decisions: i64 = 0
    mask = state.to_act()
    while mask:
        seat = first_seat(mask)
        moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])
        decisions += 1
        mask = state.to_act()
    return decisions
