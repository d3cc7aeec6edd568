"""A whole review: its tasks, done by as many processes as are wanted, and what comes of them.

`tasks_of` and `assemble` are for whoever has processes of their own.
"""

from collections.abc import Callable, Generator, Sequence
from contextlib import closing

from pioche import processes
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
    return processes.run_tasks(run_task, tasks, jobs)


def run_task(task: Task) -> Result:
    return task.run()
