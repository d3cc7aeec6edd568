"""How likely things are, from a view alone, and the same in lines."""

from itertools import pairwise
from math import comb
from typing import Any, Final, TypedDict

from pioche.core.game import View
from pioche.core.lines import Argument, Line, OddsLines, chance_line, line, within
from pioche.games.dig.cards import (
    COMPANION_NAMES,
    COPIES,
    ENEMY_NAMES,
    EQUIPMENT_NAMES,
    FIRST_COMPANION,
    HILL_NAMES,
    PROTECTORS,
    REWARDS,
    STONE_NAMES,
    TREASURE_NAMES,
)
from pioche.games.dig.effects.gallery import SERIES
from pioche.games.dig.effects.resolve_card import STOLEN_CARDS
from pioche.games.dig.options import EXAMPLE, GEM_COUNTS

Row = list[dict[str, Any]]

# Which companion sends each enemy away, and for how many gems.
FRIENDS: Final = {
    enemy: COMPANION_NAMES[friend - FIRST_COMPANION]
    for enemy, friend in zip(ENEMY_NAMES, PROTECTORS, strict=True)
}
GEMS_FOR: Final = {enemy: int(number) for enemy, number in zip(ENEMY_NAMES, REWARDS, strict=True)}
MAGE_ENEMIES: Final = ("skeleton", "thief")
ENDERS: Final = ("collapse", "skeleton", "thief", "werewolf", "orc")
CLOSERS: Final = ("skeleton", "orc", "werewolf")
# Cards that close a gallery and bring everything home.
WAYS_OUT: Final = ("exit", "secret-room")


def gallery_enders(view: View, seat: int) -> list[str]:
    """The cards that would end a gallery of this player by force."""
    return [face for face in ENDERS if not is_protected(view, seat, face)]


def is_protected(view: View, seat: int, enemy: str) -> bool:
    friends = view["players"][seat]["companions"]
    return FRIENDS.get(enemy) in friends or is_redrawn(view, seat, enemy)


def is_redrawn(view: View, seat: int, enemy: str) -> bool:
    """Whether a mage sends this card away and has another drawn."""
    return enemy in MAGE_ENEMIES and "mage" in view["players"][seat]["companions"]


def points_if_closed(row: Row, supply: int, forced: bool = False) -> int:
    """The points of a gallery that closes: gems, runes and, unless forced, eggs."""
    eggs = 0 if forced else min(supply, sum(card["face"] == "gem-egg" for card in row))
    runes = sum(card["face"] == "rune" for card in row)
    gems = sum(int(card["gems"]) for card in row)
    return int(eggs + runes + gems)


def points_if_dug(view: View, seat: int, row: Row, unseen: dict[str, int]) -> float:
    """The points, on average, if one card more is drawn and the gallery closes then.

    A card that a mage sends away is not that card, but with hunter or knight it pays (G28).
    """
    drawn = {face: n for face, n in unseen.items() if not is_redrawn(view, seat, face)}
    friends = view["players"][seat]["companions"]
    paying = sum(n for face, n in unseen.items() if face not in drawn and FRIENDS[face] in friends)
    points = 0.0
    for number, chance in enumerate(chances_before(paying, sum(drawn.values()))):
        won = min(view["gems"], number)  # a gem for each
        points += chance * (won + average({**view, "gems": view["gems"] - won}, seat, row, drawn))
    return points


def chances_before(cards: int, others: int) -> list[float]:
    """How likely exactly 0, 1, 2... of these cards come before the first of the others."""
    at_least = [comb(cards, number) / comb(cards + others, number) for number in range(cards + 1)]
    return [chance - more for chance, more in pairwise([*at_least, 0.0])]


def average(view: View, seat: int, row: Row, drawn: dict[str, int]) -> float:
    cards = sum(drawn.values())
    points = sum(n * with_card(view, seat, row, face) for face, n in drawn.items())
    return points / cards if cards else float(points_if_closed(row, view["gems"]))


def with_card(view: View, seat: int, row: Row, face: str) -> int:
    """The points after this card, if the gallery closes then at the latest."""
    supply = int(view["gems"])
    if face in GEMS_FOR:
        return with_enemy(view, seat, row, face)
    if face == "collapse":
        return 0
    if face in STONE_NAMES or face in TREASURE_NAMES or face in WAYS_OUT:
        return with_longer(view, row, face)
    return points_if_closed(row, supply)


def with_enemy(view: View, seat: int, row: Row, enemy: str) -> int:
    """The points after an enemy has done its worst, or a companion its best."""
    supply = int(view["gems"])
    if is_protected(view, seat, enemy):
        won = min(supply, GEMS_FOR[enemy])
        return points_if_closed(row, supply - won) + won
    if enemy in CLOSERS:
        return points_if_closed(row, supply, forced=True)
    if enemy == "thief":
        return points_if_closed(row[:-STOLEN_CARDS], supply, forced=True)
    if enemy == "ghost":
        return points_if_closed(row[:-1], supply + int(row[-1]["gems"]))
    lost = int(enemy == "spider" and any(card["gems"] for card in row))
    return points_if_closed(row, supply + lost) - lost


def with_longer(view: View, row: Row, face: str) -> int:
    """The points with one card more: the supply pays series, then the secret room, then eggs."""
    supply = int(view["gems"])
    snake = any(card["face"] == "snake" for card in row)
    made = 0 if snake else min(supply, series_ending(view, row))
    if face == "secret-room":
        made = min(supply, made + 1)  # G20: whatever snake there is
    return points_if_closed([*row, {"face": face, "recruit": False, "gems": made}], supply - made)


def series_ending(view: View, row: Row) -> int:
    """How many recruits would have a gem made by the next card (G1)."""
    late = view["gem_count"] == GEM_COUNTS[EXAMPLE]
    counts = [
        len(row) - position + (0 if late and position else 1)
        for position, card in enumerate(row)
        if card["recruit"]
    ]
    return sum(count % SERIES == 0 for count in counts)


FAMILIES: Final[dict[str, tuple[str, ...]]] = {
    "stone": STONE_NAMES,
    "equipment": EQUIPMENT_NAMES,
    "enemy": ENEMY_NAMES,
    "treasure": TREASURE_NAMES,
    "way-out": ("exit", "secret-room"),
    "collapse": ("collapse",),
}
# How many cards ahead the survival of a gallery is calculated.
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
    out = sum(unseen.get(face, 0) for face in WAYS_OUT)
    others = cards - enders - out
    home, found = 0.0, []
    for n in range(1, min(AHEAD, cards) + 1):
        still_digging = comb(others, n - 1) / comb(cards, n - 1)
        home += still_digging * out / (cards - n + 1)
        found.append(home + comb(others, n) / comb(cards, n))
    return found


# How many cards ahead the lines show the survival of a gallery.
SHOWN_AHEAD: Final = (1, 3, 5)


def odds_lines(view: View) -> OddsLines:
    figures = odds(view)
    worth = [worth_line(gallery) for gallery in figures["galleries"]]
    return OddsLines([*counts(figures), *worth], [*chances(figures), *worth])


def counts(figures: dict[str, Any]) -> list[Line]:
    """How many cards of each family the next one may be."""
    families: dict[str, int] = figures["family_cards"]
    return [
        line("dig-odds-cards", cards=sum(families.values())),
        *(
            line("dig-odds-count", family=family_name(family), cards=number)
            for family, number in families.items()
        ),
    ]


def family_name(family: str) -> Argument:
    return within(Line(f"dig-family-{family}", {}))


def worth_line(gallery: dict[str, Any]) -> Line:
    """The points of a gallery closed now, and on average after one card more."""
    number, close, dig = gallery["gallery"], gallery["close"], gallery["dig"]
    return line("dig-odds-worth", gallery=number, close=close, dig=dig)


def chances(figures: dict[str, Any]) -> list[Line]:
    """The chance of each family on the next card, and how long galleries last."""
    families = [
        chance_line("dig-odds-chance", chance, family=family_name(family))
        for family, chance in figures["family_chance"].items()
    ]
    survival: list[float] = figures["survival_chance"] if figures["galleries"] else []
    return [
        *families,
        *(
            chance_line("dig-odds-survive", survival[cards - 1], cards=cards)
            for cards in SHOWN_AHEAD
            if cards <= len(survival)
        ),
    ]
