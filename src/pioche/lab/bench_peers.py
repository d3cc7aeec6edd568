"""`pioche bench --peers`: our games beside those of other libraries, measured in one run.

Two tables: moves driven from Python, beside OpenSpiel's games in C++; and environments that give an
observation and what is legal at every step, beside PettingZoo's card games and RLCard's. All take
turns, in processor time, and of each the best round counts. A library that is not installed is a
row that says so.
"""

import json
import sys
import warnings
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

from pioche.core.game import Game
from pioche.core.refusals import Refusal
from pioche.lab.bench import ROUNDS, Row
from pioche.lab.measure import rate
from pioche.lab.peers import GROUPS, OURS, Contestant, contestants
from pioche.words import Words

FIRST_BATCH: Final = 1
COLUMNS: Final = ("library", "game", "rate", "nearest", "slowest")


def run_peers_bench(
    games: list[tuple[Game, int]], seconds: int, as_json: bool, words: Words
) -> int:
    """Measure everybody; print a table for each group, or rows of JSON."""
    rows = with_ratios(measured(contestants(games), seconds, words))
    if as_json:
        sys.stdout.write("[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]\n")
        return 0
    for group in GROUPS:
        show(group, [row for row in rows if row["group"] == group], words)
    return 0


def measured(everybody: list[Contestant], seconds: float, words: Words) -> list[Row]:
    """A row for each: the best of rounds in which they take turns."""
    rows = [first_row(one) for one in everybody]
    console = Console(stderr=True)
    pairs = [pair for _ in range(ROUNDS) for pair in zip(everybody, rows, strict=True)]
    for one, row in track(
        pairs,
        words.say("cli-bench-progress"),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ):
        if row["missing"] is None:
            measure_again(one, row, seconds / ROUNDS)
    return rows


def first_row(one: Contestant) -> Row:
    """What is known of somebody before anything is measured."""
    return {
        "group": one.group,
        "library": one.library,
        "game": one.game,
        "nearest": one.nearest,
        "per_s": 0.0,
        "missing": None,
    }


def measure_again(one: Contestant, row: Row, seconds: float) -> None:
    """One more round of somebody; libraries of others warn, and may be missing or broken."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            _, steps = rate(one.make(), seconds, FIRST_BATCH)
        except ImportError as error:
            row["missing"] = error.name or str(error)
        except Refusal as error:  # an extra of ours
            row["missing"] = str(error)
        except Exception as error:
            if one.library == OURS:
                raise
            row["missing"] = f"{type(error).__name__}: {error}"
        else:
            row["per_s"] = max(row["per_s"], steps)


def with_ratios(rows: list[Row]) -> list[Row]:
    """How many times faster our nearest game is than a peer, and our slowest one."""
    ours = {
        (row["group"], row["game"]): row["per_s"]
        for row in rows
        if row["library"] == OURS and row["missing"] is None
    }
    for row in rows:
        if row["library"] != OURS and row["per_s"]:
            group = [speed for (name, _), speed in ours.items() if name == row["group"]]
            nearest = ours.get((row["group"], row["nearest"]))
            row["nearest_ratio"] = nearest and nearest / row["per_s"]
            row["slowest_ratio"] = min(group) / row["per_s"] if group else None
    return rows


def show(group: str, rows: list[Row], words: Words) -> None:
    grid = Grid(
        title=words.say(f"bench-peers-{group}"), box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1)
    )
    for key in COLUMNS:
        left = key in ("library", "game")
        grid.add_column(words.say(f"bench-peers-{key}"), justify="left" if left else "right")
    for row in rows:
        grid.add_row(*cells(row, words))
    Console().print(grid)
    Console().print(words.say(f"bench-peers-{group}-legend"), highlight=False, soft_wrap=True)


def cells(row: Row, words: Words) -> list[str]:
    """A row of the table: somebody's rate, or why there is none."""
    ours = row["library"] == OURS
    game = words.say(f"{row['game']}-name") if ours else row["game"]
    if row["missing"] is not None:
        return [row["library"], game, words.say("bench-peers-missing", name=row["missing"]), "", ""]
    speed = words.say("cli-bench-number", number=round(row["per_s"]))
    return [
        row["library"],
        game,
        speed,
        ratio_shown(row, "nearest_ratio", words),
        ratio_shown(row, "slowest_ratio", words),
    ]


def ratio_shown(row: Row, key: str, words: Words) -> str:
    """How many times faster we are; with the name of the nearest game."""
    ratio = row.get(key)
    if ratio is None:
        return ""
    if key == "nearest_ratio":
        name = words.say(f"{row['nearest']}-name")
        return words.say("bench-peers-times-of", ratio=round(ratio, 1), game=name)
    return words.say("bench-peers-times", ratio=round(ratio, 1))
