"""What one seat may see of the mines, and what follows from it for the one who plays."""

from itertools import accumulate
from typing import Final, TypedDict

from pioche.core.cards import UNKNOWN
from pioche.core.game import View
from pioche.core.masks import bit_of
from pioche.core.options import DRAWN
from pioche.games.digup import scoring, stages
from pioche.games.digup.cards import (
    COLOUR_NUMBERS,
    COLOURS,
    FACES,
    IDOL,
    NUMBERS,
    SKELETON,
    colour_of,
    place_of,
    points_of,
)
from pioche.games.digup.effects.adventures import MAP_CARDS, dynamite_out
from pioche.games.digup.effects.hands import HAND
from pioche.games.digup.effects.turns import PLAYS
from pioche.games.digup.options import CHOSEN
from pioche.games.digup.state import DigUpState

HIDDEN = "unknown"


class MineView(TypedDict):
    """A mine: its colour, its nine cards (`unknown` where not known), the positions face up."""

    colour: str | None
    cards: list[str]
    up: list[int]


def view(state: DigUpState, seat: int) -> View:
    seen = {**table(state, seat), **turn(state), **cards(state, seat), **result(state)}
    return {**seen, **figures(seen)}


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
    """What breaks ties, who has won and each seat's rank, once the game is over."""
    if state.stage != stages.OVER or state.solo:
        return {"runs": None, "winners": [], "ranks": None}
    runs = [int(scoring.longest_run(state, miner)) for miner in state.miners]
    ranks = [int(rank) for rank in scoring.ranks(state)]
    return {"runs": runs, "winners": scoring.winners(state), "ranks": ranks}


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


# What follows from the rest of a view. `apply_event` of the tests derives it too.

EVERYWHERE: Final = range(1, 10)


def figures(seen: View) -> View:
    """The points that mines show, the step of the turn, and what cards would bring."""
    points = [shown_points(mine) for mine in seen["mines"]]
    return {
        "points": points,
        "scores": shown_scores(seen, points),
        "step": step_of(seen),
        "amount": amount(seen),
        "place_gains": place_gains(seen),
        "gains": card_gains(seen),
        "next_place": next_place(seen),
        "takers": takers(seen),
        "count": final_count(seen, points),
        "stake": stake(seen),
    }


# What is at stake, in percent: alone with each skeleton laid aside; else with so many cards still
# face down in one mine, and in the last round.
A_SKELETON: Final = 30
LAST_CARDS: Final = {2: 30, 1: 55}
LAST_ROUND: Final = 90


def stake(seen: View) -> int:
    """How near the end is for the looker, in percent."""
    if seen["seat"] is None or seen["stage"] == "over":
        return 0
    if seen["solo"]:
        return A_SKELETON * len(seen["discard"])
    if not seen["round"]:
        return 0
    dark = min(len(EVERYWHERE) - len(mine["up"]) for mine in seen["mines"])
    return LAST_ROUND if seen["ending"] else LAST_CARDS.get(dark, 0)


def shown_points(mine: MineView) -> list[int | None]:
    """The points of each position; None where a card lies face down."""
    if mine["colour"] is None:
        return []
    colour = COLOUR_NUMBERS[mine["colour"]]
    shown = {at: NUMBERS[mine["cards"][at - 1]] for at in mine["up"]}
    return [int(points_of(shown[at], at - 1, colour)) if at in shown else None for at in EVERYWHERE]


def shown_scores(seen: View, points: list[list[int | None]]) -> list[int] | None:
    """The points that everybody can count; alone, the gems placed. None before the deal."""
    if seen["solo"]:
        return [sum(len(mine["up"]) for mine in seen["mines"])]
    if not seen["round"]:
        return None
    return [sum(each or 0 for each in mine) for mine in points]


def step_of(seen: View) -> View | None:
    """How far the turn has come: the card of `of` that is played, or the discard."""
    stage, left = seen["stage"], seen["plays_left"]
    if seen["solo"] or not seen["round"] or stage == "over":
        return None
    if stage == "discard":
        return {"name": "discard", "number": 0, "of": PLAYS}
    number = PLAYS - left + (1 if stage == "play" else 0)
    return {"name": "play", "number": number, "of": PLAYS}


def amount(seen: View) -> int:
    """What a question counts: cards over the limit, the colour chosen alone, the card lit."""
    stage = seen["stage"]
    if stage == "discard":
        return max(0, len(seen["hands"][seen["turn"]]) - HAND)
    if stage == "colour" and seen["solo"]:
        return 1 + sum(mine["colour"] is not None for mine in seen["mines"])
    return torch_number(seen) if stage.startswith("torch") else 0


def torch_number(seen: View) -> int:
    """Which of the two cards the torch looks at; 0 where only one mine has a card to look at."""
    dark = sum(len(mine["up"]) < len(EVERYWHERE) for mine in seen["mines"])
    return len(seen["touched"]) + 1 if dark > 1 else 0


def place_gains(seen: View) -> list[int | None] | None:
    """By how much each place of the mine would change its points; None where it may not go."""
    if seen["stage"] != "place":
        return None
    return gains_of(seen["mines"][seen["turn"]], NUMBERS[seen["played"][0]])


def gains_of(mine: MineView, face: int) -> list[int | None]:
    """What a card would add to the points that a mine shows, position by position."""
    colour = COLOUR_NUMBERS[mine["colour"] or ""]
    bound = face < SKELETON and colour_of(face) != colour  # U39
    shown = shown_points(mine)
    return [
        None
        if bound and place_of(face) != at
        else int(points_of(face, at, colour)) - (shown[at] or 0)
        for at in range(len(shown))
    ]


def card_gains(seen: View) -> dict[str, int]:
    """The most that each gem or idol in sight would add to the seat's own mine."""
    seat = seen["seat"]
    if seat is None or seen["solo"] or not seen["round"] or seen["stage"] == "over":
        return {}
    mine = seen["mines"][seat]
    sight = {*seen["hands"][seat], *seen["river"], *seen["looked"], *offered(seen)}
    return {face: best_gain(mine, face) for face in sorted(sight) if is_mine_card(face)}


def offered(seen: View) -> list[str]:
    """The cards among which one is taken, where they are not laid out."""
    if seen["stage"] == "pickaxe-prize":
        discard: list[str] = seen["discard"]
        return discard
    if seen["stage"] == "binoculars-take":
        hand: list[str] = seen["hands"][seen["picked_player"]]
        return hand
    return []


def is_mine_card(face: str) -> bool:
    return face != HIDDEN and NUMBERS[face] <= IDOL


def best_gain(mine: MineView, face: str) -> int:
    """Nothing for an idol while the mine shows one (U8)."""
    shows = [mine["cards"][at - 1] for at in mine["up"]]
    if face == FACES[IDOL] and face in shows:
        return 0
    return max(gain for gain in gains_of(mine, NUMBERS[face]) if gain is not None)


def next_place(seen: View) -> list[int] | None:
    """Alone: the mine and the position of the card in play."""
    if not seen["solo"] or not seen["played"]:
        return None
    colour, _, value = seen["played"][0].rpartition("-")
    return [[mine["colour"] for mine in seen["mines"]].index(colour), int(value)]


def takers(seen: View) -> list[int]:
    """Who takes each card that is left in the river, in order; the one who dug it comes twice."""
    if seen["stage"] != "river":
        return []
    return [(seen["actor"] + number) % len(seen["hands"]) for number in range(len(seen["river"]))]


def final_count(seen: View, points: list[list[int | None]]) -> list[list[int]] | None:
    """At the end, the score of each seat after each place counted; alone, the gems placed."""
    if seen["stage"] != "over":
        return None
    if seen["solo"]:
        placed = [sum(at in mine["up"] for mine in seen["mines"]) for at in EVERYWHERE]
        return [list(accumulate(placed))]
    return [list(accumulate(each or 0 for each in mine)) for mine in points]
