"""What goes by time: seeds waited for, hand-overs, turn clocks, bots' pauses, sleeping rooms."""

from typing import Any

import pytest

from pioche.bots import bot, seat_of
from pioche.server.messages import OVER, PLAYING, REVEALING
from pioche.server.rooms.scheduler import seconds_until_due
from tests.server.live_server import promise
from tests.server.room_harness import RoomHarness

SEED = bytes(range(32))
pytestmark = pytest.mark.asyncio


async def begun(*seats: str, people: int = 2, **more: Any) -> RoomHarness:  # noqa: ANN401
    """A dealt game of this many players."""
    harness = await RoomHarness().create(*(seats or ("open", "open", "bold")), **more)
    for number in range(people):
        await harness.sit(f"Guest {number}")
    await harness.do("host", "start")
    await harness.settle()
    return harness


# The ceremony


async def test_a_silent_client_counts_as_bringing_no_seed() -> None:
    harness = await RoomHarness().create("open", "open", "bold")
    await harness.sit("Zoé", promise(SEED))
    await harness.sit("Max", promise(SEED[::-1]))
    assert await harness.refusal(0, "reveal", seed=SEED.hex()) == "server-no-reveal"
    await harness.do("host", "start")
    assert await harness.refusal(0, "reveal", seed=SEED[::-1].hex()) == "seed-not-promised"
    assert await harness.refusal(0, "reveal", seed=SEED.hex()[1:]) == "seed-not-promised"
    await harness.do(0, "reveal", seed=SEED.hex())
    assert await harness.refusal(0, "reveal", seed=SEED.hex()) == "server-revealed"
    live = await harness.wait(9.9)
    assert live.room.phase == REVEALING
    assert live.room.waiting() == [1]
    live = await harness.wait(0.2)
    assert live.room.phase == PLAYING
    seeds = live.room.table.seeds
    assert seeds is not None
    assert seeds.clients == (SEED, None, None)
    assert await harness.refusal(1, "reveal", seed=SEED[::-1].hex()) == "server-no-reveal"
    promises = live.room.table.promises
    assert promises is not None
    assert (promises.clients[1], promises.unshown) == (promise(SEED[::-1]), (1,))
    head = live.news(0).head
    assert (await harness.restart()).news(0).head == head == live.news(None).head != ""
    await harness.close()


async def test_a_restart_in_the_middle_of_the_ceremony() -> None:
    harness = await RoomHarness().create("open", "bold", "bold")
    await harness.sit("Zoé", promise(SEED))
    await harness.do("host", "start")
    live = await harness.restart()
    assert live.room.phase == REVEALING
    await harness.do(0, "reveal", seed=SEED.hex())
    assert live.room.phase == PLAYING
    await harness.close()


async def test_a_seat_without_a_promise_is_not_waited_for() -> None:
    harness = await RoomHarness().create("open", "bold", "bold")
    await harness.sit("Zoé")
    await harness.do("host", "start")
    assert (await harness.live()).room.phase == PLAYING
    assert await harness.refusal("host", "start") == "server-started"
    await harness.close()


# Hand-overs


async def test_a_bot_plays_on_after_the_grace_and_the_seat_is_taken_back() -> None:
    harness = await begun()
    await harness.move(0, "go")
    await harness.gone(1)
    live = await harness.wait(29)
    assert live.room.waiting() == [1]
    assert (await harness.news(0)).table.seats[1].present is False
    live = await harness.wait(2)
    seat = (await harness.news(0)).table.seats[1]
    assert (seat.player, seat.played_by) == ("human", "bot")
    assert 1 not in live.room.waiting()
    assert live.room.seat_events.since(0, 0)[-1]["event"] != "table-return"
    await harness.do(1, "back")
    assert (await harness.news(0)).table.seats[1].played_by is None
    assert [event["event"] for event in live.room.seat_events.since(0, 0)].count(
        "table-return"
    ) == 1
    await harness.close()


async def test_an_absent_player_who_is_not_asked_keeps_the_seat() -> None:
    harness = await begun()
    await harness.move(1, "go")
    await harness.gone(1)
    live = await harness.wait(60)
    assert live.room.seats[1].person
    await harness.move(0, "go")
    live = await harness.settle()
    assert not live.room.seats[1].person
    await harness.close()


async def test_a_request_over_http_counts_for_a_while() -> None:
    harness = await begun()
    await harness.gone(1)
    await harness.wait(25)
    (await harness.live()).mark_seen(1)
    live = await harness.wait(20 + 29)
    assert live.room.seats[1].person
    live = await harness.wait(2)
    assert not live.room.seats[1].person
    await harness.close()


async def test_a_move_takes_the_seat_back_even_if_it_is_stale() -> None:
    harness = await begun(people=1)
    await harness.do(0, "leave")
    live = await harness.live()
    assert live.room.seats[0].left
    assert await harness.refusal(0, "leave") == "server-left"
    assert await harness.refusal(0, "move", question=99, move="go") == "move-stale"
    assert live.room.seats[0].person
    await harness.close()


async def test_leaving_hands_over_at_once_and_the_game_ends() -> None:
    harness = await begun("open", "bold", "bold", people=1)
    await harness.do(0, "leave")
    live = await harness.settle()
    assert live.room.phase == OVER
    assert await harness.refusal(0, "back") == "server-over"
    await harness.close()


async def test_nobody_there_nobody_plays() -> None:
    harness = await begun("open", "bold", "bold", people=1)
    await harness.gone(0)
    question = (await harness.live()).room.table.question
    live = await harness.wait(3600)
    assert live.room.seats[0].person
    assert live.room.table.question == question
    live.mark_seen("host")
    live = await harness.wait(1)  # the first to come back does not find the others replaced
    assert live.room.seats[0].person
    live.mark_seen("host")
    live = await harness.wait(15)
    live.mark_seen("host")
    live = await harness.wait(15)
    assert not live.room.seats[0].person
    await harness.close()


@pytest.mark.parametrize("nature", ["careful", "balanced", "bold"])
async def test_a_person_is_replaced_by_a_bot_of_similar_caution(nature: str) -> None:
    harness = await begun("open", "random", "random", people=1, game="digup")
    person = bot("digup", nature, 2)
    for _ in range(20):
        live = await harness.settle()
        if live.room.waiting() == [0]:
            table = live.room.table
            choice = person(seat_of(table.game, table.state, 0))
            await harness.move(0, table.game.moves.text(choice))
    assert live.room.phase == PLAYING
    await harness.do(0, "leave")
    assert live.room.seats[0].substitute == nature
    await harness.close()


async def test_a_player_without_history_gets_the_default_bot() -> None:
    harness = await begun("open", "random", "random", people=1)
    await harness.do(0, "leave")
    assert (await harness.live()).room.seats[0].substitute == "balanced"
    await harness.close()


# The turn clock


async def test_the_turn_clock_makes_one_decision() -> None:
    harness = await begun(turn_seconds=10)
    await harness.move(0, "go")
    await harness.wait(4)
    assert (await harness.news(0)).table.turn_left_ms == 6000
    live = await harness.wait(6)
    assert live.room.table.question == 2
    assert live.room.seats[1].person
    assert (await harness.news(0)).table.turn_left_ms == 10_000
    await harness.close()


async def test_taking_moves_back_wins_no_time() -> None:
    harness = await begun("open", "bold", "bold", people=1, turn_seconds=10, game="digup")
    for _ in range(60):
        live = await harness.wait(1)
        if 0 not in live.room.waiting():
            continue
        await harness.move(0, (await harness.news(0)).legal[0])
        if (await harness.news(0)).undo == "free":
            await harness.do(0, "undo")
    played = harness.played()
    moves = [entry for entry, line in played if "move" in line and line["seat"] == 0]
    assert sum("undo" in line for _, line in played) > 10
    assert sum(entry.bot is not None for entry in moves) > 2
    await harness.close()


async def test_an_undo_that_others_agreed_to_robs_nobody_of_their_time() -> None:
    harness = await begun("open", "open", "open", people=3, turn_seconds=10)
    for question in (1, 2):
        for seat in range(3):
            await harness.move(seat, "go")
        assert (await harness.live()).room.table.state.question == question + 1
    await harness.wait(9)
    await harness.do(2, "undo")
    assert (await harness.news(0)).table.turn_left_ms == 1000  # asking wins nothing
    for seat in (0, 1):
        await harness.do(seat, "answer", agree=True)
    assert (await harness.news(0)).table.turn_left_ms == 10_000
    await harness.wait(9)
    await harness.move(2, "go")
    assert (await harness.news(0)).table.turn_left_ms == 10_000  # this question is new again
    await harness.close()


async def test_nobody_holds_a_table_for_ever_by_being_there() -> None:
    harness = await begun()
    await harness.move(0, "go")
    live = await harness.wait(539)
    assert seconds_until_due(live) == pytest.approx(1)  # it wakes to tell
    assert (await harness.news(0)).table.turn_left_ms is None
    assert not live.has_news()
    live = await harness.wait(1)
    assert live.has_news()
    assert seconds_until_due(live) == pytest.approx(60)
    assert (await harness.news(0)).table.turn_left_ms == 60_000
    live = await harness.wait(59)
    assert live.room.waiting() == [1]
    live = await harness.wait(1)
    assert live.room.table.question == 2
    assert live.room.seats[1].person
    assert (await harness.news(0)).table.turn_left_ms is None
    await harness.close()


# Bots


async def test_bots_think_visibly() -> None:
    harness = await RoomHarness(bot_delay=0.7).create("open", "bold", "bold")
    await harness.sit()
    await harness.do("host", "start")
    live = await harness.wait(0)
    assert live.room.waiting() == [0, 1, 2]
    live = await harness.wait(0.6)
    assert live.room.waiting() == [0, 1, 2]
    live = await harness.wait(0.2)
    assert live.room.waiting() == [0]
    await harness.close()


async def test_a_bot_that_fails_does_not_hold_up_the_table(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_seat: object) -> int:
        raise RuntimeError("the deck is: skull, spider")

    monkeypatch.setattr("pioche.server.rooms.bots.bot", lambda *_: fail)
    harness = await begun("open", "bold", "bold", people=1)
    live = await harness.settle()
    assert live.room.waiting() == [0]
    assert "fault in a bot: RuntimeError" in caplog.text
    assert "skull" not in caplog.text
    await harness.close()


async def test_a_bot_that_answers_nonsense_is_stood_in_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("pioche.server.rooms.bots.bot", lambda *_: lambda _seat: 999)
    harness = await begun("open", "bold", "bold", people=1)
    live = await harness.settle()
    assert live.room.waiting() == [0]
    await harness.close()
