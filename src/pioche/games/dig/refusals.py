"""Why a move is refused, with the ruling that forbids it."""

from typing import Final

from pioche.core.refusals import IllegalMove, NotYourTurn, Refusal
from pioche.games.dig.moves import GALLERIES, MOVES, TARGET
from pioche.games.dig.stages import OVER, STAGES
from pioche.games.dig.state import DigState

# The names of the moves that can answer at each stage.
ANSWERS: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("beside", "dig", "close", "hire", "engage", "use"),
    "ready": ("draw", "use"),
    "after": ("end", "use"),
    "order": ("gallery",),
    "stone": ("collect", "recruit"),
    "wall": ("decline", "recruit"),
    "equipment": ("use", "keep", "discard"),
    "attack": ("suffer", "shield", "sceptre"),
    "collapse": ("anchor", "suffer"),
    "compass": ("take",),
    "scroll": ("take", "stop"),
    "place": ("gallery",),
    "target": ("target",),
    "tavern": ("leave", "hire", "engage", "use"),
    "pay": ("pay",),
    "spare": ("spare", "stones"),
}
# Why an answer of the right kind is refused: the end of the sentence's key, and the ruling.
REASONS: Final[dict[str, tuple[str, str]]] = {
    "dig": ("gallery", "G5"),
    "close": ("gallery", "G5"),
    "hire": ("hire", "G63"),
    "engage": ("engage", "G41"),
    "use": ("use", "G8"),
    "gallery": ("gallery", "G5"),
    "keep": ("keep", "G65"),
    "discard": ("discard", "G65"),
    "shield": ("shield", "G8"),
    "sceptre": ("sceptre", "G31"),
    "take": ("take", "G62"),
    "target": ("target", "G64"),
    "pay": ("pay", "G63"),
    "spare": ("spare", "G41"),
    "stones": ("spare", "G41"),
}


def why_not(state: DigState, seat: int, move: int) -> Refusal:
    """Why this seat may not make this move, with the ruling that forbids it."""
    if state.stage == OVER:
        return NotYourTurn("dig-refusal-over", ruling="G60")
    if seat != state.asked:
        return NotYourTurn("dig-refusal-turn", ruling="G61", seat=int(state.asked))
    name = MOVES.name(move)
    if name not in ANSWERS[STAGES[state.stage]]:
        return IllegalMove("dig-refusal-moment", ruling="G62")
    if name == "target" and (move - TARGET) // GALLERIES == seat:
        return IllegalMove("dig-refusal-own", ruling="G72")
    reason, ruling = REASONS[name]
    return IllegalMove(f"dig-refusal-{reason}", ruling=ruling)
