"""What a quiet step leaves as it was: such a step can be taken back without asking anybody."""

from pioche.core.masks import bit_of
from pioche.core.state import State

Fingerprint = tuple[int, int, list[int]]


def fingerprint(state: State, seat: int) -> Fingerprint:
    """The chance drawn so far, whose turn it is among the others, and who has seen which card."""
    turns = int(state.to_act()) & ~int(bit_of(seat))
    return int(state.rng.drawn), turns, [int(mask) for mask in state.cards.seen]
