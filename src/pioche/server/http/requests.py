"""Requests over HTTP and their answers, independent of the framework."""

import asyncio
import gzip
import hashlib
import re
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

import msgspec
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from pioche.core.refusals import Refusal
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
from pioche.server.server import Server
from pioche.server.settings import Settings
from pioche.server.store.interface import StoreError


async def read_body(request: Request, settings: Settings) -> bytes:
    """The body of a request, refused as soon as it is too long."""
    declared = request.headers.get("content-length", "0")
    if declared.isdecimal() and int(declared[:20]) > settings.body_limit:
        raise TooLarge("server-too-large", limit=settings.body_limit)
    try:
        async with asyncio.timeout(settings.body):
            return await gather(request, settings.body_limit)
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
# More than the number of the client's files.
KEPT_COMPRESSED: Final = 512
COMPRESSED_ALREADY: Final = ("image/png", "image/jpeg", "image/webp", "font/woff2", "audio/mpeg")
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
        content, encoding = self.encoded(asked.get("accept-encoding", ""))
        vary = (*filter(None, [headers.get("vary")]), "accept-encoding")
        headers |= {"etag": tag_of(content), "vary": ", ".join(vary)}
        if asked.get("if-none-match") == headers["etag"]:
            return Response(status_code=304, headers=headers)
        return Response(content, self.status, headers | encoding, self.media)

    def encoded(self, accepted: str) -> tuple[bytes, dict[str, str]]:
        """The content as it is sent, and its encoding header.

        Only public content is compressed: the compressed length of a secret next to foreign text
        would reveal it.
        """
        if self.media in COMPRESSED_ALREADY or not accepts_gzip(accepted):
            return self.content, {}
        return compressed(self.content), {"content-encoding": "gzip"}


def accepts_gzip(accepted: str) -> bool:
    for offer in accepted.lower().split(","):
        name, _, quality = offer.replace(" ", "").partition(";")
        if name == "gzip":
            return not re.fullmatch(r"q=0(\.0*)?", quality)
    return False


@lru_cache(maxsize=KEPT_COMPRESSED)
def compressed(content: bytes) -> bytes:
    return gzip.compress(content, mtime=0)


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
    return Problem(refusal.key, dict(refusal.arguments), refusal.ruling)


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
