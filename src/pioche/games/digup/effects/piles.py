"""The draw pile and the discard pile."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.core.masks import EVERYBODY
from pioche.games.digup import events
from pioche.games.digup.cards import SKELETON
from pioche.games.digup.effects import hands
from pioche.games.digup.effects.card_events import emit_card

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


def draw_card(state: "DigUpState") -> i64:
    """The top card leaves the pile for good."""
    card = next_card(state)
    if state.on_top > 0:
        state.on_top -= 1
    return card


def draw_openly(state: "DigUpState") -> i64:
    """The top card, for all to see: what was surely shuffled in is no longer in the pile."""
    sure = state.on_top == 0
    card = draw_card(state)
    if card != NO_CARD:
        strike_off(state, state.cards.face[card], sure)
    return card


def strike_off(state: "DigUpState", face: i64, sure: bool) -> None:
    """A card that all see is not in the pile, if it surely was; of each gem there is but one."""
    if not sure and face >= SKELETON:
        return
    faces = state.pile_from  # in order
    for place in range(len(faces)):
        if faces[place] >= face:
            if faces[place] == face:
                faces.pop(place)
            return


def refill(state: "DigUpState") -> None:
    """The discard pile, shuffled, is the new draw pile: all know what is in it.

    If a map is being read, the cards under it will be put back on top (U12).
    """
    remember_discard(state)
    state.on_top = len(state.looked)
    state.pile.extend(state.discard)
    state.discard.clear()
    state.cards.shuffle(state.pile, state.rng)
    state.emit(events.SHUFFLED, len(state.pile))


def remember_discard(state: "DigUpState") -> None:
    """What is shuffled is public, and a gem that was in the discard lies hidden in no mine."""
    state.pile_from.clear()
    for card in state.discard:
        face = state.cards.face[card]
        state.pile_from.append(face)
        if face < SKELETON:
            hands.add_in_order(state.shuffled_gems, face)
    state.pile_from.sort()


def fill_hand(state: "DigUpState", seat: i64) -> None:
    """Draw up to three cards in hand; if nothing is left at all, no card is drawn (U25)."""
    hand = state.miners[seat].hand
    while len(hand) < HAND:
        card = draw_card(state)
        if card == NO_CARD:
            return
        hands.receive(state, seat, card)
        emit_card(state, events.DRAWS, seat, card, state.cards.seen[card])


def throw_away(state: "DigUpState", seat: i64, face: i64) -> None:
    """A card goes from a hand to the discard pile, face up."""
    card = hands.let_go(state, seat, face, EVERYBODY)
    strike_off(state, face, False)
    state.discard.append(card)
    state.emit(events.DISCARDS, seat, face)
