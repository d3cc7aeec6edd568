"""Every card of the box is somewhere, once."""

from pioche.core.state import State
from pioche.games.diamant.cards import FACES
from pioche.games.diamant.state import DiamantState


def census(state: State) -> dict[str, int]:
    """How many cards of each face lie in all the piles together."""
    assert isinstance(state, DiamantState)
    found: dict[str, int] = {}
    piles = (state.deck, state.path, state.removed, state.relics_to_come, state.relics_taken)
    for pile in piles:
        for card in pile:
            face = FACES[state.cards.face[card]]
            found[face] = found.get(face, 0) + 1
    return found
