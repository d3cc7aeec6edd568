"""Many games between bots, each played at a real table with fair chance."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

from pioche.bots import bot, seat_of
from pioche.core.game import Game, Options
from pioche.core.refusals import BadFile
from pioche.files import file_trouble
from pioche.records import write_record
from pioche.table.fairness import seed_from_number
from pioche.table.log import Player
from pioche.table.table import Table
from pioche.words import Words


@dataclass(frozen=True)
class Simulation:
    """What to play: a game, a bot for each seat, options, how often, and from which seed."""

    game: Game
    bots: list[str]
    options: Options
    games: int
    seed: int
    records: str | None


@dataclass
class Tally:
    """How one seat fared; a shared victory counts in part."""

    wins: float = 0.0
    points: int = 0


def play_game(plan: Simulation, number: int) -> Table:
    """One game of the simulation, to its end; the same seed and number play the same game."""
    players = [Player(f"{name} {seat + 1}", name) for seat, name in enumerate(plan.bots)]
    seed = seed_from_number(plan.seed, number)
    table = Table(plan.game, players, seed, None, **plan.options)
    minds = [
        bot(plan.game.id, name, int.from_bytes(seed[:8], "big") + seat)
        for seat, name in enumerate(plan.bots)
    ]
    while seats := table.to_act():
        seat = seats[0]
        table.play(seat, minds[seat](seat_of(table.game, table.state, seat)))
    return table


def games_of(plan: Simulation) -> Iterator[Table]:
    """All games, each written to its record where records are wanted."""
    folder = make_folder(plan.records)
    for number in range(plan.games):
        table = play_game(plan, number)
        if folder is not None:
            write_record(table, folder / f"{plan.game.id}-{number:06}.jsonl")
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
    """Play, show the progress on the error stream, print how each seat fared."""
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
    for table in games:
        count(table, tallies)
    Console().print(summary(plan, tallies, words))
    if plan.records is not None:
        told = words.say("cli-simulate-written", games=plan.games, folder=plan.records)
        Console().print(told, highlight=False, soft_wrap=True)
    return 0


def count(table: Table, tallies: list[Tally]) -> None:
    winners = table.winners()
    for seat, points in enumerate(table.scores()):
        tallies[seat].points += points
        if seat in winners:
            tallies[seat].wins += 1 / len(winners)


def summary(plan: Simulation, tallies: list[Tally], words: Words) -> Grid:
    name = words.say(f"{plan.game.id}-name")
    grid = Grid(title=words.say("cli-simulate-title", game=name, games=plan.games))
    for key in ("seat", "bot", "wins", "points"):
        grid.add_column(words.say(f"cli-simulate-{key}"), justify="right")
    for seat, (bot_name, tally) in enumerate(zip(plan.bots, tallies, strict=True)):
        wins = words.say("cli-percent", number=round(100 * tally.wins / plan.games, 1))
        points = words.say("cli-number-shown", number=round(tally.points / plan.games, 1))
        grid.add_row(str(seat + 1), words.say(f"bot-{bot_name}"), wins, points)
    return grid
