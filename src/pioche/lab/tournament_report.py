"""`pioche tournament`: progress while it plays, then a table or JSON, and a picture."""

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from pioche.bots.names import bot_title
from pioche.console import INTERRUPTED
from pioche.files import file_trouble, replace_file
from pioche.lab import svg
from pioche.lab.tournament import (
    BotFigures,
    PlayedGame,
    Tournament,
    TournamentFigures,
    play_games,
    seat_orders,
    tournament_figures,
)
from pioche.search.play import LONGEST
from pioche.words import Words

FAILED: Final = 1
MILLISECONDS: Final = 1000
COLUMNS: Final = ("bot", "wins", "rating", "points", "decisions", "time")


def run_tournament(
    plan: Tournament, jobs: int, as_json: bool, plot: str | None, words: Words
) -> int:
    """Play and print the result; an interrupt prints the games played so far."""
    played, code = played_games(plan, jobs, words)
    if not played:
        return code
    figures = tournament_figures(plan, played)
    if as_json:
        sys.stdout.write(json.dumps(as_data(plan, figures), indent=1) + "\n")
    else:
        show(plan, figures, words)
    if plot is not None:
        write_plot(plot, picture(plan, figures, words))
    return code


def played_games(plan: Tournament, jobs: int, words: Words) -> tuple[list[PlayedGame], int]:
    """The games that were played, and the exit code."""
    played: list[PlayedGame] = []
    try:
        with progress_bar(plan, words) as progress:
            task = progress.add_task(words.say("cli-simulate-progress"), total=plan.games)
            for game in play_games(plan, jobs):
                played.append(game)
                progress.advance(task)
    except KeyboardInterrupt:
        return played, INTERRUPTED
    return played, 0 if len(played) == plan.games else FAILED


@contextmanager
def progress_bar(plan: Tournament, words: Words) -> Iterator[Progress]:
    """A progress bar on the error stream, if it is a terminal."""
    console = Console(stderr=True)
    name = words.say(f"{plan.game}-name")
    columns = (TextColumn(name), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as progress:
        yield progress


def as_data(plan: Tournament, figures: TournamentFigures) -> dict[str, object]:
    return {
        "game": plan.game,
        "seats": plan.seats,
        "options": plan.options,
        "seed": plan.seed,
        "asked": plan.games,
        "orders": len(seat_orders(plan)),
        **asdict(figures),
    }


# The table


def show(plan: Tournament, figures: TournamentFigures, words: Words) -> None:
    console = Console()
    console.print(grid_of(plan, figures, words))
    for line in remarks(plan, figures, words):
        console.print(line, highlight=False, soft_wrap=True)


def grid_of(plan: Tournament, figures: TournamentFigures, words: Words) -> Grid:
    """A row for each bot, the one that wins most first."""
    title = tournament_title(plan, figures, words)
    grid = Grid(title=title, box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for key in COLUMNS:
        grid.add_column(words.say(f"cli-tournament-{key}"), justify="right", no_wrap=True)
    for bot in figures.bots:
        grid.add_row(*cells(bot, words))
    return grid


def tournament_title(plan: Tournament, figures: TournamentFigures, words: Words) -> str:
    name = words.say(f"{plan.game}-name")
    return words.say("cli-tournament-title", game=name, seats=plan.seats, games=figures.games)


def cells(bot: BotFigures, words: Words) -> list[str]:
    return [
        bot_title(words, bot.bot),
        share_shown(bot, words),
        mean_shown(bot.rating, bot.rating_error, words, 0),
        mean_shown(bot.points, bot.points_error, words, 1),
        words.say("cli-bench-number", number=round(bot.decisions, 1)),
        words.say("cli-bench-number", number=round(MILLISECONDS * bot.seconds_a_move, 2)),
    ]


def share_shown(bot: BotFigures, words: Words) -> str:
    share, low, high = (round(100 * part, 1) for part in (bot.share, bot.low, bot.high))
    return words.say("cli-simulate-share", share=share, low=low, high=high)


def mean_shown(mean: float, error: float | None, words: Words, digits: int) -> str:
    """A figure with its error."""
    # Adding zero removes the minus of a negative zero.
    shown = round(mean, digits) + 0.0
    if error is None:
        return words.say("cli-bench-number", number=shown)
    return words.say("cli-tournament-mean", mean=shown, error=round(error, digits))


def remarks(plan: Tournament, figures: TournamentFigures, words: Words) -> list[str]:
    """The legend of the table."""
    orders = len(seat_orders(plan))
    even = figures.games % orders == 0
    length = mean_shown(figures.length, figures.length_error, words, 1)
    parity = round(100 / plan.seats, 1)
    return [
        words.say("cli-tournament-legend", parity=parity, length=length),
        words.say("cli-tournament-orders", orders=orders, times=figures.games // orders)
        if even
        else words.say("cli-tournament-uneven", orders=orders),
        *(
            [words.say("cli-tournament-partly", asked=plan.games)]
            if figures.games < plan.games
            else []
        ),
        *cut_shown(figures, words),
    ]


def cut_shown(figures: TournamentFigures, words: Words) -> list[str]:
    """How many games went on for too long, if any."""
    if not figures.cut:
        return []
    return [words.say("cli-tournament-cut", games=figures.cut, longest=LONGEST)]


# The picture


def picture(plan: Tournament, figures: TournamentFigures, words: Words) -> str:
    """An SVG of the shares and their intervals."""
    bots = figures.bots
    names = [bot_title(words, bot.bot) for bot in bots]
    plot = Plot(bots, names, 1 / plan.seats)
    values = [words.say("cli-tournament-percent", share=round(100 * bot.share, 1)) for bot in bots]
    legend = words.say("cli-tournament-picture", parity=round(100 / plan.seats, 1))
    return plot.drawn(tournament_title(plan, figures, words), legend, values)


def write_plot(path: str, drawn: str) -> None:
    try:
        replace_file(Path(os.path.realpath(path)), drawn.encode())
    except (OSError, ValueError) as error:
        raise file_trouble(path, error) from error


LEFT, RIGHT, TOP = 190, 130, 64
ROW: Final = 36
FOOT: Final = 40
# Distances between grid lines: the first that gives at most eight lines.
STEPS: Final = (0.02, 0.05, 0.1, 0.2)
MOST_LINES: Final = 8


class Plot:
    """Draws the SVG: shares from left to right, bots from top to bottom."""

    def __init__(self, bots: list[BotFigures], names: list[str], parity: float) -> None:
        self.bots = bots
        self.names = names
        self.parity = parity
        self.most = min(1.0, 1.08 * max(parity, *(bot.high for bot in bots)))
        self.bottom = TOP + ROW * len(bots)

    def x(self, share: float) -> float:
        return round(LEFT + (svg.WIDTH - LEFT - RIGHT) * share / self.most, 1)

    def grid(self) -> list[str]:
        step = svg.round_step(self.most, STEPS, MOST_LINES)
        parts = []
        for number in range(int(self.most / step) + 1):
            x = self.x(number * step)
            parts.append(svg.line("grid", x, TOP, x, self.bottom))
            label = f"{100 * number * step:.0f} %"
            parts.append(svg.text("axis", x, self.bottom + 22, "middle", label))
        x = self.x(self.parity)
        return [*parts, svg.line("parity", x, TOP, x, self.bottom)]

    def row(self, place: int, value: str) -> list[str]:
        bot, y = self.bots[place], TOP + ROW * place + ROW // 2
        return [
            svg.text("name", LEFT - 14, y + 5, "end", self.names[place]),
            svg.line("range", self.x(bot.low), y, self.x(bot.high), y),
            f'<circle class="share" cx="{self.x(bot.share)}" cy="{y}" r="6"/>',
            svg.text("value", svg.WIDTH - RIGHT + 16, y + 5, "start", value),
        ]

    def drawn(self, title: str, legend: str, values: list[str]) -> str:
        height = self.bottom + FOOT
        rows = [part for place, value in enumerate(values) for part in self.row(place, value)]
        return svg.picture(height, title, legend, [*self.grid(), *rows])
