"""Digging: what a card does the moment it is dug up."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.core.masks import EVERYBODY
from pioche.games.letsdig import events, stages
from pioche.games.letsdig.cards import DOG, HEIRLOOM, SKELETON, WASTE, WORMS
from pioche.games.letsdig.knowledge import merge_equal_cards, put_away, secret_cards
from pioche.games.letsdig.moves import DOG_DUG
from pioche.games.letsdig.options import WASTE_BUSTS

if TYPE_CHECKING:
    from pioche.games.letsdig.state import LetsdigState

AMONG_DUG: Final = 0
IN_PILE: Final = 1


def dig(state: "LetsdigState", pile: i64) -> None:
    """Turn up the top card of a pile for all to see, and do what it says."""
    card = state.piles[pile].pop()
    state.cards.show(card, EVERYBODY)
    state.dug.append(card)
    face = state.cards.face[card]
    if state.events is not None:  # often
        state.emit(events.DIGS, state.turn, pile, face)
    check_emptied(state, pile)
    state.stage = stages.DECIDE
    if face == WORMS:
        find_worms(state, face)
    elif face == SKELETON:
        find_skeleton(state, face)
    elif face == WASTE:
        find_waste(state, face)
    elif face == HEIRLOOM:
        state.stage = stages.HEIRLOOM  # T10


def check_emptied(state: "LetsdigState", pile: i64) -> None:
    """A pile dug or searched empty makes this the last turn, which goes on (T1)."""
    if not state.piles[pile]:
        state.ending = True
        state.emit(events.EMPTIED, pile)


def find_worms(state: "LetsdigState", face: i64) -> None:
    """The second worms of a turn bust, the first one too once waste lies there (T9)."""
    if state.worms or state.tainted:
        bust(state, face)
    else:
        state.worms = True


def find_waste(state: "LetsdigState", face: i64) -> None:
    if state.waste_mode == WASTE_BUSTS:
        bust(state, face)
    else:
        state.tainted = True


def find_skeleton(state: "LetsdigState", face: i64) -> None:
    """Bust, unless there could be a dog: then the digger is asked, dog or no dog (T30)."""
    if may_have_dog(state):
        state.stage = stages.REACT
    else:
        bust(state, face)


def may_have_dog(state: "LetsdigState") -> bool:
    """Whether, for all that the others know, the digger could use a dog."""
    if dog_among(state, state.dug) >= 0:
        return True
    pile = state.pile_of(state.turn)
    if dog_among(state, state.score_piles[pile]) >= 0:
        return True
    return bool(secret_cards(state, pile)) and not all_dogs_gone(state)


def all_dogs_gone(state: "LetsdigState") -> bool:
    """Whether everybody sees that no dog is left that could be used."""
    for card in range(len(state.cards.face)):
        if state.cards.face[card] == DOG and not is_spent(state, card):
            return False
    return True


def is_spent(state: "LetsdigState", dog: i64) -> bool:
    return dog in state.used_dogs or dog in state.discard


def dog_among(state: "LetsdigState", cards: list[i64]) -> i64:
    """The first dog among these that has not been used yet, or -1."""
    for card in cards:
        if state.cards.face[card] == DOG and card not in state.used_dogs:
            return card
    return -1


def use_dog(state: "LetsdigState", move: i64) -> None:
    """The skeleton is discarded, the dog stays where it is, turned for all to see (T8, T28)."""
    if move == DOG_DUG:
        dog = dog_among(state, state.dug)
        emit_dog(state, AMONG_DUG, EVERYBODY)
    else:
        pile = state.pile_of(state.turn)
        dog = dog_among(state, state.score_piles[pile])
        merge_equal_cards(state, dog, pile)
        emit_dog(state, IN_PILE, state.cards.seen[dog])
        state.cards.show(dog, EVERYBODY)
    state.used_dogs.append(dog)
    state.discard.append(state.dug.pop())
    state.stage = stages.DECIDE


def emit_dog(state: "LetsdigState", place: i64, known: i64) -> None:
    """Everybody hears of it; to those who did not know this dog it is news."""
    state.emit_to(known, events.DOG, state.turn, place, 0)
    state.emit_to(EVERYBODY & ~known, events.DOG, state.turn, place, 1)


def bust(state: "LetsdigState", face: i64) -> None:
    """The turn ends at once, and all that was dug in it is discarded; T2: so may the game."""
    state.emit(events.BUST, state.turn, face, len(state.dug))
    state.discard.extend(state.dug)
    state.dug.clear()
    state.end_turn()


def give_heirloom(state: "LetsdigState", target: i64) -> None:
    """It goes to that player's score pile at once, whatever becomes of this turn (T10)."""
    state.emit(events.GIVES, state.turn, target, HEIRLOOM)
    put_away(state, state.dug.pop(), state.pile_of(target))
    state.stage = stages.DECIDE
