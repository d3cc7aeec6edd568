"""The figures of a review, drawn: a ledger of bars, and everybody's chance over the game."""

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from pioche.terminal.review_chart import change_bar, curve, curve_columns, marker_row
from pioche.terminal.review_report import ReviewReport

HALF_BAR: Final = 10
CURVE_ROWS: Final = 2
# What stands beside a curve: how it begins and how it ends.
SIDES: Final = 12
NARROWEST: Final = 10
GOOD: Final = "green"
BAD: Final = "red"


def draw_ledger(report: ReviewReport) -> RenderableType:
    """For each player the change from start to end, and the parts that it is made of."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(3):
        grid.add_column()
    largest = max(abs(change) for seat in seats(report) for _, change in report.changes(seat))
    for seat in seats(report):
        name = Text(report.names[seat], "bold")
        grid.add_row(name, report.before_after(seat), f"± {report.error(seat)}")
        for label, change in report.changes(seat):
            grid.add_row(Text(f"  {label}"), draw_bar(change, largest), report.change(change))
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
    for seat in seats(report):
        shares = report.shares(seat)
        rows = Text("\n".join(curve(shares, room, CURVE_ROWS)), line_style(report, seat))
        grid.add_row(report.names[seat], edge(report, shares[0]), rows, edge(report, shares[-1]))
    columns = curve_columns(
        [place + 1 for place, _ in report.turns()], len(report.review.curve), room
    )
    grid.add_row("", "", marker_row(columns, room), "")
    return grid


def line_style(report: ReviewReport, seat: int) -> str:
    """People stand out."""
    return "yellow" if seat in report.people else "cyan"


def edge(report: ReviewReport, share: float) -> Text:
    """How a curve begins or ends."""
    return Text(report.share(share), justify="right")


def seats(report: ReviewReport) -> range:
    return range(len(report.names))
