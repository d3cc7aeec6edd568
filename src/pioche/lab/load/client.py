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
# A client must mask its frames. This mask leaves the payload as it is.
MASK: Final = bytes(4)


def masked_frame(payload: bytes, opcode: int = TEXT) -> bytes:
    """A message as one masked frame."""
    size, first = len(payload), WHOLE | opcode
    if size < SHORT:
        return bytes((first, MASKED | size)) + MASK + payload
    return bytes((first, MASKED | SHORT)) + size.to_bytes(2, "big") + MASK + payload


class FrameReader:
    """Splits the bytes of a server into frames, which are neither masked nor fragmented."""

    def __init__(self) -> None:
        self.rest = b""

    def read(self, data: bytes) -> Iterator[tuple[int, bytes]]:
        """The opcode and the payload of each complete frame."""
        buffer, at = self.rest + data if self.rest else data, 0
        while (start := payload_start(buffer, at)) is not None:
            first, end = start
            yield buffer[at] & 0xF, buffer[first:end]
            at = end
        self.rest = buffer[at:]


def payload_start(buffer: bytes, at: int) -> tuple[int, int] | None:
    """Start and end of the payload; None while the frame is incomplete."""
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
    """HTTP requests over as many connections as there are requests under way."""

    def __init__(self, url: str, source: str | None = None) -> None:
        """`source` is the address of this side."""
        self.source = None if source is None else (source, 0)
        parts = urlsplit(url)
        self.host, self.port = parts.hostname or "127.0.0.1", parts.port or 80
        self.free: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []

    async def post(self, path: str, body: object, key: str | None = None) -> Any:  # noqa: ANN401
        """The answer as data; an error is raised as a refusal."""
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
        """An open connection: the server closes idle ones after a while."""
        while self.free:
            reader, writer = self.free.pop()
            if not reader.at_eof() and not writer.is_closing():
                return reader, writer
            writer.close()
        return await asyncio.open_connection(self.host, self.port, local_addr=self.source)

    def close(self) -> None:
        for _, writer in self.free:
            writer.close()
        self.free.clear()


# People, each with a socket


HELLO: Final = masked_frame(b'{"type":"hello"}')
# Like browsers: with the view in sentences.
HELLO_DESCRIBE: Final = masked_frame(b'{"type":"hello","describe":true}')
OVER: Final = "over"
NEWS: Final = "news"
PROBE: Final = "probe"
REFUSED: Final = "refused"
ANSWERS: Final = ("done", REFUSED)

encode = msgspec.json.Encoder().encode


class SeenTable(msgspec.Struct):
    """The fields of a table that a person reads."""

    phase: str
    waiting: list[int]


class Received(msgspec.Struct):
    """The fields of a message that a person reads."""

    type: str
    id: str | None = None
    question: int = 0
    legal: list[str] = []
    table: SeenTable | None = None
    probe: int = 0


decode = msgspec.json.Decoder(Received).decode


@dataclass(eq=False)
class PlayedTable:
    """A table; one move is under way at a time, so the next news shows its result."""

    id: str
    game: str
    people: "list[Person]" = field(default_factory=list)
    due: float | None = None  # when the move under way was due
    moves: int = 0
    goal: int | None = None  # after this many moves its people wait
    rests: bool = False  # after a refused move
    over: bool = False
    place: int = -1  # in the list of ready tables

    def __post_init__(self) -> None:
        self.gestures = game(self.game).gestures or {}

    @property
    def is_ready(self) -> bool:
        """Whether a move can be made and none is under way."""
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
    """The callbacks of people."""

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
        self.asked: str | None = None  # the id of the move under way
        self.due: float | None = None  # when another person's move was due whose news has not come
        self.head: bytes | None = b""  # the incomplete answer to the request below
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.request = (
            f"GET /api/tables/{table.id}/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {key}\r\n"
            "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
        ).encode()

    # Connection

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
        """Send the hello after the upgrade; the rest of the data are frames."""
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

    # Messages

    def receive(self, message: Received) -> None:
        if message.type == NEWS and message.table is not None:
            self.read_news(message, message.table)
        elif message.type in ANSWERS:
            self.watch.answered(self, message)
        elif message.type == PROBE:
            self.send({"type": "echo", "probe": message.probe})

    def read_news(self, message: Received, table: SeenTable) -> None:
        """Note the legal moves, if the seat has to move."""
        self.question = message.question
        self.legal = message.legal if self.seat in table.waiting else []
        self.table.over = self.table.over or table.phase == OVER
        if not self.opened.done():
            self.opened.set_result(None)
        self.watch.news(self)

    def move(self, text: str) -> None:
        """Send a move, with evidence where it needs a gesture."""
        command: dict[str, object] = {"type": "move", "question": self.question, "move": text}
        evidence = self.table.gestures.get(text.partition(" ")[0])
        if evidence is not None:
            command["evidence"] = evidence
        self.asked = self.send(command)

    def send(self, command: dict[str, object]) -> str:
        """Send a command with the next id."""
        self.number += 1
        name = str(self.number)
        self.transport.write(masked_frame(encode({**command, "id": name})))
        return name
