"""Cards played from the hand: map, pickaxe, river, dynamite and binoculars; others ask first."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.core.masks import EVERYBODY
from pioche.games.digup import cards, events, stages
from pioche.games.digup.effects import hands, turns
from pioche.games.digup.effects.hands import emit_card, emit_exchange

if TYPE_CHECKING:
    from pioche.games.digup.state import DigUpState


def play_card(state: "DigUpState", face: i64) -> None:
    """The card is shown to all and lies on the table until its effect is done."""
    card = hands.let_go(state, state.turn, face, EVERYBODY)
    state.played.append(card)
    hands.strike_off(state, face, False)
    state.plays_left -= 1
    state.touched.clear()
    state.emit(events.PLAYS, state.turn, face)
    if face == cards.MAP:
        unfold_map(state)
    elif face == cards.RIVER:
        dig_river(state)
    elif face == cards.DYNAMITE:
        blow_up(state)
    else:
        state.ask(first_stage(face), state.turn)


def first_stage(face: i64) -> i64:
    if face < cards.FIRST_ADVENTURE:
        return stages.PLACE
    if face == cards.PURSE:
        return stages.PURSE
    if face == cards.SHOVEL:
        return stages.SHOVEL
    if face == cards.PICKAXE:
        return stages.PICKAXE_COST
    if face == cards.BRIDGE:
        return stages.BRIDGE_OWN
    if face == cards.BINOCULARS:
        return stages.BINOCULARS_PLAYER
    return stages.TORCH_PLAYER


MAP_CARDS: Final = 5


def unfold_map(state: "DigUpState") -> None:
    """Look at the top five cards, shuffling the discard if they run out (U12)."""
    seat = state.turn
    for _ in range(MAP_CARDS):
        card = hands.next_card(state)
        if card != hands.NO_CARD:
            state.looked.append(card)
            state.cards.show(card, 1 << seat)
            emit_card(state, events.FINDS, seat, card, state.cards.seen[card])
    state.ask(stages.MAP_TAKE, seat)


def keep(state: "DigUpState", face: i64) -> None:
    """One of the cards comes to the hand; no other player can follow any of them any more."""
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
    hands.throw_away(state, state.turn, face)
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
        card = hands.draw_openly(state)
        if card != hands.NO_CARD:
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
    """The card leaves the game; all discard their hands, then all draw three (U43)."""
    card = state.played.pop()
    state.box.append(card)
    state.emit(events.BURNS, state.cards.face[card])
    for number in range(state.seats):
        seat = (state.turn + number) % state.seats
        while state.miners[seat].hand:
            hands.throw_away(state, seat, hands.faces_of(state, state.miners[seat].hand)[0])
    for number in range(state.seats):
        hands.fill_hand(state, (state.turn + number) % state.seats)
    turns.go_on(state)


def dynamite_out(state: "DigUpState") -> i64:
    """How many dynamites have gone off; before the first round all of them are in the box."""
    found: i64 = 0
    if state.round:
        for card in state.box:
            if state.cards.face[card] == cards.DYNAMITE:
                found += 1
    return found


def spy(state: "DigUpState", other: i64) -> None:
    """One player sees another's hand and goes on knowing those cards while they stay there.

    The cards come in the order of their faces: a hand's own order shows when each card came.
    """
    state.picked_player = other
    seat = state.turn
    bit: i64 = 1 << seat
    state.emit(events.SPIES, seat, other)
    hand = state.miners[other].hand
    for face in hands.faces_of(state, hand):
        for card in hand:
            if state.cards.face[card] == face:
                see(state, card, bit)
    state.ask(stages.BINOCULARS_TAKE, seat)


def see(state: "DigUpState", card: i64, bit: i64) -> None:
    """A card of the hand that is looked at, unless it is known already."""
    if not state.cards.seen[card] & bit:
        face = state.cards.face[card]
        state.emit_to(bit, events.SEES, state.turn, state.picked_player, face)
    state.cards.show(card, bit)


def rob(state: "DigUpState", face: i64) -> None:
    """The card taken is held aside: it cannot be the one given in return (U44)."""
    seat, other = state.turn, state.picked_player
    both: i64 = 1 << seat | 1 << other
    card = hands.let_go(state, other, face, both)
    state.aside.append(card)
    emit_exchange(state, events.ROBS, seat, other, card, both)
    state.ask(stages.BINOCULARS_GIVE, seat)


def give(state: "DigUpState", face: i64) -> None:
    """A card of one's own in return; only these two know what changed hands."""
    seat, other = state.turn, state.picked_player
    both: i64 = 1 << seat | 1 << other
    card = hands.let_go(state, seat, face, both)
    hands.receive(state, other, card)
    hands.receive(state, seat, state.aside.pop())
    emit_exchange(state, events.GIVES, seat, other, card, both)
    if not state.memory:
        hands.forget_all(state, state.miners[other].hand, 1 << other)
    turns.finish_card(state)
