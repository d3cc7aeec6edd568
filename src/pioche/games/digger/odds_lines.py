"""The odds of Digger in lines: as counts, or as chances. Time is not among them."""

from typing import Final

from pioche.core.game import View
from pioche.core.lines import Line, OddsLines, chance_line, line
from pioche.games.digger.description import tokens
from pioche.games.digger.odds import odds

CHANCES: Final = ("unique", "theft", "nothing")


def odds_lines(view: View) -> OddsLines:
    """What is left and what a throw gives on average; how likely it brings something."""
    figures = odds(view)
    counts = [
        line("digger-odds-centre", tokens=tokens(view["centre"])),
        line("digger-odds-throw", tokens=figures["tokens"], gems=figures["gems"]),
    ]
    if figures["points"] is not None:
        counts.append(line("digger-odds-points", points=figures["points"]))
    chances = [chance_of(name, figures[f"{name}_chance"]) for name in CHANCES]
    return OddsLines(counts, chances)


def chance_of(name: str, chance: float) -> Line:
    return chance_line(f"digger-odds-{name}", chance)
