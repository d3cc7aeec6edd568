"""Cards that change or show a mine: gems, idols and skeletons; purse, shovel, torch, bridge."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.core.masks import EVERYBODY, size
from pioche.games.digup import events, legal, stages
from pioche.games.digup.effects import hands, turns
from pioche.games.digup.effects.hands import emit_lift, emit_look

if TYPE_CHECKING:
    from pioche.games.digup.state import DigUpState

TORCH_LOOKS: Final = 2


def choose_position(state: "DigUpState", at: i64) -> None:
    stage = state.stage
    if stage == stages.PLACE:
        place(state, at)
    elif stage == stages.PURSE:
        pick_at(state, at)
        state.ask(stages.PURSE_SECOND, state.turn)
    elif stage == stages.PURSE_SECOND:
        swap(state, at)
    elif stage == stages.SHOVEL:
        turns.turn_up(state, state.turn, at)
        turns.finish_card(state)
    elif stage == stages.TORCH_AT:
        look(state, at)
    elif stage == stages.BRIDGE_OWN:
        pick_at(state, at)
        state.ask(stages.BRIDGE_PLAYER, state.turn)
    else:
        cross(state, at)


def pick_at(state: "DigUpState", at: i64) -> None:
    """Remember the first of two positions."""
    state.picked_at = at
    state.emit(events.PICKS_AT, state.turn, at + 1)


def pick_player(state: "DigUpState", seat: i64) -> None:
    """Remember the player whose mine is meant."""
    state.picked_player = seat
    state.emit(events.PICKS_PLAYER, state.turn, seat)


def place(state: "DigUpState", at: i64) -> None:
    """The card is laid face up; what was there comes to the hand, as hidden as it was."""
    seat = state.turn
    miner = state.miners[seat]
    lift(state, seat, at)
    card = state.played.pop()
    miner.mine[at] = card
    if not miner.up >> at & 1:
        state.dug = True
    miner.up |= 1 << at
    state.emit(events.PLACES, seat, at + 1, state.cards.face[card])
    turns.go_on(state)


def lift(state: "DigUpState", seat: i64, at: i64) -> None:
    """The card of a position comes to its owner's hand."""
    card = state.miners[seat].mine[at]
    hands.receive(state, seat, card)
    up = state.miners[seat].up >> at & 1
    emit_lift(state, seat, at, card, EVERYBODY if up else state.cards.seen[card])


def swap(state: "DigUpState", at: i64) -> None:
    """The purse: two cards of one's mine change places, each as hidden as it was."""
    exchange(state, state.turn, state.picked_at, state.turn, at)
    state.emit(events.SWAPS, state.turn, state.picked_at + 1, at + 1)
    turns.finish_card(state)


def cross(state: "DigUpState", at: i64) -> None:
    """The rope bridge: a card of one's mine for a card of another's (U10, U18)."""
    exchange(state, state.turn, state.picked_at, state.picked_player, at)
    own, other = state.picked_at + 1, state.picked_player
    state.emit(events.BRIDGES, state.turn, own, other, at + 1)
    turns.finish_card(state)


def exchange(state: "DigUpState", seat: i64, at: i64, other: i64, to: i64) -> None:
    mine, theirs = state.miners[seat], state.miners[other]
    card = mine.mine[at]
    mine.mine[at] = theirs.mine[to]
    theirs.mine[to] = card
    card_up = mine.up >> at & 1
    other_up = theirs.up >> to & 1
    mine.up = mine.up & ~(1 << at) | other_up << at
    theirs.up = theirs.up & ~(1 << to) | card_up << to
    state.touched.extend([seat, at, other, to])


def look(state: "DigUpState", at: i64) -> None:
    """The torch: one sees a face-down card, and remembers it as long as it can be followed.

    Which second mine to light is chosen once the first card is seen (U45).
    """
    seat, other = state.turn, state.picked_player
    card = state.miners[other].mine[at]
    if state.memory:
        state.cards.show(card, 1 << seat)
    emit_look(state, seat, other, at, card)
    state.torched |= 1 << other
    state.touched.extend([other, at])
    state.picked_player = -1
    if size(state.torched) < TORCH_LOOKS and legal.torch_players(state):
        state.ask(stages.TORCH_PLAYER, seat)
    else:
        turns.finish_card(state)
