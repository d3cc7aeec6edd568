"""The view after an event: a view and what one hears later give the later view."""

from collections.abc import Callable
from typing import Any, Final

from pioche.core.game import View
from pioche.games.digger.cards import FACES, TOKENS, WATER
from pioche.games.digger.gestures import theft_space
from pioche.games.digger.stages import STAGES
from pioche.games.digger.view import stake

EventData = dict[str, Any]


def apply_event(view: View, event: EventData) -> View:
    """A new view; the old one is left as it was."""
    later: View = {
        **view,
        "dice": list(view["dice"]),
        "free": list(view["free"]),
        "centre": dict(view["centre"]),
        "beside": dict(view["beside"]),
        "players": [{**player, "crate": dict(player["crate"])} for player in view["players"]],
    }
    CHANGES[event["event"]](later, event)
    for player in later["players"]:
        worth = player["worth"]
        player["points"] = sum(count * worth[gem] for gem, count in player["crate"].items())
    later["scores"] = [player["points"] for player in later["players"]]
    crates = [[0, *player["crate"].values()] for player in later["players"]]
    later["theft_space"] = theft_space(crates) if later["theft"] else None
    later["dearest"] = dearest(later)
    later["case"] = case(later)
    return {**later, "stake": stake(later)}


def dearest(view: View) -> str | None:
    """The kind to store next, worked out from what lies there."""
    waiting = [token for token in TOKENS if view["beside"][token]]
    if not waiting:
        return None
    worth = {"water": 0, **view["players"][view["digger"]]["worth"]}
    return max(waiting, key=lambda token: (worth[token], TOKENS.index(token)))


def case(view: View) -> str:
    """What the question offers, worked out from what lies there."""
    if view["stage"] != "dig":
        return "none"
    others = [each["crate"] for each in view["players"] if each["seat"] != view["digger"]]
    crates = {gem: view["theft"] and any(each[gem] for each in others) for gem in TOKENS[1:]}
    steals = any(crates.get(face) for face in view["free"])
    can = {
        "steal": steals,
        "take": not steals and any(view["centre"][face] for face in view["free"]),
        "throw": view["throws_left"] != 0,
        "store": any(view["beside"].values()),
    }
    return "-".join(name for name, possible in can.items() if possible)


def tally(view: View) -> list[dict[str, Any]]:
    """The final count, token by token, worked out from the crates."""
    players = view["players"]
    found = []
    for number, gem in enumerate(TOKENS[1:], start=1):
        piles = [each["crate"][gem] for each in players]
        before = [
            sum(each["crate"][one] * each["worth"][one] for one in TOKENS[1:number])
            for each in players
        ]
        for step in range(max(piles)):
            tokens = [min(step + 1, pile) for pile in piles]
            more = [count * each["worth"][gem] for count, each in zip(tokens, players, strict=True)]
            totals = [one + two for one, two in zip(before, more, strict=True)]
            found.append({"face": gem, "tokens": tokens, "totals": totals})
    return found


def turn(view: View, event: EventData) -> None:
    view.update(digger=event["seat"], master=event["other"], glass=None)
    view.update(dice=[], free=[], theft=False)
    if view["throws_left"] is not None:
        view["throws_left"] = view["throws"]


def glass(view: View, event: EventData) -> None:
    view["glass"] = {"began": event["began"], "ends": event["ends"]}


def throws(view: View, event: EventData) -> None:
    view["dice"] = [face for face in FACES for _ in range(event[face])]
    view["free"] = [token for token in TOKENS if event[token] == 1]
    view["theft"] = event["black"] == 1
    if view["throws_left"] is not None:
        view["throws_left"] -= 1


def takes(view: View, event: EventData) -> None:
    view["centre"][event["face"]] -= 1
    gain(view, event["face"])


def gain(view: View, face: str) -> None:
    view["beside"][face] += 1
    view["free"].remove(face)


def steals(view: View, event: EventData) -> None:
    view["players"][event["other"]]["crate"][event["face"]] -= 1
    gain(view, event["face"])


def stores(view: View, event: EventData) -> None:
    face = event["face"]
    view["beside"][face] -= 1
    view["free"] = []
    if face == FACES[WATER]:
        view["box"] += 1
    else:
        view["players"][event["seat"]]["crate"][face] += 1


def returns(view: View, event: EventData) -> None:
    view["centre"][event["face"]] += event["count"]
    view["beside"][event["face"]] = 0


def asks(view: View, event: EventData) -> None:
    view.update(stage=STAGES[event["stage"]], elapsed=event["elapsed"])
    view["question"] += 1


def over(view: View, event: EventData) -> None:
    view.update(stage="over", digger=None, master=None, elapsed=0, glass=None, free=[])
    view["question"] += 1
    view["tally"] = tally(view)
    best = max(view["scores"])
    view["winners"] = [seat for seat, points in enumerate(view["scores"]) if points == best]


def nothing(view: View, event: EventData) -> None:
    """What follows tells what it changes."""


CHANGES: Final[dict[str, Callable[[View, EventData], None]]] = {
    "turn": turn,
    "glass": glass,
    "throws": throws,
    "takes": takes,
    "steals": steals,
    "touches": nothing,
    "stores": stores,
    "returns": returns,
    "stops": nothing,
    "night": nothing,
    "asks": asks,
    "final": nothing,
    "over": over,
}
