"""The process behind the port: it starts workers, starts them again, and hands connections over."""

import asyncio
import logging
import multiprocessing
import os
import signal
import socket
import time
from collections import deque
from dataclasses import replace
from itertools import cycle
from multiprocessing.context import ForkServerContext
from typing import Final

from pioche.bots.plugins import PLUGINS
from pioche.server.safe_logging import log_event, report
from pioche.server.serve_options import ServeOptions
from pioche.server.settings import Settings
from pioche.server.workers.arrivals import Arrivals
from pioche.server.workers.routing import NO_TABLE, worker_of
from pioche.server.workers.worker import WorkerPlan
from pioche.server.workers.worker_process import WorkerProcess

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
