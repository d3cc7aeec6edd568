"""Where is searched: in processes of their own, so that the server answers meanwhile.

What is sent of a game under way is a world dealt from what a seat knows, never the table's own
state. Experts go first: what people's moves are worth is worked out in short parts, while no expert
searches; reviews have a pool of their own.
"""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Final, Protocol, TypeVar

from pioche.bots.expert import Search
from pioche.bots.move_values import Tally, ValuePart
from pioche.processes import NICENESS, begin_work
from pioche.server.logs import report

# What is not played goes last.
LEAST_URGENT: Final = 19
# Where experts search all the time, people wait so many seconds for each short part.
PATIENCE: Final = 1.0

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
        self.experts = 0  # that search now
        self.no_experts = asyncio.Event()
        self.no_experts.set()
        # Where there are several processes, one is left for experts.
        self.background = asyncio.Semaphore(max(1, workers - 1))

    async def search(self, wanted: Search, seconds: float) -> int | None:
        """The move that is found; None where it takes too long, or a process is lost."""
        self.experts += 1
        self.no_experts.clear()
        try:
            async with asyncio.timeout(seconds):
                return await self.run(wanted)
        except TimeoutError:
            return None
        except Exception as error:
            report("a search", error)
            return None
        finally:
            self.experts -= 1
            if not self.experts:
                self.no_experts.set()

    async def compute(self, part: ValuePart, wanted: Callable[[], bool]) -> list[Tally] | None:
        """What comes of a part, if possible while no expert searches; None if nobody wants it."""
        async with self.background:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.no_experts.wait(), PATIENCE)
            return await self.run(part) if wanted() else None

    async def run(self, work: Work[Found_co]) -> Found_co:
        """What the work finds."""
        try:
            # In a thread: starting a process takes a while.
            future = await asyncio.to_thread(self.submit, work)
            return await asyncio.wrap_future(future)
        except BrokenExecutor:
            self.forget()
            raise

    async def warm_up(self) -> None:
        """Have a process ready before the first expert is asked."""
        try:
            await self.run(Nothing())
        except Exception as error:
            report("starting a search process", error)
            self.forget()

    def submit(self, work: Work[Found_co]) -> "Future[Found_co]":
        with self.lock:
            if self.closed:
                raise BrokenExecutor
            if self.executor is None:
                self.executor = ProcessPoolExecutor(
                    self.workers, get_context("spawn"), begin_work, (self.niceness,)
                )
            return self.executor.submit(carry_out, work)

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


def carry_out(work: Work[Found_co]) -> Found_co:
    """What the process does."""
    return work.run()
