"""Frames of a WebSocket client, as few and as cheap as this generator needs.

It shares its machine with the server that it measures: a library would take more of it than the
games do.
"""

from collections.abc import Iterator
from typing import Final

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
