"""Where a seat's points come from: one item a card, or a few that count together."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from pioche.core.lines import Line, counted_faces, line


@dataclass(frozen=True)
class ScoreItem:
    """What a line names, and the points of all of it together.

    `face` is the card that it is about, where it is about one kind alone.
    """

    line: Line
    points: int
    face: str = ""

    def json(self) -> dict[str, Any]:
        """The item as JSON-able data, without what it has not."""
        data: dict[str, Any] = {"line": self.line.json(), "points": self.points}
        return {**data, "face": self.face} if self.face else data


def card_item(face: str, cards: int, points: int) -> ScoreItem:
    """Cards of one kind, and their points together."""
    return ScoreItem(line("score-cards", cards=counted_faces({face: cards})), points, face)


def worthless_items(counts: Mapping[str, int]) -> list[ScoreItem]:
    """The cards that bring nothing, in one item; no item where there are none."""
    if not any(counts.values()):
        return []
    return [ScoreItem(line("score-worthless", cards=counted_faces(counts)), 0)]


def total_item(points: int) -> ScoreItem:
    """All points in one: what is said of a game that does not tell where they come from."""
    return ScoreItem(line("score-total"), points)
