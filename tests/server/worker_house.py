"""A server of workers: `python -m tests.server.worker_house KIND MOST_CRASHES [SILENCE [WORKERS]]`.

PIOCHE_STORE says where its tables are; SILENCE is how long a worker may be silent, a minute unless
given; without WORKERS there are two of them.

It is what `pioche serve --workers 2` is, but quick, and tells on its output which processes its
workers are. Kinds: `sound`; `faulty`, workers that acknowledge before they store, and keep
connections; `slow`, workers that take long to open their store, and whose event loop is always late
afterwards; `limited`, ten new tables and three sockets for an address.
"""

import asyncio
import logging
import os
import socket
import sys
import time
from dataclasses import replace
from typing import Final

from starlette.types import ASGIApp

from pioche.server.serve import serve
from pioche.server.settings import Rate, ServeOptions
from pioche.server.store.addresses import open_store
from pioche.server.store.interface import Store
from pioche.server.workers import supervisor, worker
from pioche.words import words_in
from tests.server.early_ack_store import EarlyAckStore
from tests.server.live_server import FAST

# How long the store takes to open, in seconds, and turns of the loop, in shares of the silence.
SLOW: Final = 5.0
LATE: Final = 0.7
# Seconds to stop, on a machine that is very busy.
STOPS: Final = 60.0


def open_faulty(address: str) -> Store:
    """In a worker: put both faults back."""
    worker.OneRequest = kept_alive  # type: ignore[assignment, misc]
    return EarlyAckStore(open_store(address))


def open_slowly(address: str) -> Store:
    """In a worker: and later its event loop works without a break."""
    time.sleep(SLOW)
    start = worker.WorkerServer.startup

    async def start_late(
        server: worker.WorkerServer, sockets: list[socket.socket] | None = None
    ) -> None:
        await start(server, sockets)
        server.beginning.add(asyncio.create_task(hold_up(server.served.settings.worker_silence)))

    worker.WorkerServer.startup = start_late  # type: ignore[method-assign, assignment]
    return open_store(address)


async def hold_up(silence: float) -> None:
    while True:
        time.sleep(silence * LATE)
        for _ in range(2):  # connections that came meanwhile are taken
            await asyncio.sleep(0)


def kept_alive(app: ASGIApp) -> ASGIApp:
    return app


OPENERS: Final = {"faulty": open_faulty, "slow": open_slowly}


def main(kind: str, most_crashes: str, silence: str = "60", workers: str = "2") -> int:
    logging.basicConfig(stream=sys.stdout, level=logging.INFO, format="%(message)s")
    plan_of = supervisor.plan_of
    if kind in OPENERS:
        supervisor.plan_of = lambda *given: replace(plan_of(*given), open_store=OPENERS[kind])
    settings = replace(
        FAST, workers=int(workers), most_crashes=int(most_crashes), crash_seconds=10_000
    )
    settings = replace(settings, trusted_proxy=("127.0.0.1",))
    settings = replace(settings, worker_silence=float(silence), stop_within=STOPS)
    if kind == "limited":
        settings = replace(settings, creations=Rate(10, 3600), address_sockets=3)
    options = ServeOptions(port=0, store=os.environ["PIOCHE_STORE"])
    return serve(options, words_in("en"), settings)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
