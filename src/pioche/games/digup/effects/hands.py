"""Cards that come to a hand and leave it, and who can follow them.

A card in a hand is known to its owner and to those who have seen it come. When a card leaves,
whoever sees its face knows one card of that face less in that hand; whoever does not see it can
follow none of the hand's cards any more, unless there was only one.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pioche.core.masks import EVERYBODY

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
    """Cards of one face are alike: whoever knew one takes it that this was the one."""
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
    """Only these can still follow the cards."""
    for card in cards:
        state.cards.hide(card, audience)


def of_face(state: "DigUpState", cards: list[i64], face: i64) -> i64:
    """The first of these cards that has this face."""
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
    """Whether these cards have all the same face."""
    faces = state.cards.face
    for card in cards:
        if faces[card] != faces[cards[0]]:
            return False
    return True
