"""Who plays for somebody who has left."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.games.dig import moves

if TYPE_CHECKING:
    from pioche.games.dig.state import DigState

# What a stand-in does first: keep what there is, close what is open, dig where nothing is at risk.
PREFERRED: Final[list[i64]] = [
    moves.SHIELD,
    moves.ANCHOR,
    moves.COLLECT,
    moves.DECLINE,
    moves.DRAW,
    moves.END,
    moves.KEEP,
    moves.DISCARD,
    moves.STOP,
    moves.LEAVE,
    moves.ALL_STONES,
    *range(moves.CLOSE, moves.HIRE),
    moves.BESIDE,
]


def stand_in(state: "DigState", seat: int, at: int) -> int:
    """Whoever has left puts nothing more at risk: galleries are closed, stones collected."""
    legal = [int(move) for move in state.legal(seat)]
    return next((int(move) for move in PREFERRED if move in legal), legal[0])
