"""The server itself stands still for a while: nobody who is there is played for because of that."""

import asyncio

import pytest

from pioche.server.rooms.clocks import PAUSE, Clock, ServerClock
from tests.server.room_harness import ManualClock, RoomHarness
from tests.server.test_clocks import begun

pytestmark = pytest.mark.asyncio


async def played_for(harness: RoomHarness, clock: Clock, pauses: list[float]) -> bool:
    """Whether anybody was played for after the server stood still for so long."""
    live = await harness.live()
    live.clock = clock
    live.clocks.update(clock())
    for pause in pauses:
        await harness.wait(pause)
    played = harness.played()
    await harness.close()
    return any("bot" in line or ("move" in line and line["seat"] < 2) for _, line in played)


async def test_a_pause_of_the_server_costs_nobody_their_turn() -> None:
    for more, pause in (({"turn_seconds": 20}, 3600.0), ({}, 3600.0)):
        harness = await begun("open", "open", "bold", **more)
        assert not await played_for(harness, ServerClock(harness.clock), [pause])
        harness = await begun("open", "open", "bold", **more)
        assert await played_for(harness, harness.clock, [pause])  # the fault put back
    harness = await begun("open", "open", "bold", turn_seconds=20)
    assert await played_for(harness, ServerClock(harness.clock), [1.9] * 11)  # no pause at all


async def test_nor_does_it_count_for_those_who_are_away() -> None:
    for clock_of, expected in ((ServerClock, False), (lambda clock: clock, True)):
        harness = await begun("open", "open", "bold")
        await harness.gone(0)
        assert await played_for(harness, clock_of(harness.clock), [60.0]) is expected


async def test_a_quiet_hour_is_no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pioche.server.rooms.clocks.TICK", 0.001)
    source = ManualClock()
    clock = ServerClock(source)
    looking = asyncio.create_task(clock.keep_looking())
    for _ in range(3):
        source.now += PAUSE - 0.1
        await asyncio.sleep(0.01)
    looking.cancel()
    assert clock() == source.now
