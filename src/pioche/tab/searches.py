"""Searches of a tab: calls that another web worker carries out, with a Python of its own.

A tab has no threads and no processes. `SearchWorker` has executors for the server's pools: pickled
calls go to the worker as texts, one at a time and the most urgent first. A call that was given up
and goes on for longer than a worker takes to start ends the worker; the next call starts another.
"""

import asyncio
import heapq
import pickle
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Final, ParamSpec, Protocol, TypeVar

# Seconds that a call which was given up may go on, at least: where starting a worker took longer,
# as long as that.
GRACE: Final = 3.0
# Messages are texts, one character for each byte.
BYTES: Final = "latin-1"

Result = TypeVar("Result")
Arguments = ParamSpec("Arguments")


class WebWorker(Protocol):
    """The page's side of a worker (`web/tab/searches.js`)."""

    def post(self, message: str) -> None: ...

    def end(self) -> None: ...


# Starts a worker; its answers and its failure are heard by these.
StartWorker = Callable[[Callable[[str], None], Callable[[str], None]], WebWorker]


@dataclass(order=True)
class Call:
    """A call that waits or is carried out."""

    niceness: int
    number: int
    message: str = field(compare=False)
    future: "Future[Any]" = field(compare=False, default_factory=Future)


class SearchWorker:
    """The other worker, started on first use.

    Its first call does nothing: until that is answered the worker is starting, nothing else is
    sent to it, and nothing ends it.
    """

    def __init__(self, start: StartWorker) -> None:
        self.start = start
        self.worker: WebWorker | None = None
        self.starting: Call | None = None
        self.began = 0.0
        self.grace = GRACE
        self.waiting: list[Call] = []
        self.running: Call | None = None
        self.numbers = count()

    def start_executor(self, _workers: int, niceness: int) -> Executor:
        """An executor for a pool; all of them share this worker."""
        return WorkerExecutor(self, niceness)

    def submit(self, niceness: int, message: str) -> Call:
        call = Call(niceness, next(self.numbers), message)
        heapq.heappush(self.waiting, call)
        self.send_next()
        return call

    def send_next(self) -> None:
        """Send the most urgent call that is still wanted, if the worker is free."""
        while self.running is None and self.waiting:
            if self.worker is None:
                self.begin()
                return
            call = heapq.heappop(self.waiting)
            if not call.future.cancelled():
                self.send(self.worker, call)

    def begin(self) -> None:
        """Start the worker, and find out how long that takes."""
        self.began = time.monotonic()
        self.worker = self.start(self.hear, self.lose)
        self.starting = Call(0, next(self.numbers), message_of(nothing))
        self.starting.future.add_done_callback(self.measure)
        self.send(self.worker, self.starting)

    def measure(self, _: object) -> None:
        self.grace = max(GRACE, time.monotonic() - self.began)

    def send(self, worker: WebWorker, call: Call) -> None:
        self.running = call
        worker.post(call.message)
        # A future that is not marked as running can be cancelled, and says so.
        call.future.add_done_callback(lambda _: self.end_later(call))

    def hear(self, message: str) -> None:
        """An answer of the worker."""
        call, self.running = self.running, None
        if call is not None and not call.future.cancelled():
            settle(call.future, *pickle.loads(message.encode(BYTES)))  # noqa: S301  (our own worker)
        self.send_next()

    def lose(self, reason: str) -> None:
        """End the worker: it has failed, or takes too long.

        One that cannot even start is not started again for the calls that wait.
        """
        call, self.running = self.running, None
        if self.worker is not None:
            self.worker.end()
            self.worker = None
        lost = [call] if call is not None else []
        if call is self.starting:
            lost, self.waiting = lost + self.waiting, []
        for one in lost:
            if not one.future.cancelled():
                one.future.set_exception(BrokenExecutor(reason))
        self.send_next()

    def end_later(self, call: Call) -> None:
        if self.running is call:
            asyncio.get_event_loop().call_later(self.grace, self.give_up, call)

    def give_up(self, call: Call) -> None:
        if self.running is call:
            self.lose("given up")


class WorkerExecutor(Executor):
    """The executor of one pool."""

    def __init__(self, worker: SearchWorker, niceness: int) -> None:
        self.worker = worker
        self.niceness = niceness
        self.calls: list[Call] = []

    def submit(
        self,
        fn: Callable[Arguments, Result],
        /,
        *args: Arguments.args,
        **kwargs: Arguments.kwargs,
    ) -> "Future[Result]":
        message = message_of(fn, *args, **kwargs)
        self.calls = [call for call in self.calls if not call.future.done()]
        self.calls.append(self.worker.submit(self.niceness, message))
        return self.calls[-1].future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: ARG002
        """Cancel what was not done: nobody waits in a tab."""
        for call in self.calls:
            call.future.cancel()


def message_of(
    function: Callable[Arguments, Any], *given: Arguments.args, **named: Arguments.kwargs
) -> str:
    return pickle.dumps((function, given, named)).decode(BYTES)


def settle(future: "Future[Any]", done: bool, result: Any) -> None:  # noqa: ANN401
    if done:
        future.set_result(result)
    else:
        future.set_exception(result)


# In the other worker


def nothing() -> None:
    """What a worker does first."""


def answer(message: str) -> str:
    """Carry a call out: whether it is done, and the result or the error."""
    try:
        function, arguments, named = pickle.loads(message.encode(BYTES))  # noqa: S301
        given = (True, function(*arguments, **named))
    except Exception as error:
        given = (False, error)
    return pickle.dumps(given).decode(BYTES)
