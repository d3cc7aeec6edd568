"""The review of a finished game over the API: started, sent, stopped, stored, refused."""

import asyncio
import json
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import pioche
from pioche import COMPILED, game
from pioche.review.decision import DecisionTask
from pioche.review.ledger import LedgerTask
from pioche.review.replay import Replay
from pioche.review.review_file import review_from_data
from pioche.review.run import Plan, curve_so_far, tasks_of
from pioche.server.errors import NotNow
from pioche.server.messages.replay import ReviewStatus
from pioche.server.rooms import reviews
from pioche.server.rooms.reviews import Reviews
from pioche.table.record import read_text
from pioche.table.table import Table
from tests.server.live_server import FAST, Data, LiveServer, TableClient
from tests.server.memory_store import MemoryStore
from tests.server.review_tasks import Crash, Fault, Tick
from tests.server.room_harness import ManualClock

TABLE = "table"
# A review as it was written before reviews held judgements.
EARLIER = Path(__file__).parent.parent / "terminal" / "reviewed" / "diamant.review.json"
RECORD = Path(__file__).parent.parent / "review" / "diamant.pioche"
DIAMANT = Table(game("diamant"), 3)
# In seconds: reviews stand behind everything else on a machine that is busy.
PATIENCE = 300


# On a real server


@pytest.fixture
def server() -> Iterator[LiveServer]:
    """Reviews as quick as they can be."""
    server = LiveServer(MemoryStore(), replace(FAST, review_percent=1)).start()
    yield server
    server.stop()


def asked(table: TableClient, method: str = "GET", key: str | None = None) -> Data:
    return table.data(table.server.ask(method, f"{table.path}/review", key=key))


def test_a_review_is_made_once_and_kept(server: LiveServer) -> None:
    table = server.table("diamant", ("open", "bold", "bold"), watch=False)
    guest = table.sit("Zoé")
    table.start()
    refused = server.post(f"{table.path}/review", None, guest.key)
    assert (refused.status_code, refused.json()["key"]) == (409, "server-not-over")
    guest.play(lambda legal: legal[-1])
    assert asked(table, key=guest.key)["phase"] == "none"
    begun = asked(table, "POST", guest.key)
    assert begun["phase"] == "running"
    found, done = waited_for(table, guest.key)
    review = review_from_data(done["review"])
    # Every decision was sent once, in the form of the review; the last came with it.
    kept = done["review"]["decisions"]
    assert found
    assert all(decision in kept for decision in found)
    assert len({decision["step"] for decision in found}) == len(found)
    assert [seat.name for seat in review.seats][guest.seat] == "Zoé"
    assert {decision.seat for decision in review.decisions} == {guest.seat}
    server.restart()
    assert asked(table, "POST", guest.key) == asked(table, key=guest.key) == done
    assert asked(table, "DELETE", guest.key) == done


def waited_for(table: TableClient, key: str) -> tuple[list[Data], Data]:
    """The decisions as they come, and the review once it is done; it comes nearer all the time."""
    end, before = time.monotonic() + PATIENCE, 0
    found: list[Data] = []
    path = f"{table.path}/review"
    while True:
        status = table.data(table.server.ask("GET", f"{path}?since={len(found)}", key=key))
        found += status["found"]
        if status["phase"] != "running":
            break
        assert time.monotonic() < end
        assert before <= status["done"] <= status["of"] or status["of"] == 0
        assert status["review"] is None
        before = status["done"]
        time.sleep(0.02)
    assert status["phase"] == "done", status
    assert (status["found"], status["curve"]) == ([], [])
    return found, status


# By itself


Make = Callable[..., Reviews]


@pytest.fixture
def make(monkeypatch: pytest.MonkeyPatch) -> Make:
    """Reviews made of these tasks, on a clock that the test turns."""

    def made(tasks: list[Any], **settings: Any) -> Reviews:  # noqa: ANN401
        monkeypatch.setattr(reviews, "Replay", lambda table: table)
        monkeypatch.setattr(reviews, "tasks_of", lambda replay, plan: list(tasks))
        monkeypatch.setattr(reviews, "text_of", lambda *_: reviews.BEGINNING + b',"n":1}')
        store = MemoryStore()
        for name in (TABLE, "other"):
            store.headers[name] = b""
        return Reviews(store, replace(FAST, **settings), ManualClock())

    return made


async def settled(made: Reviews, table: str = TABLE) -> ReviewStatus:
    """The status once nothing is done any more, without asking for the review to go on."""
    run = made.runs.get(table)
    if run is not None and run.work is not None:
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(run.work, return_exceptions=True)
    return await made.status(table)


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.005)


@pytest.mark.asyncio
async def test_a_review_stops_when_told_or_when_nobody_asks_and_goes_on_from_there(
    make: Make,
) -> None:
    made = make([Tick(number, seconds=0.05) for number in range(40)], most_reviews=1)
    assert (await made.start(TABLE, DIAMANT)).phase == "running"
    run: Any = made.runs[TABLE]
    await until(lambda: len(run.results) >= 3)
    with pytest.raises(NotNow, match=r"server-reviews-full|Several|Plusieurs"):
        await made.start("other", DIAMANT)
    stopped = await made.stop(TABLE)
    assert (stopped.phase, stopped.of, stopped.trouble) == ("stopped", 40, None)
    assert 3 <= stopped.done < 40
    assert (await made.stop(TABLE)) == stopped
    assert (await made.start("other", DIAMANT)).phase == "running"
    await made.stop("other")
    assert (await made.start(TABLE, DIAMANT)).done == stopped.done
    await until(lambda: len(run.results) > stopped.done)
    made.clock.now += made.settings.review_patience + 1  # type: ignore[attr-defined]
    assert (await settled(made)).phase == "stopped"
    await made.start(TABLE, DIAMANT)
    done = await settled(made)
    assert (done.phase, bytes(done.review or b"")[-6:]) == ("done", b'"n":1}')
    assert run.results == list(range(40))
    assert made.runs.keys() == {"other"}
    await made.close()


@pytest.mark.asyncio
async def test_a_review_stopped_while_its_tasks_are_made_goes_on_with_all_of_them(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, may_go_on = make([]), threading.Event()

    def slow_tasks(_replay: object, _plan: object) -> list[Any]:
        may_go_on.wait(PATIENCE)
        return [Tick(0), Tick(1)]

    monkeypatch.setattr(reviews, "tasks_of", slow_tasks)
    await made.start(TABLE, DIAMANT)
    run: Any = made.runs[TABLE]
    await asyncio.sleep(0.1)  # the replay is there, its tasks are not
    assert (await made.stop(TABLE)).phase == "stopped"
    may_go_on.set()
    await made.start(TABLE, DIAMANT)
    assert (await settled(made)).phase == "done"
    assert run.results == [0, 1]
    await made.close()


@pytest.mark.asyncio
async def test_what_goes_wrong_is_told_and_no_secret_logged(
    make: Make, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "crashed"
    made = make([Tick(0), Crash(str(file)), Tick(1)])
    await made.start(TABLE, DIAMANT)
    assert (await settled(made)).phase == "done"
    made.store.reviews[TABLE] = b'{"format":"pioche-review","version":0}'  # type: ignore[attr-defined]
    assert (await made.status(TABLE)).phase == "none"
    run: Any = reviews.ReviewRun(DIAMANT, made.clock(), made.plan)
    made.runs[TABLE], run.tasks, run.replay = run, [Tick(0), Fault()], DIAMANT
    await made.start(TABLE, DIAMANT)
    status = await settled(made)
    assert (status.phase, status.done, status.trouble) == ("stopped", 1, "server-review-failed")
    assert "fault in a review: ValueError" in caplog.text
    assert "secret" not in caplog.text
    run.tasks = [Tick(0), Crash(str(tmp_path / "never"), for_ever=True)]
    assert (await made.start(TABLE, DIAMANT)).trouble is None
    assert (await settled(made)).trouble == "server-review-failed"
    run.tasks = [Tick(0), Tick(1)]
    await made.start(TABLE, DIAMANT)
    assert (await settled(made)).phase == "done"
    await made.close()


@pytest.mark.asyncio
async def test_a_review_kept_by_an_earlier_server_gets_its_judgements(make: Make) -> None:
    made = make([])
    earlier = EARLIER.read_bytes()
    assert b"turns" not in earlier
    made.store.reviews[TABLE] = earlier  # type: ignore[attr-defined]
    status = await made.status(TABLE)
    assert status.phase == "done"
    sent = json.loads(bytes(status.review or b""))
    assert sent == review_from_data(json.loads(earlier)).json()
    assert len(sent["turns"]) == len(sent["seats"])
    made.store.reviews[TABLE] = earlier.replace(b'"game_version":1', b'"game_version":99')  # type: ignore[attr-defined]
    assert (await made.status(TABLE)).phase == "none"
    await made.close()


@pytest.mark.asyncio
async def test_tasks_are_made_and_put_together_outside_the_event_loop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    threads: dict[str, int] = {}

    def noted(name: str, act: Callable[..., Any]) -> Callable[..., Any]:
        def note(*arguments: object) -> object:
            threads[name] = threading.get_ident()
            return act(*arguments)

        return note

    for name in ("Replay", "tasks_of", "text_of"):
        monkeypatch.setattr(reviews, name, noted(name, getattr(reviews, name)))
    made = Reviews(MemoryStore(), replace(FAST, review_percent=1), time.monotonic)
    made.store.headers[TABLE] = b""  # type: ignore[attr-defined]
    table = Table(game("diamant"), 3, seed=b"s" * 32)
    while not table.over:
        table.play(table.to_act()[0], "leave")
    await made.start(TABLE, table)
    assert (await settled(made)).phase == "done"
    assert set(threads) == {"Replay", "tasks_of", "text_of"}
    assert threading.get_ident() not in threads.values()
    await made.close()


def test_the_time_left_follows_from_the_pace_in_rollouts() -> None:
    run: Any = reviews.ReviewRun(DIAMANT, 0.0, Plan())
    run.tasks = [Tick(0, rollouts=30), Tick(1, rollouts=10), Tick(2, rollouts=20)]
    run.results, run.spent = [0], 2.0
    assert run.status(0).seconds_left is None
    run.spent = 60.0
    status = run.status(0)
    assert (status.seconds_left, status.reduced) == (60, not COMPILED)


def test_interpreted_rules_have_a_smaller_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    for compiled, percent in ((True, 100), (False, 10)):
        monkeypatch.setattr(pioche, "COMPILED", compiled)
        made = Reviews(MemoryStore(), replace(FAST, review_percent=100), ManualClock())
        assert made.plan.percent == percent


@pytest.mark.asyncio
async def test_a_game_without_a_choice_is_not_reviewed(make: Make) -> None:
    made = make([])
    alone = Table(game("digup"), 1)
    with pytest.raises(NotNow) as refused:
        await made.start(TABLE, alone)
    assert refused.value.key == "review-no-choice"
    assert reviews.reviewable_seats(game("digup")) == [2, 3, 4]
    await made.close()


def test_the_choices_of_the_one_who_asks_are_judged_first() -> None:
    replay = Replay(read_text(RECORD.read_text(encoding="utf-8")))
    seats = [
        task.seat for task in tasks_of(replay, Plan(1, first=1)) if isinstance(task, DecisionTask)
    ]
    own = seats.count(1)
    assert 0 < own < len(seats)
    assert seats[:own] == [1] * own


def test_the_curve_grows_with_the_ledger() -> None:
    replay = Replay(read_text(RECORD.read_text(encoding="utf-8")))
    tasks = [task for task in tasks_of(replay, Plan(1)) if isinstance(task, LedgerTask)]
    results = [task.run() for task in tasks]
    part, whole = (curve_so_far(replay, results[:number]) for number in (20, len(results)))
    assert 0 < len(part) < len(whole)
    assert part == whole[: len(part)]
    assert curve_so_far(replay, []) == []
