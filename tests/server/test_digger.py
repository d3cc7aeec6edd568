"""Digger at a real table: arrival times decide, and nobody is sent the time left."""

from typing import Any

import pytest

from pioche.core.refusals import TooLate
from pioche.server.messages import OVER
from tests.server.room_harness import RoomHarness
from tests.server.test_clocks import begun

pytestmark = pytest.mark.asyncio


async def camp(people: int = 3, **more: Any) -> tuple[RoomHarness, int]:  # noqa: ANN401
    """A game of Digger, and whose turn it is."""
    seats = ["open"] * people + ["balanced"] * (3 - people)
    harness = await begun(*seats, people=people, game="digger", **more)
    return harness, (await harness.live()).room.table.to_act()[0]


async def test_night_falls_when_the_glass_runs_out() -> None:
    harness, digger = await camp()
    await harness.move(digger, "throw")
    live = await harness.wait(29.9)
    assert live.room.table.to_act() == [digger]
    live = await harness.wait(0.2)
    assert live.room.table.to_act() == [(digger + 1) % 3]
    entry, line = harness.played()[-1]
    assert (entry.time, line["move"]) == (True, "night")
    assert live.room.table.log[-1].at == 30_000
    await harness.close()


async def test_a_move_that_arrives_too_late_finds_that_night_has_fallen() -> None:
    harness, digger = await camp()
    await harness.move(digger, "throw")
    harness.clock.now += 30.001
    with pytest.raises(TooLate):
        await harness.move(digger, "throw")
    live = await harness.live()
    assert live.room.table.to_act() == [(digger + 1) % 3]
    await harness.close()


async def test_nobody_else_can_cut_off_what_a_slow_line_is_forgiven() -> None:
    harness, digger = await camp()
    (await harness.live()).clocks.round_trip_ms[digger] = 100
    await harness.move(digger, "throw")
    live = await harness.wait(30.05)
    question = live.room.table.question
    for meddler in {0, 1, 2} - {digger}:
        received = await harness.refusal(meddler, "move", question=question, move="throw")
        assert received != "move-late"
    assert live.room.table.to_act() == [digger]
    await harness.move(digger, "throw")
    assert not any(entry.time for entry, _ in harness.played())
    await harness.close()


async def test_a_slow_line_is_forgiven_what_was_measured_and_no_more_than_the_cap() -> None:
    for trip, delay, passes in ((100, 0.09, True), (100, 0.11, False), (9000, 0.6, False)):
        harness, digger = await camp()
        (await harness.live()).clocks.round_trip_ms[digger] = trip
        await harness.move(digger, "throw")
        live = await harness.wait(30 + delay if passes else 29)
        harness.clock.now += 0 if passes else 1 + delay
        if passes:
            await harness.move(digger, "throw")
            assert harness.played()[-1][1]["allowance"] == 100
        else:
            with pytest.raises(TooLate):
                await harness.move(digger, "throw")
        assert (live.room.table.to_act() == [digger]) is passes
        await harness.close()


async def test_no_bot_moves_while_a_slow_line_is_forgiven_the_end_of_the_glass() -> None:
    """The end of the turn in that moment would have dropped the room."""
    harness, digger = await camp(turn_seconds=30)
    (await harness.live()).clocks.round_trip_ms[digger] = 400
    await harness.move(digger, "throw")
    live = await harness.wait(30.1)
    assert not live.dropped
    assert not any(entry.bot for entry, _ in harness.played())
    live = await harness.wait(0.4)
    assert (await harness.live()) is live
    assert harness.played()[-1][0].time
    await harness.close()


async def test_the_server_alone_owns_the_clock() -> None:
    harness, digger = await camp()
    await harness.move(digger, "throw")
    master = (digger + 2) % 3
    live = await harness.live()
    for wait in (1, 30):
        harness.clock.now += wait
        question = live.room.table.question
        received = await harness.refusal(master, "move", question=question, move="night")
        assert received == "digger-refusal-night"
    await harness.close()


async def test_the_digger_is_told_nothing_of_the_time() -> None:
    harness, digger = await camp(options={"sand": "uneven"})
    await harness.move(digger, "throw")
    await harness.wait(3)
    mine, master = await harness.news(digger), await harness.news((digger + 2) % 3)
    assert mine.view is not None
    assert master.view is not None
    assert (mine.now, mine.view["glass"]) == (None, None)
    assert master.now == 3000
    assert master.view["glass"]["began"] == 0
    await harness.close()


async def test_where_a_glass_runs_nobody_s_patience_does() -> None:
    harness, digger = await camp()
    live = await harness.wait(1)
    assert live.clocks.turn_ends() is not None
    await harness.move(digger, "throw")
    assert live.clocks.turn_ends() is None
    assert (await harness.news(digger)).table.turn_left_ms is None
    await harness.close()


async def test_game_time_stands_still_while_the_server_is_down() -> None:
    harness, digger = await camp()
    await harness.move(digger, "throw")
    harness.clock.now += 3600
    live = await harness.restart()
    harness.enter(live, digger)
    live = await harness.wait(29)
    assert live.room.table.to_act() == [digger]
    live = await harness.wait(1.1)
    assert live.room.table.to_act() != [digger]
    await harness.close()


async def test_a_theft_needs_a_gesture_and_a_stand_in_bot_makes_none() -> None:
    harness, _ = await camp(people=1, options={"pace": "untimed"})
    await harness.do(0, "leave")
    live = await harness.wait(0)
    for _ in range(20_000):
        if live.room.phase == OVER:
            break
        live = await harness.wait(1)
    assert live.room.phase == OVER
    moves = [line for _, line in harness.played() if "move" in line]
    assert any(line["move"].startswith("steal") for line in moves if line["seat"] != 0)
    assert not any(line["move"].startswith("steal") for line in moves if line["seat"] == 0)
    await harness.close()


async def test_a_bot_digs_at_its_own_pace_and_night_comes_for_it_too() -> None:
    harness, _ = await camp(people=1)
    live = await harness.live()
    for _ in range(600):
        live = await harness.wait(0.5)
        if live.room.table.to_act() != [0]:
            break
        await harness.move(0, "throw")
    assert live.room.table.to_act() != [0]
    before = live.room.table.question
    live = await harness.wait(0.1)
    assert live.room.table.question == before
    live = await harness.wait(3)
    assert live.room.table.question > before
    await harness.close()


async def test_what_was_played_against_the_clock_is_not_taken_back() -> None:
    harness, digger = await camp()
    await harness.move(digger, "throw")
    for wait in (1, 30):
        harness.clock.now += wait
        assert await harness.refusal(digger, "undo") == "undo-clock"
    await harness.close()
