"""What a gallery is worth in points: closed now, or after one card more."""

from itertools import pairwise
from math import comb
from typing import Any, Final

from pioche.core.game import View
from pioche.games.dig.cards import (
    COMPANION_NAMES,
    ENEMY_NAMES,
    FIRST_COMPANION,
    PROTECTORS,
    REWARDS,
    STONE_NAMES,
    TREASURE_NAMES,
)
from pioche.games.dig.options import EXAMPLE, GEM_COUNTS

Row = list[dict[str, Any]]

SERIES: Final = 5
# Which companion sends each enemy away, and for how many gems.
FRIENDS: Final = {
    enemy: COMPANION_NAMES[friend - FIRST_COMPANION]
    for enemy, friend in zip(ENEMY_NAMES, PROTECTORS, strict=True)
}
GEMS_FOR: Final = {enemy: int(number) for enemy, number in zip(ENEMY_NAMES, REWARDS, strict=True)}
MAGE_ENEMIES: Final = ("skeleton", "thief")
ENDERS: Final = ("collapse", "skeleton", "thief", "werewolf", "orc")
CLOSERS: Final = ("skeleton", "orc", "werewolf")
STOLEN_CARDS: Final = 2


def ways_out() -> tuple[str, ...]:
    """The cards that close a gallery and bring everything home."""
    return ("exit", "secret-room")


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
    """The points, on average, after one of these cards."""
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
    if face in STONE_NAMES or face in TREASURE_NAMES or face in ways_out():
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
