"""Every card of the box is somewhere, once."""

from pioche.core.state import State
from pioche.games.digup.cards import FACES
from pioche.games.digup.state import DigUpState


def census(state: State) -> dict[str, int]:
    """How many cards of each face lie in all the places together."""
    assert isinstance(state, DigUpState)
    found: dict[str, int] = {}
    mines = [pile for miner in state.miners for pile in (miner.mine, miner.hand)]
    piles = (state.box, state.pile, state.discard, state.played, state.looked, state.aside)
    for pile in (*mines, *piles, state.river):
        for card in pile:
            face = FACES[state.cards.face[card]]
            found[face] = found.get(face, 0) + 1
    return found
