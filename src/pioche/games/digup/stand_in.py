"""What is played for somebody who has left."""

from pioche.games.digup import legal, moves
from pioche.games.digup.state import DigUpState


def stand_in(state: DigUpState, seat: int, at: int) -> int:
    """Whoever has left plays no card, throws away only what must go, and turns all solo cards."""
    choices = [int(move) for move in legal.legal_moves(state)]
    return choices[-1] if choices[-1] in {moves.DONE, moves.ALL} else choices[0]
