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

from pioche.files import file_trouble, replace_file
from pioche.lab.tournament import (
    BUDGET,
    PlayedGame,
    Tournament,
    play_games,
    seat_orders,
)
from pioche.lab.tournament_figures import BotFigures, Figures, figures_of
from pioche.lab.tournament_plot import Plot
from pioche.words import Words
from pioche.words.spell import bot_title

INTERRUPTED: Final = 130
FAILED: Final = 1
MILLISECONDS: Final = 1000
COLUMNS: Final = ("bot", "wins", "rating", "points", "decisions", "time")


def run_tournament(
    plan: Tournament, jobs: int, as_json: bool, plot: str | None, words: Words
) -> int:
    """Play, and tell what came of it; whoever interrupts gets what there is."""
    played, code = played_games(plan, jobs, words)
    if not played:
        return code
    figures = figures_of(plan, played)
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
    """On the error stream, where somebody watches."""
    console = Console(stderr=True)
    name = words.say(f"{plan.game}-name")
    columns = (TextColumn(name), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as progress:
        yield progress


def as_data(plan: Tournament, figures: Figures) -> dict[str, object]:
    """The figures for programs."""
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


def show(plan: Tournament, figures: Figures, words: Words) -> None:
    console = Console()
    console.print(grid_of(plan, figures, words))
    for line in remarks(plan, figures, words):
        console.print(line, highlight=False, soft_wrap=True)


def grid_of(plan: Tournament, figures: Figures, words: Words) -> Grid:
    """A row for each bot, the strongest first."""
    title = title_of(plan, figures, words)
    grid = Grid(title=title, box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for key in COLUMNS:
        grid.add_column(words.say(f"cli-tournament-{key}"), justify="right", no_wrap=True)
    for bot in by_rating(figures):
        grid.add_row(*cells(bot, words))
    return grid


def by_rating(figures: Figures) -> list[BotFigures]:
    return sorted(figures.bots, key=lambda bot: -bot.rating)


def title_of(plan: Tournament, figures: Figures, words: Words) -> str:
    name = words.say(f"{plan.game}-name")
    return words.say("cli-tournament-title", game=name, seats=plan.seats, games=figures.games)


def cells(bot: BotFigures, words: Words) -> list[str]:
    return [
        bot_name(bot.bot, words),
        share_shown(bot, words),
        mean_shown(bot.rating, bot.rating_error, words, 0),
        mean_shown(bot.points, bot.points_error, words, 1),
        words.say("cli-bench-number", number=round(bot.decisions, 1)),
        words.say("cli-bench-number", number=round(MILLISECONDS * bot.seconds_a_move, 2)),
    ]


def bot_name(text: str, words: Words) -> str:
    """What a bot is called; an expert with another budget says which."""
    name, budgeted, iterations = text.partition(BUDGET)
    called = bot_title(words, name)
    if not budgeted:
        return called
    return words.say("cli-tournament-budget", bot=called, iterations=int(iterations))


def share_shown(bot: BotFigures, words: Words) -> str:
    share, low, high = (round(100 * part, 1) for part in (bot.share, bot.low, bot.high))
    return words.say("cli-simulate-share", share=share, low=low, high=high)


def mean_shown(mean: float, error: float | None, words: Words, digits: int) -> str:
    """A figure, and how far off it may be."""
    # Zero once more: rounding may leave a minus before a nought.
    shown = round(mean, digits) + 0.0
    if error is None:
        return words.say("cli-bench-number", number=shown)
    return words.say("cli-tournament-mean", mean=shown, error=round(error, digits))


def remarks(plan: Tournament, figures: Figures, words: Words) -> list[str]:
    """What the table needs to be understood."""
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
    ]


# The picture


def picture(plan: Tournament, figures: Figures, words: Words) -> str:
    """Shares and their intervals, drawn."""
    bots = by_rating(figures)
    names = [bot_name(bot.bot, words) for bot in bots]
    plot = Plot(bots, names, 1 / plan.seats)
    values = [words.say("cli-tournament-percent", share=round(100 * bot.share, 1)) for bot in bots]
    legend = words.say("cli-tournament-picture", parity=round(100 / plan.seats, 1))
    return plot.drawn(title_of(plan, figures, words), legend, values)


def write_plot(path: str, drawn: str) -> None:
    try:
        replace_file(Path(os.path.realpath(path)), drawn.encode())
    except (OSError, ValueError) as error:
        raise file_trouble(path, error) from error
