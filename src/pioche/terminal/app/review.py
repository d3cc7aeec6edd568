"""The review of a finished game: its progress, then its findings."""

from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widget import Widget
from textual.widgets import Static

from pioche.review.replay import Replay
from pioche.review.review_data import Review
from pioche.table.table import Table
from pioche.terminal.app.base import Key, KeyBar, WordedScreen
from pioche.terminal.app.drill import DrillScreen
from pioche.terminal.app.review_drawing import draw_curves, draw_ledger, progress_bar
from pioche.terminal.review_job import ReviewJob, kept_review, review_job
from pioche.terminal.review_report import ReviewReport
from pioche.terminal.session import POLL_SECONDS
from pioche.words.spell import spell_refusal

BAR: Final = 40
# The sheet's edges and padding.
EDGES: Final = 12
WIDEST: Final = 110


class ReviewScreen(WordedScreen[None]):
    """Computes in the background, or opens the kept review; Escape stops and goes back."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "back", show=False),
        Binding("enter", "drill", show=False),
    ]

    def __init__(self, table: Table, record: Path | None) -> None:
        super().__init__()
        self.table = table
        self.record = record
        self.job: ReviewJob | None = None
        self.report: ReviewReport | None = None

    def compose(self) -> ComposeResult:
        """A sheet that scrolls; first it shows the progress."""
        with VerticalScroll(classes="sheet tall-sheet review-sheet") as sheet:
            sheet.border_title = self.say("terminal-review-title")
            yield Static("", id="review-progress", classes="sentence", markup=False)
        yield KeyBar(*self.keys(), id="keys")

    def keys(self) -> list[Key]:
        """Scroll, drills where there are any, back."""
        drills = self.report is not None and bool(self.report.review.drills)
        enter, escape = self.say("terminal-key-enter"), self.say("terminal-key-escape")
        offer = [Key(enter, self.say("terminal-drill-offer"), "drill")] if drills else []
        back = "terminal-key-back" if self.report else "terminal-review-stop"
        return [
            Key("↑ ↓", self.say("terminal-key-scroll"), ""),
            *offer,
            Key(escape, self.say(back), "back"),
        ]

    async def on_mount(self) -> None:
        """Open the kept review, or begin to compute."""
        kept = kept_review(self.table, self.record)
        if kept is not None:
            await self.show(kept, Replay(self.table))
            return
        self.job = review_job(self.table, self.record)
        self.job.start()
        self.set_interval(POLL_SECONDS, self.poll)

    async def poll(self) -> None:
        """Show the progress; once it is done, the review."""
        job = self.job
        if job is None or self.report is not None:
            return
        if job.running:
            self.tell_progress(job)
        elif job.review is not None and job.replay is not None:
            await self.show(job.review, job.replay)
        else:
            self.query_one("#review-progress", Static).update(self.say("terminal-review-failed"))

    def tell_progress(self, job: ReviewJob) -> None:
        line = self.say("terminal-review-working", percent=job.percent)
        bar = progress_bar(job.done, job.of, BAR)
        self.query_one("#review-progress", Static).update(f"{line}\n{bar}")

    async def show(self, review: Review, replay: Replay) -> None:
        """Replace the progress by the review."""
        self.report = ReviewReport(self.words, review, replay)
        sheet = self.query_one(VerticalScroll)
        await sheet.remove_children()
        await sheet.mount(*self.parts(self.report))
        self.query_one(KeyBar).show(*self.keys())
        sheet.focus()

    def parts(self, report: ReviewReport) -> Iterator[Widget]:
        """Ledger, curves, turning points, decisions, and where the file is."""
        width = min(self.app.size.width, WIDEST) - EDGES
        yield self.heading("terminal-review-ledger")
        yield Static(draw_ledger(report), classes="help-line")
        yield self.line(self.say("terminal-review-explained"))
        yield self.heading("terminal-review-curve")
        yield Static(draw_curves(report, width), classes="help-line")
        for number, turn in enumerate(report.turning_points(), start=1):
            yield self.line(self.say("terminal-choice-number", number=number, label=turn))
        title, *decisions = report.decision_lines()
        yield Static(title, classes="help-heading", markup=False)
        yield from map(self.line, [*decisions, *self.kept()])

    def kept(self) -> list[str]:
        """Where a new review was kept, or why it could not be."""
        if self.job is not None and self.job.kept is not None:
            return [self.say("terminal-review-kept", path=str(self.job.kept))]
        if self.job is not None and self.job.trouble is not None:
            why = spell_refusal(self.words, self.job.trouble)
            return [self.say("terminal-review-not-kept", why=why)]
        return []

    def heading(self, key: str) -> Static:
        return Static(self.say(key), classes="help-heading", markup=False)

    def line(self, sentence: str) -> Static:
        return Static(sentence, classes="help-line", markup=False)

    def action_drill(self) -> None:
        """Try the worst moments again."""
        report = self.report
        if report is not None and report.replay is not None and report.review.drills:
            self.app.push_screen(DrillScreen(report, report.replay))

    def action_back(self) -> None:
        """Stop, if it is still computing, and go back."""
        self.dismiss(None)

    def on_unmount(self) -> None:
        """Leaving the screen stops the computation."""
        if self.job is not None:
            self.job.stop()
