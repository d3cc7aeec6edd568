"""What enemies do, and who protects from them."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.games.dig import events
from pioche.games.dig.cards import (
    FIRST_ENEMY,
    GHOST,
    MAGE,
    ORC,
    PROTECTORS,
    REWARDS,
    SKELETON,
    SNAKE,
    SPIDER,
    THIEF,
    WEREWOLF,
)
from pioche.games.dig.effects.gallery import add_card, close, remove_last, scare_all
from pioche.games.dig.effects.gems import earn
from pioche.games.dig.effects.hill import discard, place_number
from pioche.games.dig.moves import GALLERIES
from pioche.games.dig.player import NONE

if TYPE_CHECKING:
    from pioche.games.dig.state import DigState

STOLEN_CARDS: Final = 2
MOST_EATEN: Final = 3


def protector(state: "DigState", seat: i64, enemy: i64) -> i64:
    """The companion of this player that sees to this enemy by itself (G29), or NONE."""
    player = state.players[seat]
    friend = PROTECTORS[enemy - FIRST_ENEMY]
    if player.has(friend):
        return friend
    if mage_acts(state, seat, enemy):
        return MAGE
    return NONE


def mage_acts(state: "DigState", seat: i64, enemy: i64) -> bool:
    """The mage sends thieves and skeletons away."""
    return enemy in (SKELETON, THIEF) and state.players[seat].has(MAGE)


def reward(state: "DigState", seat: i64, enemy: i64) -> None:
    """The companion's gems for an enemy that its player drew, wherever (G12)."""
    if state.players[seat].has(PROTECTORS[enemy - FIRST_ENEMY]):
        earn(state, seat, REWARDS[enemy - FIRST_ENEMY])


def strike(state: "DigState", seat: i64, slot: i64) -> None:
    """The enemy just turned up does its work on a gallery, and leaves; the snake stays (G2)."""
    enemy = state.cards.face[state.revealed[-1]]
    state.emit(events.STRIKES, seat, enemy, place_number(slot))
    if enemy == SNAKE:
        add_card(state, seat, slot)
        return
    discard(state)
    if enemy == SPIDER:
        take_gem(state, seat, slot)
    elif enemy == GHOST:
        remove_last(state, seat, slot)
    elif enemy == WEREWOLF:
        scare_everybody(state, seat)
    else:
        drive_out(state, seat, slot, enemy)


def take_gem(state: "DigState", seat: i64, slot: i64) -> None:
    """The spider takes one gem, from the last card that has one (G21)."""
    gallery = state.gallery(seat, slot)
    position = gallery.last_gem()
    if position == NONE:
        return
    gallery.gems[position] -= 1
    state.supply += 1
    state.emit(events.LOSES_GEM, seat, place_number(slot), position + 1)


def drive_out(state: "DigState", seat: i64, slot: i64, enemy: i64) -> None:
    """Skeleton, thief and orc: each does its worst, and the gallery closes."""
    if enemy == SKELETON:
        scare_all(state, seat, slot)
    elif enemy == THIEF:
        for _ in range(min(STOLEN_CARDS, len(state.gallery(seat, slot).cards))):  # G19
            remove_last(state, seat, slot)
    elif enemy == ORC:
        eat(state, seat, slot)
    if state.gallery(seat, slot).stands():
        close(state, seat, slot, True)


def eat(state: "DigState", seat: i64, slot: i64) -> None:
    """The orc eats the recruit placed last, but never a player's fourth (G27)."""
    gallery = state.gallery(seat, slot)
    player = state.players[seat]
    position = gallery.last_recruit()
    if position == NONE or player.eaten == MOST_EATEN:
        return
    gallery.recruits[position] = 0
    player.eaten += 1
    state.emit(events.EATEN, seat, place_number(slot), position + 1)


def scare_everybody(state: "DigState", seat: i64) -> None:
    """The werewolf: all recruits to the tavern, placed or not, and all galleries close."""
    player = state.players[seat]
    if player.free:
        state.emit(events.FLEES, seat, player.free)
        player.waiting += player.free
        player.free = 0
    for slot in range(GALLERIES):
        scare_all(state, seat, slot)
    for slot in range(GALLERIES):
        if state.gallery(seat, slot).stands():
            close(state, seat, slot, True)
