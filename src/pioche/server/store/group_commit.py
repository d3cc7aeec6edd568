"""Group commit: one thread writes, and all callers that wait at a moment share one transaction.

Reaching the disk takes as long for a hundred entries as for one. While one transaction is on
its way, the next callers gather; each is answered after the commit of its own transaction.
"""

import asyncio
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Lock, Thread
from time import perf_counter
from typing import Final, Generic, Protocol, TypeVar, runtime_checkable

from pioche.server.store.interface import OutcomeUnknown, StoreError

MOST_TOGETHER: Final = 1000
# How many seconds the writing thread waits for Python's lock at every statement, while the event
# loop is busy. With Python's own 0.005 a batch of ten would wait for 50 ms before it is committed.
TURN: Final = 0.001

Write = TypeVar("Write")
# What became of a write: what it gives (a claim its epoch), or why it is not kept. Not raised in
# the future itself, lest one whose caller has gone be reported as an exception that nobody saw.
Outcome = StoreError | int | None
# Carries out writes in one transaction; a refused one must not harm its neighbours.
Commit = Callable[[list[Write]], list[Outcome]]

# Hears in the thread how many seconds a transaction took, and how many writes were in it.
CommitObserver = Callable[[float, int], None]


@runtime_checkable
class ObservedStore(Protocol):
    """A store whose transactions can be watched."""

    def observe_commits(self, observer: CommitObserver) -> None:
        """Call the observer after each transaction."""

    def waiting_writes(self) -> int:
        """How many writes wait for the next transaction."""


@dataclass(eq=False, slots=True)  # frozen it would take three times as long to make
class PendingWrite(Generic[Write]):
    """A waiting caller; one without a write waits for those before it."""

    write: Write | None
    loop: asyncio.AbstractEventLoop
    answer: asyncio.Future[Outcome]


class GroupCommit(Generic[Write]):
    """Hands writes over to the thread, in the order of the calls.

    What was handed over is written even if its caller stops waiting: cancelling a call
    ends the waiting, not the writing.
    """

    def __init__(self, commit: Commit[Write], most: int = MOST_TOGETHER) -> None:
        self._commit = commit
        self._most = most
        self._queue: SimpleQueue[PendingWrite[Write] | None] = SimpleQueue()
        self._lock = Lock()  # no write is queued after the end
        self._closed = False
        self._observers: list[CommitObserver] = []
        self._start()

    def _start(self) -> None:
        sys.setswitchinterval(min(TURN, sys.getswitchinterval()))
        self._thread = Thread(target=self._run, name="pioche-writer", daemon=True)
        self._thread.start()

    async def write(self, write: Write) -> int | None:
        """The result of a write once it is committed; StoreError if it is not."""
        outcome = await self._enqueue(write)
        if isinstance(outcome, StoreError):
            raise outcome
        return outcome

    async def caught_up(self) -> None:
        """Return when everything handed over before has been written or refused."""
        await self._enqueue(None)

    def observe_commits(self, observer: CommitObserver) -> None:
        self._observers.append(observer)

    def waiting_writes(self) -> int:
        return self._queue.qsize()

    def close(self) -> None:
        """Write what is under way, and stop. This blocks: not for the event loop's own thread."""
        with self._lock:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        self._thread.join()

    def _enqueue(self, write: Write | None) -> asyncio.Future[Outcome]:
        loop = asyncio.get_running_loop()
        waiting = PendingWrite(write, loop, loop.create_future())
        with self._lock:
            if self._closed:
                raise StoreError("the store is closed")
            self._queue.put(waiting)
        return waiting.answer

    def _run(self) -> None:
        running = True
        while running:
            batch, running = self._next_batch()
            answer_all(batch, self._outcomes(batch))

    def _next_batch(self) -> tuple[list[PendingWrite[Write]], bool]:
        """All waiting writes, at least one; and whether more may follow."""
        batch: list[PendingWrite[Write]] = []
        while (waiting := self._queue.get()) is not None:
            batch.append(waiting)
            if len(batch) == self._most or self._queue.empty():
                return batch, True
        return batch, False

    def _outcomes(self, batch: list[PendingWrite[Write]]) -> list[Outcome]:
        writes = [waiting.write for waiting in batch if waiting.write is not None]
        outcomes = iter(self._committed(writes) if writes else [])
        return [None if waiting.write is None else next(outcomes) for waiting in batch]

    def _committed(self, writes: list[Write]) -> list[Outcome]:
        """Commit; after any error every caller is answered and the thread goes on."""
        began = perf_counter()
        try:
            return self._commit(writes)
        except Exception as error:
            return failed_alike(writes, error)
        finally:
            for observer in self._observers:
                observer(perf_counter() - began, len(writes))


class LoopGroupCommit(GroupCommit[Write]):
    """Group commit without a thread: each batch is committed in a turn of the event loop."""

    def _start(self) -> None:
        self._busy = False

    def _enqueue(self, write: Write | None) -> asyncio.Future[Outcome]:
        answer = super()._enqueue(write)
        self._next()
        return answer

    def _next(self) -> None:
        if not self._busy and not self._queue.empty():
            self._busy = True
            asyncio.get_running_loop().call_soon(self._begin)

    def _begin(self) -> None:
        if not self._queue.empty():  # closing may have written it
            batch, _ = self._next_batch()
            self._commit_batch(batch)

    def _commit_batch(self, batch: list[PendingWrite[Write]]) -> None:
        self._answer(batch, self._outcomes(batch))

    def _answer(self, batch: list[PendingWrite[Write]], outcomes: list[Outcome]) -> None:
        self._busy = False
        answer_all(batch, outcomes)
        self._next()

    def close(self) -> None:
        """Write what is under way, here and now."""
        self._closed = True
        batch: list[PendingWrite[Write]] = []
        while not self._queue.empty():
            waiting = self._queue.get()
            assert waiting is not None
            batch.append(waiting)
        answer_all(batch, self._outcomes(batch))


def failed_alike(writes: list[Write], error: Exception) -> list[Outcome]:
    """The same error for all; an exception each, since raising one writes into it."""
    outcomes: list[Outcome] = []
    unknown = isinstance(error, OutcomeUnknown)
    kind = OutcomeUnknown if unknown else StoreError
    said = "perhaps written, perhaps not" if unknown else "nothing was written"
    for _ in writes:
        outcome = kind(f"{said} ({error})")
        outcome.__cause__ = error
        outcomes.append(outcome)
    return outcomes


def answer_all(batch: list[PendingWrite[Write]], outcomes: list[Outcome]) -> None:
    """Wake each event loop once, however many of its callers are in the batch."""
    answers: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Outcome], Outcome]]] = {}
    for waiting, outcome in zip(batch, outcomes, strict=True):
        answers.setdefault(waiting.loop, []).append((waiting.answer, outcome))
    for loop, pairs in answers.items():
        with suppress(RuntimeError):  # no caller waits in a loop that has ended
            loop.call_soon_threadsafe(answer, pairs)


def answer(pairs: list[tuple[asyncio.Future[Outcome], Outcome]]) -> None:
    for future, outcome in pairs:
        if not future.done():  # a caller who was cancelled waits no longer
            future.set_result(outcome)
