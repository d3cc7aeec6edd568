"""The view after an event: a view and what one hears later give the later view.

A client need not know the rules to follow the game; this is the proof that the events
contain everything that its view will show.
"""

from collections.abc import Callable
from copy import deepcopy
from typing import Any, Final

from pioche.core.game import View
from pioche.games.letsdig.cards import COLLECT_FACES, FACES, UNKNOWN, Counts
from pioche.games.letsdig.odds import known_points, points_of, turn_figures
from pioche.games.letsdig.options import worth_by
from pioche.games.letsdig.scoring import ALONE, NEEDS
from pioche.games.letsdig.stages import STAGES
from pioche.games.letsdig.view import trim

PAIR: Final = 2

EventData = dict[str, Any]
ScorePile = dict[str, Any]


def apply_event(view: View, event: EventData) -> View:
    """A new view; the old one is left as it was."""
    later: View = deepcopy(view)
    CHANGES[event["event"]](later, event)
    if later["scores"] is None:
        for pile in later["score_piles"]:
            pile["points"] = known_points(later, pile)
    later.update(turn_figures(later, later["danger"]["all_skeletons"]))
    return later


# Small steps


def pile_of(view: View, seat: int) -> ScorePile:
    """The score pile of a seat."""
    found: ScorePile = next(pile for pile in view["score_piles"] if seat in pile["seats"])
    return found


def may_look(view: View, pile: ScorePile) -> bool:
    """Whether the looker sees what is put in this pile."""
    return view["open_scores"] or view["seat"] in pile["seats"]


def count(counts: Counts, face: str, number: int = 1) -> None:
    """Add to the count of a face; a count of 0 is not written."""
    counts[face] = counts.get(face, 0) + number
    if not counts[face]:
        del counts[face]


def put_in(view: View, seat: int, face: str) -> None:
    """A card comes to a seat's score pile."""
    pile = pile_of(view, seat)
    pile["cards"] += 1
    if may_look(view, pile):
        count(pile["known"], face)


def nothing(view: View, event: EventData) -> None:
    """Changes nothing in a view."""


# Turns and digging


def turn(view: View, event: EventData) -> None:
    view["turn"] = event["seat"]
    view["extra"] -= event["again"]


def asks(view: View, event: EventData) -> None:
    view["stage"] = STAGES[event["stage"]]
    view["question"] += 1


def digs(view: View, event: EventData) -> None:
    pile = view["piles"][event["pile"]]
    pile["cards"] -= 1
    pile["top"] = pile["top"][1:]
    view["dug"].append(event["face"])


def emptied(view: View, event: EventData) -> None:
    view["ending"] = True


def bust(view: View, event: EventData) -> None:
    for face in view["dug"]:
        count(view["discard"], face)
    view.update(dug=[], dug_used_dogs=0)


def dog(view: View, event: EventData) -> None:
    view["dug"].pop()
    count(view["discard"], "skeleton")
    if event["place"] == 0:
        view["dug_used_dogs"] += 1
        return
    pile = pile_of(view, event["seat"])
    pile["used_dogs"] += 1
    if event["news"]:
        count(pile["known"], "dog")


def gives(view: View, event: EventData) -> None:
    """An heirloom comes from the cards dug, a sewer line from those collected."""
    view["dug" if event["face"] in view["dug"] else "pending"].remove(event["face"])
    put_in(view, event["other"], event["face"])


# Collecting


def stops(view: View, event: EventData) -> None:
    pile, used = pile_of(view, event["seat"]), view["dug_used_dogs"]
    for face in view["dug"]:
        if face in COLLECT_FACES:
            view["pending"].append(face)
        else:
            put_in(view, event["seat"], face)
    pile["used_dogs"] += used
    if used and not may_look(view, pile):
        count(pile["known"], "dog", used)
    view.update(dug=[], dug_used_dogs=0)


def collects(view: View, event: EventData) -> None:
    if event["face"] != "sewer":
        view["pending"].remove(event["face"])
        put_in(view, event["seat"], event["face"])


def extra(view: View, event: EventData) -> None:
    view["extra"] += 1


def sees(view: View, event: EventData) -> None:
    pile, depth = view["piles"][event["pile"]], event["depth"]
    pile["top"] += [UNKNOWN] * (depth - len(pile["top"]))
    pile["top"][depth - 1] = event["face"]


def searches(view: View, event: EventData) -> None:
    view["search"] = {"pile": event["pile"], "cards": event["cards"]}


def takes(view: View, event: EventData) -> None:
    pile, face = view["piles"][event["pile"]], event["face"]
    pile["cards"] -= 1
    pile["top"] = top_after(view, pile["top"], event)
    view["search"]["cards"] -= 1
    if face in COLLECT_FACES:
        view["pending"].append(face)
        return
    goal = pile_of(view, event["seat"])
    goal["cards"] += 1
    if face is not None:
        count(goal["known"], face)


def top_after(view: View, top: list[str], event: EventData) -> list[str]:
    """Who looked knows what is left; the others have lost track of what they cannot follow."""
    looked, face = view["search"]["cards"], event["face"]
    if view["seat"] == event["seat"]:
        place = top.index(face)
        return trim(top[:place] + top[place + 1 :])
    under_map = [*top, *[UNKNOWN] * looked][:looked]
    if UNKNOWN not in under_map and len(set(under_map)) == 1:
        return top[1:]  # alike, whichever was taken
    shown = (
        face in COLLECT_FACES
        or view["open_scores"]
        or view["seat"] in pile_of(view, event["seat"])["seats"]
    )
    if looked == PAIR and shown:
        return the_other_one(top, face)
    return trim([UNKNOWN] * (looked - 1) + top[looked:])


def the_other_one(top: list[str], face: str) -> list[str]:
    """Of two cards on top one is taken for all to see: a player who knew the other still does."""
    both = [*top, UNKNOWN, UNKNOWN][:PAIR]
    both.remove(face if face in both else UNKNOWN)
    return trim([*both, *top[PAIR:]])


def returns(view: View, event: EventData) -> None:
    view["search"] = None


# Other players and piles


def robs(view: View, event: EventData) -> None:
    """Robbing the partner, who shares the pile, changes nothing."""
    if pile_of(view, event["seat"]) is not pile_of(view, event["other"]):
        view["victim"] = event["other"]


def peeks(view: View, event: EventData) -> None:
    pile_of(view, event["other"])["known"][event["face"]] = event["number"]


def steals(view: View, event: EventData) -> None:
    view["victim"] = None
    source, goal = pile_of(view, event["other"]), pile_of(view, event["seat"])
    source["cards"] -= 1
    goal["cards"] += 1
    source["used_dogs"] -= event["used"]
    goal["used_dogs"] += event["used"]
    if event["face"] is None:
        source["known"] = {"dog": source["used_dogs"]} if source["used_dogs"] else {}
        return
    count(goal["known"], event["face"])
    if not event["news"]:
        count(source["known"], event["face"], -1)


def destroys(view: View, event: EventData) -> None:
    pile, destroyed = view["piles"][event["pile"]], view["destroyed"]
    for face in pile["top"]:
        if face != UNKNOWN:
            count(destroyed["known"], face)
    destroyed["cards"] += pile["cards"]
    pile.update(cards=0, top=[])


# The end


def holds(view: View, event: EventData) -> None:
    pile_of(view, event["seat"])["known"][event["face"]] = event["number"]


def final(view: View, event: EventData) -> None:
    view["scores"] = [*(view["scores"] or []), event["points"]]
    pile_of(view, event["seat"])["points"] = event["points"]


def over(view: View, event: EventData) -> None:
    view.update(stage="over", extra=0)
    view["question"] += 1
    view["final_count"] = [counted(view, pile) for pile in view["score_piles"]]
    best = max(view["scores"])
    view["winners"] = [seat for seat, points in enumerate(view["scores"]) if points == best]


def counted(view: View, pile: ScorePile) -> list[dict[str, Any]]:
    """A score pile counted kind by kind, the dearest last."""
    known = [face for face in FACES if pile["known"].get(face)]
    kinds = [(face, pile["known"][face], brought(view, pile, face)) for face in known]
    total, steps = 0, []
    for face, cards, points in sorted(kinds, key=lambda kind: kind[2]):
        total += points
        steps.append({"face": face, "cards": cards, "points": points, "total": total})
    return steps


def brought(view: View, pile: ScorePile, face: str) -> int:
    """What the cards of a face bring beside those that they need."""

    def worth(*faces: str) -> int:
        known = {name: pile["known"].get(name, 0) for name in faces}
        return points_of(view, pile["seats"], known)

    if face == "lottery":
        return int(pile["points"]) - worth(*pile["known"])
    number = FACES.index(face)
    if number in ALONE:
        points = worth_by(view["sheet"])
        paired = min(pile["known"].get(FACES[kind], 0) for kind in ALONE)
        return int(paired * points[number] + (pile["known"][face] - paired) * points[ALONE[number]])
    needed = FACES[NEEDS.get(number, number)]
    return worth(face) if needed == face else worth(needed, face) - worth(needed)


CHANGES: Final[dict[str, Callable[[View, EventData], None]]] = {
    "turn": turn,
    "asks": asks,
    "digs": digs,
    "emptied": emptied,
    "bust": bust,
    "dog": dog,
    "gives": gives,
    "stops": stops,
    "collects": collects,
    "nothing": nothing,
    "extra": extra,
    "looks": nothing,
    "sees": sees,
    "searches": searches,
    "takes": takes,
    "returns": returns,
    "robs": robs,
    "peeks": peeks,
    "steals": steals,
    "destroys": destroys,
    "spares": nothing,
    "holds": holds,
    "final": final,
    "over": over,
}
