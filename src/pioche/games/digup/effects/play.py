"""A card is played from the hand: who begins what."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pioche.core.masks import EVERYBODY
from pioche.games.digup import events, stages
from pioche.games.digup.cards import (
    BINOCULARS,
    BRIDGE,
    DYNAMITE,
    FIRST_ADVENTURE,
    MAP,
    PICKAXE,
    PURSE,
    RIVER,
    SHOVEL,
)
from pioche.games.digup.effects import draw, hands, piles

if TYPE_CHECKING:
    from pioche.games.digup.state import DigUpState


def play_card(state: "DigUpState", face: i64) -> None:
    """The card is shown to all and lies on the table until its effect is done."""
    card = hands.let_go(state, state.turn, face, EVERYBODY)
    state.played.append(card)
    piles.strike_off(state, face, False)
    state.plays_left -= 1
    state.touched.clear()
    state.emit(events.PLAYS, state.turn, face)
    if face == MAP:
        draw.unfold_map(state)
    elif face == RIVER:
        draw.dig_river(state)
    elif face == DYNAMITE:
        draw.blow_up(state)
    else:
        state.ask(first_stage(face), state.turn)


def first_stage(face: i64) -> i64:
    """What the card asks first."""
    if face < FIRST_ADVENTURE:
        return stages.PLACE
    if face == PURSE:
        return stages.PURSE
    if face == SHOVEL:
        return stages.SHOVEL
    if face == PICKAXE:
        return stages.PICKAXE_COST
    if face == BRIDGE:
        return stages.BRIDGE_OWN
    if face == BINOCULARS:
        return stages.BINOCULARS_PLAYER
    return stages.TORCH_PLAYER
