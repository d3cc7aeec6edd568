"""Servers to be killed, as processes of their own: `python -m tests.server.server_keeper`.

Everything is imported once, and each server is forked from here: it is there within a moment and
costs little, so that many can be killed in a test. A line on its input asks for one, as JSON (its
`name`, the kind of `store`, `data`, `port` and where it takes `notes`); its process id is printed.
A name that is asked for again is waited for: it is about to die. One without `store` is only that.
"""

import gc
import json
import os
import signal
import sys
from collections.abc import Callable
from typing import Any, Final

from pioche.server.rooms import commands
from pioche.server.serve import run
from pioche.server.serve_process import listen
from pioche.server.store.addresses import open_store
from pioche.server.store.interface import Store
from tests.server.early_ack_store import EarlyAckStore
from tests.server.failing_stores import BrittleStore, PretendingStore
from tests.server.fenced_stores import DeafStore, NotedStore, UnfencedStore
from tests.server.live_server import FAST


def open_careless(data: str, _notes: str) -> Store:
    """A sound store, on a server that does not look whether a command has been carried out."""
    commands.is_repeated = lambda call: False
    return open_store(data)


STORES: Final[dict[str, Callable[[str, str], Store]]] = {
    "sound": lambda data, _: open_store(data),
    "early-ack": lambda data, _: EarlyAckStore(open_store(data)),
    "careless": open_careless,
    "noted": NotedStore,
    "deaf": DeafStore,
    "unfenced": UnfencedStore,
    "pretending": lambda data, _: PretendingStore(data),
    "brittle": lambda data, _: BrittleStore(data),
}


def serve(asked: dict[str, Any]) -> None:
    """A real server on a real store, until it is killed."""
    store = STORES[asked["store"]](asked["data"], asked["notes"])
    run(store, FAST, listen("127.0.0.1", asked["port"]))


def start(asked: dict[str, Any]) -> int:
    """Another server; its process id."""
    child = os.fork()
    if child == 0:
        os.close(sys.stdin.fileno())
        try:
            serve(asked)
        finally:
            os._exit(0)
    return child


def main() -> None:
    children: dict[str, int] = {}
    gc.freeze()  # reference counts must not copy the shared memory
    for line in sys.stdin:
        asked = json.loads(line)
        name = asked["name"]
        if name in children:
            os.waitpid(children.pop(name), 0)
        if "store" in asked:
            children[name] = start(asked)
        sys.stdout.write(f"{children.get(name, 0)}\n")
        sys.stdout.flush()
    for child in children.values():
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)


if __name__ == "__main__":
    main()
