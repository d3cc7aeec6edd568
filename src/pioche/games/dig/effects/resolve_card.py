"""Carrying out the card that was turned up: what each face does where it was drawn."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.games.dig import cards, events, stages
from pioche.games.dig.effects.equipment import OUTSIDE, can_use, has_target
from pioche.games.dig.effects.gallery import (
    add_card,
    close,
    collapse,
    discard,
    earn,
    free_slot,
    gallery_mask,
    make_gems,
    place_number,
    remove_last,
    scare_all,
    settle,
)
from pioche.games.dig.effects.turns import ask
from pioche.games.dig.moves import GALLERIES
from pioche.games.dig.player import NONE
from pioche.games.dig.stages import drop, push, top

if TYPE_CHECKING:
    from pioche.games.dig.state import DigState

STOLEN_CARDS: Final = 2
MOST_EATEN: Final = 3


def protector(state: "DigState", seat: i64, enemy: i64) -> i64:
    """The companion of this player that sees to this enemy by itself (G29), or NONE."""
    player = state.players[seat]
    friend = cards.PROTECTORS[enemy - cards.FIRST_ENEMY]
    if player.has(friend):
        return friend
    if mage_acts(state, seat, enemy):
        return cards.MAGE
    return NONE


def mage_acts(state: "DigState", seat: i64, enemy: i64) -> bool:
    """The mage sends thieves and skeletons away."""
    return enemy in (cards.SKELETON, cards.THIEF) and state.players[seat].has(cards.MAGE)


def reward(state: "DigState", seat: i64, enemy: i64) -> None:
    """The companion's gems for an enemy that its player drew, wherever (G12)."""
    if state.players[seat].has(cards.PROTECTORS[enemy - cards.FIRST_ENEMY]):
        earn(state, seat, cards.REWARDS[enemy - cards.FIRST_ENEMY])


def strike(state: "DigState", seat: i64, slot: i64) -> None:
    """The enemy just turned up does its work on a gallery, and leaves; the snake stays (G2)."""
    enemy = state.cards.face[state.revealed[-1]]
    state.emit(events.STRIKES, seat, enemy, place_number(slot))
    if enemy == cards.SNAKE:
        add_card(state, seat, slot)
        return
    discard(state)
    if enemy == cards.SPIDER:
        take_gem(state, seat, slot)
    elif enemy == cards.GHOST:
        remove_last(state, seat, slot)
    elif enemy == cards.WEREWOLF:
        scare_all_recruits(state, seat)
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
    if enemy == cards.SKELETON:
        scare_all(state, seat, slot)
    elif enemy == cards.THIEF:
        for _ in range(min(STOLEN_CARDS, len(state.gallery(seat, slot).cards))):  # G19
            remove_last(state, seat, slot)
    elif enemy == cards.ORC:
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


def scare_all_recruits(state: "DigState", seat: i64) -> None:
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


def resolve(state: "DigState") -> None:
    """The last of the cards turned up does what it says."""
    face = state.cards.face[state.revealed[-1]]
    place = state.where[-1]
    if place != OUTSIDE and not state.gallery(state.active, place).stands():
        discard_for(state, events.TOO_LATE)  # G4
    elif face < cards.STONES:
        resolve_stone(state, face, place)
    elif face < cards.FIRST_ENEMY:
        resolve_equipment(state, face, place)
    elif face < cards.RUNE:
        resolve_enemy(state, face, place)
    elif place == OUTSIDE:
        end_turn_by_useless(state)
    elif face <= cards.GEM_EGG:
        add_card(state, state.active, place)
    else:
        resolve_way_out(state, face, place)


def resolve_stone(state: "DigState", face: i64, place: i64) -> None:
    """Collected outside, added inside; a recruit may go on it (G14)."""
    seat = state.active
    free = state.players[seat].free > 0
    if place == OUTSIDE:
        if free and free_slot(state, seat) != NONE:
            ask(state, seat, stages.STONE, face, place)
        else:
            collect(state)
        return
    add_card(state, seat, place)
    if free and state.gallery(seat, place).crew() < cards.RECRUITS:
        ask(state, seat, stages.WALL, face, place)


def collect(state: "DigState") -> None:
    card = settle(state)
    face = state.cards.face[card]
    state.players[state.active].take(card, face)
    state.emit(events.COLLECTS, state.active, face, place_number(OUTSIDE))


def resolve_equipment(state: "DigState", face: i64, place: i64) -> None:
    """Used at once or kept; never two of a family (G65)."""
    if can_use(state, face, place):
        ask(state, state.active, stages.EQUIPMENT, face, place)
    elif state.players[state.active].holds(face):
        discard_for(state, events.SURPLUS)
    else:
        keep(state)


def keep(state: "DigState") -> None:
    place = place_number(state.where[-1])
    card = settle(state)
    face = state.cards.face[card]
    state.players[state.active].take(card, face)
    state.emit(events.KEEPS, state.active, face, place)


def discard_for(state: "DigState", kind: i64) -> None:
    """The card goes to the discard; the kind of event says why."""
    place = place_number(state.where[-1])
    card = settle(state)
    state.discard.append(card)
    state.emit(kind, state.active, state.cards.face[card], place)


def end_turn_by_useless(state: "DigState") -> None:
    """A card that cannot be played outside a gallery: discarded, and the turn is over (G67)."""
    discard_for(state, events.USELESS)
    while state.revealed:
        discard(state)
    while top(state) != stages.END_TURN:
        drop(state)


def resolve_enemy(state: "DigState", enemy: i64, place: i64) -> None:
    """Companions see to it by themselves (G29); else shield or sceptre may answer."""
    seat = state.active
    friend = protector(state, seat, enemy)
    if friend != NONE:
        state.emit(events.PROTECTS, seat, friend)
        ward_off(state, enemy, place)
    elif can_shield(state, seat, enemy, place) or can_send(state):
        ask(state, seat, stages.ATTACK, enemy, place)
    else:
        suffer(state, seat, enemy, place)


def ward_off(state: "DigState", enemy: i64, place: i64) -> None:
    """The mage has another card drawn (G28); outside, any other companion ends the turn (G71)."""
    if mage_acts(state, state.active, enemy):
        discard(state)
        push(state, stages.DRAW_ONE, place)
    elif place == OUTSIDE:
        end_turn_by_useless(state)
    else:
        discard(state)


def attacks(state: "DigState", enemy: i64, place: i64) -> bool:
    """Outside a gallery only the wild werewolf does (G11)."""
    return place != OUTSIDE or (enemy == cards.WEREWOLF and state.config.wild_werewolf)


def is_harmless(state: "DigState", seat: i64, enemy: i64, place: i64) -> bool:
    """Whether the enemy finds nothing to take: a spider no gem, a werewolf no recruit."""
    if enemy == cards.SPIDER:
        return place == OUTSIDE or state.gallery(seat, place).last_gem() == NONE
    bare = gallery_mask(state, seat) == 0 and state.players[seat].free == 0
    return bare and enemy == cards.WEREWOLF


def can_shield(state: "DigState", seat: i64, enemy: i64, place: i64) -> bool:
    """A shield answers an attack that takes something (G75)."""
    if not state.players[seat].holds(cards.SHIELD) or not attacks(state, enemy, place):
        return False
    return state.config.idle_shield or not is_harmless(state, seat, enemy, place)


def can_send(state: "DigState") -> bool:
    """A sceptre needs somewhere to send the enemy (G31)."""
    return state.players[state.active].holds(cards.SCEPTRE) and has_target(state, cards.SCEPTRE)


def suffer(state: "DigState", seat: i64, enemy: i64, place: i64) -> None:
    if attacks(state, enemy, place):
        strike(state, seat, place)
    else:
        end_turn_by_useless(state)


def send(state: "DigState", other: i64, slot: i64) -> None:
    """By sceptre to another's gallery: companions protect, without gems; so may a shield (G30)."""
    enemy = state.cards.face[state.revealed[-1]]
    state.emit(events.SENT, state.active, other, enemy, place_number(slot))
    friend = protector(state, other, enemy)
    if friend != NONE:
        state.emit(events.PROTECTS, other, friend)
        discard(state)
    elif can_shield(state, other, enemy, slot):
        ask(state, other, stages.ATTACK, enemy, slot)
    else:
        strike(state, other, slot)


def resolve_way_out(state: "DigState", face: i64, place: i64) -> None:
    """Exit and secret room count as cards, then the gallery closes; a collapse destroys it."""
    if face == cards.COLLAPSE:
        stop_pickaxe(state)
        if state.players[state.active].holds(cards.ANCHOR):
            ask(state, state.active, stages.COLLAPSE, face, place)
        else:
            cave_in(state, place)
        return
    add_card(state, state.active, place)
    if face == cards.SECRET_ROOM:
        make_gems(state, state.active, place, 1)  # G20: whatever snake there is
    close(state, state.active, place, False)


def cave_in(state: "DigState", place: i64) -> None:
    discard(state)
    collapse(state, state.active, place)


def stop_pickaxe(state: "DigState") -> None:
    """What was drawn with a pickaxe keeps it from drawing another (G36)."""
    if top(state) == stages.USE_PICKAXE:
        drop(state)
