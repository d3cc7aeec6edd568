"""How likely things are in the forest, from a view and nothing else. Time is not among them."""

from functools import cache
from itertools import product
from math import factorial
from typing import Any, Final, TypedDict

from pioche.core.game import View
from pioche.core.lines import Line, OddsLines, chance_line, line
from pioche.games.digger.cards import BLACK, DICE, FACES, GEM_NAMES, KINDS, SIDES, TOKENS
from pioche.games.digger.description import tokens


class Odds(TypedDict):
    """What the next throw may bring. Chances are between 0 and 1."""

    unique_chance: float  # that exactly one die shows a given colour
    theft_chance: float  # that black and some gem are unique
    nothing_chance: float  # that nothing can be taken from the centre
    take_chance: dict[str, float]  # for each token, that it can be taken from the centre
    tokens: float  # how many tokens the centre gives, on average
    gems: float  # how many of them are gems
    points: float | None  # what those would pay the viewer


def unique_masks() -> dict[int, int]:
    """In how many of the 7776 throws exactly these faces are unique, by mask."""
    ways: dict[int, int] = {}
    for counts in product(range(DICE + 1), repeat=SIDES):
        if sum(counts) == DICE:
            mask = sum(1 << face for face in range(SIDES) if counts[face] == 1)
            ways[mask] = ways.get(mask, 0) + arrangements(counts)
    return ways


def arrangements(counts: tuple[int, ...]) -> int:
    """In how many ways five dice show these counts."""
    ways = factorial(DICE)
    for count in counts:
        ways //= factorial(count)
    return ways


WAYS: Final = unique_masks()
THROWS: Final = SIDES**DICE
ALL_GEMS: Final = sum(1 << FACES.index(gem) for gem in GEM_NAMES)


@cache
def chance(*masks: int) -> float:
    """The chance that in a throw each of these masks has a unique face."""
    good = [ways for unique, ways in WAYS.items() if all(unique & mask for mask in masks)]
    return sum(good) / THROWS


def odds(view: View) -> dict[str, Any]:
    there = [kind for kind in range(KINDS) if view["centre"][TOKENS[kind]]]
    unique = chance(1 << BLACK)
    take = {TOKENS[kind]: unique if kind in there else 0.0 for kind in range(KINDS)}
    figures: Odds = {
        "unique_chance": unique,
        "theft_chance": chance(1 << BLACK, ALL_GEMS),
        "nothing_chance": 1 - chance(sum(1 << kind for kind in there)),
        "take_chance": take,
        "tokens": sum(take.values()),
        "gems": sum(take[gem] for gem in GEM_NAMES),
        "points": points(view, take),
    }
    return dict(figures)


def points(view: View, take: dict[str, float]) -> float | None:
    """What the gems of a throw pay in the viewer's own crate, on average."""
    if view["seat"] is None:
        return None
    worth = view["players"][view["seat"]]["worth"]
    return float(sum(take[gem] * worth[gem] for gem in GEM_NAMES))


# In lines: as counts, or as chances


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
