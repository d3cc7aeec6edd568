"""DIG: dig on, or close the gallery."""

from typing import Any, Final

from pioche.core.lines import Line, chance_line, line
from pioche.review.reasons import Case
from pioche.review.review_data import MoveValue

DIG: Final = "dig"
CLOSE: Final = "close"
# Smaller chances and worths are not mentioned.
LIKELY: Final = 0.01
SOME_WORTH: Final = 0.5


def lines(case: Case) -> list[Line]:
    """The worth of the galleries closed and dug, and the chance to lose one."""
    figures = case.odds
    places = galleries_in(case.played) | galleries_in(case.best)
    dug = [gallery for gallery in figures["galleries"] if gallery["gallery"] in places]
    lost = 1 - figures["survival_chance"][0] if dug and DIG in case.names else 0.0
    said = [chance_line("review-dig-lost", lost)] if lost >= LIKELY else []
    return said + [worth_line(gallery) for gallery in dug if max_worth(gallery) >= SOME_WORTH]


def max_worth(gallery: dict[str, Any]) -> float:
    """The worth of a gallery: closed, or after one more card, if that is more."""
    return float(max(gallery["close"], gallery["dig"]))


def galleries_in(move: MoveValue) -> set[int]:
    """The galleries that a move digs or closes."""
    name, _, places = move.move.partition(" ")
    return {int(place) for place in places.split("+")} if name in (DIG, CLOSE) else set()


def worth_line(gallery: dict[str, Any]) -> Line:
    number, close, dig = gallery["gallery"], gallery["close"], gallery["dig"]
    return line("review-dig-worth", gallery=number, close=close, dig=dig)
