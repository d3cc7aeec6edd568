"""Tables of figures as text and as HTML, for whoever looks at a result in Python."""

from html import escape
from io import StringIO
from typing import Final

from rich.console import Console
from rich.table import Table as Grid

# As wide as notebooks and usual terminals are.
COLUMNS: Final = 100
RIGHT: Final = ' style="text-align: right"'


def as_text(grids: list[Grid], lines: list[str]) -> str:
    """What the command prints."""
    written = StringIO()
    console = Console(file=written, width=COLUMNS, color_system=None, force_jupyter=False)
    for part in [*grids, *lines]:
        console.print(part, highlight=False, markup=False)
    return written.getvalue().rstrip()


def as_html(grids: list[Grid], lines: list[str]) -> str:
    """The same as tables of a page."""
    return "".join([*map(table, grids), *(f"<p>{escape(line)}</p>" for line in lines)])


def table(grid: Grid) -> str:
    title = f"<caption>{escape(str(grid.title))}</caption>" if grid.title else ""
    head = "".join(f"<th{RIGHT}>{escape(str(column.header))}</th>" for column in grid.columns)
    rows = zip(*(list(column.cells) for column in grid.columns), strict=True)
    body = "".join(f"<tr>{''.join(map(cell, row))}</tr>" for row in rows)
    return f"<table>{title}<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def cell(text: object) -> str:
    return f"<td{RIGHT}>{escape(str(text))}</td>"
