"""The style of all plots: colours, fonts, lines, and the class of figures.

Colours are those of Okabe and Ito, which people who confuse colours tell apart; no plot needs
colour to be read. Letters in SVG stay letters, to be searched, copied and read aloud.
"""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from io import BytesIO
from math import isqrt
from textwrap import fill
from typing import Any, Final

from matplotlib import style
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

from pioche.lab.figures import Histogram

COLOURS: Final = (
    "#0072B2",
    "#D55E00",
    "#009E73",
    "#CC79A7",
    "#56B4E9",
    "#E69F00",
    "#555555",
    "#8C6D00",
)
INK: Final = "#222222"
SOFT: Final = "#666666"
LINE: Final = "#E3E3E3"
PARITY: Final = "#999999"
# Inches, and dots per inch.
WIDTH: Final = 7.2
DOTS: Final = 150
# The columns of a histogram: fewer where there are few games.
FEWEST_BINS: Final = 12
MOST_BINS: Final = 60
LONGEST_NAME: Final = 24
DOT_SIZE: Final = 7
TICKS: Final = 6
# The least width of an axis of shares, so that noise looks small.
LEAST_RANGE: Final = 0.1

SETTINGS: Final[dict[str, Any]] = {
    "font.family": "sans-serif",
    "font.sans-serif": ["DejaVu Sans", "sans-serif"],
    "font.size": 10,
    "text.color": INK,
    "axes.edgecolor": LINE,
    "axes.labelcolor": SOFT,
    "axes.titlecolor": INK,
    "axes.titlesize": 12,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.titlepad": 20,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "axes.axisbelow": True,
    "axes.grid": True,
    "axes.grid.axis": "x",
    "grid.color": LINE,
    "xtick.color": SOFT,
    "xtick.bottom": False,
    "ytick.color": INK,
    "ytick.left": False,
    "svg.fonttype": "none",
    # Equal plots give equal files.
    "svg.hashsalt": "pioche",
    "figure.facecolor": "white",
    "figure.dpi": DOTS,
    "figure.constrained_layout.use": True,
    "figure.constrained_layout.h_pad": 0.12,
    "figure.constrained_layout.w_pad": 0.12,
}


class Picture(Figure):
    """A figure that a notebook shows as PNG, whatever its settings."""

    def _repr_png_(self) -> bytes:
        return self.content("png")

    def content(self, kind: str) -> bytes:
        """The picture as the bytes of a file of this kind."""
        opened = BytesIO()
        metadata = {"Date": None} if kind == "svg" else {"Software": None}
        with styled():
            self.savefig(opened, format=kind, metadata=metadata, dpi=DOTS)
        return opened.getvalue()


def styled() -> AbstractContextManager[None]:
    """Our settings while something is drawn; a user's own settings stay as they are."""
    return style.context(["default", SETTINGS])


def colour(place: int) -> str:
    return COLOURS[place % len(COLOURS)]


def shortened(name: str) -> str:
    """The name in lines of `LONGEST_NAME` letters; a longer word is cut."""
    words = [
        word if len(word) <= LONGEST_NAME else f"{word[: LONGEST_NAME - 1]}…"
        for word in name.split(" ")
    ]
    return fill(" ".join(words), LONGEST_NAME, break_on_hyphens=False)


# Axes


def name_rows(axes: Axes, names: Sequence[str]) -> None:
    """A row for each name, from top to bottom."""
    axes.set_yticks(range(len(names)), [shortened(name) for name in names])
    axes.set_ylim(len(names) - 0.5, -0.5)


def name_values(axes: Axes, label: str, spell: Callable[[float], str], whole: bool = False) -> None:
    """The label of the x axis, and the text of its ticks, which may be whole numbers only."""
    axes.set_xlabel(label)
    ticks = MaxNLocator(TICKS, steps=[1, 2, 2.5, 5, 10], min_n_ticks=1, integer=whole)
    axes.xaxis.set_major_locator(ticks)
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: spell(value)))


def widen(axes: Axes, least: float) -> None:
    """Widen the x axis a little, and to the least width."""
    axes.margins(x=0.08)
    low, high = axes.get_xlim()
    missing = max(0.0, least - (high - low)) / 2
    axes.set_xlim(low - missing, high + missing)


# Marks


def draw_interval(
    axes: Axes, row: float, ends: tuple[float, float], value: float, ink: str
) -> None:
    """A dot, and a line from one end of its interval to the other."""
    axes.plot(ends, (row, row), color=ink, linewidth=2.5, solid_capstyle="round", zorder=3)
    axes.plot([value], [row], "o", color=ink, markersize=DOT_SIZE, zorder=4)


def draw_value(axes: Axes, row: float, text: str) -> None:
    """A text right of the row."""
    place: dict[str, Any] = {
        "transform": axes.get_yaxis_transform(),
        "va": "center_baseline",
        "clip_on": False,
    }
    axes.text(1.02, row, text, color=SOFT, fontsize=9, **place)


def draw_reference(axes: Axes, value: float, text: str = "") -> None:
    """A vertical reference line with a label above it."""
    axes.axvline(value, color=PARITY, linewidth=1.4, linestyle=(0, (4, 3)), zorder=1)
    if text:
        place: dict[str, Any] = {
            "transform": axes.get_xaxis_transform(),
            "ha": "center",
            "va": "bottom",
        }
        axes.text(value, 1.005, text, color=SOFT, fontsize=8.5, **place)


def binned(histogram: Histogram, limits: tuple[int, int]) -> tuple[list[float], list[float]]:
    """The edges of the columns, and the part of all values in each."""
    low, high = limits
    most = min(MOST_BINS, max(FEWEST_BINS, 2 * isqrt(histogram.total())))
    width = max(1, -(-(high - low + 1) // most))
    count = -(-(high - low + 1) // width)
    parts, total = [0.0] * count, max(1, histogram.total())
    for value, number in histogram.items():
        parts[(value - low) // width] += number / total
    return [low + width * column - 0.5 for column in range(count + 1)], parts
