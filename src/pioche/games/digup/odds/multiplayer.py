"""How likely things are in the mines, counted from a view and nothing else."""

from typing import Any, Final, TypedDict

from pioche.core.game import View
from pioche.games.digup.cards import (
    COLOURS,
    DECK,
    FACES,
    FIRST_ADVENTURE,
    SKELETON,
    VALUES,
    place_of,
    points_of,
)
from pioche.games.digup.effects.turns import PLAYS
from pioche.games.digup.odds.solo import solo_odds
from pioche.games.digup.view import HIDDEN

# What a mine may hold, and what only hands and piles do.
ROCKS: Final = FACES[:FIRST_ADVENTURE]
GEMS: Final = FACES[:SKELETON]
NUMBERS: Final = {face: number for number, face in enumerate(FACES)}
IN_THE_BOX: Final = {face: int(DECK.count(NUMBERS[face])) for face in FACES}
# A position at which no gem is in its place.
NOWHERE: Final = -1

Counts = dict[str, int]


class MineOdds(TypedDict):
    """What a mine is worth: its face-up cards, those that one knows too, and all on average."""

    shown: int
    known: int
    expected: float


class Odds(TypedDict):
    """What the next card drawn may be, what the mines are worth, how near the end is."""

    unseen: Counts  # how many cards of each face the looker cannot place
    next_chance: dict[str, float]  # chance of each face to be the next card drawn
    own_chance: float | None  # chance of a gem of one's colour; None for who collects none
    gem_chance: float  # of any other gem
    idol_chance: float
    skeleton_chance: float
    adventure_chance: float
    mines: list[MineOdds]
    turns_to_finish: list[int]  # of each player at least, by their own two cards a turn
    soonest: int  # the least of them; 0 once the last round has begun


def odds(view: View) -> dict[str, Any]:
    """The odds for whoever has this view."""
    if view["solo"]:
        return solo_odds(view)
    unseen = unseen_faces(view)
    coming = next_chances(view, unseen)
    own = own_colour(view)
    own_chance = family(coming, [face for face in GEMS if own and face.startswith(own)])
    buried = buried_faces(view, unseen)
    turns = [turns_left(mine) for mine in view["mines"]]
    figures: Odds = {
        "unseen": unseen,
        "next_chance": coming,
        "own_chance": own_chance if own else None,
        "gem_chance": family(coming, GEMS) - own_chance,
        "idol_chance": coming.get("idol", 0.0),
        "skeleton_chance": coming.get("skeleton", 0.0),
        "adventure_chance": family(coming, FACES[FIRST_ADVENTURE:]),
        "mines": [mine_odds(mine, buried) for mine in view["mines"]],
        "turns_to_finish": turns,
        "soonest": 0 if view["ending"] else min(turns),
    }
    return dict(figures)


def own_colour(view: View) -> str | None:
    if view["seat"] is None:
        return None
    colour: str | None = view["mines"][view["seat"]]["colour"]
    return colour


def unseen_faces(view: View) -> Counts:
    """All cards in play less those that the looker knows, wherever they are."""
    unseen = dict(IN_THE_BOX)
    for colour in view["colours_out"]:
        for value in range(1, VALUES + 1):
            del unseen[f"{colour}-{value}"]
    unseen["dynamite"] -= view["dynamite_out"]
    piles = [mine["cards"] for mine in view["mines"]] + view["hands"]
    piles += [view[name] for name in ("discard", "played", "river", "looked", "aside", "pile_top")]
    for face in (face for pile in piles for face in pile if face != HIDDEN):
        unseen[face] -= 1
    return {face: number for face, number in unseen.items() if number}


def next_chances(view: View, unseen: Counts) -> dict[str, float]:
    """The chance of each face to be the next card drawn."""
    if view["pile_top"] and view["pile_top"][0] != HIDDEN:
        return {view["pile_top"][0]: 1.0}
    if view["pile"] == 0:
        return shares(counted(view["discard"]))  # it would be shuffled first
    if view["pile_from"] and view["on_top"] <= len(view["looked"]):
        return shares(limited(unseen, counted(view["pile_from"])))
    return chances_outside_mines(view, unseen)


def chances_outside_mines(view: View, unseen: Counts) -> dict[str, float]:
    """Hidden mine cards are no adventure cards, so those are likelier to be drawn.

    All other cards that the looker cannot place count alike. A card lifted unseen from a mine to
    a hand is no adventure card either, which this leaves aside: it is nearly exact.
    """
    hidden = sum(mine["cards"].count(HIDDEN) for mine in view["mines"])
    rocks = {face for face in unseen if face in ROCKS and face not in view["shuffled_gems"]}
    number_of_rocks = sum(unseen[face] for face in rocks)
    outside = sum(unseen.values()) - hidden
    free = (number_of_rocks - hidden) / number_of_rocks if rocks else 0.0
    return {
        face: number * (free if face in rocks else 1.0) / outside for face, number in unseen.items()
    }


def counted(faces: list[str]) -> Counts:
    return {face: faces.count(face) for face in faces}


def limited(counts: Counts, most: Counts) -> Counts:
    """The counts, but of each face no more than this."""
    found = {face: min(number, most.get(face, 0)) for face, number in counts.items()}
    return {face: number for face, number in found.items() if number}


def shares(counts: Counts) -> dict[str, float]:
    """Each face as often as it is there."""
    cards = sum(counts.values())
    return {face: number / cards for face, number in counts.items()}


def family(chances: dict[str, float], faces: list[str] | tuple[str, ...]) -> float:
    return sum(chances.get(face, 0.0) for face in faces)


def mine_odds(mine: dict[str, Any], buried: Counts) -> MineOdds:
    """What a mine is worth now, and on average with what still lies hidden in it."""
    colour = COLOURS.index(mine["colour"]) if mine["colour"] else -1
    shown = known = 0
    hidden: list[int] = []
    for at, face in enumerate(mine["cards"]):
        if face == HIDDEN:
            hidden.append(at)
        else:
            points = int(points_of(NUMBERS[face], at, colour))
            known += points
            shown += points if at + 1 in mine["up"] else 0
    expected = known + average_points(buried, hidden, colour)
    return {"shown": shown, "known": known, "expected": expected}


def buried_faces(view: View, unseen: Counts) -> Counts:
    """What may lie hidden in a mine: nothing that has been through the discard pile."""
    shuffled = counted(view["pile_from"]) | dict.fromkeys(view["shuffled_gems"], 1)
    left = {face: unseen[face] - shuffled.get(face, 0) for face in unseen if face in ROCKS}
    return {face: number for face, number in left.items() if number > 0} or limited(
        unseen, dict.fromkeys(ROCKS, len(DECK))
    )


def average_points(buried: Counts, hidden: list[int], colour: int) -> float:
    """What these positions bring on average: their points are sums over all that may lie there."""
    cards = sum(buried.values())
    points = 0
    for face, number in buried.items():
        anywhere = int(points_of(NUMBERS[face], NOWHERE, colour))
        points += number * anywhere * len(hidden)
        # A gem in its place is worth one more, whatever its colour.
        points += number if face in GEMS and place_of(NUMBERS[face]) in hidden else 0
    return points / cards if cards else 0.0


def turns_left(mine: dict[str, Any]) -> int:
    """How many turns of one's own one needs at least: a card turns up one card at most.

    Another's bridge may bring a face-up card, and the end, sooner.
    """
    hidden = 9 - len(mine["up"])
    return -(-hidden // PLAYS)
