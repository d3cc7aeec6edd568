"""Rooms without a network, on a clock that the test turns: for whatever goes by time.

The house's seed is always the same, so that a test plays the same game each time.
"""

import itertools
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from pioche.core.refusals import Refusal
from pioche.server import messages
from pioche.server.auth import THE_HOST, Who
from pioche.server.keys import new_key
from pioche.server.messages import CreateTable, News, Sit
from pioche.server.rooms import lobby
from pioche.server.rooms.commands import Answered, Call, carry_out
from pioche.server.rooms.connection import Connection
from pioche.server.rooms.entries import AnyEntry, read_entry
from pioche.server.rooms.live_room import LiveRoom
from pioche.server.rooms.registry import Rooms
from pioche.server.rooms.scheduler import act
from pioche.server.settings import Settings
from tests.server.house import PLENTY
from tests.server.memory_store import MemoryStore

COMMANDS = {kind.__struct_config__.tag: kind for kind in messages.AnyCommand.__args__}


class Hands:
    """The hands of a clock."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Parlour:
    """One table, whose people do what the test says."""

    def __init__(self, **changed: Any) -> None:  # noqa: ANN401
        self.hands = Hands()
        self.settings = replace(Settings(bot_delay=0, action_limit=PLENTY), **changed)
        self.memory = MemoryStore()
        self.rooms = Rooms(self.memory, self.settings, self.hands)
        self.names: Iterator[int] = itertools.count()
        self.keys: dict[Who, str] = {}
        self.table = ""

    async def create(self, *seats: str, game: str = "diamant", **more: Any) -> "Parlour":  # noqa: ANN401
        self.keys[THE_HOST] = new_key()
        asked = CreateTable(game=game, seats=list(seats), **more)
        header = lobby.header_of(asked, self.keys[THE_HOST], "07" * 32)
        self.table = await self.rooms.create(header)
        return self

    async def sit(self, nickname: str = "Zoé", promise: str | None = None) -> int:
        key = new_key()
        async with self.rooms.at(self.table) as live:
            entry = lobby.seat_taken(live.room, Sit(nickname, None, promise), key)
            await live.commit(entry)
            self.enter(live, entry.seat)
        self.keys[entry.seat] = key
        return entry.seat

    def enter(self, live: LiveRoom, who: Who) -> None:
        """Somebody connects."""
        live.enter(Connection(9), who)

    async def live(self) -> LiveRoom:
        return await self.rooms.find(self.table)

    async def do(self, who: Who, kind: str, **more: Any) -> Answered:  # noqa: ANN401
        """A command, under a name of its own unless it is given one."""
        command = COMMANDS[kind](**{"id": f"c{next(self.names)}", **more})
        async with self.rooms.at(self.table) as live:
            call = Call(self.rooms, live, who, self.keys[who], command, self.hands.now)
            return await carry_out(call)

    async def move(self, seat: int, text: str, **more: Any) -> Answered:  # noqa: ANN401
        question = (await self.live()).room.play.question
        return await self.do(seat, "move", question=question, move=text, **more)

    async def refusal(self, who: Who, kind: str, **more: Any) -> str:  # noqa: ANN401
        """The key of the refusal that a command meets."""
        try:
            await self.do(who, kind, **more)
        except Refusal as refusal:
            return refusal.key
        raise AssertionError(f"{kind} was not refused")

    async def wait(self, seconds: float) -> LiveRoom:
        """Let time pass, and everything happen that is due by then."""
        self.hands.now += seconds
        return await self.settle()

    async def settle(self) -> LiveRoom:
        live = await self.live()
        async with live.lock:
            while await act(live):
                pass
        return live

    async def news(self, who: Who) -> News:
        async with self.rooms.at(self.table) as live:
            return live.news(who, 0)

    async def restart(self) -> LiveRoom:
        """The same table in another process."""
        await self.rooms.close()
        self.rooms = Rooms(self.memory, self.settings, self.hands)
        await self.rooms.wake()
        return await self.live()

    async def gone(self, who: Who) -> None:
        """Their socket is closed."""
        live = await self.live()
        live.presence.exit(who, self.hands.now)

    def entries(self) -> list[AnyEntry]:
        """Everything that was stored of the table."""
        return [read_entry(entry) for entry in self.memory.entries[self.table]]

    async def close(self) -> None:
        await self.rooms.close()
