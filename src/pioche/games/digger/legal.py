"""What the digger may do now."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pioche.games.digger import stages
from pioche.games.digger.cards import GOLD, KINDS
from pioche.games.digger.moves import (
    NOTHING,
    ONLY_THROW,
    STOP,
    STORE,
    STORE_ALL,
    TAKE,
    THROW,
    steal_move,
)

if TYPE_CHECKING:
    from pioche.games.digger.state import DiggerState


def legal_moves(state: "DiggerState") -> list[i64]:
    """The digger's moves, by stage."""
    if state.stage == stages.READY:
        return ONLY_THROW
    if state.stage == stages.OVER:
        return NOTHING
    moves: list[i64] = []
    if state.stage == stages.DIG:
        add_dig_moves(state, moves)
    if not state.config.length and beside(state) > 1:
        moves.append(STORE_ALL)  # P25: nobody hurries
    waiting = False
    for back in range(1, KINDS + 1):  # the dearest first
        kind: i64 = KINDS - back
        if state.beside[kind]:
            moves.append(STORE + kind)
            waiting = True
    if not waiting:
        moves.append(STOP)
    return moves


def beside(state: "DiggerState") -> i64:
    """How many tokens wait to be stored."""
    tokens: i64 = 0
    for kind in range(KINDS):
        tokens += state.beside[kind]
    return tokens


def add_dig_moves(state: "DiggerState", moves: list[i64]) -> None:
    """Throw again, take what is unique, or steal it."""
    if may_throw(state):
        moves.append(THROW)
    if not state.free:
        return
    for kind in range(KINDS):
        if state.free >> kind & 1 and state.centre[kind]:
            moves.append(TAKE + kind)
    if state.theft:
        add_thefts(state, moves)


def add_thefts(state: "DiggerState", moves: list[i64]) -> None:
    """P6, P7: a lone black die opens the crates of the others for every unique gem."""
    for kind in range(GOLD, KINDS):
        if state.free >> kind & 1:
            for seat in range(state.seats):
                if seat != state.digger and state.crates[seat * KINDS + kind]:
                    moves.append(steal_move(kind, seat))


def may_throw(state: "DiggerState") -> bool:
    """Against the glass as often as one likes, else so many times."""
    return state.config.length > 0 or state.throws < state.config.most_throws


def nothing_left(state: "DiggerState") -> bool:
    """Whether stop is all that is left to do: then it is done (P12)."""
    if state.stage == stages.STORE:
        return beside(state) == 0
    if state.stage != stages.DIG or may_throw(state):
        return False
    moves = legal_moves(state)
    return len(moves) == 1 and moves[0] == STOP
