"""Voting for a bot to play for a present player who keeps the others waiting."""

from typing import Any

import pytest

from pioche.server.messages.table import Done
from pioche.server.rooms.scheduler import seconds_until_due
from tests.server.room_harness import RoomHarness
from tests.server.test_clocks import begun

pytestmark = pytest.mark.asyncio


async def waiting() -> RoomHarness:
    """Guest 1 has chosen, the bot too; everybody waits for Guest 0."""
    harness = await begun("open", "open", "bold")
    await harness.move(1, "go")
    await harness.settle()
    return harness


async def test_after_the_grace_others_may_have_a_bot_play_until_the_person_acts() -> None:
    harness = await waiting()
    live = await harness.live()
    assert await harness.refusal(1, "hand-over", seat=0) == "server-not-stalling"
    await harness.wait(29)
    assert (await harness.news(1)).table.stalling == []
    assert seconds_until_due(live) == pytest.approx(1)
    live.publish()
    await harness.wait(1)
    assert live.has_news()  # the offer is published by itself
    assert (await harness.news(1)).table.stalling == [0]
    assert await harness.refusal(0, "hand-over", seat=0) == "server-not-stalling"
    assert await harness.refusal(1, "hand-over", seat=2) == "server-not-stalling"
    assert await harness.refusal(1, "hand-over", seat=9) == "seat-unknown"
    asked = (await harness.news(1)).question
    await harness.do(1, "hand-over", seat=0, id="hand")
    repeated = await harness.do(1, "hand-over", seat=0, id="hand")
    assert isinstance(repeated, Done)
    assert repeated.again
    news = await harness.news(0)
    assert (news.table.seats[0].played_by, news.table.stalling) == ("bot", [])
    await harness.settle()
    assert (await harness.news(1)).question > asked  # the bot has played
    await harness.do(0, "back")
    assert (await harness.news(1)).table.seats[0].played_by is None
    assert sum(bool(line.get("bot")) for _, line in harness.played()) == 1
    await harness.close()


async def test_the_host_may_do_it_too_and_nobody_once_the_game_is_not_under_way() -> None:
    harness = await RoomHarness().create("open", "open", "bold")
    assert await harness.refusal("host", "hand-over", seat=0) == "server-not-started"
    await harness.close()
    harness = await waiting()
    await harness.wait(30)
    await harness.do("host", "hand-over", seat=0)
    assert (await harness.news(0)).table.seats[0].played_by == "bot"
    await harness.close()


@pytest.mark.parametrize(
    "more", [{"turn_seconds": 60}, {"game": "digger"}], ids=["turn clock", "glass"]
)
async def test_where_time_is_limited_anyway_that_is_enough(more: dict[str, Any]) -> None:
    harness = await begun("open", "open", "bold", **more)
    live = await harness.live()
    if "game" in more:
        digger = live.room.table.to_act()[0]
        if digger < 2:
            await harness.move(digger, "throw")
        assert live.clocks.stalling_from() is None
    await harness.wait(31)
    assert (await harness.news(1)).table.stalling == []
    await harness.close()
