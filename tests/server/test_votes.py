"""Most of those who are there have a bot play for a staller; the host passes their role on."""

import pytest

from pioche.server.auth import THE_HOST
from pioche.server.messages.table import VoteInfo
from pioche.server.rooms import voting
from pioche.server.rooms.entries import Voted
from tests.server.live_server import LiveServer, receive
from tests.server.room_harness import RoomHarness
from tests.server.test_clocks import begun


async def waiting_for_one(people: int = 4) -> RoomHarness:
    """All but seat 0 have chosen, and have waited for longer than the grace."""
    harness = await begun(*["open"] * people, people=people)
    for seat in range(1, people):
        await harness.move(seat, "go")
    await harness.wait(30)
    return harness


def handed_over(harness: RoomHarness) -> bool:
    return any(line.get("bot") for _, line in harness.played())


@pytest.mark.asyncio
async def test_a_bot_plays_once_most_of_the_others_want_it() -> None:
    harness = await waiting_for_one()
    await harness.do(1, "hand-over", seat=0)
    assert not handed_over(harness)
    assert (await harness.news(2)).table.votes == [VoteInfo("hand-over", 0, [1], 2)]
    await harness.do(1, "hand-over", seat=0)  # the same person again: nothing more
    assert sum(isinstance(entry, Voted) for entry in harness.entries()) == 1
    assert await harness.refusal(0, "hand-over", seat=0) == "server-not-stalling"
    await harness.restart()  # votes are stored; who is there is not
    live = await harness.live()
    for seat in range(4):
        harness.enter(live, seat)
    await harness.wait(30)
    await harness.do(3, "hand-over", seat=0)
    assert handed_over(harness)
    news = await harness.news(0)
    assert (news.table.seats[0].played_by, news.table.votes) == ("bot", [])
    await harness.close()


@pytest.mark.asyncio
async def test_the_control_one_voice_would_be_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    harness = await waiting_for_one()
    monkeypatch.setattr(voting, "is_agreed", lambda *_: True)
    await harness.do(1, "hand-over", seat=0)
    assert handed_over(harness)
    await harness.close()


@pytest.mark.asyncio
async def test_absent_players_do_not_count_and_a_player_who_acts_keeps_the_seat() -> None:
    harness = await waiting_for_one()
    await harness.do(1, "hand-over", seat=0)
    await harness.gone(2)
    await harness.gone(3)
    await harness.settle()
    assert handed_over(harness)  # one of one
    await harness.close()
    harness = await waiting_for_one()
    await harness.do(1, "hand-over", seat=0)
    await harness.move(0, "go")
    await harness.settle()
    assert (await harness.news(0)).table.votes == []
    await harness.wait(31)  # a new question: votes about the last one do not count
    assert (await harness.news(0)).table.stalling
    await harness.do(2, "hand-over", seat=0)
    assert not handed_over(harness)
    await harness.close()


@pytest.mark.asyncio
async def test_a_host_without_a_seat_has_a_voice() -> None:
    harness = await waiting_for_one()
    await harness.do(THE_HOST, "hand-over", seat=0)
    assert not handed_over(harness)
    await harness.do(2, "hand-over", seat=0)
    assert handed_over(harness)
    await harness.close()


@pytest.mark.asyncio
async def test_while_the_host_is_away_the_others_choose_another() -> None:
    harness = await begun("open", "open", "open", people=3)
    live = await harness.live()
    live.mark_seen(THE_HOST)
    await harness.wait(1)
    assert await harness.refusal(1, "pass-host", seat=1) == "server-host-here"
    live.publish()
    await harness.wait(50)
    assert live.has_news()  # it is published by itself
    assert (await harness.news(1)).table.host_away
    await harness.do(1, "pass-host", seat=1)
    assert (await harness.news(0)).table.votes == [VoteInfo("host", 1, [1], 2)]
    await harness.do(2, "pass-host", seat=1)
    info = (await harness.news(0)).table
    assert (info.host, info.host_away, info.votes) == (1, False, [])
    await harness.do(1, "pace", pace="slow")
    assert await harness.refusal(2, "pace", pace="slow") == "server-not-yours"
    await harness.close()


def test_a_host_who_has_passed_the_role_on_may_ask_again_whether_it_was_done(
    server: LiveServer,
) -> None:
    table = server.table(seats=("open", "open", "open"))
    own = server.post(f"{table.path}/seats", {"nickname": "Ida"}, table.host_key).json()
    max_ = table.sit("Max")
    for again in (False, True):
        answer = table.command("pass-host", own["key"], seat=max_.seat, id="passed")
        assert answer.json() == {"type": "done", "id": "passed", "again": again}


def test_a_host_passes_their_role_on_and_their_key_opens_nothing(server: LiveServer) -> None:
    table = server.table(seats=("open", "open", "open"))
    own = server.post(f"{table.path}/seats", {"nickname": "Ida"}, table.host_key).json()
    max_ = table.sit("Max")
    assert table.info()["host"] == own["seat"]  # who sits down with the host's key is the host
    assert table.command("pass-host", table.host_key, seat=2).json()["key"] == "server-host-person"
    with table.socket(table.host_key) as line:
        receive(line, "news")
        assert table.command("pass-host", own["key"], seat=max_.seat).status_code == 200
        assert receive(line, "refused")["key"] == "server-key"
    assert table.info()["host"] == max_.seat
    for key in (table.host_key, own["key"]):
        refused = table.command("seat-bot", key, seat=2, bot="bold")
        assert refused.status_code in (401, 403)
    assert max_.command("seat-bot", seat=2, bot="bold").status_code == 200
    assert max_.command("leave").status_code == 200  # then it is the creator of the table again
    assert table.info()["host"] is None
    table.start()
