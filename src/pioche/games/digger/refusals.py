"""Why a move is refused, and by which ruling."""

from pioche.core.refusals import IllegalMove, NotYourTurn, Refusal
from pioche.games.digger import stages
from pioche.games.digger.moves import (
    LIFT,
    NIGHT,
    STEAL,
    STOP,
    STORE,
    STORE_ALL,
    TAKE,
    THROW,
    stolen_kind,
)
from pioche.games.digger.state import DiggerState


def why_not(state: DiggerState, seat: int, move: int) -> Refusal:
    """Why this seat may not make this move, with the ruling that forbids it."""
    if state.stage == stages.OVER:
        return NotYourTurn("digger-refusal-over", ruling="P14")
    if move == NIGHT:
        return IllegalMove("digger-refusal-night", ruling="P21")
    if seat != state.digger:
        return NotYourTurn("digger-refusal-turn", ruling="P22", seat=int(state.digger))
    if move == STORE_ALL:
        return IllegalMove("digger-refusal-all", ruling="P25")
    if move >= LIFT:
        return IllegalMove("digger-refusal-judged", ruling="P24")
    if state.stage == stages.READY:
        return IllegalMove("digger-refusal-first", ruling="P22")
    return by_move(state, move)


def by_move(state: DiggerState, move: int) -> Refusal:
    """Why the digger may not do this in the middle of a turn."""
    if move == STOP:
        return IllegalMove("digger-refusal-unstored", ruling="P9")
    if STORE <= move < STEAL:
        return IllegalMove("digger-refusal-not-beside", ruling="P1")
    if state.stage == stages.STORE:
        return IllegalMove("digger-refusal-storing", ruling="P9")
    if move == THROW:
        return IllegalMove("digger-refusal-throws", ruling="P25")
    if move < STORE:
        return no_take(state, move - TAKE)
    return no_theft(state, move - STEAL)


def no_take(state: DiggerState, kind: int) -> Refusal:
    """Not unique, taken already, or gone from the centre."""
    if state.free >> kind & 1:
        return IllegalMove("digger-refusal-gone", ruling="P4")
    return IllegalMove("digger-refusal-unique", ruling="P26")


def no_theft(state: DiggerState, theft: int) -> Refusal:
    """No lone black die, not unique, or nothing to take there."""
    if not state.theft:
        return IllegalMove("digger-refusal-black", ruling="P6")
    if not state.free >> int(stolen_kind(theft)) & 1:
        return IllegalMove("digger-refusal-unique", ruling="P26")
    return IllegalMove("digger-refusal-crate", ruling="P7")
