"""Where experts search and reviews are made: in processes of their own; the server answers on.

What is sent for an expert is a world dealt from what its seat knows, never the table's own state.
"""

import asyncio
import os
import signal
import threading
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from typing import Final, Protocol, TypeVar

from pioche.bots.expert import Search
from pioche.server.safe_logging import report

# People's own programs go first, and so does the server; what is not played goes last.
NICENESS: Final = 10
LEAST_URGENT: Final = 19

Found_co = TypeVar("Found_co", covariant=True)


class Work(Protocol[Found_co]):
    """Something to be done, which can be sent to another process."""

    def run(self) -> Found_co: ...


@dataclass(frozen=True)
class Nothing:
    """What only starts a process."""

    def run(self) -> None: ...


class SearchPool:
    """Processes that search, started when the first search is wanted."""

    def __init__(self, workers: int, niceness: int = NICENESS) -> None:
        self.workers = workers
        self.niceness = niceness
        self.lock = threading.Lock()
        self.executor: ProcessPoolExecutor | None = None
        self.closed = False

    async def search(self, wanted: Search, seconds: float) -> int | None:
        """The move that is found; None where it takes too long, or a process is lost."""
        try:
            async with asyncio.timeout(seconds):
                return await self.run(wanted)
        except TimeoutError:
            return None
        except Exception as error:
            report("a search", error)
            if isinstance(error, BrokenExecutor):
                self.forget()
            return None

    async def warm_up(self) -> None:
        """Have a process ready before the first expert is asked."""
        try:
            await self.run(Nothing())
        except Exception as error:
            report("starting a search process", error)
            self.forget()

    async def run(self, work: Work[Found_co]) -> Found_co:
        """What the work finds."""
        # In a thread: starting a process takes a while.
        return await asyncio.wrap_future(await asyncio.to_thread(self.submit, work))

    def submit(self, work: Work[Found_co]) -> "Future[Found_co]":
        with self.lock:
            if self.closed:
                raise BrokenExecutor
            if self.executor is None:
                self.executor = ProcessPoolExecutor(
                    self.workers, get_context("spawn"), begin_work, (self.niceness,)
                )
            return self.executor.submit(do_work, work)

    def forget(self) -> None:
        """Let go of the processes; the next search starts new ones."""
        with self.lock:
            executor, self.executor = self.executor, None
        if executor is not None:
            executor.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """Stop: what is being searched is of no use any more."""
        self.closed = True
        self.forget()


# In the processes


def begin_work(niceness: int) -> None:
    """Be nice, leave stopping to the server, and end when it has ended however it did."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """A server that was killed closes nothing: nobody else would tell its processes."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def do_work(work: Work[Found_co]) -> Found_co:
    return work.run()
