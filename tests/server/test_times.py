"""What goes by time: seeds waited for, hand-overs, turn clocks, bots' pauses, sleeping rooms."""

from typing import Any

import pytest

from pioche.bots import bot, seat_of
from pioche.server.rooms.entries import Moved, Undone
from pioche.server.rooms.room import OVER, PLAYING, REVEALING
from pioche.server.rooms.scheduler import pause
from tests.server.house import promise
from tests.server.parlour import Parlour

SEED = bytes(range(32))
pytestmark = pytest.mark.asyncio


async def begun(*seats: str, people: int = 2, **more: Any) -> Parlour:  # noqa: ANN401
    """A game of so many people that has been dealt."""
    parlour = await Parlour().create(*(seats or ("open", "open", "bold")), **more)
    for number in range(people):
        await parlour.sit(f"Guest {number}")
    await parlour.do("host", "start")
    await parlour.settle()
    return parlour


# The ceremony


async def test_a_silent_client_counts_as_bringing_no_seed() -> None:
    parlour = await Parlour().create("open", "open", "bold")
    await parlour.sit("Zoé", promise(SEED))
    await parlour.sit("Max", promise(SEED[::-1]))
    assert await parlour.refusal(0, "reveal", seed=SEED.hex()) == "server-no-reveal"
    await parlour.do("host", "start")
    assert await parlour.refusal(0, "reveal", seed=SEED[::-1].hex()) == "seed-not-promised"
    assert await parlour.refusal(0, "reveal", seed=SEED.hex()[1:]) == "seed-not-promised"
    await parlour.do(0, "reveal", seed=SEED.hex())
    assert await parlour.refusal(0, "reveal", seed=SEED.hex()) == "server-revealed"
    live = await parlour.wait(9.9)
    assert live.room.phase == REVEALING
    assert live.room.waiting() == [1]
    live = await parlour.wait(0.2)
    assert live.room.phase == PLAYING
    seeds = live.room.play.seeds
    assert seeds is not None
    assert seeds.clients == (SEED, None, None)
    assert await parlour.refusal(1, "reveal", seed=SEED[::-1].hex()) == "server-no-reveal"
    await parlour.close()


async def test_a_restart_in_the_middle_of_the_ceremony() -> None:
    parlour = await Parlour().create("open", "bold", "bold")
    await parlour.sit("Zoé", promise(SEED))
    await parlour.do("host", "start")
    live = await parlour.restart()
    assert live.room.phase == REVEALING
    await parlour.do(0, "reveal", seed=SEED.hex())
    assert live.room.phase == PLAYING
    await parlour.close()


async def test_whoever_does_not_promise_is_not_waited_for() -> None:
    parlour = await Parlour().create("open", "bold", "bold")
    await parlour.sit("Zoé")
    await parlour.do("host", "start")
    assert (await parlour.live()).room.phase == PLAYING
    assert await parlour.refusal("host", "start") == "server-started"
    await parlour.close()


# Hand-overs


async def test_a_bot_plays_on_after_the_grace_and_the_seat_is_taken_back() -> None:
    parlour = await begun()
    await parlour.move(0, "go")
    await parlour.gone(1)
    live = await parlour.wait(29)
    assert live.room.waiting() == [1]
    assert (await parlour.news(0)).table.seats[1].present is False
    live = await parlour.wait(2)
    seat = (await parlour.news(0)).table.seats[1]
    assert (seat.player, seat.played_by) == ("human", "bot")
    assert 1 not in live.room.waiting()
    assert live.room.heard.since(0, 0)[-1]["event"] != "table-return"
    await parlour.do(1, "back")
    assert (await parlour.news(0)).table.seats[1].played_by is None
    assert [event["event"] for event in live.room.heard.since(0, 0)].count("table-return") == 1
    await parlour.close()


async def test_whoever_is_away_but_not_asked_is_not_played_for() -> None:
    parlour = await begun()
    await parlour.move(1, "go")
    await parlour.gone(1)
    live = await parlour.wait(60)
    assert live.room.seats[1].person
    await parlour.move(0, "go")
    live = await parlour.settle()
    assert not live.room.seats[1].person
    await parlour.close()


async def test_a_request_over_http_counts_for_a_while() -> None:
    parlour = await begun()
    await parlour.gone(1)
    await parlour.wait(25)
    (await parlour.live()).seen(1)
    live = await parlour.wait(20 + 29)
    assert live.room.seats[1].person
    live = await parlour.wait(2)
    assert not live.room.seats[1].person
    await parlour.close()


async def test_a_move_takes_the_seat_back_even_if_it_is_stale() -> None:
    parlour = await begun(people=1)
    await parlour.do(0, "leave")
    live = await parlour.live()
    assert live.room.seats[0].left
    assert await parlour.refusal(0, "leave") == "server-left"
    assert await parlour.refusal(0, "move", question=99, move="go") == "move-stale"
    assert live.room.seats[0].person
    await parlour.close()


async def test_leaving_hands_over_at_once_and_the_game_ends() -> None:
    parlour = await begun("open", "bold", "bold", people=1)
    await parlour.do(0, "leave")
    live = await parlour.settle()
    assert live.room.phase == OVER
    assert await parlour.refusal(0, "back") == "server-over"
    await parlour.close()


async def test_nobody_there_nobody_plays() -> None:
    parlour = await begun("open", "bold", "bold", people=1)
    await parlour.gone(0)
    question = (await parlour.live()).room.play.question
    live = await parlour.wait(3600)
    assert live.room.seats[0].person
    assert live.room.play.question == question
    live.seen("host")
    live = await parlour.wait(1)  # whoever comes first does not find the others given up
    assert live.room.seats[0].person
    live.seen("host")
    live = await parlour.wait(15)
    live.seen("host")
    live = await parlour.wait(15)
    assert not live.room.seats[0].person
    await parlour.close()


@pytest.mark.parametrize("nature", ["careful", "balanced", "bold"])
async def test_a_person_is_replaced_by_a_bot_of_similar_caution(nature: str) -> None:
    parlour = await begun("open", "random", "random", people=1, game="digup")
    person = bot("digup", nature, 2)
    for _ in range(20):
        live = await parlour.settle()
        if live.room.waiting() == [0]:
            table = live.room.play
            choice = person(seat_of(table.game, table.state, 0))
            await parlour.move(0, table.game.moves.text(choice))
    assert live.room.phase == PLAYING
    await parlour.do(0, "leave")
    assert live.room.seats[0].substitute == nature
    await parlour.close()


async def test_of_somebody_unknown_nothing_is_assumed() -> None:
    parlour = await begun("open", "random", "random", people=1)
    await parlour.do(0, "leave")
    assert (await parlour.live()).room.seats[0].substitute == "balanced"
    await parlour.close()


# The turn clock


async def test_the_turn_clock_makes_one_decision() -> None:
    parlour = await begun(turn_seconds=10)
    await parlour.move(0, "go")
    await parlour.wait(4)
    assert (await parlour.news(0)).table.turn_left_ms == 6000
    live = await parlour.wait(6)
    assert live.room.play.question == 2
    assert live.room.seats[1].person
    assert (await parlour.news(0)).table.turn_left_ms == 10_000
    await parlour.close()


async def test_taking_moves_back_wins_no_time() -> None:
    parlour = await begun("open", "bold", "bold", people=1, turn_seconds=10, game="digup")
    for _ in range(60):
        live = await parlour.wait(1)
        if 0 not in live.room.waiting():
            continue
        await parlour.move(0, (await parlour.news(0)).legal[0])
        if (await parlour.news(0)).undo == "free":
            await parlour.do(0, "undo")
    moves = [entry for entry in parlour.entries() if isinstance(entry, Moved) and entry.seat == 0]
    assert sum(isinstance(entry, Undone) for entry in parlour.entries()) > 10
    assert sum(entry.bot is not None for entry in moves) > 2
    await parlour.close()


async def test_an_undo_that_others_agreed_to_robs_nobody_of_their_time() -> None:
    parlour = await begun("open", "open", "open", people=3, turn_seconds=10)
    for question in (1, 2):
        for seat in range(3):
            await parlour.move(seat, "go")
        assert (await parlour.live()).room.play.state.question == question + 1
    await parlour.wait(9)
    await parlour.do(2, "undo")
    assert (await parlour.news(0)).table.turn_left_ms == 1000  # asking wins nothing
    for seat in (0, 1):
        await parlour.do(seat, "answer", agree=True)
    assert (await parlour.news(0)).table.turn_left_ms == 10_000
    await parlour.wait(9)
    await parlour.move(2, "go")
    assert (await parlour.news(0)).table.turn_left_ms == 10_000  # this question is new again
    await parlour.close()


async def test_nobody_holds_a_table_for_ever_by_being_there() -> None:
    parlour = await begun()
    await parlour.move(0, "go")
    live = await parlour.wait(539)
    assert pause(live) == pytest.approx(1)  # it wakes to tell
    assert (await parlour.news(0)).table.turn_left_ms is None
    assert not live.has_news()
    live = await parlour.wait(1)
    assert live.has_news()
    assert pause(live) == pytest.approx(60)
    assert (await parlour.news(0)).table.turn_left_ms == 60_000
    live = await parlour.wait(59)
    assert live.room.waiting() == [1]
    live = await parlour.wait(1)
    assert live.room.play.question == 2
    assert live.room.seats[1].person
    assert (await parlour.news(0)).table.turn_left_ms is None
    await parlour.close()


# Bots


async def test_bots_think_visibly() -> None:
    parlour = await Parlour(bot_delay=0.7).create("open", "bold", "bold")
    await parlour.sit()
    await parlour.do("host", "start")
    live = await parlour.wait(0)
    assert live.room.waiting() == [0, 1, 2]
    live = await parlour.wait(0.6)
    assert live.room.waiting() == [0, 1, 2]
    live = await parlour.wait(0.2)
    assert live.room.waiting() == [0]
    await parlour.close()


async def test_a_bot_that_fails_does_not_hold_up_the_table(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_seat: object) -> int:
        raise RuntimeError("the deck is: skull, spider")

    monkeypatch.setattr("pioche.server.rooms.bot_runner.bot", lambda *_: fail)
    parlour = await begun("open", "bold", "bold", people=1)
    live = await parlour.settle()
    assert live.room.waiting() == [0]
    assert "fault in a bot: RuntimeError" in caplog.text
    assert "skull" not in caplog.text
    await parlour.close()


async def test_a_bot_that_answers_nonsense_is_stood_in_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("pioche.server.rooms.bot_runner.bot", lambda *_: lambda _seat: 999)
    parlour = await begun("open", "bold", "bold", people=1)
    live = await parlour.settle()
    assert live.room.waiting() == [0]
    await parlour.close()
