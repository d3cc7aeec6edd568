"""The three phases of a turn, the round, and the end."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.core.masks import EVERYBODY
from pioche.games.digup import events, scoring, stages
from pioche.games.digup.effects import hands
from pioche.games.digup.moves import POSITIONS
from pioche.games.digup.player import ALL_UP

if TYPE_CHECKING:
    from pioche.games.digup.state import DigUpState

PLAYS: Final = 2
# U34: the game ends after this number of rounds in a row without a mine card turned up.
STILL_ROUNDS: Final = 20


def begin_turn(state: "DigUpState", seat: i64) -> None:
    """Play up to two cards, discard, draw."""
    state.turn = seat
    state.plays_left = PLAYS
    state.emit(events.TURN, seat)
    go_on(state)


def go_on(state: "DigUpState") -> None:
    """An effect is done: is a mine complete (U26), and what comes next in the turn?"""
    if not state.ending:
        check_complete(state)
    if state.plays_left > 0 and state.miners[state.turn].hand:
        state.ask(stages.PLAY, state.turn)
    else:
        begin_discard(state)


def check_complete(state: "DigUpState") -> None:
    """Any mine entirely face up triggers the end, whichever player turned its last card."""
    for seat in range(state.seats):
        if state.miners[seat].up == ALL_UP:
            state.ending = True
            state.emit(events.COMPLETE, seat)


def finish_card(state: "DigUpState") -> None:
    """An adventure card goes to the discard pile once its effect is done."""
    card = state.played.pop()
    state.discard.append(card)
    clear_choices(state)
    state.emit(events.SPENT, state.cards.face[card])
    go_on(state)


def clear_choices(state: "DigUpState") -> None:
    state.picked_at = -1
    state.picked_player = -1
    state.torched = 0
    state.taker = 0


def begin_discard(state: "DigUpState") -> None:
    """The second phase; there is nothing to discard from an empty hand."""
    state.plays_left = 0
    if state.miners[state.turn].hand:
        state.ask(stages.DISCARD, state.turn)
    else:
        finish_turn(state)


def discard(state: "DigUpState", face: i64) -> None:
    hands.throw_away(state, state.turn, face)
    begin_discard(state)


def finish_turn(state: "DigUpState") -> None:
    """The third phase, then the next player; the round is finished, not the turn (U27)."""
    hands.fill_hand(state, state.turn)
    seat = (state.turn + 1) % state.seats
    if seat == state.first:
        end_round(state)
    if state.stage != stages.OVER:
        begin_turn(state, seat)


def end_round(state: "DigUpState") -> None:
    """All have had the same number of turns: is this the end, or a stalemate (U34)?"""
    if state.ending:
        finish(state)
        return
    state.still_rounds = 0 if state.dug else state.still_rounds + 1
    state.dug = False
    if state.still_rounds == STILL_ROUNDS:
        state.emit(events.STILL, STILL_ROUNDS)
        finish(state)
        return
    state.round += 1
    state.emit(events.ROUND, state.round, state.still_rounds)


def finish(state: "DigUpState") -> None:
    """Turn everything up and count."""
    for seat in range(state.seats):
        for at in range(POSITIONS):
            if not state.miners[seat].up >> at & 1:
                turn_up(state, seat, at)
    state.stage = stages.OVER
    state.question += 1
    if state.events is not None:  # counting the mines for nobody would be a waste
        emit_scores(state)


def turn_up(state: "DigUpState", seat: i64, at: i64) -> None:
    miner = state.miners[seat]
    miner.up |= 1 << at
    state.dug = True
    state.cards.show(miner.mine[at], EVERYBODY)
    state.emit(events.TURNS_UP, seat, at + 1, state.cards.face[miner.mine[at]])


def emit_scores(state: "DigUpState") -> None:
    for seat in range(state.seats):
        miner = state.miners[seat]
        points, run = scoring.mine_points(state, miner), scoring.longest_run(state, miner)
        state.emit(events.FINAL, seat, points, run)
    state.emit(events.OVER)
