"""Every card of the box is somewhere, once."""

from pioche.core.cards import count_faces
from pioche.games.digup.cards import FACES
from pioche.games.digup.state import DigUpState


def census(state: DigUpState) -> dict[str, int]:
    """How many cards of each face lie in all the places together."""
    mines = [pile for miner in state.miners for pile in (miner.mine, miner.hand)]
    piles = (state.box, state.pile, state.discard, state.played, state.looked, state.aside)
    return count_faces(FACES, state.cards, (*mines, *piles, state.river))
