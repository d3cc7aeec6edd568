"""Digger at a real table: the glass decides by arrival, and nobody is told the time left."""

from typing import Any

import pytest

from pioche.core.refusals import TooLate
from pioche.server.rooms.entries import Moved, Ticked
from pioche.server.rooms.room import OVER
from tests.server.parlour import Parlour
from tests.server.test_times import begun

pytestmark = pytest.mark.asyncio


async def camp(people: int = 3, **more: Any) -> tuple[Parlour, int]:  # noqa: ANN401
    """A game of Digger, and whose turn it is."""
    seats = ["open"] * people + ["balanced"] * (3 - people)
    parlour = await begun(*seats, people=people, game="digger", **more)
    return parlour, (await parlour.live()).room.play.to_act()[0]


async def test_night_falls_when_the_glass_runs_out() -> None:
    parlour, digger = await camp()
    await parlour.move(digger, "throw")
    live = await parlour.wait(29.9)
    assert live.room.play.to_act() == [digger]
    live = await parlour.wait(0.2)
    assert live.room.play.to_act() == [(digger + 1) % 3]
    assert isinstance(parlour.entries()[-1], Ticked)
    assert live.room.play.log[-1].at == 30_000
    await parlour.close()


async def test_a_move_that_arrives_too_late_finds_that_night_has_fallen() -> None:
    parlour, digger = await camp()
    await parlour.move(digger, "throw")
    parlour.hands.now += 30.001
    with pytest.raises(TooLate):
        await parlour.move(digger, "throw")
    live = await parlour.live()
    assert live.room.play.to_act() == [(digger + 1) % 3]
    await parlour.close()


async def test_nobody_else_can_cut_off_what_a_slow_line_is_forgiven() -> None:
    parlour, digger = await camp()
    (await parlour.live()).trips[digger] = 100
    await parlour.move(digger, "throw")
    live = await parlour.wait(30.05)
    question = live.room.play.question
    for meddler in {0, 1, 2} - {digger}:
        told = await parlour.refusal(meddler, "move", question=question, move="throw")
        assert told != "move-late"
    assert live.room.play.to_act() == [digger]
    await parlour.move(digger, "throw")
    assert not any(isinstance(entry, Ticked) for entry in parlour.entries())
    await parlour.close()


async def test_a_slow_line_is_forgiven_what_was_measured_and_no_more_than_the_cap() -> None:
    for trip, delay, passes in ((100, 0.09, True), (100, 0.11, False), (9000, 0.6, False)):
        parlour, digger = await camp()
        (await parlour.live()).trips[digger] = trip
        await parlour.move(digger, "throw")
        live = await parlour.wait(30 + delay if passes else 29)
        parlour.hands.now += 0 if passes else 1 + delay
        if passes:
            await parlour.move(digger, "throw")
            entry = parlour.entries()[-1]
            assert isinstance(entry, Moved)
            assert entry.allowance == 100
        else:
            with pytest.raises(TooLate):
                await parlour.move(digger, "throw")
        assert (live.room.play.to_act() == [digger]) is passes
        await parlour.close()


async def test_the_server_alone_owns_the_clock() -> None:
    parlour, digger = await camp()
    await parlour.move(digger, "throw")
    master = (digger + 2) % 3
    live = await parlour.live()
    for wait in (1, 30):
        parlour.hands.now += wait
        question = live.room.play.question
        told = await parlour.refusal(master, "move", question=question, move="night")
        assert told == "digger-refusal-night"
    await parlour.close()


async def test_the_digger_is_told_nothing_of_the_time() -> None:
    parlour, digger = await camp(options={"sand": "uneven"})
    await parlour.move(digger, "throw")
    await parlour.wait(3)
    mine, master = await parlour.news(digger), await parlour.news((digger + 2) % 3)
    assert mine.view is not None
    assert master.view is not None
    assert (mine.now, mine.view["glass"]) == (None, None)
    assert master.now == 3000
    assert master.view["glass"]["began"] == 0
    await parlour.close()


async def test_where_a_glass_runs_nobody_s_patience_does() -> None:
    parlour, digger = await camp()
    live = await parlour.wait(1)
    assert live.turn_ends() is not None
    await parlour.move(digger, "throw")
    assert live.turn_ends() is None
    assert (await parlour.news(digger)).table.turn_left_ms is None
    await parlour.close()


async def test_game_time_stands_still_while_the_server_is_down() -> None:
    parlour, digger = await camp()
    await parlour.move(digger, "throw")
    parlour.hands.now += 3600
    live = await parlour.restart()
    parlour.enter(live, digger)
    live = await parlour.wait(29)
    assert live.room.play.to_act() == [digger]
    live = await parlour.wait(1.1)
    assert live.room.play.to_act() != [digger]
    await parlour.close()


async def test_a_theft_needs_a_gesture_and_a_stand_in_bot_makes_none() -> None:
    parlour, _ = await camp(people=1, options={"pace": "untimed"})
    await parlour.do(0, "leave")
    live = await parlour.wait(0)
    for _ in range(20_000):
        if live.room.phase == OVER:
            break
        live = await parlour.wait(1)
    assert live.room.phase == OVER
    moves = [entry for entry in parlour.entries() if isinstance(entry, Moved)]
    assert any(entry.move.startswith("steal") for entry in moves if entry.seat != 0)
    assert not any(entry.move.startswith("steal") for entry in moves if entry.seat == 0)
    await parlour.close()


async def test_a_bot_digs_at_its_own_pace_and_night_comes_for_it_too() -> None:
    parlour, _ = await camp(people=1)
    live = await parlour.live()
    for _ in range(600):
        live = await parlour.wait(0.5)
        if live.room.play.to_act() != [0]:
            break
        await parlour.move(0, "throw")
    assert live.room.play.to_act() != [0]
    before = live.room.play.question
    live = await parlour.wait(0.1)
    assert live.room.play.question == before
    live = await parlour.wait(3)
    assert live.room.play.question > before
    await parlour.close()


async def test_what_was_played_against_the_clock_is_not_taken_back() -> None:
    parlour, digger = await camp()
    await parlour.move(digger, "throw")
    for wait in (1, 30):
        parlour.hands.now += wait
        assert await parlour.refusal(digger, "undo") == "undo-clock"
    await parlour.close()
