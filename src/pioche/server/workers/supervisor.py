"""The process behind the port: it starts workers, restarts them, and hands connections over."""

import asyncio
import logging
import multiprocessing
import os
import signal
import socket
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from itertools import cycle
from multiprocessing.context import ForkServerContext
from typing import Final

from pioche.bots.plugins import PLUGINS
from pioche.server.logs import log_event, report
from pioche.server.settings import ServeOptions, Settings
from pioche.server.workers.arrivals import NO_TABLE, Arrivals, worker_of
from pioche.server.workers.worker import READY, STOPPING, WorkerPlan, work

# Connections that wait for a worker which does not take them; more are closed.
MOST_QUEUED: Final = 1000


class WorkerProcess:
    """Started at once; `changed` is called when it can be handed connections, and when it ends."""

    def __init__(
        self,
        number: int,
        plan: WorkerPlan,
        context: ForkServerContext,
        changed: Callable[["WorkerProcess"], None],
    ) -> None:
        self.number = number
        self.changed = changed
        self.loop = asyncio.get_running_loop()
        self.ready = False  # it takes connections
        self.began = False  # it was ready once
        self.stopping = False  # it takes no more, and ends by itself
        self.ended = False
        self.queue: deque[tuple[socket.socket, str]] = deque()  # with the table of each
        self.channel, there = socket.socketpair()
        self.process = context.Process(target=work, args=(there, plan.for_worker(number)))
        try:
            self.process.start()
        except OSError:
            self.channel.close()
            raise
        finally:
            there.close()
        self.channel.setblocking(False)
        self.loop.add_reader(self.channel.fileno(), self.listen)

    def listen(self) -> None:
        """It says how it is; what ends is the channel of a process that is gone."""
        try:
            said = self.channel.recv(len(READY))
        except BlockingIOError:
            return
        except OSError:
            said = b""
        if said == READY:
            self.ready = self.began = True
        elif said == STOPPING:
            self.stop()
        else:
            self.forget()
        self.changed(self)

    def forget(self) -> None:
        """It is gone."""
        self.ended, self.ready = True, False
        self.loop.remove_reader(self.channel.fileno())
        self.loop.remove_writer(self.channel.fileno())
        self.channel.close()

    def waiting(self) -> list[tuple[socket.socket, str]]:
        """Those who were to be handed to it, once it takes nobody any more."""
        found = list(self.queue)
        self.queue.clear()
        return found

    def give(self, connection: socket.socket, table: str) -> None:
        """Hand a connection over; it is the worker's afterwards."""
        if len(self.queue) >= MOST_QUEUED:
            connection.close()
            return
        self.queue.append((connection, table))
        if len(self.queue) == 1:
            self.flush()

    def flush(self) -> None:
        """As many as the channel takes; the others when there is room."""
        try:
            while self.queue:
                connection, _ = self.queue[0]
                socket.send_fds(self.channel, [b"c"], [connection.fileno()])
                self.queue.popleft()
                connection.close()
        except BlockingIOError:
            self.loop.add_writer(self.channel.fileno(), self.flush)
            return
        except OSError:
            self.ready = False  # it is ending, as `listen` is about to hear
        self.loop.remove_writer(self.channel.fileno())

    def stop(self) -> None:
        """Ask it to stop; it ends when it has."""
        if not (self.ended or self.stopping):
            self.ready, self.stopping = False, True
            with suppress(OSError):  # it may have ended just now
                self.channel.shutdown(socket.SHUT_WR)

    def kill(self) -> None:
        if self.process.is_alive():
            self.process.kill()

    def how_it_ended(self) -> str:
        """For the log."""
        self.process.join(1)
        code = self.process.exitcode
        if code is not None and code < 0:
            return f"killed by signal {-code}"
        return f"ended with code {code}"


# Connections that have said nothing yet, all together.
MOST_SILENT: Final = 1000
# How soon another worker takes the place of one that has died, and of one that never was ready:
# what keeps it from starting may pass, and must not keep a core busy.
AT_ONCE: Final = 0.05
LATER: Final = 1.0
# Of the time to stop: what workers have, before they are killed.
WORKER_SHARE: Final = 0.8
KILLED_BY: Final = 128  # and the number of the signal, as shells tell it
STOPPED: Final = 0
FAILED: Final = 1


def supervise(
    listening: socket.socket, store: str, settings: Settings, serving: ServeOptions
) -> int:
    """Serve with several processes until this one is asked to stop; 1 if they keep dying."""
    return asyncio.run(Supervisor(listening, plan_of(store, settings, serving)).run())


def plan_of(store: str, settings: Settings, serving: ServeOptions) -> WorkerPlan:
    """The processes for searches are shared out, and stopping is to end before ours."""
    searching = max(1, settings.search_workers // settings.workers)
    within = max(1.0, settings.stop_within * WORKER_SHARE)
    figures = replace(settings, search_workers=searching, stop_within=within)
    return WorkerPlan(store, figures, tuple(PLUGINS), serving)


def worker_context() -> ForkServerContext:
    """Workers are forked from a process that has read everything and done nothing yet.

    So they start within a moment, and share the memory of what was read.
    """
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([WorkerPlan.__module__])
    return context


class Supervisor:
    """The workers by their numbers; a new one takes the number of the one that has died."""

    def __init__(self, listening: socket.socket, plan: WorkerPlan) -> None:
        self.listening = listening
        self.plan = plan
        self.settings = plan.settings
        self.context = worker_context()
        self.workers: dict[int, WorkerProcess] = {}
        self.turns = cycle(range(plan.settings.workers))
        self.deaths: deque[float] = deque()
        self.outcome: int | None = None

    async def run(self) -> int:
        self.done = asyncio.Event()
        loop = asyncio.get_running_loop()
        for asked in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            loop.add_signal_handler(asked, self.asked_to_stop, asked)
        self.arrivals = Arrivals(self.listening, self.route, self.settings.head, MOST_SILENT)
        for number in range(self.settings.workers):
            self.start(number)
        await self.done.wait()
        await self.stop()
        assert self.outcome is not None
        return self.outcome

    def asked_to_stop(self, number: int) -> None:
        """The second time: at once."""
        if self.outcome is not None:
            self.kill_all()
            os._exit(KILLED_BY + number)
        self.end(STOPPED)

    def kill_all(self) -> None:
        for worker in self.workers.values():
            worker.kill()

    def end(self, outcome: int) -> None:
        """Stop everything; whoever asks first says why."""
        if self.outcome is None:
            self.outcome = outcome
        self.done.set()

    async def stop(self) -> None:
        """Nobody else is taken; workers have their time, then they are killed."""
        self.arrivals.close()
        for worker in self.workers.values():
            worker.stop()
        end = time.monotonic() + self.settings.stop_within / WORKER_SHARE
        while any(worker.process.is_alive() for worker in self.workers.values()):
            if time.monotonic() > end:
                self.kill_all()
            await asyncio.sleep(0.02)

    # Workers

    def start(self, number: int) -> None:
        if self.outcome is not None:
            return
        try:
            worker = WorkerProcess(number, self.plan, self.context, self.changed)
        except OSError as error:  # the system has no room for another process
            report("starting a worker", error)
            self.count_death(number, LATER)
        else:
            self.workers[number] = worker

    def changed(self, worker: WorkerProcess) -> None:
        """A worker can be handed connections, wants no more, or has ended."""
        if worker.ready:
            told = f"worker {worker.number} is process {worker.process.pid}"
            log_event(logging.INFO, told)
        if worker.ended and self.outcome is None:
            self.replace(worker)
        if self.ready():
            self.arrivals.start()
        else:
            self.arrivals.pause()
        if not worker.ready:
            for connection, table in worker.waiting():
                self.route(connection, table)

    def replace(self, worker: WorkerProcess) -> None:
        """Have another one take its place."""
        told = f"worker {worker.number} {worker.how_it_ended()}"
        if worker.stopping:  # as it was asked to
            log_event(logging.INFO, told)
            self.start(worker.number)
        else:
            log_event(logging.ERROR, told)
            self.count_death(worker.number, AT_ONCE if worker.began else LATER)

    def count_death(self, number: int, delay: float) -> None:
        """Start another one, unless they die again and again."""
        now = time.monotonic()
        self.deaths.append(now)
        while self.deaths[0] < now - self.settings.crash_seconds:
            self.deaths.popleft()
        if len(self.deaths) > self.settings.most_crashes:
            self.end(FAILED)
        else:
            asyncio.get_running_loop().call_later(delay, self.start, number)

    # Connections

    def ready(self) -> list[int]:
        return [number for number, worker in self.workers.items() if worker.ready]

    def route(self, connection: socket.socket, table: str) -> None:
        """To the worker of the table; what is about none, to each in turn."""
        ready = self.ready()
        if not ready:
            connection.close()  # it had come just before the last one died
        elif table == NO_TABLE:
            self.workers[self.next_in_turn(ready)].give(connection, table)
        else:
            self.workers[worker_of(table, ready)].give(connection, table)

    def next_in_turn(self, ready: list[int]) -> int:
        return next(number for number in self.turns if number in ready)
