"""What was measured, for people to read."""

from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Grid

from pioche.lab.load.plan import LoadPlan, LoadResult, Quantiles, StepResult
from pioche.words import Words

KB: Final = 1024
TENTHS_BELOW: Final = 10  # milliseconds
COLUMNS: Final = ("offered", "moves", "acknowledged", "seen", "cpu", "lag", "generator", "load")


def show(plan: LoadPlan, result: LoadResult, words: Words) -> None:
    """A table of the rates, and a sentence for each of the rest."""
    console = Console()
    console.print(rates(result, words))
    for line in sentences(plan, result, words):
        console.print(line, highlight=False, soft_wrap=True)


def rates(result: LoadResult, words: Words) -> Grid:
    title = words.say("bench-server-title", tables=result.tables, sockets=result.sockets)
    grid = Grid(title=title, box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1))
    for name in COLUMNS:
        grid.add_column(words.say(f"bench-server-column-{name}"), justify="right")
    steps = ([] if result.held is None else [result.held]) + result.steps
    for step in sorted(steps, key=lambda step: step.offered):
        grid.add_row(*cells(step, words))
    return grid


def cells(step: StepResult, words: Words) -> list[str]:
    cpu = step.server_ms_per_move
    return [
        number(words, step.offered),
        number(words, round(step.moves_per_s)) + ("" if step.kept_up else " ↓"),
        times(words, step.acknowledged),
        times(words, step.seen),
        "–" if cpu is None else number(words, round(cpu, 2)),
        number(words, round(step.lag_ms)),
        words.say("bench-server-percent", share=round(100 * step.generator_share)),
        number(words, round(step.load_average, 1)),
    ]


def times(words: Words, found: Quantiles) -> str:
    return " / ".join(
        number(words, round(figure, 1) if figure < TENTHS_BELOW else round(figure))
        for figure in (found.p50, found.p99, found.p999)
    )


def number(words: Words, value: float) -> str:
    return words.say("cli-bench-number", number=value)


def sentences(plan: LoadPlan, result: LoadResult, words: Words) -> list[str]:
    """The knee, the memory, and how all of it is to be read."""
    lines = [words.say("bench-server-legend")]
    think = round(plan.tables / plan.rate, 1)
    lines.append(words.say("bench-server-think", rate=plan.rate, seconds=think))
    if result.knee is not None:
        lines.append(words.say("bench-server-knee-at", rate=result.knee, bound=plan.bound_ms))
    elif plan.knee:
        lines.append(words.say("bench-server-knee-below", rate=plan.rate, bound=plan.bound_ms))
    if result.fresh_table is None:
        return [*lines, words.say("bench-server-no-memory")]
    return [*lines, memory(plan, result, words)]


def memory(plan: LoadPlan, result: LoadResult, words: Words) -> str:
    told = {
        "table": result.fresh_table,
        "socket": result.socket,
        "fresh": result.fresh_table_with_sockets,
    }
    figures = {name: kilobytes(size) for name, size in told.items()}
    line = words.say("bench-server-memory", people=plan.sockets, **figures)
    if result.middle_table_with_sockets is None:
        return line
    middle = kilobytes(result.middle_table_with_sockets)
    moves = round(result.moves_per_table)
    return f"{line} " + words.say("bench-server-memory-middle", middle=middle, moves=moves)


def kilobytes(size: float | None) -> int:
    return round((size or 0) / KB)
