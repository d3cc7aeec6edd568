"""A server of two workers: `python -m tests.server.worker_house sound|faulty MOST_CRASHES`.

PIOCHE_STORE says where its tables are.

It is what `pioche serve --workers 2` is, but quick, and tells on its output which processes its
workers are. `faulty`: workers that acknowledge before they store, and keep connections.
"""

import logging
import os
import sys
from dataclasses import replace

from starlette.types import ASGIApp

from pioche.server.serve import serve
from pioche.server.settings import ServeOptions
from pioche.server.store.addresses import open_store
from pioche.server.store.interface import Store
from pioche.server.workers import supervisor, worker
from pioche.words import words_in
from tests.server.early_ack_store import EarlyAckStore
from tests.server.live_server import FAST


def open_faulty(address: str) -> Store:
    """In a worker: put both faults back."""
    worker.OneRequest = kept_alive  # type: ignore[assignment, misc]
    return EarlyAckStore(open_store(address))


def kept_alive(app: ASGIApp) -> ASGIApp:
    return app


def main(kind: str, most_crashes: str) -> int:
    logging.basicConfig(stream=sys.stdout, level=logging.INFO, format="%(message)s")
    plan_of = supervisor.plan_of
    if kind == "faulty":
        supervisor.plan_of = lambda *given: replace(plan_of(*given), open_store=open_faulty)
    settings = replace(FAST, workers=2, most_crashes=int(most_crashes), crash_seconds=10_000)
    settings = replace(settings, trusted_proxy=("127.0.0.1",))
    options = ServeOptions(port=0, store=os.environ["PIOCHE_STORE"])
    return serve(options, words_in("en"), settings)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
