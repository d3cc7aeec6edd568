"""Records from elsewhere: a finished game becomes a table that is replayed, reviewed, verified."""

import json
from dataclasses import replace
from typing import Any

import pytest

from pioche.games import CATALOG
from pioche.server.messages import OVER
from pioche.server.rooms.archive import fold_without_rules
from pioche.server.rooms.clocks import ServerClock
from pioche.server.rooms.imports import finished_game, import_game, imported_header, table_of
from pioche.server.rooms.registry import Rooms
from pioche.table.record import record_text
from tests.review.games import finished
from tests.server.live_server import FAST, LiveServer, run_async
from tests.server.memory_store import MemoryStore
from tests.table.test_record import under_way

Data = dict[str, Any]


def send(server: LiveServer, text: str) -> str:
    """The path of the record's table."""
    answer = server.post("/api/records", {"record": text})
    assert answer.status_code == 201, answer.text
    return f"/api/tables/{answer.json()['table']}"


def test_a_record_becomes_a_table_that_anybody_can_look_at(server: LiveServer) -> None:
    played = finished("letsdig")
    text = record_text(played)
    path = send(server, text)
    info = server.get(path).json()
    assert (info["phase"], info["result"]["scores"]) == (OVER, played.scores())
    assert [(seat["player"], seat["nickname"]) for seat in info["seats"]] == [
        ("human", "Ana"),
        ("human", "Bo"),
        ("balanced", None),
    ]
    assert server.get(f"{path}/record").text == text
    assert server.post(f"{path}/review", {}).status_code == 200
    assert server.ask("DELETE", f"{path}/review").status_code == 200


@pytest.mark.parametrize("game", [each.id for each in CATALOG])
def test_every_step_can_be_seen_by_every_seat(server: LiveServer, game: str) -> None:
    played = finished(game, seed=3)
    path = send(server, record_text(played))
    *seats, spectator = server.get(f"{path}/summary").json()["steps"]
    assert len(seats) == played.seats
    assert spectator[-1] == len(played.log)
    for seat, steps in enumerate(seats):
        frame = server.get(f"{path}/replay/{len(steps) - 1}?seat={seat}").json()
        assert frame["step"] == frame["steps"]
        assert frame["view"] == json.loads(json.dumps(played.view(seat)))
        assert frame["events"]


def test_the_same_record_is_one_table(server: LiveServer) -> None:
    text = record_text(finished("diamant"))
    assert send(server, text) == send(server, text)
    assert send(server, text) != send(server, record_text(finished("diamant", seed=2)))


def test_an_imported_table_outlives_the_server(own_server: LiveServer) -> None:
    text = record_text(finished("diamant"))
    path = send(own_server, text)
    own_server.restart()
    assert own_server.get(f"{path}/record").text == text
    assert own_server.get(path).json()["phase"] == OVER


def test_what_is_no_record_of_a_finished_game_is_refused_with_its_line(server: LiveServer) -> None:
    text = record_text(finished("diamant"))
    lines = text.splitlines(keepends=True)
    lines[3] = lines[3].replace('"seat":', '"seat":1')
    refused = [
        ("hello", "record-json", 1),
        ("".join(lines), "record-range", 4),
        (record_text(under_way(), keep_seeds=True), "record-unfinished", 0),
        (text.replace("Ana", r"\ud800"), "player-name", 1),
    ]
    for sent, key, line in refused:
        answer = server.post("/api/records", {"record": sent})
        assert (answer.status_code, answer.json()["key"]) == (400, key)
        assert answer.json()["line"] == line


def test_a_record_may_be_longer_than_other_bodies(own_server: LiveServer) -> None:
    own_server.settings = replace(FAST, body_limit=1000, record_limit=40_000)
    own_server.restart()
    send(own_server, record_text(finished("diamant")))
    answer = own_server.post("/api/records", {"record": " " * 40_000})
    assert answer.status_code == 413


def test_an_import_that_was_cut_short_is_done_again() -> None:
    run_async(import_twice())


async def import_twice() -> None:
    text = record_text(finished("diamant"))
    table, rooms = finished_game(text), Rooms(MemoryStore(), FAST, ServerClock())
    await rooms.create(imported_header(table), table_of(text))
    await import_game(rooms, table_of(text), table, text)
    live = await rooms.find(table_of(text))
    assert live.room.phase == OVER
    await rooms.close()


def test_of_older_rules_who_played_is_still_known() -> None:
    run_async(fold_seats())


async def fold_seats() -> None:
    text = record_text(finished("diamant"))
    store = MemoryStore()
    await import_game(Rooms(store, FAST, ServerClock()), table_of(text), finished_game(text), text)
    stored = await store.load(table_of(text))
    assert stored is not None
    room = fold_without_rules(table_of(text), stored)
    assert [seat.nickname for seat in room.seats] == ["Ana", "Bo", None]
    assert not room.dealt
