"""`pioche bench search`: iterations a second of a search, beside the yardsticks of `pioche bench`.

Measured from the first decision of a game, with random rollouts and with those of the game's
policy; the best of several rounds, each in a process of its own.
"""

import json
import subprocess
import sys
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

from pioche.core.game import Game
from pioche.lab.bench import ROUNDS, Row, better
from pioche.words import Words

# A round makes this many timings.
TIMINGS: Final = 4
COLUMNS: Final = ("game", "seats", "random", "policy", "reference", "part")


def run_search_bench(
    games: list[tuple[Game, int]], seconds: int, as_json: bool, words: Words
) -> int:
    """Measure the search of every game; print a table, or rows of JSON."""
    rows = [measured(game, seats, seconds, words) for game, seats in games]
    if as_json:
        sys.stdout.write("[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]\n")
    else:
        show(rows, words)
    return 0


def measured(game: Game, seats: int, seconds: int, words: Words) -> Row:
    """The row of one game, the best of several rounds."""
    console = Console(stderr=True)
    best: Row = {}
    for _ in track(
        range(ROUNDS),
        words.say("cli-bench-progress"),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ):
        row = measured_once(game, seats, seconds / ROUNDS / TIMINGS)
        best = better(best, row) if best else row
    return best


def measured_once(game: Game, seats: int, seconds: float) -> Row:
    module = "pioche.lab.measure_search"
    command = [sys.executable, "-P", "-m", module, game.id, str(seats), str(seconds)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return {"game": game.id, "seats": seats, **json.loads(done.stdout)}


def show(rows: list[Row], words: Words) -> None:
    title = words.say("cli-bench-search-title", mode=words.say(f"cli-{rows[0]['mode']}"))
    grid = Grid(title=title, box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for key in COLUMNS:
        grid.add_column(words.say(f"cli-bench-search-{key}"), justify="right", no_wrap=True)
    for row in rows:
        grid.add_row(*cells(row, words))
    console = Console()
    console.print(grid)
    console.print(words.say("cli-bench-search-legend"), highlight=False, soft_wrap=True)


def cells(row: Row, words: Words) -> list[str]:
    figures = [
        round(row["random_per_s"]),
        round(row["policy_per_s"]),
        round(1000 * row["policy_per_s"] / row["reference_per_s"], 1),
        round(row["policy_per_s"] / row["games_per_s"], 2),
    ]
    return [
        words.say(f"{row['game']}-name"),
        str(row["seats"]),
        *(words.say("cli-bench-number", number=figure) for figure in figures),
    ]
