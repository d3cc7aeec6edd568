"""What ends a connection: frames that are none, too much of them, or none any more."""

import json
import random
import socket
import struct
from typing import Final

from websockets.sync.connection import Connection

from tests.server.live_server import PATIENCE


def not_text(line: Connection, chance: random.Random) -> None:
    line.send(b"\xff\xfe" + chance.randbytes(20), text=True)
    drain(line)


def too_long(line: Connection, chance: random.Random) -> None:
    line.send("x" * 70_000)
    drain(line)


def raw_noise(line: Connection, chance: random.Random) -> None:
    line.socket.sendall(chance.randbytes(chance.randrange(1, 300)))


def unmasked(line: Connection, chance: random.Random) -> None:
    line.socket.sendall(b"\x81\x02{}")
    drain(line)


def huge_promise(line: Connection, chance: random.Random) -> None:
    line.socket.sendall(b"\x81\xff" + struct.pack("!Q", 2**62) + b"\x00" * 4)
    drain(line)


def half_a_frame(line: Connection, chance: random.Random) -> None:
    line.socket.sendall(b"\x01\x85\x00\x00\x00\x00he")


def strange_frames(line: Connection, chance: random.Random) -> None:
    """Reserved bits and codes, a long ping, a close with a code that there is not."""
    choice = (b"\xf1\x80", b"\x83\x80", b"\x8f\x80", b"\x89\xfe\x01\x00", b"\x88\x82", b"\x80\x80")
    line.socket.sendall(chance.choice(choice) + b"\x00" * 4 + chance.randbytes(256))
    drain(line)


def reset(line: Connection, chance: random.Random) -> None:
    """Gone in the middle of many messages, without a word."""
    for number in range(10):
        line.send(json.dumps({"type": "ping", "id": f"p{number}"}))
    line.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


def fragments(line: Connection, chance: random.Random) -> None:
    line.send('{"type":"ping",' + message for message in "abc")
    drain(line)


def endless(line: Connection, chance: random.Random) -> None:
    """Fragments without end: together they may not be longer than a frame."""
    line.send("x" * 1000 for _ in range(100))
    drain(line)


def drain(line: Connection) -> None:
    """Read for as long as anything comes: the server has to end it or to refuse."""
    while json.loads(line.recv(timeout=PATIENCE))["type"] != "refused":
        pass


BREAKS: Final = (
    *(not_text, too_long, raw_noise, unmasked, huge_promise, half_a_frame, strange_frames),
    *(reset, fragments, endless),
)
