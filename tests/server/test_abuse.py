"""What one stranger can have the server keep or do has bounds; each check finds one without."""

import dataclasses
import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.connection import Connection

from pioche.server.http import application
from pioche.server.limits import SharedBuckets
from pioche.server.rooms.replay import GameSetup
from pioche.server.server import Server
from pioche.server.settings import Rate
from pioche.table.table import Table
from tests.server.live_server import FAST, PATIENCE, LiveServer, receive, send
from tests.server.memory_store import MemoryStore


@contextmanager
def running(**changed: object) -> Iterator[LiveServer]:
    settings = dataclasses.replace(FAST, **changed)  # type: ignore[arg-type]
    server = LiveServer(MemoryStore(), settings).start()
    try:
        yield server
    finally:
        server.stop()


def state_of(server: LiveServer) -> Server:
    state: Server = server.server.config.app.state.server  # type: ignore[union-attr]
    return state


def keys_kept(server: LiveServer, size: int = 15_000) -> int:
    table = server.table()
    for number in range(5):
        answer = table.command("ping", f"{number}".rjust(size, "x"))
        assert (answer.status_code, answer.json()["key"]) == (401, "server-key")
    buckets = state_of(server).messages.buckets
    assert isinstance(buckets, SharedBuckets)
    return buckets.sides()


def test_nothing_is_kept_for_what_cannot_be_a_key(
    own_server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert keys_kept(own_server) == 0
    monkeypatch.setattr(application, "bearer", lambda header: header and header.partition(" ")[2])
    assert keys_kept(own_server) == 5


def entries_written(server: LiveServer, attempts: int) -> int:
    """How much a stranger writes with tables, keys and sockets of their own."""
    tables = [server.table() for _ in range(2)]
    with ExitStack() as sockets:
        for table in tables:
            lines = [sockets.enter_context(table.socket(table.host_key)) for _ in range(2)]
            for line in lines:
                line.close_timeout = 0.1  # pushes that nobody reads keep it from closing properly
            for number in range(attempts // 4):
                for line in lines:
                    bot = ("bold", "careful")[number % 2]
                    name = f"{id(line)}-{number}"
                    send(line, {"type": "seat-bot", "id": name, "seat": 1, "bot": bot})
            for line in lines:
                answered(line, f"{id(line)}-{attempts // 4 - 1}")
    memory = server.store
    assert isinstance(memory, MemoryStore)
    return sum(len(entries) for entries in memory.entries.values())


def answered(line: Connection, name: str) -> None:
    """Wait for the answer to a message, whatever it is."""
    while json.loads(line.recv(timeout=PATIENCE)).get("id") != name:
        pass


def test_one_address_writes_no_more_than_its_share() -> None:
    share = 20
    with running(seatings=Rate(share, 60)) as server:
        assert entries_written(server, share * 2) <= share + 10
    with running() as server:  # the fault put back
        assert entries_written(server, share * 2) > share + 10
    with running(address_entries=Rate(10, 60)) as server:
        assert entries_written(server, 40) == 10
    with running(address_messages=Rate(10, 60)) as server:
        assert entries_written(server, 40) <= 10


def test_what_happens_before_the_deal_has_an_end() -> None:
    with running(most_seatings=10) as server:
        table = server.table()
        for number in range(5):
            bots = {"bot": ("bold", "careful")[number % 2], "seat": 1}
            assert table.command("seat-bot", table.host_key, **bots).status_code == 200
            assert table.command("open-seat", table.host_key, seat=1).status_code == 200
        again = table.command("open-seat", table.host_key, seat=1)  # it is open: nothing to store
        assert again.status_code == 200
        full = table.command("seat-bot", table.host_key, bot="bold", seat=1)
        sat = server.post(f"{table.path}/seats", {"nickname": "Zoé"})
        for refused in (full, sat):
            assert (refused.status_code, refused.json()["key"]) == (409, "server-seatings")
        table.start()


def test_tables_a_day_and_sockets_of_an_address() -> None:
    day = Rate(3, 24 * 60 * 60)
    with running(daily_creations=day, address_sockets=2) as server:
        tables = [server.table() for _ in range(2)]
        bad = server.post("/api/tables", {"game": "nothing", "seats": ["open"]})
        assert bad.status_code == 400  # and costs nothing
        tables.append(server.table())
        body = {"game": "diamant", "seats": ["open", "bold", "bold"]}
        refused = server.post("/api/tables", body)
        assert (refused.status_code, refused.json()["key"]) == (429, "server-daily-tables")
        for _ in range(2):  # those that are closed do not count
            with tables[0].socket() as one, tables[1].socket() as two:
                receive(one, "news"), receive(two, "news")
                with pytest.raises(InvalidStatus) as crowded, tables[2].socket():
                    pass
                assert b"server-address-sockets" in crowded.value.response.body
        assert len(state_of(server).sockets.open.here) <= 1


def plays_again(server: LiveServer, monkeypatch: pytest.MonkeyPatch, path: str, steps: int) -> int:
    """How often a step is replayed while a client looks through a game."""
    played = 0

    class CountedTable(Table):
        def apply(self, *step: object) -> None:
            nonlocal played
            played += 1
            super().apply(*step)  # type: ignore[arg-type]

    def deal(setup: GameSetup) -> Table:
        return CountedTable(setup.game, setup.players, setup.seeds, None, **setup.options)

    monkeypatch.setattr(GameSetup, "deal", deal)
    for step in (*range(0, steps, 5), steps, 0):
        assert server.get(f"{path}/replay/{step}").json()["step"] == step
    return played


def test_a_replay_is_played_once_and_charged_by_what_it_costs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with running() as server:
        table = server.table()
        zoe = table.sit()
        table.start()
        zoe.play()
        steps = table.news()["steps"]
        assert plays_again(server, monkeypatch, table.path, steps) <= steps + 5
        state = state_of(server)
        state.replayed.games.clear()
        state.replayed.most_bytes = 0  # the fault put back
        assert plays_again(server, monkeypatch, table.path, steps) > 2 * steps
        before = state.replay_work.buckets.read("127.0.0.1")
        assert before is not None
        assert before[0] < FAST.replay_work.burst
        state.replay_work.charge("127.0.0.1", 2 * FAST.replay_work.burst)
        refused = server.get(f"{table.path}/replay/0")
        assert (refused.status_code, refused.json()["key"]) == (429, "server-too-fast")
