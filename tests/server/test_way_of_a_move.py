"""The way of a move through the server: read once, checked once, encoded once for each watcher."""

import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pioche.server.messages.table import TableInfo
from pioche.server.rooms import news
from pioche.server.rooms.connection import Connection
from pioche.server.rooms.live_room import LiveRoom
from pioche.server.rooms.news import NewsMessage, latest_news
from pioche.table.table import Table
from tests.server.room_harness import RoomHarness
from tests.server.test_clocks import begun

pytestmark = pytest.mark.asyncio


def counted(patch: pytest.MonkeyPatch, owner: object, name: str) -> list[Any]:
    """The first arguments of all calls of a method or function from now on."""
    calls: list[Any] = []
    real = getattr(owner, name)

    def call(*arguments: object, **named: object) -> object:
        calls.append(arguments[0])
        return real(*arguments, **named)

    patch.setattr(owner, name, call)
    return calls


async def playing() -> tuple[RoomHarness, LiveRoom]:
    harness = await begun("open", "open", "open", people=3)
    return harness, await harness.live()


async def test_a_move_is_read_and_checked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    harness, live = await playing()
    checked = counted(monkeypatch, Table, "check_move")
    judged = counted(monkeypatch, Table, "judged")
    await harness.move(0, "  GO ")
    assert len(live.room.table.log) == 1
    assert len(checked) == len(judged) == 1
    await harness.close()


async def test_news_are_encoded_once_for_all_who_receive_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    harness, live = await playing()
    watchers = [watching(live, None) for _ in range(3)]
    own = watching(live, 0)
    encoded = counted(monkeypatch, news, "encode")
    await harness.move(0, "go")
    kinds = Counter(type(part) for part in encoded)
    assert kinds == {TableInfo: 1, news.OwnPart: 2, news.RestPart: 2}
    assert [len(here.outbox) for here in (*watchers, own)] == [1, 1, 1, 1]
    await harness.close()


def watching(live: LiveRoom, who: int | None) -> Connection:
    """A socket that is up to date."""
    here = Connection(9)
    live.people.connections.add(here)
    here.greet(who, 0, 0)
    for message in here.latest(latest_news(live, here), []):
        here.mark_sent(message)
    here.outbox.clear()
    return here


async def test_news_are_compared_without_what_goes_by_the_clock() -> None:
    harness, live = await playing()
    here = watching(live, None)
    news = live.news(None, 0)
    later = msgspec.structs.replace(news, first=0, fresh=[], now=5)
    here.push_news(NewsMessage(later))
    assert not here.outbox
    here.push_news(NewsMessage(msgspec.structs.replace(later, question=9)))
    assert len(here.outbox) == 1
    await harness.close()


async def test_the_files_of_a_move_can_be_counted() -> None:
    script = Path(__file__).parent.parent.parent / "scripts" / "trace_move.py"
    found = subprocess.run(
        [sys.executable, script], capture_output=True, text=True, check=True, timeout=180
    )
    files = found.stdout.splitlines()
    assert "server/rooms/commands.py" in files
    assert "games/diamant/state.py" in files
    assert len(files) <= 40
