"""DIG: dig on, or close the gallery."""

from typing import Any, Final

from pioche.core.lines import Line, chance_line, line
from pioche.review.reasons.case import Case
from pioche.review.review_data import MoveValue

DIG: Final = "dig"
CLOSE: Final = "close"


def lines(case: Case) -> list[Line]:
    """What the galleries were worth closed and dug, and how likely one is lost."""
    figures = case.odds
    places = galleries_in(case.played) | galleries_in(case.best)
    worth = [gallery for gallery in figures["galleries"] if gallery["gallery"] in places]
    said = [worth_line(gallery) for gallery in worth]
    if worth and DIG in case.names:
        said.insert(0, chance_line("review-dig-lost", 1 - figures["survival_chance"][0]))
    return said


def galleries_in(move: MoveValue) -> set[int]:
    """The galleries that a move digs or closes."""
    name, _, places = move.move.partition(" ")
    return {int(place) for place in places.split("+")} if name in (DIG, CLOSE) else set()


def worth_line(gallery: dict[str, Any]) -> Line:
    number, close, dig = gallery["gallery"], gallery["close"], gallery["dig"]
    return line("review-dig-worth", gallery=number, close=close, dig=dig)
