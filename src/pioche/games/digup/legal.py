"""What may be chosen at each stage."""

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from pioche.games.digup import moves, setup, stages
from pioche.games.digup.cards import (
    BINOCULARS,
    BRIDGE,
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
from pioche.games.digup.effects import hands, piles
from pioche.games.digup.player import ALL_UP

if TYPE_CHECKING:
    from pioche.games.digup.player import Miner
    from pioche.games.digup.state import DigUpState


MOVE_NUMBERS: Final[list[object]] = list(range(len(moves.MOVES)))


def legal_moves(state: "DigUpState") -> list[i64]:
    """The moves of the seat that is asked."""
    stage = state.stage
    if stage == stages.PLAY:
        return plays(state)
    if stage == stages.DISCARD:
        return discards(state)
    if stage == stages.COLOUR:
        return shifted(setup.free_colours(state), moves.COLOUR)
    if stage == stages.SOLO:
        return moves.SOLO
    if is_player_stage(stage):
        return shifted(players(state), moves.PLAYER)
    if is_position_stage(stage):
        return shifted(positions(state), moves.AT)
    return shifted(hands.faces_of(state, choosable(state)), first_card_move(stage))


def shifted(numbers: list[i64], first: i64) -> list[i64]:
    """The moves with these numbers after the first of their name."""
    # As objects that are ready: a number above 256 would be made anew each time.
    found: list[object] = []
    for number in numbers:
        found.append(MOVE_NUMBERS[first + number])
    return cast("list[i64]", found)


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

    Two cards of one face in a hand are asked about: not to ask would tell that they are alike.
    """
    stage = state.stage
    if stage == stages.PLAY or stage == stages.DISCARD or stage == stages.SOLO:
        return False
    if stages.BINOCULARS_TAKE <= stage <= stages.PICKAXE_COST:
        return len(choosable(state)) == 1
    if is_player_stage(stage):
        return len(players(state)) == 1
    if is_position_stage(stage):
        return len(positions(state)) == 1
    return len(legal_moves(state)) == 1


def plays(state: "DigUpState") -> list[i64]:
    """Every card in hand that can be played for what it does, or none."""
    found: list[i64] = []
    for face in hands.faces_of(state, state.miners[state.actor].hand):
        if is_playable(state, state.actor, face):
            found.append(moves.PLAY + face)
    found.append(moves.DONE)
    return found


def discards(state: "DigUpState") -> list[i64]:
    """Any card in hand; no more once there are three or fewer."""
    hand = state.miners[state.actor].hand
    found = shifted(hands.faces_of(state, hand), moves.DISCARD)
    if len(hand) <= piles.HAND:
        found.append(moves.DONE)
    return found


def is_playable(state: "DigUpState", seat: i64, face: i64) -> bool:
    """Whether a card in the seat's hand has something to do."""
    if face == IDOL:
        return not shows_idol(state, seat)
    if face == SHOVEL:
        return state.miners[seat].up != ALL_UP  # U15
    if face == TORCH:
        return len(torch_players(state)) > 0  # U15
    if face == MAP or face == RIVER:
        return piles.cards_left(state) > 0  # U12, U21
    if face == PICKAXE:
        return len(state.miners[seat].hand) > 1 and len(state.discard) > 0  # U17
    if face == BINOCULARS:
        return len(state.miners[seat].hand) > 1 and len(spied_players(state)) > 0  # U14
    if face == BRIDGE:
        return can_give(state, seat) and len(bridge_players(state)) > 0
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


def players(state: "DigUpState") -> list[i64]:
    if state.stage == stages.TORCH_PLAYER:
        return torch_players(state)
    if state.stage == stages.BRIDGE_PLAYER:
        return bridge_players(state)
    return spied_players(state)


def torch_players(state: "DigUpState") -> list[i64]:
    """Mines with a face-down card that this torch has not lit yet."""
    found: list[i64] = []
    for seat in range(state.seats):
        if state.miners[seat].up != ALL_UP and not state.torched >> seat & 1:
            found.append(seat)
    return found


def bridge_players(state: "DigUpState") -> list[i64]:
    """The others who have a card that may be taken over the bridge."""
    found: list[i64] = []
    for seat in range(state.seats):
        if seat != state.turn and can_give(state, seat):
            found.append(seat)
    return found


def spied_players(state: "DigUpState") -> list[i64]:
    """The others who have a card in hand."""
    found: list[i64] = []
    for seat in range(state.seats):
        if seat != state.turn and state.miners[seat].hand:
            found.append(seat)
    return found


def positions(state: "DigUpState") -> list[i64]:
    """The positions, counted from 0, among which one is chosen at this stage."""
    stage = state.stage
    miner = state.miners[state.turn]
    if stage == stages.PLACE:
        return places_for(state, state.cards.face[state.played[0]])
    if stage == stages.SHOVEL:
        return face_down(miner)
    if stage == stages.TORCH_AT:
        return face_down(state.miners[state.picked_player])
    if stage == stages.BRIDGE_OWN:
        return givable(state, state.turn)
    if stage == stages.BRIDGE_THEIRS:
        return givable(state, state.picked_player)
    return all_but(state.picked_at)  # the purse


def places_for(state: "DigUpState", face: i64) -> list[i64]:
    """A gem of another colour goes on its own number only; any other card anywhere (U39)."""
    if face < SKELETON and colour_of(face) != state.miners[state.turn].colour:
        return [place_of(face)]
    return all_but(-1)


def all_but(taken: i64) -> list[i64]:
    found: list[i64] = []
    for at in range(moves.POSITIONS):
        if at != taken:
            found.append(at)
    return found


def face_down(miner: "Miner") -> list[i64]:
    found: list[i64] = []
    for at in range(moves.POSITIONS):
        if not miner.up >> at & 1:
            found.append(at)
    return found


def givable(state: "DigUpState", seat: i64) -> list[i64]:
    """What may leave a mine over the bridge: all but its own colour, where that shows (U18)."""
    miner = state.miners[seat]
    return [at for at in range(moves.POSITIONS) if is_givable(state, miner, at)]


def can_give(state: "DigUpState", seat: i64) -> bool:
    """Whether there is anything of the kind."""
    miner = state.miners[seat]
    return any(is_givable(state, miner, at) for at in range(moves.POSITIONS))


def is_givable(state: "DigUpState", miner: "Miner", at: i64) -> bool:
    if not miner.up >> at & 1:
        return True
    return colour_of(state.cards.face[miner.mine[at]]) != miner.colour
