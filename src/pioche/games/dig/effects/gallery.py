"""The hill and the galleries: cards turned up, gems made, galleries opened, shrunk and closed."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.core.masks import EVERYBODY, all_seats
from pioche.games.dig import events
from pioche.games.dig.cards import GEM_EGG, RUNE, SNAKE, STONES, TYLER
from pioche.games.dig.moves import GALLERIES
from pioche.games.dig.options import EXAMPLE
from pioche.games.dig.player import NO_GALLERY, NONE, Gallery

if TYPE_CHECKING:
    from pioche.games.dig.state import DigState

PLACES: Final = 5


def place_number(place: i64) -> i64:
    """A place as people count: galleries from 1, outside 0."""
    return (place + 1) % PLACES


def turn_up(state: "DigState", place: i64) -> None:
    if not state.hill:
        reshuffle(state)
    card = state.hill.pop()
    state.cards.show(card, EVERYBODY)
    state.revealed.append(card)
    state.where.append(place)
    if state.events is not None:  # every card passes here
        state.emit(events.TURNS_UP, state.active, state.cards.face[card], place_number(place))


def reshuffle(state: "DigState") -> None:
    """An empty hill is the shuffled discard (G55)."""
    assert state.discard, "G43: ways out and most enemies are never kept, so there is a discard"
    state.hill.extend(state.discard)
    state.discard.clear()
    state.reshuffles += 1
    state.cards.shuffle(state.hill, state.rng)
    state.emit(events.RESHUFFLED, len(state.hill))


def take_up(state: "DigState", index: i64) -> None:
    """Choose which card turned up is carried out now: it becomes the last."""
    card = state.revealed.pop(index)
    place = state.where.pop(index)
    state.revealed.append(card)
    state.where.append(place)
    state.emit(events.CARRIES, state.cards.face[card], place_number(place))


def settle(state: "DigState") -> i64:
    """Remove the card that was carried out from those turned up, and return it."""
    state.where.pop()
    return state.revealed.pop()


def discard(state: "DigState") -> None:
    discard_at(state, len(state.revealed) - 1)


def discard_at(state: "DigState", index: i64) -> None:
    card = state.revealed.pop(index)
    place = state.where.pop(index)
    state.discard.append(card)
    if state.events is not None:  # most cards pass here
        state.emit(events.DISCARDS, state.cards.face[card], place_number(place))


def faces_since(state: "DigState", start: i64) -> list[i64]:
    """The different faces among the cards turned up from there on."""
    found: list[i64] = []
    for index in range(start, len(state.revealed)):
        face = state.cards.face[state.revealed[index]]
        if face not in found:
            found.append(face)
    return found


GEMS_TO_CALL: Final = 10
TYLER_RUNES: Final = 3


def earn(state: "DigState", seat: i64, gems: i64) -> None:
    """Gems from the supply, as far as it goes (G51)."""
    number = min(gems, state.supply)
    if number == 0:
        return
    state.supply -= number
    state.players[seat].gems += number
    state.emit(events.EARNS, seat, number)
    check_points(state, seat)


def check_points(state: "DigState", seat: i64) -> None:
    """After a gain: the player may be crowned, or call the last round."""
    state.progress = True
    crown(state, seat)
    points = state.players[seat].points()
    if points >= GEMS_TO_CALL and state.caller == NONE and state.crowned == NONE:
        state.caller = seat
        state.last_turns = all_seats(state.seats) & ~(1 << seat)
        state.emit(events.CALLS, seat, points)


def crown(state: "DigState", seat: i64) -> None:
    """With Tyler, three runes win at once."""
    player = state.players[seat]
    if player.has(TYLER) and player.runes >= TYLER_RUNES and state.crowned == NONE:
        state.crowned = seat
        state.emit(events.CROWNED, seat)


SERIES: Final = 5


def gallery_mask(state: "DigState", seat: i64) -> i64:
    mask: i64 = 0
    for slot in range(GALLERIES):
        if state.galleries[seat * GALLERIES + slot].cards:
            mask |= 1 << slot
    return mask


def free_slot(state: "DigState", seat: i64) -> i64:
    """Where a new gallery would begin, or NONE: four are the most (G58)."""
    for slot in range(GALLERIES):
        if not state.galleries[seat * GALLERIES + slot].cards:
            return slot
    return NONE


def open_gallery(state: "DigState", seat: i64) -> i64:
    """The stone just turned up becomes the first card of a new gallery."""
    slot = free_slot(state, seat)
    card = state.revealed[-1]
    state.emit(events.OPENS, seat, state.cards.face[card], place_number(slot))
    settle(state)
    state.galleries[seat * GALLERIES + slot] = Gallery([card], [0], [0])
    return slot


def add_card(state: "DigState", seat: i64, slot: i64) -> None:
    """The card just turned up lengthens a gallery, and may end a series."""
    card = settle(state)
    gallery = state.gallery(seat, slot)
    gallery.cards.append(card)
    gallery.recruits.append(0)
    gallery.gems.append(0)
    face = state.cards.face[card]
    state.emit(events.ADDS, seat, face, place_number(slot), len(gallery.cards))
    if not has_snake(state, gallery):
        make_gems(state, seat, slot, series_ending(state, gallery))


def has_snake(state: "DigState", gallery: Gallery) -> bool:
    """Whether a snake lies there now: as long as it does, no gem is made (G73)."""
    snakes: i64 = 0
    for card in gallery.cards:
        if state.cards.face[card] == SNAKE:
            snakes += 1
    return snakes > 0


def series_ending(state: "DigState", gallery: Gallery) -> i64:
    """How many recruits have their fifth, tenth... card in the last one (G1, G16, G17)."""
    return gems_on(state, gallery, len(gallery.cards) - 1)


def gems_on(state: "DigState", gallery: Gallery, last: i64) -> i64:
    """How many recruits have the end of a series on the card at this place, there or to come."""
    number: i64 = 0
    for position in range(min(last, len(gallery.recruits))):
        if gallery.recruits[position]:
            count = last - position + 1  # counting the recruit's own card
            if state.config.gem_count == EXAMPLE and position > 0:
                count -= 1  # G1: in the book's example a later recruit counts from the next card
            if count % SERIES == 0:
                number += 1
    return number


def next_gems(state: "DigState", gallery: Gallery) -> list[int]:
    """The gems of the next cards, up to the first that bears any; nothing where none will come."""
    if state.supply == 0 or 1 not in gallery.recruits or has_snake(state, gallery):
        return []
    place: i64 = len(gallery.cards)
    found = [int(gems_on(state, gallery, place))]
    while found[-1] == 0:
        place += 1
        found.append(int(gems_on(state, gallery, place)))
    return found


def make_gems(state: "DigState", seat: i64, slot: i64, gems: i64) -> None:
    """Gems appear on the last card, as far as the supply goes (G51)."""
    number = min(gems, state.supply)
    if number == 0:
        return
    gallery = state.gallery(seat, slot)
    state.supply -= number
    gallery.gems[-1] += number
    state.emit(events.GEM, seat, place_number(slot), len(gallery.cards), number)


def post_recruit(state: "DigState", seat: i64, slot: i64) -> None:
    """A free recruit goes on the last card (G14)."""
    gallery = state.gallery(seat, slot)
    state.players[seat].free -= 1
    gallery.recruits[-1] = 1
    state.emit(events.POSTS, seat, place_number(slot), len(gallery.cards))


def scare(state: "DigState", seat: i64, slot: i64, position: i64) -> None:
    """A recruit goes from its card back to the tavern."""
    state.gallery(seat, slot).recruits[position] = 0
    state.players[seat].waiting += 1
    state.emit(events.SCARED, seat, place_number(slot), position + 1)


def scare_all(state: "DigState", seat: i64, slot: i64) -> None:
    gallery = state.gallery(seat, slot)
    for position in range(len(gallery.cards)):
        if gallery.recruits[position]:
            scare(state, seat, slot, position)


def remove_last(state: "DigState", seat: i64, slot: i64) -> None:
    """The last card goes, with all on it: a recruit to the tavern, gems to the supply (G18)."""
    gallery = state.gallery(seat, slot)
    card = gallery.cards.pop()
    recruit = gallery.recruits.pop()
    gems = gallery.gems.pop()
    state.players[seat].waiting += recruit
    state.supply += gems
    state.discard.append(card)
    face = state.cards.face[card]
    state.emit_long(EVERYBODY, events.REMOVED, seat, face, place_number(slot), gems, recruit)


def close(state: "DigState", seat: i64, slot: i64, forced: bool) -> None:
    """Everything in it is collected; eggs become gems unless an enemy forced the closing."""
    gallery = state.gallery(seat, slot)
    player = state.players[seat]
    had_runes = player.runes
    eggs: i64 = 0
    for card in gallery.cards:
        eggs += collect_card(state, seat, card, forced)
    gems: i64 = eggs
    for number in gallery.gems:
        gems += number
    crew = gallery.crew()
    player.gems += gems
    player.free += crew
    runes = player.runes - had_runes
    state.galleries[seat * GALLERIES + slot] = NO_GALLERY
    by_force: i64 = 1 if forced else 0
    state.emit_long(
        EVERYBODY, events.CLOSES, seat, place_number(slot), by_force, gems, eggs, runes, crew
    )
    if gems + runes:
        check_points(state, seat)


def collect_card(state: "DigState", seat: i64, card: i64, forced: bool) -> i64:
    """Collect a card of a gallery that closes; return the gems that an egg became."""
    face = state.cards.face[card]
    if face < STONES or face == RUNE:
        state.players[seat].take(card, face)
    else:
        state.discard.append(card)
        if face == GEM_EGG and not forced and state.supply:
            state.supply -= 1
            return 1
    return 0


def collapse(state: "DigState", seat: i64, slot: i64) -> None:
    """Everything in it is lost; its recruits go back to the tavern."""
    gallery = state.gallery(seat, slot)
    gems: i64 = 0
    for number in gallery.gems:
        gems += number
    state.supply += gems
    state.players[seat].waiting += gallery.crew()
    state.discard.extend(gallery.cards)
    state.galleries[seat * GALLERIES + slot] = NO_GALLERY
    state.emit(events.COLLAPSES, seat, place_number(slot), gems)
