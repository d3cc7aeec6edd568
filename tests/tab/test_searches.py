"""The executor of a tab: its order, its errors, calls that were given up; with another Python."""

import asyncio
import json
import operator
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import BrokenExecutor, Executor
from functools import partial

import pytest
import pytest_asyncio

from pioche.bots import Expert, seat_of
from pioche.games import game
from pioche.server.rooms.search_pool import LEAST_URGENT, SearchPool
from pioche.tab import searches
from pioche.tab.searches import SearchWorker

pytestmark = pytest.mark.asyncio
OTHER_PYTHON = """
import json, sys
from pioche.tab.searches import answer
for line in sys.stdin:
    print(json.dumps(answer(json.loads(line))), flush=True)
"""


class ProcessWorker:
    """A process in the place of the web worker: the same messages, as lines."""

    started = 0

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        hear: Callable[[str], None],
        lose: Callable[[str], None],
    ) -> None:
        ProcessWorker.started += 1
        command = [sys.executable, "-c", OTHER_PYTHON]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.ended = False
        self.reading = threading.Thread(target=self.read, args=(loop, hear, lose))
        self.reading.start()

    def read(
        self,
        loop: asyncio.AbstractEventLoop,
        hear: Callable[[str], None],
        lose: Callable[[str], None],
    ) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            loop.call_soon_threadsafe(hear, json.loads(line))
        if not self.ended:
            loop.call_soon_threadsafe(lose, "the worker has failed")

    def post(self, message: str) -> None:
        assert self.process.stdin is not None
        print(json.dumps(message), file=self.process.stdin, flush=True)

    def end(self) -> None:
        self.ended = True
        self.process.kill()
        self.reading.join()
        self.process.__exit__(None, None, None)  # closes its files


@pytest_asyncio.fixture
async def worker() -> AsyncIterator[SearchWorker]:
    ProcessWorker.started = 0
    worker = SearchWorker(partial(ProcessWorker, asyncio.get_running_loop()))
    yield worker
    worker.lose("the test is over")


async def result_of(executor: Executor, function: Callable[..., object], *given: object) -> object:
    return await asyncio.wrap_future(executor.submit(function, *given))


async def test_a_search_finds_the_same_as_here(worker: SearchWorker) -> None:
    pool = SearchPool(1, start=worker.start_executor)
    diamant = game("diamant")
    wanted = Expert("diamant", 3, 50).search_of(seat_of(diamant, diamant.new(3, 5), 1))
    assert await pool.search(wanted, 60) == wanted.run()
    assert ProcessWorker.started == 1


async def test_the_most_urgent_call_comes_first(worker: SearchWorker) -> None:
    review, expert = worker.start_executor(1, LEAST_URGENT), worker.start_executor(1, 0)
    done: list[str] = []
    calls = [
        (review, "running"),
        (review, "first review"),
        (review, "second review"),
        (expert, "expert"),
    ]
    futures = [executor.submit(str, name) for executor, name in calls]
    for future in futures:
        future.add_done_callback(lambda future: done.append(future.result()))
    await asyncio.gather(*map(asyncio.wrap_future, futures))
    assert done == ["running", "expert", "first review", "second review"]


async def test_an_error_over_there_is_raised_here(worker: SearchWorker) -> None:
    executor = worker.start_executor(1, 0)
    with pytest.raises(ZeroDivisionError):
        await result_of(executor, operator.truediv, 1, 0)
    assert await result_of(executor, operator.add, 1, 2) == 3


async def test_a_call_that_was_given_up_ends_the_worker(
    worker: SearchWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(searches, "GRACE", 0.2)
    executor = worker.start_executor(1, 0)
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.2):
            await result_of(executor, time.sleep, 600)
    assert await result_of(executor, operator.add, 1, 2) == 3
    assert ProcessWorker.started == 2


async def test_a_worker_that_fails_is_replaced(worker: SearchWorker) -> None:
    executor = worker.start_executor(1, 0)
    with pytest.raises(BrokenExecutor):
        await result_of(executor, sys.exit)
    assert await result_of(executor, operator.add, 1, 2) == 3
    assert ProcessWorker.started == 2


async def test_closing_a_pool_cancels_its_calls(worker: SearchWorker) -> None:
    pool = SearchPool(1, start=worker.start_executor)
    asked = asyncio.create_task(pool.run(Sleep()))
    await asyncio.sleep(0.05)
    pool.close()
    with pytest.raises(asyncio.CancelledError):
        await asked


class Sleep:
    """A task without an end."""

    def run(self) -> None:
        time.sleep(600)
