"""Servers to be killed: `python -m tests.server.killable_server FILE PORT STORE`.

Everything is imported once; for each line on its input another server is started, as a process of
its own, as soon as the one before is dead, and its process id is printed. So a server is there
again within a moment, and many can be killed in a test. STORE is `sound` or `early-ack`.
"""

import os
import signal
import sys

from pioche.server.serve import listen, run
from pioche.server.store.addresses import open_store
from pioche.server.store.interface import Store
from tests.server.early_ack_store import EarlyAckStore
from tests.server.live_server import FAST


def serve(data: str, port: str, store: str) -> None:
    """A real server on a real file, until it is killed."""
    opened: Store = open_store(data)
    kept = EarlyAckStore(opened) if store == "early-ack" else opened
    run(kept, FAST, listen("127.0.0.1", int(port)))


def start(arguments: list[str]) -> int:
    """Another server; its process id."""
    child = os.fork()
    if child == 0:
        os.close(sys.stdin.fileno())
        serve(*arguments)
        os._exit(0)
    return child


def main(arguments: list[str]) -> None:
    child = 0
    for _ in sys.stdin:
        if child:
            os.waitpid(child, 0)
        child = start(arguments)
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()
    if child:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)


if __name__ == "__main__":
    main(sys.argv[1:])
