"""Counting from a view, where cards have names: what is worth how much to whom."""

from typing import Any

from mypy_extensions import i64

from pioche.core.game import View
from pioche.games.letsdig.cards import FACES, LOTTERY
from pioche.games.letsdig.scoring.pile_points import points
from pioche.games.letsdig.sheet import deck_by, worth_by
from pioche.games.letsdig.view import Counts

NUMBERS = {name: face for face, name in enumerate(FACES)}


def known_points(view: View, pile: dict[str, Any]) -> int | None:
    """What a score pile is worth, if all of its cards are known; no ticket has won yet."""
    if sum(pile["known"].values()) != pile["cards"]:
        return None
    return counted_points(view, pile["seats"], pile["known"])


def counted_points(view: View, seats: list[int], known: Counts) -> int:
    """What these cards would be worth in a score pile of these seats."""
    counts: list[i64] = [0] * len(FACES)
    for name, number in known.items():
        counts[NUMBERS[name]] = number
    new_kid = any(seat in view["first_game"] for seat in seats)
    owner = any(seat in view["owns_game"] for seat in seats)
    return int(points(counts, worth_by(view["sheet"]), new_kid, owner))


def cards_in_play(view: View) -> Counts:
    """How many cards of each face this table was opened with."""
    found: Counts = {}
    for face in deck_by(view["sheet"]):
        found[FACES[face]] = found.get(FACES[face], 0) + 1
    if not view["landmine"]:
        found.pop("landmine", None)
    return found


def lottery_points(view: View) -> int:
    """What a lottery ticket wins in the last turn."""
    return int(worth_by(view["sheet"])[LOTTERY])
