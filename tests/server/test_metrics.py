"""Prometheus metrics: what an operator needs, and nothing about a single game."""

import secrets
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx2 as httpx
import pytest
from prometheus_client import Counter
from prometheus_client.parser import text_string_to_metric_families
from write_settings import PAGE

from pioche.server.http.metrics_port import names_for, serving_metrics
from pioche.server.metrics import REGISTRY
from pioche.server.serve_process import watch_commits
from pioche.server.server import new_server
from pioche.server.store.sqlite import SqliteStore
from tests.server.live_server import FAST, LiveServer, receive
from tests.server.memory_store import MemoryStore
from tests.server.test_logs import found, play, secrets_of

Figures = dict[tuple[str, str], float]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    store = SqliteStore(tmp_path_factory.mktemp("figures") / "tables.sqlite")
    watch_commits(store, 1)
    server = LiveServer(store, FAST).start()
    yield server
    server.stop()
    store._close()


def text_of(house: LiveServer) -> str:
    app = house.server.config.app
    with serving_metrics(app.state.server, "127.0.0.1", 0) as port:  # type: ignore[union-attr]
        answer = httpx.get(f"http://127.0.0.1:{port}/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    return answer.text


def figures_of(text: str) -> Figures:
    """Each figure by its name and the value of its label, if it has one."""
    return {
        (sample.name, " ".join(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_a_game_is_counted_and_nothing_of_it_told(house: LiveServer) -> None:
    before = figures_of(text_of(house))
    seed = secrets.token_bytes(32)
    table, guest = play(house, seed)
    with table.socket(guest.key) as line:
        receive(line, "news")
        text = text_of(house)
    after = figures_of(text)

    def grown(name: str, label: str = "") -> float:
        return after[name, label] - before.get((name, label), 0)

    assert grown("pioche_moves_total", "letsdig") > 10
    assert grown("pioche_commit_seconds_count") == grown("pioche_commit_writes_count") > 10
    assert grown("pioche_commit_writes_sum") >= grown("pioche_moves_total", "letsdig")
    assert grown("pioche_refusals_total", "server-bad-message") == 1
    assert grown("pioche_refusals_total", "server-key") == 1
    assert grown("pioche_requests_total", "create 201") == 1
    assert (after["pioche_tables", ""], after["pioche_sockets", ""]) == (1, 1)
    assert {"pioche_socket_queue", "pioche_store_queue", "pioche_event_loop_lag_seconds_count"} <= {
        name for name, _ in after
    }
    assert after["process_resident_memory_bytes", ""] > 1e6
    page = PAGE.read_text(encoding="utf-8")
    shown = {family.name for family in text_string_to_metric_families(text)}
    assert [name for name in shown if name.startswith("pioche") and f"`{name}" not in page] == []
    hidden = [*secrets_of(table, guest, seed), "Zoé"]
    assert found([text], hidden) == []


def test_a_figure_that_names_a_table_would_be_found(house: LiveServer) -> None:
    table = house.table()
    planted = Counter("planted", "Planted.", ["table"], registry=REGISTRY)
    planted.labels(table.id).inc()
    try:
        assert found([text_of(house)], [table.id, table.host_key]) == [table.id]
    finally:
        REGISTRY.unregister(planted)


def test_a_slow_commit_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite")
    watch_commits(store, -1)
    house = LiveServer(store, FAST).start()
    table = house.table()
    house.stop()
    store._close()
    assert "slow commit seconds=" in caplog.text
    assert table.id not in caplog.text


def test_metrics_are_not_shown_under_foreign_names() -> None:
    """A page whose name is made to point at this machine gets nothing."""
    settings = replace(FAST, allowed_host=("metrics.example.org",))
    for used, host, foreign in ((FAST, "127.0.0.1", 421), (settings, "0.0.0.0", 421)):  # noqa: S104
        served = new_server(used, MemoryStore(), time.monotonic)
        with serving_metrics(served, host, 0) as port:
            names = {
                "localhost": 200,
                f"127.0.0.1:{port}": 200,
                "evil.example": foreign,
                "": 421,
                "metrics.example.org": 200 if used is settings else 421,
            }
            for name, expected in names.items():
                answer = httpx.get(f"http://127.0.0.1:{port}/metrics", headers={"Host": name})
                assert answer.status_code == expected, name
                assert (b"pioche_tables" in answer.content) == (expected == 200)
    assert names_for(FAST, "0.0.0.0") == ()  # noqa: S104
