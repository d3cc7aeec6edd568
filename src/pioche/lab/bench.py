"""`pioche bench` and `pioche bench search`: the speed of the rules and of the search.

The rules are measured compiled and interpreted. Machines are shared and noisy: every figure is
processor time, the best of several slices in several rounds in which the two modes alternate, and
stands beside a reference loop measured in the same rounds. `measure.py` measures, in a process of
its own.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeVar

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

import pioche
from pioche import mode
from pioche.core.game import Game
from pioche.lab.measure import BATCHED_GAMES
from pioche.words import Words

DEFAULT_SECONDS: Final = 6
ROUNDS: Final = 3
MODES: Final = ("compiled", "interpreted")
LOOPS: Final = ("inner", "python", "table")
# Timings of a round in each mode.
TIMINGS: Final = 7
# Rates are shown per this many turns of the reference loop.
REFERENCE_TURNS: Final = 1000
LESS_IS_BETTER: Final = ("clone_us", "redeal_us")
# Timings of a round of the search, and the columns of its table.
SEARCH_TIMINGS: Final = 4
SEARCH_COLUMNS: Final = ("game", "seats", "random", "policy", "reference", "part")

Item = TypeVar("Item")

Row = dict[str, Any]


def run_bench(games: list[tuple[Game, int]], seconds: int, as_json: bool, words: Words) -> int:
    """Measure every game; print a table, or rows of JSON."""
    rows: list[Row] = []
    for game, seats in games:
        found = measure_game(game, seats, seconds, words)
        rows += found
        if not as_json:
            show(game, seats, found, words)
    if as_json:
        write_rows(rows)
    return 0


def write_rows(rows: list[Row]) -> None:
    """Print rows as JSON, one a line."""
    sys.stdout.write("[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]\n")


def progress(rounds: Sequence[Item], words: Words) -> Iterable[Item]:
    """The rounds, with a progress bar where the error stream is a terminal."""
    console = Console(stderr=True)
    return track(
        rounds,
        words.say("cli-bench-progress"),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def measured_apart(kind: str, game: Game, seats: int, seconds: float, interpreted: bool) -> Row:
    """The figures of `measure.py`, run in a process of its own in the given mode."""
    environment = {**os.environ, mode.VARIABLE: "1" if interpreted else ""}
    arguments = [kind, game.id, str(seats), str(seconds)]
    command = [sys.executable, "-P", "-m", "pioche.lab.measure", *arguments]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    found: Row = json.loads(done.stdout)
    return found


def measure_game(game: Game, seats: int, seconds: int, words: Words) -> list[Row]:
    """The rows of one game, the best of several rounds."""
    rounds = [mode_name for _ in range(ROUNDS) for mode_name in MODES]
    best: dict[tuple[str, str], Row] = {}
    for mode_name in progress(rounds, words):
        for row in measured_rows(game, seats, seconds / ROUNDS / TIMINGS, mode_name):
            key = (row["mode"], row["loop"])
            best[key] = better(best[key], row) if key in best else row
    return list(best.values())


def measured_rows(game: Game, seats: int, seconds: float, mode_name: str) -> list[Row]:
    """One round in one mode; no rows where the rules are not compiled."""
    measured = measured_apart("rules", game, seats, seconds, mode_name == "interpreted")
    if measured["mode"] != mode_name:
        return []
    return [
        {
            "game": game.id,
            "mode": mode_name,
            "loop": loop,
            **measured[loop],
            "batched_per_s": measured["batched_per_s"],
            "reference_per_s": measured["reference_per_s"],
            "simulated_per_s": measured["simulated_per_s"],
        }
        for loop in LOOPS
    ]


def better(row: Row, other: Row) -> Row:
    """The better of each figure: disturbances only ever slow a measurement."""
    best = dict(row)
    for name, value in other.items():
        if isinstance(value, float):
            best[name] = (min if name in LESS_IS_BETTER else max)(row[name], value)
    return best


def show(game: Game, seats: int, rows: list[Row], words: Words) -> None:
    name = words.say(f"{game.id}-name")
    title = words.say("cli-bench-title", game=name, seats=seats)
    grid = Grid(title=title, box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for key in ("mode", "loop", "games", "decisions", "reference", "clone", "redeal"):
        grid.add_column(words.say(f"cli-bench-{key}"), justify="right", no_wrap=True)
    for row in rows:
        grid.add_row(*cells(row, words))
    console = Console()
    console.print(grid)
    lines = (speedup(rows, words), simulated(rows, words), batched(rows, words))
    for line in (words.say("cli-bench-legend"), *lines):
        console.print(line, highlight=False, soft_wrap=True)


def cells(row: Row, words: Words) -> list[str]:
    return [
        words.say(f"cli-{row['mode']}"),
        words.say(f"cli-bench-{row['loop']}"),
        words.say("cli-bench-number", number=round(row["games_per_s"])),
        words.say("cli-bench-number", number=round(row["decisions_per_s"])),
        words.say(
            "cli-bench-number",
            number=round(REFERENCE_TURNS * row["games_per_s"] / row["reference_per_s"], 1),
        ),
        in_decisions(row, "clone_us", words),
        in_decisions(row, "redeal_us", words),
    ]


def in_decisions(row: Row, name: str, words: Words) -> str:
    """A cost in microseconds and in decisions of the same row; empty where not measured."""
    if name not in row:
        return ""
    decisions = round(row[name] * row["decisions_per_s"] / 1e6, 1)
    return words.say(
        "cli-bench-in-decisions", microseconds=round(row[name], 2), decisions=decisions
    )


def speedup(rows: list[Row], words: Words) -> str:
    """The speed-up of the compiled rules, in each loop."""
    speeds = {(row["mode"], row["loop"]): row["games_per_s"] for row in rows}
    if ("compiled", "inner") not in speeds:
        return words.say("cli-bench-no-compiled")
    ratios = {
        loop: round(speeds["compiled", loop] / speeds["interpreted", loop], 1) for loop in LOOPS
    }
    return words.say("cli-bench-speedup", inner=ratios["inner"], python=ratios["python"])


def batched(rows: list[Row], words: Words) -> str:
    """The steps per second of the batched environment, in the faster mode."""
    steps = max(row["batched_per_s"] for row in rows)
    if not steps:
        return words.say("bench-batched-missing")
    return words.say("bench-batched", games=BATCHED_GAMES, number=round(steps))


def simulated(rows: list[Row], words: Words) -> str:
    """The games per second of a simulation in the faster mode, beside the reference loop."""
    row = max(rows, key=lambda row: row["simulated_per_s"])
    return words.say(
        "bench-simulated",
        games=round(row["simulated_per_s"]),
        reference=round(REFERENCE_TURNS * row["simulated_per_s"] / row["reference_per_s"], 2),
    )


# The search


def run_search_bench(
    games: list[tuple[Game, int]], seconds: int, as_json: bool, words: Words
) -> int:
    """Measure the search of every game; print a table, or rows of JSON."""
    rows = [measured_search(game, seats, seconds, words) for game, seats in games]
    if as_json:
        write_rows(rows)
    else:
        show_search(rows, words)
    return 0


def measured_search(game: Game, seats: int, seconds: int, words: Words) -> Row:
    """The row of one game: the best of several rounds, in the mode of this process."""
    best: Row = {}
    for _ in progress(range(ROUNDS), words):
        slice_seconds = seconds / ROUNDS / SEARCH_TIMINGS
        found = measured_apart("search", game, seats, slice_seconds, not pioche.COMPILED)
        row = {"game": game.id, "seats": seats, **found}
        best = better(best, row) if best else row
    return best


def show_search(rows: list[Row], words: Words) -> None:
    title = words.say("cli-bench-search-title", mode=words.say(f"cli-{rows[0]['mode']}"))
    grid = Grid(title=title, box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for key in SEARCH_COLUMNS:
        grid.add_column(words.say(f"cli-bench-search-{key}"), justify="right", no_wrap=True)
    for row in rows:
        grid.add_row(*search_cells(row, words))
    console = Console()
    console.print(grid)
    console.print(words.say("cli-bench-search-legend"), highlight=False, soft_wrap=True)


def search_cells(row: Row, words: Words) -> list[str]:
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
