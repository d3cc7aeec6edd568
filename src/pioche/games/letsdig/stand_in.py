"""What is played for somebody who has left."""

from pioche.games.letsdig import stages
from pioche.games.letsdig.moves import SPARE, STOP
from pioche.games.letsdig.state import LetsdigState


def stand_in(state: LetsdigState, seat: int, at: int) -> int:
    """One who left digs one card a turn, uses a dog if there is one, and spares the piles."""
    if state.stage == stages.DECIDE:
        return STOP
    if state.stage == stages.MINE:
        return SPARE
    return int(state.legal(seat)[0])
