"""What moves are worth, for people: where the table allows it, as long as they want to know."""

import asyncio
import json
import pickle
import threading
from typing import Any

import pytest

from pioche import game
from pioche.bots import Expert, seat_of
from pioche.bots.expert import games_with_policies
from pioche.bots.move_values import MoveValues, ValuePart
from pioche.core.rng import Fast
from pioche.processes import process_pool
from pioche.server.auth import THE_HOST
from pioche.server.rooms import bots, value_runner
from pioche.server.rooms.connection import Connection
from pioche.server.rooms.search_pool import SearchPool, StartExecutor
from tests.server.live_server import Data
from tests.server.room_harness import RoomHarness

pytestmark = pytest.mark.asyncio
QUICK = {"diamant": 160, "letsdig": 80}


class ThreadPool(SearchPool):
    """Searches in threads of the test, and counts; `held` keeps it from going on."""

    def __init__(self, workers: int = 1, start: StartExecutor = process_pool) -> None:
        super().__init__(workers, start=start)
        self.parts = 0
        self.held = asyncio.Event()
        self.held.set()
        self.begun = asyncio.Event()

    async def run(self, work: Any) -> Any:  # noqa: ANN401
        self.begun.set()
        await self.held.wait()
        self.parts += 1
        return await asyncio.to_thread(work.run)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pioche.bots.expert.default_iterations", lambda game: QUICK.get(game, 12))
    monkeypatch.setattr("pioche.server.rooms.registry.SearchPool", ThreadPool)


async def begun(*seats: str, people: int = 1, **more: Any) -> tuple[RoomHarness, Connection]:  # noqa: ANN401
    """A table just started, and Zoé's socket; bots never move."""
    harness = await RoomHarness(bot_delay=1e6).create(*seats, **more)
    for number in range(people):
        await harness.sit(f"Zoé {number}")
    await harness.do(THE_HOST, "start")
    live, connection = await harness.settle(), Connection(99, greeted=True, who=0)
    live.people.connections.add(connection)
    return harness, connection


async def ask(harness: RoomHarness, connection: Connection | None, seat: int = 0) -> None:
    question = (await harness.live()).room.table.question
    await harness.do(seat, "values", connection=connection, question=question)


async def refusal(harness: RoomHarness, connection: Connection | None = None) -> str:
    question = (await harness.live()).room.table.question
    return await harness.refusal(0, "values", connection=connection, question=question)


async def ended(harness: RoomHarness, seat: int = 0) -> None:
    """Until nothing more is worked out for a seat."""
    task = (await harness.live()).value_runner.jobs[seat].task
    assert task is not None
    await task


def received(connection: Connection) -> list[Data]:
    """What has been pushed of values, and is gone from the outbox."""
    found = [json.loads(message.content or b"{}") for message in connection.outbox]
    connection.outbox.clear()
    return [message for message in found if message.get("type") == "values"]


def pool_of(harness: RoomHarness) -> ThreadPool:
    pool = harness.rooms.pool
    assert isinstance(pool, ThreadPool)
    return pool


# Where it is allowed


async def test_it_is_on_for_one_who_plays_alone_and_off_for_several() -> None:
    for seats, people, more, allowed in (
        (("open", "bold", "bold"), 1, {}, True),
        (("open", "open", "bold"), 1, {}, True),  # a bot took the open seat
        (("open", "open", "bold"), 2, {}, False),
        (("open", "open", "bold"), 2, {"values": True}, True),
        (("open", "bold", "bold"), 1, {"values": False}, False),
        (("open", "bold", "bold"), 1, {"odds": False, "values": True}, False),
    ):
        harness, connection = await begun(*seats, people=people, **more)
        assert (await harness.live()).info().values == allowed, (seats, people, more)
        if allowed:
            await ask(harness, connection)
            assert await refusal(harness) == "server-values-socket"
        else:
            assert await refusal(harness, connection) == "server-no-values"
        await harness.close()


async def test_the_host_changes_it_and_everybody_is_told_for_good() -> None:
    harness, _ = await begun("open", "open", "bold", people=2)
    assert await harness.refusal(0, "allow-values", allowed=True) == "server-not-yours"
    for allowed in (True, True, False, True):
        await harness.do(THE_HOST, "allow-values", allowed=allowed)
    live = await harness.restart()
    assert live.info().values
    keys = [line.key for line in live.storage.chat_since(0)]
    assert keys == ["values-allowed", "values-disallowed", "values-allowed"]
    assert not live.storage.chat_full(THE_HOST, 4)  # the notice does not count
    await harness.close()


async def test_the_host_of_a_table_without_odds_cannot_allow_it() -> None:
    harness, _ = await begun("open", "bold", "bold", odds=False)
    assert await harness.refusal(THE_HOST, "allow-values", allowed=True) == "server-no-odds"
    await harness.do(THE_HOST, "allow-values", allowed=False)
    assert (await harness.live()).storage.chat_since(0) == []  # one player alone needs no notice
    await harness.close()


async def test_while_the_glass_runs_there_is_no_time_for_it() -> None:
    options = {"pace": "60", "first": "1"}
    harness, connection = await begun("open", "bold", "bold", game="digger", options=options)
    live = await harness.live()
    while not live.room.table.clock_runs() or 0 not in live.room.waiting():
        await harness.move(live.room.waiting()[0], live.news(0).legal[0])
    assert await refusal(harness, connection) == "server-values-clock"
    await harness.close()


# Pushes


async def test_figures_come_at_once_and_get_better() -> None:
    harness, connection = await begun("open", "bold", "bold")
    await ask(harness, connection)
    await ended(harness)
    pushed = received(connection)
    assert [message["done"] for message in pushed] == [False] * (len(pushed) - 1) + [True]
    assert [each["tries"] for each in pushed] == sorted({each["tries"] for each in pushed})
    live = await harness.live()
    for message in pushed:
        assert message["question"] == live.room.table.question
        assert {each["move"] for each in message["moves"]} == set(live.news(0).legal)
        shares = [each["share"] for each in message["moves"]]
        assert shares == sorted(shares, reverse=True)
        assert message["moves"][0]["close"]
    first, last = (pushed[at]["moves"][0]["error"] for at in (0, -1))
    assert last < first
    await ask(
        harness, connection
    )  # a repeated question is answered at once, without another search
    parts = pool_of(harness).parts
    assert received(connection) == [pushed[-1]]
    assert pool_of(harness).parts == parts
    await harness.close()


async def test_a_lost_process_ends_it_and_the_table_goes_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    harness, connection = await begun("open", "bold", "bold")
    with monkeypatch.context() as context:
        context.setattr(ValuePart, "run", lambda _: 1 // 0)
        await ask(harness, connection)
        await ended(harness)
    assert [(message["moves"], message["done"]) for message in received(connection)] == [([], True)]
    assert "fault in working out values: ZeroDivisionError" in caplog.text
    await harness.move(0, "go")
    await harness.close()


# While a listener is present


@pytest.mark.parametrize("ending", ["answered", "stopped", "gone", "greeted", "forbidden"])
async def test_it_ends_when_nobody_wants_to_know(ending: str) -> None:
    harness, connection = await begun("open", "bold", "bold")
    live, pool = await harness.live(), pool_of(harness)
    pool.held.clear()
    await ask(harness, connection)
    await pool.begun.wait()
    if ending == "answered":
        await harness.move(0, "go")
    elif ending == "stopped":
        await harness.do(0, "stop-values", connection=connection)
    elif ending == "gone":
        live.exit(connection)
    elif ending == "greeted":
        connection.greet(None, 0, 0)
    else:
        await harness.do(THE_HOST, "allow-values", allowed=False)
    pool.held.set()
    await ended(harness)
    assert pool.parts == 1  # the running part; its result is not pushed
    assert received(connection) == []
    await harness.close()


async def test_a_seat_is_searched_for_once_however_many_ask() -> None:
    harness, connection = await begun("open", "bold", "bold")
    live, second = await harness.live(), Connection(99, greeted=True, who=0)
    live.people.connections.add(second)
    await ask(harness, connection)
    await ask(harness, second)
    await ended(harness)
    assert pool_of(harness).parts == live.value_runner.jobs[0].values.parts
    assert received(connection)[-1] == received(second)[-1]
    for _ in range(harness.settings.value_limit.burst - 2):
        await ask(harness, connection)
    assert await refusal(harness, connection) == "server-too-fast"
    await harness.close()


async def test_experts_go_first() -> None:
    pool = ThreadPool()
    wanted = Expert("diamant", 1).search_of(seat_of(game("diamant"), game("diamant").new(3, 1), 1))
    part = MoveValues(wanted).next_part()
    pool.held.clear()
    expert = asyncio.create_task(pool.search(wanted, 60))
    await pool.begun.wait()
    values = asyncio.create_task(pool.compute(part, lambda: True))
    await asyncio.sleep(0.01)
    assert pool.background.locked()
    pool.held.set()
    assert not values.done()
    assert await expert is not None
    assert await values == part.run()


# Honest, and beside the event loop


async def test_what_is_sent_tells_nothing_that_the_seat_does_not_know() -> None:
    for name in sorted(games_with_policies()):
        played = game(name)
        state = played.new(4, b"s" * 32)
        seat = int(state.to_act()).bit_length() - 1
        for seed in range(5):
            other = state.clone()
            other.redeal(seat, Fast(seed))
            assert sent(name, seat, state) == sent(name, seat, other)
        assert b"s" * 32 not in sent(name, seat, state)


def sent(name: str, seat: int, state: Any) -> bytes:  # noqa: ANN401
    search = Expert(name, 1).search_of(seat_of(game(name), state, seat))
    return pickle.dumps(MoveValues(search).next_part())


async def test_searches_run_in_other_processes_and_worlds_are_dealt_in_other_threads(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    threads: dict[str, set[int]] = {}

    def noting(name: str, act: Any) -> Any:  # noqa: ANN401
        def noted(*arguments: Any) -> Any:  # noqa: ANN401
            threads.setdefault(name, set()).add(threading.get_ident())
            return act(*arguments)

        return noted

    for module in (bots, value_runner):
        monkeypatch.setattr(module, "seat_at", noting(module.__name__, module.seat_at))
    for kind in (SearchPool, ThreadPool):
        monkeypatch.setattr(kind, "submit", noting("submit", SearchPool.submit))
    monkeypatch.setattr(ThreadPool, "run", SearchPool.run)
    harness, connection = await begun("open", "expert", "bold")
    live = await harness.live()
    here = live.value_runner.new_job(0).values
    threads[value_runner.__name__].clear()  # that was this test's own
    await ask(harness, connection)
    await harness.settle()
    await ended(harness)
    await asyncio.gather(*(each.found for each in live.bot_runner.searches.values()))
    while not here.done:
        part = here.next_part()
        here.add(part, part.run())
    assert live.value_runner.jobs[0].values.values() == here.values()
    assert set(threads) == {bots.__name__, value_runner.__name__, "submit"}
    assert all(threading.get_ident() not in each for each in threads.values())
    assert received(connection)[-1]["done"]
    await harness.close()
