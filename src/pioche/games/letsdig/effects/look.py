"""Looking into piles: the sleeping gravedigger, and the treasure map."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.core.masks import EVERYBODY, bit_of
from pioche.games.letsdig import events, stages
from pioche.games.letsdig.cards import HAS_EFFECT, PILES
from pioche.games.letsdig.effects.dig import check_emptied
from pioche.games.letsdig.knowledge import exchange, lose_track, owners

if TYPE_CHECKING:
    from pioche.games.letsdig.state import LetsdigState

# How many cards a map can leave on a pile so that whoever sees the one taken knows the other.
PAIR: Final = 2


def look_at_tops(state: "LetsdigState") -> None:
    """The sleeping gravedigger: the top card of each pile, for the digger's eyes only."""
    state.emit(events.LOOKS, state.turn)
    for pile in range(PILES):
        if state.piles[pile]:
            see(state, pile, 1)


def see(state: "LetsdigState", pile: i64, depth: i64) -> None:
    """The digger sees one card of a pile; depth 1 is the top."""
    bit = bit_of(state.turn)
    card = state.piles[pile][len(state.piles[pile]) - depth]
    state.cards.show(card, bit)
    state.emit_to(bit, events.SEES, pile, depth, state.cards.face[card])


def search(state: "LetsdigState", pile: i64) -> None:
    """The treasure map: look at the top cards of a pile, three by our sheet, or what there is."""
    state.searched = pile
    state.looked = min(len(state.piles[pile]), state.config.map_cards)
    state.emit(events.SEARCHES, state.turn, pile, state.looked)
    for depth in range(1, state.looked + 1):
        see(state, pile, depth)
    state.stage = stages.TAKE


def looked_at(state: "LetsdigState") -> list[i64]:
    """The cards that the digger is still to choose from, the top one last."""
    pile = state.piles[state.searched]
    return pile[len(pile) - state.looked : len(pile) - state.ordered]


def bring_up(state: "LetsdigState", face: i64) -> None:
    """Let the looked-at card of that face be the top one; the others keep their order."""
    cards = looked_at(state)
    place = len(cards) - 1
    while state.cards.face[cards[place]] != face:
        place -= 1
    while place < len(cards) - 1:
        exchange(state, cards[place], cards[place + 1])
        place += 1


def take(state: "LetsdigState", face: i64) -> None:
    """Collect one of the cards. The others at the table lose track of what they cannot follow."""
    bring_up(state, face)
    goal = state.pile_of(state.turn)
    shown = HAS_EFFECT[face] != 0 or state.open_scores
    audience: i64 = EVERYBODY if shown else owners(state, goal)
    lose_track(state, looked_at(state), map_followers(state, audience))
    card = state.piles[state.searched].pop()
    state.looked -= 1
    state.cards.show(card, audience)
    if HAS_EFFECT[face]:  # T27: all see what it is, because they see what it does
        state.pending.append(card)
        state.at_once = card
    else:
        state.score_piles[goal].append(card)
        state.fresh.append(card)
    known = state.cards.seen[card]
    state.emit_to(known, events.TAKES, state.turn, state.searched, face)
    state.emit_to(EVERYBODY & ~known, events.TAKES, state.turn, state.searched, events.HIDDEN)
    check_emptied(state, state.searched)
    state.stage = stages.PUT_BACK


def map_followers(state: "LetsdigState", audience: i64) -> i64:
    """Who can still say which card is which once one is taken, which the audience sees (T38)."""
    cards = looked_at(state)
    if len(cards) == 1:
        return EVERYBODY
    followers = bit_of(state.turn) | knowers_of_equals(state, cards)
    if len(cards) == PAIR:
        followers |= audience
    return followers


def knowers_of_equals(state: "LetsdigState", cards: list[i64]) -> i64:
    """Who knows all of these cards to be alike: then it does not matter which one goes."""
    knowers: i64 = EVERYBODY
    for card in cards:
        if state.cards.face[card] != state.cards.face[cards[0]]:
            return 0
        knowers &= state.cards.seen[card]
    return knowers


def put_on_top(state: "LetsdigState", face: i64) -> None:
    """The highest of the cards that have no place yet; of the last two that settles both."""
    bring_up(state, face)
    state.ordered += 1
    if has_order_to_choose(state):
        show_order(state)


def has_order_to_choose(state: "LetsdigState") -> bool:
    """Whether more than one card is still to be put back; one alone has no order."""
    return state.looked - state.ordered > 1


def put_back(state: "LetsdigState") -> None:
    """The cards not taken are back on the pile, in the digger's order."""
    state.emit(events.RETURNS, state.turn, state.searched, state.looked)
    show_order(state)
    state.looked = 0
    state.ordered = 0
    state.searched = -1


def show_order(state: "LetsdigState") -> None:
    """The digger sees how the cards under the map lie now."""
    for depth in range(1, state.looked + 1):
        see(state, state.searched, depth)
