"""What is played for somebody who has left the table."""

from pioche.core.clock import NEVER
from pioche.games.digger import stages
from pioche.games.digger.cards import KINDS
from pioche.games.digger.config import STORING
from pioche.games.digger.legal import beside
from pioche.games.digger.moves import NIGHT, TAKE, THROW
from pioche.games.digger.state import DiggerState


def stand_in(state: DiggerState, seat: int, at: int) -> int:
    """One who left throws once, takes what the centre gives, and stores it; nobody is robbed."""
    moves = [int(move) for move in state.legal(seat)]
    if state.stage == stages.READY:
        return THROW
    if state.ends != NEVER and at > state.began:
        return last_move(state, moves, at)
    for move in moves:
        if TAKE <= move < TAKE + KINDS:
            return move
    return moves[-1]


def last_move(state: DiggerState, moves: list[int], at: int) -> int:
    """P27: one who leaves while the glass runs stores only what a hand still could, else night."""
    done = max(at, int(state.now)) + int(beside(state)) * int(state.config.hands[STORING])
    return NIGHT if done >= state.ends else moves[-1]
