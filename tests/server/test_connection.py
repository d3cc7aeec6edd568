"""The outbox: bounded, in order, and whoever reads too slowly gets the latest instead of all."""

import asyncio
import json

import pytest

from pioche.server.messages import ChatLine, Done
from pioche.server.rooms.connection import LATEST, TOO_SLOW, Connection
from tests.server.house import House, heard, send
from tests.server.parlour import Parlour
from tests.server.test_times import begun

pytestmark = pytest.mark.asyncio


async def connected(parlour: Parlour, limit: int) -> Connection:
    """A connection of the first guest that has its first news."""
    live = await parlour.live()
    connection = Connection(limit)
    live.connections.add(connection)
    connection.greet(0, 0, 0)
    connection.letters.clear()
    for letter in connection.latest(live.news(0, 0), []):
        connection.note(letter)
    return connection


async def test_pushes_give_way_to_the_latest_news() -> None:
    parlour = await begun("open", "open", "open", people=3)
    connection = await connected(parlour, limit=4)
    first = connection.sent
    for _ in range(4):
        for seat in range(3):
            await parlour.move(seat, "go")
        connection.answer(Done("answer"))
    kinds = [json.loads(letter.content)["type"] for letter in connection.letters if letter.content]
    assert set(kinds) == {"done"}
    assert list(connection.letters).count(LATEST) == 1
    live = await parlour.live()
    assert live.connections == {connection}
    news, *_ = connection.latest(live.news(0, connection.sent), [])
    told = json.loads(news.content)
    assert told["first"] == first
    assert told["events"] == live.room.heard.count(0)
    assert connection.queued == told["events"]
    await parlour.close()


async def test_whoever_reads_no_answers_is_let_go() -> None:
    connection = Connection(3)
    for number in range(4):
        connection.answer(Done(str(number)))
    assert connection.closing == TOO_SLOW
    assert len(connection.letters) == 3


async def test_lines_of_chat_are_not_lost_either() -> None:
    connection = Connection(2)
    connection.greet(None, 0, 0)
    connection.letters.clear()
    connection.behind = False
    for number in range(4):
        connection.push_line(ChatLine(number, 0, "Zoé", "…"))
    assert connection.behind
    assert connection.queued_lines == 0


async def test_what_was_for_one_seat_is_not_sent_to_another() -> None:
    parlour = await begun("open", "open", "open", people=3)
    connection = await connected(parlour, limit=9)
    await parlour.move(0, "go")
    old = connection.letters[0]
    connection.greet(1, 0, 0)
    assert list(connection.letters) == [LATEST]
    connection.note(old)
    assert connection.sent == 0
    await parlour.close()


async def test_the_same_news_are_told_once() -> None:
    parlour = await begun("open", "open", "open", people=3)
    connection = await connected(parlour, limit=9)
    (await parlour.live()).publish()
    parlour.hands.now += 1
    (await parlour.live()).publish()
    assert not connection.letters
    await parlour.close()


async def test_a_client_that_reads_late_misses_nothing(house: House) -> None:
    await asyncio.to_thread(read_late, house)


def read_late(house: House) -> None:
    table = house.table("dig", ("balanced", "balanced"))
    guest = table.socket()
    with guest as line:
        table.start()
        while table.info()["phase"] != "over":
            pass
        events = 0
        news = heard(line, "news")
        while news["table"]["phase"] != "over":
            assert news["first"] == events
            events = news["events"]
            news = heard(line, "news")
        send(line, {"type": "ping", "id": "ping"})
        assert heard(line, "done")
