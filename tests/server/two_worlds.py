"""Two servers with the same table in two worlds, and one watcher who receives from both.

They share one clock that only the test turns, and a game_setup that is in their stores already,
with the same keys and seeds: nothing that they send differs by chance.
"""

import json
import time
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import httpx2 as httpx
import uvicorn
from websockets.sync.client import ClientConnection

from pioche.server.app import create_app
from pioche.server.rooms.entries import AnyEntry, Header
from pioche.server.rooms.live_room import LiveRoom
from pioche.server.rooms.scheduler import tick_due
from pioche.server.serve import serving_config
from pioche.server.store.sqlite import SqliteStore
from pioche.table.table import Table
from tests.server.game_setups import SEED, TABLE, keep, key_of
from tests.server.house import PATIENCE, QUICK, Data, House, TableHere, send, wait_for
from tests.server.parlour import Hands
from tests.server.worlds import Elsewhere, elsewhere_for

# Nobody is ever away, and no bot makes up its mind: what happens, happens by what the test does.
STILL: Final = replace(QUICK, bot_delay=1e6, grace=1e6, presence=1e6, idle=1e6, probe=1e6)
# An invitation names the host, and two servers on one machine differ by their port.
NAMED: Final = {"host": "tables.example"}
# A moment that a float holds exactly, so that no two commands come at the same time.
INSTANT: Final = 1 / 256


class Leak(AssertionError):
    """The watcher could tell two worlds apart."""


class WorldHouse(House):
    """A server whose games are played in one world, on a file of its own."""

    def __init__(self, path: Path, hands: Hands, kind: type[Table]) -> None:
        self.sqlite = SqliteStore(path)
        super().__init__(self.sqlite, STILL)
        self.app = create_app(STILL, self.sqlite, hands, kind)

    def config(self) -> uvicorn.Config:
        return serving_config(self.app, self.settings)

    @property
    def live(self) -> LiveRoom:
        """The room, for the test to look at while nothing goes on in it."""
        found: LiveRoom = self.app.state.server.rooms.open[TABLE]
        return found

    @property
    def game(self) -> Table:
        return self.live.room.play

    def stop(self) -> None:
        super().stop()
        wait_for(self.sqlite.close())


class Ear:
    """The watcher's socket to one server, and all that came through it."""

    def __init__(self, house: WorldHouse, key: str | None, stack: ExitStack) -> None:
        self.house = house
        self.key = key
        self.table = TableHere(house, {"table": TABLE, "host_key": "", "commitment": ""})
        self.line: ClientConnection = stack.enter_context(self.table.socket(key))

    def flush(self, number: int) -> list[str]:
        """All that has come; whatever was pushed before comes before the answer to a ping."""
        name = f"flush-{number}"
        send(self.line, {"type": "ping", "id": name})
        frames = [self.receive()]
        while json.loads(frames[-1]).get("id") != name:
            frames.append(self.receive())
        return frames

    def receive(self) -> str:
        return str(self.line.recv(timeout=PATIENCE))

    def get(self, path: str) -> str:
        return answer_text(self.house.get(f"{self.table.path}{path}", self.key, NAMED))

    def post(self, command: Data) -> str:
        return answer_text(self.house.post(f"{self.table.path}/commands", command, self.key))


def answer_text(answer: httpx.Response) -> str:
    """An answer with all that comes along with it, but the date."""
    headers = [(name, value) for name, value in answer.headers.items() if name != "date"]
    return f"{answer.status_code} {headers} {answer.text}"


class TwoWorlds:
    """The real world and the other one, for one watcher (None: a spectator)."""

    def __init__(
        self, folder: Path, header: Header, made: list[AnyEntry], watcher: int | None
    ) -> None:
        self.header = header
        self.watcher = watcher
        self.hands = Hands()
        self.kind = elsewhere_for(watcher)
        self.real = WorldHouse(folder / "real.sqlite", self.hands, Table)
        self.other = WorldHouse(folder / "other.sqlite", self.hands, self.kind)
        self.houses = (self.real, self.other)
        self.number = 0
        self.compared = 0
        self.secrets = [SEED, *(key_of(seat) for seat in range(16) if seat != watcher)]
        for house in self.houses:
            wait_for(keep(house.sqlite, header, made))

    def __enter__(self) -> "TwoWorlds":
        key = None if self.watcher is None else key_of(self.watcher)
        with ExitStack() as stack:
            for house in self.houses:
                house.start()
                stack.callback(house.stop)
            self.ears = [Ear(house, key, stack) for house in self.houses]
            self.hear("hello")
            for seat in range(len(self.header.seats)):
                self.other_does(seat, "ping")  # that somebody is there is no secret
            self.stack = stack.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self.stack.close()

    # What the watcher receives

    def hear(self, after: object) -> None:
        """Compare all that came through the sockets."""
        self.number += 1
        one, two = (ear.flush(self.number) for ear in self.ears)
        self.compare(after, one, two)

    def ask(self, path: str) -> None:
        """Compare what a path answers to the watcher."""
        one, two = (ear.get(path) for ear in self.ears)
        self.compare(path, [one], [two])

    def request(self, kind: str, **more: object) -> None:
        """Compare the answers to a command of the watcher, over HTTP."""
        command = self.command(kind, more)
        one, two = (ear.post(command) for ear in self.ears)
        self.compare(command, [one], [two])
        self.hear(command)

    def tell(self, kind: str, **more: object) -> None:
        """Have the watcher send a command through the socket, and compare what comes of it."""
        command = self.command(kind, more)
        for ear in self.ears:
            send(ear.line, command)
        self.hear(command)

    def compare(self, about: object, one: list[str], two: list[str]) -> None:
        """The very same bytes in the same order, and nothing in them that is nobody's business."""
        if one != two:
            raise Leak(f"after {about}: {first_difference(one, two)}")
        for text in one:
            if any(secret in text for secret in self.secrets):
                raise Leak(f"{about}: a secret is told in {text}")
        self.compared += sum(len(text) for text in one)

    # What others do

    def other_does(self, seat: int, kind: str, **more: object) -> None:
        """Somebody else gives a command in both worlds; it must fare alike."""
        command = self.command(kind, more)
        statuses = [self.order(house, seat, command) for house in self.houses]
        if statuses[0] != statuses[1]:
            raise Leak(f"{command} of seat {seat} fared {statuses}")
        self.hear((seat, command))

    def aside(self, seat: int, move: str) -> None:
        """Somebody else changes a secret choice, in the other world alone."""
        question = self.other.game.question
        command = self.command("move", {"move": move, "question": question})
        self.kind.aside = True
        status = self.order(self.other, seat, command)
        self.kind.aside = False
        assert status == 200, (seat, command)
        self.hear(("aside", seat, command))

    def changed_mind(self, seat: int) -> bool:
        """Whether the seat's last move was made in the other world alone."""
        own = [point.step.at for point in self.other.game.undo_points if point.step.seat == seat]
        return own[-1:] != [] and own[-1] in self.kind.asides

    def order(self, house: WorldHouse, seat: int, command: Data) -> int:
        path = f"/api/tables/{TABLE}/commands"
        return house.post(path, command, key_of(seat)).status_code

    def command(self, kind: str, more: dict[str, Any]) -> Data:
        """A command a moment later, the same for both."""
        self.hands.now += INSTANT
        self.number += 1
        return {"type": kind, "id": f"c{self.number}", **more}

    # Time

    def agree(self) -> None:
        """Let the other world be as the real one: what comes now is nobody's secret."""
        table = self.other.game
        assert isinstance(table, Elsewhere)
        table.state = table.as_real()

    def pass_time(self, seconds: float) -> None:
        """Let time pass, and everything happen that is due by then."""
        self.hands.now += seconds
        for house in self.houses:
            self.order(house, 0, {"type": "ping", "id": "look"})  # at the clock
        until_idle(self.houses)
        self.hear("time has passed")


def first_difference(one: list[str], two: list[str]) -> str:
    """Where two sequences of messages part."""
    if len(one) != len(two):
        return f"{len(one)} messages against {len(two)}: {one} and {two}"
    real, other = next(pair for pair in zip(one, two, strict=True) if pair[0] != pair[1])
    at = next(
        (at for at, pair in enumerate(zip(real, other, strict=False)) if pair[0] != pair[1]), 0
    )
    return f"…{real[max(0, at - 80) : at + 80]}… against …{other[max(0, at - 80) : at + 80]}…"


def until_idle(houses: tuple[WorldHouse, ...]) -> None:
    """Wait until both tables have noticed what time it is."""
    end = time.monotonic() + PATIENCE
    while any(late(house.live) for house in houses):
        assert time.monotonic() < end, "time stands still"
        time.sleep(0.002)


def late(live: LiveRoom) -> bool:
    return live.lock.locked() or tick_due(live, live.clock()) is not None
