"""For operators: health checks, and `/metrics` for Prometheus on a port of its own."""

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final

import msgspec
from prometheus_client import start_http_server
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

import pioche
from pioche.server.http.requests import ApiRequest, Reply, json_reply
from pioche.server.metrics import REGISTRY
from pioche.server.server import Server
from pioche.server.store.group_commit import ObservedStore
from pioche.server.store.interface import StoreError

OK: Final = "ok"
READY: Final = "ready"
STOPPING: Final = "stopping"
NO_STORE: Final = "store"
UNAVAILABLE: Final = 503
# An id that no table has: reading it waits for running writes and costs nothing.
NO_TABLE: Final = "readyz"
# How long the store may take to answer, and how long its answer is reused.
STORE_SECONDS: Final = 3.0
FRESH_SECONDS: Final = 1.0


class Health(msgspec.Struct):
    """The status of a server."""

    status: str


async def healthz(_request: ApiRequest) -> Reply:
    return json_reply(Health(OK))


async def readyz(request: ApiRequest) -> Reply:
    status = await readiness(request.server)
    return json_reply(Health(status), 200 if status == READY else UNAVAILABLE)


async def readiness(server: Server) -> str:
    """Whether the server can take players, or the reason why not."""
    lifecycle = server.lifecycle
    if lifecycle.stopping:
        return STOPPING
    async with lifecycle.asking:
        now = server.clock()
        if lifecycle.asked_at is None or now - lifecycle.asked_at > FRESH_SECONDS:
            lifecycle.reachable = await store_answers(server)
            lifecycle.asked_at = server.clock()
    return READY if lifecycle.reachable else NO_STORE


async def store_answers(server: Server) -> bool:
    try:
        async with asyncio.timeout(STORE_SECONDS):
            await server.rooms.store.load_header(NO_TABLE)
    except (StoreError, TimeoutError):
        return False
    return True


class ServerGauges(Collector):
    """The present numbers of tables, sockets and the like.

    Collected in a thread of its own, so it copies what the server may change.
    """

    def __init__(self, server: Server) -> None:
        self.server = server

    def collect(self) -> Iterable[GaugeMetricFamily]:
        rooms = list(self.server.rooms.open.values())
        connections = [connection for live in rooms for connection in list(live.people.connections)]
        store = self.server.rooms.store
        found = {
            "tables": ("Tables in memory.", len(rooms)),
            "sockets": ("Open sockets.", len(connections)),
            "socket_queue": (
                "Messages that wait to be sent to sockets.",
                sum(len(connection.outbox) for connection in connections),
            ),
            "store_queue": (
                "Writes that wait for the next transaction.",
                store.waiting_writes() if isinstance(store, ObservedStore) else 0,
            ),
            "searches": ("Experts that search for a move.", self.server.rooms.pool.experts),
            "reviews": (
                "Reviews of finished games under way.",
                sum(run.running for run in list(self.server.reviews.runs.values())),
            ),
            "stopping": ("1 while the server stops.", int(self.server.lifecycle.stopping)),
        }
        for name, (about, value) in found.items():
            yield GaugeMetricFamily(f"pioche_{name}", about, value)
        yield build_info()


def build_info() -> GaugeMetricFamily:
    info = GaugeMetricFamily("pioche_build", "Which Pioche this is.", labels=["version", "rules"])
    info.add_metric([pioche.__version__, "compiled" if pioche.COMPILED else "interpreted"], 1)
    return info


USUAL_PATH: Final = "/metrics"


@contextmanager
def serving_metrics(server: Server, host: str, port: int) -> Iterator[int]:
    """Serve the metrics meanwhile; the port that is used."""
    gauges = ServerGauges(server)
    REGISTRY.register(gauges)
    try:
        shown, thread = start_http_server(port, host, REGISTRY)
        try:
            yield int(shown.server_port)
        finally:
            shown.shutdown()
            shown.server_close()
            thread.join()
    finally:
        REGISTRY.unregister(gauges)
