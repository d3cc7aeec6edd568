"""How likely things are in the hill, counted from a view and nothing else."""

from math import comb
from typing import Any, Final, TypedDict

from pioche.core.game import View
from pioche.games.dig.cards import (
    COPIES,
    ENEMY_NAMES,
    EQUIPMENT_NAMES,
    HILL_NAMES,
    STONE_NAMES,
    TREASURE_NAMES,
)
from pioche.games.dig.scoring.gallery_value import (
    gallery_enders,
    points_if_closed,
    points_if_dug,
    ways_out,
)

FAMILIES: Final[dict[str, tuple[str, ...]]] = {
    "stone": STONE_NAMES,
    "equipment": EQUIPMENT_NAMES,
    "enemy": ENEMY_NAMES,
    "treasure": TREASURE_NAMES,
    "way-out": ("exit", "secret-room"),
    "collapse": ("collapse",),
}
# How many cards ahead the survival of a gallery is told.
AHEAD: Final = 5


class GalleryOdds(TypedDict):
    """One gallery: its points if it closes now, or on average after one card more."""

    gallery: int
    close: int
    dig: float


class Odds(TypedDict):
    """What the next card may be. Chances are between 0 and 1."""

    unseen: dict[str, int]  # how many of each face the next card may be
    family_cards: dict[str, int]
    family_chance: dict[str, float]
    # Of the looker; for a spectator, of the player whose turn it is.
    survival_chance: list[float]  # that a gallery is not lost within the next 1, 2, 3... cards
    galleries: list[GalleryOdds]


def odds(view: View) -> dict[str, Any]:
    """The odds for whoever has this view."""
    unseen = unseen_faces(view)
    cards = sum(unseen.values())
    seat = view["active"] if view["seat"] is None else view["seat"]
    families = {
        family: sum(unseen.get(face, 0) for face in faces) for family, faces in FAMILIES.items()
    }
    figures: Odds = {
        "unseen": unseen,
        "family_cards": families,
        "family_chance": {family: number / cards for family, number in families.items()},
        "survival_chance": survival(view, seat, unseen),
        "galleries": gallery_odds(view, seat, unseen),
    }
    return dict(figures)


def unseen_faces(view: View) -> dict[str, int]:
    """What the hill holds: all cards less those that lie open; an empty one, the discard."""
    if view["hill"] == 0:
        return dict(view["discard"])
    unseen = {face: int(copies) for face, copies in zip(HILL_NAMES, COPIES, strict=True)}
    for face, number in view["discard"].items():
        unseen[face] -= number
    for player in view["players"]:
        unseen["rune"] -= player["runes"]
        for face, number in player["stones"].items():
            unseen[face] -= number
        for face in player["equipment"]:
            unseen[face] -= 1
    for face in lying_open(view):
        unseen[face] -= 1
    return {face: left for face, left in unseen.items() if left}


def lying_open(view: View) -> list[str]:
    """The faces of the cards turned up and of those in galleries."""
    cards = [card for rows in view["galleries"] for row in rows for card in row]
    return [card["face"] for card in [*cards, *view["revealed"]]]


def gallery_odds(view: View, seat: int, unseen: dict[str, int]) -> list[GalleryOdds]:
    """What closing and what digging on is worth, for each gallery of a player."""
    return [
        {
            "gallery": number,
            "close": points_if_closed(row, view["gems"]),
            "dig": points_if_dug(view, seat, row, unseen),
        }
        for number, row in enumerate(view["galleries"][seat], start=1)
        if row
    ]


def survival(view: View, seat: int, unseen: dict[str, int]) -> list[float]:
    """P(no enemy and no collapse has ended a gallery within n cards), n = 1 to AHEAD.

    A way out that comes first has brought everything home: from then on it is safe. Shields
    and anchors are not counted, nor ghosts, which take a card at a time.
    """
    cards = sum(unseen.values())
    enders = sum(unseen.get(face, 0) for face in gallery_enders(view, seat))
    out = sum(unseen.get(face, 0) for face in ways_out())
    others = cards - enders - out
    home, found = 0.0, []
    for n in range(1, min(AHEAD, cards) + 1):
        still_digging = comb(others, n - 1) / comb(cards, n - 1)
        home += still_digging * out / (cards - n + 1)
        found.append(home + comb(others, n) / comb(cards, n))
    return found
