"""Start the server, measure it, and print the result."""

import asyncio
import json
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Grid

from pioche.core.refusals import Refusal
from pioche.lab.load.measure import measure
from pioche.lab.load.plan import LoadPlan, LoadResult, Quantiles, StepResult
from pioche.lab.load.server_process import MeasuredServer, started_server
from pioche.words import Words


@dataclass(frozen=True)
class Target:
    """The server to measure: the address of a running one and its local process, or the store,
    arguments and settings with which one is started."""

    url: str | None
    process: int | None
    store: str | None
    serve: list[str]
    settings: Mapping[str, str]

    @contextmanager
    def server(self) -> Iterator[MeasuredServer]:
        if self.url is not None:
            yield MeasuredServer(self.url.rstrip("/"), self.process)
            return
        with started_server(self.store, self.serve, self.settings) as server:
            yield server


def run_load_bench(plan: LoadPlan, target: Target, as_json: bool, words: Words) -> int:
    """Measure; print a table, or JSON."""
    with target.server() as server:
        result = run(plan, server, words)
    if as_json:
        sys.stdout.write(json.dumps(result.data(), indent=1) + "\n")
    else:
        show(plan, result, words)
    return 0


def run(plan: LoadPlan, server: MeasuredServer, words: Words) -> LoadResult:
    """Measure in an event loop of its own, the fastest there is."""

    def progress(key: str) -> None:
        print(words.say(key), file=sys.stderr, flush=True)

    try:
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            return runner.run(measure(plan, server, progress))
    except (OSError, EOFError) as error:
        raise Refusal("bench-server-lost", url=server.url) from error


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The event loop of uvloop, where it is installed."""
    found = find_spec("uvloop")
    return None if found is None else import_module("uvloop").new_event_loop


KB: Final = 1024
TENTHS_BELOW: Final = 10  # milliseconds
COLUMNS: Final = ("offered", "moves", "acknowledged", "seen", "cpu", "lag", "generator", "load")


def show(plan: LoadPlan, result: LoadResult, words: Words) -> None:
    """Print a table of the rates, and sentences about the rest."""
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
    """The knee, the memory and a legend."""
    lines = [words.say("bench-server-legend")]
    think = round(plan.tables / plan.rate, 1)
    lines.append(words.say("bench-server-think", rate=plan.rate, seconds=think))
    if result.flooded is not None:
        lines.append(flood(plan, result.flooded, result.flood_answers, words))
    if result.knee is not None:
        lines.append(words.say("bench-server-knee-at", rate=result.knee, bound=plan.bound_ms))
    elif plan.knee:
        lines.append(words.say("bench-server-knee-below", rate=plan.rate, bound=plan.bound_ms))
    if result.fresh_table is None:
        return [*lines, words.say("bench-server-no-memory")]
    return [*lines, memory(plan, result, words)]


def flood(plan: LoadPlan, step: StepResult, answers: Mapping[str, int], words: Words) -> str:
    pages = answers.get("200", 0)
    return words.say(
        "bench-server-flooded",
        connections=plan.flood,
        pages=pages,
        refused=sum(answers.values()) - pages,
        answered=times(words, step.acknowledged),
        seen=times(words, step.seen),
    )


def memory(plan: LoadPlan, result: LoadResult, words: Words) -> str:
    memories = {
        "table": result.fresh_table,
        "socket": result.socket,
        "fresh": result.fresh_table_with_sockets,
    }
    figures = {name: kilobytes(size) for name, size in memories.items()}
    line = words.say("bench-server-memory", people=plan.sockets, **figures)
    if result.middle_table_with_sockets is None:
        return line
    middle = kilobytes(result.middle_table_with_sockets)
    moves = round(result.moves_per_table)
    return f"{line} " + words.say("bench-server-memory-middle", middle=middle, moves=moves)


def kilobytes(size: float | None) -> int:
    return round((size or 0) / KB)
