"""Robbing another player's score pile: the hat looks and chooses, the sabre takes blindly."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pioche.core.masks import EVERYBODY, bit_of
from pioche.games.letsdig import events, stages
from pioche.games.letsdig.cards import HAT, KINDS
from pioche.games.letsdig.knowledge import (
    is_public,
    lose_track,
    merge_equal_cards,
    owners,
    renumber_as_last,
    secret_cards,
)

if TYPE_CHECKING:
    from pioche.games.letsdig.state import LetsdigState


def rob(state: "LetsdigState", victim: i64) -> None:
    """Choose whom: the hat then looks at the whole pile, the sabre takes a card at random."""
    state.emit(events.ROBS, state.turn, victim, state.tool)
    pile = state.score_piles[state.pile_of(victim)]
    if state.pile_of(victim) == state.pile_of(state.turn):
        # T29: a card of one's own pile, put back there
        state.emit(events.NOTHING, state.turn, state.tool)
    elif state.tool == HAT:
        state.victim = victim
        peek(state, pile)
        state.stage = stages.STEAL
    else:
        state.victim = victim
        steal(state, card_by_face(state, pile, state.rng.below(len(pile))))


def card_by_face(state: "LetsdigState", pile: list[i64], place: i64) -> i64:
    """The card in that place once the pile is sorted by face, used dogs after the others.

    The order in which a pile came together is nobody's to know, and no record holds it.
    """
    orders: list[i64] = [order_of(state, card) for card in pile]
    orders.sort()
    found: i64 = 0
    while order_of(state, pile[found]) != orders[place]:
        found += 1
    return pile[found]


def order_of(state: "LetsdigState", card: i64) -> i64:
    used: i64 = 1 if card in state.used_dogs else 0
    return 2 * state.cards.face[card] + used


def peek(state: "LetsdigState", pile: list[i64]) -> None:
    """The digger sees every card of the victim's pile."""
    bit = bit_of(state.turn)
    for card in pile:
        state.cards.show(card, bit)
    counts = state.counts(pile)
    for face in range(KINDS):
        if counts[face]:
            state.emit_to(bit, events.PEEKS, state.victim, face, counts[face])


def steal_face(state: "LetsdigState", face: i64) -> None:
    """The hat: take a card of that face; a used dog only where there is no other."""
    pile = state.score_piles[state.pile_of(state.victim)]
    chosen: i64 = -1
    for card in pile:
        if state.cards.face[card] == face and (chosen < 0 or card not in state.used_dogs):
            chosen = card
    steal(state, chosen)


def steal(state: "LetsdigState", card: i64) -> None:
    """Move a card from pile to pile. It does nothing there but count (T13)."""
    source, goal = state.pile_of(state.victim), state.pile_of(state.turn)
    if card not in state.used_dogs:
        merge_equal_cards(state, card, source)
    before = state.cards.seen[card]
    card = renumber_as_last(state, card, source)
    if not is_public(state, card):
        hide_theft(state, card, source, owners(state, source) | owners(state, goal))
    emit_theft(state, card, before, state.cards.seen[card])
    state.score_piles[source].remove(card)
    state.score_piles[goal].append(card)
    state.victim = -1


def hide_theft(state: "LetsdigState", card: i64, source: i64, followers: i64) -> None:
    """A secret card goes: thief and victim know which one, the others lose track of the pile."""
    secret = secret_cards(state, source)
    if len(secret) > 1:
        lose_track(state, secret, followers)
    state.cards.show(card, followers)


def emit_theft(state: "LetsdigState", card: i64, before: i64, after: i64) -> None:
    """Those who know the card hear its name; of those some learn it just now."""
    seat, other, face = state.turn, state.victim, state.cards.face[card]
    used: i64 = 1 if card in state.used_dogs else 0
    state.emit_long(after & before, events.STEALS, seat, other, face, 0, used)
    state.emit_long(after & ~before, events.STEALS, seat, other, face, 1, used)
    state.emit_long(EVERYBODY & ~after, events.STEALS, seat, other, events.HIDDEN, 1, used)
