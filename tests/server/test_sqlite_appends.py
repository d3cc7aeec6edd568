"""Entries of many tables go into the file by two statements, each refused by itself."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from pioche.server.store.interface import (
    LOST,
    NO_TABLE,
    NOTHING_ELSE,
    LostTable,
    StoreError,
    TableUpdate,
)
from pioche.server.store.sqlite import (
    AnyWrite,
    Append,
    add_table,
    append_all,
    claim_table,
    commit_together,
    insert_statement,
    runs,
    update_statement,
)
from pioche.server.store.sqlite_file import prepare

TABLES = ("a", "b", "c", "d")


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """A file with four tables, the last of them claimed."""
    path = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(path, isolation_level=None)) as made:
        prepare(made, path)
        for name in TABLES:
            add_table(name, b"header", made)
        claim_table("d", made)
        yield made


def entry(table: str, number: int = 0, epoch: int = 0, **update: object) -> Append:
    changed = TableUpdate(**update) if update else NOTHING_ELSE  # type: ignore[arg-type]
    return Append(table, epoch, number, f"{table}{number}".encode(), changed)


def kept(connection: sqlite3.Connection) -> list[bytes]:
    found = connection.execute("SELECT content FROM entries ORDER BY table_id, number")
    return [row[0] for row in found]


def test_entries_of_different_tables_are_one_statement_and_change_their_tables(
    connection: sqlite3.Connection,
) -> None:
    seen: list[str] = []
    connection.set_trace_callback(seen.append)
    appends = [entry("a", phase="playing"), entry("b", due_in=5.0), entry("d", epoch=1)]
    assert append_all(connection, appends) == [None] * 3
    connection.set_trace_callback(None)
    assert [text.split()[0] for text in dict.fromkeys(seen)] == ["INSERT", "UPDATE"]
    assert kept(connection) == [b"a0", b"b0", b"d0"]
    facts = dict(connection.execute("SELECT name, phase FROM tables"))
    assert facts == {"a": "playing", "b": "gathering", "c": "gathering", "d": "gathering"}
    due = connection.execute("SELECT name FROM tables WHERE due IS NOT NULL").fetchall()
    assert due == [("b",)]


def test_each_is_refused_by_itself(connection: sqlite3.Connection) -> None:
    appends = [entry("a"), entry("d"), entry("no such"), entry("b", phase="playing")]
    one, lost, unknown, other = append_all(connection, appends)
    assert (one, other) == (None, None)
    assert isinstance(lost, LostTable)
    assert (str(lost), str(unknown)) == (LOST, NO_TABLE)
    assert kept(connection) == [b"a0", b"b0"]
    assert connection.execute("SELECT phase FROM tables WHERE name = 'b'").fetchone() == (
        "playing",
    )


@pytest.mark.parametrize("wrong", [entry("b", 7), entry("b", 2**70), entry("b", -1)])
def test_what_is_wrong_with_one_harms_no_other(
    connection: sqlite3.Connection, wrong: Append
) -> None:
    outcomes = append_all(connection, [entry("a"), wrong, entry("c", record=b"record")])
    assert outcomes[::2] == [None, None]
    assert isinstance(outcomes[1], StoreError)
    assert kept(connection) == [b"a0", b"c0"]
    assert connection.execute("SELECT content FROM records").fetchall() == [(b"record",)]


def again(table: str, number: int = 0, epoch: int = 0) -> Append:
    """An entry that changes nothing of its table but the log."""
    return entry(table, number, epoch, phase="playing", again=True)


def traced(connection: sqlite3.Connection, together: list[AnyWrite]) -> list[str]:
    """The first words of the statements by which these are written."""
    seen: list[str] = []
    connection.set_trace_callback(seen.append)
    assert commit_together(connection, together) == [None] * len(together)
    connection.set_trace_callback(None)
    return [text.split()[0] for text in dict.fromkeys(seen) if not text.startswith("--")]


def test_entries_alone_are_one_statement_and_one_transaction(
    connection: sqlite3.Connection,
) -> None:
    assert traced(connection, [again("a"), again("b"), again("d", epoch=1)]) == ["INSERT"]
    assert kept(connection) == [b"a0", b"b0", b"d0"]
    assert not connection.in_transaction
    assert connection.execute("SELECT DISTINCT phase FROM tables").fetchall() == [("gathering",)]


def test_other_writes_take_a_transaction(connection: sqlite3.Connection) -> None:
    expected = ["BEGIN", "INSERT", "UPDATE", "COMMIT"]
    assert traced(connection, [again("a"), entry("b", phase="playing")]) == expected
    expected = ["BEGIN", "INSERT", "INSERT", "COMMIT"]
    assert traced(connection, [again("a", 1), again("a", 2)]) == expected
    assert kept(connection) == [b"a0", b"a1", b"a2", b"b0"]


@pytest.mark.parametrize("wrong", [again("d"), again("no such"), again("b", 7), again("b", 2**70)])
def test_entries_alone_are_refused_each_by_itself(
    connection: sqlite3.Connection, wrong: Append
) -> None:
    done, refused, other = commit_together(connection, [again("a"), wrong, again("c")])
    assert (done, other) == (None, None)
    assert isinstance(refused, StoreError)
    assert isinstance(refused, LostTable) == (wrong.table_id == "d")
    assert kept(connection) == [b"a0", b"c0"]


def test_writes_keep_their_order(connection: sqlite3.Connection) -> None:
    def claim(connection: sqlite3.Connection) -> int:
        return claim_table("a", connection)

    together: list[AnyWrite] = [
        entry("a"),
        entry("b"),
        entry("a", 1),
        claim,
        entry("a", 2),
        entry("a", 2, 1),
    ]
    groups = [run if callable(run) else [one.number for one in run] for run in runs(together)]
    assert groups == [[0, 0], [1], claim, [2], [2]]
    *done, claimed, old, new = commit_together(connection, together)
    assert (done, claimed, new) == ([None] * 3, 1, None)
    assert isinstance(old, LostTable)
    assert kept(connection) == [b"a0", b"a1", b"a2", b"b0"]


def test_no_statement_reads_all_tables(connection: sqlite3.Connection) -> None:
    alone = insert_statement(50, refusing=True)
    for statement, columns in ((insert_statement(50), 4), (alone, 4), (update_statement(50), 6)):
        plan = connection.execute(f"EXPLAIN QUERY PLAN {statement}", [None] * 50 * columns)
        steps = [row[3] for row in plan]
        assert any("SEARCH tables USING" in step for step in steps)
        assert not any(step.startswith("SCAN tables") for step in steps)
