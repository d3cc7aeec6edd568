"""Why a seat may not make a move, with the ruling that forbids it; what is never taken back."""

from pioche.core.refusals import IllegalMove, NotYourTurn, Refusal
from pioche.games.digup import legal, moves, stages
from pioche.games.digup.cards import (
    BINOCULARS,
    BRIDGE,
    FACES,
    IDOL,
    MAP,
    PICKAXE,
    RIVER,
    SHOVEL,
    TORCH,
)
from pioche.games.digup.effects import hands
from pioche.games.digup.state import DigUpState

# The ruling by which a card in hand has nothing to do, and the sentence that says so.
UNPLAYABLE = {
    IDOL: ("U8", "digup-refusal-idol"),
    MAP: ("U12", "digup-refusal-nothing-to-draw"),
    BINOCULARS: ("U14", "digup-refusal-binoculars"),
    SHOVEL: ("U15", "digup-refusal-shovel"),
    TORCH: ("U15", "digup-refusal-torch"),
    PICKAXE: ("U17", "digup-refusal-pickaxe"),
    BRIDGE: ("U18", "digup-refusal-bridge"),
    RIVER: ("U21", "digup-refusal-nothing-to-draw"),
}


def why_not(state: DigUpState, seat: int, move: int) -> Refusal:
    """Why this seat may not make this move, with the ruling that forbids it."""
    if state.stage == stages.OVER:
        return NotYourTurn("digup-refusal-over", ruling="U35")
    if seat != state.actor:
        return NotYourTurn("digup-refusal-turn", ruling="U36", seat=seat)
    if not is_asked(state, move):
        return IllegalMove("digup-refusal-other-question", ruling="U37")
    if state.stage == stages.COLOUR:
        return IllegalMove("digup-refusal-colour", ruling="U41")
    if move == moves.DONE:
        return IllegalMove("digup-refusal-hand", ruling="U40")
    if moves.AT <= move < moves.PLAYER:
        return bad_position(state)
    if moves.PLAYER <= move < moves.DONE:
        return bad_player(state, move - moves.PLAYER)
    return bad_card(state, move)


def is_asked(state: DigUpState, move: int) -> bool:
    """Whether a move is of the kind that answers what is asked."""
    name = moves.MOVES.name(move)
    if state.stage == stages.PLAY:
        return name in {"play", "done"}
    if state.stage == stages.DISCARD:
        return name in {"discard", "done"}
    legal_names = {moves.MOVES.name(int(other)) for other in state.legal(state.actor)}
    return name in legal_names


def bad_position(state: DigUpState) -> Refusal:
    if state.stage in {stages.BRIDGE_OWN, stages.BRIDGE_THEIRS}:
        return IllegalMove("digup-refusal-bridge-colour", ruling="U18")
    if state.stage == stages.PURSE_SECOND:
        return IllegalMove("digup-refusal-same-place", ruling="U38")
    return IllegalMove("digup-refusal-face-up", ruling="U15")


def bad_player(state: DigUpState, other: int) -> Refusal:
    if state.stage == stages.BINOCULARS_PLAYER:
        return IllegalMove("digup-refusal-spied", ruling="U14")
    if state.stage == stages.BRIDGE_PLAYER:
        return IllegalMove("digup-refusal-bridged", ruling="U18")
    lit = bool(state.torched >> other & 1)
    return IllegalMove("digup-refusal-lit", ruling="U45" if lit else "U15")


def bad_card(state: DigUpState, move: int) -> Refusal:
    """The card is not there, or has nothing to do."""
    face = FACES.index(moves.MOVES.arguments(move)[0])
    if state.stage == stages.PLAY and face in held(state):
        if face == IDOL and not legal.has_open_idol(state, state.actor):
            return IllegalMove("digup-refusal-idol-known", ruling="U7")
        ruling, key = UNPLAYABLE[face]
        return IllegalMove(key, ruling=ruling)
    if state.stage == stages.BINOCULARS_GIVE and face == state.cards.face[state.aside[0]]:
        return IllegalMove("digup-refusal-given-back", ruling="U44")
    return IllegalMove("digup-refusal-card", ruling="U38")


def held(state: DigUpState) -> list[int]:
    return [int(face) for face in hands.faces_of(state, state.miners[state.actor].hand)]


def final(state: DigUpState, move: int) -> bool:
    """What the torch has shown is known: without the memory aid no card tells that it was seen."""
    return int(state.stage) == stages.TORCH_AT
