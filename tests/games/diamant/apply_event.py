"""The view after an event: a view and what one hears later give the later view.

A client need not know the rules to follow the game; this is the proof that the events
tell it everything its view will show.
"""

from collections.abc import Callable
from typing import Any, Final

from pioche.core.game import View
from pioche.games.diamant.view import stake

EventData = dict[str, Any]


def apply_event(view: View, event: EventData) -> View:
    """A new view; the old one is left as it was."""
    later: View = {
        **view,
        "path": list(view["path"]),
        "removed": list(view["removed"]),
        "relics_to_come": list(view["relics_to_come"]),
        "explorers": [
            {**explorer, "relics": list(explorer["relics"])} for explorer in view["explorers"]
        ],
    }
    CHANGES[event["event"]](later, event)
    later["dangers"] = [face for face in later["path"] if face.startswith("danger")]
    out = later["path"] + later["removed"]
    later["danger_cards"] = {face: 3 - out.count(face) for face in view["danger_cards"]}
    if later["scores"] is not None:
        later["scores"] = [each["chest"] + each["relic_points"] for each in later["explorers"]]
    if later["stage"] == "over":
        points = later["scores"]
        later["ranks"] = [1 + sum(other > own for other in points) for own in points]
    return {**later, "stake": stake(later)}


def begin(view: View, event: EventData) -> None:
    view.update(expedition=event["number"], deck=event["deck"])
    if event["face"]:
        view["relics_to_come"].pop(0)
    for explorer in view["explorers"]:
        explorer["inside"] = True


def turn_up(view: View, event: EventData) -> None:
    view["path"].append(event["face"])
    view["deck"] -= 1
    view["question"] += 1


def treasure(view: View, event: EventData) -> None:
    turn_up(view, event)
    view["path_rubies"] = event["path"]
    for explorer in view["explorers"]:
        if explorer["inside"]:
            explorer["unsafe"] += event["share"]


def chosen(view: View, event: EventData) -> None:
    view["explorers"][event["seat"]]["chosen"] = True


def choice(view: View, event: EventData) -> None:
    view["choice"] = event["move"]


def stays(view: View, event: EventData) -> None:
    view["explorers"][event["seat"]]["chosen"] = False
    view["choice"] = None


def leaves(view: View, event: EventData) -> None:
    explorer = view["explorers"][event["seat"]]
    explorer.update(chosen=False, inside=False, unsafe=0)
    view["choice"] = None


def path(view: View, event: EventData) -> None:
    view["path_rubies"] = event["path"]


def banks(view: View, event: EventData) -> None:
    view["explorers"][event["seat"]]["chest"] += event["rubies"]


def takes(view: View, event: EventData) -> None:
    explorer = view["explorers"][event["seat"]]
    view["path"].remove(event["face"])
    explorer["relics"].append(event["face"])
    explorer["relic_points"] += event["points"]


def trap(view: View, event: EventData) -> None:
    view["removed"].append(event["face"])
    view["deck"] -= 1
    view["question"] += 1


def loses(view: View, event: EventData) -> None:
    view["explorers"][event["seat"]].update(inside=False, unsafe=0)


def relic_gone(view: View, event: EventData) -> None:
    view["path"].remove(event["face"])
    view["removed"].append(event["face"])


def closed(view: View, event: EventData) -> None:
    view["deck"] += len(view["path"])
    view.update(path=[], path_rubies=0)


def final(view: View, event: EventData) -> None:
    view["explorers"][event["seat"]]["chest"] = event["chest"]


def over(view: View, event: EventData) -> None:
    view.update(stage="over", scores=[])
    view["question"] += 1


CHANGES: Final[dict[str, Callable[[View, EventData], None]]] = {
    "expedition": begin,
    "treasure": treasure,
    "danger": turn_up,
    "relic": turn_up,
    "chosen": chosen,
    "choice": choice,
    "stays": stays,
    "leaves": leaves,
    "path": path,
    "banks": banks,
    "takes": takes,
    "trap": trap,
    "loses": loses,
    "relic-gone": relic_gone,
    "closed": closed,
    "final": final,
    "over": over,
}
