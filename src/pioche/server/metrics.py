"""Prometheus metrics of this process.

Labels are names of games, routes, refusals and kinds of errors: no ids, nothing secret.
`http/metrics_port.py` serves them.
"""

import sys
from typing import Final

from pioche.core.refusals import Refusal

if sys.platform == "emscripten":  # a tab has no operator, and the library needs sockets
    from pioche.server.no_metrics import REGISTRY, Counter, Histogram
else:
    from prometheus_client import (
        CollectorRegistry,
        Counter,
        GCCollector,
        Histogram,
        PlatformCollector,
        ProcessCollector,
        disable_created_metrics,
    )

    # No extra line for the creation time of each metric.
    disable_created_metrics()  # type: ignore[no-untyped-call]
    REGISTRY: Final = CollectorRegistry()
    ProcessCollector(registry=REGISTRY)
    PlatformCollector(registry=REGISTRY)
    GCCollector(registry=REGISTRY)

SHORT: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
COUNTS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)

MOVES: Final = Counter(
    "pioche_moves", "Moves stored, of people and bots, by game.", ["game"], registry=REGISTRY
)
REFUSALS: Final = Counter(
    "pioche_refusals", "Requests and messages refused, by key.", ["key"], registry=REGISTRY
)
REQUESTS: Final = Counter(
    "pioche_requests", "Requests answered over HTTP.", ["route", "status"], registry=REGISTRY
)
FAULTS: Final = Counter(
    "pioche_faults", "Errors that are in the log, by kind.", ["kind"], registry=REGISTRY
)
COMMIT_SECONDS: Final = Histogram(
    "pioche_commit_seconds", "How long a transaction of the store took.",
    buckets=SHORT, registry=REGISTRY,
)  # fmt: skip
COMMIT_WRITES: Final = Histogram(
    "pioche_commit_writes", "Writes that shared a transaction.", buckets=COUNTS, registry=REGISTRY
)
LOOP_LAG: Final = Histogram(
    "pioche_event_loop_lag_seconds", "By how much the event loop was late.",
    buckets=SHORT, registry=REGISTRY,
)  # fmt: skip


def count_refusal(refusal: Refusal) -> None:
    REFUSALS.labels(refusal.key).inc()


def observe_commit(seconds: float, writes: int) -> None:
    """Called in the thread that writes."""
    COMMIT_SECONDS.observe(seconds)
    COMMIT_WRITES.observe(writes)
