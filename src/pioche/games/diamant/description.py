"""Diamant in sentences: the path, the dangers seen, everybody with what they have."""

from typing import Any

from pioche.core.game import View
from pioche.core.lines import (
    Argument,
    Line,
    counted_faces,
    faces,
    line,
    row,
    seat,
    sentence,
    tally,
    within,
)

Explorer = dict[str, Any]


def progress(view: View) -> Line:
    """Which expedition this is, of how many."""
    return line("diamant-board-expedition", number=view["expedition"], last=view["expeditions"])


def describe(view: View) -> list[Line]:
    return [
        sentence(progress(view), deck_line(view)),
        path_line(view),
        sentence(dangers_line(view)),
        *(sentence(each) for each in pile_lines(view)),
        *(explorer_line(view, explorer) for explorer in view["explorers"]),
    ]


def deck_line(view: View) -> Line:
    return line("diamant-board-deck", cards=view["deck"])


def path_line(view: View) -> Line:
    if not view["path"]:
        return line("diamant-board-path-empty")
    rubies = within(line("diamant-board-path-rubies", rubies=view["path_rubies"]))
    return line("diamant-board-path-line", cards=faces(view["path"]), rubies=rubies)


def dangers_line(view: View) -> Line:
    seen = faces(view["dangers"], empty="diamant-board-dangers-none")
    return line("diamant-board-dangers-line", dangers=seen)


def pile_lines(view: View) -> list[Line]:
    """What left the game and what will still come, where there is any."""
    lines = []
    if view["removed"]:
        cards = counted_faces(tally(view["removed"]))
        lines.append(line("diamant-board-removed", cards=cards))
    if view["relics_to_come"]:
        lines.append(line("diamant-board-relics-to-come", cards=relics_to_come(view)))
    return lines


def relics_to_come(view: View) -> str:
    """Their values in order; classic relics are all alike and only counted."""
    values = [face.rpartition("-")[2] for face in view["relics_to_come"]]
    return ", ".join(values) if all(value.isdecimal() for value in values) else str(len(values))


def explorer_line(view: View, explorer: Explorer) -> Line:
    chest = explorer["chest"]
    return line(
        "diamant-board-player-line",
        player=seat(explorer["seat"]),
        place=row(place_lines(view, explorer)),
        unsafe=explorer["unsafe"],
        chest=within(line("diamant-board-hidden")) if chest is None else chest,
        relics=relics_held(explorer),
    )


def relics_held(explorer: Explorer) -> Argument:
    """How many relics an explorer holds, for how many points: classic ones have no names."""
    count, points = len(explorer["relics"]), explorer["relic_points"]
    if not count:
        return "none"
    return within(line("diamant-board-relics-held", count=count, points=points))


def place_lines(view: View, explorer: Explorer) -> list[Line]:
    """Where an explorer is and, in the cave, whether the choice is made."""
    if view["stage"] == "over" or not explorer["inside"]:
        return [line("diamant-board-outside")]
    choice = "diamant-board-chosen" if explorer["chosen"] else "diamant-board-thinking"
    return [line("diamant-board-inside"), Line(choice, {})]
