"""A SQLite file that nobody closed is looked through before it is used."""

import logging
import shutil
from pathlib import Path

import pytest

from pioche.cli import main
from pioche.server.store import sqlite_file
from pioche.server.store.interface import CannotOpen
from pioche.server.store.sqlite import SqliteStore

TABLES = 60
pytestmark = pytest.mark.asyncio


async def left_open(folder: Path) -> Path:
    """The file of a server that was killed: a copy, at one moment, of one in use and its log."""
    used = folder / "used.sqlite"
    store = SqliteStore(used)
    for table in range(TABLES):
        await store.create(f"table{table}", b"h" * 2000)
    store._file.writing.execute("PRAGMA wal_checkpoint(PASSIVE)")
    await store.create("last", b"header")
    left = folder / "left.sqlite"
    for end in ("", "-wal"):
        shutil.copy(used.with_name(used.name + end), left.with_name(left.name + end))
    await store.close()
    return left


def damage(file: Path) -> None:
    """As a bad disk does: a page in the middle is not what was written."""
    with file.open("r+b") as opened:
        opened.seek(file.stat().st_size // 4096 // 2 * 4096)
        opened.write(b"\xff" * 4096)


async def test_a_file_that_was_left_is_checked_and_one_that_was_closed_is_not(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = await left_open(tmp_path)
    with caplog.at_level(logging.INFO):
        store = SqliteStore(file)
        assert "store checked, and whole: the file was not closed" in caplog.text
        assert len(await store.tables()) == TABLES + 1
        await store.close()
        caplog.clear()
        await SqliteStore(file).close()
    assert caplog.text == ""


async def test_a_damaged_file_is_refused_in_a_sentence_and_left_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = await left_open(tmp_path)
    damage(file)
    parts = [file, file.with_name("left.sqlite-wal")]
    before = [part.read_bytes() for part in parts]
    assert main(["serve", "--port", "0", "--store", str(file), "--lang", "en"]) == 2
    sentence = capsys.readouterr().err
    assert sentence.startswith(f"“{file}” is damaged (")
    assert len(sentence.splitlines()) == 1
    assert [part.read_bytes() for part in parts] == before
    # Without the check nobody would have noticed.
    monkeypatch.setattr(sqlite_file, "check_unless_closed", lambda _path: None)
    await SqliteStore(file).close()


async def test_what_is_no_database_is_told_as_ever(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    for name in (file.name, f"{file.name}-wal"):
        (tmp_path / name).write_text("not tables" * 100, encoding="utf-8")
    with pytest.raises(CannotOpen, match="does not contain"):
        SqliteStore(file)
