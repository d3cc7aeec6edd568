"""The review of a finished game on the whole screen: progress, figures, decisions, drills."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import ClassVar, Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widget import Widget
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from pioche.review.replay import Replay
from pioche.review.report import ReviewReport
from pioche.review.review_data import Review, thinned
from pioche.review.review_file import kept_review
from pioche.table.table import Table
from pioche.terminal import phrases
from pioche.terminal.app.base import Key, KeyBar, WordedScreen
from pioche.terminal.boards import board_of
from pioche.terminal.choices import Choice
from pioche.terminal.review import Drill, ReviewJob, review_job
from pioche.terminal.session import POLL_SECONDS
from pioche.words.spell import spell_refusal

# Each an eighth of a cell higher.
EIGHTHS: Final = " ▁▂▃▄▅▆▇█"
FULL: Final = "█"
LEFT: Final = "▓"
AXIS: Final = "│"
HALF_BAR: Final = 10
CURVE_ROWS: Final = 2
# The width of the figures at both ends of a curve.
SIDES: Final = 12
NARROWEST: Final = 10
GOOD: Final = "green"
BAD: Final = "red"


def draw_ledger(report: ReviewReport) -> RenderableType:
    """For each player the change from start to end, and its parts."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for _ in range(3):
        grid.add_column()
    seats = range(len(report.names))
    largest = max(abs(change) for seat in seats for change in report.changes(seat).values())
    for seat in seats:
        name = Text(report.names[seat], "bold")
        grid.add_row(name, report.before_after(seat), f"± {report.margin(seat)}")
        for part, change in report.changes(seat).items():
            label = Text(f"  {report.words.say(f'terminal-review-{part}')}")
            clear = change if report.is_clear(seat, part) else 0.0
            grid.add_row(label, draw_bar(clear, largest), report.part(seat, part))
    return grid


def draw_bar(change: float, largest: float) -> Text:
    """One part of a change; the line in the middle has no colour."""
    bar = Text(change_bar(change, largest, HALF_BAR), BAD if change < 0 else GOOD)
    bar.stylize("white", HALF_BAR, HALF_BAR + 1)
    return bar


def draw_curves(report: ReviewReport, width: int) -> RenderableType:
    """A curve for each player; numbers below them are the turning points."""
    longest = max(len(name) for name in report.names)
    room = max(NARROWEST, width - longest - SIDES)
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for _ in range(4):
        grid.add_column(no_wrap=True, vertical="bottom")
    for seat, name in enumerate(report.names):
        shares = report.shares(seat, room)
        rows = Text("\n".join(curve(shares, CURVE_ROWS)), line_style(report, seat))
        grid.add_row(name, edge(report, shares[0]), rows, edge(report, shares[-1]))
    steps = [point.step for point in thinned(report.review.curve, room)]
    columns = [bisect_right(steps, turn.step) for turn in report.turns()]
    grid.add_row("", "", marker_row(columns, room), "")
    return grid


def line_style(report: ReviewReport, seat: int) -> str:
    """People stand out."""
    return "yellow" if seat in report.review.people else "cyan"


def edge(report: ReviewReport, share: float) -> Text:
    """The first or last figure of a curve."""
    return Text(report.share(share), justify="right")


def change_bar(change: float, largest: float, half: int) -> str:
    """A bar from the middle: to the right a gain, to the left a loss."""
    cells = round(min(1.0, abs(change) / largest) * half) if largest > 0 else 0
    left = LEFT * cells if change < 0 else ""
    right = FULL * cells if change > 0 else ""
    return f"{left:>{half}}{AXIS}{right:<{half}}"


def progress_bar(done: int, of: int, width: int) -> str:
    cells = width * done // max(1, of)
    return FULL * cells + "░" * (width - cells)


def curve(values: Sequence[float], rows: int = 1) -> list[str]:
    """Values from 0 to 1 as columns over some rows, the highest row first."""
    levels = [round(value * rows * (len(EIGHTHS) - 1)) for value in values]
    return ["".join(cell(level, row) for level in levels) for row in reversed(range(rows))]


def cell(level: int, row: int) -> str:
    """The part of a column of that height in a row; the lowest row is never empty."""
    most = len(EIGHTHS) - 1
    filled = min(most, max(0, level - row * most))
    return EIGHTHS[max(filled, 1) if row == 0 else filled]


def marker_row(columns: Sequence[int], width: int) -> str:
    """Numbers from one on below columns; where two share one, the first is written."""
    row = [" "] * width
    for number, column in reversed(list(enumerate(columns, start=1))):
        row[min(column, width - 1)] = str(number)
    return "".join(row).rstrip()


# Lines around the board besides the moves: title, question and keys.
AROUND: Final = 4
LEAST_BOARD: Final = 6
# The part of the screen that moves may take, as the style sheet has it.
MOVES_PART: Final = 0.4
# With at most this many moves a digit chooses at once.
DIGITS: Final = 9


class DrillScreen(WordedScreen[None]):
    """One position after the other; Escape goes back to the review."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", show=False),
        Binding("enter", "next", show=False),
    ]

    def __init__(self, report: ReviewReport, replay: Replay) -> None:
        super().__init__()
        self.report = report
        self.replay = replay
        self.drill = Drill(report, replay, 0)
        self.answered = False
        self.found = 0

    def compose(self) -> ComposeResult:
        """The board as its player saw it, the question, and the choices."""
        yield Static(self.drill.title, id="status", markup=False)
        with VerticalScroll(id="drill-board"):
            scene = self.drill.scene(self.board_lines, self.app.size.width - 2, signs=True)
            yield Static(board_of(scene.game.id).draw(scene))
        yield Static(self.drill.question, id="drill-question", markup=False)
        lines = [phrases.choice_line(self.words, choice) for choice in self.choices]
        yield OptionList(*(Option(line) for line in lines), id="drill-moves", markup=False)
        with VerticalScroll(id="drill-answer"):
            yield Static("", markup=False)
        yield KeyBar(*self.keys(), id="keys")

    @property
    def board_lines(self) -> int:
        height = self.app.size.height
        moves = min(len(self.choices), int(height * MOVES_PART))
        return max(LEAST_BOARD, height - AROUND - moves)

    @property
    def choices(self) -> list[Choice]:
        return self.drill.choices()

    def keys(self) -> list[Key]:
        label = "terminal-drill-next" if self.answered else "terminal-key-choose"
        return [
            Key(self.say("terminal-key-enter"), self.say(label), "next"),
            Key(self.say("terminal-key-escape"), self.say("terminal-key-back"), "back"),
        ]

    def on_key(self, event: events.Key) -> None:
        """A letter chooses, and so does a digit where there are few moves."""
        sign, choices = event.character or "", self.choices
        few = len(choices) <= DIGITS
        found = [
            each for each in choices if sign == each.letter or (few and sign == str(each.number))
        ]
        if sign and found and not self.answered:
            event.stop()
            self.answer(found[0].move)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.answer(self.choices[event.option_index].move)

    def answer(self, move: int) -> None:
        """Show the value of each move, and why."""
        self.answered = True
        drill = self.drill
        self.found += drill.is_found(move)
        lines = [drill.verdict(move), *drill.value_lines(move), *drill.reasons(), *self.tally()]
        self.query_one("#drill-answer Static", Static).update("\n".join(lines))
        self.query_one("#drill-answer").add_class("-on")
        self.query_one(OptionList).display = False
        self.query_one(KeyBar).show(*self.keys())
        self.query_one("#drill-answer").focus()

    def tally(self) -> list[str]:
        """How many were found, after the last one."""
        if self.drill.number + 1 < self.drill.of:
            return []
        return ["", self.say("terminal-drill-tally", found=self.found, of=self.drill.of)]

    async def action_next(self) -> None:
        """The next position; after the last one, back to the review."""
        if not self.answered:
            self.query_one(OptionList).action_select()
        elif self.drill.number + 1 < self.drill.of:
            self.drill = Drill(self.report, self.replay, self.drill.number + 1)
            self.answered = False
            await self.recompose()
            self.query_one(OptionList).focus()
        else:
            self.action_back()

    def action_back(self) -> None:
        self.dismiss(None)


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
