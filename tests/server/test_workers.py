"""Several processes behind one port: each table in one of them, whichever of them is killed."""

import asyncio
import os
import re
import signal
import socket
import sys
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

import httpx2 as httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from pioche.cli import main
from pioche.core.rng import Fast
from pioche.games import CATALOG, game
from pioche.server.auth import new_key
from pioche.server.http.paths import NO_TABLE
from pioche.server.http.routes import ROUTES
from pioche.server.http.table_routes import SOCKET
from pioche.server.rooms.connection import GOING_AWAY
from pioche.server.workers.arrivals import MORE, Arrivals, table_of, worker_of
from tests.server.client_group import PatientGroup
from tests.server.live_server import run_async
from tests.server.postgresql_server import PostgresqlServer
from tests.server.resuming_client import Address, PromiseBroken
from tests.server.server_processes import ROOT
from tests.server.test_kills import EFFORT, check, stop

KILLS: Final = 3 if EFFORT == 1 else 20 * EFFORT
# The first should be enough to find a fault.
CONTROL_KILLS: Final = 20
# What each party gets acknowledged between two kills, and milliseconds more: this at most.
MOVES: Final = 2
LONGEST: Final = 400
PATIENCE: Final = 180  # to start, on a machine that is very busy
TABLES: Final = 5
FORWARDED: Final = {
    "X-Forwarded-For": "192.0.2.1",
    "X-Forwarded-Proto": "https",
    "X-Forwarded-Host": "tables.example.org",
}
OPEN: Final = {"game": "diamant", "seats": ["open", "open", "bold"]}


# Routing


def test_every_path_of_a_table_tells_which_one_as_soon_as_it_can() -> None:
    table = new_key()
    for path in {route.path for route in ROUTES} | {SOCKET}:
        asked = re.sub(r"{.*?}", "dig", path.replace("{table}", table)).encode()
        for form in (b"GET %b HTTP/1.1\r\n", b"POST http://host%b?a=1 HTTP/1.1\r\n"):
            line = form % asked
            expected = table if "{table}" in path else NO_TABLE
            found = [table_of(line[:end]) for end in range(1, len(line) + 1)]
            assert found[-1] == expected
            assert set(found) <= {MORE, expected}
            assert found == sorted(found, key=lambda said: said != MORE)


STRANGE = (b"\x16\x03\x01", b"GET / HTTP/1.1\n", b"get /t/", b"G" * 512, b"\r\n")


@pytest.mark.parametrize("head", STRANGE)
def test_what_is_no_request_to_a_table_is_waited_for_no_longer(head: bytes) -> None:
    assert table_of(head) == NO_TABLE


def test_a_worker_that_is_gone_moves_its_own_tables_alone() -> None:
    tables = [new_key() for _ in range(300)]
    before = {table: worker_of(table, range(3)) for table in tables}
    assert all(60 < list(before.values()).count(worker) < 140 for worker in range(3))
    for table, had in before.items():
        now = worker_of(table, (0, 2))
        assert now == had if had != 1 else now in (0, 2)


# Connections of which nobody knows yet what they want


class Gate:
    """A port, and who was let in for which table."""

    def __init__(self, patience: float = PATIENCE, most: int = 3) -> None:
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.passed: list[tuple[bytes, str]] = []
        self.arrivals = Arrivals(self.listening, self.let_in, patience, most)
        self.arrivals.start()

    def let_in(self, connection: socket.socket, table: str) -> None:
        self.passed.append((connection.recv(1000), table))
        connection.close()

    async def client(self, said: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        line = await asyncio.open_connection(*self.listening.getsockname())
        line[1].write(said)
        await line[1].drain()
        return line


async def until_closed(reader: asyncio.StreamReader) -> None:
    """However it is: what was sent has not been read."""
    with suppress(ConnectionResetError):
        assert await asyncio.wait_for(reader.read(), PATIENCE) == b""


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


async def half_sent() -> None:
    gate, table = Gate(most=3), new_key().encode()
    heads = (b"GET /", b"GET /api/tables/", b"", b"GE")
    clients = [await gate.client(head) for head in heads]
    # All are of one address: the first has to go when the fourth comes.
    await until_closed(clients[0][0])
    assert len(gate.arrivals.waiting) == 3
    for piece in (b"T /t/", table, b" HTTP/1.1\r\n\r\n"):
        assert not gate.passed
        clients[-1][1].write(piece)
        await asyncio.sleep(0.02)  # pieces may arrive together
    await until(lambda: gate.passed)
    assert gate.passed == [(b"GET /t/%b HTTP/1.1\r\n\r\n" % table, table.decode())]
    assert len(gate.arrivals.waiting) == 2
    clients[1][1].write_eof()
    await until(lambda: len(gate.arrivals.waiting) == 1)
    gate.arrivals.close()
    for _, writer in clients:
        writer.close()


def test_half_sent_requests_wait_without_keeping_anybody_and_never_pile_up() -> None:
    run_async(half_sent())


async def silence() -> None:
    gate = Gate(patience=0.05)
    reader, writer = await gate.client(b"GET /t/")
    await until_closed(reader)
    assert not gate.arrivals.waiting
    writer.close()
    gate.arrivals.close()


def test_who_says_nothing_is_sent_away() -> None:
    run_async(silence())


# Real processes


class House:
    """A server of two workers, whose processes can be killed."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.workers: dict[int, int] = {}
        self.started = 0
        self.text = ""

    async def read(self) -> None:
        """What it says, as it says it."""
        assert self.process.stdout is not None
        async for line in self.process.stdout:
            self.text += line.decode()
            if found := re.match(rb"worker (\d+) is process (\d+)", line):
                self.workers[int(found[1])] = int(found[2])
                self.started += 1

    async def until_started(self, count: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while self.started < count:
                assert self.process.returncode is None, self.text
                await asyncio.sleep(0.01)

    @property
    def address(self) -> Address:
        found = re.search(r"127\.0\.0\.1:(\d+)", self.text)
        assert found is not None
        return Address(int(found[1]))

    async def kill(self, worker: int, how: signal.Signals = signal.SIGKILL) -> None:
        """And wait until there is another one in its place."""
        os.kill(self.workers[worker], how)
        await self.until_started(self.started + 1)


@asynccontextmanager
async def house(
    url: str, kind: str, most_crashes: int, silence: float = 60
) -> AsyncIterator[House]:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.server.worker_house", kind, str(most_crashes), str(silence),
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT, cwd=ROOT,
        env={
            **os.environ,
            "PIOCHE_STORE": url,
            "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]),
        },
    )  # fmt: skip
    served = House(process)
    reading = asyncio.create_task(served.read())
    try:
        await served.until_started(2)
        yield served
    finally:
        with suppress(ProcessLookupError):
            process.terminate()
        async with asyncio.timeout(PATIENCE):
            await process.wait()
            await reading


async def ask_by_turns(address: Address) -> None:
    """Several tables over two connections that would be kept, as a browser's or a proxy's are."""
    async with (
        httpx.AsyncClient(base_url=address.http, timeout=PATIENCE) as one,
        httpx.AsyncClient(base_url=address.http, timeout=PATIENCE) as other,
    ):
        made = [(await one.post("/api/tables", json=OPEN)).json()["table"] for _ in range(TABLES)]
        await other.get("/api/games")
        # It is known from where a connection comes: what is said from there is believed.
        assert "https://tables.example.org/" in (await other.get("/", headers=FORWARDED)).text
        for table in made:
            for http in (one, other, one):
                answer = await http.get(f"/api/tables/{table}")
                assert answer.status_code in (200, 503)


def highest_epoch(postgresql: PostgresqlServer, url: str) -> int:
    return int(postgresql.execute(url, "SELECT max(epoch) FROM pioche.tables")[0][0])


async def play(served: House, kills: int) -> list[PatientGroup]:
    """Parties of every game play while workers die."""
    chance = Fast(os.getpid())
    parties = [
        PatientGroup(served.address, each.id, Fast(number), lambda: None)
        for number, each in enumerate(CATALOG)
    ]
    work = [asyncio.create_task(party.play_on()) for party in parties]
    work.append(asyncio.create_task(kill_by_chance(served, kills, chance, parties)))
    try:
        await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
    finally:
        await stop(work)
    return parties


async def kill_by_chance(
    served: House, kills: int, chance: Fast, parties: list[PatientGroup]
) -> None:
    """At random moments, between which people have got on.

    Against the clock bots take their time, so those parties are not waited for.
    """
    quick = [party for party in parties if game(party.game).rules.clock is None]
    for number in range(kills):
        await until_moves(quick, MOVES * (number + 1))
        await asyncio.sleep(int(chance.below(LONGEST)) / 1000)
        table = parties[chance.below(len(parties))].clients[-1].table
        await served.kill(worker_of(table, (0, 1)))  # one that has something to lose
    await until_moves(quick, MOVES * (kills + 1))


async def until_moves(parties: list[PatientGroup], count: int) -> None:
    """Until all of them have got so far."""
    async with asyncio.timeout(8 * PATIENCE):
        while min(acknowledged(party) for party in parties) < count:
            await asyncio.sleep(0.01)


def acknowledged(party: PatientGroup) -> int:
    return sum(len(client.memory.done) for client in party.clients)


async def stopped(served: House) -> None:
    """A stopped worker closes its sockets and ends well."""
    async with httpx.AsyncClient(base_url=served.address.http, timeout=PATIENCE) as http:
        table = (await http.post("/api/tables", json=OPEN)).json()["table"]
    origin = Origin(served.address.http)
    async with connect(served.address.socket(table), origin=origin) as line:
        await line.send('{"type": "hello"}')
        await line.recv()
        served.process.terminate()
        with suppress(ConnectionClosed):
            while True:
                await line.recv()
    assert line.close_code == GOING_AWAY
    assert await asyncio.wait_for(served.process.wait(), PATIENCE) == 0


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_each_table_has_one_worker_and_killing_workers_under_play_costs_no_move(
    postgresql: PostgresqlServer,
) -> None:
    url = postgresql.database()

    async def trial() -> list[PatientGroup]:
        async with house(url, "sound", most_crashes=KILLS) as served:
            await ask_by_turns(served.address)
            assert highest_epoch(postgresql, url) == 1
            await served.kill(1, signal.SIGTERM)  # which is no crash
            parties = await play(served, KILLS)
            os.kill(served.workers[0], signal.SIGKILL)  # that is one too many
            assert await asyncio.wait_for(served.process.wait(), PATIENCE) == 1
        assert f"{KILLS + 1} worker processes died within" in served.text
        return parties

    parties = run_async(trial())
    run_async(check(url, list(parties)))
    assert highest_epoch(postgresql, url) > 1


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_workers_that_keep_connections_or_acknowledge_too_early_are_found_out(
    postgresql: PostgresqlServer,
) -> None:
    """And one that is asked to stop does."""
    url = postgresql.database()

    async def trial() -> None:
        async with house(url, "faulty", most_crashes=CONTROL_KILLS) as served:
            with pytest.raises(AssertionError):  # another table on a kept connection
                await ask_by_turns(served.address)
            with pytest.raises(PromiseBroken):
                await play(served, CONTROL_KILLS)
            await stopped(served)

    run_async(trial())


@pytest.mark.parametrize("language", ["fr", "en"])
def test_what_cannot_be_shared_is_refused(
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for given in (["--workers", "2"], ["--workers", "0"], ["--workers", "x"]):
        file = str(tmp_path / "t.sqlite")
        assert main(["serve", "--port", "0", "--data", file, *given, "--lang", language]) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1
    assert not list(tmp_path.iterdir())
    monkeypatch.setattr(tempfile, "tempdir", None)
    monkeypatch.setattr(tempfile, "_candidate_tempdir_list", list)
    there = "postgresql://u@127.0.0.1:1/house"
    assert main(["serve", "--port", "0", "--store", there, "--workers", "2"]) == 2
    assert "TMPDIR" in capsys.readouterr().err
