"""Rooms without a network, on a clock that the test turns: for whatever goes by time.

The server's seed is always the same, so that a test plays the same game each time.
"""

import itertools
import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from pioche.core.refusals import Refusal
from pioche.server.auth import THE_HOST, Identity, new_key
from pioche.server.messages import requests
from pioche.server.messages.requests import CreateTable, Sit
from pioche.server.messages.table import News
from pioche.server.rooms import lobby
from pioche.server.rooms.commands import Call, CommandAnswer, carry_out
from pioche.server.rooms.connection import Connection
from pioche.server.rooms.entries import AnyEntry, EarlierStep, Played, read_entry, split_entry
from pioche.server.rooms.live_room import LiveRoom
from pioche.server.rooms.registry import Rooms
from pioche.server.rooms.scheduler import commit_due
from pioche.server.settings import Settings
from tests.server.live_server import UNLIMITED
from tests.server.memory_store import MemoryStore

COMMANDS = {kind.__struct_config__.tag: kind for kind in requests.AnyCommand.__args__}


class ManualClock:
    """A clock that the test turns."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class RoomHarness:
    """One table, whose people do what the test says."""

    def __init__(self, **changed: Any) -> None:  # noqa: ANN401
        self.clock = ManualClock()
        self.settings = replace(Settings(bot_delay=0, action_limit=UNLIMITED), **changed)
        self.memory = MemoryStore()
        self.memory.clock = self.clock
        self.rooms = Rooms(self.memory, self.settings, self.clock)
        self.names: Iterator[int] = itertools.count()
        self.keys: dict[Identity, str] = {}
        self.table = ""

    async def create(self, *seats: str, game: str = "diamant", **more: Any) -> "RoomHarness":  # noqa: ANN401
        self.keys[THE_HOST] = new_key()
        asked = CreateTable(game=game, seats=list(seats), **more)
        header = lobby.new_header(asked, self.keys[THE_HOST], "07" * 32)
        self.table = await self.rooms.create(header)
        return self

    async def sit(self, nickname: str = "Zoé", promise: str | None = None) -> int:
        key = new_key()
        async with self.rooms.locked(self.table) as live:
            entry = lobby.seat_taken(live.room, Sit(nickname, None, promise), key)
            await live.commit(entry)
            self.enter(live, entry.seat)
        self.keys[entry.seat] = key
        return entry.seat

    def enter(self, live: LiveRoom, who: Identity) -> None:
        """A socket speaks for an identity."""
        live.enter(Connection(9), who)

    async def live(self) -> LiveRoom:
        return await self.rooms.find(self.table)

    async def do(
        self,
        who: Identity,
        kind: str,
        connection: Connection | None = None,
        **more: Any,  # noqa: ANN401
    ) -> CommandAnswer:
        """A command, under a name of its own unless it is given one, perhaps over a socket."""
        command = COMMANDS[kind](**{"id": f"c{next(self.names)}", **more})
        async with self.rooms.locked(self.table) as live:
            key, now = self.keys[who], self.clock.now
            return await carry_out(Call(self.rooms, live, who, key, command, now, connection))

    async def move(self, seat: int, text: str, **more: Any) -> CommandAnswer:  # noqa: ANN401
        question = (await self.live()).room.table.question
        return await self.do(seat, "move", question=question, move=text, **more)

    async def refusal(self, who: Identity, kind: str, **more: Any) -> str:  # noqa: ANN401
        """The key of the refusal that a command meets."""
        try:
            await self.do(who, kind, **more)
        except Refusal as refusal:
            return refusal.key
        raise AssertionError(f"{kind} was not refused")

    async def wait(self, seconds: float) -> LiveRoom:
        """Let time pass, and everything happen that is due by then."""
        self.clock.now += seconds
        return await self.settle()

    async def settle(self) -> LiveRoom:
        live = await self.live()
        async with live.lock:
            while await commit_due(live):
                pass
        return live

    async def news(self, who: Identity) -> News:
        async with self.rooms.locked(self.table) as live:
            return live.news(who, 0)

    async def restart(self) -> LiveRoom:
        """The same table in another process."""
        await self.rooms.close()
        self.rooms = Rooms(self.memory, self.settings, self.clock)
        await self.rooms.wake_due_tables()
        return await self.live()

    async def gone(self, who: Identity) -> None:
        """Their socket is closed."""
        live = await self.live()
        live.people.release(who, self.clock.now)

    def entries(self) -> list[AnyEntry | EarlierStep]:
        """Everything that was stored of the table."""
        return [read_entry(entry) for entry in self.memory.entries[self.table]]

    def played(self) -> list[tuple[Played, dict[str, Any]]]:
        """The stored steps of the game: the server's part, and the record's line."""
        stored = [(read_entry(entry), entry) for entry in self.memory.entries[self.table]]
        return [(entry, step_line(content)) for entry, content in stored if type(entry) is Played]

    async def close(self) -> None:
        await self.rooms.close()


def step_line(content: bytes) -> dict[str, Any]:
    """The last line of a stored entry that is a step."""
    lines: list[dict[str, Any]] = list(map(json.loads, split_entry(content)[1].splitlines()))
    return [line for line in lines if "seat" in line][-1]
