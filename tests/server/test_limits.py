"""What one address can take of a whole server: by cost, over all paths and all workers."""

import asyncio
import gc
import math
import multiprocessing
import os
import threading
import time
import tracemalloc
from collections import Counter
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, contextmanager, suppress
from ctypes import c_uint64
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

import httpx2 as httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from pioche.core.rng import Fast
from pioche.games import CATALOG, game
from pioche.server.errors import TooFast
from pioche.server.http import bundle, catalogue, handlers, static, work
from pioche.server.http.requests import KEPT, KeptReplies, Reply
from pioche.server.http.work import Meter, Turns
from pioche.server.limits import (
    PLACES,
    LimitMemory,
    SharedLimits,
    memory_words,
    own_memory,
    shared_memory,
)
from pioche.server.rooms.replay import Replay, ReplayedGames, game_setup
from pioche.server.server import new_server
from pioche.server.settings import Rate
from pioche.table.table import Table
from tests.server.live_server import EMPTY, FAST, LiveServer, receive, run_async, send, wait_until
from tests.server.memory_store import MemoryStore
from tests.server.postgresql_server import PostgresqlServer
from tests.server.resuming_client import Address
from tests.server.room_harness import ManualClock
from tests.server.test_abuse import state_of
from tests.server.test_workers import OPEN, PATIENCE, house

EFFORT: Final = int(os.environ.get("PIOCHE_HEAVY", "1"))


@contextmanager
def charged(**changed: object) -> Iterator[LiveServer]:
    settings = replace(FAST, trusted_proxy=("127.0.0.1",), **changed)  # type: ignore[arg-type]
    server = LiveServer(MemoryStore(), settings).start()
    try:
        yield server
    finally:
        server.stop()


def ask(server: LiveServer, path: str, address: str, more: Mapping[str, str] = EMPTY) -> int:
    headers = {"X-Forwarded-For": address, "Accept": "text/html", **more}
    return server.client.get(f"http://{server.host}{path}", headers=headers).status_code


def cost(
    server: LiveServer, path: str, address: str, more: Mapping[str, str] = EMPTY, status: int = 0
) -> float:
    """What an address pays for a request: it is charged just after the answer has left."""
    budget = state_of(server).work
    before = budget.left(address)
    assert ask(server, path, address, more) in ((status,) if status else (200, 404))
    wait_until(lambda: budget.left(address) < before)
    return before - budget.left(address)


# By cost, whatever the path

# A bucket that fills over years: nothing is gained during a test.
NO_GAIN: Final = 10**8

COSTLY: Final = (
    *("/", "/rules/diamant", "/words/fr/rules/dig.json", "/web/js/main.js", "/web/bundle/page.css"),
    *("/nowhere", "/words/fr.ftl", "/service-worker.js", "/t/{table}", "/api/games"),
    *("/api/tables/{table}", "/api/tables/{table}/news?since=0", "/api/tables/{table}/invite.svg"),
    *("/api/tables/{table}/events", "/api/nowhere"),
)
# Refused before any route is looked for, or before a socket is opened.
UPGRADE: Final = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
}
REFUSED: Final = (
    ("/api/tables/%41{table:.21}", EMPTY, 404),
    ("/t/%41{table:.21}", EMPTY, 404),
    ("/", {"Host": "evil.example"}, 421),
    ("/api/tables/{table}", {"Host": "evil.example"}, 421),
    ("/api/tables/{table}/socket", UPGRADE, 403),
    ("/api/tables/{table}/socket", {**UPGRADE, "Origin": "http://evil.example"}, 403),
    ("/api/tables/{table}/socket", {**UPGRADE, "Host": "evil.example"}, 421),
    ("/api/tables/%41{table:.21}/socket", UPGRADE, 404),
    ("/healthz", UPGRADE, 403),
)


def test_every_path_costs_its_address_and_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "SHORTEST_DELAY", 0.01)
    monkeypatch.setattr(work, "LONGEST_DELAY", 0.01)
    asked = [*((path, EMPTY, 0) for path in COSTLY), *REFUSED]
    with charged(work=Rate(1, NO_GAIN), allowed_host=("tables.example",)) as server:
        table, budget = server.table().id, state_of(server).work
        for path, more, status in asked:
            paid = cost(server, path.format(table=table), "192.0.2.1", more, status)
            assert paid >= work.OVERHEAD / 2, (path, more)
        assert budget.left("192.0.2.2") == 1
        budget.charge("192.0.2.1", 1)
        for path, more, status in asked:
            where = path.format(table=table)
            assert ask(server, where, "192.0.2.1", more) == 429, (path, more)
            assert ask(server, where, "192.0.2.2", more) in ((status,) if status else (200, 404))
        assert ask(server, "/healthz", "192.0.2.1") == 200


def test_an_open_socket_is_charged_for_its_handshake_alone() -> None:
    with charged(work=Rate(10, NO_GAIN)) as server:
        table, budget = server.table(), state_of(server).work
        wait_until(lambda: budget.left("127.0.0.1") < 10)
        before = budget.left("127.0.0.1")
        with table.bare_socket():
            wait_until(lambda: budget.left("127.0.0.1") <= before - work.OVERHEAD)
            assert before - budget.left("127.0.0.1") < 1


def test_the_cost_is_that_of_the_answer() -> None:
    with charged(work=Rate(10, NO_GAIN)) as server:
        table, budget = server.table(), state_of(server).work
        zoe = table.sit()
        table.start()
        zoe.play()

        def least_cost(path: str, times: int = 12) -> float:
            return min(cost(server, path, "192.0.2.1") for _ in range(times))

        invite = f"{table.path}/invite.svg"
        assert least_cost(invite, 1) > 4 * least_cost(invite)  # later it is there already
        cheap = least_cost("/api/tables/x")
        assert least_cost(f"{table.path}/news?since=0") > 1.3 * cheap
        socket = table.socket(zoe.key)
        with socket as line:
            before = budget.left("127.0.0.1")
            send(line, {"type": "hello", "key": zoe.key, "events": 0})
            receive(line, "news")
            wait_until(lambda: budget.left("127.0.0.1") < before)
            budget.charge("127.0.0.1", 20)
            send(line, {"type": "hello", "key": zoe.key, "events": 0})
            assert receive(line, "refused")["key"] == "server-too-fast"


def test_a_flood_of_pages_gets_its_share_and_no_more() -> None:
    share = 0.2
    with charged(work=Rate(1, 1 / share)) as server:
        server.get("/rules/diamant")
        state_of(server).work.charge("192.0.2.1", 1)  # the burst is spent
        end, answers = time.monotonic() + 2, Counter[int]()

        def flood(_: int) -> None:
            while time.monotonic() < end:
                answers[ask(server, "/rules/diamant", "192.0.2.1")] += 1

        with ThreadPoolExecutor(20) as pool:
            list(pool.map(flood, range(20)))
        assert answers[200] * work.OVERHEAD <= 2 * 2 * share
        assert answers[429] <= 200  # each is held back
        assert ask(server, "/rules/diamant", "192.0.2.2") == 200


async def sleeping_work() -> str:
    for _ in range(3):
        await asyncio.sleep(0.1)
    with suppress(TimeoutError):
        async with asyncio.timeout(0.1):
            await asyncio.sleep(10)
    end = time.thread_time() + 0.02
    while time.thread_time() < end:
        pass
    return "done"


def test_a_meter_counts_work_and_no_waiting_and_is_no_obstacle() -> None:
    async def trial() -> None:
        meter = Meter(sleeping_work())
        assert await meter == "done"
        assert 0.02 <= meter.seconds < 0.4
        cancelled = asyncio.ensure_future(waited(Meter(asyncio.sleep(10))))
        await asyncio.sleep(0.01)
        cancelled.cancel()
        with pytest.raises(asyncio.CancelledError):
            await cancelled

    async def waited(meter: Meter[None]) -> None:
        await meter

    run_async(trial())


def test_addresses_take_turns() -> None:
    async def trial() -> list[str]:
        turns, order = Turns(), list[str]()

        async def begin(address: str) -> None:
            await turns.wait(address)
            order.append(address)

        many = [asyncio.create_task(begin("flood")) for _ in range(20)]
        many[3].cancel()
        few = [asyncio.create_task(begin("neighbour")) for _ in range(2)]
        await asyncio.gather(*many, *few, return_exceptions=True)
        assert not turns.waiting
        return order

    order = run_async(trial())
    assert len(order) == 21
    assert [place for place, who in enumerate(order) if who == "neighbour"][-1] < 6


# For all workers together


async def ten_tables(url: str) -> None:
    async with house(url, "limited", most_crashes=3) as served:
        address = served.address
        async with httpx.AsyncClient(base_url=address.http, timeout=PATIENCE) as http:
            made = [await http.post("/api/tables", json=OPEN) for _ in range(25)]
            tables = [answer.json()["table"] for answer in made if answer.status_code == 201]
            assert len(tables) == 10
        async with AsyncExitStack() as sockets:
            assert await sockets_opened(sockets, address, tables) == 3
            for worker in (0, 1):  # what the dead had open does not count
                await served.kill(worker)
        async with AsyncExitStack() as sockets:
            assert await sockets_opened(sockets, address, tables) == 3


async def sockets_opened(sockets: AsyncExitStack, address: Address, tables: list[str]) -> int:
    opened = 0
    for table in tables:
        with suppress(InvalidStatus):
            line = connect(address.socket(table), origin=Origin(address.http))
            await sockets.enter_async_context(line)
            opened += 1
    return opened


def test_limits_are_those_of_the_server_not_of_each_worker(postgresql: PostgresqlServer) -> None:
    run_async(ten_tables(postgresql.database()))


def take_some(limits: SharedLimits, rate: Rate, wanted: int) -> int:
    limit = limits.limit("requests", rate, time.monotonic)
    return sum(limit.take("192.0.2.1") for _ in range(wanted))


def take_rest(limits: SharedLimits, rate: Rate, results: "multiprocessing.Queue[int]") -> None:
    results.put(take_some(limits, rate, rate.burst))


def test_what_one_process_takes_another_does_not_get() -> None:
    context = multiprocessing.get_context("forkserver")
    limits = SharedLimits(shared_memory(context, 2))
    results: multiprocessing.Queue[int] = context.Queue()
    rate = Rate(2000, 10**9)
    assert take_some(limits, rate, 1500) == 1500
    worker = context.Process(target=take_rest, args=(limits, rate, results))
    worker.start()
    assert results.get(timeout=PATIENCE) == 500
    worker.join()
    assert take_some(limits, rate, 10) == 0


def test_counts_add_up_and_go_with_their_worker() -> None:
    memory = LimitMemory((c_uint64 * memory_words(2))(), b"secret", 2)
    one, two = (memory.counts("sockets", worker) for worker in (0, 1))
    for counts, change in ((one, 2), (two, 3), (one, -1)):
        counts.add("192.0.2.1", change)
    assert one["192.0.2.1"] == two["192.0.2.1"] == 4
    assert memory.counts("connections", 0)["192.0.2.1"] == 0
    memory.forget_worker(1)
    assert one["192.0.2.1"] == 1
    one.add("192.0.2.1", -1)
    assert (one["192.0.2.1"], len(one.here)) == (0, 0)


def test_workers_count_the_tables_that_an_address_takes_back_together() -> None:
    memory = LimitMemory((c_uint64 * memory_words(2))(), b"secret", 2)
    settings = replace(FAST, takeovers=Rate(2, NO_GAIN))
    one, two = (
        new_server(settings, MemoryStore(), ManualClock(), shared=SharedLimits(memory, worker))
        for worker in (0, 1)
    )
    for epoch in (1, 3, 5, 7):  # others have had it in between
        one.rooms.takeovers.note("table", "192.0.2.1", epoch)
    for server in (one, two):
        with pytest.raises(TooFast):
            server.rooms.takeovers.check("table", "192.0.2.1")
        server.rooms.takeovers.check("table", "192.0.2.2")


# Bounded in bytes


def test_buckets_have_a_fixed_size_and_the_last_used_stay() -> None:
    clock, limits = ManualClock(), SharedLimits(own_memory())
    limit = limits.limit("requests", Rate(2, 10**9), clock)
    for _ in range(3):
        limit.take("mine")
    for number in range(3 * PLACES):
        clock.now += 1
        limit.take(f"2001:db8::{number:x}")
        if number % 1000 == 0:
            assert not limit.take("mine")
    buckets = limits.memory.buckets("requests")
    assert PLACES * 0.9 < buckets.sides() <= PLACES
    assert limits.memory.buckets("creations").sides() == 0


def test_buckets_fill_up_again_in_shared_memory() -> None:
    clock = ManualClock()
    limit = SharedLimits(own_memory()).limit("requests", Rate(2, 10), clock)
    assert [limit.take("a") for _ in range(3)] == [True, True, False]
    clock.now += 5
    assert [limit.take("a") for _ in range(2)] == [True, False]
    limit.charge("b", 3.5)
    assert limit.left("b") == -1.5
    assert limit.seconds_until(1.5) == 7.5


def finished(name: str, seed: int) -> Replay:
    """A whole game, played at random."""
    rules, chance = game(name), Fast(seed)
    table = Table(rules, rules.seats[0], seed.to_bytes(16, "big"))
    while not table.over and len(table.log) < 300:
        seat = table.to_act()[0]
        legal = table.legal_without_gestures(seat)
        table.play(seat, legal[int(chance.below(len(legal)))])
    log = tuple(table.log)
    return Replay(f"{name}-{seed}", game_setup(table), log, 0, len(log), len(log), ())


def test_a_soak_of_replays_stays_within_its_bytes() -> None:
    """Every game, again and again: what is kept is what is counted, or less."""
    most = 4 * 1024 * 1024
    replays = [finished(rules.id, seed) for rules in CATALOG for seed in range(10 * EFFORT)]
    games = ReplayedGames(most)
    gc.collect()
    tracemalloc.start()
    try:
        for replay in replays:
            games.view(replay)
            assert games.size() <= most
        gc.collect()
        kept, _ = tracemalloc.get_traced_memory()
        counted = games.size()
    finally:
        tracemalloc.stop()
    assert len(games.games) < len(replays)
    assert kept <= counted <= most


def test_a_soak_of_answers_stays_within_its_bytes() -> None:
    """As with made-up names in Host, each of which makes a page of its own."""
    most = 1024 * 1024
    kept = KeptReplies(most)
    gc.collect()
    tracemalloc.start()
    try:
        for number in range(2000):
            page = f"{number} ".encode() * 2000
            reply = kept.get(("page", number), partial(Reply, page, cache="no-cache"))
            assert reply.zipped
        size, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert 1 < len(kept.replies) < 100
    assert size <= kept.bytes * 1.1
    assert kept.bytes <= most


def test_made_up_hosts_cost_nobody_the_files_of_the_client() -> None:
    with charged() as server:
        table = server.table()
        for path in ("/", "/web/js/main.js", f"{table.path}/invite.svg"):
            assert server.get(path).status_code == 200
        before = set(KEPT.replies)
        for number in range(5):
            for path in ("/", f"/t/{table.id}", f"{table.path}/invite.svg"):
                found = server.get(path, headers={"Host": f"h{number}.example"})
                assert found.status_code == 200
        assert set(KEPT.replies) == before
    assert static.PAGES.most_bytes + handlers.INVITES.most_bytes <= KEPT.most_bytes


def test_the_event_loop_never_looks_for_changed_files(monkeypatch: pytest.MonkeyPatch) -> None:
    looked = list[threading.Thread]()

    def stamp(web: Path) -> int:
        looked.append(threading.current_thread())
        return 0

    monkeypatch.setattr(bundle, "stamp_of", stamp)
    monkeypatch.setattr(bundle.FRESHNESS, "stamp", 0)  # the true one stands again afterwards
    with charged() as server:
        for path in ("/", "/nowhere", "/web/bundle/page.css", "/web/bundle/js/main.js"):
            monkeypatch.setattr(bundle.FRESHNESS, "looked", -math.inf)
            server.get(path, headers={"Accept": "text/html"})
        assert len(looked) == 4
        assert server.thread not in looked


def test_what_is_the_same_for_everybody_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    with charged() as server:
        paths = ("/", "/rules/diamant", "/api/games", "/words/en/rules/dig.json", "/words/fr.ftl")
        first = [server.get(path) for path in paths]
        for name in ("rules_page", "games_info", "with_preview", "words_text"):
            for module in (handlers, catalogue, static):
                monkeypatch.setattr(module, name, None, raising=False)
        monkeypatch.setattr("gzip.compress", None)
        for path, before in zip(paths, first, strict=True):
            again = server.get(path)
            assert (again.status_code, again.content) == (200, before.content)
            assert again.headers["etag"] == before.headers["etag"]
