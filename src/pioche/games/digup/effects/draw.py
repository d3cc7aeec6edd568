"""Cards about the piles: treasure map, pickaxe, river, dynamite."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.core.masks import EVERYBODY
from pioche.games.digup import events, stages
from pioche.games.digup.effects import hands, piles, turns
from pioche.games.digup.effects.card_events import emit_card

if TYPE_CHECKING:
    from pioche.games.digup.state import DigUpState

MAP_CARDS: Final = 5


def unfold_map(state: "DigUpState") -> None:
    """Look at the top five cards, shuffling the discard if they run out (U12)."""
    seat = state.turn
    for _ in range(MAP_CARDS):
        card = piles.next_card(state)
        if card != piles.NO_CARD:
            state.looked.append(card)
            state.cards.show(card, 1 << seat)
            emit_card(state, events.FINDS, seat, card, state.cards.seen[card])
    state.ask(stages.MAP_TAKE, seat)


def keep(state: "DigUpState", face: i64) -> None:
    """One of the cards comes to the hand; nobody else can follow any of them any more."""
    seat = state.turn
    bit: i64 = 1 << seat
    if len(state.looked) > 1:
        hands.forget_all(state, state.looked, bit)
    card = hands.of_face(state, state.looked, face)
    state.looked.remove(card)
    if state.on_top > 0:
        state.on_top = len(state.looked)  # any of those put back may be from elsewhere
    hands.receive(state, seat, card)
    emit_card(state, events.KEEPS, seat, card, bit)
    after_map(state)


def put_back(state: "DigUpState", face: i64) -> None:
    """The others go back on the pile one by one: the last one lies on top."""
    card = hands.of_face(state, state.looked, face)
    state.looked.remove(card)
    state.pile.append(card)
    bit: i64 = 1 << state.turn
    emit_card(state, events.BACK, state.turn, card, bit)
    if not state.memory:
        state.cards.seen[card] = 0
    after_map(state)


def after_map(state: "DigUpState") -> None:
    if state.looked:
        state.ask(stages.MAP_BACK, state.turn)
    else:
        turns.finish_card(state)


def pay(state: "DigUpState", face: i64) -> None:
    """The pickaxe's cost comes before its prize (U17)."""
    piles.throw_away(state, state.turn, face)
    state.ask(stages.PICKAXE_PRIZE, state.turn)


def dig_out(state: "DigUpState", face: i64) -> None:
    """Take the last card of that face thrown on the discard, but not the one just paid with."""
    index: i64 = len(state.discard) - 2
    while state.cards.face[state.discard[index]] != face:
        index -= 1
    card = state.discard.pop(index)
    hands.receive(state, state.turn, card)
    state.emit(events.DIGS_OUT, state.turn, face)
    turns.finish_card(state)


def dig_river(state: "DigUpState") -> None:
    """Turn up a card for each player and one more, or what there is (U21)."""
    for _ in range(state.seats + 1):
        card = piles.draw_openly(state)
        if card != piles.NO_CARD:
            state.river.append(card)
            state.cards.show(card, EVERYBODY)
            state.emit(events.RIVER, state.cards.face[card])
    state.ask(stages.RIVER, state.turn)


def take_from_river(state: "DigUpState", face: i64) -> None:
    """Each player from the one who dug it on must take one (U20); that one also the last."""
    card = hands.of_face(state, state.river, face)
    state.river.remove(card)
    hands.receive(state, state.actor, card)
    state.emit(events.TAKES, state.actor, face)
    state.taker += 1
    if state.river:
        state.ask(stages.RIVER, (state.turn + state.taker) % state.seats)
    else:
        turns.finish_card(state)


def blow_up(state: "DigUpState") -> None:
    """First everybody discards the hand, then everybody draws three; it leaves the game (U43)."""
    for number in range(state.seats):
        seat = (state.turn + number) % state.seats
        while state.miners[seat].hand:
            piles.throw_away(state, seat, hands.faces_of(state, state.miners[seat].hand)[0])
    for number in range(state.seats):
        piles.fill_hand(state, (state.turn + number) % state.seats)
    card = state.played.pop()
    state.box.append(card)
    state.emit(events.BURNS, state.cards.face[card])
    turns.go_on(state)
