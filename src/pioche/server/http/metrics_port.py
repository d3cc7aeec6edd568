"""For operators: `/metrics` for Prometheus on a port of its own."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from prometheus_client import make_wsgi_app, start_http_server
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

import pioche
from pioche.server.http.addresses import LOCAL_NAME, is_loopback
from pioche.server.http.headers import host_name, is_allowed
from pioche.server.metrics import REGISTRY
from pioche.server.server import Server
from pioche.server.settings import Settings
from pioche.server.store.group_commit import ObservedStore

if TYPE_CHECKING:
    from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment


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


def names_for(settings: Settings, host: str) -> tuple[str, ...]:
    """The names in Host under which metrics are shown; none: all of them."""
    return settings.allowed_host or ((LOCAL_NAME,) if is_loopback(host) else ())


def checked_host(app: "WSGIApplication", names: tuple[str, ...]) -> "WSGIApplication":
    """Refuse names that are made to point here by pages of other sites (DNS rebinding)."""

    def answer(environment: "WSGIEnvironment", start: "StartResponse") -> Iterable[bytes]:
        name = host_name(environment.get("HTTP_HOST", ""))
        if name is not None and is_allowed(name, names):
            return app(environment, start)
        start("421 Misdirected Request", [("Content-Type", "text/plain")])
        return [b""]

    return answer


@contextmanager
def serving_metrics(server: Server, host: str, port: int) -> Iterator[int]:
    """Serve the metrics meanwhile; the port that is used."""
    gauges = ServerGauges(server)
    REGISTRY.register(gauges)
    try:
        shown, thread = start_http_server(port, host, REGISTRY)
        figures = make_wsgi_app(REGISTRY)
        shown.set_app(checked_host(figures, names_for(server.settings, host)))
        try:
            yield int(shown.server_port)
        finally:
            shown.shutdown()
            shown.server_close()
            thread.join()
    finally:
        REGISTRY.unregister(gauges)
