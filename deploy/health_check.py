"""Docker's health check: asks the server whether it lives; a server that fails it thrice is killed.

Docker marks an unhealthy container and leaves it running, and a process that is stopped cannot end
itself. The process that has the listening socket is killed. The first process of a container cannot
be killed from within, so the container needs an init (`docker run --init`). A server that has not
answered yet is starting, for as long as that takes.
"""

import os
import signal
import sys
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path

TIMEOUT = 4.0
MOST_FAILURES = 3
LISTENING = "0A"
# The socket that answered last, and the failures since.
KEPT = Path("/tmp/pioche-health")  # noqa: S108  (the container's own)


def answers(port: int) -> bool:
    connection = HTTPConnection("127.0.0.1", port, timeout=TIMEOUT)
    try:
        connection.request("GET", "/healthz")
        connection.getresponse()
    except (OSError, HTTPException):
        return False
    else:
        return True  # a server that refuses, because it is full or stops, lives
    finally:
        connection.close()


def listening_socket(port: int) -> str:
    """The inode of the socket that listens on a port; empty if there is none."""
    for path in (Path("/proc/net/tcp"), Path("/proc/net/tcp6")):
        lines = path.read_text().splitlines()[1:] if path.exists() else []
        for fields in map(str.split, lines):
            if fields[3] == LISTENING and int(fields[1].rpartition(":")[2], 16) == port:
                return fields[9]
    return ""


def holders(inode: str) -> list[int]:
    """The processes that have the socket open."""
    found = set()
    for descriptor in Path("/proc").glob("[0-9]*/fd/*"):
        with suppress(OSError):
            if str(descriptor.readlink()) == f"socket:[{inode}]":
                found.add(int(descriptor.parts[2]))
    return sorted(found)


def failures_of(inode: str, kept: Path) -> int | None:
    """The failures of a socket since it answered; None: it has not yet."""
    words = kept.read_text().split() if kept.exists() else []
    return int(words[1]) if words[:1] == [inode] else None


def fail(inode: str, kept: Path) -> None:
    """Count a failure; kill the server at the third."""
    before = failures_of(inode, kept)
    if before is None:
        return
    kept.write_text(f"{inode} {before + 1}")
    if before + 1 >= MOST_FAILURES:
        for process in holders(inode):
            print(f"killing {process}, which does not answer")
            os.kill(process, signal.SIGKILL)


def main(port: int, kept: Path = KEPT) -> int:
    inode, alive = listening_socket(port), answers(port)
    if not alive:
        fail(inode, kept)
    elif failures_of(inode, kept) != 0:
        kept.write_text(f"{inode} 0")
    return 0 if alive else 1


if __name__ == "__main__":
    sys.exit(main(int(os.environ.get("PIOCHE_PORT") or 8421), *map(Path, sys.argv[1:])))
