"""The outbox: bounded, in order, and a slow reader gets the latest news instead of all."""

import asyncio
import json

import pytest

from pioche.server.messages.table import ChatLine, Done
from pioche.server.rooms.connection import LATEST, TRY_AGAIN_LATER, Connection
from pioche.server.rooms.news import latest_news
from tests.server.live_server import LiveServer, receive, send
from tests.server.room_harness import RoomHarness
from tests.server.test_clocks import begun

pytestmark = pytest.mark.asyncio


async def connected(harness: RoomHarness, limit: int) -> Connection:
    """A connection of the first guest that has its first news."""
    live = await harness.live()
    connection = Connection(limit)
    live.people.connections.add(connection)
    connection.greet(0, 0, 0)
    connection.outbox.clear()
    for message in connection.latest(latest_news(live, connection), []):
        connection.mark_sent(message)
    return connection


async def test_pushes_give_way_to_the_latest_news() -> None:
    harness = await begun("open", "open", "open", people=3)
    connection = await connected(harness, limit=4)
    first = connection.sent
    for _ in range(4):
        for seat in range(3):
            await harness.move(seat, "go")
        connection.answer(Done("answer"))
    kinds = [
        json.loads(message.content)["type"] for message in connection.outbox if message.content
    ]
    assert set(kinds) == {"done"}
    assert list(connection.outbox).count(LATEST) == 1
    live = await harness.live()
    assert list(live.people.connections) == [connection]
    news, *_ = connection.latest(latest_news(live, connection), [])
    received = json.loads(news.content)
    assert received["first"] == first
    assert received["events"] == live.room.seat_events.count(0)
    assert connection.queued == received["events"]
    await harness.close()


async def test_a_client_that_reads_no_answers_is_disconnected() -> None:
    connection = Connection(3)
    for number in range(4):
        connection.answer(Done(str(number)))
    assert connection.closing == TRY_AGAIN_LATER
    assert len(connection.outbox) == 3


async def test_lines_of_chat_are_not_lost_either() -> None:
    connection = Connection(2)
    connection.greet(None, 0, 0)
    connection.outbox.clear()
    connection.behind = False
    for number in range(4):
        connection.push_line(ChatLine(number, 0, "Zoé", "…"))
    assert connection.behind
    assert connection.queued_lines == 0


async def test_what_was_for_one_seat_is_not_sent_to_another() -> None:
    harness = await begun("open", "open", "open", people=3)
    connection = await connected(harness, limit=9)
    await harness.move(0, "go")
    old = connection.outbox[0]
    connection.greet(1, 0, 0)
    assert list(connection.outbox) == [LATEST]
    connection.mark_sent(old)
    assert connection.sent == 0
    await harness.close()


async def test_the_same_news_are_told_once() -> None:
    harness = await begun("open", "open", "open", people=3)
    connection = await connected(harness, limit=9)
    (await harness.live()).publish()
    harness.clock.now += 1
    (await harness.live()).publish()
    assert not connection.outbox
    await harness.close()


async def test_a_client_that_reads_late_misses_nothing(server: LiveServer) -> None:
    await asyncio.to_thread(read_late, server)


def read_late(server: LiveServer) -> None:
    table = server.table("dig", ("balanced", "balanced"))
    guest = table.socket()
    with guest as line:
        table.start()
        while table.info()["phase"] != "over":
            pass
        events = 0
        news = receive(line, "news")
        while news["table"]["phase"] != "over":
            assert news["first"] == events
            events = news["events"]
            news = receive(line, "news")
        send(line, {"type": "ping", "id": "ping"})
        assert receive(line, "done")
