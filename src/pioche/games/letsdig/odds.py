"""How likely things are at the dig, counted from a view and nothing else.

A seat does not know what lies in the score piles of others, except that nobody collects a
card that busts. So the dangers it has not seen lie in the piles; all other cards that it
has not seen are spread evenly over the piles and those score piles.
"""

from typing import Any, TypedDict

from pioche.core.game import View
from pioche.games.letsdig.scoring.view_points import cards_in_play, counted_points, lottery_points
from pioche.games.letsdig.view import UNKNOWN, Counts

Chances = dict[str, float]


class PileOdds(TypedDict):
    """What the next card of a pile may do. Chances are between 0 and 1."""

    bust_chance: float  # without a dog
    guarded_bust_chance: float
    worms_chance: float  # that it busts because it is worms
    skeleton_chance: float
    waste_chance: float
    dig_points: float | None  # what stopping right after it would bring, on average


class Odds(TypedDict):
    """The odds for whoever has the view."""

    unseen: Counts  # how many cards of each face may lie in the piles
    piles: list[PileOdds | None]  # None where there is nothing left to dig
    dogs: int  # unused dogs that the looker could set on a skeleton
    stop_points: int | None  # what stopping now would bring; None where it is not one's turn


def odds(view: View) -> dict[str, Any]:
    """The odds for whoever has this view."""
    unseen = unseen_cards(view)
    blind = blind_chances(view, unseen)
    figures: Odds = {
        "unseen": unseen,
        "piles": [pile_odds(view, pile, blind) for pile in view["piles"]],
        "dogs": dogs(view),
        "stop_points": gain(view, [], view["ending"]) if counts_points(view) else None,
    }
    return dict(figures)


# What the next card is


def unseen_cards(view: View) -> Counts:
    """All cards in play less those that the looker sees somewhere."""
    unseen = cards_in_play(view)
    for known in seen_counts(view):
        for face, number in known.items():
            unseen[face] -= number
    return {face: left for face, left in unseen.items() if left}


def seen_counts(view: View) -> list[Counts]:
    """Every place with the cards that the looker knows there."""
    open_cards = [*view["dug"], *view["pending"]]
    for pile in view["piles"]:
        open_cards += [face for face in pile["top"] if face != UNKNOWN]
    loose = {face: open_cards.count(face) for face in open_cards}
    score_piles = [pile["known"] for pile in view["score_piles"]]
    return [loose, view["discard"], view["destroyed"]["known"], *score_piles]


def blind_chances(view: View, unseen: Counts) -> Chances:
    """How likely each face is for a card of a pile of which the looker knows nothing."""
    dangers = {face: number for face, number in unseen.items() if face in danger_faces(view)}
    harmless = sum(unseen.values()) - sum(dangers.values())
    places = unseen_in_piles(view)
    if not places:
        return {}
    many = sum(dangers.values())
    danger = min(1.0, many / places)
    shares = {face: danger * number / many for face, number in dangers.items()}
    for face, number in unseen.items():
        if face not in dangers:
            shares[face] = (1 - danger) * number / harmless
    return shares


def danger_faces(view: View) -> tuple[str, ...]:
    """What nobody collects."""
    return ("skeleton", "waste") if view["waste"] == "bust" else ("skeleton",)


def unseen_in_piles(view: View) -> int:
    """How many cards of the piles, destroyed ones too, the looker does not know."""
    destroyed = view["destroyed"]
    hidden = destroyed["cards"] - sum(destroyed["known"].values())
    for pile in view["piles"]:
        hidden += pile["cards"] - sum(face != UNKNOWN for face in pile["top"])
    return int(hidden)


# What it does


def pile_odds(view: View, pile: dict[str, Any], blind: Chances) -> PileOdds | None:
    """The odds of one pile; its top card may be known."""
    if not pile["cards"]:
        return None
    known = pile["top"] and pile["top"][0] != UNKNOWN
    chances = {pile["top"][0]: 1.0} if known else blind
    worms = chances.get("worms", 0.0) if worms_bust(view) else 0.0
    skeleton = chances.get("skeleton", 0.0)
    waste = chances.get("waste", 0.0) if view["waste"] == "bust" else 0.0
    return {
        "bust_chance": worms + skeleton + waste,
        "guarded_bust_chance": worms + waste,
        "worms_chance": worms,
        "skeleton_chance": skeleton,
        "waste_chance": waste,
        "dig_points": dig_points(view, pile, chances) if counts_points(view) else None,
    }


def worms_bust(view: View) -> bool:
    """Whether worms would bust: there are some already, or waste lies there (T9)."""
    return "worms" in view["dug"] or "waste" in view["dug"]


def digs_now(view: View) -> bool:
    """Whether the looker is the one who digs."""
    return view["seat"] == view["turn"] and view["stage"] in ("dig", "decide", "react", "heirloom")


def counts_points(view: View) -> bool:
    """Whether the looker can think of stopping: not while a skeleton grins."""
    return digs_now(view) and view["stage"] != "react"


def dogs(view: View) -> int:
    """The unused dogs of the looker: in the score pile, and dug up in this turn."""
    if view["seat"] is None:
        return 0
    own = next(pile for pile in view["score_piles"] if view["seat"] in pile["seats"])
    found = own["known"].get("dog", 0) - own["used_dogs"]
    if digs_now(view):
        found += view["dug"].count("dog") - view["dug_used_dogs"]
    return int(found)


def dig_points(view: View, pile: dict[str, Any], chances: Chances) -> float:
    """What one more card and then stopping brings, on average: nothing where it busts."""
    last = view["ending"] or pile["cards"] == 1
    return sum(
        chance * gain(view, [face], last)
        for face, chance in chances.items()
        if not busts(view, face)
    )


def busts(view: View, face: str) -> bool:
    """Whether this card would bust the looker, who uses a dog where there is one."""
    if face == "skeleton":
        return not dogs(view)
    if face == "worms":
        return worms_bust(view)
    return face == "waste" and bool(view["waste"] == "bust")


def gain(view: View, more: list[str], last: bool) -> int:
    """What the looker's score pile gains by the cards dug and some more.

    Sewers go elsewhere, and so do heirlooms, except to a partner. In the last turn a lottery
    ticket wins.
    """
    own = next(pile for pile in view["score_piles"] if view["seat"] in pile["seats"])
    found = [face for face in [*view["dug"], *more] if is_kept(view, face)]
    grown = dict(own["known"])
    for face in found:
        grown[face] = grown.get(face, 0) + 1
    before = counted_points(view, own["seats"], own["known"])
    ticket = found.count("lottery") * lottery_points(view) if last else 0
    return counted_points(view, own["seats"], grown) - before + ticket


def is_kept(view: View, face: str) -> bool:
    """Whether a card that is dug up can end in the looker's own pile."""
    if face == "heirloom":
        return bool(view["teams"])
    return face not in ("sewer", "skeleton")
