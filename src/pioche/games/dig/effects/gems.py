"""Gems and runes that are collected, and what they bring about."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.core.masks import all_seats
from pioche.games.dig import events
from pioche.games.dig.cards import TYLER
from pioche.games.dig.player import NONE

if TYPE_CHECKING:
    from pioche.games.dig.state import DigState

GEMS_TO_CALL: Final = 10
TYLER_RUNES: Final = 3


def earn(state: "DigState", seat: i64, gems: i64) -> None:
    """Gems from the supply, as far as it goes (G51)."""
    number = min(gems, state.supply)
    if number == 0:
        return
    state.supply -= number
    state.players[seat].gems += number
    state.emit(events.EARNS, seat, number)
    check_points(state, seat)


def check_points(state: "DigState", seat: i64) -> None:
    """Somebody has more than before: perhaps enough to be crowned or to call the last round."""
    state.progress = True
    crown(state, seat)
    points = state.players[seat].points()
    if points >= GEMS_TO_CALL and state.caller == NONE:
        state.caller = seat
        state.last_turns = all_seats(state.seats) & ~(1 << seat)
        state.emit(events.CALLS, seat, points)


def crown(state: "DigState", seat: i64) -> None:
    """With Tyler, three runes win at once."""
    player = state.players[seat]
    if player.has(TYLER) and player.runes >= TYLER_RUNES and state.crowned == NONE:
        state.crowned = seat
        state.emit(events.CROWNED, seat)
