"""Events about a card: its face for those who know it, a card and no more for the others."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pioche.core.cards import UNKNOWN
from pioche.core.masks import EVERYBODY
from pioche.games.digup import events

if TYPE_CHECKING:
    from pioche.games.digup.state import DigUpState


def emit_card(state: "DigUpState", kind: i64, seat: i64, card: i64, knows: i64) -> None:
    """Something happens to a card of a seat."""
    if state.events is None:  # most cards pass here
        return
    state.emit_to(knows, kind, seat, state.cards.face[card])
    if knows != EVERYBODY:
        state.emit_to(EVERYBODY & ~knows, kind, seat, UNKNOWN)


def emit_exchange(
    state: "DigUpState", kind: i64, seat: i64, other: i64, card: i64, knows: i64
) -> None:
    """A card goes from one hand to another."""
    state.emit_to(knows, kind, seat, other, state.cards.face[card])
    state.emit_to(EVERYBODY & ~knows, kind, seat, other, UNKNOWN)


def emit_lift(state: "DigUpState", seat: i64, at: i64, card: i64, knows: i64) -> None:
    """A card of a mine comes to its owner's hand."""
    if state.events is None:  # most cards pass here
        return
    state.emit_to(knows, events.LIFTS, seat, at + 1, state.cards.face[card])
    if knows != EVERYBODY:
        state.emit_to(EVERYBODY & ~knows, events.LIFTS, seat, at + 1, UNKNOWN)


def emit_look(state: "DigUpState", seat: i64, other: i64, at: i64, card: i64) -> None:
    """By the light of a torch one player sees what the others only see being looked at."""
    knows: i64 = 1 << seat
    state.emit_to(knows, events.LOOKS, seat, other, at + 1, state.cards.face[card])
    state.emit_to(EVERYBODY & ~knows, events.LOOKS, seat, other, at + 1, UNKNOWN)
