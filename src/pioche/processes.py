"""Worker processes: they start, get tasks, and end with the process that started them.

A task depends only on itself, so its result does not depend on the process.
"""

import os
import signal
import sys
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, contextmanager, redirect_stderr, suppress
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

if sys.platform != "emscripten":  # a tab has no processes
    from multiprocessing import get_context, parent_process, resource_tracker
    from multiprocessing.connection import Connection, wait

if TYPE_CHECKING:
    from concurrent.futures import Executor

# Other programs of the user go first, and so does the process that wants the results.
NICENESS: Final = 10
NOTHING: Final = -1
AT_ONCE: Final = 0

Item = TypeVar("Item")
Result = TypeVar("Result")


# Start and end


def begin_work(niceness: int = NICENESS) -> None:
    """Lower the priority, ignore Ctrl+C, and end when the parent process ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Wait for the parent and exit: a killed parent cannot stop its processes."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def process_pool(workers: int, niceness: int) -> "Executor":
    from concurrent.futures import ProcessPoolExecutor  # noqa: PLC0415  (a tab has none)

    return ProcessPoolExecutor(workers, get_context("spawn"), begin_work, (niceness,))


@contextmanager
def interrupts_withheld() -> Iterator[None]:
    """Processes started meanwhile never receive Ctrl+C: it is for their parent."""
    if os.name != "posix":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def starting_processes() -> Iterator[None]:
    """Processes started within do not receive Ctrl+C, even from a program that owns the screen.

    The first of them starts multiprocessing's resource tracker, which inherits the error stream. On
    the whole screen that stream is a stand-in without a file: the real one is put back meanwhile.
    """
    if os.name != "posix":
        yield
        return
    with redirect_stderr(sys.__stderr__):
        resource_tracker.ensure_running()
    with interrupts_withheld():
        yield


@contextmanager
def interrupt_afterwards() -> Iterator[None]:
    """Let Ctrl+C take effect at the end of what runs within.

    Compiled code takes an exception within a product of long integers for a lack of memory, and
    ends the process.
    """
    if sys.platform == "emscripten" or threading.current_thread() is not threading.main_thread():
        yield
        return
    interrupts: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: interrupts.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    for number in interrupts[:1]:
        signal.raise_signal(number)


# Tasks


def run_tasks(
    work: Callable[[Item], Result], items: Sequence[Item], jobs: int, meanwhile: bool = False
) -> Generator[tuple[int, Result], None, None]:
    """The place of each item with its result, as they are done; closing it stops at once.

    A task lost with its process is done by another or here; a task that fails there fails here.
    Where tasks are short, some are done here `meanwhile`, until the first process has started.
    """
    done: set[int] = set()
    if jobs > 1 and len(items) > 1:
        with closing(run_elsewhere(work, items, min(jobs, len(items)), meanwhile)) as found:
            for place, result in found:
                done.add(place)
                yield place, result
    for place, item in enumerate(items):
        if place not in done:
            with interrupt_afterwards():
                result = work(item)
            yield place, result


def run_elsewhere(
    work: Callable[[Item], Result], items: Sequence[Item], jobs: int, meanwhile: bool
) -> Generator[tuple[int, Result], None, None]:
    """The results of this many processes, each of which gets a task whenever it is free."""
    waiting = Waiting(len(items))
    workers = [Worker(work) for _ in range(jobs)]
    try:
        while meanwhile and waiting.more() and not ready(workers, AT_ONCE):
            place = waiting.next()
            yield place, work(items[place])
        while any(worker.place != NOTHING for worker in workers) or (workers and waiting.more()):
            found = []
            for worker in ready(workers):
                place, done, result = worker.receive()
                if worker.lost:
                    waiting.again(place)
                elif done:
                    found.append((place, cast("Result", result)))
                elif place != NOTHING:
                    found.append((place, work(items[place])))  # it failed there: fail here, at once
            workers = [worker for worker in workers if not worker.lost]
            for worker in workers:
                if worker.is_free() and (place := waiting.next()) != NOTHING:
                    worker.give(place, items[place])
            yield from found
    finally:
        for worker in workers:
            worker.end()


class Waiting:
    """The places of the tasks that are not begun, or that were lost."""

    def __init__(self, count: int) -> None:
        self.left = list(range(count - 1, NOTHING, -1))

    def more(self) -> bool:
        return bool(self.left)

    def next(self) -> int:
        return self.left.pop() if self.left else NOTHING

    def again(self, place: int) -> None:
        """Put back a task that was lost, if there was one."""
        if place != NOTHING:
            self.left.append(place)


class Worker:
    """One process with one task at a time, so that neither side can block."""

    def __init__(self, work: Callable[[Any], object]) -> None:
        context = get_context("spawn")
        self.pipe, there = context.Pipe()
        self.process = context.Process(target=do_tasks, args=(work, there), daemon=True)
        self.began = False
        self.lost = False
        self.place = NOTHING
        with interrupts_withheld():
            self.process.start()
        there.close()

    def is_free(self) -> bool:
        return self.began and not self.lost and self.place == NOTHING

    def give(self, place: int, item: object) -> None:
        """Send a task; if the process has ended, `receive` notices."""
        self.place = place
        with suppress(OSError):
            self.pipe.send(item)

    def receive(self) -> tuple[int, bool, object]:
        """The task that the process had, whether it is done, and the result."""
        place, self.place = self.place, NOTHING
        try:
            done, result = self.pipe.recv()
        except (EOFError, OSError):
            self.end()
            return place, False, None
        self.began = True
        return place, done, result

    def end(self) -> None:
        self.lost = True
        self.process.terminate()
        self.process.join()
        self.pipe.close()


def ready(workers: list[Worker], seconds: float | None = None) -> list[Worker]:
    """The workers with a message, once there is one or this many seconds have passed."""
    pipes = wait([worker.pipe for worker in workers], seconds)
    return [worker for worker in workers if worker.pipe in pipes]


def do_tasks(work: Callable[[Any], object], pipe: "Connection") -> None:
    """Report the start, then answer every task; the parent repeats failed ones."""
    begin_work(0)
    pipe.send((False, None))
    with suppress(EOFError, OSError):
        while True:
            pipe.send(answer(work, pipe.recv()))


def answer(work: Callable[[Any], object], item: object) -> tuple[bool, object]:
    try:
        return True, work(item)
    except Exception:
        return False, None
