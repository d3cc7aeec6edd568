"""The figures of a review in characters: bars to both sides of nothing, and curves."""

from collections.abc import Sequence
from typing import Final

# An eighth more of a cell each.
EIGHTHS: Final = " ▁▂▃▄▅▆▇█"
FULL: Final = "█"
LEFT: Final = "▓"
AXIS: Final = "│"


def change_bar(change: float, largest: float, half: int) -> str:
    """A bar from the middle: to the right what was won, to the left what was lost."""
    cells = round(min(1.0, abs(change) / largest) * half) if largest > 0 else 0
    left = LEFT * cells if change < 0 else ""
    right = FULL * cells if change > 0 else ""
    return f"{left:>{half}}{AXIS}{right:<{half}}"


def progress_bar(done: int, of: int, width: int) -> str:
    """How much is done."""
    cells = width * done // max(1, of)
    return FULL * cells + "░" * (width - cells)


def curve(values: Sequence[float], width: int, rows: int = 1) -> list[str]:
    """Values from 0 to 1 as columns, so many rows high, the highest row first."""
    levels = [round(value * rows * (len(EIGHTHS) - 1)) for value in resampled(values, width)]
    return ["".join(cell(level, row) for level in levels) for row in reversed(range(rows))]


def cell(level: int, row: int) -> str:
    """What a column of that height shows in a row; the lowest is never empty."""
    most = len(EIGHTHS) - 1
    filled = min(most, max(0, level - row * most))
    return EIGHTHS[max(filled, 1) if row == 0 else filled]


def resampled(values: Sequence[float], width: int) -> list[float]:
    """As many values as there are columns, fewer where there are fewer.

    The first and the last are as they are; of those that share a column the one is shown that
    differs most from the column before: a moment that changed everything is not lost.
    """
    if len(values) <= width:
        return list(values)
    shown = [values[0]]
    for column in range(1, width - 1):
        shared = values[first_place(column, width, values) : first_place(column + 1, width, values)]
        shown.append(max(shared, key=lambda value: abs(value - shown[-1])))
    return [*shown, values[-1]]


def first_place(column: int, width: int, values: Sequence[float]) -> int:
    """The first of the values that share a column."""
    return -(-column * len(values) // width)


def curve_columns(places: Sequence[int], count: int, width: int) -> list[int]:
    """In which columns these of so many values are shown."""
    return [place if count <= width else place * width // count for place in places]


def marker_row(columns: Sequence[int], width: int) -> str:
    """Numbers from one on below columns; where two share one, the first is written."""
    row = [" "] * width
    for number, column in reversed(list(enumerate(columns, start=1))):
        row[min(column, width - 1)] = str(number)
    return "".join(row).rstrip()
