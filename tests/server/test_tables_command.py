"""`pioche tables`: an operator lists, shows and closes tables while players play."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.connection import Connection

from pioche.cli import main
from pioche.server.store.addresses import open_store
from pioche.table.fairness import commitment
from tests.server.live_server import LiveServer, SeatClient, receive, run_async
from tests.server.postgresql_server import PostgresqlServer

Data = Any


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "house.sqlite")
    server: PostgresqlServer = request.getfixturevalue("postgresql")
    return server.database()


@pytest.fixture
def server(address: str) -> Iterator[LiveServer]:
    store = open_store(address)
    running = LiveServer(store).start()
    yield running
    running.stop()
    run_async(store.close())


def playing(server: LiveServer) -> SeatClient:
    zoe = server.table().sit()
    zoe.table.start()
    news = zoe.asked()
    zoe.command("move", question=news["question"], move="go")
    return zoe


def close_code(line: Connection) -> int | None:
    """Read until the server ends it."""
    try:
        while True:
            line.recv(timeout=180)
    except ConnectionClosed as left:
        return None if left.rcvd is None else left.rcvd.code


def test_tables_are_listed_shown_and_closed_beside_the_server(
    server: LiveServer, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(*arguments: str) -> Data:
        assert main(["tables", *arguments, "--store", address, "--lang", "en", "--json"]) == 0
        said = capsys.readouterr().out
        secrets = (zoe.key, zoe.table.host_key, *seeds)
        assert not any(secret in said for secret in secrets)
        return json.loads(said)

    seeds: list[str] = []
    zoe = playing(server)
    gathering = server.table()
    header = run_async(server.store.load_header(zoe.table.id))
    assert header is not None
    seeds.append(json.loads(header)["seed"])
    listed = run("list")
    assert [table["table"] for table in listed] == [gathering.id, zoe.table.id]
    assert [table["phase"] for table in listed] == ["gathering", "playing"]
    (only,) = run("list", "--phase", "playing", "--limit", "5")
    assert (only["game"], only["seats"]) == ("diamant", 3)
    shown = run("show", f"http://house.example/t/{zoe.table.id}")
    assert [player["name"] for player in shown["players"]] == ["Zoé", None, None]
    assert shown["moves"] >= 1
    assert shown["closed"] is None
    with zoe.table.socket(zoe.key) as line:
        receive(line, "news")
        (seed,) = seeds
        seeds.clear()
        closed = run("close", zoe.table.id)["closed"]
        assert (closed["reason"], closed["house_seed"]) == ("owner", seed)
        assert commitment(bytes.fromhex(seed)) == zoe.table.commitment
        assert close_code(line) == 1012
    with zoe.table.socket(zoe.key) as line:
        assert receive(line, "news")["table"]["closed"]["reason"] == "owner"
    assert main(["tables", "close", zoe.table.id, "--store", address, "--lang", "en"]) == 2
    assert "has ended already" in capsys.readouterr().err
    assert main(["tables", "show", zoe.table.id, "--store", address, "--lang", "fr"]) == 0
    assert seed in capsys.readouterr().out
    again = playing(server)  # the house goes on
    assert again.news()["table"]["phase"] == "playing"


@pytest.mark.parametrize("table_id", ["-0a7XkEuqT3bLs9_dWmZrA", "--store_Xq3bLs9-dWmZhA"])
def test_earlier_ids_that_begin_with_a_hyphen_are_no_options(
    table_id: str, server: LiveServer, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    header = run_async(server.store.load_header(server.table().id))
    assert header is not None
    run_async(server.store.create(table_id, header))
    for action in ("show", "close"):
        assert main(["tables", action, table_id, "--store", address, "--json"]) == 0
        assert json.loads(capsys.readouterr().out)["table"] == table_id
    assert main(["tables", "show", "--store", address, "--json", table_id]) == 0


def test_bad_input_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    house = str(tmp_path / "house.sqlite")
    run_async(open_store(house).close())
    for arguments, sentence in (
        ([], "needs"),
        (["burn"], "burn"),
        (["list", "--phase", "party"], "“party” is no phase"),
        (["list", "--limit", "0"], "--limit"),
        (["show"], "TABLE"),
        (["show", "nobody"], "no such table"),
        (["close", "nobody"], "no such table"),
        (["list", "--store", str(tmp_path / "none")], "There is no file"),
        (["list", "--store", str(tmp_path)], "is a folder"),
    ):
        more = [] if "--store" in arguments or not arguments[1:] else ["--store", house]
        assert main(["tables", *arguments, *more, "--lang", "en"]) == 2, arguments
        error = capsys.readouterr().err
        assert sentence in error, arguments
        assert error.count("\n") == 1
    assert main(["tables", "list", "--store", house, "--lang", "en"]) == 0
    assert capsys.readouterr().out == "There are no such tables.\n"


def test_a_file_that_an_older_server_uses_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house = tmp_path / "house.sqlite"
    store = open_store(str(house))
    with closing(sqlite3.connect(house)) as connection:
        connection.execute("PRAGMA user_version = 3")
    assert main(["tables", "list", "--store", str(house), "--lang", "en"]) == 2
    assert "older version of Pioche (form 3; this one knows" in capsys.readouterr().err
    run_async(store.close())
