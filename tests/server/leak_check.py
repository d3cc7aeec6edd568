"""Two servers with the same table dealt in two ways, and one watcher who receives from both.

They share one clock that only the test turns, and a game_setup that is in their stores already,
with the same keys and seeds: nothing that they send differs by chance. One of them is on a file and
the other on PostgreSQL, by turns: whatever either of the two stores lets through is a difference.
Only the heads of the two chains differ, which nobody can read (tests/table/test_chain.py): here a
head is but a number, that of the first time when it was sent, so that it may change only when it
changes at both tables.
"""

import json
import re
import time
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import httpx2 as httpx
import uvicorn
from websockets.sync.connection import Connection

from pioche.server.app import create_app
from pioche.server.rooms.entries import AnyEntry, Header
from pioche.server.rooms.live_room import LiveRoom
from pioche.server.rooms.scheduler import tick_due
from pioche.server.serve import serving_config
from pioche.server.store.interface import Store
from pioche.server.store.sqlite import SqliteStore
from pioche.table.table import Table
from tests.server.live_server import FAST, PATIENCE, Data, LiveServer, TableClient, run_async, send
from tests.server.redealt_table import RedealtTable, redealt_table_for
from tests.server.room_harness import ManualClock
from tests.server.stored_games import SEED, keep, key_of

# Nobody is ever away, and no bot makes up its mind: what happens, happens by what the test does.
STILL: Final = replace(FAST, bot_delay=1e6, grace=1e6, presence=1e6, idle=1e6, probe=1e6)
# An invitation names the host, and two servers on one machine differ by their port.
NAMED: Final = {"host": "tables.example"}
# A moment that a float holds exactly, so that no two commands come at the same time.
INSTANT: Final = 1 / 256


HEAD: Final = re.compile('"(head|proof)":"([0-9a-f]{32,64})"')


class Leak(AssertionError):
    """The watcher could tell the two deals apart."""


class LeakStores:
    """Where the tables of a test are: a file of its own, and a database that all tests share."""

    def __init__(self, database: Store | None) -> None:
        self.database = database
        self.tests = 0

    def pair(self, folder: Path) -> list[Store]:
        """One of each, by turns; without PostgreSQL two files."""
        self.tests += 1
        file, shared = SqliteStore(folder / "tables.sqlite"), self.database
        stores = [file, SqliteStore(folder / "other.sqlite") if shared is None else shared]
        return stores if self.tests % 2 else stores[::-1]

    @property
    def table_id(self) -> str:
        """Another one for each test: the database keeps those before."""
        return f"{self.tests:021}A"


class CheckedServer(LiveServer):
    """A server whose games are played on one kind of table."""

    def __init__(self, store: Store, clock: ManualClock, kind: type[Table], table_id: str) -> None:
        super().__init__(store, STILL)
        self.table_id = table_id
        self.app = create_app(STILL, store, clock, kind)

    def config(self) -> uvicorn.Config:
        return serving_config(self.app, self.app.state.server)

    @property
    def live(self) -> LiveRoom:
        """The room, for the test to look at while nothing goes on in it."""
        found: LiveRoom = self.app.state.server.rooms.open[self.table_id]
        return found

    @property
    def game(self) -> Table:
        return self.live.room.table

    def stop(self) -> None:
        super().stop()
        if not self.store.shared:
            run_async(self.store.close())


class WatcherClient:
    """The watcher's socket to one server, and all that came through it."""

    def __init__(self, server: CheckedServer, key: str | None, stack: ExitStack) -> None:
        self.server = server
        self.key = key
        created = {"table": server.table_id, "host_key": "", "commitment": ""}
        self.table = TableClient(server, created)
        self.line: Connection = stack.enter_context(self.table.socket(key))
        self.heads: dict[str, int] = {}  # in the order in which they were sent first

    def flush(self, number: int) -> list[str]:
        """All that has come; whatever was pushed before comes before the answer to a ping."""
        name = f"flush-{number}"
        send(self.line, {"type": "ping", "id": name})
        frames = [self.receive()]
        while json.loads(frames[-1]).get("id") != name:
            frames.append(self.receive())
        return frames

    def receive(self) -> str:
        return self.with_numbered_heads(str(self.line.recv(timeout=PATIENCE)))

    def get(self, path: str) -> str:
        answer = self.server.get(f"{self.table.path}{path}", self.key, NAMED)
        return self.with_numbered_heads(answer_text(answer))

    def post(self, command: Data) -> str:
        answer = self.server.post(f"{self.table.path}/commands", command, self.key)
        return self.with_numbered_heads(answer_text(answer))

    def with_numbered_heads(self, text: str) -> str:
        return HEAD.sub(lambda found: f'"{found[1]}":{self.number_of(found[2])}', text)

    def number_of(self, head: str) -> int:
        return self.heads.setdefault(head, len(self.heads))


def answer_text(answer: httpx.Response) -> str:
    """An answer with all that comes along with it, but the date."""
    headers = [(name, value) for name, value in answer.headers.items() if name != "date"]
    return f"{answer.status_code} {headers} {answer.text}"


class LeakCheck:
    """The real table and the redealt one, for one watcher (None: a spectator)."""

    def __init__(
        self,
        stores: LeakStores,
        folder: Path,
        header: Header,
        made: list[AnyEntry],
        watcher: int | None,
    ) -> None:
        self.header = header
        self.watcher = watcher
        self.clock = ManualClock()
        self.kind = redealt_table_for(watcher)
        one, two = stores.pair(folder)
        self.table_id = stores.table_id
        self.real = CheckedServer(one, self.clock, Table, self.table_id)
        self.other = CheckedServer(two, self.clock, self.kind, self.table_id)
        self.servers = (self.real, self.other)
        self.number = 0
        self.compared = 0
        self.secrets = [SEED, *(key_of(seat) for seat in range(16) if seat != watcher)]
        for server in self.servers:
            run_async(keep(server.store, header, made, self.table_id))

    def __enter__(self) -> "LeakCheck":
        key = None if self.watcher is None else key_of(self.watcher)
        with ExitStack() as stack:
            for server in self.servers:
                server.start()
                stack.callback(server.stop)
            self.watchers = [WatcherClient(server, key, stack) for server in self.servers]
            self.compare_pushed("hello")
            for seat in range(len(self.header.seats)):
                self.other_does(seat, "ping")  # presence is no secret
            self.stack = stack.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self.stack.close()

    # What the watcher receives

    def compare_pushed(self, after: object) -> None:
        """Compare all that came through the sockets."""
        self.number += 1
        one, two = (client.flush(self.number) for client in self.watchers)
        self.compare(after, one, two)

    def ask(self, path: str) -> None:
        """Compare what a path answers to the watcher."""
        one, two = (client.get(path) for client in self.watchers)
        self.compare(path, [one], [two])

    def request(self, kind: str, **more: object) -> None:
        """Compare the answers to a command of the watcher, over HTTP."""
        command = self.command(kind, more)
        one, two = (client.post(command) for client in self.watchers)
        self.compare(command, [one], [two])
        self.compare_pushed(command)

    def send_command(self, kind: str, **more: object) -> None:
        """Have the watcher send a command through the socket, and compare what comes of it."""
        command = self.command(kind, more)
        for client in self.watchers:
            send(client.line, command)
        self.compare_pushed(command)

    def compare(self, about: object, one: list[str], two: list[str]) -> None:
        """The very same bytes in the same order, and nothing in them that is nobody's business."""
        if one != two:
            raise Leak(f"after {about}: {first_difference(one, two)}")
        for text in one:
            if any(secret in text for secret in self.secrets):
                raise Leak(f"{about}: a secret is sent in {text}")
        self.compared += sum(len(text) for text in one)

    # What others do

    def other_does(self, seat: int, kind: str, **more: object) -> None:
        """Another seat gives a command at both tables; the outcome must be the same."""
        command = self.command(kind, more)
        statuses = [self.order(server, seat, command) for server in self.servers]
        if statuses[0] != statuses[1]:
            raise Leak(f"{command} of seat {seat} fared {statuses}")
        self.compare_pushed((seat, command))

    def secret_change(self, seat: int, move: str) -> None:
        """Another seat changes a secret choice, at the other table alone."""
        question = self.other.game.question
        command = self.command("move", {"move": move, "question": question})
        self.kind.secret_change = True
        status = self.order(self.other, seat, command)
        self.kind.secret_change = False
        assert status == 200, (seat, command)
        self.compare_pushed(("secret change", seat, command))

    def changed_mind(self, seat: int) -> bool:
        """Whether the seat's last move was made at the other table alone."""
        own = [point.step.at for point in self.other.game.undo_points if point.step.seat == seat]
        return own[-1:] != [] and own[-1] in self.kind.secret_changes

    def order(self, server: CheckedServer, seat: int, command: Data) -> int:
        path = f"/api/tables/{self.table_id}/commands"
        return server.post(path, command, key_of(seat)).status_code

    def command(self, kind: str, more: dict[str, Any]) -> Data:
        """A command a moment later, the same for both."""
        self.clock.now += INSTANT
        self.number += 1
        return {"type": kind, "id": f"c{self.number}", **more}

    # Time

    def agree(self) -> None:
        """Let the other table be as the real one: what comes now is nobody's secret."""
        table = self.other.game
        assert isinstance(table, RedealtTable)
        table.state = table.real_state()

    def pass_time(self, seconds: float) -> None:
        """Let time pass, and everything happen that is due by then."""
        self.clock.now += seconds
        for server in self.servers:
            self.order(server, 0, {"type": "ping", "id": "look"})  # at the clock
        wait_until_idle(self.servers)
        self.compare_pushed("time has passed")


def first_difference(one: list[str], two: list[str]) -> str:
    """Where two sequences of messages part."""
    if len(one) != len(two):
        return f"{len(one)} messages against {len(two)}: {one} and {two}"
    real, other = next(pair for pair in zip(one, two, strict=True) if pair[0] != pair[1])
    at = next(
        (at for at, pair in enumerate(zip(real, other, strict=False)) if pair[0] != pair[1]), 0
    )
    return f"…{real[max(0, at - 80) : at + 80]}… against …{other[max(0, at - 80) : at + 80]}…"


def wait_until_idle(servers: tuple[CheckedServer, ...]) -> None:
    """Wait until both tables have noticed what time it is."""
    end = time.monotonic() + PATIENCE
    while any(late(server.live) for server in servers):
        assert time.monotonic() < end, "time stands still"
        time.sleep(0.002)


def late(live: LiveRoom) -> bool:
    return live.lock.locked() or tick_due(live, live.clock()) is not None
