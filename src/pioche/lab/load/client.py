"""The people of the generator: WebSocket frames, HTTP requests, and one socket for each person.

The generator shares its machine with the server that it measures. A library for either protocol
would take more processor time than the games do.
"""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final, cast
from urllib.parse import urlsplit

import msgspec

from pioche.core.refusals import Refusal
from pioche.games import game

TEXT: Final = 0x1
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA
WHOLE: Final = 0x80
MASKED: Final = 0x80
SHORT: Final = 126
LONG: Final = 127
HEAD: Final = 2
# A client must mask what it sends. With this mask it stays as it is.
MASK: Final = bytes(4)


def masked_frame(payload: bytes, opcode: int = TEXT) -> bytes:
    """A whole message as a client sends it."""
    size, first = len(payload), WHOLE | opcode
    if size < SHORT:
        return bytes((first, MASKED | size)) + MASK + payload
    return bytes((first, MASKED | SHORT)) + size.to_bytes(2, "big") + MASK + payload


class FrameReader:
    """The frames in what a server sends; it masks nothing, and this one splits no message."""

    def __init__(self) -> None:
        self.rest = b""

    def read(self, data: bytes) -> Iterator[tuple[int, bytes]]:
        """The opcode and the payload of each frame that is whole."""
        buffer, at = self.rest + data if self.rest else data, 0
        while (start := payload_start(buffer, at)) is not None:
            first, end = start
            yield buffer[at] & 0xF, buffer[first:end]
            at = end
        self.rest = buffer[at:]


def payload_start(buffer: bytes, at: int) -> tuple[int, int] | None:
    """Where the payload of the frame begins and ends; None while it is not all there."""
    if len(buffer) < at + HEAD:
        return None
    size, first = buffer[at + 1], at + HEAD
    if size >= SHORT:
        width = 2 if size == SHORT else 8
        size, first = int.from_bytes(buffer[first : first + width], "big"), first + width
    return (first, first + size) if len(buffer) >= first + size else None


# Requests


TOO_FAST: Final = 429
GOOD: Final = 300
LINE_END: Final = b"\r\n\r\n"


class HttpClient:
    """As many connections as there are requests under way at a time."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self.host, self.port = parts.hostname or "127.0.0.1", parts.port or 80
        self.free: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []

    async def post(self, path: str, body: object, key: str | None = None) -> Any:  # noqa: ANN401
        """The answer as data; a refusal if it is one."""
        content = msgspec.json.encode(body)
        lines = [f"POST {path} HTTP/1.1", f"Host: {self.host}:{self.port}"]
        lines += [f"Content-Length: {len(content)}", "Content-Type: application/json"]
        lines += [] if key is None else [f"Authorization: Bearer {key}"]
        status, answer = await self.ask("\r\n".join(lines).encode() + LINE_END + content)
        if status == TOO_FAST:
            raise Refusal("bench-server-limits")
        if status >= GOOD:
            raise Refusal(
                "bench-server-answer", status=status, path=path.rsplit("/", maxsplit=1)[-1]
            )
        return msgspec.json.decode(answer)

    async def ask(self, request: bytes) -> tuple[int, bytes]:
        reader, writer = await self.connection()
        writer.write(request)
        head = (await reader.readuntil(LINE_END)).decode("latin-1").lower()
        size = int(head.partition("content-length: ")[2].partition("\r")[0])
        body = await reader.readexactly(size)
        if "connection: close" in head:  # as workers do
            writer.close()
        else:
            self.free.append((reader, writer))
        return int(head.split(" ", 2)[1]), body

    async def connection(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """One that is open still: the server closes those that nobody uses for a while."""
        while self.free:
            reader, writer = self.free.pop()
            if not reader.at_eof() and not writer.is_closing():
                return reader, writer
            writer.close()
        return await asyncio.open_connection(self.host, self.port)

    def close(self) -> None:
        for _, writer in self.free:
            writer.close()
        self.free.clear()


# People: a socket for each, and what they are asked


HELLO: Final = masked_frame(b'{"type":"hello"}')
# As browsers do: with the view in sentences.
HELLO_DESCRIBE: Final = masked_frame(b'{"type":"hello","describe":true}')
OVER: Final = "over"
NEWS: Final = "news"
PROBE: Final = "probe"
REFUSED: Final = "refused"
ANSWERS: Final = ("done", REFUSED)

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

    def __post_init__(self) -> None:
        self.gestures = game(self.game).gestures or {}

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
        evidence = self.table.gestures.get(text.partition(" ")[0])
        if evidence is not None:
            asked["evidence"] = evidence
        self.asked = self.send(asked)

    def send(self, command: dict[str, object]) -> str:
        """Send a command under the next name."""
        self.number += 1
        name = str(self.number)
        self.transport.write(masked_frame(encode({**command, "id": name})))
        return name
