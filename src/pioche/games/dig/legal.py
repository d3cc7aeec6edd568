"""What may be answered at each stage, always in the same order."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.games.dig import stages
from pioche.games.dig.cards import FIRST_COMPANION, PURSE
from pioche.games.dig.effects.equipment import can_use, targets, usable
from pioche.games.dig.effects.gallery import gallery_mask
from pioche.games.dig.effects.hill import faces_since
from pioche.games.dig.effects.resolve_card import can_send, can_shield
from pioche.games.dig.effects.tavern import (
    companions_affordable,
    payable,
    recruits_affordable,
    spareable,
    stones_suffice,
)
from pioche.games.dig.moves import (
    ALL_STONES,
    ANCHOR,
    BESIDE,
    CLOSE,
    COLLECT,
    DECLINE,
    DIG,
    DISCARD,
    DRAW,
    END,
    ENGAGE,
    GALLERIES,
    GALLERY,
    HIRE,
    KEEP,
    LEAVE,
    PAY,
    RECRUIT,
    SCEPTRE,
    SHIELD,
    SPARE,
    STOP,
    SUFFER,
    TAKE,
    TARGET,
    TOOL_FACES,
    USE,
)
from pioche.games.dig.player import NONE

if TYPE_CHECKING:
    from pioche.games.dig.state import DigState

ON_STONE: Final[list[i64]] = [COLLECT, RECRUIT]
ON_WALL: Final[list[i64]] = [DECLINE, RECRUIT]
ON_COLLAPSE: Final[list[i64]] = [ANCHOR, SUFFER]


def legal_moves(state: "DigState") -> list[i64]:
    """The legal answers of the seat that is asked."""
    stage = state.stage
    if stage == stages.TURN:
        return turn_moves(state)
    if stage == stages.STONE:
        return ON_STONE
    if stage == stages.WALL:
        return ON_WALL
    if stage == stages.COLLAPSE:
        return ON_COLLAPSE
    return card_moves(state) if stage < stages.PLACE else choice_moves(state)


def card_moves(state: "DigState") -> list[i64]:
    """What equipment, enemies and cards turned up ask."""
    stage = state.stage
    if stage == stages.READY:
        return [DRAW, *numbered_moves(usable(state), USE)]
    if stage == stages.AFTER:
        return [END, *numbered_moves(usable(state), USE)]
    if stage == stages.ORDER:
        return order_moves(state)
    if stage == stages.EQUIPMENT:
        return equipment_moves(state)
    if stage == stages.ATTACK:
        return attack_moves(state)
    return pick_moves(state)


def choice_moves(state: "DigState") -> list[i64]:
    """Where, whom, what else, and how it is paid."""
    stage = state.stage
    if stage == stages.PLACE:
        return slot_moves(stages.first_figure(state) & gallery_mask(state, state.active), GALLERY)
    if stage == stages.TARGET:
        return numbered_moves(targets(state, state.about), TARGET)
    if stage == stages.TAVERN:
        return [LEAVE, *tavern_moves(state)]
    if stage == stages.PAY:
        return numbered_moves(payable(state), PAY)
    return spare_moves(state)


def numbered_moves(numbers: list[i64], first: i64) -> list[i64]:
    """The moves of one shape with these numbers."""
    found: list[i64] = []
    for number in numbers:
        found.append(first + number)
    return found


def slot_moves(mask: i64, first: i64) -> list[i64]:
    """The moves of one shape for the galleries of a mask."""
    found: list[i64] = []
    for slot in range(GALLERIES):
        if mask >> slot & 1:
            found.append(first + slot)
    return found


def turn_moves(state: "DigState") -> list[i64]:
    """Dig beside or in any set of galleries, close one, or go to the tavern (G43: no passing)."""
    found: list[i64] = [BESIDE]
    mask = gallery_mask(state, state.active)
    for chosen in range(1, mask + 1):
        if chosen & ~mask == 0:
            found.append(DIG + chosen - 1)
    found.extend(slot_moves(mask, CLOSE))
    found.extend(tavern_moves(state))
    return found


def hire_moves(state: "DigState") -> list[i64]:
    """Recruits, so many at once, and companions that the player can pay."""
    found: list[i64] = []
    for number in range(recruits_affordable(state.players[state.active])):
        found.append(HIRE + number)
    for companion in companions_affordable(state):
        found.append(ENGAGE + companion - FIRST_COMPANION)
    return found


def tavern_moves(state: "DigState") -> list[i64]:
    """What can be had in the tavern; a purse works there too (G8)."""
    found = hire_moves(state)
    if state.players[state.active].holds(PURSE) and can_use(state, PURSE, NONE):
        found.append(USE)  # the purse is the first of the tools
    return found


def order_moves(state: "DigState") -> list[i64]:
    mask: i64 = 0
    for index in range(stages.first_figure(state), len(state.revealed)):
        mask |= 1 << state.where[index]
    return slot_moves(mask, GALLERY)


def equipment_moves(state: "DigState") -> list[i64]:
    """Just drawn: use it now, or keep it, or let a second one go (G65)."""
    number: i64 = 0
    while TOOL_FACES[number] != state.about:
        number += 1
    held = state.players[state.active].holds(state.about)
    return [USE + number, DISCARD if held else KEEP]


def attack_moves(state: "DigState") -> list[i64]:
    """A shield, the drawer's sceptre, or neither."""
    found: list[i64] = [SUFFER]
    if can_shield(state, state.asked, state.about, state.place):
        found.append(SHIELD)
    if state.asked == state.active and can_send(state):
        found.append(SCEPTRE)
    return found


def pick_moves(state: "DigState") -> list[i64]:
    """Compass: one of the cards turned up; scroll: one of them or no more."""
    found = numbered_moves(faces_since(state, stages.first_figure(state)), TAKE)
    if state.stage == stages.SCROLL:
        found.append(STOP)
    return found


def spare_moves(state: "DigState") -> list[i64]:
    """What the chest stands for, or stones alone."""
    found = numbered_moves(spareable(state), SPARE)
    if stones_suffice(state):
        found.append(ALL_STONES)
    return found
