"""Events about a card: its face for those who know it, a card and no more for the others."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pioche.core.masks import EVERYBODY
from pioche.games.digup import events

if TYPE_CHECKING:
    from pioche.games.digup.state import DigUpState


def tell_card(state: "DigUpState", kind: i64, seat: i64, card: i64, knows: i64) -> None:
    """Something happens to a card of a seat."""
    assert state.events is not None
    face = int(state.cards.face[card])
    state.events.append((int(kind), int(knows), int(seat), face))
    if knows != EVERYBODY:
        state.events.append((int(kind), int(EVERYBODY & ~knows), int(seat), -1))


def tell_between(
    state: "DigUpState", kind: i64, seat: i64, other: i64, card: i64, knows: i64
) -> None:
    """A card goes from one hand to another."""
    assert state.events is not None
    face = int(state.cards.face[card])
    state.events.append((int(kind), int(knows), int(seat), int(other), face))
    state.events.append((int(kind), int(EVERYBODY & ~knows), int(seat), int(other), -1))


def tell_lift(state: "DigUpState", seat: i64, at: i64, card: i64, knows: i64) -> None:
    """A card of a mine comes to its owner's hand."""
    assert state.events is not None
    face = int(state.cards.face[card])
    place = int(at) + 1
    state.events.append((events.LIFTS, int(knows), int(seat), place, face))
    if knows != EVERYBODY:
        state.events.append((events.LIFTS, int(EVERYBODY & ~knows), int(seat), place, -1))


def tell_look(state: "DigUpState", seat: i64, other: i64, at: i64, card: i64) -> None:
    """By the light of a torch one player sees what the others only see being looked at."""
    assert state.events is not None
    face, knows, place = int(state.cards.face[card]), 1 << int(seat), int(at) + 1
    state.events.append((events.LOOKS, knows, int(seat), int(other), place, face))
    rest = EVERYBODY & ~knows
    state.events.append((events.LOOKS, rest, int(seat), int(other), place, -1))
