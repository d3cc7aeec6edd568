"""How fast bots play: slow, normal, fast, or step by step, as the host says."""

import pytest

from pioche.server.rooms.bots import DELAYS
from pioche.server.rooms.entries import PaceSet
from pioche.server.rooms.live_room import LiveRoom
from pioche.server.rooms.scheduler import seconds_until_due
from tests.server.room_harness import RoomHarness

pytestmark = pytest.mark.asyncio
WAIT = 120
SHORTEST_TURNS = 10_000  # milliseconds of two turns at Digger


async def begun(game: str, *seats: str, **more: object) -> RoomHarness:
    """A table at which Zoé sits and bots play, just started."""
    harness = await RoomHarness(bot_delay=1.0).create("open", *seats, game=game, **more)
    await harness.sit()
    await harness.do("host", "start")
    await harness.wait(0)
    return harness


async def until_bots_wait(harness: RoomHarness) -> LiveRoom:
    """Zoé plays what comes first until bots alone are asked."""
    live = await harness.live()
    while 0 in live.room.waiting():
        await harness.move(0, live.news(0).legal[-1])
        live = await harness.settle()
    return live


@pytest.mark.parametrize("pace", ["slow", "normal", "fast"])
async def test_bots_think_as_long_as_the_pace_says(pace: str) -> None:
    harness = await begun("diamant", "bold", "bold", bot_pace=pace)
    live = await harness.wait(DELAYS[pace] - 0.01)
    assert live.room.waiting() == [0, 1, 2]
    live = await harness.wait(0.02)
    assert live.room.waiting() == [0]
    assert live.info().bot_pace == pace
    await harness.close()


@pytest.mark.parametrize("pace", ["slow", "normal", "fast"])
async def test_bots_choose_what_nobody_watches_quickly(pace: str) -> None:
    harness = await begun("digup", "bold", bot_pace=pace, options={"first": "2"})
    live = await harness.wait(DELAYS["fast"] - 0.01)
    assert live.room.waiting() == [1]
    live = await harness.wait(0.02)
    assert live.room.waiting() == [0]
    await harness.close()


async def test_step_by_step_bots_wait_to_be_asked() -> None:
    harness = await begun("letsdig", "bold", "bold", bot_pace="step", options={"first": "2"})
    live = await harness.wait(30)
    question = live.room.table.question
    assert live.info().step_wanted
    assert live.room.waiting() == [1]
    assert 0 < (seconds_until_due(live) or 0) <= WAIT  # nobody runs in circles meanwhile
    for asked in (question - 1, question, question):  # too late, now, and a second tap
        await harness.do(0, "step", question=asked)
    live = await harness.settle()
    assert live.room.table.question == question + 1
    assert live.info().step_wanted
    await harness.do("host", "step", question=question + 1)
    assert (await harness.settle()).room.table.question == question + 2
    await harness.close()


async def test_what_people_are_asked_too_needs_no_step() -> None:
    harness = await begun("diamant", "bold", "bold", bot_pace="step")
    question = (await harness.live()).room.table.question
    await harness.move(0, "go")  # before the bots have answered
    live = await harness.settle()
    assert live.room.table.question > question
    assert not live.info().step_wanted
    live = await until_bots_wait(harness)  # Zoé leaves: the others go on alone
    if not live.room.table.over:
        assert live.info().step_wanted
    await harness.close()


async def test_nobody_has_to_step_for_ever() -> None:
    harness = await begun("letsdig", "bold", "bold", bot_pace="step", options={"first": "2"})
    live = await harness.live()
    question = live.room.table.question
    live = await harness.wait(WAIT - 1)
    assert live.room.table.question == question
    live = await harness.wait(1)
    assert live.room.table.question > question
    await harness.close()


async def test_where_nobody_is_there_to_ask_bots_do_not_wait() -> None:
    harness = await RoomHarness().create("bold", "bold", "bold", game="letsdig", bot_pace="step")
    await harness.do("host", "start")
    async with harness.rooms.locked(harness.table) as live:
        harness.enter(live, None)  # a spectator
    live = await harness.settle()
    assert live.room.table.over
    await harness.close()


async def test_the_host_changes_the_pace_under_way_and_a_rematch_keeps_it() -> None:
    harness = await begun("diamant", "bold", "bold", bot_pace="slow")
    assert await harness.refusal(0, "pace", pace="fast") == "server-not-yours"
    await harness.do("host", "pace", pace="fast")
    live = await harness.wait(DELAYS["fast"])
    live = await harness.wait(DELAYS["fast"])
    assert live.room.waiting() == [0]
    assert PaceSet(pace="fast").pace in [
        entry.pace for entry in harness.entries() if isinstance(entry, PaceSet)
    ]
    live = await harness.restart()
    assert live.room.bot_pace == "fast"
    await harness.close()


async def test_against_the_clock_bots_keep_their_own_pace() -> None:
    options = {"pace": "60", "first": "2"}
    harness = await begun("digger", "bold", "bold", bot_pace="step", options=options)
    live = await harness.live()
    if live.info().step_wanted:  # before the glass is turned
        await harness.do(0, "step", question=live.room.table.question)
    live = await harness.wait(5)
    assert live.room.table.clock_runs()
    assert not live.info().step_wanted
    question = live.room.table.question
    assert (await harness.wait(5)).room.table.question > question
    await harness.close()


@pytest.mark.parametrize("game", ["letsdig", "dig", "digup", "digger"])
async def test_alone_against_bots_one_may_skip_to_the_next_question(game: str) -> None:
    harness = await begun(game, "bold", "bold", bot_pace="slow", options={"first": "2"})
    live = await harness.live()
    question = live.room.table.question
    assert live.room.waiting() == [1]
    await harness.do(0, "hurry", question=question)
    live = await harness.settle()  # no second has passed
    assert 0 in live.room.waiting()
    assert not live.clocks.haste.on
    await harness.do(0, "hurry", question=question)  # again, too late
    assert not live.clocks.haste.on
    await harness.close()


async def test_bots_in_haste_take_their_time_of_the_glass() -> None:
    options = {"pace": "30", "first": "2"}
    harness = await begun("digger", "bold", "bold", options=options)
    await harness.do(0, "hurry", question=(await harness.live()).room.table.question)
    live = await harness.settle()
    assert live.room.waiting() == [0]
    log = live.room.table.log
    assert log[-1].at - log[0].at > SHORTEST_TURNS
    assert live.clocks.game_at(harness.clock()) >= log[-1].at
    await harness.close()


async def test_several_people_wait_for_each_other() -> None:
    harness = await RoomHarness(bot_delay=1.0).create("open", "open", "bold", game="letsdig")
    await harness.sit()
    await harness.sit("Ana")
    await harness.do("host", "start")
    await harness.wait(0)
    assert await harness.refusal(0, "hurry", question=9) == "server-hurry"
    await harness.close()
