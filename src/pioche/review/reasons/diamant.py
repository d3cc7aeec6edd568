"""Diamant: one card more, or home with what there is."""

from pioche.core.game import View
from pioche.core.lines import Line, chance_line, line
from pioche.review.reasons import Case


def lines(case: Case) -> list[Line]:
    """Too bold or too careful, by the next card and by the loot at stake."""
    return too_bold(case) if case.played.move == "go" else too_careful(case)


def too_bold(case: Case) -> list[Line]:
    """The chance of a trap with its cost, and the rubies for those who leave."""
    own = case.view["explorers"][case.view["seat"]]
    path = case.view["path_rubies"]
    trap = chance_line("review-diamant-trap", case.odds["trap_chance"], rubies=own["unsafe"])
    left = [line("review-diamant-path", rubies=path)] if path else []
    return [trap, *left]


def too_careful(case: Case) -> list[Line]:
    """The chance that the next card does no harm, and its average share."""
    figures = case.odds
    safe = 1 - figures["trap_chance"]
    others = sum(explorer["inside"] for explorer in case.view["explorers"]) - 1
    said = [chance_line("review-diamant-safe", safe, rubies=figures["share"])]
    alone = [line("review-diamant-share", others=others)] if others else []
    return [*said, *alone, *last_chance(case)]


def last_chance(case: Case) -> list[Line]:
    """The lead of another player in the last expedition, where chests are open."""
    behind = points_behind(case.view)
    last = case.view["expedition"] == case.view["expeditions"]
    return [line("review-diamant-behind", points=behind)] if last and behind > 0 else []


def points_behind(view: View) -> int:
    """How far the seat is behind the best of the others; 0 where chests are closed."""
    held = [explorer["chest"] for explorer in view["explorers"]]
    if None in held:
        return 0
    points = [
        chest + each["relic_points"] for chest, each in zip(held, view["explorers"], strict=True)
    ]
    return int(max(points) - points[view["seat"]])
