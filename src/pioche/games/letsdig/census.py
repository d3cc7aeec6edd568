"""Every card of the box is somewhere, once."""

from pioche.core.cards import count_faces
from pioche.games.letsdig.cards import FACES
from pioche.games.letsdig.state import LetsdigState


def census(state: LetsdigState) -> dict[str, int]:
    """How many cards of each face lie in all the piles together."""
    loose = (state.dug, state.pending, state.discard, state.destroyed)
    return count_faces(FACES, state.cards, (*state.piles, *state.score_piles, *loose))
