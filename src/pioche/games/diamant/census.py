"""Every card of the box is somewhere, once."""

from pioche.core.cards import count_faces
from pioche.games.diamant.cards import FACES
from pioche.games.diamant.state import DiamantState


def census(state: DiamantState) -> dict[str, int]:
    """How many cards of each face lie in all the piles together."""
    piles = (state.deck, state.path, state.removed, state.relics_to_come, state.relics_taken)
    return count_faces(FACES, state.cards, piles)
