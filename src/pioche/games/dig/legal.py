"""The legal answers of each stage, why others are refused, and the moves of a stand-in."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.core.moves import moves_by_mask
from pioche.core.refusals import IllegalMove, NotYourTurn, Refusal
from pioche.games.dig import moves, stages
from pioche.games.dig.cards import FIRST_COMPANION, PURSE, STONES
from pioche.games.dig.effects.equipment import targets, usable
from pioche.games.dig.effects.gallery import faces_since, gallery_mask
from pioche.games.dig.effects.resolve_card import can_send, can_shield
from pioche.games.dig.effects.tavern import (
    PIECES,
    chest_power,
    is_affordable,
    payable,
    recruits_affordable,
    spareable,
    stones_suffice,
)
from pioche.games.dig.stages import OVER, STAGES

if TYPE_CHECKING:
    from pioche.games.dig.state import DigState

ON_STONE: Final[list[i64]] = [moves.COLLECT, moves.RECRUIT]
ON_WALL: Final[list[i64]] = [moves.DECLINE, moves.RECRUIT]
ON_COLLAPSE: Final[list[i64]] = [moves.ANCHOR, moves.SUFFER]
# By masks: of galleries, of tools, of what is handed over.
PLACE_MOVES: Final[list[list[i64]]] = moves_by_mask(moves.GALLERY, moves.GALLERIES)
PAY_MOVES: Final[list[list[i64]]] = moves_by_mask(moves.PAY, PIECES)
SPARE_MOVES: Final[list[list[i64]]] = moves_by_mask(moves.SPARE, STONES)
USE_MOVES: Final[list[list[i64]]] = moves_by_mask(moves.USE, len(moves.TOOL_FACES))
READY_MOVES: Final[list[list[i64]]] = [[moves.DRAW, *tools] for tools in USE_MOVES]
AFTER_MOVES: Final[list[list[i64]]] = [[moves.END, *tools] for tools in USE_MOVES]


def turn_moves_by_mask() -> list[list[i64]]:
    """What a turn may begin with, the tavern apart, for each set of galleries."""
    found: list[list[i64]] = []
    for closable in moves_by_mask(moves.CLOSE, moves.GALLERIES):
        mask = len(found)
        dug: list[i64] = [moves.DIG + sub - 1 for sub in range(1, mask + 1) if not sub & ~mask]
        found.append([moves.BESIDE, *dug, *closable])
    return found


TURN_MOVES: Final[list[list[i64]]] = turn_moves_by_mask()


def legal_moves(state: "DigState") -> list[i64]:
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
        return READY_MOVES[usable(state)]
    if stage == stages.AFTER:
        return AFTER_MOVES[usable(state)]
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
        return PLACE_MOVES[stages.first_figure(state) & gallery_mask(state, state.active)]
    if stage == stages.TARGET:
        return numbered_moves(targets(state, state.about), moves.TARGET)
    if stage == stages.TAVERN:
        found: list[i64] = [moves.LEAVE]
        add_tavern_moves(state, found)
        return found
    if stage == stages.PAY:
        return PAY_MOVES[payable(state)]
    return spare_moves(state)


def numbered_moves(numbers: list[i64], first: i64) -> list[i64]:
    found: list[i64] = []
    for number in numbers:
        found.append(first + number)
    return found


def turn_moves(state: "DigState") -> list[i64]:
    """Dig beside or in any set of galleries, close one, or go to the tavern (G43: no passing)."""
    found = TURN_MOVES[gallery_mask(state, state.active)].copy()
    add_tavern_moves(state, found)
    return found


def add_tavern_moves(state: "DigState", found: list[i64]) -> None:
    """Add what can be had in the tavern: one or more recruits, companions; a purse too (G8)."""
    player = state.players[state.active]
    for number in range(recruits_affordable(player)):
        found.append(moves.HIRE + number)
    power = chest_power(player)
    for card in state.tavern:
        companion = state.companion_cards.face[card]
        if is_affordable(state, player, companion, power):
            found.append(moves.ENGAGE + companion - FIRST_COMPANION)
    if player.waiting and player.holds(PURSE):
        found.append(moves.USE)  # the purse is the first of the tools


def order_moves(state: "DigState") -> list[i64]:
    mask: i64 = 0
    for index in range(stages.first_figure(state), len(state.revealed)):
        mask |= 1 << state.where[index]
    return PLACE_MOVES[mask]


def equipment_moves(state: "DigState") -> list[i64]:
    """Just drawn: use it now, or keep it, or let a second one go (G65)."""
    number: i64 = 0
    while moves.TOOL_FACES[number] != state.about:
        number += 1
    held = state.players[state.active].holds(state.about)
    return [moves.USE + number, moves.DISCARD if held else moves.KEEP]


def attack_moves(state: "DigState") -> list[i64]:
    """A shield, the drawer's sceptre, or neither."""
    found: list[i64] = [moves.SUFFER]
    if can_shield(state, state.asked, state.about, state.place):
        found.append(moves.SHIELD)
    if state.asked == state.active and can_send(state):
        found.append(moves.SCEPTRE)
    return found


def pick_moves(state: "DigState") -> list[i64]:
    """Compass: one of the cards turned up; scroll: one of them or no more."""
    found = numbered_moves(faces_since(state, stages.first_figure(state)), moves.TAKE)
    if state.stage == stages.SCROLL:
        found.append(moves.STOP)
    return found


def spare_moves(state: "DigState") -> list[i64]:
    kinds = SPARE_MOVES[spareable(state)]
    return [*kinds, moves.STONES] if stones_suffice(state) else kinds


# The names of the moves that can answer at each stage.
ANSWERS: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("beside", "dig", "close", "hire", "engage", "use"),
    "ready": ("draw", "use"),
    "after": ("end", "use"),
    "order": ("gallery",),
    "stone": ("collect", "recruit"),
    "wall": ("decline", "recruit"),
    "equipment": ("use", "keep", "discard"),
    "attack": ("suffer", "shield", "sceptre"),
    "collapse": ("anchor", "suffer"),
    "compass": ("take",),
    "scroll": ("take", "stop"),
    "place": ("gallery",),
    "target": ("target",),
    "tavern": ("leave", "hire", "engage", "use"),
    "pay": ("pay",),
    "spare": ("spare", "stones"),
}
# Why an answer of the right kind is refused: the end of the message key, and the ruling.
REASONS: Final[dict[str, tuple[str, str]]] = {
    "dig": ("gallery", "G5"),
    "close": ("gallery", "G5"),
    "hire": ("hire", "G63"),
    "engage": ("engage", "G41"),
    "use": ("use", "G8"),
    "gallery": ("gallery", "G5"),
    "keep": ("keep", "G65"),
    "discard": ("discard", "G65"),
    "shield": ("shield", "G8"),
    "sceptre": ("sceptre", "G31"),
    "take": ("take", "G62"),
    "target": ("target", "G64"),
    "pay": ("pay", "G63"),
    "spare": ("spare", "G41"),
    "stones": ("spare", "G41"),
}


def why_not(state: "DigState", seat: int, move: int) -> Refusal:
    if state.stage == OVER:
        return NotYourTurn("dig-refusal-over", ruling="G60")
    if seat != state.asked:
        return NotYourTurn("dig-refusal-turn", ruling="G61", seat=int(state.asked))
    name = moves.MOVES.name(move)
    if name not in ANSWERS[STAGES[state.stage]]:
        return IllegalMove("dig-refusal-moment", ruling="G62")
    if name == "target" and (move - moves.TARGET) // moves.GALLERIES == seat:
        return IllegalMove("dig-refusal-own", ruling="G72")
    reason, ruling = REASONS[name]
    return IllegalMove(f"dig-refusal-{reason}", ruling=ruling)


# What a stand-in does first: keep what there is, close what is open, dig where nothing is at risk.
PREFERRED: Final[list[i64]] = [
    moves.SHIELD,
    moves.ANCHOR,
    moves.COLLECT,
    moves.DECLINE,
    moves.DRAW,
    moves.END,
    moves.KEEP,
    moves.DISCARD,
    moves.STOP,
    moves.LEAVE,
    moves.STONES,
    *range(moves.CLOSE, moves.HIRE),
    moves.BESIDE,
]


def stand_in(state: "DigState", seat: int, at: int) -> int:
    """Put nothing more at risk: close galleries, collect stones."""
    legal = [int(move) for move in state.legal(seat)]
    return next((int(move) for move in PREFERRED if move in legal), legal[0])
