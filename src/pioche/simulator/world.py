"""Virtual time: the events of a simulated world in order, and the processes that live in it.

A process has an event loop of its own, which runs only when the world lets it. So a process can be
killed (its loop is never run again), stopped for a while, and its threads are pieces of work that
end after a drawn time. Nothing waits for real.
"""

import asyncio
import heapq
from asyncio import events as running
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any, Final

# More turns of a loop at one moment mean that it never sleeps.
MOST_TURNS: Final = 20_000
# More steps at one moment mean that processes wake each other for ever.
MOST_STEPS: Final = 100_000
# How long work in a thread takes: mostly next to nothing.
QUICK_THREAD: Final = 0.002
SLOW_THREAD: Final = 0.08
# When the simulated world begins, in seconds of the wall clock.
EPOCH: Final = 1_800_000_000.0
# Processor time of a piece of work: each reading of its clock is this much later.
PROCESSOR_STEP: Final = 0.02


class Violation(AssertionError):
    """A promise of the server does not hold; `kind` says which."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(f"{kind}: {message}")
        self.kind = kind
        self.message = message


class World:
    """The time, the things to come, and chance: a stream of its own for each purpose.

    Streams are separate so that leaving out one fault does not change the draws of others.
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.now = 0.0
        self.numbers = count()
        self.coming: list[tuple[float, int, Callable[[], None]]] = []
        self.processes: list[Process] = []
        self.current: Process | None = None
        self.wall_offset = 0.0  # jumps of the wall clock
        self.processor = 0.0
        self.steps = 0
        self.steps_before = 0  # when time last went on
        self.trace: Callable[[str], None] | None = None
        self.violation: Violation | None = None

    def fail(self, kind: str, message: str) -> None:
        """Note the first broken promise; not raised, since the server would catch it."""
        if self.violation is None:
            self.note(f"violation {kind}: {message}")
            self.violation = Violation(kind, f"{message} (at {self.now:.3f} s)")

    def chance(self, purpose: str) -> Random:
        return Random(f"{self.seed} {purpose}")  # noqa: S311  (a simulation)

    def wall(self) -> float:
        return EPOCH + self.now + self.wall_offset

    def processor_time(self) -> float:
        self.processor += PROCESSOR_STEP
        return self.processor

    def note(self, text: str) -> None:
        if self.trace is not None:
            self.trace(f"{self.now:.6f} {text}")

    def later(self, seconds: float, then: Callable[[], None]) -> None:
        heapq.heappush(self.coming, (self.now + seconds, next(self.numbers), then))

    def next_event(self) -> float | None:
        return self.coming[0][0] if self.coming else None

    def step(self) -> bool:
        """Let the next thing happen; False if there is none."""
        due, process = self.next_event(), None
        for one in self.processes:
            wakes = one.wakes_at()
            if wakes is not None and (due is None or wakes < due):
                due, process = wakes, one
        if due is None:
            return False
        if due > self.now:
            self.now, self.steps_before = due, self.steps
        self.steps += 1
        if self.steps - self.steps_before > MOST_STEPS:
            self.fail("stuck", "time stands still while processes wake each other")
        elif process is not None:
            process.turn()
        else:
            heapq.heappop(self.coming)[2]()
        if self.violation is not None:
            raise self.violation
        return True


class NoSelector:
    """No process of the world has a real socket."""

    def select(self, _timeout: float | None) -> list[Any]:
        return []


class ProcessLoop(asyncio.BaseEventLoop):
    """The event loop of a simulated process."""

    def __init__(self, process: "Process") -> None:
        super().__init__()
        self.process = process
        self._selector = NoSelector()
        self.set_exception_handler(self.unexpected)

    def unexpected(self, _loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if self.process.alive and isinstance(error, Exception):
            self.process.world.fail("unexpected", f"{context.get('message')}: {error!r}")

    def time(self) -> float:
        return self.process.world.now

    def _process_events(self, _events: list[Any]) -> None: ...

    def _write_to_self(self) -> None: ...

    def next_timer(self) -> float | None:
        timers: list[Any] = self._scheduled  # type: ignore[attr-defined]
        while timers and timers[0]._cancelled:
            self._timer_cancelled_count -= 1  # type: ignore[attr-defined]
            heapq.heappop(timers)._scheduled = False
        return timers[0]._when if timers else None

    def run_ready(self) -> None:
        """Run everything that is ready or due now."""
        ready = self._ready  # type: ignore[attr-defined]
        for _ in range(MOST_TURNS):
            timer = self.next_timer()
            if not ready and (timer is None or timer > self.time()):
                return
            self._run_once()  # type: ignore[attr-defined]
        self.process.world.fail("busy", "the event loop never sleeps")

    def run_in_executor(  # type: ignore[override]
        self,
        executor: Any,  # noqa: ANN401
        function: Callable[..., Any],
        *arguments: Any,  # noqa: ANN401
    ) -> "asyncio.Future[Any]":
        """Work in a thread: done at a moment of its own, while the loop goes on."""
        if executor is not None and executor._shutdown:  # as a real one
            raise RuntimeError("cannot schedule new futures after shutdown")
        answer = self.create_future()

        def work() -> None:
            try:
                result = function(*arguments)
            except Exception as error:  # handed to the caller, as a thread does
                if not answer.done():
                    answer.set_exception(error)
            else:
                if not answer.done():
                    answer.set_result(result)

        self.call_later(self.process.thread_seconds(), work)
        return answer


class Process:
    """A simulated process: alive or killed, running or stopped."""

    def __init__(self, world: World, name: str) -> None:
        self.world = world
        self.name = name
        self.alive = True
        self.stopped_until = 0.0
        self.thread_slowness = 1.0
        self.chance = world.chance(f"process {name}")
        self.loop = ProcessLoop(self)
        self.backlog: list[Callable[[], None]] = []  # what its sockets hold while it is stopped
        world.processes.append(self)

    @property
    def stopped(self) -> bool:
        return self.stopped_until > self.world.now

    def thread_seconds(self) -> float:
        most = SLOW_THREAD if self.chance.random() < 0.05 else QUICK_THREAD
        return self.chance.random() * most * self.thread_slowness

    def wakes_at(self) -> float | None:
        if self.loop._ready:  # type: ignore[attr-defined]
            wakes: float | None = self.world.now
        else:
            wakes = self.loop.next_timer()
        return wakes if wakes is None else max(wakes, self.stopped_until)

    def turn(self) -> None:
        backlog, self.backlog = self.backlog, []
        for work in backlog:
            self.enter(work)
        self.enter(self.loop.run_ready)

    def call(self, work: Callable[[], None]) -> None:
        """Let something reach the process: now, or when it goes on."""
        if not self.alive:
            return
        if self.stopped:
            self.backlog.append(work)
            return
        self.enter(work)
        self.enter(self.loop.run_ready)

    def enter(self, work: Callable[[], None]) -> None:
        """Run something as this process."""
        before, self.world.current = self.world.current, self
        loop_before = running._get_running_loop()
        running._set_running_loop(self.loop)
        try:
            work()
        finally:
            running._set_running_loop(loop_before)
            self.world.current = before

    def spawn(self, work: Any) -> "asyncio.Task[Any]":  # noqa: ANN401
        task: asyncio.Task[Any] = self.loop.create_task(work)
        return task

    def stop(self, seconds: float) -> None:
        """As by SIGSTOP, and SIGCONT later."""
        self.stopped_until = max(self.stopped_until, self.world.now + seconds)
        self.world.later(seconds, lambda: self.turn() if self.alive and not self.stopped else None)

    def kill(self) -> None:
        """As by kill -9: nothing of it runs any more, and nothing that it still says is heard."""
        if not self.alive:
            return
        self.alive = False
        self.world.processes.remove(self)
        self.enter(self.forget)

    def forget(self) -> None:
        """Free its tasks now, not when the garbage collector comes: runs must repeat exactly."""
        for task in asyncio.all_tasks(self.loop):
            task._log_destroy_pending = False  # type: ignore[attr-defined]
            coroutine: Any = task.get_coro()
            try:
                coroutine.close()
            except (RuntimeError, ValueError):
                continue  # it waits within another, which was closed before
        self.loop.close()
