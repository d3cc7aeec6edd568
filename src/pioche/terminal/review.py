"""Reviews in the terminal: computed in the background, and their drills."""

import os
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from pioche.bots.margins import percent
from pioche.core.refusals import Refusal
from pioche.processes import starting_processes
from pioche.review.replay import Replay
from pioche.review.report import ReviewReport
from pioche.review.review_data import WORSE, Decision, Review, Verdict
from pioche.review.review_file import review_path, write_review
from pioche.review.run import Progress, review_game
from pioche.table.table import Table
from pioche.terminal import phrases
from pioche.terminal.boards import Scene
from pioche.terminal.choices import Choice, choices_among

# The last argument says whether to stop.
Compute = Callable[[Replay, Progress, Callable[[], bool]], Review | None]


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


class Drill:
    """One position: the view of its player, the choices, and the value of each."""

    def __init__(self, report: ReviewReport, replay: Replay, number: int) -> None:
        self.report = report
        self.words = report.words
        self.number = number
        self.of = len(report.review.drills)
        self.decision: Decision = report.review.decisions[report.review.drills[number]]
        self.position = replay.by_step[self.decision.step]
        self.view = replay.view(self.decision.step, self.decision.seat)

    @property
    def title(self) -> str:
        """Its number, the moment, and whose view it is."""
        return self.words.say(
            "terminal-drill-title",
            number=self.number + 1,
            of=self.of,
            where=self.report.where(self.decision.step),
            name=self.report.names[self.decision.seat],
        )

    @property
    def question(self) -> str:
        return phrases.stage_question(self.words, self.report.game, self.view)

    def scene(self, lines: int = 40, columns: int = 100, signs: bool = False) -> Scene:
        """The table as the player saw it."""
        report = self.report
        return Scene(
            self.words,
            report.game,
            self.view,
            report.names,
            lines,
            columns,
            signs,
            self.position.at,
        )

    def choices(self) -> list[Choice]:
        """The choices in the order of the rules, which does not give the best away."""
        game = self.report.game
        moves = sorted(game.moves.parse(value.move) for value in self.decision.moves)
        return choices_among(self.words, game, moves, self.report.names)

    def verdict(self, move: int) -> str:
        """The review's verdict on a move."""
        text = self.report.game.moves.text(move)
        verdict = self.decision.verdict(self.decision.value_of(text))
        return self.words.say(
            f"terminal-drill-{verdict.verdict}",
            move=self.report.move(text),
            best=self.report.move(self.decision.best),
            loss=percent(verdict.loss),
        )

    def reasons(self) -> list[str]:
        """Why the best move is better than the played one."""
        return self.report.reasons(self.decision)

    def is_found(self, move: int) -> bool:
        """Whether a move is the best, or about as good."""
        text = self.report.game.moves.text(move)
        return self.decision.verdict(self.decision.value_of(text)).verdict != WORSE

    def value_lines(self, move: int) -> list[str]:
        """The value of each move, the best first."""
        return [self.value_line(each, self.notes(each, move)) for each in self.decision.verdicts]

    def notes(self, verdict: Verdict, move: int) -> list[str]:
        """Remarks on a move: the best, the chosen, the played."""
        notes = {
            "best": verdict.move == self.decision.best,
            "chosen": verdict.move == self.report.game.moves.text(move),
            "played": verdict.move == self.decision.played,
        }
        return [
            self.words.say(f"terminal-drill-{note}-note") for note, true in notes.items() if true
        ]

    def value_line(self, verdict: Verdict, notes: Sequence[str]) -> str:
        value = self.decision.value_of(verdict.move)
        return self.words.say(
            "terminal-drill-value",
            move=self.report.move(verdict.move),
            percent=percent(verdict.share),
            error=value.margin,
            points=round(value.points, 1),
            notes=", ".join(notes) or "none",
        )
