"""Why a move is refused, and by which ruling."""

from pioche.core.refusals import IllegalMove, NotYourTurn, Refusal
from pioche.games.diamant import stages
from pioche.games.diamant.state import DiamantState


def why_not(state: DiamantState, seat: int, move: int) -> Refusal:
    """Why this seat may not make this move, with the ruling that forbids it."""
    if state.stage == stages.OVER:
        return NotYourTurn("diamant-refusal-over", ruling="D22")
    if not state.inside >> seat & 1:
        return NotYourTurn("diamant-refusal-outside", ruling="D21", seat=seat)
    return IllegalMove("diamant-refusal-same", ruling="D20")
