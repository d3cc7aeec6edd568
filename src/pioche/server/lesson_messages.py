"""A lesson as the server sends it, as types; docs/protocol.md tells them in words."""

from typing import Any

from msgspec import Struct


class LessonSentence(Struct, frozen=True):
    """What the teacher says: the key of a sentence, and of the one said to any other move.

    `point` is what the teacher points at: `move go`, `face relic-5`, `seat 2` or `part party`;
    empty: the move that is asked for.
    """

    key: str
    point: str
    otherwise: str


class LessonStep(Struct, frozen=True):
    """The table of a lesson as the learner sees it; `expected` is the move to make, if any."""

    view: dict[str, Any]
    events: list[dict[str, Any]]
    description: list[dict[str, Any]]
    legal: list[str]
    waiting: list[int]
    expected: str | None
    said: list[LessonSentence]


class LessonSeat(Struct, frozen=True):
    """Who sits at the table of a lesson: `player` is human for the learner, or a bot's name."""

    name: str
    player: str


class LessonInfo(Struct, frozen=True):
    """A first game with a teacher, whole: whoever learns plays it without a table."""

    game: str
    options: dict[str, bool | int | str]
    seat: int
    seats: list[LessonSeat]
    steps: list[LessonStep]
