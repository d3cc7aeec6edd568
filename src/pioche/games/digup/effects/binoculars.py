"""The binoculars: look at a hand, take a card of it, give one in return."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pioche.core.masks import EVERYBODY
from pioche.games.digup import events, hands, stages, telling, turns

if TYPE_CHECKING:
    from pioche.games.digup.state import DigUpState


def spy(state: "DigUpState", other: i64) -> None:
    """One player sees another's hand and goes on knowing those cards while they stay there."""
    state.picked_player = other
    seat = state.turn
    bit: i64 = 1 << seat
    if state.events is not None:
        state.events.append((events.SPIES, EVERYBODY, int(seat), int(other)))
    for card in state.miners[other].hand:
        if state.events is not None and not state.cards.seen[card] & bit:
            face = int(state.cards.face[card])
            state.events.append((events.SEES, int(bit), int(seat), int(other), face))
        state.cards.show(card, bit)
    state.ask(stages.BINOCULARS_TAKE, seat)


def rob(state: "DigUpState", face: i64) -> None:
    """The card taken is held aside: it cannot be the one given in return."""
    seat, other = state.turn, state.picked_player
    both: i64 = 1 << seat | 1 << other
    card = hands.let_go(state, other, face, both)
    state.aside.append(card)
    if state.events is not None:
        telling.tell_between(state, events.ROBS, seat, other, card, both)
    state.ask(stages.BINOCULARS_GIVE, seat)


def give(state: "DigUpState", face: i64) -> None:
    """A card of one's own in return; only these two know what changed hands."""
    seat, other = state.turn, state.picked_player
    both: i64 = 1 << seat | 1 << other
    card = hands.let_go(state, seat, face, both)
    hands.receive(state, other, card)
    hands.receive(state, seat, state.aside.pop())
    if state.events is not None:
        telling.tell_between(state, events.GIVES, seat, other, card, both)
    if not state.memory:
        hands.forget_all(state, state.miners[other].hand, 1 << other)
    turns.finish_card(state)
