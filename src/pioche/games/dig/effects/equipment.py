"""Equipment: what can be used where, and what it does."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.core.masks import EVERYBODY
from pioche.games.dig import cards, events, stages
from pioche.games.dig.effects.gallery import check_points, earn, gallery_mask, place_number, scare
from pioche.games.dig.effects.turns import ask
from pioche.games.dig.moves import GALLERIES, TOOL_FACES
from pioche.games.dig.player import NONE, Gallery
from pioche.games.dig.stages import push

if TYPE_CHECKING:
    from pioche.games.dig.state import DigState

OUTSIDE: Final = 4
OUTSIDE_MASK: Final = 16
PICKAXE_CARDS: Final = 2


def frame_of(tool: i64) -> i64:
    """What a tool that draws cards puts on the stack; RUNNING for any other."""
    if tool == cards.COMPASS:
        return stages.USE_COMPASS
    if tool == cards.PICKAXE:
        return stages.USE_PICKAXE
    if tool == cards.SCROLL:
        return stages.USE_SCROLL
    return stages.RUNNING


def tool_of(frame: i64) -> i64:
    if frame == stages.USE_COMPASS:
        return cards.COMPASS
    return cards.PICKAXE if frame == stages.USE_PICKAXE else cards.SCROLL


def reaches_all(state: "DigState", tool: i64) -> bool:
    """Scout and superbacker: compass and pickaxe work in each gallery (G38)."""
    player = state.players[state.active]
    if tool == cards.COMPASS:
        return player.has(cards.SCOUT)
    return tool == cards.PICKAXE and player.has(cards.SUPERBACKER)


def hand_place(state: "DigState") -> i64:
    """Where equipment from the hand works in this turn: outside, or in a gallery (G5)."""
    if state.dug == OUTSIDE_MASK:
        return OUTSIDE
    return NONE


def reach(state: "DigState", place: i64) -> i64:
    """Where a tool may draw: the mask of all one's galleries (G70), or OUTSIDE_MASK (G35)."""
    if place == OUTSIDE:
        return OUTSIDE_MASK
    return gallery_mask(state, state.active)


def can_use(state: "DigState", tool: i64, place: i64) -> bool:
    """Whether a piece of equipment does anything now; some only answer or pay (G8)."""
    if tool == cards.PURSE:
        return state.players[state.active].waiting > 0
    if tool in (cards.BOMB, cards.POTION):
        return has_target(state, tool)
    return frame_of(tool) != stages.RUNNING and reach(state, place) != 0


def usable(state: "DigState") -> i64:
    """The tools in hand that can be used now, a mask of their numbers in the move `use`."""
    found: i64 = 0
    player = state.players[state.active]
    if player.tools:
        place = hand_place(state)
        for number in range(len(TOOL_FACES)):
            tool = TOOL_FACES[number]
            if player.holds(tool) and can_use(state, tool, place):
                found |= 1 << number
    return found


def spend(state: "DigState", seat: i64, tool: i64) -> None:
    player = state.players[seat]
    state.discard.append(player.give(tool, state.cards.face))
    state.emit(events.USES, seat, tool)


def apply(state: "DigState", tool: i64, place: i64) -> None:
    """What a piece of equipment does when it is used; its card is already gone."""
    if tool == cards.PURSE:
        enlist(state, state.active, 1)
    elif tool in (cards.BOMB, cards.POTION):
        aim(state, tool)
    else:
        push_draws(state, tool, reach(state, place))


def push_draws(state: "DigState", tool: i64, mask: i64) -> None:
    """Compass, pickaxe or scroll: outside, in one gallery, or in each of them."""
    frame = frame_of(tool)
    if mask == OUTSIDE_MASK:
        push(state, frame, OUTSIDE, PICKAXE_CARDS)
    elif reaches_all(state, tool):
        push(state, stages.EACH_PLACE, mask, frame)
    else:
        push(state, stages.ONE_PLACE, mask, frame)


def enlist(state: "DigState", seat: i64, recruits: i64) -> None:
    state.players[seat].waiting -= recruits
    state.players[seat].free += recruits
    state.emit(events.HIRES, seat, recruits)


def targets(state: "DigState", tool: i64) -> list[i64]:
    """The galleries of others (G72) that a tool can aim at, as numbers of the move `target`."""
    found: list[i64] = []
    for index in range(len(state.galleries)):
        if index // GALLERIES != state.active and is_target(state.galleries[index], tool):
            found.append(index)
    return found


def has_target(state: "DigState", tool: i64) -> bool:
    for index in range(len(state.galleries)):
        if index // GALLERIES != state.active and is_target(state.galleries[index], tool):
            return True
    return False


def is_target(gallery: Gallery, tool: i64) -> bool:
    """A bomb needs a recruit, a potion a last card without one, a sceptre any gallery (G64)."""
    if not gallery.cards:
        return False
    if tool == cards.SCEPTRE:
        return True
    if tool == cards.BOMB:
        return gallery.last_recruit() != NONE
    return gallery.recruits[-1] == 0


def aim(state: "DigState", tool: i64) -> None:
    """Choose the gallery; the engine does where there is only one."""
    found = targets(state, tool)
    if len(found) == 1:
        hit(state, tool, found[0])
    else:
        ask(state, state.active, stages.TARGET, tool)


def hit(state: "DigState", tool: i64, index: i64) -> None:
    """Bomb or potion on another player's gallery."""
    seat = index // GALLERIES
    slot = index % GALLERIES
    if tool == cards.BOMB:
        scare(state, seat, slot, state.gallery(seat, slot).last_recruit())  # no shield helps: G32
    else:
        steal(state, seat, slot)


def steal(state: "DigState", other: i64, slot: i64) -> None:
    """The potion: the last card of another's gallery with its gems (G34)."""
    gallery = state.gallery(other, slot)
    card = gallery.cards.pop()
    gallery.recruits.pop()
    gems = gallery.gems.pop()
    face = state.cards.face[card]
    player = state.players[state.active]
    player.gems += gems
    state.emit_long(EVERYBODY, events.STEALS, state.active, other, face, place_number(slot), gems)
    if face < cards.STONES or face == cards.RUNE:
        player.take(card, face)
    else:
        state.discard.append(card)
    if gems or face == cards.RUNE:
        check_points(state, state.active)
    if face == cards.GEM_EGG:
        earn(state, state.active, 1)
