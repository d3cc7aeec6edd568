"""Reviews of finished games: made task by task in another process, then stored.

Decisions are sent as soon as they are judged. A review that is left goes on for a while; one that
was stopped, or that no client has asked about for too long, resumes on demand.
"""

import asyncio
import json
import time
from concurrent.futures import BrokenExecutor
from dataclasses import dataclass, field, replace
from typing import Final

from msgspec import Raw

import pioche
from pioche.bots.expert import games_with_policies
from pioche.core.game import Game
from pioche.core.refusals import Refusal
from pioche.processes import process_pool
from pioche.review.decision import Judgement
from pioche.review.ledger import LedgerEntry
from pioche.review.replay import Replay
from pioche.review.review_data import HEADER, Review, data_of, rounded
from pioche.review.review_file import review_from_text, review_text
from pioche.review.run import Plan, Result, Task, assemble, curve_so_far, decision_of, tasks_of
from pioche.server.errors import NotNow
from pioche.server.logs import report
from pioche.server.messages.replay import ReviewStatus
from pioche.server.rooms.clocks import Clock
from pioche.server.rooms.search_pool import LEAST_URGENT, SearchPool, StartExecutor
from pioche.server.settings import Settings
from pioche.server.store.interface import Store
from pioche.table.table import Table

NONE: Final = "none"
RUNNING: Final = "running"
DONE: Final = "done"
STOPPED: Final = "stopped"

# A kept review that begins so is sent as it is; one of an earlier server lacks the judgements.
BEGINNING: Final = json.dumps(HEADER, separators=(",", ":"))[:-1].encode()
# Attempts of a task: one lost process may be chance, a second is the task's fault.
ATTEMPTS: Final = 2
# The curve is sent anew after this many results.
CURVE_RESULTS: Final = 8
# Interpreted rules are some dozens of times slower: a review then has this part of its budget.
INTERPRETED_PART: Final = 10
# Seconds of work before the time left is estimated.
LEAST_PACE: Final = 3.0
# Stopped reviews that are remembered.
MOST_STOPPED: Final = 8


@dataclass
class ReviewRun:
    """An unfinished review."""

    table: Table
    asked_at: float
    plan: Plan
    replay: Replay | None = None  # None: not known yet
    tasks: list[Task] = field(default_factory=list)
    results: list[Result] = field(default_factory=list)
    found: list[Raw] = field(default_factory=list)  # the decisions among the results
    curve: list[Raw] = field(default_factory=list)  # the chart as far as it is measured
    work: asyncio.Task[None] | None = None
    trouble: str | None = None
    spent: float = 0.0  # seconds that the results took

    @property
    def running(self) -> bool:
        return self.work is not None and not self.work.done()

    def status(self, since: int) -> ReviewStatus:
        """The progress, with the decisions after this many of them."""
        phase = RUNNING if self.running else STOPPED
        counts = (len(self.results), len(self.tasks))
        return ReviewStatus(
            *(phase, *counts, None, self.trouble, self.found[since:], self.curve),
            seconds_left=self.seconds_left(),
            reduced=not pioche.COMPILED,
        )

    def seconds_left(self) -> int | None:
        """The time for the other tasks at the pace so far, which counts rollouts."""
        if self.spent < LEAST_PACE:
            return None
        done, left = (
            sum(task.rollouts for task in tasks)
            for tasks in (self.tasks[: len(self.results)], self.tasks[len(self.results) :])
        )
        return round(self.spent * left / done)


class Reviews:
    """The reviews of a server by their table."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        clock: Clock,
        start_executor: StartExecutor = process_pool,
    ) -> None:
        self.store = store
        self.settings = settings
        self.clock = clock
        # Not shared with experts, whose time is limited.
        self.pool = SearchPool(settings.review_workers, LEAST_URGENT, start_executor)
        percent = settings.review_percent
        self.plan = Plan(percent if pioche.COMPILED else max(1, percent // INTERPRETED_PART))
        self.runs: dict[str, ReviewRun] = {}

    async def start(
        self, table_id: str, table: Table, since: int = 0, first: int | None = None
    ) -> ReviewStatus:
        """Start or resume a review, unless it is done; the choices of a seat may come first."""
        check_reviewable(table)
        if table_id not in self.runs:
            status = await self.stored_status(table_id)
            if status.phase == DONE:
                return status
        run = self.runs.get(table_id)
        if run is None or not run.running:
            plan = replace(self.plan, first=first)
            run = self.begin(table_id, run or ReviewRun(table, self.clock(), plan))
        run.asked_at = self.clock()
        return run.status(since)

    async def status(self, table_id: str, since: int = 0) -> ReviewStatus:
        """The progress of a review; asking keeps it going."""
        run = self.runs.get(table_id)
        if run is None:
            return await self.stored_status(table_id)
        run.asked_at = self.clock()
        return run.status(since)

    async def stop(self, table_id: str, since: int = 0) -> ReviewStatus:
        """Stop a review; its results are kept for a while."""
        run = self.runs.get(table_id)
        if run is None:
            return await self.stored_status(table_id)
        await cancel(run)
        return run.status(since)

    async def stored_status(self, table_id: str) -> ReviewStatus:
        content = await self.store.load_review(table_id)
        if content is not None and not content.startswith(BEGINNING):
            content = await asyncio.to_thread(with_judgements, content)
        if content is None:
            return ReviewStatus(NONE, 0, 0, None, None)
        return ReviewStatus(DONE, 0, 0, Raw(content), None)

    def begin(self, table_id: str, run: ReviewRun) -> ReviewRun:
        if sum(other.running for other in self.runs.values()) >= self.settings.most_reviews:
            raise NotNow("server-reviews-full")
        run.trouble = None
        self.runs[table_id] = run
        self.forget_oldest()
        run.work = asyncio.create_task(self.carry_out(table_id, run))
        return run

    def forget_oldest(self) -> None:
        stopped = [table_id for table_id, run in self.runs.items() if not run.running]
        for table_id in stopped[:-MOST_STOPPED]:
            del self.runs[table_id]

    async def carry_out(self, table_id: str, run: ReviewRun) -> None:
        """Make and store the whole review; it ends early if no client asks about it."""
        try:
            content = await self.make(run)
            if content is not None:
                await self.store.save_review(table_id, content)
                self.runs.pop(table_id, None)
        except Exception as error:
            report("a review", error)
            run.trouble = "server-review-failed"

    async def make(self, run: ReviewRun) -> bytes | None:
        """The text of the review. Whatever takes long is done in threads and other processes."""
        if run.replay is None:
            replay = await asyncio.to_thread(Replay, run.table)
            run.tasks = await asyncio.to_thread(tasks_of, replay, run.plan)
            run.replay = replay  # last: a review that is stopped before begins with its tasks again
        for task in run.tasks[len(run.results) :]:
            if self.clock() - run.asked_at > self.settings.review_patience:
                return None
            began = time.monotonic()
            await self.add(run, await self.result(task))
            run.spent += time.monotonic() - began
        return await asyncio.to_thread(text_of, run.replay, run.results, run.plan)

    async def add(self, run: ReviewRun, result: Result) -> None:
        """Keep a result, a decision as clients show it, and now and then the curve."""
        assert run.replay is not None
        if isinstance(result, Judgement):
            run.found.append(await asyncio.to_thread(decision_text, run.replay, result))
        run.results.append(result)
        if isinstance(result, LedgerEntry) and len(run.results) % CURVE_RESULTS == 0:
            run.curve = await asyncio.to_thread(curve_texts, run.replay, run.results)

    async def result(self, task: Task, attempts: int = ATTEMPTS) -> Result:
        try:
            return await self.pool.run(task)
        except BrokenExecutor:
            if attempts == 1:
                raise
            return await self.result(task, attempts - 1)

    async def close(self) -> None:
        for run in self.runs.values():
            await cancel(run)
        self.pool.close()


def check_reviewable(table: Table) -> None:
    """Refuse a game that cannot be reviewed."""
    if table.game.id not in games_with_policies():
        raise NotNow("server-no-review", game=table.game.id)
    if table.seats in table.game.without_choice:
        raise NotNow("review-no-choice")


def reviewable_seats(game: Game) -> list[int]:
    """The numbers of players with which a finished game can be reviewed."""
    if game.id not in games_with_policies():
        return []
    return [seats for seats in game.seats if seats not in game.without_choice]


def text_of(replay: Replay, results: list[Result], plan: Plan) -> bytes:
    return content_of(assemble(replay, results, plan))


def decision_text(replay: Replay, judgement: Judgement) -> Raw:
    return raw_text(decision_of(replay, judgement))


def curve_texts(replay: Replay, results: list[Result]) -> list[Raw]:
    return [raw_text(point) for point in curve_so_far(replay, results)]


def raw_text(part: object) -> Raw:
    """A part of a review as its file writes it."""
    data = data_of(rounded(part))
    return Raw(json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode())


def content_of(review: Review) -> bytes:
    return review_text(review).rstrip().encode()


def with_judgements(content: bytes) -> bytes | None:
    """A kept review as this server writes it; None where it is of other rules, or unreadable."""
    try:
        return content_of(review_from_text(content.decode()))
    except (Refusal, UnicodeError):
        return None


async def cancel(run: ReviewRun) -> None:
    if run.work is not None:
        run.work.cancel()
        await asyncio.gather(run.work, return_exceptions=True)
