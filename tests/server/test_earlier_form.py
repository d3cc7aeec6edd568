"""Stores of form 4, before steps of games were stored as lines of their records.

The folder `earlier_forms` holds a house as the last server of that form wrote it, as a file and as
a PostgreSQL dump, and what its tables showed then.
"""

import json
import shutil
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
import msgspec
import pytest

from pioche.core.game import Game
from pioche.games import game
from pioche.server import upgrade
from pioche.server.messages import OVER, PLAYING
from pioche.server.messages.table import Done
from pioche.server.rooms.entries import Played, read_entry, read_header, split_entry
from pioche.server.rooms.registry import Rooms
from pioche.server.store import postgresql_link, sqlite_file
from pioche.server.store.addresses import open_store
from pioche.server.store.copy import copy_store
from pioche.server.store.interface import CannotOpen, Store
from pioche.table.record import read_text, record_text
from tests.server.live_server import run_async
from tests.server.postgresql_server import PostgresqlServer
from tests.server.room_harness import RoomHarness

FOLDER: Final = Path(__file__).with_name("earlier_forms")
FILE: Final = FOLDER / "form-4.sqlite"
DUMP: Final = FOLDER / "form-4.postgresql.sql"
SHOWN: Final[dict[str, Any]] = json.loads((FOLDER / "form-4.json").read_text(encoding="utf-8"))
# The kinds of entries that are stored as lines of the record today, and what stays beside them.
STEPS: Final = ("move", "tick", "undo", "hand", "back")
OWN: Final = ("who", "id", "question", "bot", "left")


@pytest.fixture(params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a store of form 4."""
    if request.param == "sqlite":
        shutil.copy(FILE, tmp_path / "house.sqlite")
        return str(tmp_path / "house.sqlite")
    server: PostgresqlServer = request.getfixturevalue("postgresql")
    url = server.database()
    run_async(load_dump(url))
    return url


async def load_dump(url: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(DUMP.read_text(encoding="utf-8"))
    finally:
        await connection.close()


def stored_before() -> dict[str, list[bytes]]:
    """The entries of every table as the earlier server wrote them."""
    with closing(sqlite3.connect(f"{FILE.as_uri()}?mode=ro&immutable=1", uri=True)) as file:
        rows = file.execute(
            "SELECT name, content FROM entries JOIN tables ON id = table_id ORDER BY id, number"
        )
        found: dict[str, list[bytes]] = {}
        for name, content in rows:
            found.setdefault(name, []).append(content)
    return found


class StoredHarness(RoomHarness):
    """A table of a store, and the keys of its people."""

    def __init__(self, store: Store, table: str) -> None:
        super().__init__()
        self.rooms = Rooms(store, self.settings, self.clock)
        self.table = table
        keys: dict[str, str] = SHOWN[table]["keys"]
        self.keys = {who if who == "host" else int(who): key for who, key in keys.items()}  # type: ignore[misc]


def same_rules(header: bytes) -> bool:
    """Whether the table's game is still played by the same rules."""
    head = read_header(header)
    return head.version == game(head.game).version


async def check_tables(store: Store) -> None:
    tables = await store.tables()
    assert len(tables) == len(SHOWN) + 1  # and the rematch
    assert set(tables) > set(SHOWN)
    for table, shown in SHOWN.items():
        stored = await store.load(table)
        assert stored is not None
        check_entries(stored_before()[table], stored.entries, same_rules(stored.header))
        await check_rest(store, table, shown)
        if same_rules(stored.header):
            await check_table(store, table, shown)


def check_entries(before: list[bytes], after: list[bytes], rewritten: bool) -> None:
    """The server's own part is kept; what the record has is there as its lines."""
    assert len(before) == len(after)
    for old, new in zip(before, after, strict=True):
        fields, (own, lines) = json.loads(old), split_entry(new)
        if fields["kind"] not in STEPS or not rewritten:
            assert own == old
            continue
        kept = json.loads(own)
        assert kept.pop("kind") == "play"
        if fields["kind"] == "hand":
            fields.pop("bot")
        assert kept.pop("time", False) is (fields["kind"] == "tick")
        assert kept == {name: fields[name] for name in OWN if name in fields}
        assert lines.endswith(b"}\n")


async def check_rest(store: Store, table: str, shown: dict[str, Any]) -> None:
    facts, record = await store.facts(table), await store.load_record(table)
    assert facts is not None
    times = {name: getattr(facts, name) for name in shown["facts"]}
    assert times == shown["facts"]
    assert (record and record.decode()) == shown["record"]
    assert ((await store.load_review(table)) or b"").decode() == shown["review"]
    assert [line.decode() for line in await store.load_chat(table)] == shown["chat"]


async def check_table(store: Store, table: str, shown: dict[str, Any]) -> None:
    harness = StoredHarness(store, table)
    live = await harness.live()
    assert (live.room.phase, live.room.count) == (shown["phase"], shown["count"])
    assert {str(seat): steps for seat, steps in live.room.choices.items()} == shown["choices"]
    for who, then in shown["news"].items():
        now = msgspec.to_builtins(live.news(None if who == "None" else int(who), 0))
        assert {name: now[name] for name in then if name != "table"} == {
            name: then[name] for name in then if name != "table"
        }
        assert {name: now["table"][name] for name in then["table"]} == then["table"]
    if live.room.phase == OVER:
        assert live.room.record().decode() == shown["record"]
    if live.room.phase == PLAYING:
        await check_play(harness, shown)
    await harness.close()


async def check_play(harness: StoredHarness, shown: dict[str, Any]) -> None:
    """Commands are known again, and the game goes on and is read back."""
    names = [json.loads(entry).get("id", "") for entry in stored_before()[harness.table]]
    repeated = 0
    for command in shown["commands"]:
        if not any(name.endswith(f"-{command['id']}") for name in names):
            continue  # as `back`, which is not stored under its name
        who, kind = command["who"], command["kind"]
        rest = {name: command[name] for name in command if name not in ("who", "kind")}
        answer = await harness.do(who, kind, **rest)
        assert isinstance(answer, Done)
        assert answer.again
        repeated += 1
    assert repeated > 0
    live = await harness.live()
    moves = len(live.room.table.log)
    for seat in live.room.waiting():
        if live.room.seats[seat].person:
            words = [move for move in live.news(seat).legal if not move.startswith("steal")]
            await harness.move(seat, words[0])
            break
    await harness.settle()
    text = record_text(live.room.table, keep_seeds=True)
    assert len(read_text(text).log) > moves - 1
    heads = [live.news(seat).head for seat in (None, 0)]
    store = live.storage.store
    await harness.rooms.close()
    harness.rooms = Rooms(store, harness.settings, harness.clock)
    again = await harness.live()
    assert [again.news(seat).head for seat in (None, 0)] == heads
    assert again.room.record().decode() == text


def test_every_table_of_an_earlier_store_opens_and_nothing_is_lost(house: str) -> None:
    async def check() -> None:
        store = open_store(house)
        try:
            await check_tables(store)
        finally:
            await store.close()

    run_async(check())


def test_an_earlier_store_is_copied_into_the_other_kind(
    house: str, tmp_path: Path, postgresql: PostgresqlServer
) -> None:
    other = postgresql.database() if house.endswith(".sqlite") else str(tmp_path / "copy.sqlite")

    async def check() -> None:
        source, target = open_store(house, alone=True), open_store(other, alone=True)
        try:
            await copy_store(source, target, lambda *_: None)
            await check_tables(target)
        finally:
            await source.close()
            await target.close()

    run_async(check())


def test_all_kinds_of_steps_are_among_them() -> None:
    entries = [json.loads(entry) for stored in stored_before().values() for entry in stored]
    assert {entry["kind"] for entry in entries} >= set(STEPS)
    assert any(entry.get("evidence") for entry in entries)
    assert any(entry["kind"] == "move" and entry.get("allowance") for entry in entries)
    assert {shown["phase"] for shown in SHOWN.values()} == {
        "gathering", "revealing", "playing", "over", "closed",
    }  # fmt: skip


def test_a_server_of_the_earlier_form_refuses_the_store(
    house: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run_async(open_and_close(house))
    module = sqlite_file if house.endswith(".sqlite") else postgresql_link
    earlier = tmp_path / "schema"
    earlier.mkdir()
    for step in module.migrations()[:-1]:
        shutil.copy(step, earlier)
    monkeypatch.setattr(module, "SCHEMA", earlier)
    with pytest.raises(CannotOpen, match=r"comes from a newer version of Pioche \(form \d"):
        open_store(house)


async def open_and_close(address: str) -> None:
    await open_store(address).close()


def test_a_rewrite_that_fails_leaves_the_store_as_it_was(
    house: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []

    def failing(table: str, header: bytes, contents: list[bytes]) -> list[bytes] | None:
        done.append(table)
        if len(done) == 5:
            raise ValueError("as the test wished")
        return real(table, header, contents)

    real = upgrade.upgraded
    with monkeypatch.context() as patch:
        patch.setattr(upgrade, "upgraded", failing)
        with pytest.raises((CannotOpen, ValueError)):
            open_store(house)
    test_every_table_of_an_earlier_store_opens_and_nothing_is_lost(house)


def test_a_table_whose_rules_are_not_at_hand_stays_as_it_is_and_can_be_read_later(
    house: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def other_rules(name: str) -> Game:
        known = game(name)
        return replace(known, version=known.version + (name == "diamant"))

    def without_dig(name: str) -> Game:
        if name == "dig":
            raise ValueError("not installed")
        return other_rules(name)

    async def check() -> None:
        with monkeypatch.context() as patch:
            patch.setattr(upgrade, "game", without_dig)
            store = open_store(house)
        try:
            left = 0
            for table, shown in SHOWN.items():
                stored = await store.load(table)
                assert stored is not None
                if read_header(stored.header).game in ("diamant", "dig"):
                    assert stored.entries == stored_before()[table]
                    await check_table(store, table, shown)
                    left += 1
            assert left == 7
        finally:
            await store.close()

    run_async(check())
    assert "a table could not be rewritten" in caplog.text


def test_an_entry_of_the_earlier_form_is_rewritten_once(tmp_path: Path) -> None:
    """What is in today's form already stays as it is, byte for byte."""
    shutil.copy(FILE, tmp_path / "house.sqlite")

    async def check() -> None:
        store = open_store(str(tmp_path / "house.sqlite"))
        try:
            for table in SHOWN:
                stored = await store.load(table)
                assert stored is not None
                if same_rules(stored.header):
                    again = upgrade.upgraded(table, stored.header, stored.entries)
                    assert again == stored.entries
                    entries = map(read_entry, stored.entries)
                    assert all(type(entry).__name__[:7] != "Earlier" for entry in entries)
                    assert Played in {type(read_entry(entry)) for entry in stored.entries} or (
                        SHOWN[table]["phase"] in ("gathering", "revealing")
                    )
        finally:
            await store.close()

    run_async(check())
