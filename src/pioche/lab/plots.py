"""The plots of simulations, of compared options and of tournaments, and their files."""

import os
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from matplotlib.axes import Axes
from matplotlib.figure import FigureBase

from pioche.bots.names import bot_title
from pioche.files import file_trouble, replace_file
from pioche.lab.chunks import make_folder
from pioche.lab.figures import Figures, Histogram
from pioche.lab.plot_style import (
    INK,
    LEAST_RANGE,
    SOFT,
    WIDTH,
    Picture,
    binned,
    colour,
    draw_interval,
    draw_reference,
    draw_value,
    name_rows,
    name_values,
    shortened,
    styled,
    widen,
)
from pioche.lab.simulate_report import (
    MOST_DIGITS,
    PERCENT,
    change_name,
    change_shown,
    digits_for,
    end_name,
    merged,
    title_of,
)
from pioche.lab.simulation import Simulation
from pioche.lab.summary import Mean, Performance, summaries
from pioche.lab.tournament import BotFigures, Tournament, TournamentFigures
from pioche.lab.tournament_report import tournament_title
from pioche.words import Words

# Heights in inches: the frame around the rows, a row, a tall row.
FRAME: Final = 1.5
ROW: Final = 0.42
TALL_ROW: Final = 0.75
OVERVIEW: Final = "overview"
# The part of a row of points that its columns fill.
FULL: Final = 0.9
# Values at either end that fewer than one game in this many has are left out.
RARE: Final = 500
# Least width of the axis of lengths, of ratings, of changes in shares of victory.
LEAST_DECISIONS: Final = 8
LEAST_RATINGS: Final = 100
LEAST_CHANGE: Final = LEAST_RANGE * PERCENT / 2
# Compared options, in inches: the frame around the rows, the margin left of the columns, a column.
SWEEP_FRAME: Final = 1.6
MARGIN: Final = 1.6
COLUMN: Final = 2.3
# Each plot is written as these kinds of files.
KINDS: Final = ("png", "svg")


@dataclass(frozen=True)
class Panel:
    """One plot: its file name, its height in inches, its function."""

    name: str
    height: float
    draw: Callable[[Axes], None]


class Plots:
    """The plots of one simulation in one language."""

    def __init__(self, plan: Simulation, figures: Figures, words: Words) -> None:
        self.plan = plan
        self.found = summaries(plan, figures)
        self.words = words
        self.first = self.found[0]
        self.names = bot_names(plan, words)

    def panels(self) -> list[Panel]:
        """The plots that have something to show."""
        rows = len(self.names)
        found = [
            Panel("wins", FRAME + ROW * rows, self.draw_wins),
            Panel("points", FRAME + TALL_ROW * rows, self.draw_points),
            Panel("seats", FRAME + ROW * rows, self.draw_seats),
            Panel("length", FRAME + 2, self.draw_length),
            Panel("ends", FRAME + ROW * len(self.first.ends), self.draw_ends),
        ]
        idle = {"wins", "seats"} if rows == 1 else set()
        idle |= {"ends"} if len(self.first.ends) == 1 else set()
        return [panel for panel in found if panel.name not in idle]

    def phrase(self, key: str, **arguments: str | float) -> str:
        return self.words.say(f"plot-{key}", **arguments)

    def percent(self, value: float) -> str:
        return self.phrase("percent", share=round(PERCENT * value, 1))

    def number(self, value: float) -> str:
        return axis_number(self.words, value)

    def title(self) -> str:
        return title_of(self.plan, self.first, self.words)

    # Panels

    def draw_wins(self, axes: Axes) -> None:
        axes.set_title(self.phrase("wins"))
        self.draw_shares(axes, self.names, self.first.bots, own_colours=True)

    def draw_seats(self, axes: Axes) -> None:
        axes.set_title(self.phrase("seats"))
        names = [self.phrase("seat", seat=seat + 1) for seat in range(len(self.names))]
        self.draw_shares(axes, names, self.first.seats, own_colours=False)

    def draw_shares(
        self, axes: Axes, names: list[str], result: list[Performance], own_colours: bool
    ) -> None:
        """Shares of victory with their intervals, and the share of equal bots."""
        parity = 1 / len(self.names)
        draw_reference(axes, parity, self.phrase("parity", share=round(PERCENT * parity, 1)))
        for row, one in enumerate(result):
            ink = colour(row) if own_colours else colour(0)
            draw_interval(axes, row, (one.low, one.high), one.share, ink)
            digits = digits_for(PERCENT * (one.high - one.low) / 2)
            share = round(PERCENT * one.share, digits)
            draw_value(axes, row, self.words.say("cli-tournament-percent", share=share))
        name_rows(axes, names)
        name_values(axes, self.phrase("share-axis"), self.percent)
        widen(axes, LEAST_RANGE)

    def draw_points(self, axes: Axes) -> None:
        """A histogram a row, with the median and a line between the outer quantiles."""
        axes.set_title(self.phrase("points"))
        limits = merged([without_rare(bot.histogram) for bot in self.first.bots])
        drawn = [binned(without_rare(bot.histogram), limits) for bot in self.first.bots]
        most = max(max(parts) for _, parts in drawn)
        for row, (edges, parts) in enumerate(drawn):
            tops = [row + 0.5 - FULL * part / most for part in parts]
            axes.stairs(tops, edges, baseline=row + 0.5, fill=True, color=colour(row), alpha=0.85)
            low, median, high = self.first.bots[row].quantiles
            base = row + 0.5
            axes.plot((low, high), (base, base), color=INK, linewidth=3, solid_capstyle="butt")
            axes.plot([median], [base], "o", color="white", markeredgecolor=INK, zorder=5)
        name_rows(axes, self.names)
        axes.set_ylim(len(drawn) - 0.3, -0.5)
        name_values(axes, self.phrase("points-axis"), self.number, whole=True)

    def draw_length(self, axes: Axes) -> None:
        axes.set_title(self.phrase("length"))
        found = self.first.length
        frequent = without_rare(found.histogram)
        edges, parts = binned(frequent, (min(frequent), max(frequent)))
        axes.stairs(parts, edges, fill=True, color=colour(0), alpha=0.85)
        mean = self.phrase("mean", number=round(found.decisions.mean, 1))
        draw_reference(axes, found.decisions.mean, mean)
        axes.grid(visible=True, axis="y")
        axes.grid(visible=False, axis="x")
        axes.yaxis.set_major_formatter(lambda value, _: self.percent(value))
        axes.tick_params(axis="y", labelcolor=SOFT)
        name_values(axes, self.phrase("length-axis"), self.number, whole=True)
        widen(axes, LEAST_DECISIONS)

    def draw_ends(self, axes: Axes) -> None:
        axes.set_title(self.phrase("ends"))
        ends = sorted(self.first.ends.items(), key=lambda end: -end[1])
        for row, (_, number) in enumerate(ends):
            share = number / self.first.games
            axes.barh([row], [share], height=0.55, color=colour(0))
            shown = round(PERCENT * share, 1)
            draw_value(axes, row, self.words.say("cli-tournament-percent", share=shown))
        name_rows(axes, [end_name(self.plan, reason, self.words) for reason, _ in ends])
        name_values(axes, self.phrase("games-axis"), self.percent)

    # As pictures

    def picture(self, name: str) -> Picture:
        """One plot, or the overview of all."""
        panels = {panel.name: panel for panel in self.panels()}
        with styled():
            return self.overview() if name == OVERVIEW else self.alone(panels[name])

    def alone(self, panel: Panel) -> Picture:
        picture = Picture(figsize=(WIDTH, panel.height))
        panel.draw(picture.add_subplot())
        head(picture, self.title())
        return picture

    def overview(self) -> Picture:
        """All plots, in two columns."""
        panels = self.panels()
        rows = [panels[start : start + 2] for start in range(0, len(panels), 2)]
        heights = [max(panel.height for panel in row) for row in rows]
        picture = Picture(figsize=(2 * WIDTH * 0.85, sum(heights)))
        grid = picture.add_gridspec(len(rows), 2, height_ratios=heights)
        for place, row in enumerate(rows):
            for column, panel in enumerate(row):
                panel.draw(picture.add_subplot(grid[place, column]))
        head(picture, self.title())
        return picture

    def names_of_pictures(self) -> list[str]:
        return [OVERVIEW, *(panel.name for panel in self.panels())]


def without_rare(histogram: Histogram) -> Histogram:
    """The histogram without the rare values at either end."""
    few = histogram.total() // RARE
    return without_few(without_few(histogram, few, sorted(histogram)), few, sorted(histogram)[::-1])


def without_few(histogram: Histogram, few: int, values: list[int]) -> Histogram:
    """The histogram without the first of these values, up to `few` games."""
    found = Counter(histogram)
    for value in values:
        few -= histogram[value]
        if few < 0:
            break
        del found[value]
    return found


def head(picture: Picture, title: str) -> None:
    """The title above the picture."""
    picture.suptitle(title, x=0.01, ha="left", fontsize=11, color=SOFT)


def axis_number(words: Words, value: float) -> str:
    """A number on an axis, with a typographic minus."""
    minus = "\N{MINUS SIGN}" if value < 0 else ""
    return minus + words.say("plot-number", number=round(abs(value), MOST_DIGITS))


def bot_names(plan: Simulation, words: Words) -> list[str]:
    """The name of each bot, with its number where a name is not unique."""
    titles = [bot_title(words, name) for name in plan.bots]
    return [
        f"{title} ({place + 1})" if titles.count(title) > 1 else title
        for place, title in enumerate(titles)
    ]


# Compared options: a row for each set of them, a column for each bot


@dataclass(frozen=True)
class Dot:
    """A value with its interval, and its text if it has one."""

    low: float
    high: float
    value: float
    text: str = ""


@dataclass(frozen=True)
class SweepPanel:
    """One plot: columns of dots, with a reference line."""

    name: str
    rows: list[str]
    columns: dict[str, list[Dot]]
    reference: float | None
    least: float = 0.0

    @property
    def height(self) -> float:
        return SWEEP_FRAME + ROW * len(self.rows)


class SweepPlots:
    """The plots of one simulation that compares options, in one language."""

    def __init__(self, plan: Simulation, figures: Figures, words: Words) -> None:
        self.plan = plan
        self.found = summaries(plan, figures)
        self.words = words
        self.names = bot_names(plan, words)

    def panels(self) -> list[SweepPanel]:
        rows = [change_name(summary) for summary in self.found]
        parity = 1 / len(self.names) if len(self.names) > 1 else None
        lengths = {"": [mean_dot(summary.length.decisions) for summary in self.found]}
        return [
            SweepPanel("compared", rows, self.shares(), parity, LEAST_RANGE),
            SweepPanel(
                "wins-change", rows[1:], self.share_changes(), 0.0, LEAST_RANGE * PERCENT / 2
            ),
            SweepPanel("points-change", rows[1:], self.point_changes(), 0.0),
            SweepPanel("decisions", rows, lengths, None),
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

    def spell(self, panel: SweepPanel, value: float) -> str:
        if panel.name == "compared":
            return self.words.say("plot-percent", share=round(PERCENT * value, 1))
        return axis_number(self.words, value)

    # As pictures

    def names_of_pictures(self) -> list[str]:
        return [OVERVIEW, *(panel.name for panel in self.panels())]

    def picture(self, name: str) -> Picture:
        """One plot, or the overview: all plots in one column."""
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

    def draw(self, panel: SweepPanel, part: FigureBase) -> None:
        """Draw all columns over the same range, so that they can be compared."""
        first = change_name(self.found[0])
        title = self.words.say(f"plot-{panel.name}", first=first)
        part.suptitle(title, x=0.01, ha="left", fontsize=12, fontweight="bold")
        grid = part.subplots(1, len(panel.columns), sharey=True, sharex=True, squeeze=False)
        for place, (name, dots) in enumerate(panel.columns.items()):
            self.draw_column(panel, grid[0][place], name, dots)
        widen(grid[0][0], panel.least)

    def draw_column(self, panel: SweepPanel, axes: Axes, name: str, dots: list[Dot]) -> None:
        axes.set_title(shortened(name), fontsize=10, fontweight="normal", pad=6)
        if panel.reference is not None:
            draw_reference(axes, panel.reference)
        for row, dot in enumerate(dots):
            draw_interval(axes, row, (dot.low, dot.high), dot.value, colour(0))
            if dot.text:
                draw_text(axes, row, dot)
        name_rows(axes, panel.rows)
        axis = self.words.say(f"plot-{panel.name}-axis")
        name_values(
            axes, axis if name == next(iter(panel.columns)) else "", partial(self.spell, panel)
        )


def share_dot(result: Performance) -> Dot:
    return Dot(result.low, result.high, result.share)


def mean_dot(mean: Mean, unit: int = 1, text: str = "") -> Dot:
    value, error = unit * mean.mean, unit * (mean.error or 0.0)
    return Dot(value - error, value + error, value, text)


def draw_text(axes: Axes, row: int, dot: Dot) -> None:
    place: dict[str, Any] = {"ha": "center", "va": "bottom", "textcoords": "offset points"}
    shown = axes.annotate(dot.text, (dot.value, row), (0, 6), color=SOFT, fontsize=8, **place)
    shown.set_bbox({"facecolor": "white", "edgecolor": "none", "pad": 0.5})


# Tournaments


def rating_picture(plan: Tournament, figures: TournamentFigures, words: Words) -> Picture:
    """Shares and ratings side by side, the bot that wins most first."""
    bots = figures.bots
    with styled():
        picture = Picture(figsize=(1.4 * WIDTH, FRAME + ROW * len(bots)))
        left, right = picture.subplots(1, 2, sharey=True)
        draw_wins(left, bots, 1 / plan.seats, words)
        draw_ratings(right, bots, words)
        name_rows(left, [bot_title(words, bot.bot) for bot in bots])
        head(picture, tournament_title(plan, figures, words))
        return picture


def draw_wins(axes: Axes, bots: list[BotFigures], parity: float, words: Words) -> None:
    axes.set_title(words.say("plot-wins"))
    share = round(PERCENT * parity, 1)
    draw_reference(axes, parity, words.say("plot-parity", share=share))
    for row, bot in enumerate(bots):
        draw_interval(axes, row, (bot.low, bot.high), bot.share, colour(0))
    name_values(axes, words.say("plot-share-axis"), partial(percent, words))
    widen(axes, LEAST_RANGE)


def draw_ratings(axes: Axes, bots: list[BotFigures], words: Words) -> None:
    axes.set_title(words.say("plot-ratings"))
    for row, bot in enumerate(bots):
        error = bot.rating_error or 0.0
        ends = (bot.rating - error, bot.rating + error)
        draw_interval(axes, row, ends, bot.rating, colour(0))
    name_values(axes, words.say("plot-ratings-axis"), partial(axis_number, words))
    widen(axes, LEAST_RATINGS)


def percent(words: Words, value: float) -> str:
    return words.say("plot-percent", share=round(PERCENT * value, 1))


# Files


def plots_of(plan: Simulation, figures: Figures, words: Words) -> Plots | SweepPlots:
    """The plots of a simulation, with compared options or without."""
    return (SweepPlots if plan.sweep else Plots)(plan, figures, words)


def write_plots(folder: str, plots: Plots | SweepPlots) -> None:
    """Write all plots into a folder, which is made where it does not exist."""
    place = make_folder(folder)
    for name, picture in pictures_of(plots):
        for kind in KINDS:
            write_file(place / f"{name}.{kind}", picture.content(kind))


def pictures_of(plots: Plots | SweepPlots) -> Iterator[tuple[str, Picture]]:
    for name in plots.names_of_pictures():
        yield name, plots.picture(name)


def write_file(path: Path, content: bytes) -> None:
    try:
        replace_file(Path(os.path.realpath(path)), content)
    except (OSError, ValueError) as error:
        raise file_trouble(path, error) from error
