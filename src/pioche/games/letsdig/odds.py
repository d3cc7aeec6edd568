"""How likely things are, from a view alone, and the same in lines."""

from functools import cache
from typing import Any, Final, TypedDict

from mypy_extensions import i64

from pioche.core.game import View
from pioche.core.lines import (
    Argument,
    Line,
    OddsLines,
    chance_line,
    counted_faces,
    line,
    row,
    within,
)
from pioche.core.lines import (
    face as face_argument,
)
from pioche.games.letsdig.cards import FACES, LOTTERY, UNKNOWN, Counts
from pioche.games.letsdig.description import DANGERS, dangers_among, own_pile
from pioche.games.letsdig.options import deck_by, worth_by
from pioche.games.letsdig.scoring import points

# At this risk in percent, and with this many points to lose, all is at stake.
HIGH_RISK: Final = 45
MANY_POINTS: Final = 20

NUMBERS = {name: face for face, name in enumerate(FACES)}


def known_points(view: View, pile: dict[str, Any]) -> int | None:
    """What a score pile is worth, if all of its cards are known; no ticket has won yet."""
    if sum(pile["known"].values()) != pile["cards"]:
        return None
    return points_of(view, pile["seats"], pile["known"])


def points_of(view: View, seats: list[int], known: Counts) -> int:
    """What these cards would be worth in a score pile of these seats."""
    counts: list[i64] = [0] * len(FACES)
    for name, number in known.items():
        counts[NUMBERS[name]] = number
    new_kid = any(seat in view["first_game"] for seat in seats)
    owner = any(seat in view["owns_game"] for seat in seats)
    return int(points(counts, worth_by(view["sheet"]), new_kid, owner))


def cards_in_play(view: View) -> Counts:
    """How many cards of each face this table was opened with."""
    found = counts_by(view["sheet"]).copy()
    if not view["landmine"]:
        found.pop("landmine", None)
    return found


@cache
def counts_by(sheet: str) -> Counts:
    """How many cards of each face a sheet has: every view needs it. Copy it before changing it."""
    found: Counts = {}
    for face in deck_by(sheet):
        found[FACES[face]] = found.get(FACES[face], 0) + 1
    return found


def lottery_points(view: View) -> int:
    return int(worth_by(view["sheet"])[LOTTERY])


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
    """The odds for the seat of a view."""

    unseen: Counts  # how many cards of each face may lie in the piles
    piles: list[PileOdds | None]  # None where there is nothing left to dig
    dogs: int  # unused dogs that the looker could set on a skeleton
    stop_points: int | None  # what stopping now would bring; None where it is not one's turn


def odds(view: View) -> dict[str, Any]:
    unseen = unseen_cards(view)
    blind = blind_chances(view, unseen)
    figures: Odds = {
        "unseen": unseen,
        "piles": [pile_odds(view, pile, blind) for pile in view["piles"]],
        "dogs": dogs(view),
        "stop_points": view["stop_points"] if counts_points(view) else None,
    }
    return dict(figures)


# Figures of the turn, which are part of the view


class Danger(TypedDict):
    """What threatens the digger, as far as the looker knows."""

    worms: bool  # whether one more worms card busts
    skeletons: int  # those that the looker has seen
    all_skeletons: int
    dogs: int  # the digger's unused dogs
    risks: list[int | None]  # percent, by pile: that its next card busts the digger
    least_risk: int  # of the piles that can be dug
    most_risk: int


def turn_figures(view: View, skeletons: int) -> View:
    """The danger of digging on, and the points of stopping; `skeletons` is how many there are."""
    pile = pile_of(view, view["turn"])
    kept = max(0, pile["known"].get("dog", 0) - pile["used_dogs"])
    dogs = kept + dug_dogs(view)
    risks = bust_risks(view, guarded=dogs > 0)
    open_risks = [risk for risk in risks if risk is not None]
    danger: Danger = {
        "worms": worms_bust(view),
        "skeletons": sum(known.get("skeleton", 0) for known in seen_counts(view)),
        "all_skeletons": skeletons,
        "dogs": dogs,
        "risks": risks,
        "least_risk": min(open_risks, default=0),
        "most_risk": max(open_risks, default=0),
    }
    points = gain(view, [], view["ending"]) if digs_now(view) else None
    amount = dogs if view["stage"] == "react" else 0
    at_stake = stake(danger["most_risk"], points) if points is not None and view["dug"] else 0
    case = "worthless" if points is not None and points <= 0 else "none"
    return {
        "danger": danger,
        "stop_points": points,
        "amount": amount,
        "case": case,
        "stake": at_stake,
    }


def stake(risk: int, points: int) -> int:
    """How much the digger risks by going on, in percent: by the chance and by what is lost."""
    loot = min(MANY_POINTS, max(0, points))
    return 100 * min(HIGH_RISK, risk) * (MANY_POINTS + loot) // (HIGH_RISK * MANY_POINTS * 2)


def bust_risks(view: View, *, guarded: bool) -> list[int | None]:
    """For each pile the chance, in percent, that its next card busts; a dog guards against
    skeletons."""
    blind = blind_chances(view, unseen_cards(view))
    risks: list[int | None] = []
    for pile in view["piles"]:
        chances = top_chances(pile, blind)
        risks.append(percent(bust_chance(view, chances, guarded)) if pile["cards"] else None)
    return risks


def percent(chance: float) -> int:
    """Rounded; neither safe nor certain unless it is."""
    if chance <= 0 or chance >= 1:
        return 100 * int(chance)
    return min(99, max(1, round(100 * chance)))


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
    chances = top_chances(pile, blind)
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


def top_chances(pile: dict[str, Any], blind: Chances) -> Chances:
    """How likely each face is for the next card of a pile."""
    known = pile["top"] and pile["top"][0] != UNKNOWN
    return {pile["top"][0]: 1.0} if known else blind


def bust_chance(view: View, chances: Chances, guarded: bool) -> float:
    """How likely a card busts the digger."""
    faces = danger_faces(view)
    feared = [face for face in faces if not (guarded and face == "skeleton")]
    if worms_bust(view):
        feared.append("worms")
    return sum(chances.get(face, 0.0) for face in feared)


def worms_bust(view: View) -> bool:
    """Whether worms would bust: there are some already, or waste lies there (T9)."""
    return "worms" in view["dug"] or "waste" in view["dug"]


def digs_now(view: View) -> bool:
    return view["seat"] == view["turn"] and view["stage"] in ("dig", "decide", "react", "heirloom")


def counts_points(view: View) -> bool:
    """Whether the looker may stop: not while a skeleton waits for an answer."""
    return digs_now(view) and view["stage"] != "react"


def dogs(view: View) -> int:
    """The unused dogs of the looker: in the score pile, and dug up in this turn."""
    if view["seat"] is None:
        return 0
    own = pile_of(view, view["seat"])
    found = own["known"].get("dog", 0) - own["used_dogs"]
    return int(found + dug_dogs(view)) if digs_now(view) else int(found)


def dug_dogs(view: View) -> int:
    return int(view["dug"].count("dog") - view["dug_used_dogs"])


def pile_of(view: View, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = next(pile for pile in view["score_piles"] if seat in pile["seats"])
    return found


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
    own = pile_of(view, view["seat"])
    found = [face for face in [*view["dug"], *more] if is_kept(view, face)]
    grown = dict(own["known"])
    for face in found:
        grown[face] = grown.get(face, 0) + 1
    before = points_of(view, own["seats"], own["known"])
    ticket = found.count("lottery") * lottery_points(view) if last else 0
    return points_of(view, own["seats"], grown) - before + ticket


def is_kept(view: View, face: str) -> bool:
    """Whether a card that is dug up can end in the looker's own pile."""
    if face == "heirloom":
        return bool(view["teams"])
    return face not in ("sewer", "skeleton")


# Lines

SIDES: Final = ("left", "middle", "right")

Figures = dict[str, Any]


def odds_lines(view: View) -> OddsLines:
    figures = odds(view)
    return OddsLines(counts(view, figures), chances(view, figures))


def counts(view: View, figures: Figures) -> list[Line]:
    """The cards that the looker has not seen: the dangers first, then all others."""
    unseen: dict[str, int] = figures["unseen"]
    dangers = dangers_among(unseen)
    others = {card: number for card, number in unseen.items() if card not in dangers}
    cards = counted_faces(dangers, empty="letsdig-odds-no-danger")
    lines = [
        line("letsdig-odds-unseen", cards=sum(unseen.values())),
        line("letsdig-odds-unseen-dangers", cards=cards),
    ]
    if view["seat"] is not None:
        lines.append(line("letsdig-odds-dogs", dogs=figures["dogs"]))
    if others:
        lines.append(line("letsdig-odds-others", cards=counted_faces(others)))
    return lines


def chances(view: View, figures: Figures) -> list[Line]:
    """What the next card of each pile may do, and what digging and stopping bring."""
    own = own_pile(view)
    dog = own is not None and view["turn"] in own["seats"] and figures["dogs"] > 0
    lines: list[Line] = []
    for sides, pile in alike(figures["piles"]):
        lines += pile_lines(view, sides, pile, dog)
    if figures["stop_points"] is not None and view["stage"] == "decide":
        lines.append(line("letsdig-odds-stop", points=figures["stop_points"]))
    return lines


def alike(piles: list[Figures | None]) -> list[tuple[list[str], Figures]]:
    """The piles by their sides, together with those that have the same odds."""
    found: list[tuple[list[str], Figures]] = []
    for side, pile in zip(SIDES, piles, strict=True):
        same = next((sides for sides, other in found if other == pile), None)
        if same is not None:
            same.append(side)
        elif pile is not None:
            found.append(([side], pile))
    return found


def pile_lines(view: View, sides: list[str], pile: Figures, dog: bool) -> list[Line]:
    """The chance of losing it all and why, then what one more card is worth."""
    piles = within(line("letsdig-odds-piles", sides="-".join(sides)))
    lines = [bust_line(piles, pile, dog)]
    if pile["dig_points"] is not None and view["stage"] in ("dig", "decide"):
        lines.append(line("letsdig-odds-dig", piles=piles, points=pile["dig_points"]))
    return lines


def bust_line(piles: Argument, pile: Figures, dog: bool) -> Line:
    """How likely the next card busts; a player with a dog need not fear skeletons."""
    chance = pile["guarded_bust_chance"] if dog else pile["bust_chance"]
    if not chance:
        return chance_line("letsdig-odds-safe", 0.0, piles=piles)
    reasons = row(reason_lines(pile, dog))
    if dog:
        return chance_line("letsdig-odds-bust-dog", chance, piles=piles, reasons=reasons)
    return chance_line("letsdig-odds-bust", chance, piles=piles, reasons=reasons)


def reason_lines(pile: Figures, dog: bool) -> list[Line]:
    """Each danger with its part of that chance."""
    feared = [card for card in DANGERS if not (dog and card == "skeleton")]
    return [
        chance_line("letsdig-odds-reason", pile[f"{card}_chance"], face=face_argument(card))
        for card in feared
        if pile[f"{card}_chance"]
    ]
