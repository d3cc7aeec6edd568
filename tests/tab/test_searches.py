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

import pioche
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
# One that takes its time to start, ...
LATE_PYTHON = f"import time; time.sleep(2){OTHER_PYTHON}"
# ... one that takes a while for each rollout, and cannot do many, ...
SLOW_PYTHON = f"""
import time
from importlib import import_module
best = import_module("pioche.search.best")
compare = import_module("pioche.search.compare")
plain, left = best.try_arm, list(range(1500))
def try_arm(*given):
    left.pop()
    time.sleep(0.01)
    return plain(*given)
best.try_arm = compare.try_arm = try_arm
{OTHER_PYTHON}"""
# ... and one that cannot start.
BROKEN_PYTHON = "raise SystemExit(1)"


class ProcessWorker:
    """A process in the place of the web worker: the same messages, as lines."""

    started = 0
    python = OTHER_PYTHON

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        hear: Callable[[str], None],
        lose: Callable[[str], None],
    ) -> None:
        ProcessWorker.started += 1
        command = [sys.executable, "-c", self.python]
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
    ProcessWorker.python = OTHER_PYTHON
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
    await result_of(review, str)  # it is there
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
    await result_of(executor, str)
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


async def test_a_worker_that_starts_for_long_is_not_ended(
    worker: SearchWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(searches, "GRACE", 0.05)
    ProcessWorker.python = LATE_PYTHON
    executor = worker.start_executor(1, 0)
    for _ in range(5):
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.1):
                await result_of(executor, operator.add, 1, 2)
    assert await result_of(executor, operator.add, 1, 2) == 3
    assert ProcessWorker.started == 1
    # It would take as long again, so what was given up may take as long, too.
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.1):
            await result_of(executor, time.sleep, 0.6)
    assert await result_of(executor, operator.add, 1, 2) == 3
    assert ProcessWorker.started == 1


async def test_a_worker_that_cannot_start_is_not_started_for_each_call(
    worker: SearchWorker,
) -> None:
    ProcessWorker.python = BROKEN_PYTHON
    executor = worker.start_executor(1, 0)
    asked = [result_of(executor, operator.add, 1, 2) for _ in range(3)]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(answer) for answer in answers] == [BrokenExecutor] * 3
    assert ProcessWorker.started == 1


async def test_experts_on_a_slow_device_search_less(
    worker: SearchWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The whole budget once is more than the worker can do."""
    monkeypatch.setattr(pioche, "COMPILED", False)
    ProcessWorker.python = SLOW_PYTHON
    pool = SearchPool(1, start=worker.start_executor)
    diamant = game("diamant")
    expert = Expert("diamant", 3, 2000)
    for number in range(3):
        wanted = expert.search_of(seat_of(diamant, diamant.new(3, number), 1))
        assert await pool.run(pool.in_time(wanted, 1, 1)) in wanted.legal
    assert ProcessWorker.started == 1


class Sleep:
    """A task without an end."""

    def run(self) -> None:
        time.sleep(600)
