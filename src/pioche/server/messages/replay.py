"""Looking back: a step of a replay, the summary of a finished game, its review."""

from typing import Annotated, Any

from msgspec import Meta, Raw, Struct

from pioche.server.messages import GameEvent, Line, View

ScoreItem = Annotated[dict[str, Any], Meta(extra={"js": "ScoreItem"})]
ReviewPhase = Annotated[str, Meta(extra={"js": '"none" | "running" | "done" | "stopped"'})]
ReviewText = Annotated[Raw, Meta(extra={"js": "Review"})]
DecisionText = Annotated[Raw, Meta(extra={"js": "Decision"})]
PointText = Annotated[Raw, Meta(extra={"js": "CurvePoint"})]


class Frame(Struct, frozen=True):
    """One step of a replay: the view after it, also in lines, and its events."""

    step: int
    steps: int
    view: View
    events: list[GameEvent]
    description: list[Line]


class Turn(Struct, frozen=True):
    """The step of the log where a turn begins, its seat (null: everybody), and the scores."""

    log: int
    seat: int | None
    scores: list[int]


class Summary(Struct, frozen=True):
    """A finished game: the breakdown of each seat's points, its turns, and why it was won.

    An item of a `breakdown` is `{"line", "points"}`, and `face` if it is about one card. `steps`
    has for each seat, and last for a spectator, the step of the log where each step of its replay
    ends.
    """

    breakdown: list[list[ScoreItem]]
    turns: list[Turn]
    steps: list[list[int]]
    reason: Line | None = None


class ReviewStatus(Struct, frozen=True):
    """The progress of a review: `phase` is none, running, done or stopped.

    `done` of `of` tasks are done (`of` is 0 until they are counted). `found` are the decisions
    judged so far, in the order in which they were judged, without as many of the first as the
    caller has (`since`), and `curve` the shares of victory as far as they have been measured; both
    are empty once `review` is there. `trouble` is the key of the sentence that says why a review
    failed. `seconds_left` is an estimate from the pace so far, null until there is one. `reduced`:
    the rules are not compiled here, so fewer games are tried.
    """

    phase: ReviewPhase
    done: int
    of: int
    review: ReviewText | None
    trouble: str | None
    found: list[DecisionText] = []
    curve: list[PointText] = []
    seconds_left: int | None = None
    reduced: bool = False
