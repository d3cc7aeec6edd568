"""The plots of compared options: a row for each set of them, a column for each bot."""

from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from matplotlib.axes import Axes
from matplotlib.figure import FigureBase

from pioche.lab.figures import Figures
from pioche.lab.plot_style import (
    LEAST_RANGE,
    SOFT,
    WIDTH,
    Picture,
    colour,
    draw_interval,
    draw_reference,
    name_rows,
    name_values,
    shortened,
    styled,
    widen,
)
from pioche.lab.simulate_report import PERCENT, change_name, change_shown, title_of
from pioche.lab.simulation import Simulation
from pioche.lab.simulation_plots import OVERVIEW, bot_names, head, spelled
from pioche.lab.summary import Fared, Mean, summaries
from pioche.words import Words

# Inches: what stands above and below the rows, a row, what stands left of the columns, a column.
FRAME: Final = 1.6
ROW: Final = 0.42
MARGIN: Final = 1.6
COLUMN: Final = 2.3


@dataclass(frozen=True)
class Dot:
    """A value with its interval, and how it is told in figures where it is."""

    low: float
    high: float
    value: float
    told: str = ""


@dataclass(frozen=True)
class Panel:
    """One plot: rows of dots, column by column, beside a line to compare with."""

    name: str
    rows: list[str]
    columns: dict[str, list[Dot]]
    reference: float | None
    least: float = 0.0

    @property
    def height(self) -> float:
        return FRAME + ROW * len(self.rows)


class SweepPlots:
    """The plots of one simulation that compares options, in one language."""

    def __init__(self, plan: Simulation, figures: Figures, words: Words) -> None:
        self.plan = plan
        self.found = summaries(plan, figures)
        self.words = words
        self.names = bot_names(plan, words)

    def panels(self) -> list[Panel]:
        rows = [change_name(summary) for summary in self.found]
        parity = 1 / len(self.names) if len(self.names) > 1 else None
        lengths = {"": [mean_dot(summary.length.decisions) for summary in self.found]}
        return [
            Panel("compared", rows, self.shares(), parity, LEAST_RANGE),
            Panel("wins-change", rows[1:], self.share_changes(), 0.0, LEAST_RANGE * PERCENT / 2),
            Panel("points-change", rows[1:], self.point_changes(), 0.0),
            Panel("decisions", rows, lengths, None),
        ]

    def shares(self) -> dict[str, list[Dot]]:
        return {
            name: [share_dot(summary.bots[bot]) for summary in self.found]
            for bot, name in enumerate(self.names)
        }

    def share_changes(self) -> dict[str, list[Dot]]:
        return {
            name: [self.change_dot(one.differences[bot].share, PERCENT) for one in self.found[1:]]
            for bot, name in enumerate(self.names)
        }

    def point_changes(self) -> dict[str, list[Dot]]:
        return {
            name: [self.change_dot(one.differences[bot].points, 1) for one in self.found[1:]]
            for bot, name in enumerate(self.names)
        }

    def change_dot(self, mean: Mean, unit: int) -> Dot:
        return mean_dot(mean, unit, change_shown(mean, unit, self.words))

    def spell(self, panel: Panel, value: float) -> str:
        if panel.name == "compared":
            return self.words.say("plot-percent", share=round(PERCENT * value, 1))
        return spelled(self.words, value)

    # As pictures

    def names_of_pictures(self) -> list[str]:
        return [OVERVIEW, *(panel.name for panel in self.panels())]

    def picture(self, name: str) -> Picture:
        """One of them, or the overview of all, one above the other."""
        panels = [panel for panel in self.panels() if name in (OVERVIEW, panel.name)]
        heights = [panel.height for panel in panels]
        width = max(WIDTH, MARGIN + COLUMN * max(len(panel.columns) for panel in panels))
        with styled():
            picture = Picture(figsize=(width, sum(heights)))
            parts = picture.subfigures(len(panels), 1, height_ratios=heights, squeeze=False)
            for panel, part in zip(panels, parts[:, 0], strict=True):
                self.draw(panel, part)
            head(picture, self.words.say("plot-compared-title", title=self.title()))
            return picture

    def title(self) -> str:
        return title_of(self.plan, self.found[0], self.words)

    def draw(self, panel: Panel, part: FigureBase) -> None:
        """All columns over the same range, so that they can be compared."""
        first = change_name(self.found[0])
        title = self.words.say(f"plot-{panel.name}", first=first)
        part.suptitle(title, x=0.01, ha="left", fontsize=12, fontweight="bold")
        grid = part.subplots(1, len(panel.columns), sharey=True, sharex=True, squeeze=False)
        for place, (name, dots) in enumerate(panel.columns.items()):
            self.draw_column(panel, grid[0][place], name, dots)
        widen(grid[0][0], panel.least)

    def draw_column(self, panel: Panel, axes: Axes, name: str, dots: list[Dot]) -> None:
        axes.set_title(shortened(name), fontsize=10, fontweight="normal", pad=6)
        if panel.reference is not None:
            draw_reference(axes, panel.reference)
        for row, dot in enumerate(dots):
            draw_interval(axes, row, (dot.low, dot.high), dot.value, colour(0))
            if dot.told:
                draw_told(axes, row, dot)
        name_rows(axes, panel.rows)
        axis = self.words.say(f"plot-{panel.name}-axis")
        name_values(
            axes, axis if name == next(iter(panel.columns)) else "", partial(self.spell, panel)
        )


def share_dot(fared: Fared) -> Dot:
    return Dot(fared.low, fared.high, fared.share)


def mean_dot(mean: Mean, unit: int = 1, told: str = "") -> Dot:
    value, error = unit * mean.mean, unit * (mean.error or 0.0)
    return Dot(value - error, value + error, value, told)


def draw_told(axes: Axes, row: int, dot: Dot) -> None:
    """In figures, above the dot."""
    place: dict[str, Any] = {"ha": "center", "va": "bottom", "textcoords": "offset points"}
    told = axes.annotate(dot.told, (dot.value, row), (0, 6), color=SOFT, fontsize=8, **place)
    told.set_bbox({"facecolor": "white", "edgecolor": "none", "pad": 0.5})
