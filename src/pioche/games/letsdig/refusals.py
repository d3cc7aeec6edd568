"""Why a seat may not make a move, with the ruling that forbids it."""

from typing import Final

from pioche.core.refusals import IllegalMove, NotYourTurn, Refusal
from pioche.games.letsdig import stages
from pioche.games.letsdig.moves import GIVE, MOVES, ROB, STOP
from pioche.games.letsdig.state import LetsdigState

# The moves that each stage is about, and why one of them may still not do.
ABOUT: Final[dict[int, tuple[str, str, str]]] = {
    stages.FIRST_DIG: ("dig", "letsdig-refusal-empty", "T33"),
    stages.DECIDE: ("dig", "letsdig-refusal-empty", "T33"),
    stages.REACT: ("dog", "letsdig-refusal-no-dog", "T8"),
    stages.HEIRLOOM: ("give", "letsdig-refusal-nobody", "T19"),
    stages.ORDER: ("collect", "letsdig-refusal-no-card", "T19"),
    stages.SEWER: ("give", "letsdig-refusal-nobody", "T19"),
    stages.SEARCH: ("search", "letsdig-refusal-empty", "T33"),
    stages.TAKE: ("take", "letsdig-refusal-no-card", "T19"),
    stages.PUT_BACK: ("top", "letsdig-refusal-no-card", "T19"),
    stages.ROB: ("rob", "letsdig-refusal-nobody", "T19"),
    stages.STEAL: ("steal", "letsdig-refusal-no-card", "T19"),
    stages.MINE: ("destroy", "letsdig-refusal-empty", "T33"),
}


def why_not(state: LetsdigState, seat: int, move: int) -> Refusal:
    """Why this seat may not make this move, with the ruling that forbids it."""
    if state.stage == stages.OVER:
        return NotYourTurn("letsdig-refusal-over", ruling="T36")
    if seat != state.turn:
        return NotYourTurn("letsdig-refusal-turn", ruling="T31", seat=int(state.turn))
    if move in (GIVE + seat, ROB + seat):
        return IllegalMove("letsdig-refusal-oneself", ruling="T34")
    if state.stage == stages.FIRST_DIG and move == STOP:
        return IllegalMove("letsdig-refusal-first", ruling="T32")
    if state.teams and move in (GIVE + (seat + 3) % 4, ROB + (seat + 3) % 4):
        return IllegalMove("letsdig-refusal-shared", ruling="T29")
    return about_stage(state, move)


def about_stage(state: LetsdigState, move: int) -> Refusal:
    """A move of the kind that is asked for, but not this one; or of another kind."""
    kind, key, ruling = ABOUT[int(state.stage)]
    if MOVES.name(move) != kind:
        return IllegalMove("letsdig-refusal-other", ruling="T35")
    return IllegalMove(key, ruling=ruling)
