"""A whole review: its tasks, run by any number of processes, and their results put together.

A server has processes of its own: it calls `tasks_of` and `assemble` only. Each task has a seed
made from the plan's and from what it is about, so the result depends neither on the number of
processes nor on whose decisions are judged.
"""

import hashlib
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from typing import Final

from pioche import processes
from pioche.bots.expert import games_with_policies
from pioche.core.game import Game, ReviewBudget
from pioche.core.refusals import Refusal
from pioche.core.rng import Fast
from pioche.core.state import NO_CLOCK
from pioche.review.decision import DecisionTask, Judgement, Value, is_decision
from pioche.review.ledger import (
    Ledger,
    LedgerEntry,
    LedgerTask,
    joined,
    ledger,
    ledger_tasks,
    means,
    reference,
)
from pioche.review.reasons import Case, reason_for, title_of
from pioche.review.replay import Position, Replay, final_choices
from pioche.review.review_data import (
    BEST,
    CHART_POINTS,
    CLOSE,
    JUDGE,
    MOST_DRILLS,
    CurvePoint,
    Decision,
    LedgerItem,
    MoveValue,
    Review,
    ReviewSeat,
    Total,
    as_share,
    thinned,
    worst_first,
)
from pioche.search import win_share
from pioche.search.best import SEED_LIMIT, known_world
from pioche.table.log import HUMAN
from pioche.table.record import first_format_text
from pioche.table.table import Table

Task = DecisionTask | LedgerTask
Result = Judgement | LedgerEntry
# Called with the number of finished tasks and of all tasks.
Progress = Callable[[int, int], None]
PERCENT: Final = 100


@dataclass(frozen=True)
class Plan:
    """How a review is made.

    `percent` is relative to the game's own budget. `seats` are those whose decisions are judged:
    None for those of people, or of everybody where only bots played. The decisions of the seat
    `first` are judged before all others, which does not change what is found.
    """

    percent: int = PERCENT
    seed: int = 1
    seats: tuple[int, ...] | None = None
    first: int | None = None

    def budget(self, game: Game) -> ReviewBudget:
        parts = asdict(game.review).values()
        return ReviewBudget(*(max(2, part * self.percent // PERCENT) for part in parts))


def review_game(
    replay: Replay,
    plan: Plan | None = None,
    jobs: int = 1,
    progress: Progress = lambda _done, _of: None,
    stop: Callable[[], bool] = lambda: False,
) -> Review | None:
    """The review of a finished game; None if it was stopped."""
    tasks = tasks_of(replay, plan)
    results: dict[int, Result] = {}
    progress(0, len(tasks))
    with closing(run_tasks(tasks, jobs)) as found:
        for number, result in found:
            results[number] = result
            progress(len(results), len(tasks))
            if stop():
                return None
    return assemble(replay, [results[number] for number in range(len(tasks))], plan)


def run_tasks(tasks: Sequence[Task], jobs: int) -> Generator[tuple[int, Result], None, None]:
    """The numbers of the tasks with their results, as they finish; closing it stops the work."""
    return processes.run_tasks(run_task, tasks, jobs)


def run_task(task: Task) -> Result:
    return task.run()


# Tasks


def tasks_of(replay: Replay, plan: Plan | None = None) -> list[Task]:
    """All tasks of a review: decisions first, then each move of the game for the ledger.

    Decisions in which the reference would have moved otherwise are judged first, those of the
    plan's first seat before the others': they are the likely mistakes, and a client shows what has
    been found so far.
    """
    plan, game = plan or Plan(), replay.table.game
    check_table(replay.table)
    decisions = [decision_task(replay, plan, each) for each in judged(replay.positions, plan)]
    decisions.sort(key=lambda task: (task.seat != plan.first, is_expected(task)))
    worlds = plan.budget(game).ledger
    seed = seed_of(plan, "ledger", 0)
    return [*decisions, *ledger_tasks(game.id, replay.positions, seed, worlds)]


def check_table(table: Table) -> None:
    """Refuse a game that is not over, or that has no quick policies to play it on."""
    if not table.over:
        raise Refusal("review-unfinished")
    if table.game.id not in games_with_policies():
        raise Refusal("review-game", game=table.game.id)
    if table.seats in table.game.without_choice:
        raise Refusal("review-no-choice")


def judged(positions: list[Position], plan: Plan) -> list[Position]:
    """The decisions that the plan judges."""
    decisions = [each for each in final_choices(positions) if is_decision(each)]
    if plan.seats is not None:
        return [each for each in decisions if each.seat in plan.seats]
    return [each for each in decisions if each.of_person] or decisions


def decision_task(replay: Replay, plan: Plan, position: Position) -> DecisionTask:
    game = replay.table.game
    budget = plan.budget(game)
    return DecisionTask(
        game=game.id,
        step=position.step,
        world=known_world(position.state, position.seat),
        seat=position.seat,
        played=position.chosen,
        at=NO_CLOCK if game.rules.clock is None else position.at,
        race=budget.race,
        worlds=budget.worlds,
        seed=seed_of(plan, "decision", position.step),
    )


def is_expected(task: DecisionTask) -> bool:
    """Whether the reference would have made the same move."""
    policy = reference(task.game, task.world.seats)[task.seat]
    return int(policy.choose(task.world, task.seat, Fast(task.seed))) == task.played


def seed_of(plan: Plan, kind: str, number: int) -> int:
    digest = hashlib.sha256(f"{plan.seed} {kind} {number}".encode()).digest()
    return int.from_bytes(digest[:8], "big") % SEED_LIMIT


# Results


def assemble(replay: Replay, results: Sequence[Result], plan: Plan | None = None) -> Review:
    """The review; results are in the order of the tasks."""
    plan, table = plan or Plan(), replay.table
    result = [win_share(table.state, seat) for seat in range(table.seats)]
    sums = ledger([each for each in results if isinstance(each, LedgerEntry)], result)
    judgements = sorted(
        (each for each in results if isinstance(each, Judgement)), key=lambda each: each.step
    )
    decisions = [decision_of(replay, each) for each in judgements]
    return Review(
        game=table.game.id,
        game_version=table.game.version,
        record=record_digest(table),
        seed=plan.seed,
        budget=asdict(plan.budget(table.game)),
        seats=[
            ReviewSeat(player.name, None if player.kind == HUMAN else player.kind)
            for player in table.players
        ],
        expectation=sums.expectation,
        result=result,
        decisions=decisions,
        ledger=ledger_items(replay.positions, sums),
        totals=[
            Total(each.seat, each.choices, each.others, each.luck, each.error)
            for each in sums.totals
        ],
        curve=curve_points(replay.positions, sums, len(table.log)),
        drills=worst_first(decisions)[:MOST_DRILLS],
        judge=JUDGE,
    )


def record_digest(table: Table) -> str:
    """The SHA-256 of the table's record: it identifies the game of a review.

    The record is written in the first format, so that reviews made earlier still find their game.
    """
    return hashlib.sha256(first_format_text(table).encode()).hexdigest()


def decision_of(replay: Replay, judgement: Judgement) -> Decision:
    """A judgement with moves as texts, and with its reason where something was lost for certain."""
    game = replay.table.game
    values = [move_value(game.moves.text(value.move), value) for value in judgement.values]
    by_move = {value.move: value for value in values}
    played, best = game.moves.text(judgement.played), game.moves.text(judgement.best)
    view = replay.view(judgement.step, judgement.seat)
    case = Case(game, view, by_move[played], by_move[best])
    return Decision(
        step=judgement.step,
        seat=judgement.seat,
        played=played,
        best=best,
        loss=judgement.loss,
        error=judgement.error,
        mark=judgement.mark,
        moves=values,
        reason=[] if judgement.mark in (BEST, CLOSE) else reason_for(case),
        title=title_of(case),
    )


def move_value(move: str, value: Value) -> MoveValue:
    return MoveValue(move, value.share, value.error, value.points)


def ledger_items(positions: list[Position], sums: Ledger) -> list[LedgerItem]:
    """The ledger's changes with their steps."""
    return [
        LedgerItem(step=position.step, **asdict(change))
        for position, change in zip(positions, sums.changes, strict=True)
    ]


def curve_points(positions: list[Position], sums: Ledger, end: int) -> list[CurvePoint]:
    """The shares before each move and at the end."""
    steps = [*(position.step for position in positions), end]
    return [
        CurvePoint(step, [as_share(share) for share in shares])
        for step, shares in zip(steps, sums.curve, strict=True)
    ]


def curve_so_far(replay: Replay, results: Sequence[Result]) -> list[CurvePoint]:
    """The beginning of the chart, as far as runs of moves have been measured in full."""
    runs = joined([each for each in results if isinstance(each, LedgerEntry)])[:-1]
    shares = [
        [as_share(share) for share in means(list(rows))]
        for run in runs
        for rows in list(zip(*run.shares, strict=True))[:-1]
    ]
    points = [
        CurvePoint(position.step, each)
        for position, each in zip(replay.positions, shares, strict=False)
    ]
    return thinned(points, CHART_POINTS)
