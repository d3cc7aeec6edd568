"""Questions, and how turns and the game begin and end."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.core.masks import EVERYBODY
from pioche.games.dig import events
from pioche.games.dig.effects.gallery import place_number
from pioche.games.dig.player import NONE
from pioche.games.dig.stages import OVER, TURN

if TYPE_CHECKING:
    from pioche.games.dig.state import DigState


def ask(
    state: "DigState",
    seat: i64,
    stage: i64,
    about: i64 = NONE,
    place: i64 = NONE,
    amount: i64 = 0,
) -> None:
    """Ask a seat a question, about a face at a place with an amount."""
    state.asked = seat
    state.stage = stage
    state.about = about
    state.place = place
    state.amount = amount
    state.question += 1
    if state.events is not None:  # every move passes here
        number: i64 = NONE if place == NONE else place_number(place)
        state.emit_long(EVERYBODY, events.ASKS, seat, stage, about, number, amount)


# The game ends after this number of rounds without a gem for any player (G59).
QUIET_ROUNDS: Final = 100


def begin(state: "DigState", seat: i64) -> None:
    state.active = seat
    state.dug = 0
    state.progress = False
    state.last_turns &= ~(1 << seat)
    if state.events is not None:  # every turn passes here
        state.emit(events.TURN, seat, state.quiet)
    ask(state, seat, TURN)


def end(state: "DigState") -> None:
    """Go on to the next player, unless the last round is over or the game is stale."""
    if state.caller != NONE and state.last_turns == 0:
        finish(state)
        return
    state.quiet += 1
    if state.progress:
        state.quiet = 0
    if state.quiet < QUIET_ROUNDS * state.seats:
        begin(state, next_seat(state))
        return
    state.emit(events.STALE, state.quiet)
    finish(state)


def next_seat(state: "DigState") -> i64:
    """Clockwise; in the last round only those who still have their last turn."""
    seat = (state.active + 1) % state.seats
    while state.caller != NONE and not state.last_turns >> seat & 1:
        seat = (seat + 1) % state.seats
    return seat


def finish(state: "DigState") -> None:
    """The game is over: gems and runes are counted (G48)."""
    state.stage = OVER
    state.asked = NONE
    state.about = NONE
    state.place = NONE
    state.amount = 0
    state.question += 1
    for seat in range(state.seats):
        player = state.players[seat]
        state.emit(events.FINAL, seat, player.gems, player.runes, player.points())
    state.emit(events.OVER)
