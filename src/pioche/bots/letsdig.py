"""Three temperaments for Let's Dig: the same sums, more or less fear of the next card.

Each compares what stopping brings with what one more card would, on average. They see what
their seat sees: the odds come from the view, and so does what a card adds to the own pile.
"""

from collections.abc import Callable
from typing import Any, Final

from pioche.bots.seat import Bot, Seat
from pioche.core.game import View
from pioche.core.rng import Fast
from pioche.games.letsdig.moves import MOVES
from pioche.games.letsdig.scoring.view_points import counted_points

# How many points of hope one point in the hand is worth: above 1 one stops sooner.
CAUTION: Final = {"careful": 1.25, "balanced": 1.0, "bold": 0.85}
# Moods swing by a tenth either way, so that two bots of one temperament do not march in step.
MOODS: Final = 21
MIDDLE_MOOD: Final = 10
# What a card promises beyond the points that it brings at once, at a guess.
PROMISE: Final = {
    "cookies": 2.4,
    "milk": 2.4,
    "dog": 2.4,
    "crown": 4.8,
    "stash": 4.8,
    "map": 4.8,
    "hat": 7.2,
    "sabre": 3.6,
    "sewer": 2.4,
    "gravedigger": 1.2,
    "skwirmz": 7.2,
    "dress": 4.8,
    "lottery": 2.4,
}
# What an unknown card promises on average.
NEXT_PROMISE: Final = 0.5
# What a card in somebody's score pile is worth on average.
A_CARD: Final = 2.2
# Leading by so much, one is glad when the game ends.
LEAD_TO_END: Final = 12.0
# Those that act on others first: what they bring may help to choose afterwards.
ORDER: Final = ("hat", "sabre", "sewer", "map", "landmine", "gravedigger")

Rate = Callable[[str], float]


def temperament(name: str, seed: int) -> Bot:
    """The bot of that temperament; the same seed has the same moods."""
    rng = Fast(seed)

    def choose(seat: Seat) -> int:
        caution = CAUTION[name] * (1 + (rng.below(MOODS) - MIDDLE_MOOD) / 100)
        stage = seat.view["stage"]
        if stage in ("dig", "decide"):
            return dig_or_stop(seat, caution)
        return best(seat, RATES.get(stage, first_offered)(seat.view))

    return choose


def best(seat: Seat, rate: Rate) -> int:
    """The legal move that is rated highest; the first of equals."""
    return max(seat.legal, key=lambda move: rate(MOVES.text(move)))


def first_offered(_view: View) -> Rate:
    """Where the first offer is as good as any: a dog before the bust."""
    return lambda _move: 0.0


# Digging


def dig_or_stop(seat: Seat, caution: float) -> int:
    """The most promising pile, unless what is dug already is worth more than the hope."""
    view = seat.view
    odds = seat.game.odds(view)
    promised = sum(PROMISE.get(face, 0.0) for face in view["dug"])
    hopes = {
        MOVES.parse(f"dig {number}"): hope(pile, promised)
        for number, pile in enumerate(odds["piles"], start=1)
        if pile is not None
    }
    if view["stage"] == "decide" and stops(view, odds, promised, caution, hopes):
        return MOVES.parse("stop")
    most = max(hopes.values())
    good = [move for move, worth in hopes.items() if worth == most]
    return max(good, key=lambda move: pile_to_dig(view, move))


def stops(
    view: View, odds: dict[str, Any], promised: float, caution: float, hopes: dict[int, float]
) -> bool:
    """In the last turn only the victory counts; before it, points in the hand against hope."""
    if not hopes:
        return True
    if view["ending"]:
        return lead(view) + float(odds["stop_points"]) > 0
    return bool((odds["stop_points"] + promised) * caution >= max(hopes.values()))


def pile_to_dig(view: View, move: int) -> float:
    """The tallest pile, to have more turns; the shortest to end the game while one leads."""
    cards = view["piles"][move]["cards"]
    return float(-cards if lead(view) > LEAD_TO_END else cards)


def lead(view: View) -> float:
    """By how many points one seems to lead: the cards of others are worth so much on average."""
    own = pile_of(view, view["seat"])
    others = [pile for pile in view["score_piles"] if pile is not own]
    return float(own["points"]) - max(seeming_points(view, pile) for pile in others)


def seeming_points(view: View, pile: dict[str, Any]) -> float:
    """What a pile seems to be worth: what is known of it, and a guess for each other card."""
    known = counted_points(view, pile["seats"], pile["known"])
    hidden = int(pile["cards"] - sum(pile["known"].values()))
    return known + A_CARD * hidden


def hope(pile: dict[str, Any], promised: float) -> float:
    """What one more card of this pile is worth, on average."""
    kept = 1.0 - float(pile["bust_chance"])
    return float(pile["dig_points"]) + kept * (promised + NEXT_PROMISE)


# Choosing among players


def pile_of(view: View, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = next(pile for pile in view["score_piles"] if seat in pile["seats"])
    return found


def is_friend(view: View, seat: int) -> bool:
    """Whether the seat shares the looker's pile."""
    return view["seat"] in pile_of(view, seat)["seats"]


def seat_in(move: str) -> int:
    """The seat that a move names."""
    return int(move.split()[1]) - 1


def gift(view: View) -> Rate:
    """An heirloom is for the partner, or for who seems to have least."""

    def rate(move: str) -> float:
        seat = seat_in(move)
        return 1000.0 if is_friend(view, seat) else -float(pile_of(view, seat)["cards"])

    return rate


def harm(view: View) -> Rate:
    """A sewer line and a theft are for who seems to have most, never for the partner."""

    def rate(move: str) -> float:
        seat = seat_in(move)
        return -1000.0 if is_friend(view, seat) else float(pile_of(view, seat)["cards"])

    return rate


# Choosing among cards


def worth_having(view: View) -> Rate:
    """What a card adds to the own pile, with what it promises."""
    own = pile_of(view, view["seat"])
    before = counted_points(view, own["seats"], own["known"])

    def rate(move: str) -> float:
        face = move.split()[1]
        grown = {**own["known"], face: own["known"].get(face, 0) + 1}
        return counted_points(view, own["seats"], grown) - before + PROMISE.get(face, 0.0)

    return rate


def left_on_top(view: View) -> Rate:
    """The worst card for the next player; the best one where the next turn is one's own."""
    rate = worth_having(view)
    return rate if view["extra"] else lambda move: -rate(move)


def in_order(_view: View) -> Rate:
    """Effects in the usual order."""
    return lambda move: -float(ORDER.index(move.split()[1]))


def tallest(view: View) -> Rate:
    """The pile that holds most: what is left of it is not the end of the game."""
    return lambda move: float(view["piles"][seat_in(move)]["cards"])


def blast(view: View) -> Rate:
    """Whoever seems to be behind destroys the shortest pile, to have more time."""
    if lead(view) > 0:
        return lambda move: float(move == "spare")
    return lambda move: -1000.0 if move == "spare" else -tallest(view)(move)


RATES: Final[dict[str, Callable[[View], Rate]]] = {
    "heirloom": gift,
    "sewer": harm,
    "rob": harm,
    "steal": worth_having,
    "take": worth_having,
    "return": left_on_top,
    "order": in_order,
    "search": tallest,
    "mine": blast,
}
