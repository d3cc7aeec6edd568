"""Every card of the box is somewhere, once."""

from pioche.core.state import State
from pioche.games.letsdig.cards import FACES
from pioche.games.letsdig.state import LetsdigState


def census(state: State) -> dict[str, int]:
    """How many cards of each face lie in all the piles together."""
    assert isinstance(state, LetsdigState)
    found: dict[str, int] = {}
    loose = [state.dug, state.pending, state.discard, state.destroyed]
    for pile in [*state.piles, *state.score_piles, *loose]:
        for card in pile:
            face = FACES[state.cards.face[card]]
            found[face] = found.get(face, 0) + 1
    return found
