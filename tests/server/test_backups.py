"""`pioche store backup` and `restore`: a whole house at one moment, taken while people play."""

import os
import shutil
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest

from pioche.cli import main
from pioche.server.rooms.archive import fold
from pioche.server.rooms.entries import read_entry
from pioche.server.store.addresses import open_store
from pioche.server.store.interface import Store, StoreError
from tests.server.live_server import PATIENCE, LiveServer, SeatClient, run_async, wait_until
from tests.server.postgresql_server import PostgresqlServer

PEOPLE = 3
BACKUPS = 2 * int(os.environ.get("PIOCHE_HEAVY", "1"))
Moves = list[tuple[str, str]]


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "house.sqlite")
    server: PostgresqlServer = request.getfixturevalue("postgresql")
    return server.database()


@contextmanager
def under_play(server: LiveServer) -> Iterator[Moves]:
    """People who play one game after the other; each move by table and name, once acknowledged."""
    acknowledged: Moves = []
    stopped = threading.Event()

    def play() -> None:
        while not stopped.is_set():
            zoe = server.table().sit()
            zoe.table.start()
            play_game(zoe, acknowledged, stopped)

    people = [threading.Thread(target=play, daemon=True) for _ in range(PEOPLE)]
    for person in people:
        person.start()
    try:
        yield acknowledged
    finally:
        stopped.set()
        for person in people:
            person.join(PATIENCE)


def play_game(zoe: SeatClient, acknowledged: Moves, stopped: threading.Event) -> None:
    number = 0
    while not stopped.is_set():
        news = zoe.news()
        if news["table"]["phase"] == "over":
            return
        if zoe.seat not in news["table"]["waiting"]:
            time.sleep(0.002)
            continue
        number += 1
        move = {"question": news["question"], "move": news["legal"][0]}
        if zoe.command("move", **move, id=f"m{number}").status_code == 200:
            acknowledged.append((zoe.table.id, f"m{number}"))


async def check_house(store: Store, acknowledged: Moves) -> None:
    """Every move that was acknowledged is there, and every table is whole and can be played on."""
    try:
        found = set()
        for table_id in await store.tables():
            stored = await store.load(table_id)
            assert stored is not None
            fold(table_id, stored)
            names = (read_entry(entry).id or "" for entry in stored.entries)
            found |= {(table_id, name.partition("-")[2]) for name in names}
        missing = set(acknowledged) - found
        assert not missing, f"{len(missing)} of {len(acknowledged)} acknowledged moves are lost"
    finally:
        await store.close()


def is_longer(acknowledged: Moves, number: int) -> bool:
    return len(acknowledged) > number


def backed_up(
    address: str, make: Callable[[Path], None], target: Path, check: Callable[[Moves], None]
) -> None:
    """Backups under play, each checked against what was acknowledged before it began."""
    store = open_store(address)
    server = LiveServer(store).start()
    try:
        with under_play(server) as acknowledged:
            for _ in range(BACKUPS):
                wait_until(partial(is_longer, acknowledged, len(acknowledged) + 20))
                before = list(acknowledged)
                make(target)
                check(before)
    finally:
        server.stop()
        run_async(store.close())


def test_a_backup_under_play_holds_every_acknowledged_move(
    address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backup, restored = tmp_path / "backup.sqlite", tmp_path / "restored.sqlite"

    def make(path: Path) -> None:
        arguments = ["--store", address, "--replace", "--lang", "en"]
        assert main(["store", "backup", str(path), *arguments]) == 0
        assert "Backed up" in capsys.readouterr().out

    def check(acknowledged: Moves) -> None:
        content = backup.read_bytes()
        restored.unlink(missing_ok=True)
        arguments = ["--store", str(restored), "--lang", "en"]
        assert main(["store", "restore", str(backup), *arguments]) == 0
        run_async(check_house(open_store(str(restored)), acknowledged))
        assert backup.read_bytes() == content  # a backup stays as it is
        assert sorted(path.name for path in tmp_path.glob("backup*")) == ["backup.sqlite"]
        assert backup.stat().st_mode & 0o777 == 0o600

    backed_up(address, make, backup, check)
    server = LiveServer(open_store(str(restored))).start()  # and the house opens again
    assert server.table().sit().news()["table"]["phase"] == "gathering"
    server.stop()
    run_async(server.store.close())


def test_a_copy_of_the_main_file_alone_is_found_out(tmp_path: Path) -> None:
    """The control: what is in the file beside it is lost."""
    copy = tmp_path / "copy.sqlite"

    def make(path: Path) -> None:
        shutil.copy(tmp_path / "house.sqlite", path)

    def check(acknowledged: Moves) -> None:
        with pytest.raises((AssertionError, StoreError)):
            run_async(check_house(open_store(str(copy)), acknowledged))

    backed_up(str(tmp_path / "house.sqlite"), make, copy, check)


def test_bad_input_is_one_sentence_and_leaves_everything(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house, other = str(tmp_path / "house.sqlite"), tmp_path / "other"
    run_async(open_store(house).close())
    other.write_text("mine", encoding="utf-8")
    for arguments, sentence in (
        (["backup"], "FILE"),
        (["backup", str(other)], "already"),
        (["backup", str(tmp_path)], "is a folder"),
        (["backup", str(tmp_path / "no" / "where")], "failed"),
        (["backup", str(other), "--replace", "--store", str(other)], "does not contain"),
        (["restore"], "FILE"),
        (["restore", str(tmp_path / "none")], "There is no file"),
        (["restore", str(other)], "does not contain Pioche tables"),
    ):
        more = [] if "--store" in arguments else ["--store", house]
        assert main(["store", *arguments, *more, "--lang", "en"]) == 2, arguments
        error = capsys.readouterr().err
        assert sentence in error, error
        assert error.count("\n") == 1
    assert other.read_text(encoding="utf-8") == "mine"
    assert {path.name for path in tmp_path.iterdir()} <= {
        "house.sqlite",
        "house.sqlite.lock",
        "other",
    }
