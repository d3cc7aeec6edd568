"""Fifty tokens, each of them somewhere, once."""

from pioche.games.digger.cards import FACES, KINDS, WATER
from pioche.games.digger.state import DiggerState


def census(state: DiggerState) -> dict[str, int]:
    """How many tokens of each kind lie in the centre, beside, in the crates and in the box."""
    found: dict[str, int] = {}
    for kind in range(KINDS):
        crates = sum(int(state.crates[seat * KINDS + kind]) for seat in range(state.seats))
        boxed = int(state.boxed) if kind == WATER else 0
        found[FACES[kind]] = int(state.centre[kind]) + int(state.beside[kind]) + crates + boxed
    return found
