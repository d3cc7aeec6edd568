"""Clients that remember everything they received, and notice when it was not true.

Whatever becomes of the server, they come back, go on from the event that they have, and send again
under the same name what was not answered.
"""

import asyncio
import json
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.typing import Origin

from pioche.core.rng import Fast
from pioche.games import game
from tests.server.live_server import Data

# How long a client waits before it tries to connect again.
RETRY_SECONDS: Final = 0.03
# Seconds for a connection to be accepted: a new server may be starting on a busy machine.
PATIENCE: Final = 180
# Answered commands that are repeated after each connection.
DOUBTED: Final = 3
# Chances of a line of chat, and of an undo.
SELDOM: Final = 30
# How long the gesture of a theft takes, in milliseconds.
SWEEP: Final = 150
# What the server says when it has made a mistake.
MISTAKES: Final = ("server-fault", "server-store", "server-bad-message", "server-key")
GONE: Final = (OSError, WebSocketException, EOFError, TimeoutError)


class PromiseBroken(AssertionError):
    """The server has not kept a promise."""


@dataclass
class Address:
    """Where the server is, whenever it is there."""

    port: int

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def socket(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"


@dataclass
class Memory:
    """What a client received: all of it must stay true."""

    events: list[Data] = field(default_factory=list)
    lines: list[Data] = field(default_factory=list)
    done: dict[str, Data] = field(default_factory=dict)
    refused: dict[str, Data] = field(default_factory=dict)
    # How often something was sent again; how often it turned out to have been carried out before.
    resent: int = 0
    repeated: int = 0

    def add_news(self, news: Data) -> None:
        """News may repeat what was sent, in the same words, and go on from there."""
        if news["events"] < len(self.events):
            raise PromiseBroken(f"{len(self.events)} events were sent, {news['events']} are left")
        self.events = continued(self.events, news["first"], news["fresh"])

    def read(self, line: Data) -> None:
        self.lines = continued(self.lines, line["number"], [line])


def continued(known: list[Data], first: int, received: list[Data]) -> list[Data]:
    """What is known and what is sent from a number on, where they overlap the same."""
    if first > len(known):
        raise PromiseBroken(f"nothing was sent between {len(known)} and {first}")
    again = known[first : first + len(received)]
    if again != received[: len(again)]:
        raise PromiseBroken(f"received before: {again}, now: {received}")
    return known + received[len(again) :]


def how_ended(error: BaseException) -> str:
    """By which code, or with which status it was never begun."""
    if isinstance(error, ConnectionClosed):
        return str(error.rcvd.code) if error.rcvd else "lost"
    if isinstance(error, InvalidStatus):
        return str(error.response.status_code)
    return "refused" if isinstance(error, ConnectionError) else type(error).__name__


class Client:
    """A player (or a spectator, without seat and key), from beginning to end."""

    def __init__(self, address: Address, table: str, seated: Data | None, chance: Fast) -> None:
        self.address = address
        self.table = table
        self.seat: int | None = None if seated is None else int(seated["seat"])
        self.key: str | None = None if seated is None else str(seated["key"])
        self.seed = (seated or {}).get("seed")
        self.chance = chance
        self.memory = Memory()
        self.unanswered: dict[str, Data] = {}
        self.news: Data | None = None
        self.answered = -1  # the last question that was answered
        self.named = 0
        self.ends: list[str] = []  # how its connections ended
        self.gaps: list[float] = []  # seconds between a lost connection and the next news
        self.lost_at: float | None = None

    @property
    def over(self) -> bool:
        """Whether the game has ended, and everything is answered."""
        ended = self.news is not None and self.news["table"]["phase"] == "over"
        return ended and not self.unanswered

    async def attend(self, greeted: Callable[[], None]) -> None:
        """Be there until the game is over."""
        while not self.over:
            try:
                await self.connect(greeted)
            except GONE as error:
                self.ends.append(how_ended(error))
                self.lost_at = self.lost_at or time.monotonic()
                await asyncio.sleep(RETRY_SECONDS)

    async def connect(self, greeted: Callable[[], None]) -> None:
        origin = Origin(self.address.http)
        address = self.address.socket(self.table)
        async with connect(
            address,
            origin=origin,
            compression=None,
            max_size=None,
            ping_interval=None,
            open_timeout=PATIENCE,
        ) as line:
            await self.greet(line)
            self.take(json.loads(await line.recv()))
            self.note_gap()
            greeted()
            await self.act(line)
            while not self.over:
                self.take(json.loads(await line.recv()))
                await self.act(line)

    def note_gap(self) -> None:
        if self.lost_at is not None:
            self.gaps.append(time.monotonic() - self.lost_at)
            self.lost_at = None

    async def greet(self, line: ClientConnection) -> None:
        """Say who one is and what one has, and ask again for what is open or doubtful."""
        known, read = len(self.memory.events), len(self.memory.lines)
        received = known if self.below(2) else self.below(known + 1)
        hello = {"type": "hello", "events": received, "chat": self.below(read + 1)}
        hello["describe"] = bool(self.below(2))
        await line.send(json.dumps(hello | ({} if self.key is None else {"key": self.key})))
        doubted = dict(list(self.memory.done.items())[-DOUBTED:])
        self.memory.resent += len(self.unanswered)
        for command in (*doubted.values(), *self.unanswered.values()):
            await line.send(json.dumps(command))

    # Listening

    def take(self, message: Data) -> None:
        kind = message["type"]
        if kind == "news":
            self.memory.add_news(message)
            self.news = message
        elif kind == "chat":
            self.memory.read(message)
        elif kind == "done":
            self.note_done(message)
        elif kind == "refused":
            self.note_refused(message)

    def note_done(self, message: Data) -> None:
        name = message["id"]
        if name in self.unanswered:
            self.memory.repeated += message["again"]
            self.memory.done[name] = self.unanswered.pop(name)
        elif not message["again"]:
            raise PromiseBroken(f"carried out once more: {self.memory.done[name]}")

    def note_refused(self, message: Data) -> None:
        name = message["id"]
        if message["key"] in MISTAKES or name not in self.unanswered:
            raise PromiseBroken(f"refused: {message}, which was {self.memory.done.get(name)}")
        self.memory.refused[name] = self.unanswered.pop(name)
        self.answered = -1

    # Acting

    async def act(self, line: ClientConnection) -> None:
        """Do what is to be done, one thing at a time."""
        if self.seat is None or self.news is None or self.unanswered:
            return
        command = self.command(self.news, self.seat)
        if command is not None:
            self.named += 1
            command["id"] = f"{self.seat}-{self.named}"
            self.unanswered[command["id"]] = command
            if "evidence" in command:
                await asyncio.sleep(2 * SWEEP / 1000)  # a gesture takes its time
            await line.send(json.dumps(command))

    def command(self, news: Data, seat: int) -> Data | None:
        table = news["table"]
        if table["phase"] == "revealing" and self.seed and not table["seats"][seat]["revealed"]:
            return {"type": "reveal", "seed": self.seed}
        if table["undo_asked"] and seat in table["undo_asked"]["missing"]:
            return {"type": "answer", "agree": bool(self.below(2))}
        if table["phase"] != "playing" or seat not in table["waiting"]:
            return None
        if news["question"] == self.answered:
            return None
        return self.decision(news)

    def decision(self, news: Data) -> Data:
        """Mostly a move; that it was answered is noted when it is sent."""
        draw = self.below(SELDOM)
        if draw == 0:
            return {"type": "say", "text": f"Hm {self.named}"}
        if draw == 1 and news["undo"]:
            return {"type": "undo"}
        self.answered = news["question"]
        move = news["legal"][self.below(len(news["legal"]))]
        received = {"type": "move", "question": news["question"], "move": move}
        gesture = move.startswith("steal") and game(news["table"]["game"]).rules.clock is not None
        return received | ({"evidence": {"sweep": [0, SWEEP]}} if gesture else {})

    def below(self, number: int) -> int:
        return int(self.chance.below(number))
