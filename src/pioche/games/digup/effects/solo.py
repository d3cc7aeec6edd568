"""The solo variant: four mines, four skeletons, and nothing to decide but the colours."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.core.masks import EVERYBODY
from pioche.games.digup import events, stages
from pioche.games.digup.cards import SKELETON, SKELETONS, colour_of, place_of
from pioche.games.digup.player import ALL_UP

if TYPE_CHECKING:
    from pioche.games.digup.state import DigUpState

MINES: Final = 4
GEMS: Final = 36


def begin(state: "DigUpState") -> None:
    state.ask(stages.SOLO, 0)


def turn_card(state: "DigUpState") -> None:
    """Put the card in hand in its place and take what was there; or draw one."""
    if state.played:
        place(state)
    else:
        reveal(state, state.pile.pop(), events.NEXT_CARD)
    if not is_over(state):
        state.ask(stages.SOLO, 0)


def turn_all(state: "DigUpState") -> None:
    while state.stage != stages.OVER:
        turn_card(state)


def place(state: "DigUpState") -> None:
    """The gem goes face up on its number in the mine of its colour."""
    card = state.played.pop()
    face = state.cards.face[card]
    mine = mine_of(state, colour_of(face))
    at = place_of(face)
    miner = state.miners[mine]
    found = miner.mine[at]
    miner.mine[at] = card
    miner.up |= 1 << at
    state.emit(events.SETS, mine + 1, at + 1, face)
    reveal(state, found, events.UNCOVERS)


def mine_of(state: "DigUpState", colour: i64) -> i64:
    mine: i64 = 0
    while state.miners[mine].colour != colour:
        mine += 1
    return mine


def reveal(state: "DigUpState", card: i64, kind: i64) -> None:
    """A card is turned up: a gem is the next to place, a skeleton is laid aside."""
    state.cards.show(card, EVERYBODY)
    face = state.cards.face[card]
    state.emit(kind, face)
    if face == SKELETON:
        state.discard.append(card)
        state.emit(events.SKELETON, len(state.discard))
    else:
        state.played.append(card)


def gems_placed(state: "DigUpState") -> i64:
    number: i64 = 0
    for miner in state.miners:
        up = miner.up
        while up:
            up &= up - 1
            number += 1
    return number


def is_won(state: "DigUpState") -> bool:
    for miner in state.miners:
        if miner.up != ALL_UP:
            return False
    return True


def is_over(state: "DigUpState") -> bool:
    """All mines complete, even if that uncovers the fourth skeleton (U32); or it alone (U33)."""
    won = is_won(state)
    if not won and len(state.discard) < SKELETONS:
        return False
    state.stage = stages.OVER
    state.question += 1
    state.emit(events.WON if won else events.LOST, gems_placed(state))
    state.emit(events.OVER)
    return True
