"""Hands and piles: cards drawn, shown and discarded, and who can follow them.

A card in a hand is known to its owner and to those who have seen it come. When a card leaves, a
player who sees its face knows one card of that face less in that hand; a player who does not see
it can follow none of the hand's cards any more, unless there was only one.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.core.cards import UNKNOWN
from pioche.core.masks import EVERYBODY
from pioche.games.digup import events
from pioche.games.digup.cards import SKELETON

if TYPE_CHECKING:
    from pioche.games.digup.state import DigUpState


def receive(state: "DigUpState", seat: i64, card: i64) -> None:
    """A card comes to a hand; without the memory aid only its owner knows it from now on."""
    bit: i64 = 1 << seat
    if state.memory:
        state.cards.show(card, bit)
    else:
        state.cards.seen[card] = bit
    state.miners[seat].hand.append(card)


def let_go(state: "DigUpState", seat: i64, face: i64, audience: i64) -> i64:
    """Take a card of this face out of a hand; the audience sees it."""
    hand = state.miners[seat].hand
    card = hand.pop(index_of(state, hand, face))
    forget_one(state, hand, card, audience)
    if audience != EVERYBODY and hand:
        forget_all(state, hand, audience)
        state.cards.hide(card, audience)
    state.cards.show(card, audience)
    return card


def forget_one(state: "DigUpState", hand: list[i64], card: i64, audience: i64) -> None:
    """Cards of one face are alike: a player who knew one assumes that this was the one."""
    seen = state.cards.seen
    faces = state.cards.face
    face = faces[card]
    for other in hand:
        if faces[other] == face:
            fooled = audience & seen[other] & ~seen[card]
            if fooled:
                state.cards.hide(other, ~fooled)
                state.cards.show(card, fooled)


def forget_all(state: "DigUpState", cards: list[i64], audience: i64) -> None:
    """Let only this audience still follow the cards."""
    for card in cards:
        state.cards.hide(card, audience)


def of_face(state: "DigUpState", cards: list[i64], face: i64) -> i64:
    return cards[index_of(state, cards, face)]


def index_of(state: "DigUpState", cards: list[i64], face: i64) -> i64:
    """Where the first of these cards lies that has this face."""
    faces = state.cards.face
    index: i64 = 0
    while faces[cards[index]] != face:
        index += 1
    return index


def faces_of(state: "DigUpState", cards: list[i64]) -> list[i64]:
    """The different faces of these cards, in the order of the box."""
    faces: list[i64] = []
    all_faces = state.cards.face
    for card in cards:
        add_in_order(faces, all_faces[card])
    return faces


def add_in_order(faces: list[i64], face: i64) -> None:
    """Add a face to some that are in order, unless it is among them."""
    place: i64 = len(faces)
    while place > 0 and faces[place - 1] > face:
        place -= 1
    if place == 0 or faces[place - 1] != face:
        faces.insert(place, face)


def are_alike(state: "DigUpState", cards: list[i64]) -> bool:
    faces = state.cards.face
    for card in cards:
        if faces[card] != faces[cards[0]]:
            return False
    return True


def emit_card(state: "DigUpState", kind: i64, seat: i64, card: i64, knows: i64) -> None:
    """An event about a card of a seat, with its face for those who know it."""
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
    """One player looks at a card with a torch; the others see only that it is looked at."""
    knows: i64 = 1 << seat
    state.emit_to(knows, events.LOOKS, seat, other, at + 1, state.cards.face[card])
    state.emit_to(EVERYBODY & ~knows, events.LOOKS, seat, other, at + 1, UNKNOWN)


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
    """Remove a face that all see from the known pile, if its card surely came from there.

    Each gem exists once, so a gem always did."""
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
            add_in_order(state.shuffled_gems, face)
    state.pile_from.sort()


def fill_hand(state: "DigUpState", seat: i64) -> None:
    """Draw up to three cards in hand; if nothing is left at all, no card is drawn (U25)."""
    hand = state.miners[seat].hand
    while len(hand) < HAND:
        card = draw_card(state)
        if card == NO_CARD:
            return
        receive(state, seat, card)
        emit_card(state, events.DRAWS, seat, card, state.cards.seen[card])


def throw_away(state: "DigUpState", seat: i64, face: i64) -> None:
    """A card goes from a hand to the discard pile, face up."""
    card = let_go(state, seat, face, EVERYBODY)
    strike_off(state, face, False)
    state.discard.append(card)
    state.emit(events.DISCARDS, seat, face)
