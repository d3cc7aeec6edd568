"""Who knows which card: what lies in a score pile, and what can still be followed.

A card's number must not tell where a secretly chosen card went. So a secret choice moves
faces among the numbers, never the other way round.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pioche.core.masks import PUBLIC

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


def renumber_as_last(state: "LetsdigState", card: i64, pile: i64) -> i64:
    """Let a card have the highest number of its pile: whichever it was, that tells nothing."""
    last = max(state.score_piles[pile])
    exchange(state, card, last)
    for place in range(len(state.used_dogs)):
        if state.used_dogs[place] == card:
            state.used_dogs[place] = last
        elif state.used_dogs[place] == last:
            state.used_dogs[place] = card
    return last


def merge_equal_cards(state: "LetsdigState", card: i64, pile: i64) -> None:
    """Of equal cards in a pile nobody can say which one they have seen: let it be this one.

    Otherwise, when one of them is shown, it would tell how many there are.
    """
    for twin in state.score_piles[pile]:
        same = state.cards.face[twin] == state.cards.face[card]
        if same and twin not in state.used_dogs:
            moved = state.cards.seen[twin] & ~state.cards.seen[card]
            state.cards.seen[card] |= moved
            state.cards.seen[twin] &= ~moved


def lose_track(state: "LetsdigState", cards: list[i64], followers: i64) -> None:
    """Of these cards one has gone, nobody else saw which: only the followers still know them."""
    for card in cards:
        state.cards.seen[card] &= followers
