"""The view after an event: a view and what one hears later give the later view."""

from collections.abc import Callable
from typing import Any, Final

from pioche.core.game import View
from pioche.games.dig.cards import EQUIPMENT_NAMES, STONE_NAMES
from pioche.games.dig.moves import GALLERIES
from pioche.games.dig.stages import STAGES
from pioche.games.dig.view import stake

EventData = dict[str, Any]
Row = list[dict[str, Any]]

SERIES: Final = 5


def apply_event(view: View, event: EventData) -> View:
    """A new view; the old one is left as it was."""
    later: View = {
        **view,
        "discard": dict(view["discard"]),
        "revealed": list(view["revealed"]),
        "tavern": list(view["tavern"]),
        "last_turns": list(view["last_turns"]),
        "players": [copied(player) for player in view["players"]],
        "galleries": [[[dict(card) for card in row] for row in rows] for rows in view["galleries"]],
    }
    change = CHANGES.get(event["event"])
    if change is not None:
        change(later, event)
    for player in later["players"]:
        player["points"] = player["gems"] + player["runes"]
        player.update(means(later, player))
    later["scores"] = [player["points"] for player in later["players"]]
    later["worth"] = [[worth(later, row) for row in rows] for rows in later["galleries"]]
    later["case"] = case(later)
    later["end"] = end(later)
    later["winners"] = winners(later)
    later["ranks"] = ranks(later)
    later["next_gems"] = [[next_gems(later, row) for row in rows] for rows in later["galleries"]]
    return {**later, "stake": stake(later)}


def means(view: View, player: dict[str, Any]) -> dict[str, Any]:
    """What a player can pay with, and for."""
    pirate = "pirate" in player["companions"]
    values = {"steel": 1, "gold": 2, "diamond": 3, "ruby": 4, "chest": 10 if pirate else 5}
    held = {**player["stones"], "chest": int("chest" in player["equipment"])}
    spares = held["chest"] * (2 if pirate else 1)

    def lacking(name: str) -> dict[str, int]:
        cost = view["costs"][name]
        return {kind: number - held[kind] for kind, number in cost.items() if number > held[kind]}

    affordable = [name for name in view["tavern"] if sum(lacking(name).values()) <= spares]
    return {
        "values": values,
        "crystals": sum(values[piece] * number for piece, number in held.items()),
        "price": 3 if "queen" in player["companions"] else 5,
        "affordable": affordable,
        "chest_for": {name: lacking(name) for name in affordable if lacking(name)},
    }


def worth(view: View, row: Row) -> int:
    """The points of a gallery that its player closes now."""
    faces = [card["face"] for card in row]
    eggs: int = min(view["gems"], faces.count("gem-egg"))
    gems: int = sum(card["gems"] for card in row)
    return gems + faces.count("rune") + eggs


def case(view: View) -> str:
    """Which form a question takes."""
    if view["stage"] == "turn":
        player = view["players"][view["active"]]
        hires = player["waiting"] and player["crystals"] >= player["price"]
        stand = any(view["galleries"][view["active"]])
        if hires or player["affordable"]:
            return "any" if stand else "tavern"
        return "galleries" if stand else "outside"
    if view["stage"] == "attack":
        rows, place = view["galleries"][view["asked"]], view["place"]
        prey = [card for card in (rows[place - 1] if place else []) if card["gems"]]
        if view["about"] == "spider" and not prey:
            return "harmless"
        free = view["players"][view["asked"]]["free"]
        if view["about"] == "werewolf" and not any(rows) and not free:
            return "harmless"
    return "any"


def end(view: View) -> str | None:
    """Why the game is over."""
    if view["stage"] != "over":
        return None
    if view["crowned"] is not None:
        return "crown"
    return "stale" if view["caller"] is None else "gems"


def ranks(view: View) -> list[int] | None:
    """Everybody's rank, once it is over: one more than the number of those before them."""
    if view["stage"] != "over":
        return None
    standing = [
        (player["seat"] == view["crowned"], player["points"], player["runes"])
        for player in view["players"]
    ]
    return [1 + sum(other > each for other in standing) for each in standing]


def winners(view: View) -> list[int]:
    """The crowned player, or those with most points and then runes; once it is over."""
    if view["stage"] != "over":
        return []
    if view["crowned"] is not None:
        return [view["crowned"]]
    standing = [(player["points"], player["runes"]) for player in view["players"]]
    return [seat for seat, each in enumerate(standing) if each == max(standing)]


def next_gems(view: View, row: Row) -> list[int]:
    """The gems of the next cards of a gallery, up to the first that bears any."""
    if view["gems"] == 0 or any(card["face"] == "snake" for card in row):
        return []
    ahead = [gems_on(view, row, place) for place in range(len(row), len(row) + SERIES)]
    first = next((step for step, gems in enumerate(ahead) if gems), None)
    return [] if first is None else ahead[: first + 1]


def gems_on(view: View, row: Row, place: int) -> int:
    """How many recruits have their fifth, tenth... card at this place, counted from nought."""
    later_counts_less = view["gem_count"] == "example"  # G1
    counts = [
        place - own + (0 if later_counts_less and own > 0 else 1)
        for own, card in enumerate(row)
        if card["recruit"]
    ]
    return sum(count % SERIES == 0 for count in counts)


def copied(player: dict[str, Any]) -> dict[str, Any]:
    return {
        **player,
        "stones": dict(player["stones"]),
        "equipment": list(player["equipment"]),
        "companions": list(player["companions"]),
    }


def owner(view: View, event: EventData) -> dict[str, Any]:
    found: dict[str, Any] = view["players"][event["seat"]]
    return found


def row(view: View, event: EventData) -> Row:
    """The gallery that an event is about."""
    found: Row = view["galleries"][event["seat"]][event["gallery"] - 1]
    return found


def throw_away(view: View, face: str) -> None:
    view["discard"][face] = view["discard"].get(face, 0) + 1


# Turns and questions


def turn(view: View, event: EventData) -> None:
    view.update(active=event["seat"], quiet=event["quiet"], dug=[])
    if event["seat"] in view["last_turns"]:
        view["last_turns"].remove(event["seat"])


def asks(view: View, event: EventData) -> None:
    view["question"] += 1
    view.update(
        stage=STAGES[event["stage"]],
        asked=event["seat"],
        about=event["face"],
        place=None if event["place"] < 0 else event["place"],
        amount=event["amount"],
    )
    if view["stage"] != "pay":
        view["paid"] = 0


def digs(view: View, event: EventData) -> None:
    mask = event["galleries"]
    view["dug"] = [n + 1 for n in range(GALLERIES) if mask >> n & 1] or [0]


# Cards turned up


def turns_up(view: View, event: EventData) -> None:
    view["hill"] -= 1
    view["revealed"].append(entry(event))


def entry(event: EventData) -> dict[str, Any]:
    return {"face": event["face"], "place": event["place"]}


def last_index(view: View, event: EventData) -> int:
    """Where the last card turned up of this face for this place is."""
    cards = view["revealed"]
    return max(index for index, card in enumerate(cards) if card == entry(event))


def carries(view: View, event: EventData) -> None:
    view["revealed"].append(view["revealed"].pop(last_index(view, event)))


def discards(view: View, event: EventData) -> None:
    view["revealed"].pop(last_index(view, event))
    throw_away(view, event["face"])


def collects(view: View, event: EventData) -> None:
    view["revealed"].pop()
    owner(view, event)["stones"][event["face"]] += 1


def keeps(view: View, event: EventData) -> None:
    view["revealed"].pop()
    held = owner(view, event)["equipment"]
    held.append(event["face"])
    held.sort(key=EQUIPMENT_NAMES.index)


def uses(view: View, event: EventData) -> None:
    owner(view, event)["equipment"].remove(event["face"])
    throw_away(view, event["face"])


def reshuffled(view: View, event: EventData) -> None:
    view.update(hill=event["cards"], discard={})


# Galleries


def adds(view: View, event: EventData) -> None:
    view["revealed"].pop()
    row(view, event).append({"face": event["face"], "recruit": False, "gems": 0})


def posts(view: View, event: EventData) -> None:
    owner(view, event)["free"] -= 1
    row(view, event)[event["position"] - 1]["recruit"] = True


def gem(view: View, event: EventData) -> None:
    row(view, event)[event["position"] - 1]["gems"] += event["gems"]
    view["gems"] -= event["gems"]


def loses_gem(view: View, event: EventData) -> None:
    row(view, event)[event["position"] - 1]["gems"] -= 1
    view["gems"] += 1


def removed(view: View, event: EventData) -> None:
    row(view, event).pop()
    owner(view, event)["waiting"] += event["recruit"]
    view["gems"] += event["gems"]
    throw_away(view, event["face"])


def scared(view: View, event: EventData) -> None:
    row(view, event)[event["position"] - 1]["recruit"] = False
    owner(view, event)["waiting"] += 1


def flees(view: View, event: EventData) -> None:
    player = owner(view, event)
    player["free"] -= event["recruits"]
    player["waiting"] += event["recruits"]


def eaten(view: View, event: EventData) -> None:
    row(view, event)[event["position"] - 1]["recruit"] = False
    owner(view, event)["eaten"] += 1


def closes(view: View, event: EventData) -> None:
    player, cards = owner(view, event), row(view, event)
    for card in cards:
        receive(view, player, card["face"])
    player["gems"] += event["gems"]
    player["free"] += event["recruits"]
    view["gems"] -= event["eggs"]
    cards.clear()


def receive(view: View, player: dict[str, Any], face: str) -> None:
    """A card out of a gallery: stones to the hand, runes to the runes, anything else away."""
    if face in STONE_NAMES:
        player["stones"][face] += 1
    elif face == "rune":
        player["runes"] += 1
    else:
        throw_away(view, face)


def collapses(view: View, event: EventData) -> None:
    cards = row(view, event)
    for card in cards:
        throw_away(view, card["face"])
        owner(view, event)["waiting"] += card["recruit"]
    view["gems"] += event["gems"]
    cards.clear()


def steals(view: View, event: EventData) -> None:
    view["galleries"][event["other"]][event["gallery"] - 1].pop()
    owner(view, event)["gems"] += event["gems"]
    receive(view, owner(view, event), event["face"])


# Gems, tavern, end


def earns(view: View, event: EventData) -> None:
    owner(view, event)["gems"] += event["gems"]
    view["gems"] -= event["gems"]


def hires(view: View, event: EventData) -> None:
    player = owner(view, event)
    player["waiting"] -= event["recruits"]
    player["free"] += event["recruits"]


def pays(view: View, event: EventData) -> None:
    view["paid"] += owner(view, event)["values"][event["face"]]
    if event["face"] in STONE_NAMES:
        owner(view, event)["stones"][event["face"]] -= 1
        throw_away(view, event["face"])
    else:
        uses(view, event)


def engages(view: View, event: EventData) -> None:
    owner(view, event)["companions"].append(event["face"])
    view["tavern"].remove(event["face"])


def enters(view: View, event: EventData) -> None:
    view["tavern"].insert(event["slot"], event["face"])
    view["to_come"] -= 1


def calls(view: View, event: EventData) -> None:
    view["caller"] = event["seat"]
    view["last_turns"] = [n for n in range(len(view["players"])) if n != event["seat"]]


def crowned(view: View, event: EventData) -> None:
    view["crowned"] = event["seat"]


def stale(view: View, event: EventData) -> None:
    view["quiet"] = event["turns"]


def over(view: View, event: EventData) -> None:
    view["question"] += 1
    view.update(stage="over", asked=None, about=None, place=None, amount=0, paid=0)


# Events that are not here change nothing that lies on the table.
CHANGES: Final[dict[str, Callable[[View, EventData], None]]] = {
    "turn": turn,
    "asks": asks,
    "digs": digs,
    "turns-up": turns_up,
    "carries": carries,
    "discards": discards,
    "useless": discards,
    "too-late": discards,
    "surplus": discards,
    "uses-drawn": discards,
    "collects": collects,
    "opens": adds,
    "adds": adds,
    "posts": posts,
    "gem": gem,
    "keeps": keeps,
    "uses": uses,
    "earns": earns,
    "loses-gem": loses_gem,
    "removed": removed,
    "scared": scared,
    "flees": flees,
    "eaten": eaten,
    "closes": closes,
    "collapses": collapses,
    "steals": steals,
    "hires": hires,
    "pays": pays,
    "engages": engages,
    "enters": enters,
    "reshuffled": reshuffled,
    "calls": calls,
    "crowned": crowned,
    "stale": stale,
    "over": over,
}
