"""What the rules say to and for a seat: refusals, and the stand-in of one who left."""

from pioche.core.refusals import IllegalMove, NotYourTurn, Refusal
from pioche.core.state import State
from pioche.games.diamant.moves import LEAVE
from pioche.games.diamant.state import DiamantState


def why_not(state: State, seat: int, move: int) -> Refusal:
    """Why this seat may not make this move, with the ruling that forbids it."""
    assert isinstance(state, DiamantState)
    if state.over:
        return NotYourTurn("diamant-refusal-over", ruling="D22")
    if not state.inside >> seat & 1:
        return NotYourTurn("diamant-refusal-outside", ruling="D21", seat=seat)
    return IllegalMove("diamant-refusal-same", ruling="D20")


def stand_in(state: State, seat: int, at: int) -> int:
    """Whoever has left the table leaves the cave: nothing won is put at risk."""
    return LEAVE
