"""The binoculars: look at a hand, take a card of it, give one in return."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pioche.games.digup import events, stages
from pioche.games.digup.effects import hands, turns
from pioche.games.digup.effects.card_events import emit_exchange

if TYPE_CHECKING:
    from pioche.games.digup.state import DigUpState


def spy(state: "DigUpState", other: i64) -> None:
    """One player sees another's hand and goes on knowing those cards while they stay there.

    They are told in the order of their faces: that of a hand is when each card came to it.
    """
    state.picked_player = other
    seat = state.turn
    bit: i64 = 1 << seat
    state.emit(events.SPIES, seat, other)
    hand = state.miners[other].hand
    for face in hands.faces_of(state, hand):
        for card in hand:
            if state.cards.face[card] == face:
                see(state, card, bit)
    state.ask(stages.BINOCULARS_TAKE, seat)


def see(state: "DigUpState", card: i64, bit: i64) -> None:
    """A card of the hand that is looked at, unless it is known already."""
    if not state.cards.seen[card] & bit:
        face = state.cards.face[card]
        state.emit_to(bit, events.SEES, state.turn, state.picked_player, face)
    state.cards.show(card, bit)


def rob(state: "DigUpState", face: i64) -> None:
    """The card taken is held aside: it cannot be the one given in return (U44)."""
    seat, other = state.turn, state.picked_player
    both: i64 = 1 << seat | 1 << other
    card = hands.let_go(state, other, face, both)
    state.aside.append(card)
    emit_exchange(state, events.ROBS, seat, other, card, both)
    state.ask(stages.BINOCULARS_GIVE, seat)


def give(state: "DigUpState", face: i64) -> None:
    """A card of one's own in return; only these two know what changed hands."""
    seat, other = state.turn, state.picked_player
    both: i64 = 1 << seat | 1 << other
    card = hands.let_go(state, seat, face, both)
    hands.receive(state, other, card)
    hands.receive(state, seat, state.aside.pop())
    emit_exchange(state, events.GIVES, seat, other, card, both)
    if not state.memory:
        hands.forget_all(state, state.miners[other].hand, 1 << other)
    turns.finish_card(state)
