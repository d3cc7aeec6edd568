"""Requests over a few connections that stay open: how tables are made before they are played at."""

import asyncio
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from pioche.core.refusals import Refusal

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
