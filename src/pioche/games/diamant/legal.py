"""What a seat may do, why it may not, and what is played for a player who has left."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pioche.core.refusals import IllegalMove, NotYourTurn, Refusal
from pioche.core.state import EMPTY
from pioche.games.diamant import stages
from pioche.games.diamant.moves import BOTH, LEAVE, ONLY_GO, ONLY_LEAVE

if TYPE_CHECKING:
    from pioche.games.diamant.state import DiamantState


def legal_moves(state: "DiamantState", seat: i64) -> list[i64]:
    """Go on or leave; for one who has chosen, the other of the two (D20)."""
    bit: i64 = 1 << seat
    if not state.inside & bit:
        return EMPTY
    if not state.chosen & bit:
        return BOTH
    return ONLY_GO if state.leaving & bit else ONLY_LEAVE


# Why a move is refused, and by which ruling


def why_not(state: "DiamantState", seat: int, move: int) -> Refusal:
    if state.stage == stages.OVER:
        return NotYourTurn("diamant-refusal-over", ruling="D22")
    if not state.inside >> seat & 1:
        return NotYourTurn("diamant-refusal-outside", ruling="D21", seat=seat)
    return IllegalMove("diamant-refusal-same", ruling="D20")


# What is played for a player who has left the table


def stand_in(state: "DiamantState", seat: int, left_at: int) -> int:
    """An absent explorer leaves the cave: nothing won is put at risk."""
    return LEAVE
