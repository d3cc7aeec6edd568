"""Who knows which card: what can be followed, and what is dealt anew for a seat.

A card's number must not reveal where a secretly chosen card went. So a secret choice moves
faces among the numbers, never the other way round.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.core.masks import PUBLIC
from pioche.core.rng import Rng
from pioche.games.letsdig.cards import SKELETON, WASTE
from pioche.games.letsdig.options import WASTE_BUSTS

if TYPE_CHECKING:
    from pioche.games.letsdig.state import LetsdigState


def owners(state: "LetsdigState", pile: i64) -> i64:
    """The mask of the seats whose score pile this is: two of them in teams."""
    if state.teams:
        return 5 << pile
    return 1 << pile


def put_away(state: "LetsdigState", card: i64, pile: i64) -> None:
    """Put a card that all have seen in a score pile, where only its owners may look."""
    state.score_piles[pile].append(card)
    if not state.open_scores and card not in state.used_dogs:
        state.cards.seen[card] = owners(state, pile)


def is_public(state: "LetsdigState", card: i64) -> bool:
    return bool(state.cards.seen[card] & PUBLIC)


def exchange(state: "LetsdigState", one: i64, other: i64) -> None:
    """Let two cards change places, with all that is known about them."""
    face, seen = state.cards.face, state.cards.seen
    face[one], face[other] = face[other], face[one]
    seen[one], seen[other] = seen[other], seen[one]


def secret_cards(state: "LetsdigState", pile: i64) -> list[i64]:
    return [card for card in state.score_piles[pile] if not is_public(state, card)]


def renumber_as_last(state: "LetsdigState", card: i64, pile: i64) -> i64:
    """Let a card have the highest number of its pile: so its number reveals nothing."""
    last = max(state.score_piles[pile])
    exchange(state, card, last)
    for place in range(len(state.used_dogs)):
        if state.used_dogs[place] == card:
            state.used_dogs[place] = last
        elif state.used_dogs[place] == last:
            state.used_dogs[place] = card
    return last


def merge_equal_cards(state: "LetsdigState", card: i64, pile: i64) -> None:
    """Players cannot distinguish equal cards of a pile: whichever they saw counts as this one.

    Otherwise, when one of them is shown, it would reveal how many there are.
    """
    for twin in state.score_piles[pile]:
        same = state.cards.face[twin] == state.cards.face[card]
        if same and twin not in state.used_dogs:
            moved = state.cards.seen[twin] & ~state.cards.seen[card]
            state.cards.seen[card] |= moved
            state.cards.seen[twin] &= ~moved


def lose_track(state: "LetsdigState", cards: list[i64], followers: i64) -> None:
    """One of these cards has gone: only the followers still know which the others are."""
    for card in cards:
        state.cards.seen[card] &= followers


# Dealing anew. The numbers of the cards in a score pile carry no knowledge, so first they are put
# in an order that follows from what the seat knows: two worlds that look the same to it become
# the same one.

# A card as one number: used, known, fresh, who has seen it, its face, its place in the pile.
USED: Final = 1 << 25
KNOWN: Final = 1 << 24
FRESH: Final = 1 << 23
EYES: Final = 1 << 13
FACE: Final = 1 << 8
PLACES: Final = 256


def redeal(state: "LetsdigState", bit: i64, rng: Rng) -> None:
    """Deal anew the piles and the score piles of others; nor does one know who has seen those."""
    for pile in range(len(state.score_piles)):
        put_in_order(state, pile, bit)
    state.cards.redeal(bit, rng)
    move_dangers_to_piles(state, bit, rng)


def put_in_order(state: "LetsdigState", pile: i64, bit: i64) -> None:
    """Number the cards of a score pile by what the seat knows of them."""
    numbers = state.score_piles[pile]
    codes = [code_of(state, numbers[place], bit) + place for place in range(len(numbers))]
    codes.sort()
    faces = [state.cards.face[numbers[code % PLACES]] for code in codes]
    for number in numbers:
        if number in state.used_dogs:
            state.used_dogs.remove(number)
        if number in state.fresh:
            state.fresh.remove(number)
    numbers.sort()
    for place in range(len(numbers)):
        state.cards.face[numbers[place]] = faces[place]
        label(state, numbers[place], codes[place], owners(state, pile))


def code_of(state: "LetsdigState", card: i64, bit: i64) -> i64:
    """What the seat knows of a card in a score pile; of an unseen one, only whether it is new."""
    code: i64 = FRESH if card in state.fresh else 0
    if card in state.used_dogs:
        code += USED
    if state.cards.seen[card] & bit:
        code += KNOWN + state.cards.seen[card] * EYES + state.cards.face[card] * FACE
    return code


def label(state: "LetsdigState", card: i64, code: i64, owners: i64) -> None:
    """Restore the marks of a card after its number has changed."""
    state.cards.seen[card] = code // EYES % (FRESH // EYES) if code & KNOWN else owners
    if code & USED:
        state.used_dogs.append(card)
    if code & FRESH:
        state.fresh.append(card)


def move_dangers_to_piles(state: "LetsdigState", bit: i64, rng: Rng) -> None:
    """Cards that bust are not collected: those that the seat has not seen lie in the piles.

    (A map may collect one, but no other player could know.)
    """
    harmless = unseen_harmless(state, bit)
    for pile in state.score_piles:
        for card in pile:
            if harmless and not state.cards.seen[card] & bit and is_danger(state, card):
                other = harmless.pop(rng.below(len(harmless)))
                face = state.cards.face[other]
                state.cards.face[other] = state.cards.face[card]
                state.cards.face[card] = face


def unseen_harmless(state: "LetsdigState", bit: i64) -> list[i64]:
    """The cards of the piles, destroyed ones too, that are unknown to this bit and do not bust."""
    found: list[i64] = []
    for pile in [*state.piles, state.destroyed]:
        for card in pile:
            if not state.cards.seen[card] & bit and not is_danger(state, card):
                found.append(card)
    return found


def is_danger(state: "LetsdigState", card: i64) -> bool:
    """Whether digging this card up busts whatever was dug before."""
    face = state.cards.face[card]
    return face == SKELETON or (face == WASTE and state.waste_mode == WASTE_BUSTS)
