"""The figures of a review in characters: a ledger of bars, and the chances over the game."""

from bisect import bisect_right
from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from pioche.review.review_data import thinned
from pioche.terminal.review_report import ReviewReport

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
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(3):
        grid.add_column()
    seats = range(len(report.names))
    largest = max(abs(change) for seat in seats for change in report.changes(seat).values())
    for seat in seats:
        name = Text(report.names[seat], "bold")
        grid.add_row(name, report.before_after(seat), f"± {report.margin(seat)}")
        for part, change in report.changes(seat).items():
            label = Text(f"  {report.words.say(f'terminal-review-{part}')}")
            grid.add_row(label, draw_bar(change, largest), report.change(change))
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
    grid = Table.grid(padding=(0, 1, 0, 0))
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
