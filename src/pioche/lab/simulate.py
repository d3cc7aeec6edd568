"""Many games between bots, each played at a real table with fair chance.

The bots change seats from game to game, so that no figure depends on who sits where.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

from pioche.bots import bot, seat_at
from pioche.core.game import Game, Options
from pioche.core.refusals import BadFile
from pioche.files import file_trouble
from pioche.lab.intervals import mean_error, share_interval
from pioche.records import write_record
from pioche.table.fairness import seed_from_number
from pioche.table.log import bot_player
from pioche.table.record import EXTENSION
from pioche.table.table import Table
from pioche.words import Words
from pioche.words.bots import bot_title


@dataclass(frozen=True)
class Simulation:
    """What to play: a game, as many bots as seats, options, how often, and from which seed."""

    game: Game
    bots: list[str]
    options: Options
    games: int
    seed: int
    records: str | None


@dataclass
class Tally:
    """How one bot fared; a shared victory counts in part."""

    wins: float = 0.0
    points: int = 0
    squares: int = 0  # of its points, for their spread


def seating(plan: Simulation, number: int) -> list[int]:
    """Which of the bots sits on each seat: one seat further from game to game."""
    count = len(plan.bots)
    return [(seat - number) % count for seat in range(count)]


def play_game(plan: Simulation, number: int) -> Table:
    """One game of the simulation, to its end; the same seed and number play the same game."""
    seated = [(index, plan.bots[index]) for index in seating(plan, number)]
    seed = seed_from_number(plan.seed, number)
    players = [bot_player(name, name, index) for index, name in seated]
    table = Table(plan.game, players, seed, None, **plan.options)
    bots = [
        bot(plan.game.id, name, int.from_bytes(seed[:8], "big") + index) for index, name in seated
    ]
    while seats := table.to_act():
        seat = seats[0]
        table.play(seat, bots[seat](seat_at(table, seat)))
    return table


def play_games(plan: Simulation) -> list[Tally]:
    """All games of the simulation: how each bot fared."""
    tallies = [Tally() for _ in plan.bots]
    for number, table in enumerate(games_of(plan)):
        count(table, seating(plan, number), tallies)
    return tallies


def games_of(plan: Simulation) -> Iterator[Table]:
    """All games, each written to its record where records are wanted."""
    folder = make_folder(plan.records)
    for number in range(plan.games):
        table = play_game(plan, number)
        if folder is not None:
            write_record(table, folder / f"{plan.game.id}-{number:06}{EXTENSION}")
        yield table


def make_folder(path: str | None) -> Path | None:
    if path is None:
        return None
    if not path:
        raise BadFile(0, "file-missing", path=path)
    try:
        Path(path).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise file_trouble(path, error) from error
    return Path(path)


def run_simulation(plan: Simulation, words: Words) -> int:
    """Play, show the progress on the error stream, print how each bot fared."""
    tallies = [Tally() for _ in plan.bots]
    progress = Console(stderr=True)
    games = track(
        games_of(plan),
        words.say("cli-simulate-progress"),
        plan.games,
        console=progress,
        transient=True,
        disable=not progress.is_terminal,
    )
    for number, table in enumerate(games):
        count(table, seating(plan, number), tallies)
    Console().print(summary(plan, tallies, words))
    if plan.records is not None:
        written = words.say("cli-simulate-written", games=plan.games, folder=plan.records)
        Console().print(written, highlight=False, soft_wrap=True)
    return 0


def count(table: Table, seats: list[int], tallies: list[Tally]) -> None:
    """Add a game to the figures of the bots that sat on its seats."""
    winners = table.winners()
    for seat, points in enumerate(table.scores()):
        tally = tallies[seats[seat]]
        tally.points += points
        tally.squares += points**2
        if seat in winners:
            tally.wins += 1 / len(winners)


def summary(plan: Simulation, tallies: list[Tally], words: Words) -> Grid:
    name = words.say(f"{plan.game.id}-name")
    grid = Grid(title=words.say("cli-simulate-title", game=name, games=plan.games))
    for key in ("number", "bot", "wins", "points"):
        grid.add_column(words.say(f"cli-simulate-{key}"), justify="right")
    for index, (bot_name, tally) in enumerate(zip(plan.bots, tallies, strict=True)):
        wins, points = wins_shown(tally, plan.games, words), points_shown(tally, plan.games, words)
        grid.add_row(str(index + 1), bot_title(words, bot_name), wins, points)
    return grid


def wins_shown(tally: Tally, games: int, words: Words) -> str:
    """The share of victories, and between which shares the true one is expected."""
    share = tally.wins / games
    interval = share_interval(share, games)
    low, high = round(100 * interval.low, 1), round(100 * interval.high, 1)
    return words.say("cli-simulate-share", share=round(100 * share, 1), low=low, high=high)


def points_shown(tally: Tally, games: int, words: Words) -> str:
    """The mean of the points, and how far off it may be."""
    mean, error = round(tally.points / games, 1), mean_error(tally.points, tally.squares, games)
    if error is None:
        return words.say("cli-number-shown", number=mean)
    return words.say("cli-simulate-mean", mean=mean, error=round(error, 1))
