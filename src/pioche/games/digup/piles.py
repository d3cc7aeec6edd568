"""The draw pile and the discard pile."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.core.masks import EVERYBODY
from pioche.games.digup import events, hands, telling

if TYPE_CHECKING:
    from pioche.games.digup.state import DigUpState

HAND: Final = 3
NO_CARD: Final = -1


def cards_left(state: "DigUpState") -> i64:
    """How many cards can still be drawn, the discard pile included."""
    return len(state.pile) + len(state.discard)


def next_card(state: "DigUpState") -> i64:
    """The top card; the discard is shuffled only when a card must be drawn (U25)."""
    if not state.pile:
        if not state.discard:
            return NO_CARD
        refill(state)
    return state.pile.pop()


def refill(state: "DigUpState") -> None:
    """The discard pile, shuffled, is the new draw pile: all know what is in it.

    Not so if a map is being read: the cards under it will be put back on top (U12).
    """
    state.pile_from.clear()
    if not state.looked:
        for card in state.discard:
            state.pile_from.append(state.cards.face[card])
        state.pile_from.sort()
    state.pile.extend(state.discard)
    state.discard.clear()
    state.cards.shuffle(state.pile, state.rng)
    if state.events is not None:
        state.events.append((events.SHUFFLED, EVERYBODY, len(state.pile)))


def fill_hand(state: "DigUpState", seat: i64) -> None:
    """Draw up to three cards in hand; if nothing is left at all, no card is drawn (U25)."""
    hand = state.miners[seat].hand
    while len(hand) < HAND:
        card = next_card(state)
        if card == NO_CARD:
            return
        hands.receive(state, seat, card)
        if state.events is not None:
            telling.tell_card(state, events.DRAWS, seat, card, state.cards.seen[card])


def throw_away(state: "DigUpState", seat: i64, face: i64) -> None:
    """A card goes from a hand to the discard pile, face up."""
    card = hands.let_go(state, seat, face, EVERYBODY)
    state.discard.append(card)
    if state.events is not None:
        telling.tell_card(state, events.DISCARDS, seat, card, EVERYBODY)
