"""A lesson as the learner sees it: a frame for each step at which something is seen or said."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from pioche.core.game import View
from pioche.lessons import LEARNER, Lesson, Sentence
from pioche.table.log import Step
from pioche.table.table import Table


@dataclass(frozen=True)
class LessonFrame:
    """The table after some moves of the deal, by the learner's eyes.

    `expected` is the learner's own move in the deal, where it comes next: it is asked for.
    """

    moves: int
    view: View
    events: list[dict[str, Any]]
    description: list[dict[str, Any]]
    legal: list[str]
    waiting: list[int]
    expected: str | None
    said: list[Sentence]


def lesson_frames(lesson: Lesson) -> Iterator[LessonFrame]:
    """The frames of a lesson in order; what the learner cannot see makes none."""
    table, told = dealt_again(lesson.deal), 0
    for moves, step in enumerate([*lesson.deal.log, None]):
        events = table.events(LEARNER, told)
        expected = asked_move(table, step)
        said = lesson.said_after(moves)
        if events or expected or said or moves == 0:
            told += len(events)
            yield frame(table, moves, events, expected, said)
        if step is not None:
            table.apply(step)


def dealt_again(deal: Table) -> Table:
    """The same game, just dealt."""
    assert deal.seeds is not None
    return Table(deal.game, deal.players, deal.seeds, None, **deal.options)


def asked_move(table: Table, step: Step | None) -> str | None:
    """The move that the learner is to make, if the next step is the learner's and not time's."""
    if step is None or step.seat != LEARNER or step.value not in table.legal(LEARNER):
        return None
    return table.game.moves.text(step.value)


def frame(
    table: Table,
    moves: int,
    events: list[dict[str, Any]],
    expected: str | None,
    said: list[Sentence],
) -> LessonFrame:
    view = table.view(LEARNER)
    return LessonFrame(
        moves=moves,
        view=view,
        events=events,
        description=[line.json() for line in table.game.describe(view)],
        legal=[table.game.moves.text(move) for move in table.legal(LEARNER)],
        waiting=table.to_act(),
        expected=expected,
        said=said,
    )
