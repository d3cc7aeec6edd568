"""Who knows which card: what lies in a score pile, and what can still be followed.

A card's number must not tell where a secretly chosen card went. So a secret choice moves
faces among the numbers, never the other way round.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pioche.core.masks import EVERYBODY, PUBLIC
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
    """The cards of a score pile that do not lie open for all."""
    return [card for card in state.score_piles[pile] if not is_public(state, card)]


def lay_open(state: "LetsdigState", card: i64, pile: i64) -> i64:
    """Show everybody a card of a score pile; it gets a number that says nothing."""
    first = secret_cards(state, pile)[0]
    exchange(state, card, first)
    state.cards.show(first, EVERYBODY)
    return first


def lose_track(state: "LetsdigState", cards: list[i64], followers: i64) -> None:
    """Of these cards one has gone, nobody else saw which: only the followers still know them."""
    for card in cards:
        state.cards.seen[card] &= followers


def imagine(state: "LetsdigState", bit: i64, rng: Rng) -> None:
    """Deal anew what a seat cannot know: the piles, and the score piles of others.

    Nor does it know what others have seen of those score piles.
    """
    state.cards.redeal(bit, rng)
    collected: list[i64] = []
    for pile in range(len(state.score_piles)):
        for card in state.score_piles[pile]:
            if not state.cards.seen[card] & bit:
                state.cards.seen[card] = owners(state, pile)
                collected.append(card)
    bury_dangers(state, collected, bit, rng)


def bury_dangers(state: "LetsdigState", collected: list[i64], bit: i64, rng: Rng) -> None:
    """Cards that bust are not collected: whoever imagines the piles finds them there.

    (A map may collect one, but nobody else could tell.)
    """
    buried = unseen_harmless(state, bit)
    for card in collected:
        if buried and is_danger(state, card):
            other = buried.pop(rng.below(len(buried)))
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
