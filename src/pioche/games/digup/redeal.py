"""Deal anew all that a seat cannot know.

Cards are numbered anew by where they lie, so that no number tells how a card came there, and
what others know of each other's hands, which the seat cannot follow, is dropped.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pioche.core.cards import Cards
from pioche.core.masks import EVERYBODY, PUBLIC, bit_of
from pioche.core.rng import Rng
from pioche.games.digup.cards import FIRST_ADVENTURE

if TYPE_CHECKING:
    from pioche.games.digup.state import DigUpState


def redeal(state: "DigUpState", seat: i64, rng: Rng) -> None:
    """Hidden mine cards from gems, idols and skeletons; then everything else that is hidden."""
    bit = bit_of(seat)
    for other in range(len(state.miners)):
        if other != seat:
            blur_hand(state, other, bit)
    number_by_place(state)
    rocks, others, slots, rest = hidden_cards(state, bit)
    rng.shuffle(rocks)
    fill(state, slots, rocks)
    others.extend(rocks[len(slots) :])
    rng.shuffle(others)
    fill(state, rest, others)


def blur_hand(state: "DigUpState", owner: i64, bit: i64) -> None:
    """Put what this bit knows of a hand first, by face, and forget what the others know of it."""
    cards = state.cards
    known: list[i64] = []
    unknown: list[i64] = []
    for card in state.miners[owner].hand:
        if cards.seen[card] & bit:
            insert(cards, known, card)
        else:
            unknown.append(card)
        if cards.seen[card] & PUBLIC:
            cards.seen[card] = EVERYBODY
        else:
            cards.seen[card] &= bit | 1 << owner
    state.miners[owner].hand = known + unknown


def insert(cards: Cards, known: list[i64], card: i64) -> None:
    """Keep known cards in the order of their faces, those that all know first."""
    place: i64 = len(known)
    while place > 0 and rank(cards, known[place - 1]) > rank(cards, card):
        place -= 1
    known.insert(place, card)


def rank(cards: Cards, card: i64) -> i64:
    return 2 * cards.face[card] + (0 if cards.seen[card] & PUBLIC else 1)


def number_by_place(state: "DigUpState") -> None:
    """Give the cards new numbers in the order of the places where they lie."""
    old = state.cards
    new = Cards([], [])
    for miner in state.miners:
        miner.mine = renumbered(old, new, miner.mine)
        miner.hand = renumbered(old, new, miner.hand)
    state.pile = renumbered(old, new, state.pile)
    state.discard = renumbered(old, new, state.discard)
    state.played = renumbered(old, new, state.played)
    state.looked = renumbered(old, new, state.looked)
    state.aside = renumbered(old, new, state.aside)
    state.river = renumbered(old, new, state.river)
    state.box = renumbered(old, new, state.box)
    state.cards = new


def renumbered(old: Cards, new: Cards, pile: list[i64]) -> list[i64]:
    numbers: list[i64] = []
    for card in pile:
        numbers.append(len(new.face))
        new.face.append(old.face[card])
        new.seen.append(old.seen[card])
    return numbers


def hidden_cards(
    state: "DigUpState", bit: i64
) -> tuple[list[i64], list[i64], list[i64], list[i64]]:
    """Hidden faces: those a mine may hold, the others; hidden cards: in mines, elsewhere."""
    in_mines: list[i64] = []
    for miner in state.miners:
        in_mines.extend(miner.mine)
    rocks: list[i64] = []
    others: list[i64] = []
    slots: list[i64] = []
    rest: list[i64] = []
    mines: i64 = 0
    for card in range(len(state.cards.face)):
        inside = mines < len(in_mines) and in_mines[mines] == card
        if inside:
            mines += 1
        if not state.cards.seen[card] & bit:
            face = state.cards.face[card]
            (rocks if face < FIRST_ADVENTURE else others).append(face)
            (slots if inside else rest).append(card)
    return rocks, others, slots, rest


def fill(state: "DigUpState", slots: list[i64], faces: list[i64]) -> None:
    """Give these cards the first of these faces."""
    for i in range(len(slots)):
        state.cards.face[slots[i]] = faces[i]
