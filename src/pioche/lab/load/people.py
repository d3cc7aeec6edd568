"""The people of the generator: tables, a socket for each person, and what they are asked."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, cast

import msgspec

from pioche.core.refusals import Refusal
from pioche.lab.load.frames import CLOSE, PING, PONG, TEXT, FrameReader, masked_frame

HELLO: Final = masked_frame(b'{"type":"hello"}')
# As browsers do: with the view in sentences.
HELLO_DESCRIBE: Final = masked_frame(b'{"type":"hello","describe":true}')
OVER: Final = "over"
NEWS: Final = "news"
PROBE: Final = "probe"
REFUSED: Final = "refused"
ANSWERS: Final = ("done", REFUSED)
# Of the games of the catalogue one has moves that a gesture must prove: a short theft.
GESTURE: Final = {"sweep": [0, 150]}
GESTURE_GAME: Final = "digger"
STEAL: Final = "steal"

encode = msgspec.json.Encoder().encode


class SeenTable(msgspec.Struct):
    """What a person needs of the table."""

    phase: str
    waiting: list[int]


class Received(msgspec.Struct):
    """What a person needs of a message."""

    type: str
    id: str | None = None
    question: int = 0
    legal: list[str] = []
    table: SeenTable | None = None
    probe: int = 0


decode = msgspec.json.Decoder(Received).decode


@dataclass(eq=False)
class PlayedTable:
    """A table, whose people make one move at a time: so all that is seen next comes of it."""

    id: str
    game: str
    people: "list[Person]" = field(default_factory=list)
    due: float | None = None  # of the move that is under way
    moves: int = 0
    goal: int | None = None  # after so many moves its people wait for the others
    rests: bool = False  # its last move was refused
    over: bool = False
    place: int = -1  # among those that are ready

    @property
    def is_ready(self) -> bool:
        """Whether somebody is asked, and no move is under way."""
        if self.due is not None or self.over or self.rests:
            return False
        if self.goal is not None and self.moves >= self.goal:
            return False
        return any(person.legal for person in self.people)

    def close(self) -> None:
        for person in self.people:
            person.close()


@dataclass(eq=False)
class Watch:
    """What the generator wants to hear of its people."""

    answered: "Callable[[Person, Received], None]"
    news: "Callable[[Person], None]"
    lost: "Callable[[Person], None]"


class Person(asyncio.Protocol):
    """One seat and its socket."""

    def __init__(
        self,
        table: PlayedTable,
        seat: int,
        key: str,
        host: str,
        watch: Watch,
        hello: bytes = HELLO,
    ) -> None:
        self.table = table
        self.seat = seat
        self.watch = watch
        self.hello = hello
        self.reader = FrameReader()
        self.legal: list[str] = []
        self.question = 0
        self.number = 0
        self.asked: str | None = None  # the name of the move that is under way
        self.due: float | None = None  # of another one's move of which no news has come yet
        self.head: bytes | None = b""  # of the answer to the request below, while it comes
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.request = (
            f"GET /api/tables/{table.id}/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {key}\r\n"
            "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
        ).encode()

    # The line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        if self.head is not None:
            data = self.shake_hands(data)
        for opcode, payload in self.reader.read(data):
            if opcode == TEXT:
                self.receive(decode(payload))
            elif opcode == PING:
                self.transport.write(masked_frame(payload, PONG))
            elif opcode == CLOSE:
                self.transport.close()

    def shake_hands(self, data: bytes) -> bytes:
        """Say hello once the server has agreed; what follows its answer are frames."""
        assert self.head is not None
        self.head += data
        head, end, rest = self.head.partition(b"\r\n\r\n")
        if not end:
            return b""
        if b" 101 " not in head.partition(b"\r\n")[0]:
            self.transport.close()
            return b""
        self.head = None
        self.transport.write(self.hello)
        return rest

    def connection_lost(self, _error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(Refusal("bench-server-limits"))
        self.watch.lost(self)

    def close(self) -> None:
        self.transport.close()

    # What is said

    def receive(self, message: Received) -> None:
        if message.type == NEWS and message.table is not None:
            self.read_news(message, message.table)
        elif message.type in ANSWERS:
            self.watch.answered(self, message)
        elif message.type == PROBE:
            self.send({"type": "echo", "probe": message.probe})

    def read_news(self, message: Received, table: SeenTable) -> None:
        """What one may do now, if one is asked."""
        self.question = message.question
        self.legal = message.legal if self.seat in table.waiting else []
        self.table.over = self.table.over or table.phase == OVER
        if not self.opened.done():
            self.opened.set_result(None)
        self.watch.news(self)

    def move(self, text: str) -> None:
        """Answer the question; what is asked next comes with the news."""
        asked: dict[str, object] = {"type": "move", "question": self.question, "move": text}
        if self.table.game == GESTURE_GAME and text.startswith(STEAL):
            asked["evidence"] = GESTURE
        self.asked = self.send(asked)

    def send(self, command: dict[str, object]) -> str:
        """Send a command under the next name."""
        self.number += 1
        name = str(self.number)
        self.transport.write(masked_frame(encode({**command, "id": name})))
        return name
