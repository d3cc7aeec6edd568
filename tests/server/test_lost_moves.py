"""A database that has lost acknowledged moves: tables that show it are closed, not played on."""

import json
import shutil
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest
from websockets.exceptions import ConnectionClosed

from pioche.server.rooms.archive import MOVES_LOST
from pioche.server.rooms.connection import GOING_AWAY
from pioche.server.rooms.lost_moves import proves_loss
from pioche.server.settings import Rate
from pioche.server.store.postgresql import PostgresqlStore
from tests.server.live_server import (
    FAST,
    PATIENCE,
    Data,
    LiveServer,
    SeatClient,
    receive,
    run_async,
    send,
    wait_until,
)
from tests.server.memory_store import MemoryStore
from tests.server.postgresql_server import PostgresqlServer, running_postgresql
from tests.server.test_abuse import state_of
from tests.server.test_clocks import begun

FORGED: Final = {"head": "0" * 64, "proof": "0" * 32}
pytestmark = pytest.mark.usefixtures("left_sockets")


class Replica:
    """A copy of a database that falls behind, until it is promoted."""

    def __init__(self, primary: PostgresqlServer) -> None:
        self.primary = primary
        self.copy = primary.folder / "replica"

    def take(self) -> None:
        self.primary.stop()
        copy_with_owner(self.primary.data, self.copy)
        self.primary.start()

    def promote(self) -> None:
        self.primary.stop()
        shutil.rmtree(self.primary.data)
        self.copy.rename(self.primary.data)
        self.primary.start()


def copy_with_owner(source: Path, target: Path) -> None:
    shutil.copytree(source, target)
    owner = source.stat()
    for path in (target, *target.rglob("*")):
        shutil.chown(path, owner.st_uid, owner.st_gid)


@pytest.fixture
def own_postgresql() -> Iterator[PostgresqlServer]:
    with running_postgresql() as server:
        yield server


def move(zoe: SeatClient) -> None:
    news = zoe.asked()
    answer = zoe.command("move", question=news["question"], move=news["legal"][0])
    assert answer.status_code == 200, answer.text


def is_answered(server: LiveServer) -> bool:
    return server.get("/readyz").status_code == 200


def seen(news: Data) -> dict[str, str]:
    return {"head": news["head"], "proof": news["proof"]}


def begin(server: LiveServer) -> SeatClient:
    table = server.table("letsdig")
    zoe = table.sit()
    table.start()
    move(zoe)
    zoe.asked()  # bots have moved, and nothing happens until she does
    return zoe


def greeted(zoe: SeatClient, **hello: str) -> Data:
    """The news after a hello."""
    with zoe.table.socket(zoe.key, **hello) as line:
        return receive(line, "news")


def check_closed(zoe: SeatClient) -> None:
    info = zoe.table.info()
    assert (info["phase"], info["closed"]["reason"]) == ("closed", MOVES_LOST)
    assert zoe.command("move", question=1, move="dig").json()["key"] == "server-closed"


def test_a_client_proves_what_a_promoted_replica_has_lost(
    own_postgresql: PostgresqlServer,
) -> None:
    url, replica = own_postgresql.database(), Replica(own_postgresql)
    server = LiveServer(PostgresqlStore(url)).start()
    zoe, other = begin(server), begin(server)
    replica.take()
    wait_until(lambda: is_answered(server))
    early, same = seen(zoe.asked()), seen(other.asked())
    move(zoe)
    late = seen(zoe.asked())
    assert early != late
    for known in (early, late, FORGED, {**late, "proof": "0" * 32}):
        assert greeted(zoe, **known)["table"]["phase"] == "playing"
    server.stop()
    run_async(server.store.close())
    replica.promote()
    server.store = PostgresqlStore(url)
    server.start()
    # Nobody can close a table by claims of their own, nor by what is still there.
    for known in (
        early,
        FORGED,
        {**FORGED, "proof": late["proof"]},
        {**same, "head": late["head"]},
    ):
        assert greeted(zoe, **known)["table"]["phase"] == "playing"
    with zoe.table.socket(zoe.key, **late) as line:
        with pytest.raises(ConnectionClosed):
            receive(line, "news")
        assert line.close_code == GOING_AWAY
    check_closed(zoe)
    assert greeted(zoe, **late)["table"]["phase"] == "closed"
    assert greeted(other, **same)["table"]["phase"] == "playing"
    move(other)
    server.stop()
    run_async(server.store.close())


async def calls_for_an_old_head(later: int) -> int:
    """The calls of functions that it takes to find out that nothing was lost."""
    harness = await begun("open", "open", "open", people=3)
    old = (await harness.news(0)).head
    for _ in range(later):
        await harness.move(0, "go")
        await harness.do(0, "undo")
    room, calls = (await harness.live()).room, 0
    proof = room.proof(old)
    assert (await harness.news(0)).head != old

    def count(_frame: object, event: str, _given: object) -> None:
        nonlocal calls
        calls += event == "call"

    sys.setprofile(count)
    try:
        assert not proves_loss(room, old, proof)
    finally:
        sys.setprofile(None)
    assert proves_loss(room, FORGED["head"], room.proof(FORGED["head"]))
    await harness.close()
    return calls


def test_an_old_head_is_found_as_quickly_in_a_long_game() -> None:
    """A client may bring one with each hello, and its table waits meanwhile."""
    calls = [run_async(calls_for_an_old_head(later)) for later in (1, 40)]
    assert calls[1] <= calls[0] + 2  # more in a fuller set by chance


def test_who_floods_a_table_with_old_heads_pays_for_them() -> None:
    settings = replace(FAST, work=Rate(1, 10**8), trusted_proxy=("127.0.0.1",))
    server = LiveServer(MemoryStore(), settings).start()
    zoe = begin(server)
    old = seen(zoe.asked())
    move(zoe)
    zoe.asked()
    budget, answers = state_of(server).work, list[str]()
    with zoe.table.bare_socket() as line:
        budget.charge("127.0.0.1", budget.left("127.0.0.1") - 0.05)
        while "refused" not in answers:
            send(line, {"type": "hello", "key": zoe.key, **old})
            answers.append(json.loads(line.recv(timeout=PATIENCE))["type"])
    assert answers[0] == "news"
    budget.charge("127.0.0.1", -1)
    assert zoe.table.info()["phase"] == "playing"
    server.stop()


def test_a_server_remembers_how_much_it_has_stored(own_postgresql: PostgresqlServer) -> None:
    url, replica = own_postgresql.database(), Replica(own_postgresql)
    server = LiveServer(PostgresqlStore(url)).start()
    zoe, other = begin(server), begin(server)
    replica.take()
    wait_until(lambda: is_answered(server))
    move(zoe)
    zoe.asked()  # nothing happens by itself from here on
    other.asked()
    replica.promote()
    wait_until(lambda: is_answered(server))
    news = zoe.asked()
    refused = zoe.command("move", question=news["question"], move=news["legal"][0])
    assert refused.json()["key"] == "server-store"
    check_closed(zoe)
    move(other)
    server.stop()
    run_async(server.store.close())
