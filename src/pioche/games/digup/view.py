"""What one seat may see of the mines."""

from typing import TypedDict

from pioche.core.cards import UNKNOWN
from pioche.core.game import View
from pioche.core.masks import bit_of
from pioche.core.options import DRAWN
from pioche.games.digup import scoring, stages
from pioche.games.digup.cards import COLOURS, FACES
from pioche.games.digup.effects.adventures import MAP_CARDS, dynamite_out
from pioche.games.digup.options import CHOSEN
from pioche.games.digup.state import DigUpState

HIDDEN = "unknown"


class MineView(TypedDict):
    """A mine: its colour, its nine cards (`unknown` where not known), the positions face up."""

    colour: str | None
    cards: list[str]
    up: list[int]


def view(state: DigUpState, seat: int) -> View:
    return {**table(state, seat), **turn(state), **cards(state, seat), **result(state)}


def table(state: DigUpState, seat: int) -> View:
    """The game, its options and the question."""
    return {
        "game": "digup",
        "seat": seat if seat >= 0 else None,
        "solo": state.solo,
        "colours": DRAWN if state.config.draw_colours else CHOSEN,
        "memory": state.memory,
        "strict_idols": state.config.strict_idols,
        "question": int(state.question),
        "stage": stages.STAGES[state.stage],
    }


def turn(state: DigUpState) -> View:
    """Whose turn it is, how far it has come, and how near the end is."""
    return {
        "actor": int(state.actor),
        "first": int(state.first),
        "turn": number(state.turn),
        "round": int(state.round),
        "plays_left": int(state.plays_left),
        "picked_at": number(state.picked_at + 1) or None,
        "picked_player": number(state.picked_player),
        "ending": state.ending,
        "still_rounds": int(state.still_rounds),
    }


def number(value: int) -> int | None:
    return int(value) if value >= 0 else None


def cards(state: DigUpState, seat: int) -> View:
    """Where the cards are, as far as the seat knows."""
    return {
        "colours_out": [COLOURS[colour] for colour in range(6) if state.colours_out >> colour & 1],
        "dynamite_out": int(dynamite_out(state)),
        "mines": [mine(state, other, seat) for other in range(len(state.miners))],
        "hands": [unordered(state, state.miners[other].hand, seat) for other in range(state.seats)],
        "pile": len(state.pile),
        "pile_top": pile_top(state, seat),
        "pile_from": [FACES[face] for face in state.pile_from],
        "on_top": int(state.on_top),
        "shuffled_gems": [FACES[face] for face in state.shuffled_gems],
        "discard": faces(state, state.discard, seat),
        "played": faces(state, state.played, seat),
        "river": unordered(state, state.river, seat),
        "looked": unordered(state, state.looked, seat),
        "aside": faces(state, state.aside, seat),
        "touched": touched(state),
    }


def touched(state: DigUpState) -> list[list[int]]:
    """The mine and the position of each card that the last card moved or lit."""
    pairs = zip(state.touched[::2], state.touched[1::2], strict=True)
    return [[int(mine), int(at) + 1] for mine, at in pairs]


def result(state: DigUpState) -> View:
    """The points, and what breaks ties, once the game is over."""
    if state.stage != stages.OVER:
        return {"scores": None, "runs": None}
    runs = [int(scoring.longest_run(state, miner)) for miner in state.miners]
    scores = [int(points) for points in state.scores()]
    return {"scores": scores, "runs": None if state.solo else runs}


def mine(state: DigUpState, owner: int, seat: int) -> MineView:
    miner = state.miners[owner]
    return {
        "colour": COLOURS[miner.colour] if miner.colour >= 0 else None,
        "cards": faces(state, miner.mine, seat),
        "up": [at + 1 for at in range(9) if miner.up >> at & 1],
    }


def faces(state: DigUpState, pile: list[int], seat: int) -> list[str]:
    """The faces of a pile in its order, where the seat knows them."""
    bit = bit_of(seat)
    return [name(state.cards.look(card, bit)) for card in pile]


def unordered(state: DigUpState, pile: list[int], seat: int) -> list[str]:
    """The same where the order means nothing: known cards first, in the order of the box."""
    bit = bit_of(seat)
    looks = [int(state.cards.look(card, bit)) for card in pile]
    known = sorted(face for face in looks if face != UNKNOWN)
    return [FACES[face] for face in known] + [HIDDEN] * (len(looks) - len(known))


def pile_top(state: DigUpState, seat: int) -> list[str]:
    """From the top card down to the deepest one that the seat knows."""
    # Only a map makes cards of the pile known, and none lies deeper than what it can reach.
    return trim_unknown(faces(state, state.pile[: -MAP_CARDS - 1 : -1], seat))


def trim_unknown(top: list[str]) -> list[str]:
    while top and top[-1] == HIDDEN:
        top.pop()
    return top


def name(face: int) -> str:
    return HIDDEN if face == UNKNOWN else FACES[face]
