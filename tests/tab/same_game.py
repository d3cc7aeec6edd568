"""The game of a record once more on a server: the same seeds, moves and times, over HTTP.

The clock is turned to the time of each line. People send their moves; bots make those of the record
when the server asks them; time makes its own.
"""

import asyncio
import json
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

import httpx2 as httpx
from starlette.applications import Starlette

from pioche.server.app import create_app
from pioche.server.auth import new_key
from pioche.server.http import handlers
from pioche.server.rooms import registry
from pioche.server.rooms.bots import BotRunner, PlannedMove
from pioche.server.rooms.live_room import LiveRoom
from pioche.server.rooms.scheduler import commit_due
from pioche.server.settings import Settings, unlimited
from pioche.server.store.sqlite import SqliteStore
from tests.server.live_server import run_async
from tests.server.room_harness import ManualClock

Data = dict[str, Any]

HUMAN: Final = "human"
MS: Final = 1000
# Half a millisecond into the one that is meant.
HALF: Final = 0.5
LONG: Final = 1e6
# Nobody is late, whatever the clock says.
SETTINGS: Final = replace(unlimited(Settings()), grace=LONG, patience=LONG, presence=LONG)


def same_game(text: str, folder: Path) -> str:
    """The record that a server writes of the same game."""
    return run_async(SameGame(text).play(folder / f"{new_key()}.sqlite"))


class SameGame:
    """A table like that of a record."""

    def __init__(self, text: str) -> None:
        self.header, *lines = map(json.loads, text.splitlines())
        self.steps = [line for line in lines if "seat" in line]
        self.next: Data = {}
        self.numbers = count()
        self.clock = ManualClock()
        self.table = ""
        self.keys: dict[int, str] = {}

    async def play(self, file: Path) -> str:
        store = SqliteStore(str(file))
        app = create_app(SETTINGS, store, self.clock)
        at_server = httpx.ASGITransport(app)
        try:
            with self.patched():
                async with httpx.AsyncClient(transport=at_server, base_url="http://same") as http:
                    self.http = http
                    return await self.play_at(app)
        finally:
            await app.state.server.rooms.close()
            await store.close()

    @contextmanager
    def patched(self) -> Iterator[None]:
        """A server that draws this seed, and whose bots and clocks move when they are asked."""

        def plan(runner: BotRunner, seat: int, name: str, _at: int) -> Awaitable[object]:
            return self.plan(runner, seat, name)

        with (
            patch.object(handlers, "new_seed", lambda: self.header["seeds"]["server"]),
            patch.object(registry, "run_room", wait_for_ever),
            patch.object(BotRunner, "plan", plan),
        ):
            yield

    async def play_at(self, app: Starlette) -> str:
        await self.open()
        live: LiveRoom = await app.state.server.rooms.find(self.table)
        began = self.clock.now
        for step in self.steps:
            self.next = step
            assert "move" in self.next, "people at a page do nothing but play"
            self.clock.now = began + (self.next["at"] + HALF) / MS
            await self.make_move(live)
        key = next(iter(self.keys.values()))
        answer = await self.http.get(f"/api/tables/{self.table}/record", headers=bearer(key))
        assert answer.status_code == 200, answer.text
        return answer.text

    async def open(self) -> None:
        """Create the table, sit down, start, and reveal the seeds."""
        header, players = self.header, [seat["player"] for seat in self.header["seats"]]
        people = [seat for seat, player in enumerate(players) if player == HUMAN]
        seats = [
            "open" if n in people else seat["player"] for n, seat in enumerate(header["seats"])
        ]
        wanted = {"game": header["game"], "seats": seats, "options": header["options"]}
        made = await self.post("/api/tables", wanted)
        self.table = made["table"]
        for seat in people:
            promise = header["commitments"]["clients"][seat]
            sit = {"seat": seat, "nickname": header["seats"][seat]["name"], "promise": promise}
            path = f"/api/tables/{self.table}/seats"
            self.keys[seat] = (await self.post(path, sit))["key"]
        await self.command(made["host_key"], {"type": "start"})
        for seat in people:
            seed = header["seeds"]["clients"][seat]
            await self.command(self.keys[seat], {"type": "reveal", "seed": seed})

    async def make_move(self, live: LiveRoom) -> None:
        """A person sends it; else the server makes it, by a bot or because time is up."""
        seat, table, before = self.next["seat"], live.room.table, len(live.room.table.log)
        number = table.check_number(self.next["move"])
        if seat in self.keys and not table.is_time_move(seat, number):
            live.clocks.round_trip_ms[seat] = self.next.get("allowance", 0)
            names: list[str] = [name for name in ("move", "evidence") if name in self.next]
            sent = {name: self.next[name] for name in names}
            await self.command(
                self.keys[seat], {"type": "move", "question": table.question, **sent}
            )
        else:
            async with live.lock:
                assert await commit_due(live)
        assert len(live.room.table.log) == before + 1, self.next

    async def plan(self, runner: BotRunner, seat: int, name: str) -> PlannedMove | None:
        """The bot of the next line makes its move; the others think."""
        table = runner.room.table
        if seat != self.next["seat"]:
            return None
        move = table.check_number(self.next["move"])
        return PlannedMove(table.question, seat, name, move, self.next["at"])

    async def command(self, key: str, command: Data) -> None:
        path = f"/api/tables/{self.table}/commands"
        await self.post(path, {"id": str(next(self.numbers)), **command}, key)

    async def post(self, path: str, body: Data, key: str = "") -> Data:
        answer = await self.http.post(path, json=body, headers=bearer(key) if key else {})
        assert answer.is_success, answer.text
        found: Data = answer.json()
        return found


def bearer(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}


async def wait_for_ever(_live: LiveRoom) -> None:
    await asyncio.get_running_loop().create_future()
