"""A whole review: its tasks, done by as many processes as are wanted, and what comes of them.

`tasks_of` and `assemble` are for whoever has processes of their own.
"""

import os
import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from pioche.review.assemble import assemble
from pioche.review.budget import Plan
from pioche.review.review_data import Review
from pioche.review.tasks import Result, Task, tasks_of
from pioche.table.table import Table

__all__ = ["Plan", "Task", "assemble", "review_table", "run_tasks", "tasks_of"]

# What is told of the progress: so many tasks are done, of so many.
Progress = Callable[[int, int], None]


def review_table(
    table: Table,
    plan: Plan | None = None,
    jobs: int = 1,
    progress: Progress = lambda _done, _of: None,
    stop: Callable[[], bool] = lambda: False,
) -> Review | None:
    """The review of a finished game; None if it was stopped."""
    tasks = tasks_of(table, plan)
    results: dict[int, Result] = {}
    progress(0, len(tasks))
    with closing(run_tasks(tasks, jobs)) as found:
        for number, result in found:
            results[number] = result
            progress(len(results), len(tasks))
            if stop():
                return None
    return assemble(table, [results[number] for number in range(len(tasks))], plan)


def run_tasks(tasks: Sequence[Task], jobs: int) -> Generator[tuple[int, Result], None, None]:
    """The numbers of the tasks with their results, as they are done; closed, it stops at once."""
    done: set[int] = set()
    if jobs > 1:
        with closing(run_elsewhere(tasks, min(jobs, len(tasks)))) as found:
            for number, result in found:
                done.add(number)
                yield number, result
    # All of them, or those that were lost with a process.
    for number, task in enumerate(tasks):
        if number not in done:
            yield number, task.run()


def run_elsewhere(tasks: Sequence[Task], jobs: int) -> Generator[tuple[int, Result], None, None]:
    """The results of other processes, each of which does every so many of the tasks."""
    started = [start_worker(tasks, job, jobs) for job in range(jobs)]
    open_ends = [end for _, end in started]
    try:
        while open_ends:
            for end in wait(open_ends):
                assert isinstance(end, Connection)
                try:
                    yield end.recv()
                except EOFError:
                    open_ends.remove(end)
    finally:
        for process, _ in started:
            process.terminate()
            process.join()


def start_worker(tasks: Sequence[Task], job: int, jobs: int) -> tuple[SpawnProcess, Connection]:
    """A process that does its part of the tasks, and where its results come out."""
    context = get_context("spawn")
    here, there = context.Pipe(duplex=False)
    part = [(number, tasks[number]) for number in range(job, len(tasks), jobs)]
    process = context.Process(target=work, args=(part, there), daemon=True)
    with interrupts_withheld():
        process.start()
    there.close()
    return process, here


@contextmanager
def interrupts_withheld() -> Iterator[None]:
    """What is started meanwhile never hears Ctrl+C: it is for the one that started it."""
    if os.name != "posix":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def work(part: list[tuple[int, Task]], results: Connection) -> None:
    """Some of the tasks, one after the other; whoever started this decides when it stops."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for number, task in part:
        results.send((number, task.run()))
