"""`pioche simulate`: plays the chunks of a simulation on any processes and shows the figures.

An interrupt shows the figures of the games played so far.
"""

import json
import sys
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

from pioche.console import INTERRUPTED
from pioche.lab.chunks import ChunkFiles, chunk_count, games_of_chunk, make_folder, play_chunk
from pioche.lab.figures import Figures, no_figures
from pioche.lab.result_tables import (
    COUNTS,
    check_writable,
    count_rows,
    frame,
    need_extra,
    write_parquet,
)
from pioche.lab.simulate_report import as_data, show
from pioche.lab.simulation import (
    Simulation,
    changes,
    check_plan,
    play_game,
    seating,
    slow_bots,
)
from pioche.lab.summary import Performance, summaries
from pioche.processes import run_tasks
from pioche.words import Words

# Seconds between two progress lines in a file or a log.
LINE_SECONDS: Final = 30
# No rate is shown in the first seconds.
FIRST_SECONDS: Final = 0.5


class Watch:
    """Progress on a stream without a terminal: a line now and then, with rate and ETA."""

    def __init__(self, words: Words, total: int, done: int) -> None:
        self.words = words
        self.total = total
        self.done = done
        self.before = done  # played in an earlier run: not part of the rate
        self.began = self.shown_at = time.monotonic()

    def add(self, games: int) -> None:
        self.done += games
        self.show()

    def show(self) -> None:
        if time.monotonic() - self.shown_at >= LINE_SECONDS:
            self.shown_at = time.monotonic()
            Console(stderr=True).print(self.line(), highlight=False, soft_wrap=True)

    def line(self) -> str:
        """Progress line: done/total, plus rate and ETA once known."""
        spent, played = time.monotonic() - self.began, self.done - self.before
        if spent < FIRST_SECONDS or not played:
            return self.words.say("simulate-progress", done=self.done, total=self.total)
        rate = played / spent
        return self.words.say(
            "simulate-progress-rate",
            done=self.done,
            total=self.total,
            rate=round(rate, 1 if rate < 10 else None),  # noqa: PLR2004  (one digit more)
            end=end_time((self.total - self.done) / rate),
        )


class Bar(Watch):
    """Progress on a terminal: a bar."""

    def __init__(self, words: Words, total: int, done: int, bar: Progress) -> None:
        super().__init__(words, total, done)
        self.bar = bar
        self.task = bar.add_task("", total=total, completed=done, line=self.line())

    def show(self) -> None:
        self.bar.update(self.task, completed=self.done, line=self.line())


def end_time(seconds: float) -> str:
    """The local time after this many seconds."""
    now = datetime.now().astimezone()
    end = now + timedelta(seconds=min(seconds, 1e9))
    if end.date() == now.date():
        return f"{end:%H:%M:%S}"
    return f"{end:%Y-%m-%d %H:%M}"


@contextmanager
def watched(words: Words, total: int, done: int) -> Iterator[Watch]:
    """Show progress on the error stream, so that results can be piped."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield Watch(words, total, done)
        return
    columns = (BarColumn(bar_width=20), TextColumn("{task.fields[line]}"))
    with Progress(*columns, console=console, transient=True) as bar:
        yield Bar(words, total, done, bar)


__all__ = ["Running", "Simulation", "play_game", "play_games", "run_simulation", "seating"]

# Work that takes less is done before other processes have started.
SECONDS_ALONE: Final = 0.5
# While they start, chunks shorter than this are played here.
SHORT_CHUNK: Final = 0.2

Chunks = Generator[tuple[int, Figures], None, None]


@dataclass(frozen=True)
class Running:
    """Where to play, and what to do with the figures; the figures do not depend on it."""

    jobs: int = 1
    as_json: bool = False
    resume: str | None = None
    ray: str | None = None  # the address of a cluster; empty starts one
    plot: str | None = None  # a folder
    parquet: str | None = None  # a file


def play_games(plan: Simulation) -> list[Performance]:
    """Play all games; the results of each bot."""
    return summaries(plan, simulate(plan))[0].bots


def simulate(plan: Simulation, jobs: int = 1) -> Figures:
    """Play all games on this many cores."""
    check_plan(plan)
    whole = no_figures(len(plan.bots), len(changes(plan)))
    with closing(played_chunks(plan, range(chunk_count(plan)), Running(jobs))) as chunks:
        for _, figures in chunks:
            whole.add(figures)
    return whole


def played_chunks(plan: Simulation, chunks: "range | list[int]", running: Running) -> Chunks:
    """These chunks with their figures, in the order of completion; closing it stops at once."""
    work, left = partial(play_chunk, plan), list(chunks)
    if running.ray is not None:
        from pioche.lab.on_ray import run_on_ray  # noqa: PLC0415  (an extra)

        found = run_on_ray(work, left, running.ray, running.jobs)
    else:
        found = run_here_and_elsewhere(work, left, running.jobs)
    with closing(found):
        for place, figures in found:
            yield left[place], figures


def run_here_and_elsewhere(work: Callable[[int], Figures], chunks: list[int], jobs: int) -> Chunks:
    """The place of each chunk with its figures; the time of the first decides about processes."""
    if not chunks:
        return
    began = time.monotonic()
    first = work(chunks[0])
    seconds = time.monotonic() - began
    yield 0, first
    rest = chunks[1:]
    needed = jobs if seconds * len(rest) > SECONDS_ALONE else 1
    with closing(run_tasks(work, rest, needed, meanwhile=seconds < SHORT_CHUNK)) as found:
        for place, figures in found:
            yield place + 1, figures


def run_simulation(plan: Simulation, running: Running, words: Words) -> int:
    """Play, show progress on the error stream, print the figures."""
    check_plan(plan)
    prepare(running)
    if plan.records is not None:
        make_folder(plan.records)
    kept = ChunkFiles(running.resume, plan) if running.resume is not None else None
    warn_slow(plan, words)
    whole = no_figures(len(plan.bots), len(changes(plan)))
    left = set(range(chunk_count(plan)))
    for chunk, figures in kept.finished() if kept else ():
        whole.add(figures)
        left.remove(chunk)
    code = 0
    try:
        with watched(words, plan.games, whole.games) as watch:
            play_rest(plan, sorted(left), running, whole, kept, watch)
    except KeyboardInterrupt:
        code = INTERRUPTED
    print_figures(plan, whole, running, words)
    return code


def prepare(running: Running) -> None:
    """Refuse outputs that could not be written, before any game is played."""
    if running.plot is not None:
        need_extra("matplotlib")
        make_folder(running.plot)
    if running.parquet is not None:
        need_extra("pandas", "pyarrow")
        check_writable(running.parquet)


def play_rest(
    plan: Simulation,
    left: list[int],
    running: Running,
    whole: Figures,
    kept: ChunkFiles | None,
    watch: Watch,
) -> None:
    """Play the chunks that are left; keep and count each as soon as it is done."""
    with closing(played_chunks(plan, left, running)) as chunks:
        for chunk, figures in chunks:
            if kept is not None:
                kept.keep(chunk, figures)
            whole.add(figures)
            watch.add(len(games_of_chunk(plan, chunk)))


def warn_slow(plan: Simulation, words: Words) -> None:
    """Name the bots that make the simulation slow, unless records do."""
    if plan.records is None and (slow := slow_bots(plan)):
        said = words.say("simulate-slow", bots=", ".join(slow))
        Console(stderr=True).print(said, highlight=False, soft_wrap=True)


def print_figures(plan: Simulation, whole: Figures, running: Running, words: Words) -> None:
    """Print the figures as JSON or as tables, if any game was played."""
    if not whole.games:
        return
    write_results(plan, whole, running, words)
    if running.as_json:
        sys.stdout.write(json.dumps(as_data(plan, whole), indent=1) + "\n")
        return
    show(plan, whole, words)
    if plan.records is not None:
        written = words.say("cli-simulate-written", games=whole.games, folder=plan.records)
        Console().print(written, highlight=False, soft_wrap=True)


def write_results(plan: Simulation, whole: Figures, running: Running, words: Words) -> None:
    """Write plots and Parquet where wanted."""
    if running.plot is not None:
        from pioche.lab.plots import plots_of, write_plots  # noqa: PLC0415  (an extra)

        write_plots(running.plot, plots_of(plan, whole, words))
    if running.parquet is not None:
        write_parquet(running.parquet, frame(count_rows(plan, whole), COUNTS))
