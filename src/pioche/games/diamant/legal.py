"""What an explorer may do now."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pioche.games.diamant.moves import BOTH, NOTHING, ONLY_GO, ONLY_LEAVE

if TYPE_CHECKING:
    from pioche.games.diamant.state import DiamantState


def legal_moves(state: "DiamantState", seat: i64) -> list[i64]:
    """Go on or leave; for one who has chosen, the other of the two (D20)."""
    bit: i64 = 1 << seat
    if not state.inside & bit:
        return NOTHING
    if not state.chosen & bit:
        return BOTH
    return ONLY_GO if state.leaving & bit else ONLY_LEAVE
