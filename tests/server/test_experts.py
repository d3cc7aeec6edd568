"""Experts at a table: they search elsewhere, in time, from what their seat knows."""

import asyncio
import pickle
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any

import pytest

from pioche import game
from pioche.bots import Champion, Expert, seat_of
from pioche.bots.champion import AdvisedSearch
from pioche.bots.expert import Search
from pioche.core.masks import first_seat
from pioche.core.rng import Fast
from pioche.server.rooms.live_room import LiveRoom
from pioche.server.rooms.search_pool import SearchPool
from tests.server.room_harness import RoomHarness

pytestmark = [
    pytest.mark.asyncio,
    # Python's pool stumbles when a process is killed while a search that was given up is waiting.
    pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning"),
]
# In seconds: longer than any test.
FOREVER = 3600


@dataclass(frozen=True)
class EndlessSearch(Search):
    """A search that goes on in its process until that is killed."""

    def run(self) -> int:
        time.sleep(FOREVER)
        return self.legal[0]


def think_forever(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = Expert.search_of
    monkeypatch.setattr(
        Expert, "search_of", lambda expert, seat: EndlessSearch(**vars(usual(expert, seat)))
    )


async def begun(**settings: Any) -> RoomHarness:  # noqa: ANN401
    """One person and two experts, whose process is there."""
    harness = RoomHarness(**{"bot_delay": 30.0, "search": 30.0, "search_workers": 1, **settings})
    await harness.create("open", "expert", "expert")
    await harness.rooms.pool.warm_up()
    await harness.sit()
    await harness.do("host", "start")
    await harness.settle()
    return harness


async def thought_out(live: LiveRoom) -> list[int | None]:
    """What the experts have found, once they have."""
    found = [pending.found for pending in live.bot_runner.searches.values()]
    return list(await asyncio.gather(*found))


async def test_experts_search_and_move_at_the_pace_of_the_table() -> None:
    harness = await begun()
    live = await harness.live()
    moves = await thought_out(live)
    assert None not in moves
    live = await harness.wait(29.9)
    assert live.room.waiting() == [0, 1, 2]
    live = await harness.wait(0.2)
    assert live.room.waiting() == [0]
    assert [step.value for step in live.room.table.log] == moves
    await harness.close()


async def test_what_is_found_elsewhere_is_what_would_be_found_here() -> None:
    diamant, pool = game("diamant"), SearchPool(1)
    await pool.warm_up()
    for seed in range(3):
        wanted = Expert("diamant", seed).search_of(seat_of(diamant, diamant.new(3, seed), 1))
        assert await pool.search(wanted, 30) == wanted.run()
    pool.close()


async def test_people_are_heard_while_experts_think(monkeypatch: pytest.MonkeyPatch) -> None:
    think_forever(monkeypatch)
    harness = await begun()
    async with asyncio.timeout(120):  # they would think for ever
        await harness.move(0, "go")
    live = await harness.live()
    assert live.room.waiting() == [1, 2]
    await end_workers(harness.rooms.pool)
    await harness.close()


async def test_what_takes_too_long_a_temperament_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    think_forever(monkeypatch)
    harness = await begun(search=0.05, bot_delay=0.7)
    live = await harness.live()
    assert await thought_out(live) == [None, None]
    live = await harness.wait(0.8)
    assert live.room.waiting() == [0]
    await end_workers(harness.rooms.pool)
    await harness.close()


async def end_workers(pool: SearchPool) -> None:
    """Kill the processes of a pool."""
    assert isinstance(pool.executor, ProcessPoolExecutor)
    for process in list(pool.executor._processes.values()):
        process.kill()
    await asyncio.sleep(0.1)


async def test_a_killed_process_does_not_break_the_table(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with monkeypatch.context() as context:
        think_forever(context)
        harness = await begun()
    live = await harness.live()
    await asyncio.sleep(0.1)
    await end_workers(harness.rooms.pool)
    assert await thought_out(live) == [None, None]
    assert "fault in a search: BrokenProcessPool" in caplog.text
    live = await harness.wait(30.1)
    assert live.room.waiting() == [0]
    diamant = game("diamant")
    wanted = Expert("diamant", 1).search_of(seat_of(diamant, diamant.new(3, 1), 1))
    assert await harness.rooms.pool.search(wanted, 30) == wanted.run()
    await harness.close()


async def test_what_is_sent_tells_nothing_that_the_seat_does_not_know() -> None:
    diamant = game("diamant")
    state = diamant.new(4, b"s" * 32)
    for seed in range(5):
        other = state.clone()
        other.redeal(2, Fast(seed))
        assert sent(2, state) == sent(2, other)
    assert b"s" * 32 not in sent(2, state)


def sent(seat: int, state: Any) -> bytes:  # noqa: ANN401
    search: Search = Expert("diamant", 1).search_of(seat_of(game("diamant"), state, seat))
    return pickle.dumps(search)


async def test_a_mixture_searches_when_the_expert_is_drawn_and_only_then() -> None:
    harness = RoomHarness(bot_delay=30.0, search=30.0, search_workers=1)
    await harness.create("open", "random+50%expert", "random+50%expert")
    await harness.rooms.pool.warm_up()
    await harness.sit()
    await harness.do("host", "start")
    await harness.settle()
    runner, kinds = (await harness.live()).bot_runner, set()
    for _ in range(20):
        decided = runner.decided(1, "random+50%expert")
        kinds.add(type(decided))
        assert isinstance(decided, int) or isinstance(decided[0], Search)  # type: ignore[index]
    assert kinds == {int, tuple}
    moves = await thought_out(await harness.live())
    live = await harness.wait(30.1)
    assert [step.value for step in live.room.table.log] == moves
    await harness.close()


async def test_a_champion_s_search_tells_no_more() -> None:
    dig = game("dig")
    state = dig.new(3, b"s" * 32)
    seat = int(first_seat(state.to_act()))
    other = state.clone()
    other.redeal(seat, Fast(3))
    searches = [Champion("dig", 1).search_of(seat_of(dig, world, seat)) for world in (state, other)]
    assert type(searches[0]) is AdvisedSearch
    assert pickle.dumps(searches[0]) == pickle.dumps(searches[1])
    assert b"s" * 32 not in pickle.dumps(searches[0])


async def test_champions_move_at_the_pace_of_the_table() -> None:
    harness = RoomHarness(bot_delay=30.0, search=30.0, search_workers=1)
    await harness.create("open", "champion", "champion")
    await harness.sit()
    await harness.do("host", "start")
    await harness.settle()
    live = await harness.live()
    moves = await thought_out(live)
    assert None not in moves
    live = await harness.wait(30.1)
    assert live.room.waiting() == [0]
    assert [step.value for step in live.room.table.log] == moves
    await harness.close()
