"""Let's Dig for Treasure: one more card from one of the piles, or stop."""

from typing import Any, Final

from pioche.core.lines import Line, chance_line, face, line
from pioche.review.reasons import Case, number_of
from pioche.review.review_data import MoveValue

SIDES: Final = ("left", "middle", "right")
DIG: Final = "dig"
STOP: Final = "stop"


def lines(case: Case) -> list[Line]:
    """The chance to bust with the next card, and the points of stopping."""
    names = case.names
    if names == (DIG, STOP):
        return [bust_line(case, case.played), *stop_lines(case)]
    if names == (STOP, DIG):
        return [bust_line(case, case.best), *dig_lines(case)]
    if names == (DIG, DIG) and chance_of(case, case.played) != chance_of(case, case.best):
        return [bust_line(case, case.played), bust_line(case, case.best)]
    return []


def bust_line(case: Case, move: MoveValue) -> Line:
    """How likely the next card of that pile busts; or that it was known to."""
    known = case.view["piles"][number_of(move) - 1]["top"][:1]
    chance = chance_of(case, move)
    if known and known[0] != "unknown":
        key = "review-letsdig-known-bust" if chance else "review-letsdig-known"
        return line(key, pile=pile_name(move), face=face(known[0]))
    return chance_line("review-letsdig-bust", chance, pile=pile_name(move))


def chance_of(case: Case, move: MoveValue) -> float:
    """The chance that digging there busts; a dog drives skeletons away."""
    figures = case.odds
    odds: dict[str, Any] = figures["piles"][number_of(move) - 1]
    return float(odds["guarded_bust_chance"] if figures["dogs"] else odds["bust_chance"])


def stop_lines(case: Case) -> list[Line]:
    points = case.odds["stop_points"]
    return [] if points is None else [line("review-letsdig-stop", points=points)]


def dig_lines(case: Case) -> list[Line]:
    """The points of one more card, against stopping."""
    figures = case.odds
    dig, stop = figures["piles"][number_of(case.best) - 1]["dig_points"], figures["stop_points"]
    if dig is None or stop is None or dig <= stop:
        return []
    return [line("review-letsdig-dig", points=dig, stop=stop)]


def pile_name(move: MoveValue) -> str:
    return SIDES[number_of(move) - 1]
