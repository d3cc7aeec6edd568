"""The results of `pioche.simulate` and `pioche.tournament`: figures, tables, plots."""

from dataclasses import asdict, dataclass, field
from functools import cached_property
from html import escape
from io import StringIO
from typing import TYPE_CHECKING, Final, Literal

from rich.console import Console
from rich.table import Table as Grid

from pioche.files import FilePath
from pioche.lab.figures import Figures
from pioche.lab.result_tables import (
    COUNTS,
    bot_rows,
    count_rows,
    frame,
    game_rows,
    need_extra,
    seat_rows,
    write_parquet,
)
from pioche.lab.simulate_report import grids_of, lines_of
from pioche.lab.simulation import Simulation
from pioche.lab.summary import Length, Performance, Summary, summaries
from pioche.lab.tournament import (
    BotFigures,
    PlayedGame,
    Tournament,
    TournamentFigures,
    tournament_figures,
)
from pioche.lab.tournament_report import grid_of, remarks
from pioche.words import Words, reader_language, words_in

if TYPE_CHECKING:
    from pandas import DataFrame

    from pioche.lab.plot_style import Picture

# The usual width of notebooks and terminals.
COLUMNS: Final = 100
RIGHT: Final = ' style="text-align: right"'


def as_text(grids: list[Grid], lines: list[str]) -> str:
    """The text that the command prints."""
    written = StringIO()
    console = Console(file=written, width=COLUMNS, color_system=None, force_jupyter=False)
    for part in [*grids, *lines]:
        console.print(part, highlight=False, markup=False)
    return written.getvalue().rstrip()


def as_html(grids: list[Grid], lines: list[str]) -> str:
    """The same as HTML tables."""
    return "".join([*map(table, grids), *(f"<p>{escape(line)}</p>" for line in lines)])


def table(grid: Grid) -> str:
    title = f"<caption>{escape(str(grid.title))}</caption>" if grid.title else ""
    head = "".join(f"<th{RIGHT}>{escape(str(column.header))}</th>" for column in grid.columns)
    rows = zip(*(list(column.cells) for column in grid.columns), strict=True)
    body = "".join(f"<tr>{''.join(map(cell, row))}</tr>" for row in rows)
    return f"<table>{title}<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def cell(text: object) -> str:
    return f"<td{RIGHT}>{escape(str(text))}</td>"


def words_of(language: str | None) -> Words:
    return words_in(reader_language() if language is None else language)


@dataclass(frozen=True)
class SimulationResult:
    """The figures of the games that were played: fewer than `asked` after an interrupt.

    `variants` has one summary for each set of options that was compared; the other attributes
    are those of the first.
    """

    plan: Simulation = field(repr=False)
    figures: Figures = field(repr=False)

    @cached_property
    def variants(self) -> list[Summary]:
        return summaries(self.plan, self.figures)

    @property
    def asked(self) -> int:
        return self.plan.games

    @property
    def games(self) -> int:
        return self.figures.games

    @property
    def names(self) -> list[str]:
        """The names of the bots, in the order of `bots`."""
        return list(self.plan.bots)

    @property
    def bots(self) -> list[Performance]:
        return self.variants[0].bots

    @property
    def seats(self) -> list[Performance]:
        return self.variants[0].seats

    @property
    def length(self) -> Length:
        return self.variants[0].length

    @property
    def ends(self) -> dict[str, int]:
        return self.variants[0].ends

    def to_pandas(self, rows: Literal["bots", "seats", "counts"] = "bots") -> "DataFrame":
        """A data frame with one row a bot, a seat, or a counted value."""
        if rows == "counts":
            return frame(count_rows(self.plan, self.figures), COUNTS)
        return frame((seat_rows if rows == "seats" else bot_rows)(self.plan, self.figures))

    def to_parquet(self, path: FilePath) -> None:
        """Write all counts, the rows of `to_pandas("counts")`."""
        write_parquet(path, self.to_pandas("counts"))

    def plot(self, name: str = "overview", language: str | None = None) -> "Picture":
        """One of the plots of `plots()`, as a figure of matplotlib that notebooks show."""
        need_extra("matplotlib")
        from pioche.lab.plots import plots_of  # noqa: PLC0415  (an extra)

        return plots_of(self.plan, self.figures, words_of(language)).picture(name)

    def plots(self) -> list[str]:
        """The names of the plots."""
        need_extra("matplotlib")
        from pioche.lab.plots import plots_of  # noqa: PLC0415  (an extra)

        return plots_of(self.plan, self.figures, words_of(None)).names_of_pictures()

    def save_plots(self, folder: str, language: str | None = None) -> None:
        """Write all plots into a folder, as PNG and SVG."""
        need_extra("matplotlib")
        from pioche.lab.plots import plots_of, write_plots  # noqa: PLC0415  (an extra)

        write_plots(folder, plots_of(self.plan, self.figures, words_of(language)))

    def __repr__(self) -> str:
        words = words_of(None)
        grids = grids_of(self.plan, self.figures, words, bars=True)
        return as_text(grids, lines_of(self.plan, self.figures, words))

    def _repr_html_(self) -> str:
        words = words_of(None)
        grids = grids_of(self.plan, self.figures, words, bars=True)
        return as_html(grids, lines_of(self.plan, self.figures, words))


@dataclass(frozen=True)
class TournamentResult:
    """The strength of each bot; `played` has every game, fewer than `asked` after an interrupt."""

    plan: Tournament = field(repr=False)
    played: list[PlayedGame] = field(repr=False)

    @cached_property
    def figures(self) -> TournamentFigures:
        return tournament_figures(self.plan, self.played)

    @property
    def asked(self) -> int:
        return self.plan.games

    @property
    def games(self) -> int:
        return self.figures.games

    @property
    def bots(self) -> list[BotFigures]:
        """The bots, the strongest first."""
        return sorted(self.figures.bots, key=lambda bot: -bot.rating)

    def to_pandas(self, rows: Literal["bots", "games"] = "bots") -> "DataFrame":
        """A data frame with one row a bot, or one for each seat of each game."""
        if rows == "games":
            return frame(game_rows(self.plan, self.played))
        return frame([asdict(bot) for bot in self.bots])

    def to_parquet(self, path: FilePath) -> None:
        """Write every game, the rows of `to_pandas("games")`."""
        write_parquet(path, self.to_pandas("games"))

    def plot(self, language: str | None = None) -> "Picture":
        """Shares of victory and ratings, as a figure of matplotlib that notebooks show."""
        need_extra("matplotlib")
        from pioche.lab.plots import rating_picture  # noqa: PLC0415  (an extra)

        return rating_picture(self.plan, self.figures, words_of(language))

    def __repr__(self) -> str:
        words = words_of(None)
        return as_text([grid_of(self.plan, self.figures, words)], self.remarks(words))

    def _repr_html_(self) -> str:
        words = words_of(None)
        return as_html([grid_of(self.plan, self.figures, words)], self.remarks(words))

    def remarks(self, words: Words) -> list[str]:
        return remarks(self.plan, self.figures, words)
