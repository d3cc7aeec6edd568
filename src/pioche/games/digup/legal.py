"""The legal answers of each stage, why others are refused, and the moves of a stand-in."""

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from pioche.core.masks import has_one
from pioche.core.moves import moves_by_mask
from pioche.core.refusals import IllegalMove, NotYourTurn, Refusal
from pioche.games.digup import moves, setup, stages
from pioche.games.digup.cards import (
    BINOCULARS,
    BRIDGE,
    COLOUR_COUNT,
    FACES,
    IDOL,
    MAP,
    PICKAXE,
    RIVER,
    SHOVEL,
    SKELETON,
    TORCH,
    colour_of,
    place_of,
)
from pioche.games.digup.effects import hands
from pioche.games.digup.player import ALL_UP

if TYPE_CHECKING:
    from pioche.games.digup.player import Miner
    from pioche.games.digup.state import DigUpState

MOVE_NUMBERS: Final[list[object]] = list(range(len(moves.MOVES)))
COLOUR_MOVES: Final[list[list[i64]]] = moves_by_mask(moves.COLOUR, COLOUR_COUNT)
PLAYER_MOVES: Final[list[list[i64]]] = moves_by_mask(moves.PLAYER, moves.MOST_PLAYERS)
EVERYWHERE: Final = 511  # the mask of all nine positions
POSITION_MOVES: Final[list[list[i64]]] = moves_by_mask(moves.AT, moves.POSITIONS)


def legal_moves(state: "DigUpState") -> list[i64]:
    stage = state.stage
    if stage == stages.PLAY:
        return plays(state)
    if stage == stages.DISCARD:
        return discards(state)
    if stage == stages.COLOUR:
        return COLOUR_MOVES[setup.free_colours(state)]
    if stage == stages.SOLO:
        return moves.SOLO
    if is_player_stage(stage):
        return PLAYER_MOVES[players(state)]
    if is_position_stage(stage):
        return POSITION_MOVES[positions(state)]
    return card_moves(state, choosable(state), first_card_move(stage))


def card_moves(state: "DigUpState", cards: list[i64], first: i64) -> list[i64]:
    """A move for each different face of these cards, in the order of the box."""
    # As objects that are ready: a number above 256 would be made anew each time.
    found: list[object] = []
    numbers = cast("list[i64]", found)
    faces = state.cards.face
    for card in cards:
        move = first + faces[card]
        place: i64 = len(found)
        while place > 0 and numbers[place - 1] > move:
            place -= 1
        if place == 0 or numbers[place - 1] != move:
            found.insert(place, MOVE_NUMBERS[move])
    return numbers


def is_player_stage(stage: i64) -> bool:
    return (
        stage == stages.TORCH_PLAYER
        or stage == stages.BRIDGE_PLAYER
        or stage == stages.BINOCULARS_PLAYER
    )


def is_position_stage(stage: i64) -> bool:
    return stages.PLACE <= stage <= stages.BRIDGE_THEIRS


def first_card_move(stage: i64) -> i64:
    """Under which name a card is chosen at this stage."""
    if stage == stages.BINOCULARS_GIVE:
        return moves.GIVE
    if stage == stages.MAP_BACK:
        return moves.BACK
    if stage == stages.PICKAXE_COST:
        return moves.DISCARD
    return moves.TAKE


def choosable(state: "DigUpState") -> list[i64]:
    """The cards among which one is chosen at this stage."""
    stage = state.stage
    if stage == stages.BINOCULARS_TAKE:
        return state.miners[state.picked_player].hand
    if stage == stages.MAP_TAKE or stage == stages.MAP_BACK:
        return state.looked
    if stage == stages.PICKAXE_PRIZE:
        return state.discard[: len(state.discard) - 1]  # never the card just paid with
    if stage == stages.RIVER:
        return state.river
    return state.miners[state.actor].hand


def has_one_choice(state: "DigUpState") -> bool:
    """Whether there is nothing to choose, and all can see that: then nobody is asked.

    Two cards of one face in a hand are asked about: silence would reveal that they are alike.
    """
    stage = state.stage
    if stage == stages.PLAY or stage == stages.DISCARD or stage == stages.SOLO:
        return False
    if stages.BINOCULARS_TAKE <= stage <= stages.PICKAXE_COST:
        return len(choosable(state)) == 1
    if is_player_stage(stage):
        return has_one(players(state))
    if is_position_stage(stage):
        return has_one(positions(state))
    if stage == stages.COLOUR:
        return has_one(setup.free_colours(state))
    return hands.are_alike(state, choosable(state))


def plays(state: "DigUpState") -> list[i64]:
    """Every card in hand that can be played for what it does, or none."""
    seat = state.actor
    found = card_moves(state, state.miners[seat].hand, moves.PLAY)
    place: i64 = len(found)
    while place > 0:
        place -= 1
        if not is_playable(state, seat, found[place] - moves.PLAY):
            found.pop(place)
    found.append(moves.DONE)
    return found


def discards(state: "DigUpState") -> list[i64]:
    """Any card in hand; no more once there are three or fewer."""
    hand = state.miners[state.actor].hand
    found = card_moves(state, hand, moves.DISCARD)
    if len(hand) <= hands.HAND:
        found.append(moves.DONE)
    return found


def is_playable(state: "DigUpState", seat: i64, face: i64) -> bool:
    """Whether a card in the seat's hand has something to do."""
    if face == IDOL:
        return not shows_idol(state, seat)
    if face == SHOVEL:
        return state.miners[seat].up != ALL_UP  # U15
    if face == TORCH:
        return torch_players(state) != 0  # U15
    if face == MAP or face == RIVER:
        return hands.cards_left(state) > 0  # U12, U21
    if face == PICKAXE:
        return len(state.miners[seat].hand) > 1 and len(state.discard) > 0  # U17
    if face == BINOCULARS:
        return len(state.miners[seat].hand) > 1 and spied_players(state) != 0  # U14
    if face == BRIDGE:
        return can_give(state, seat) and bridge_players(state) != 0
    return True


def shows_idol(state: "DigUpState", seat: i64) -> bool:
    """Whether the mine shows an idol (U8); by an option, also one its owner has seen (U7)."""
    if has_open_idol(state, seat):
        return True
    return state.config.strict_idols and knows_idol(state, seat)


def knows_idol(state: "DigUpState", seat: i64) -> bool:
    """Whether its owner has seen an idol in the mine."""
    bit: i64 = 1 << seat
    for card in state.miners[seat].mine:
        if state.cards.seen[card] & bit and state.cards.face[card] == IDOL:
            return True
    return False


def has_open_idol(state: "DigUpState", seat: i64) -> bool:
    miner = state.miners[seat]
    for at in range(len(miner.mine)):
        if miner.up >> at & 1 and state.cards.face[miner.mine[at]] == IDOL:
            return True
    return False


# Players and positions among which one is chosen are masks, positions counted from 0.


def players(state: "DigUpState") -> i64:
    if state.stage == stages.TORCH_PLAYER:
        return torch_players(state)
    if state.stage == stages.BRIDGE_PLAYER:
        return bridge_players(state)
    return spied_players(state)


def torch_players(state: "DigUpState") -> i64:
    """Mines with a face-down card that this torch has not lit yet."""
    found: i64 = 0
    for seat in range(state.seats):
        if state.miners[seat].up != ALL_UP and not state.torched >> seat & 1:
            found |= 1 << seat
    return found


def bridge_players(state: "DigUpState") -> i64:
    """The others who have a card that may be taken over the bridge."""
    found: i64 = 0
    for seat in range(state.seats):
        if seat != state.turn and can_give(state, seat):
            found |= 1 << seat
    return found


def spied_players(state: "DigUpState") -> i64:
    found: i64 = 0
    for seat in range(state.seats):
        if seat != state.turn and state.miners[seat].hand:
            found |= 1 << seat
    return found


def positions(state: "DigUpState") -> i64:
    """Those among which one is chosen at this stage."""
    stage = state.stage
    if stage == stages.PLACE:
        return places_for(state, state.cards.face[state.played[0]])
    if stage == stages.SHOVEL:
        return face_down(state.miners[state.turn])
    if stage == stages.TORCH_AT:
        return face_down(state.miners[state.picked_player])
    if stage == stages.BRIDGE_OWN:
        return givable(state, state.turn)
    if stage == stages.BRIDGE_THEIRS:
        return givable(state, state.picked_player)
    if stage == stages.PURSE:
        return EVERYWHERE
    return EVERYWHERE & ~(1 << state.picked_at)


def places_for(state: "DigUpState", face: i64) -> i64:
    """A gem of another colour goes on its own number only; any other card anywhere (U39)."""
    if face < SKELETON and colour_of(face) != state.miners[state.turn].colour:
        return 1 << place_of(face)
    return EVERYWHERE


def face_down(miner: "Miner") -> i64:
    return EVERYWHERE & ~miner.up


def can_give(state: "DigUpState", seat: i64) -> bool:
    """Whether anything may leave a mine over the bridge: what lies face down always may."""
    return state.miners[seat].up != ALL_UP or givable(state, seat) != 0


def givable(state: "DigUpState", seat: i64) -> i64:
    """What may leave a mine over the bridge: all but its own colour, where that shows (U18)."""
    miner = state.miners[seat]
    mine = miner.mine
    faces = state.cards.face
    found = face_down(miner)
    for at in range(moves.POSITIONS):
        if miner.up >> at & 1 and colour_of(faces[mine[at]]) != miner.colour:
            found |= 1 << at
    return found


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


def why_not(state: "DigUpState", seat: int, move: int) -> Refusal:
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


def is_asked(state: "DigUpState", move: int) -> bool:
    name = moves.MOVES.name(move)
    if state.stage == stages.PLAY:
        return name in {"play", "done"}
    if state.stage == stages.DISCARD:
        return name in {"discard", "done"}
    legal_names = {moves.MOVES.name(int(other)) for other in state.legal(state.actor)}
    return name in legal_names


def bad_position(state: "DigUpState") -> Refusal:
    if state.stage in {stages.BRIDGE_OWN, stages.BRIDGE_THEIRS}:
        return IllegalMove("digup-refusal-bridge-colour", ruling="U18")
    if state.stage == stages.PURSE_SECOND:
        return IllegalMove("digup-refusal-same-place", ruling="U38")
    return IllegalMove("digup-refusal-face-up", ruling="U15")


def bad_player(state: "DigUpState", other: int) -> Refusal:
    if state.stage == stages.BINOCULARS_PLAYER:
        return IllegalMove("digup-refusal-spied", ruling="U14")
    if state.stage == stages.BRIDGE_PLAYER:
        return IllegalMove("digup-refusal-bridged", ruling="U18")
    lit = bool(state.torched >> other & 1)
    return IllegalMove("digup-refusal-lit", ruling="U45" if lit else "U15")


def bad_card(state: "DigUpState", move: int) -> Refusal:
    """The card is not there, or has nothing to do."""
    face = FACES.index(moves.MOVES.arguments(move)[0])
    if state.stage == stages.PLAY and face in held(state):
        if face == IDOL and not has_open_idol(state, state.actor):
            return IllegalMove("digup-refusal-idol-known", ruling="U7")
        ruling, key = UNPLAYABLE[face]
        return IllegalMove(key, ruling=ruling)
    if state.stage == stages.BINOCULARS_GIVE and face == state.cards.face[state.aside[0]]:
        return IllegalMove("digup-refusal-given-back", ruling="U44")
    return IllegalMove("digup-refusal-card", ruling="U38")


def held(state: "DigUpState") -> list[int]:
    return [int(face) for face in hands.faces_of(state, state.miners[state.actor].hand)]


def final(state: "DigUpState", move: int) -> bool:
    """A look with the torch is final: without the memory aid no card shows that it was seen."""
    return int(state.stage) == stages.TORCH_AT


def stand_in(state: "DigUpState", seat: int, at: int) -> int:
    """Play no card, discard only what must go, and turn all solo cards."""
    choices = [int(move) for move in legal_moves(state)]
    return choices[-1] if choices[-1] in {moves.DONE, moves.ALL} else choices[0]
