"""What a seat may do, why it may not, and what is played for a player who has left."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pioche.core.clock import NEVER
from pioche.core.refusals import IllegalMove, NotYourTurn, Refusal
from pioche.core.state import EMPTY, NO_CLOCK
from pioche.games.digger import stages
from pioche.games.digger.cards import GOLD, KINDS
from pioche.games.digger.moves import (
    LIFT,
    NIGHT,
    ONLY_THROW,
    STEAL,
    STOP,
    STORE,
    STORE_ALL,
    TAKE,
    THROW,
    steal_move,
    stolen_kind,
)
from pioche.games.digger.options import STORE_TIME

if TYPE_CHECKING:
    from pioche.games.digger.state import DiggerState


def legal_moves(state: "DiggerState") -> list[i64]:
    if state.stage == stages.READY:
        return ONLY_THROW
    if state.stage == stages.OVER:
        return EMPTY
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
    """Against the glass without limit, else up to `most_throws`."""
    return state.config.length > 0 or state.throws < state.config.most_throws


def nothing_left(state: "DiggerState") -> bool:
    """Whether stop is all that is left to do: then it is done (P12)."""
    if state.stage == stages.STORE:
        return beside(state) == 0
    if state.stage != stages.DIG or may_throw(state):
        return False
    moves = legal_moves(state)
    return len(moves) == 1 and moves[0] == STOP


# Why a move is refused, and by which ruling


def why_not(state: "DiggerState", seat: int, move: int) -> Refusal:
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


def by_move(state: "DiggerState", move: int) -> Refusal:
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


def no_take(state: "DiggerState", kind: int) -> Refusal:
    """Not unique, taken already, or gone from the centre."""
    if state.free >> kind & 1:
        return IllegalMove("digger-refusal-gone", ruling="P4")
    return IllegalMove("digger-refusal-unique", ruling="P26")


def no_theft(state: "DiggerState", theft: int) -> Refusal:
    """No lone black die, not unique, or nothing to take there."""
    if not state.theft:
        return IllegalMove("digger-refusal-black", ruling="P6")
    if not state.free >> int(stolen_kind(theft)) & 1:
        return IllegalMove("digger-refusal-unique", ruling="P26")
    return IllegalMove("digger-refusal-crate", ruling="P7")


# What is played for a player who has left the table


def stand_in(state: "DiggerState", seat: int, left_at: int) -> int:
    """An absent digger throws once, takes what the centre gives and stores it, and robs nobody.

    A digger who leaves while the glass runs takes nothing more (P27).
    """
    moves = [int(move) for move in state.legal(seat)]
    if state.stage == stages.READY:
        return THROW
    if state.ends != NEVER and left_at != NO_CLOCK:
        return last_move(state, moves, left_at)
    for move in moves:
        if TAKE <= move < TAKE + KINDS:
            return move
    return moves[-1]


def last_move(state: "DiggerState", moves: list[int], left_at: int) -> int:
    """P27: store what a hand can still store before the glass runs out; if not all, night."""
    done = max(left_at, int(state.now)) + int(beside(state)) * int(state.config.hands[STORE_TIME])
    return NIGHT if done >= state.ends else moves[-1]
