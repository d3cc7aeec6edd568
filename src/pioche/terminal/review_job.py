"""Reviews of games on this computer: computed in the background, kept beside their records."""

import os
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from pioche.bots.expert import games_with_policies
from pioche.core.refusals import Refusal
from pioche.review.replay import Replay
from pioche.review.review_data import Review
from pioche.review.review_file import EXTENSION, read_review, write_review
from pioche.review.run import Progress, record_digest, review_game
from pioche.table.record import EXTENSION as RECORD_EXTENSION
from pioche.table.table import Table
from pioche.terminal.processes import starting_processes

# The last argument says whether to stop.
Compute = Callable[[Replay, Progress, Callable[[], bool]], Review | None]


def can_review(table: Table) -> bool:
    """Whether the game is over and has policies to play it on."""
    return table.over and table.game.id in games_with_policies()


def review_path(record: Path) -> Path:
    """Where the review of a record is kept."""
    return record.with_name(record.name.removesuffix(RECORD_EXTENSION) + EXTENSION)


def kept_review(table: Table, record: Path | None) -> Review | None:
    """The kept review of this very game; an unreadable one counts as none."""
    if record is None or not review_path(record).exists():
        return None
    try:
        review = read_review(review_path(record))
    except Refusal:
        return None
    return review if review.record == record_digest(table) else None


def review_job(table: Table, record: Path | None) -> "ReviewJob":
    """A review of this game by all processors."""
    return ReviewJob(table, record, compute_review)


def compute_review(replay: Replay, progress: Progress, stop: Callable[[], bool]) -> Review | None:
    """Compute in other processes, even with one processor: the screen stays responsive."""
    jobs = max(2, os.cpu_count() or 1)
    with starting_processes():
        return review_game(replay, jobs=jobs, progress=progress, stop=stop)


@dataclass
class ReviewJob:
    """A review under way in a thread; screens poll it."""

    table: Table
    record: Path | None
    compute: Compute
    replay: Replay | None = None
    done: int = 0
    of: int = 0
    review: Review | None = None
    kept: Path | None = None
    trouble: Refusal | None = None  # why it could not be kept
    failed: bool = False
    halt: threading.Event = field(default_factory=threading.Event)
    thread: threading.Thread | None = None

    def start(self) -> None:
        self.thread = threading.Thread(target=self.work, daemon=True)
        self.thread.start()

    @property
    def running(self) -> bool:
        return self.thread is not None and self.thread.is_alive()

    @property
    def percent(self) -> int:
        return 100 * self.done // max(1, self.of)

    def wait(self, seconds: float) -> None:
        """Wait for the end, at most this long."""
        if self.thread is not None:
            self.thread.join(seconds)

    def stop(self) -> None:
        self.halt.set()

    def work(self) -> None:
        """Compute and keep; an error there must not end the program here."""
        try:
            self.replay = Replay(self.table)
            self.review = self.compute(self.replay, self.note, self.halt.is_set)
        except Exception:
            self.failed = True
        if self.review is not None:
            self.keep(self.review)

    def note(self, done: int, of: int) -> None:
        self.done, self.of = done, of

    def keep(self, review: Review) -> None:
        """Write the review beside the record, where there is one."""
        if self.record is None:
            return
        try:
            write_review(review, review_path(self.record))
            self.kept = review_path(self.record)
        except Refusal as refusal:
            self.trouble = refusal
