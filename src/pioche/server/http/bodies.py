"""Reading what a client sends: never more than the limit, never what is no message."""

import asyncio
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request

from pioche.server.errors import BadMessage, TooLarge, TooSlow
from pioche.server.settings import Settings


async def read_body(request: Request, settings: Settings) -> bytes:
    """The body of a request; refused as soon as it is too long."""
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


def decoded(content: bytes | str, decoder: "msgspec.json.Decoder[Any]") -> Any:  # noqa: ANN401
    """The message, if it is one."""
    try:
        return decoder.decode(content)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise BadMessage("server-bad-message") from None
