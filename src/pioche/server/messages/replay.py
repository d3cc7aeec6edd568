"""The messages of looking back: a step of a replay, a finished game at a glance, its review."""

from typing import Any

from msgspec import Raw, Struct


class Frame(Struct, frozen=True):
    """One step of a replay: the view after it, also in lines, and its events."""

    step: int
    steps: int
    view: dict[str, Any]
    events: list[dict[str, Any]]
    description: list[dict[str, Any]]


class Turn(Struct, frozen=True):
    """Where a turn begins, in steps of the log, whose it is (null: everybody's), and the scores."""

    log: int
    seat: int | None
    scores: list[int]


class Summary(Struct, frozen=True):
    """A game that is over: where the points of each seat come from, and its turns.

    An item of a `breakdown` is `{"line", "points"}`, and `face` where it is about one card. `steps`
    has for each seat, and last for a spectator, where in the log each step of its replay ends.
    """

    breakdown: list[list[dict[str, Any]]]
    turns: list[Turn]
    steps: list[list[int]]


class ReviewStatus(Struct, frozen=True):
    """How far the review of a game has come: `phase` is none, running, done or stopped.

    `done` of `of` tasks are done (`of` is 0 until they are counted). `trouble` is the key of the
    sentence that says why a review stopped by itself, where it did.
    """

    phase: str
    done: int
    of: int
    review: Raw | None
    trouble: str | None
