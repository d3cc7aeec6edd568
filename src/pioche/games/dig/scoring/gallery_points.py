"""What a gallery is worth in points on the state itself, as `gallery_value` tells from a view."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pioche.games.dig.cards import (
    COLLAPSE,
    EGG,
    FIRST_ENEMY,
    GHOST,
    ORC,
    REWARDS,
    RUNE,
    SECRET_ROOM,
    SKELETON,
    SPIDER,
    THIEF,
    WEREWOLF,
)
from pioche.games.dig.effects.enemies import STOLEN_CARDS, protector
from pioche.games.dig.effects.gallery import SERIES, has_snake
from pioche.games.dig.options import EXAMPLE
from pioche.games.dig.player import NONE, Gallery

if TYPE_CHECKING:
    from pioche.games.dig.state import DigState


def worth(state: "DigState", gallery: Gallery) -> i64:
    """The points of a gallery that its player closes now."""
    return closed(state, gallery, len(gallery.cards), state.supply, 0)


def closed(state: "DigState", gallery: Gallery, length: i64, supply: i64, more_eggs: i64) -> i64:
    """The points of its first cards: gems, runes, and eggs as far as the supply goes."""
    points: i64 = 0
    eggs: i64 = more_eggs
    for position in range(length):
        points += gallery.gems[position]
        face = state.cards.face[gallery.cards[position]]
        if face == RUNE:
            points += 1
        elif face == EGG:
            eggs += 1
    return points + min(supply, eggs)


def with_card(state: "DigState", seat: i64, gallery: Gallery, face: i64) -> i64:
    """The points after this card, if the gallery closes then at the latest."""
    if FIRST_ENEMY <= face < RUNE:
        return with_enemy(state, seat, gallery, face)
    if face == COLLAPSE:
        return 0
    return with_longer(state, gallery, face)


def with_enemy(state: "DigState", seat: i64, gallery: Gallery, enemy: i64) -> i64:
    """The points after an enemy has done its worst, or a companion its best."""
    length: i64 = len(gallery.cards)
    supply = state.supply
    if is_protected(state, seat, enemy):
        won = min(supply, REWARDS[enemy - FIRST_ENEMY])
        return closed(state, gallery, length, supply - won, 0) + won
    if enemy == SKELETON or enemy == ORC or enemy == WEREWOLF:
        return closed(state, gallery, length, 0, 0)  # by force: no egg becomes a gem
    if enemy == THIEF:
        return closed(state, gallery, max(0, length - STOLEN_CARDS), 0, 0)
    if enemy == GHOST:
        return closed(state, gallery, length - 1, supply + gallery.gems[-1], 0)
    lost: i64 = 1 if enemy == SPIDER and gallery.last_gem() != NONE else 0
    return closed(state, gallery, length, supply + lost, 0) - lost


def is_protected(state: "DigState", seat: i64, face: i64) -> bool:
    return FIRST_ENEMY <= face < RUNE and protector(state, seat, face) != NONE


def with_longer(state: "DigState", gallery: Gallery, face: i64) -> i64:
    """The points with one card more: the supply pays series, then the secret room, then eggs."""
    made: i64 = 0 if has_snake(state, gallery) else series_ending_next(state, gallery)
    if face == SECRET_ROOM:
        made = min(made, state.supply) + 1
    made = min(made, state.supply)
    more_eggs: i64 = 1 if face == EGG else 0
    runes: i64 = 1 if face == RUNE else 0
    length: i64 = len(gallery.cards)
    return closed(state, gallery, length, state.supply - made, more_eggs) + made + runes


def series_ending_next(state: "DigState", gallery: Gallery) -> i64:
    """How many recruits would have a gem made by the next card."""
    number: i64 = 0
    length: i64 = len(gallery.cards)
    late = state.config.gem_count == EXAMPLE
    for position in range(length):
        if gallery.recruits[position]:
            count = length - position + (0 if late and position > 0 else 1)
            if count % SERIES == 0:
                number += 1
    return number
