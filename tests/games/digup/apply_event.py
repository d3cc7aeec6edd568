"""The view after an event: a view and what one hears later give the later view."""

from collections.abc import Callable
from typing import Any, Final

from pioche.core.game import View
from pioche.games.digup.cards import FACES, SKELETON
from pioche.games.digup.stages import STAGES
from pioche.games.digup.view import HIDDEN, figures, shown_points, trim_unknown

GEMS: Final = FACES[:SKELETON]

# A move ends with one of these; in between a view may not add up.
LAST: Final = ("asks", "over")

EventData = dict[str, Any]


def apply_event(view: View, event: EventData) -> View:
    """A new view; the old one is left as it was."""
    later = {name: copied(value) for name, value in view.items()}
    CHANGES[event["event"]](later, event)
    return {**later, **figures(later)} if event["event"] in LAST else later


def copied(value: object) -> object:
    """Lists and what is in them, anew: an event may change them."""
    if isinstance(value, list):
        return [copied(part) for part in value]
    if isinstance(value, dict):
        return {name: copied(part) for name, part in value.items()}
    return value


# Cards that come and go


def gain(view: View, seat: int, face: str | None) -> None:
    """A hand gets a card; without the memory aid only its owner goes on knowing it."""
    known = face is not None and (view["memory"] or seat == view["seat"])
    view["hands"][seat] = ordered([*view["hands"][seat], face if known else HIDDEN])


def ordered(cards: list[str | None]) -> list[str]:
    """Known cards first, in the order of the box."""
    known = [face for face in cards if face and face != HIDDEN]
    return sorted(known, key=FACES.index) + [HIDDEN] * (len(cards) - len(known))


def lose(cards: list[str], face: str | None) -> str:
    """A card leaves; one who does not see which can follow none, unless it was the only one."""
    if face is None:
        if len(cards) > 1:
            cards[:] = [HIDDEN] * len(cards)
        return cards.pop()
    cards.remove(face if face in cards else HIDDEN)
    return face


def leave_pile(view: View) -> None:
    view["pile"] -= 1
    view["pile_top"] = view["pile_top"][1:]


def leave_for_good(view: View) -> None:
    """Not to come back, as what a map finds may."""
    leave_pile(view)
    view["on_top"] = max(0, view["on_top"] - 1)


def strike_off(view: View, face: str, sure: bool) -> None:
    """A card that all see is not in the pile, if it surely was; of each gem there is but one."""
    if (sure or face in GEMS) and face in view["pile_from"]:
        view["pile_from"].remove(face)


# Set-up


def colour(view: View, event: EventData) -> None:
    view["mines"][event["seat"]]["colour"] = event["move"].split()[1]


def mine_colour(view: View, event: EventData) -> None:
    view["mines"][event["mine"] - 1]["colour"] = event["move"].split()[1]


def out(view: View, event: EventData) -> None:
    view["colours_out"] = sorted([*view["colours_out"], event["move"].split()[1]])


def dealt(view: View, event: EventData) -> None:
    view["pile"] = event["pile"]
    for mine in view["mines"]:
        mine["cards"] = [HIDDEN] * 9
    view["round"] = 0 if view["solo"] else 1


def turns_up(view: View, event: EventData) -> None:
    mine, at = view["mines"][event["seat"]], event["at"]
    mine["cards"][at - 1] = event["face"]
    mine["up"] = sorted({*mine["up"], at})


def draws(view: View, event: EventData) -> None:
    leave_for_good(view)
    gain(view, event["seat"], event["face"])


def shuffled(view: View, event: EventData) -> None:
    faces = view["discard"]
    gems = {*view["shuffled_gems"], *(face for face in faces if face in GEMS)}
    view.update(pile=event["pile"], pile_top=[], on_top=len(view["looked"]), discard=[])
    view.update(pile_from=ordered(faces), shuffled_gems=ordered([*gems]))


# Turns


def turn(view: View, event: EventData) -> None:
    view["turn"] = event["seat"]


def asks(view: View, event: EventData) -> None:
    view.update(actor=event["seat"], stage=STAGES[event["stage"]], plays_left=event["plays"])
    view["question"] += 1


def plays(view: View, event: EventData) -> None:
    lose(view["hands"][event["seat"]], event["face"])
    view["played"].append(event["face"])
    strike_off(view, event["face"], False)
    view["touched"] = []


def lifts(view: View, event: EventData) -> None:
    gain(view, event["seat"], event["face"])


def places(view: View, event: EventData) -> None:
    view["played"].clear()
    turns_up(view, event)


def spent(view: View, event: EventData) -> None:
    view["played"].clear()
    view["discard"].append(event["face"])
    view.update(picked_at=None, picked_player=None)


def discards(view: View, event: EventData) -> None:
    lose(view["hands"][event["seat"]], event["face"])
    view["discard"].append(event["face"])
    strike_off(view, event["face"], False)


# Mines


def picks_at(view: View, event: EventData) -> None:
    view["picked_at"] = event["at"]


def picks_player(view: View, event: EventData) -> None:
    view["picked_player"] = event["other"]


def swaps(view: View, event: EventData) -> None:
    exchange(view, (event["seat"], event["at"]), (event["seat"], event["to"]))


def bridges(view: View, event: EventData) -> None:
    exchange(view, (event["seat"], event["at"]), (event["other"], event["to"]))


def exchange(view: View, one: tuple[int, int], other: tuple[int, int]) -> None:
    """Two cards change places and stay face up or down."""
    view["touched"] = [list(one), list(other)]
    cards = [taken_out(view, *place) for place in (one, other)]
    for (seat, at), (face, up) in zip((other, one), cards, strict=True):
        mine = view["mines"][seat]
        mine["cards"][at - 1] = face
        if up:
            mine["up"] = sorted({*mine["up"], at})


def taken_out(view: View, seat: int, at: int) -> tuple[str, bool]:
    mine = view["mines"][seat]
    up = at in mine["up"]
    mine["up"] = [place for place in mine["up"] if place != at]
    return mine["cards"][at - 1], up


def looks(view: View, event: EventData) -> None:
    view["picked_player"] = None
    view["touched"].append([event["other"], event["at"]])
    if view["memory"] and event["face"]:
        view["mines"][event["other"]]["cards"][event["at"] - 1] = event["face"]


# Hands and piles


def spies(view: View, event: EventData) -> None:
    view["picked_player"] = event["other"]


def sees(view: View, event: EventData) -> None:
    hand = view["hands"][event["other"]]
    hand.remove(HIDDEN)
    view["hands"][event["other"]] = ordered([*hand, event["face"]])


def robs(view: View, event: EventData) -> None:
    view["aside"] = [lose(view["hands"][event["other"]], event["face"])]


def gives(view: View, event: EventData) -> None:
    seat, other = event["seat"], event["other"]
    given = lose(view["hands"][seat], event["face"])
    gain(view, other, given if given != HIDDEN else None)
    taken = view["aside"].pop()
    gain(view, seat, taken if taken != HIDDEN else None)
    if not view["memory"] and other != view["seat"]:
        view["hands"][other] = [HIDDEN] * len(view["hands"][other])


def finds(view: View, event: EventData) -> None:
    leave_pile(view)
    view["looked"] = ordered([*view["looked"], event["face"]])


def keeps(view: View, event: EventData) -> None:
    kept = lose(view["looked"], event["face"])
    if view["on_top"]:
        view["on_top"] = len(view["looked"])
    gain(view, event["seat"], kept if kept != HIDDEN else None)


def back(view: View, event: EventData) -> None:
    face = lose(view["looked"], event["face"])
    view["pile"] += 1
    view["pile_top"] = trim_unknown([face if view["memory"] else HIDDEN, *view["pile_top"]])


def digs_out(view: View, event: EventData) -> None:
    discard = view["discard"]
    index = len(discard) - 2
    while discard[index] != event["face"]:
        index -= 1
    gain(view, event["seat"], discard.pop(index))


def river(view: View, event: EventData) -> None:
    strike_off(view, event["face"], not view["on_top"])
    leave_for_good(view)
    view["river"] = ordered([*view["river"], event["face"]])


def takes(view: View, event: EventData) -> None:
    view["river"].remove(event["face"])
    gain(view, event["seat"], event["face"])


def burns(view: View, event: EventData) -> None:
    view["played"].clear()
    view["dynamite_out"] += 1


# The end


def complete(view: View, event: EventData) -> None:
    view["ending"] = True


def round_begins(view: View, event: EventData) -> None:
    view.update(round=event["number"], still_rounds=event["still"])


def still(view: View, event: EventData) -> None:
    view["still_rounds"] = event["rounds"]


def final(view: View, event: EventData) -> None:
    view["runs"] = [*(view["runs"] or []), event["run"]]


def over(view: View, event: EventData) -> None:
    """The most points, then the longest run."""
    view["stage"] = "over"
    view["question"] += 1
    if not view["solo"]:
        points = [sum(filter(None, shown_points(mine))) for mine in view["mines"]]
        standings = list(zip(points, view["runs"], strict=True))
        view["winners"] = [seat for seat, each in enumerate(standings) if each == max(standings)]
        view["ranks"] = [1 + sum(other > own for other in standings) for own in standings]


# Solo


def next_card(view: View, event: EventData) -> None:
    view["pile"] -= 1
    view["played"] = [event["face"]]


def sets(view: View, event: EventData) -> None:
    view["played"].clear()
    turns_up(view, {**event, "seat": event["mine"] - 1})


def uncovers(view: View, event: EventData) -> None:
    view["played"] = [event["face"]]


def skeleton(view: View, event: EventData) -> None:
    view["discard"].append(view["played"].pop())


def solo_end(view: View, event: EventData) -> None:
    """The scores follow from the mines."""


CHANGES: Final[dict[str, Callable[[View, EventData], None]]] = {
    "colour": colour,
    "mine-colour": mine_colour,
    "out": out,
    "dealt": dealt,
    "turns-up": turns_up,
    "draws": draws,
    "shuffled": shuffled,
    "turn": turn,
    "asks": asks,
    "plays": plays,
    "lifts": lifts,
    "places": places,
    "spent": spent,
    "swaps": swaps,
    "picks-at": picks_at,
    "picks-player": picks_player,
    "looks": looks,
    "bridges": bridges,
    "spies": spies,
    "sees": sees,
    "robs": robs,
    "gives": gives,
    "finds": finds,
    "keeps": keeps,
    "back": back,
    "discards": discards,
    "digs-out": digs_out,
    "river": river,
    "takes": takes,
    "burns": burns,
    "complete": complete,
    "round": round_begins,
    "still": still,
    "final": final,
    "next-card": next_card,
    "sets": sets,
    "uncovers": uncovers,
    "skeleton": skeleton,
    "won": solo_end,
    "lost": solo_end,
    "over": over,
}
