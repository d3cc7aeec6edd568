"""Requests as no browser sends them: raw bytes for a bare connection."""

import random
import socket
import struct
from contextlib import suppress
from typing import Final

TRAVERSALS: Final = (
    *("../", "..%2f", "%2e%2e/", "%2e%2e%2f", "..%5c", "..\\", "%252e%252e/", "....//", "/", "//"),
    *("%c0%ae%c0%ae/", "..%00/", "./", ".%2e/", "%2f%2f", "~/", "..;/", "%ef%bc%8e%ef%bc%8e/"),
)
WANTED: Final = (
    *("etc/passwd", "cli.py", "server/keys.py", "words/fr/cli.ftl", "index.html", "", "x.js"),
    *("server/schema/0001.sql", "proc/self/environ", "con.js", "a" * 3000 + ".js", "%00.js"),
)
ROOTS: Final = ("/web/", "/words/", "/api/", "/t/", "/rules/", "/replay/", "/review/", "/", "")
METHODS: Final = (
    *("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "CONNECT", "PROPFIND"),
    *("get", "GE T", "G\x00T", "", "M" * 2000, "PRI", "BREW", "POST\t"),
)
VERSIONS: Final = ("HTTP/1.1",) * 12 + ("HTTP/1.0", "HTTP/2.0", "HTTP/9.9", "HTTP/0.9", "", "ICY")
HEADERS: Final = (
    *("Authorization: Bearer", "Authorization: Bearer " + "x" * 5000, "Authorization: \x01\xff"),
    *("Authorization: Basic YTpi", "Authorization: Bearer \xe9\xe9", "Origin: null", "Origin: "),
    *("Origin: http://evil.example", "Origin: http://[", "Content-Length: -1", "Content-Length: x"),
    *("Content-Length: 99999999999999999999", "Content-Length: 5", "Transfer-Encoding: chunked"),
    *("Transfer-Encoding: gzip, chunked", "Transfer-Encoding: x", "Expect: 100-continue"),
    *("Upgrade: websocket", "Upgrade: h2c", "Connection: upgrade", "Connection: close, x"),
    *("Sec-WebSocket-Key: x", "Sec-WebSocket-Version: 99", "Range: bytes=0-1,2-3,-9", "Host: evil"),
    *("If-None-Match: \xff", "Cookie: " + "a=b;" * 2000, "X: " + "y" * 20_000, "No colon", ": x"),
    *(" folded: x", "X\x00Y: z", "Content-Type: text/html", "Content-Encoding: br", "Accept: \x7f"),
    *("X-Forwarded-For: 1.2.3.4", "X-Forwarded-Host: evil", "X-HTTP-Method-Override: DELETE"),
)
QUERIES: Final = (
    *("", "?since=0", "?since=-1", "?since=1e9", "?since=" + "9" * 500, "?since=%00", "?since=٣"),
    *("?since=1&since=x", "?key=secret", "?" + "a" * 4000, "?since[]=1", "?%ff=%fe", "#since=1"),
)
ENDS: Final = (
    *("", "/news", "/events", "/chat", "/record", "/replay/0", "/replay/-1", "/replay/999999999"),
    *("/summary", "/review", "/replay/0?seat=9", "/replay/0?seat=x"),
    *("/replay/x", "/invite.svg", "/seats", "/commands", "/socket", "/nowhere", "/news/", "//news"),
)


def hostile_request(chance: random.Random, host: str, table: str) -> bytes:
    """A whole request, more or less."""
    if chance.random() < 0.05:
        return chance.choice(GARBAGE)
    lines = [f"{chance.choice(METHODS)} {path(chance, table)} {chance.choice(VERSIONS)}"]
    lines += [f"Host: {host}"] * chance.choice((1, 1, 1, 1, 1, 1, 1, 0, 2))
    lines += [chance.choice(HEADERS) for _ in range(chance.randrange(3))]
    body = chance.choice(("", "", "{}", "[]", "\x00" * 50, "0\r\n\r\n", "ffffffffffffffff\r\nx"))
    return ("\r\n".join(lines) + "\r\n\r\n" + body).encode("utf-8", "replace")


GARBAGE: Final = (
    *(b"", b"\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x00" * 200),
    *(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"GET /\r\n\r\n", b"\xff" * 3000, b"SSH-2.0-x\r\n"),
    *(b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 5000 + b"\r\n", b"GET " + b"/" * 70_000),
)


# Requests that break off: the rest never comes.
HALVES: Final = (
    b"G",
    b"GET / HTTP/1.1\r\nHost",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 9\r\n\r\n",
    b"GET /api/tables/x/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: upgrade",
)


def break_off(port: int, request: bytes) -> None:
    """Send half of something, and be gone without a farewell."""
    with socket.create_connection(("127.0.0.1", port), timeout=180) as line:
        line.sendall(request)
        line.settimeout(0.02)
        with suppress(TimeoutError):
            line.recv(65_536)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


def path(chance: random.Random, table: str) -> str:
    if chance.random() < 0.5:
        name = chance.choice((table, table, table[:-1], table + "A", "%00", "..", "A" * 22))
        return f"/api/tables/{name}{chance.choice(ENDS)}{chance.choice(QUERIES)}"
    climbs = chance.choice(TRAVERSALS) * chance.randint(1, 6)
    return f"{chance.choice(ROOTS)}{climbs}{chance.choice(WANTED)}{chance.choice(QUERIES)}"


def answer_to(port: int, request: bytes, patience: float = 0.05) -> bytes:
    """Whatever comes back, until the other side has nothing more to say."""
    received = b""
    with socket.create_connection(("127.0.0.1", port), timeout=180) as line, suppress(OSError):
        line.sendall(request)
        line.settimeout(patience)
        while chunk := line.recv(65_536):
            received += chunk
            if is_whole(received):
                break
    return received


def is_whole(received: bytes) -> bool:
    """Whether that is an answer with all of its body."""
    head, found, body = received.partition(b"\r\n\r\n")
    lengths = [line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
    return bool(found and lengths) and len(body) >= int(lengths[0].split(b":")[1])
