"""Two servers on one store, and a database that fails under play: one history, nothing untrue."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace

import pytest
from websockets.exceptions import ConnectionClosed

from pioche.server.rooms.connection import GOING_AWAY, Connection
from pioche.server.rooms.registry import Rooms
from pioche.server.settings import Settings
from pioche.server.store import postgresql as store
from pioche.server.store.interface import LostTable
from pioche.server.store.postgresql import EPOCHS, PostgresqlStore
from tests.server.live_server import (
    FAST,
    PATIENCE,
    LiveServer,
    SeatClient,
    receive,
    run_async,
    wait_until,
)
from tests.server.postgresql_server import PostgresqlServer
from tests.server.test_clocks import begun
from tests.server.test_protocol import still, three

EFFORT = int(os.environ.get("PIOCHE_HEAVY", "1"))


@contextmanager
def live_server(url: str, settings: Settings = FAST) -> Iterator[LiveServer]:
    server = LiveServer(PostgresqlStore(url), settings).start()
    try:
        yield server
    finally:
        server.stop()
        run_async(server.store.close())


@pytest.mark.asyncio
async def test_a_server_drops_a_lost_table_and_claims_it_again_on_demand() -> None:
    harness = await begun()
    mine, socket = await harness.live(), Connection(9)
    mine.people.connections.add(socket)
    other = Rooms(harness.memory, harness.settings, harness.clock)
    theirs = await other.find(harness.table)
    assert theirs.storage.epoch == mine.storage.epoch + 1
    stored = len(harness.entries())
    with pytest.raises(LostTable):
        await harness.move(0, "go")
    assert len(harness.entries()) == stored
    assert mine.dropped
    assert socket.closing == GOING_AWAY
    await harness.move(0, "go")
    assert (await harness.live()).storage.epoch == theirs.storage.epoch + 1
    assert len(harness.entries()) == stored + 1
    await other.close()
    await harness.close()


@pytest.mark.asyncio
async def test_nobody_is_answered_from_a_room_that_is_lost() -> None:
    """Neither by news nor by a refusal; a store that is not shared is not asked."""
    harness = await begun()
    mine = await harness.live()
    await harness.memory.claim(harness.table)
    assert (await harness.news(0)).seat == 0
    harness.memory.shared = True
    for answer in (harness.news(0), harness.do(0, "move", question=99, move="go")):
        with pytest.raises(LostTable):
            await answer
        assert mine.dropped
        mine = await harness.live()
        await harness.memory.claim(harness.table)
    await harness.close()


@pytest.mark.asyncio
async def test_chat_is_fenced_too() -> None:
    harness = await begun()
    mine = await harness.live()
    await harness.memory.claim(harness.table)
    with pytest.raises(LostTable):
        await harness.do(0, "say", text="Salut")
    assert mine.dropped
    assert harness.memory.lines[harness.table] == []
    await harness.close()


def test_who_waits_at_a_server_that_has_lost_the_table_is_told_at_once(
    postgresql: PostgresqlServer,
) -> None:
    """Also after the connection by which it hears of claims was cut."""
    url = postgresql.database()
    with live_server(url) as one, live_server(url) as two:
        table, (zoe, *_) = three(one)
        for server, other in ((one, two), (two, one)):
            table.server = server
            with table.socket(zoe.key) as line:
                receive(line, "news")
                wait_until(lambda: listeners(postgresql, url) == 2)
                table.server = other
                zoe.news()  # by a route that has changed
                with suppress(ConnectionClosed):
                    while line.recv(timeout=PATIENCE):
                        pass
            assert line.close_code == GOING_AWAY
            postgresql.cut(url)


def test_a_claim_that_nobody_could_hear_is_found_when_the_connection_is_back(
    postgresql: PostgresqlServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgresql.database()
    monkeypatch.setattr(store, "RETRY_SECONDS", 3.0)
    patient = replace(FAST, grace=3600, patience=3600)  # no server writes anything by itself
    with live_server(url, patient) as one, live_server(url, patient) as two:
        table, (zoe, *_) = three(one)
        with table.socket(zoe.key) as line:
            receive(line, "news")
            wait_until(lambda: listeners(postgresql, url) == 2)
            postgresql.cut(url)
            table.server = two
            zoe.news()
            with suppress(ConnectionClosed):
                while line.recv(timeout=PATIENCE):
                    pass
        assert line.close_code == GOING_AWAY


def listeners(postgresql: PostgresqlServer, url: str) -> int:
    asked = "SELECT FROM pg_stat_activity WHERE datname = current_database()"
    return len(postgresql.execute(url, f"{asked} AND query = '{EPOCHS}'"))


def test_a_database_that_stops_is_answered_503_and_play_goes_on_when_it_is_back(
    postgresql: PostgresqlServer,
) -> None:
    with live_server(postgresql.database()) as server:
        table, (zoe, *_) = three(server)
        before = still(zoe)
        move = {"id": "one", "question": zoe.news()["question"], "move": "go"}
        with table.socket(zoe.key) as line:
            receive(line, "news")
            postgresql.stop()
            try:
                assert_refused(zoe, move)
                with suppress(ConnectionClosed):
                    while True:
                        assert '"go"' not in line.recv(timeout=PATIENCE)
                assert line.close_code == GOING_AWAY
                with pytest.raises(Exception, match="503"):
                    table.bare_socket()
                made = server.post("/api/tables", {"game": "diamant", "seats": ["open"] * 3})
                assert made.status_code == 503
            finally:
                postgresql.start()
        assert still(zoe) == before
        assert zoe.command("move", **move).json()["again"] is False
        assert zoe.command("move", **move).json()["again"] is True


def assert_refused(zoe: SeatClient, move: dict[str, object]) -> None:
    for _ in range(3):
        answer = zoe.command("move", **move)
        assert (answer.status_code, answer.json()["key"]) == (503, "server-store")
    news = zoe.table.server.get(f"{zoe.table.path}/news", zoe.key)
    assert (news.status_code, news.json()["key"]) == (503, "server-store")
