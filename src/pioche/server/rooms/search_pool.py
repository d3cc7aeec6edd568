"""Processes for searches, so that the server stays responsive.

A task contains a world sampled from what a seat knows, never the table's own state. Experts go
first: values of moves are computed in short parts while no expert searches. Reviews have a pool of
their own.
"""

import asyncio
import threading
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from contextlib import suppress
from dataclasses import dataclass
from math import ceil
from typing import Final, Protocol, TypeVar

import pioche
from pioche.bots import expert
from pioche.bots.expert import Search
from pioche.bots.move_values import Tally, ValuePart
from pioche.bots.paced_search import PacedSearch
from pioche.games import game as catalogue_entry
from pioche.processes import NICENESS, process_pool
from pioche.server.logs import report

# The niceness of work that no player waits for.
LEAST_URGENT: Final = 19
# Longest wait for a pause of the experts, for each part.
PATIENCE: Final = 1.0

Found_co = TypeVar("Found_co", covariant=True)
# Starts what carries tasks out: for how many at a time, and how nice they are to others.
StartExecutor = Callable[[int, int], Executor]


class Work(Protocol[Found_co]):
    """A task that can be sent to another process."""

    def run(self) -> Found_co: ...


@dataclass(frozen=True)
class Nothing:
    """A task that only starts a process."""

    def run(self) -> None: ...


class SearchPool:
    """Search processes, or what a place without processes has instead; started on first use."""

    def __init__(
        self, workers: int, niceness: int = NICENESS, start: StartExecutor = process_pool
    ) -> None:
        self.start = start
        self.workers = workers
        self.niceness = niceness
        self.lock = threading.Lock()
        self.executor: Executor | None = None
        self.closed = False
        self.experts = 0  # running searches
        self.no_experts = asyncio.Event()
        self.no_experts.set()
        # Of several processes one is reserved for experts.
        self.background = asyncio.Semaphore(max(1, workers - 1))

    async def search(self, wanted: Search, seconds: float, at_once: int = 1) -> int | None:
        """The move that was found; None after the time limit or if a process is lost.

        `at_once`: how many searches share the processes in that time.
        """
        self.experts += 1
        self.no_experts.clear()
        try:
            async with asyncio.timeout(seconds):
                return await self.run(self.in_time(wanted, seconds, at_once))
        except TimeoutError:
            return None
        except Exception as error:
            report("a search", error)
            return None
        finally:
            self.experts -= 1
            if not self.experts:
                self.no_experts.set()

    def in_time(self, wanted: Search, seconds: float, at_once: int) -> Work[int]:
        """The search; of interpreted rules one that follows the speed of the machine."""
        if pioche.COMPILED:
            return wanted
        turns = ceil(at_once / self.workers)
        return PacedSearch(wanted, seconds / turns, time.time() + seconds)

    async def compute(self, part: ValuePart, wanted: Callable[[], bool]) -> list[Tally] | None:
        """The result of a part, preferably while no expert searches; None if it is not wanted."""
        async with self.background:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.no_experts.wait(), PATIENCE)
            return await self.run(part) if wanted() else None

    async def run(self, work: Work[Found_co]) -> Found_co:
        try:
            # In a thread: starting a process is slow.
            future = await asyncio.to_thread(self.submit, work)
            return await asyncio.wrap_future(future)
        except BrokenExecutor:
            self.forget()
            raise

    async def warm_up(self) -> None:
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
                self.executor = self.start(self.workers, self.niceness)
            return self.executor.submit(carry_out, work)

    def forget(self) -> None:
        """Give up the processes; the next task starts new ones."""
        with self.lock:
            executor, self.executor = self.executor, None
        if executor is not None:
            executor.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        self.closed = True
        self.forget()


def table_iterations(game_id: str) -> int:
    """The most rollouts of a move at a table, where people wait."""
    usual = expert.default_iterations(game_id)
    return usual if pioche.COMPILED else min(usual, catalogue_entry(game_id).expert.interpreted)


def carry_out(work: Work[Found_co]) -> Found_co:
    return work.run()
