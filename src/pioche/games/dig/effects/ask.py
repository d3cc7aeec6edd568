"""Putting a question to somebody."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pioche.core.masks import EVERYBODY
from pioche.games.dig import events
from pioche.games.dig.effects.hill import place_number
from pioche.games.dig.player import NONE

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
    """Everything waits for this seat: which card it is about, where, and how much."""
    state.asked = seat
    state.stage = stage
    state.about = about
    state.place = place
    state.amount = amount
    state.question += 1
    if state.events is not None:  # every move passes here
        number: i64 = NONE if place == NONE else place_number(place)
        state.emit_long(EVERYBODY, events.ASKS, seat, stage, about, number, amount)
