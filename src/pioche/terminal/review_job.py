"""A review under way: a thread waits for the processes that compute it, and keeps the result."""

import os
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from pioche.core.refusals import Refusal
from pioche.review.review_data import Review
from pioche.review.review_file import write_review
from pioche.review.run import review_table
from pioche.table.table import Table
from pioche.terminal.processes import starting_processes
from pioche.terminal.review_files import review_path

# What computes: it tells how much is done of how much, and asks whether it shall stop.
Progress = Callable[[int, int], None]
Compute = Callable[[Table, Progress, Callable[[], bool]], Review | None]


def review_job(table: Table, record: Path | None) -> "ReviewJob":
    """A review of this game by as many processes as are free."""
    return ReviewJob(table, record, compute_review)


def compute_review(table: Table, progress: Progress, stop: Callable[[], bool]) -> Review | None:
    """In other processes even where there is one core: the screen goes on meanwhile."""
    jobs = max(2, os.cpu_count() or 1)
    with starting_processes():
        return review_table(table, jobs=jobs, progress=progress, stop=stop)


@dataclass
class ReviewJob:
    """One review; whoever waits for it looks now and then."""

    table: Table
    record: Path | None
    compute: Compute
    done: int = 0
    of: int = 0
    review: Review | None = None
    kept: Path | None = None
    trouble: Refusal | None = None  # why it could not be kept
    failed: bool = False
    halt: threading.Event = field(default_factory=threading.Event)
    thread: threading.Thread | None = None

    def start(self) -> None:
        """Begin; the program may end meanwhile."""
        self.thread = threading.Thread(target=self.work, daemon=True)
        self.thread.start()

    @property
    def running(self) -> bool:
        return self.thread is not None and self.thread.is_alive()

    @property
    def percent(self) -> int:
        return 100 * self.done // max(1, self.of)

    def wait(self, seconds: float) -> None:
        """Until it has ended, but no longer than this."""
        if self.thread is not None:
            self.thread.join(seconds)

    def stop(self) -> None:
        """No more of it."""
        self.halt.set()

    def work(self) -> None:
        """Compute and keep; whatever goes wrong there must not end the program here."""
        try:
            self.review = self.compute(self.table, self.note, self.halt.is_set)
        except Exception:
            self.failed = True
        if self.review is not None:
            self.keep(self.review)

    def note(self, done: int, of: int) -> None:
        self.done, self.of = done, of

    def keep(self, review: Review) -> None:
        """Beside the record, where there is one."""
        if self.record is None:
            return
        try:
            write_review(review, review_path(self.record))
            self.kept = review_path(self.record)
        except Refusal as refusal:
            self.trouble = refusal
