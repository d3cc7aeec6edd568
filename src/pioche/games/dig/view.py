"""What every seat sees of DIG: everything but the cards that lie face down."""

from functools import lru_cache
from typing import Final, TypedDict

from mypy_extensions import i64

from pioche.core.cards import UNKNOWN
from pioche.core.game import View
from pioche.core.masks import bit_of, seats_in
from pioche.games.dig.cards import (
    CHEST,
    COMPANION_NAMES,
    EQUIPMENT_NAMES,
    FACES,
    FIRST_COMPANION,
    STONE_NAMES,
)
from pioche.games.dig.effects.equipment import OUTSIDE_MASK
from pioche.games.dig.effects.gallery import gallery_mask, next_gems, place_number
from pioche.games.dig.effects.resolve_card import is_harmless
from pioche.games.dig.effects.tavern import (
    CHEST_PIECE,
    PIECES,
    chest_power,
    crystals,
    is_affordable,
    price,
    recruits_affordable,
    wealth,
)
from pioche.games.dig.moves import GALLERIES
from pioche.games.dig.options import GEM_COUNTS
from pioche.games.dig.player import NONE
from pioche.games.dig.scoring import ENDS, end_reason, ranks_of_all, seats_ranked_first, worth
from pioche.games.dig.stages import ATTACK, OVER, PAY, STAGES, TURN
from pioche.games.dig.state import DigState

PIECE_NAMES: Final = (*STONE_NAMES, FACES[CHEST])
# With a gallery of this many points, all is at stake.
MANY_POINTS: Final = 3


class PlayerView(TypedDict):
    """One player: hand, companions, recruits (free, in the tavern, eaten), gems, points.

    `values` are the crystals of each piece that pays, `crystals` those of all that is held,
    `price` those of a recruit; `affordable` are the companions in the tavern that could be paid,
    `chest_for` those among them that take the chest, with the stones that it stands for.
    """

    seat: int
    stones: dict[str, int]
    values: dict[str, int]
    crystals: int
    price: int
    affordable: list[str]
    chest_for: dict[str, dict[str, int]]
    equipment: list[str]
    companions: list[str]
    free: int
    waiting: int
    eaten: int
    gems: int
    runes: int
    points: int


class CardView(TypedDict):
    """One card of a gallery, and what is on it."""

    face: str
    recruit: bool
    gems: int


def view(state: DigState, seat: int) -> View:
    """The view of a seat or a spectator; only `seat` and `stake` differ."""
    seen = table(state, seat)
    return {**seen, "stake": stake(seen)}


def stake(seen: View) -> int:
    """How much the looker has in a gallery that the next card may take, in percent."""
    if seen["stage"] == STAGES[OVER] or seen["seat"] != seen["active"]:
        return 0
    return int(100 * min(MANY_POINTS, max(seen["worth"][seen["seat"]])) // MANY_POINTS)


def table(state: DigState, seat: int) -> View:
    """The view without what follows from the rest of it."""
    return {
        "game": "dig",
        "seat": seat if seat >= 0 else None,
        "gem_count": GEM_COUNTS[state.config.gem_count],
        "wild_werewolf": state.config.wild_werewolf,
        "costs": costs(state),
        **question_fields(state),
        "active": int(state.active),
        "dug": dug_places(int(state.dug)),
        "quiet": int(state.quiet),
        "hill": len(state.hill),
        "discard": discard_counts(state),
        "revealed": revealed_cards(state, seat),
        "gems": int(state.supply),
        "tavern": [FACES[state.companion_cards.face[card]] for card in state.tavern],
        "to_come": len(state.to_come),
        "players": [player(state, other) for other in range(state.seats)],
        "galleries": [galleries(state, other, seat) for other in range(state.seats)],
        "next_gems": [
            [next_gems(state, each) for each in state.galleries[first : first + GALLERIES]]
            for first in range(0, state.seats * GALLERIES, GALLERIES)
        ],
        "worth": [
            [int(worth(state, each)) for each in state.galleries[first : first + GALLERIES]]
            for first in range(0, state.seats * GALLERIES, GALLERIES)
        ],
        "caller": or_none(int(state.caller)),
        "last_turns": seats_in(int(state.last_turns)),
        "crowned": or_none(int(state.crowned)),
        "end": ENDS[end_reason(state)] if state.stage == OVER else None,
        "winners": seats_ranked_first(state) if state.stage == OVER else [],
        "ranks": ranks_of_all(state) if state.stage == OVER else None,
        "scores": [int(points) for points in state.scores()],
    }


def or_none(number: int) -> int | None:
    return None if number == NONE else number


def question_fields(state: DigState) -> View:
    """The question: its stage, its seat, the card it is about, the place, the amount, its case;
    while a recruit is paid for, the crystals that have been handed over.
    """
    return {
        "question": int(state.question),
        "stage": STAGES[state.stage],
        "asked": or_none(int(state.asked)),
        "about": None if state.about == NONE else FACES[state.about],
        "place": None if state.place == NONE else int(place_number(state.place)),
        "amount": int(state.amount),
        "case": question_case(state),
        "paid": int(paid(state)),
    }


def question_case(state: DigState) -> str:
    """Which of its forms a question takes: what a turn may begin with, what an attack would do."""
    if state.stage == TURN:
        buyer = state.players[state.active]
        galleries_stand = gallery_mask(state, state.active) != 0
        if recruits_affordable(buyer) or affordable(state, int(state.active)):
            return "any" if galleries_stand else "tavern"
        return "galleries" if galleries_stand else "outside"
    if state.stage == ATTACK and is_harmless(state, state.asked, state.about, state.place):
        return "harmless"
    return "any"


def paid(state: DigState) -> i64:
    if state.stage != PAY:
        return 0
    return price(state.players[state.active]) * state.recruits_wanted - state.due


def affordable(state: DigState, seat: int) -> list[str]:
    """The companions in the tavern that a player could pay now."""
    buyer = state.players[seat]
    power = chest_power(buyer)
    companions = [state.companion_cards.face[card] for card in state.tavern]
    return [FACES[each] for each in companions if is_affordable(state, buyer, each, power)]


def chest_for(state: DigState, seat: int) -> dict[str, dict[str, int]]:
    """The companions that a player could pay only with the chest, and the stones it stands for."""
    buyer = state.players[seat]
    if not chest_power(buyer):
        return {}
    prices = cost_table(tuple(state.config.costs))
    found = {}
    for name in affordable(state, seat):
        lacking = {
            stone: number - int(buyer.stones_of(STONE_NAMES.index(stone)))
            for stone, number in prices[name].items()
            if number > buyer.stones_of(STONE_NAMES.index(stone))
        }
        if lacking:
            found[name] = lacking
    return found


def costs(state: DigState) -> dict[str, dict[str, int]]:
    """What each companion costs, in stones of each kind that it wants."""
    return {name: cost.copy() for name, cost in cost_table(tuple(state.config.costs)).items()}


@lru_cache(maxsize=16)
def cost_table(figures: tuple[i64, ...]) -> dict[str, dict[str, int]]:
    """The same by the figures of a sheet: a game never changes them, and every
    move makes a view for every reader.
    """
    kinds = len(STONE_NAMES)
    return {
        name: {
            stone: int(number)
            for stone, number in zip(
                STONE_NAMES, figures[index * kinds : (index + 1) * kinds], strict=True
            )
            if number
        }
        for index, name in enumerate(COMPANION_NAMES)
    }


def dug_places(mask: int) -> list[int]:
    """The galleries dug in this turn, counted from one; 0 is outside."""
    if mask == OUTSIDE_MASK:
        return [0]
    return [slot + 1 for slot in range(GALLERIES) if mask >> slot & 1]


def discard_counts(state: DigState) -> dict[str, int]:
    """How many cards of each face lie in the discard, which all may look through."""
    found = [0] * FIRST_COMPANION
    for card in state.discard:
        found[state.cards.face[card]] += 1
    return {FACES[face]: number for face, number in enumerate(found) if number}


def name(state: DigState, card: i64, seat: i64) -> str:
    face = state.cards.look(card, bit_of(seat))
    return "unknown" if face == UNKNOWN else FACES[face]


def revealed_cards(state: DigState, seat: int) -> list[dict[str, str | int]]:
    """The cards turned up and not yet carried out, each with its gallery; 0 is outside."""
    return [
        {"face": name(state, card, seat), "place": int(place_number(place))}
        for card, place in zip(state.revealed, state.where, strict=True)
    ]


def player(state: DigState, seat: int) -> PlayerView:
    each = state.players[seat]
    return {
        "seat": seat,
        "stones": {kind: int(each.stones_of(index)) for index, kind in enumerate(STONE_NAMES)},
        "values": {PIECE_NAMES[piece]: int(crystals(each, piece)) for piece in range(PIECES)},
        "crystals": int(wealth(each, CHEST_PIECE)),
        "price": int(price(each)),
        "affordable": affordable(state, seat),
        "chest_for": chest_for(state, seat),
        "equipment": [name for tool, name in enumerate(EQUIPMENT_NAMES) if each.tools >> tool & 1],
        "companions": [FACES[state.companion_cards.face[card]] for card in each.companions],
        "free": int(each.free),
        "waiting": int(each.waiting),
        "eaten": int(each.eaten),
        "gems": int(each.gems),
        "runes": int(each.runes),
        "points": int(each.points()),
    }


def galleries(state: DigState, seat: int, looker: int) -> list[list[CardView]]:
    """The four places for galleries of one player; an empty list is no gallery."""
    return [gallery(state, seat, slot, looker) for slot in range(GALLERIES)]


def gallery(state: DigState, seat: int, slot: int, looker: int) -> list[CardView]:
    here = state.gallery(seat, slot)
    places = range(len(here.cards))
    return [
        {
            "face": name(state, here.cards[place], looker),
            "recruit": here.recruits[place] != 0,
            "gems": int(here.gems[place]),
        }
        for place in places
    ]
