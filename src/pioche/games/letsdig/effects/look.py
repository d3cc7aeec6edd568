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

MOST_LOOKED: Final = 3


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
    if state.events is not None:
        face = int(state.cards.face[card])
        state.events.append((events.SEES, int(bit), int(pile), int(depth), face))


def search(state: "LetsdigState", pile: i64) -> None:
    """The treasure map: look at the top three cards of a pile, or at what there is."""
    cards = len(state.piles[pile])
    state.searched = pile
    state.looked = min(cards, MOST_LOOKED)
    if state.events is not None:
        told = (events.SEARCHES, EVERYBODY, int(state.turn), int(pile), int(state.looked))
        state.events.append(told)
    for depth in range(1, state.looked + 1):
        see(state, pile, depth)
    state.stage = stages.TAKE


def looked_at(state: "LetsdigState") -> list[i64]:
    """The cards that the digger is looking at, the top one last."""
    pile = state.piles[state.searched]
    return pile[len(pile) - state.looked :]


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
    """Collect one of the cards. The others at the table lose track of all of them."""
    bring_up(state, face)
    # Of two cards everybody can follow the other one, where the one taken is shown.
    shown = HAS_EFFECT[face] != 0 or state.open_scores
    if state.looked > (2 if shown else 1):
        lose_track(state, looked_at(state), bit_of(state.turn))
    card = state.piles[state.searched].pop()
    state.looked -= 1
    goal = state.pile_of(state.turn)
    if HAS_EFFECT[face]:  # T27: all see what it is, because they see what it does
        state.cards.show(card, EVERYBODY)
        state.pending.append(card)
        state.at_once = card
    else:
        state.cards.show(card, EVERYBODY if state.open_scores else owners(state, goal))
        state.score_piles[goal].append(card)
        state.fresh.append(card)
    tell_taken(state, face, state.cards.seen[card])
    check_emptied(state, state.searched)
    state.stage = stages.PUT_BACK


def tell_taken(state: "LetsdigState", face: i64, audience: i64) -> None:
    if state.events is not None:
        seat, pile = int(state.turn), int(state.searched)
        state.events.append((events.TAKES, int(audience), seat, pile, int(face)))
        others = int(EVERYBODY & ~audience)
        state.events.append((events.TAKES, others, seat, pile, events.HIDDEN))


def put_back(state: "LetsdigState") -> None:
    """The cards not taken are back on the pile, in the digger's order."""
    if state.events is not None:
        seat, pile, cards = int(state.turn), int(state.searched), int(state.looked)
        state.events.append((events.RETURNS, EVERYBODY, seat, pile, cards))
    for depth in range(1, state.looked + 1):
        see(state, state.searched, depth)
    state.looked = 0
    state.searched = -1
