"""Requests over HTTP and their answers, independent of the framework."""

import asyncio
import gzip
import hashlib
import re
from collections import OrderedDict
from collections.abc import Callable, Hashable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final

import msgspec
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from pioche.core.refusals import Argument, BadRecord, Refusal
from pioche.server.auth import has_shape
from pioche.server.errors import (
    BadKey,
    BadMessage,
    Fault,
    StorageFailed,
    TooLarge,
    TooSlow,
    status_of,
)
from pioche.server.http.addresses import client_address
from pioche.server.logs import report
from pioche.server.messages.table import Problem
from pioche.server.metrics import count_refusal
from pioche.server.rooms.live_room import LiveRoom
from pioche.server.server import Server
from pioche.server.store.interface import StoreError


async def read_body(request: Request, limit: int, seconds: float) -> bytes:
    """The body of a request, refused as soon as it is too long."""
    declared = request.headers.get("content-length", "0")
    if declared.isdecimal() and int(declared[:20]) > limit:
        raise TooLarge("server-too-large", limit=limit)
    try:
        async with asyncio.timeout(seconds):
            return await gather(request, limit)
    except (TimeoutError, ClientDisconnect):
        raise TooSlow("server-too-slow") from None


async def gather(request: Request, limit: int) -> bytes:
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > limit:
            raise TooLarge("server-too-large", limit=limit)
    return bytes(body)


def decode_message(content: bytes | str, decoder: "msgspec.json.Decoder[Any]") -> Any:  # noqa: ANN401
    try:
        return decoder.decode(content)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise BadMessage("server-bad-message") from None


JSON: Final = "application/json"
NO_STORE: Final = "no-store"
# Cached by the browser and revalidated each time.
REVALIDATED: Final = "no-cache"
LARGEST: Final = 2**53 - 1
DIGITS: Final = 16
# An answer without its content.
OBJECT_SIZE: Final = 2000
COMPRESSED_ALREADY: Final = (
    "image/png",
    "image/jpeg",
    "image/webp",
    "font/woff2",
    "audio/mpeg",
    "application/octet-stream",
)
NOTHING_ASKED: Final = Headers({})

encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class ApiRequest:
    """A request over HTTP; `body` has the type that the route names."""

    server: Server
    http: Request
    key: str | None
    body: Any
    arrived: float

    @property
    def table_id(self) -> str:
        return str(self.http.path_params["table"])

    def room(self) -> AbstractAsyncContextManager[LiveRoom]:
        """The locked room of the request's table."""
        return self.server.rooms.locked(self.table_id, self.address)

    @property
    def address(self) -> str:
        return client_address(self.http)

    def count(self, name: str) -> int:
        """A whole number of the query, 0 by default."""
        return parse_count(self.http.query_params.get(name, "0"))


@dataclass(frozen=True)
class Reply:
    """An answer over HTTP."""

    content: bytes
    status: int = 200
    media: str = JSON
    cache: str = NO_STORE
    headers: dict[str, str] = field(default_factory=dict)

    def response(self, asked: Headers = NOTHING_ASKED) -> Response:
        """The answer; cacheable content has an ETag, and is not sent to a client that has it."""
        headers = {"cache-control": self.cache, **self.headers}
        if self.cache != REVALIDATED:
            return Response(self.content, self.status, headers, self.media)
        zipped = self.compressible and accepts_gzip(asked.get("accept-encoding", ""))
        vary = (*filter(None, [headers.get("vary")]), "accept-encoding")
        tag = self.zipped_tag if zipped else self.tag
        headers |= {"etag": tag, "vary": ", ".join(vary)}
        if asked.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        if zipped:
            headers["content-encoding"] = "gzip"
        return Response(self.zipped if zipped else self.content, self.status, headers, self.media)

    # Made once for an answer that is kept.

    @property
    def compressible(self) -> bool:
        """Only public content: the compressed length of a secret next to foreign text tells it."""
        return self.cache == REVALIDATED and self.media not in COMPRESSED_ALREADY

    @cached_property
    def zipped(self) -> bytes:
        return gzip.compress(self.content, mtime=0)

    @cached_property
    def tag(self) -> str:
        return tag_of(self.content)

    @cached_property
    def zipped_tag(self) -> str:
        return tag_of(self.zipped)

    @property
    def size(self) -> int:
        """The bytes that it may take if it is kept."""
        return len(self.content) * (2 if self.compressible else 1) + OBJECT_SIZE


class KeptReplies:
    """Answers that are the same for everybody, made once; those used last, bounded in bytes."""

    def __init__(self, most_bytes: int) -> None:
        self.most_bytes = most_bytes
        self.bytes = 0
        self.replies: OrderedDict[Hashable, Reply] = OrderedDict()

    def find(self, key: Hashable) -> Reply | None:
        reply = self.replies.get(key)
        if reply is not None:
            self.replies.move_to_end(key)
        return reply

    def keep(self, key: Hashable, reply: Reply) -> Reply:
        if key not in self.replies:
            self.replies[key] = reply
            self.bytes += reply.size
        while self.bytes > self.most_bytes:
            self.bytes -= self.replies.popitem(last=False)[1].size
        return reply

    def get(self, key: Hashable, make: Callable[[], Reply]) -> Reply:
        return self.find(key) or self.keep(key, make())


# More than all files of the client.
KEPT: Final = KeptReplies(16 * 1024 * 1024)


def accepts_gzip(accepted: str) -> bool:
    for offer in accepted.lower().split(","):
        name, _, quality = offer.replace(" ", "").partition(";")
        if name == "gzip":
            return not re.fullmatch(r"q=0(\.0*)?", quality)
    return False


def tag_of(content: bytes) -> str:
    return f'"{hashlib.sha256(content).hexdigest()[:32]}"'


def json_reply(message: object, status: int = 200, cache: str = NO_STORE) -> Reply:
    return Reply(encode(message), status, cache=cache)


def refusal_of(error: Exception, where: str) -> Refusal:
    """The refusal that a client gets for any error; unexpected ones are logged."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, StoreError):
        report("storing", error)
        return StorageFailed("server-store")
    report(where, error)
    return Fault("server-fault")


def refusal_reply(refusal: Refusal) -> Reply:
    return json_reply(problem_of(refusal), status_of(refusal))


def problem_of(refusal: Refusal) -> Problem:
    count_refusal(refusal)
    line = refusal.line if isinstance(refusal, BadRecord) else 0
    arguments = {name: whole_text(value) for name, value in refusal.arguments.items()}
    return Problem(refusal.key, arguments, refusal.ruling, line)


def whole_text(value: Argument) -> Argument:
    """An argument that can be sent: a record may contain half a character."""
    return value.encode(errors="replace").decode() if isinstance(value, str) else value


def parse_count(text: str) -> int:
    """A whole number as text; anything else is refused."""
    if not (text.isascii() and text.isdecimal() and len(text) <= DIGITS and int(text) <= LARGEST):
        raise BadMessage("server-bad-message")
    return int(text)


def bearer(header: str | None) -> str | None:
    """The key of an Authorization header, if it has the form of one."""
    if header is None:
        return None
    scheme, _, key = header.partition(" ")
    if scheme.lower() != "bearer" or not has_shape(key.strip()):
        raise BadKey("server-key")
    return key.strip()
