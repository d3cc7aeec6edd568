"""The last turn of Digger: whoever has taken the last water ends the game by storing it."""

from mypy_extensions import i64

from pioche.games.digger.cards import GOLD, KINDS, WATER
from pioche.games.digger.state import DiggerState


def is_last_turn(state: DiggerState) -> bool:
    """Whether the last water lies beside the crate."""
    return state.centre[WATER] == 0


def has_won(state: DiggerState, seat: i64) -> bool:
    """Whether storing what was taken ends the game, and wins it alone."""
    if not is_last_turn(state):
        return False
    points = state.scores()
    own = points[seat]
    for kind in range(GOLD, KINDS):
        own += state.beside[kind] * state.worth[seat * KINDS + kind]
    for other in range(state.seats):
        if other != seat and points[other] >= own:
            return False
    return True
