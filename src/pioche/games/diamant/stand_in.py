"""What is played for somebody who has left the table."""

from pioche.games.diamant.moves import LEAVE
from pioche.games.diamant.state import DiamantState


def stand_in(state: DiamantState, seat: int, at: int) -> int:
    """Whoever has left the table leaves the cave: nothing won is put at risk."""
    return LEAVE
