"""`pioche store copy`: a house moves from a file to PostgreSQL and back, whole or not at all."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from pioche.cli import main
from pioche.server.store.addresses import open_store, shown_address
from pioche.server.store.copy import NotTheSame, copy_store
from pioche.server.store.interface import Store, StoreCounts, TableFacts
from pioche.server.store.sqlite import SqliteStore
from tests.server.live_server import LiveServer, run_async
from tests.server.memory_store import MemoryStore
from tests.server.postgresql_server import PASSWORD, PostgresqlServer


async def fill(store: Store) -> None:
    """More tables than are copied at once; some are over, some have chat, a review, owners."""
    for number in range(45):
        name = f"table {number * 7 % 45}"
        await store.create(name, name.encode())
        epoch = await store.claim(name) if number % 4 == 0 else 0
        for entry in range(number % 6):
            await store.append(name, entry, bytes([number, entry, 0]), epoch)
        for line in range(number % 3):
            await store.append_chat(name, line, f"line {line} é".encode(), epoch)
        if number % 5 == 0:
            await store.save_review(name, b"{}" * number)
        if number % 2:
            await store.finish(name)
            await store.save_record(name, b"record of " + name.encode())
        elif number % 3:
            await store.set_due(name, epoch, 60.0 + number)


async def house(store: Store) -> object:
    """Everything that is in a store."""
    try:
        names = await store.tables()
        tables = [(await store.load(name), await store.load_chat(name)) for name in names]
        reviews = [await store.load_review(name) for name in names]
        rest = [(await store.facts(name), await store.load_record(name)) for name in names]
        return names, tables, reviews, rest, await store.unfinished(), await store.counts()
    finally:
        await store.close()


async def filled(address: str) -> None:
    store = open_store(address)
    await fill(store)
    await store.close()


def test_a_house_moves_to_postgresql_and_back(
    postgresql: PostgresqlServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, back, url = (
        str(tmp_path / "house.sqlite"),
        str(tmp_path / "b.sqlite"),
        postgresql.database(),
    )
    run_async(filled(file))
    assert main(["store", "copy", file, url, "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert f"Copied to “{shown_address(url)}” and checked: 45 tables, 108 log entries" in said
    assert "45 chat lines, 9 reviews" in said
    assert PASSWORD not in said
    assert main(["store", "copy", url, back, "--lang", "fr"]) == 0
    assert "45\u00a0tables" in capsys.readouterr().out.replace(" ", "\u00a0")
    houses = [run_async(house(open_store(address))) for address in (file, url, back)]
    assert houses[0] == houses[1] == houses[2]
    for target in (url, back):
        assert main(["store", "copy", file, target, "--lang", "en"]) == 2
        assert "already has tables" in capsys.readouterr().err
    assert run_async(house(open_store(url))) == houses[0]


def test_play_goes_on_in_the_copy(postgresql: PostgresqlServer, tmp_path: Path) -> None:
    file, url = str(tmp_path / "house.sqlite"), postgresql.database()
    server = LiveServer(open_store(file)).start()
    zoe = server.table().sit()
    zoe.table.start()
    news = zoe.asked()
    zoe.command("move", question=news["question"], move=news["legal"][0])
    server.stop()
    run_async(server.store.close())
    assert main(["store", "copy", file, url]) == 0
    server.store = open_store(url)
    server.start()
    assert zoe.play()["table"]["phase"] == "over"
    server.stop()
    run_async(server.store.close())


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "copy"),
        (["move"], "move"),
        (["copy"], "FROM"),
        (["copy", "a"], "TO"),
        (["copy", "a", "b", "c"], "“c”"),
        (["copy", "nowhere.sqlite", "b"], "nowhere.sqlite"),
        (["copy", "mysql://h/d", "b"], "mysql://"),
        (["copy", "/", "b"], "folder"),
        (["copy", "postgresql://127.0.0.1:1/house", "b"], "cannot be used"),
    ],
)
def test_what_cannot_be_copied(
    arguments: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["store", *arguments, "--lang", "en"]) == 2
    assert main(["store", *arguments, "--lang", "fr"]) == 2
    sentences = capsys.readouterr().err.splitlines()
    assert len(sentences) == 2
    assert said in sentences[0]
    assert list(tmp_path.iterdir()) == []


def test_a_store_in_use_is_not_copied(
    tmp_path: Path, postgresql: PostgresqlServer, capsys: pytest.CaptureFixture[str]
) -> None:
    file, url = str(tmp_path / "house.sqlite"), postgresql.database()
    for address, other in ((file, str(tmp_path / "copy.sqlite")), (url, file)):
        store = open_store(address)
        assert main(["store", "copy", address, other, "--lang", "en"]) == 2
        assert "Another server is using" in capsys.readouterr().err
        run_async(store.close())


def test_a_copy_that_fails_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The target takes no chat."""
    source, target = str(tmp_path / "house.sqlite"), tmp_path / "copy.sqlite"
    run_async(filled(source))
    SqliteStore(target)._close()
    with closing(sqlite3.connect(target)) as full:
        full.execute(
            "CREATE TRIGGER full BEFORE INSERT ON chat BEGIN SELECT RAISE(ABORT, 'x'); END"
        )
    assert main(["store", "copy", source, str(target), "--lang", "en"]) == 2
    assert "is incomplete: remove it" in capsys.readouterr().err


class ForgetsChat(MemoryStore):
    """Says that a line is kept, and loses it."""

    async def append_chat(self, table: str, number: int, line: bytes, epoch: int) -> None:
        pass


class WakesAll(MemoryStore):
    """No game is ever over."""

    async def restore_facts(self, facts: TableFacts) -> None:
        await super().restore_facts(replace(facts, phase="playing"))


class ForgetsRecords(MemoryStore):
    """Says that a record is kept, and loses it."""

    async def save_record(self, table: str, record: bytes) -> None:
        pass


class CountsOneMore(MemoryStore):
    """Has one table more than it tells."""

    async def counts(self) -> StoreCounts:
        found = await super().counts()
        return replace(found, tables=found.tables + 1 if found.tables else 0)


@pytest.mark.parametrize("kind", [ForgetsChat, WakesAll, ForgetsRecords, CountsOneMore])
def test_a_target_that_does_not_keep_everything_is_found_out(kind: type[MemoryStore]) -> None:
    source, steps = MemoryStore(), list[tuple[int, int]]()
    run_async(fill(source))
    with pytest.raises(NotTheSame):
        run_async(copy_store(source, kind(), lambda done, of: steps.append((done, of))))
    assert steps[0] == (0, 45)
