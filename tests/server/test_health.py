"""What proxies ask: whether the process lives, and whether players can be sent there."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace

import pytest

from pioche.server.http import monitoring
from pioche.server.settings import Rate
from pioche.server.store.interface import StoreError
from tests.server.live_server import FAST, LiveServer
from tests.server.memory_store import MemoryStore


class Probed(MemoryStore):
    """Counts how often it is read, and answers or does not."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0
        self.hangs = False

    async def load_header(self, table: str) -> bytes | None:
        self.asked += 1
        if self.hangs:
            await asyncio.sleep(60)
        if self.broken:
            raise StoreError("as the test wished")
        return await super().load_header(table)


@pytest.fixture
def probed() -> Probed:
    return Probed()


@pytest.fixture
def house(probed: Probed) -> Iterator[LiveServer]:
    """A server that takes two requests from an address, and no more."""
    server = LiveServer(probed, replace(FAST, requests=Rate(2, 1000))).start()
    yield server
    server.stop()


def ready(server: LiveServer) -> tuple[int, object]:
    answer = server.get("/readyz")
    return answer.status_code, answer.json()


def test_it_lives_and_is_ready_however_often_one_asks(
    house: LiveServer, probed: Probed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(monitoring, "FRESH_SECONDS", 60)
    for _ in range(20):
        assert ready(house) == (200, {"status": "ready"})
        alive = house.get("/healthz")
        assert (alive.status_code, alive.json()) == (200, {"status": "ok"})
        assert alive.headers["cache-control"] == "no-store"
    assert probed.asked == 1
    assert [house.get("/api/games").status_code for _ in range(3)] == [200, 200, 429]


def test_it_is_not_ready_without_its_store(
    house: LiveServer, probed: Probed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(monitoring, "FRESH_SECONDS", 0)
    monkeypatch.setattr(monitoring, "STORE_SECONDS", 0.05)
    probed.broken = True
    assert ready(house) == (503, {"status": "store"})
    probed.broken, probed.hangs = False, True
    assert ready(house) == (503, {"status": "store"})
    assert house.get("/healthz").status_code == 200
    probed.hangs = False
    assert ready(house) == (200, {"status": "ready"})
