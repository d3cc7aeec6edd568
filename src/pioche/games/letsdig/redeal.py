"""All that a seat cannot know is dealt anew.

The numbers of the cards in a score pile tell nothing, so first they are put in an order that
follows from what the seat knows. Two worlds that look the same to it become the same one.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.core.rng import Rng
from pioche.games.letsdig.cards import SKELETON, WASTE
from pioche.games.letsdig.knowledge import owners
from pioche.games.letsdig.options import WASTE_BUSTS

if TYPE_CHECKING:
    from pioche.games.letsdig.state import LetsdigState

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
    """Give a number what belongs to the card that it now is."""
    state.cards.seen[card] = code // EYES % (FRESH // EYES) if code & KNOWN else owners
    if code & USED:
        state.used_dogs.append(card)
    if code & FRESH:
        state.fresh.append(card)


def move_dangers_to_piles(state: "LetsdigState", bit: i64, rng: Rng) -> None:
    """Cards that bust are not collected: those that the seat has not seen lie in the piles.

    (A map may collect one, but nobody else could tell.)
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
