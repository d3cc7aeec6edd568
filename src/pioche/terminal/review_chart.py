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
    """As many values as there are columns, evenly spread; fewer where there are fewer."""
    if len(values) <= width:
        return list(values)
    return [values[column_place(column, width, len(values))] for column in range(width)]


def column_place(column: int, width: int, count: int) -> int:
    """Which of so many values a column shows: the first and the last are always shown."""
    return round(column * (count - 1) / max(1, width - 1))


def curve_columns(places: Sequence[int], count: int, width: int) -> list[int]:
    """In which columns these of so many values are shown."""
    if count <= width:
        return list(places)
    return [round(place * (width - 1) / max(1, count - 1)) for place in places]


def marker_row(columns: Sequence[int], width: int) -> str:
    """Numbers from one on below columns; where two share one, the first is written."""
    row = [" "] * width
    for number, column in reversed(list(enumerate(columns, start=1))):
        row[min(column, width - 1)] = str(number)
    return "".join(row).rstrip()
