"""Tables that are closed before their game is over: why, their seeds, and what was played."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from pioche.server.http import handlers
from pioche.server.messages import CLOSED, OVER
from pioche.server.rooms import archive
from pioche.server.rooms.archive import ABANDONED, OWNER, RULES
from pioche.server.store.interface import Store
from pioche.table.fairness import commitment
from pioche.table.record import read_text
from tests.server.live_server import LiveServer, SeatClient, promise, receive, run_async, wait_until
from tests.server.memory_store import MemoryStore
from tests.server.test_stored_versions import newer

SEED = bytes(range(32))
Data = dict[str, Any]


@contextmanager
def served(store: Store) -> Iterator[LiveServer]:
    server = LiveServer(store).start()
    try:
        yield server
    finally:
        server.stop()


def playing(server: LiveServer) -> SeatClient:
    """A player in the middle of a game, whose seed was revealed."""
    zoe = server.table().sit(promise=promise(SEED))
    zoe.table.start()
    zoe.command("reveal", seed=SEED.hex())
    news = zoe.asked()
    zoe.command("move", question=news["question"], move="go")
    return zoe


def check_closed(info: Data, commitment_of_house: str, reason: str) -> None:
    """The public facts of a closed table."""
    assert (info["phase"], info["closed"]["reason"]) == (CLOSED, reason)
    assert commitment(bytes.fromhex(info["closed"]["house_seed"])) == commitment_of_house
    assert info["closed"]["seeds"] == [SEED.hex(), None, None]
    assert info["seats"][0]["nickname"] == "Zoé"
    assert info["waiting"] == []


def check_nothing_can_be_done(zoe: SeatClient) -> None:
    for command in (
        {"kind": "move", "question": 1, "move": "go"},
        {"kind": "leave"},
        {"kind": "rematch"},
    ):
        answer = zoe.command(**command)
        assert (answer.status_code, answer.json()["key"]) == (409, "server-closed")
    sat = zoe.table.server.post(f"{zoe.table.path}/seats", {"nickname": "Max"})
    assert (sat.status_code, sat.json()["key"]) == (409, "server-closed")
    assert zoe.command("ping").status_code == 200


def record_of(zoe: SeatClient) -> tuple[str, str]:
    """The text, and the name under which a browser stores it."""
    answer = zoe.table.server.get(f"{zoe.table.path}/record", zoe.key)
    assert answer.status_code == 200, answer.text
    return answer.text, answer.headers["content-disposition"]


def test_a_game_whose_rules_have_changed_is_closed_honestly(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = MemoryStore()
    with served(store) as server:
        zoe = playing(server)
        before = run_async(store.load(zoe.table.id))
        assert before is not None
        with monkeypatch.context() as patch:
            patch.setattr(archive, "game", newer)
            server.restart()
            news = zoe.news()
            check_closed(news["table"], zoe.table.commitment, RULES)
            assert (news["view"], news["legal"], news["seat"]) == (None, [], zoe.seat)
            with zoe.table.socket(zoe.key) as line:
                check_closed(receive(line, "news")["table"], zoe.table.commitment, RULES)
            check_nothing_can_be_done(zoe)
            for path in ("summary", "replay/1", "review"):
                answer = server.get(f"{zoe.table.path}/{path}", zoe.key)
                assert (answer.status_code, answer.json()["key"]) == (409, "server-older-rules")
            text, name = record_of(zoe)
        after = run_async(store.load(zoe.table.id))
        assert after is not None
        assert after.entries[: len(before.entries)] == before.entries  # what was played stays
        check_plain_text(text, zoe)
        assert ".jsonl" in name
        server.restart()  # also where the old rules are back: closed is closed
        check_closed(zoe.table.info(), zoe.table.commitment, RULES)


def check_plain_text(text: str, zoe: SeatClient) -> None:
    """Everything that was played is in it, and no key."""
    first, *lines = map(json.loads, text.splitlines())
    assert first["pioche_closed"] == 2
    assert (first["game"], first["version"], first["reason"]) == ("diamant", 1, RULES)
    assert commitment(bytes.fromhex(first["seeds"]["server"])) == zoe.table.commitment
    assert first["commitments"]["clients"][0] == promise(SEED)
    assert next(line["move"] for line in lines if "move" in line) == "go"
    assert any("shuffle" in line for line in lines)
    assert not any({"key", "who", "id"} & set(line) for line in lines)
    assert zoe.key not in text
    assert zoe.table.host_key not in text


def test_without_a_look_at_the_version_a_changed_game_would_be_played_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The control: the same check finds a server that does not close it."""
    with served(MemoryStore()) as server:
        zoe = playing(server)
        monkeypatch.setattr(archive, "game", newer)
        for module in ("archive", "registry"):
            monkeypatch.setattr(f"pioche.server.rooms.{module}.is_older", lambda _header: False)
        server.restart()
        with pytest.raises((AssertionError, TypeError)):
            check_closed(zoe.table.info(), zoe.table.commitment, RULES)


def test_a_finished_game_of_older_rules_keeps_its_result_and_its_record(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = MemoryStore()
    with served(store) as server:
        zoe = server.table().sit()
        zoe.table.start()
        over = zoe.play()["table"]
        text, _name = record_of(zoe)
        monkeypatch.setattr(archive, "game", newer)
        monkeypatch.setattr(archive, "fold", None)  # nothing is folded anew
        server.restart()
        info = zoe.table.info()
        assert (info["phase"], info["closed"]["reason"]) == (OVER, RULES)
        assert info["result"]["scores"] == over["result"]["scores"]
        assert info["result"]["winners"] == over["result"]["winners"]
        assert {each["seat"] for each in info["result"]["standings"]} == {0, 1, 2}
        assert record_of(zoe)[0] == text
        answer = server.get(f"{zoe.table.path}/summary", zoe.key)
        assert (answer.status_code, answer.json()["key"]) == (409, "server-older-rules")
        assert zoe.news()["view"] is None
        # Without a stored record: the lines of the log.
        kept = store.kept[zoe.table.id]
        kept.record = None
        server.restart()
        assert zoe.table.info()["result"] == info["result"]
        lines, name = record_of(zoe)
        assert lines.startswith('{"pioche_closed":2')
        assert set(text.splitlines()[1:-1]) < set(lines.splitlines())
        assert handlers.CLOSED_EXTENSION in name


def test_a_table_closed_by_its_owner_gives_a_record_with_its_seeds() -> None:
    """Sockets are closed with 1012, and see the closed table when they reconnect."""
    store = MemoryStore()
    with served(store) as server:
        zoe = playing(server)

        async def close_it(reason: str) -> bool:
            epoch = await store.claim(zoe.table.id)
            return await archive.close_table(store, zoe.table.id, reason, epoch)

        assert run_async(close_it(OWNER))
        wait_until(lambda: act_and_look(zoe)["phase"] == CLOSED)
        check_closed(zoe.table.info(), zoe.table.commitment, OWNER)
        check_nothing_can_be_done(zoe)
        text, name = record_of(zoe)
        table = read_text(text)
        assert table.seeds is not None
        assert commitment(table.seeds.server) == zoe.table.commitment
        assert not table.over
        assert ".pioche" in name
        answer = server.get(f"{zoe.table.path}/summary", zoe.key)
        assert (answer.status_code, answer.json()["key"]) == (409, "server-closed")
        assert server.get(f"{zoe.table.path}/replay/1", zoe.key).status_code == 200
        assert not run_async(close_it(ABANDONED))  # it has ended already
        assert zoe.table.info()["closed"]["reason"] == OWNER


def act_and_look(zoe: SeatClient) -> Data:
    """A player plays on, which the store refuses: the server notices that the table is lost."""
    news = zoe.news()
    zoe.command("move", question=news["question"], move="go")
    return zoe.table.info()
