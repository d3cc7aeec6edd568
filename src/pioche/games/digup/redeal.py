"""Deal anew all that a seat cannot know.

Cards are numbered anew by where they lie, so that no number shows how a card came there, and
what others know of each other's hands, which the seat cannot follow, is dropped.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.core.cards import Cards
from pioche.core.masks import EVERYBODY, PUBLIC, bit_of
from pioche.core.rng import Rng
from pioche.games.digup.cards import FACE_COUNT, FIRST_ADVENTURE

if TYPE_CHECKING:
    from pioche.games.digup.state import DigUpState

MANY: Final = 104


def redeal(state: "DigUpState", seat: i64, rng: Rng) -> None:
    """First the mines, which hold no adventure card, then the pile, then all that is left."""
    bit = bit_of(seat)
    for other in range(len(state.miners)):
        if other != seat:
            blur_hand(state, other, bit)
    number_by_place(state)
    in_mines: list[i64] = []
    elsewhere: list[i64] = []
    for miner in state.miners:
        add_hidden(state, in_mines, miner.mine, bit)
        add_hidden(state, elsewhere, miner.hand, bit)
    in_pile: list[i64] = []
    add_hidden(state, in_pile, state.pile[: known_depth(state)], bit)
    add_hidden(state, elsewhere, state.pile[known_depth(state) :], bit)
    add_hidden(state, elsewhere, state.looked, bit)
    add_hidden(state, elsewhere, state.aside, bit)
    faces: list[i64] = []
    for card in in_mines + in_pile + elsewhere:
        faces.append(state.cards.face[card])
    faces = deal_into(state, in_mines, faces, mine_quotas(state), rng)
    faces = deal_into(state, in_pile, faces, pile_quotas(state), rng)
    deal_into(state, elsewhere, faces, [MANY] * FACE_COUNT, rng)


def redeal_unseen(state: "DigUpState", rng: Rng) -> None:
    """Deal anew the cards of mines and pile that nobody has seen.

    Before the discard is first shuffled anything may lie anywhere, but adventure cards not in
    mines. Then all together know what is in the pile, for some player saw each card that left it,
    and what is left for the mines.
    """
    in_mines: list[i64] = []
    in_pile: list[i64] = []
    for miner in state.miners:
        add_hidden(state, in_mines, miner.mine, EVERYBODY)
    add_hidden(state, in_pile, state.pile, EVERYBODY)
    if state.pile_from or state.on_top > 0:
        state.cards.mix(in_mines, rng)
        state.cards.mix(in_pile, rng)
        return
    faces: list[i64] = []
    for card in in_mines + in_pile:
        faces.append(state.cards.face[card])
    faces = deal_into(state, in_mines, faces, mine_quotas(state), rng)
    deal_into(state, in_pile, faces, [MANY] * FACE_COUNT, rng)


def known_depth(state: "DigUpState") -> int:
    """How many cards of the pile, from the bottom, lie below those that a map put back (U12)."""
    return len(state.pile) - max(0, int(state.on_top) - len(state.looked))


def add_hidden(state: "DigUpState", hidden: list[i64], cards: list[i64], bit: i64) -> None:
    for card in cards:
        if not state.cards.seen[card] & bit:
            hidden.append(card)


def mine_quotas(state: "DigUpState") -> list[i64]:
    """What may lie hidden in a mine: no adventure card, no gem that was in the discard pile."""
    quotas: list[i64] = [MANY] * FIRST_ADVENTURE + [0] * (FACE_COUNT - FIRST_ADVENTURE)
    for face in state.shuffled_gems:
        quotas[face] = 0
    return quotas


def pile_quotas(state: "DigUpState") -> list[i64]:
    """What may lie in the pile: once it was shuffled anew, what all saw going into it."""
    if not state.pile_from:
        return [MANY] * FACE_COUNT
    quotas: list[i64] = [0] * FACE_COUNT
    for face in state.pile_from:
        quotas[face] += 1
    return quotas


def deal_into(
    state: "DigUpState", slots: list[i64], faces: list[i64], quotas: list[i64], rng: Rng
) -> list[i64]:
    """Give these cards faces at random, of each no more than its quota; give back the rest."""
    fitting: list[i64] = []
    others: list[i64] = []
    for face in faces:
        if quotas[face] > 0:
            quotas[face] -= 1
            fitting.append(face)
        else:
            others.append(face)
    rng.shuffle(fitting)
    if len(fitting) < len(slots):  # skeletons and idols look alike: take what there is
        rng.shuffle(others)
    fitting.extend(others)
    for i in range(len(slots)):
        state.cards.face[slots[i]] = fitting[i]
    return fitting[len(slots) :]


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
