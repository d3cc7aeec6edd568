"""An answer that is lost on the way: asked again with its secret, the same seat, table and key."""

from dataclasses import replace
from typing import Any

import pytest

from pioche.server.auth import new_key
from pioche.server.http import handlers
from pioche.server.rooms.entries import Sat, read_entry
from tests.server.live_server import FAST, LiveServer
from tests.server.memory_store import MemoryStore

TABLE = {"game": "diamant", "seats": ["open", "open", "bold"]}


def people(server: LiveServer, table: str) -> list[str | None]:
    seats = server.get(f"/api/tables/{table}").json()["seats"]
    return [seat["nickname"] for seat in seats]


def asked_twice(server: LiveServer, secret: str | None) -> tuple[list[Any], list[str | None]]:
    """The answers to a repeated request for a seat, and the seats afterwards."""
    made = server.post("/api/tables", TABLE).json()["table"]
    sit = {"nickname": "Zoé", **({} if secret is None else {"secret": secret})}
    answers = [server.post(f"/api/tables/{made}/seats", sit).json() for _ in range(2)]
    return answers, people(server, made)


def test_a_lost_answer_leaves_no_ghost(own_server: LiveServer) -> None:
    answers, sitting = asked_twice(own_server, new_key())
    assert answers[0] == answers[1]
    assert sitting == ["Zoé", None, None]
    answers, sitting = asked_twice(own_server, None)  # the fault put back
    assert answers[0]["key"] != answers[1]["key"]
    assert sitting[1] is not None


def test_only_the_same_client_gets_the_same_seat_and_at_one_table_alone(
    own_server: LiveServer,
) -> None:
    secret = new_key()
    table, other = own_server.table(), own_server.table()
    zoe = table.sit(secret=secret)
    assert other.sit(secret=secret).key != zoe.key
    full = own_server.post(f"{table.path}/seats", {"nickname": "Max", "secret": new_key()})
    assert (full.status_code, full.json()["key"]) == (409, "server-full")
    own_server.restart()
    table.start()
    assert table.sit("Other", secret=secret).key == zoe.key  # after a restart, and in the game
    memory = own_server.store
    assert isinstance(memory, MemoryStore)
    stored = [read_entry(entry) for entry in memory.entries[table.id]]
    assert sum(isinstance(entry, Sat) for entry in stored) == 1
    assert secret not in repr(memory.__dict__)
    for bad in ("", "x" * 21, "x" * 23, "é" * 22, 7):
        answer = own_server.post(f"{other.path}/seats", {"nickname": "Max", "secret": bad})
        assert answer.status_code == 400


def test_a_player_who_was_cleared_away_sits_down_again(own_server: LiveServer) -> None:
    secret, table = new_key(), own_server.table()
    zoe = table.sit(secret=secret)
    assert table.command("open-seat", table.host_key, seat=zoe.seat).status_code == 200
    assert table.sit("Zoé", secret=secret).seat == zoe.seat
    assert table.info()["seats"][0]["nickname"] == "Zoé"


def test_a_table_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    server = LiveServer(MemoryStore(), replace(FAST)).start()
    try:
        asked = {**TABLE, "secret": new_key()}
        first, again = (server.post("/api/tables", asked).json() for _ in range(2))
        assert first == again
        assert server.post("/api/tables", {**TABLE, "secret": new_key()}).json() != first
        start = {"type": "start", "id": "s"}
        path = f"/api/tables/{first['table']}/commands"
        assert server.post(path, start, again["host_key"]).status_code == 200
        monkeypatch.setattr(handlers, "keys_of_table", lambda _secret: (new_key(), new_key()))
        assert server.post("/api/tables", asked).json() != first  # the fault put back
    finally:
        server.stop()
