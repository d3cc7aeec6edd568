"""The odds of DIG in lines: as counts of cards, or as chances."""

from typing import Any, Final

from pioche.core.game import View
from pioche.core.lines import Argument, Line, OddsLines, chance_line, line, within
from pioche.games.dig.odds import odds

# The survival of a gallery is told for the next card, and for a few.
AHEAD: Final = (1, 3, 5)


def odds_lines(view: View) -> OddsLines:
    figures = odds(view)
    worth = [worth_line(gallery) for gallery in figures["galleries"]]
    return OddsLines([*counts(figures), *worth], [*chances(figures), *worth])


def counts(figures: dict[str, Any]) -> list[Line]:
    """How many cards of each family the next one may be."""
    families: dict[str, int] = figures["family_cards"]
    return [
        line("dig-odds-cards", cards=sum(families.values())),
        *(
            line("dig-odds-count", family=family_name(family), cards=number)
            for family, number in families.items()
        ),
    ]


def family_name(family: str) -> Argument:
    return within(Line(f"dig-family-{family}", {}))


def worth_line(gallery: dict[str, Any]) -> Line:
    """The points of a gallery closed now, and on average after one card more."""
    number, close, dig = gallery["gallery"], gallery["close"], gallery["dig"]
    return line("dig-odds-worth", gallery=number, close=close, dig=dig)


def chances(figures: dict[str, Any]) -> list[Line]:
    """The chance of each family on the next card, and how long galleries last."""
    families = [
        chance_line("dig-odds-chance", chance, family=family_name(family))
        for family, chance in figures["family_chance"].items()
    ]
    survival: list[float] = figures["survival_chance"] if figures["galleries"] else []
    return [
        *families,
        *(
            chance_line("dig-odds-survive", survival[cards - 1], cards=cards)
            for cards in AHEAD
            if cards <= len(survival)
        ),
    ]
