"""Real server processes that a test kills and starts again, forked by one keeper."""

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.server.live_server import wait_until
from tests.server.postgresql_server import free_port

ROOT: Final = Path(__file__).parents[2]


class ServerKeeper:
    """Starts servers, and ends those that are left when it is closed."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.server_keeper"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            text=True, cwd=ROOT,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])},
        )  # fmt: skip

    def ask(self, asked: Mapping[str, object]) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(asked) + "\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def close(self) -> None:
        self.process.communicate()


class ServerProcess:
    """One server on a port of its own; it is started again as often as it is killed."""

    def __init__(self, keeper: ServerKeeper, data: str, store: str, notes: str = "") -> None:
        self.keeper = keeper
        self.port = free_port()
        self.name = {"name": f"port {self.port}"}
        self.asked = {"store": store, "data": data, "port": self.port, "notes": notes, **self.name}

    def start(self) -> None:
        self.process = self.keeper.ask(self.asked)

    def wait(self) -> None:
        """Until it takes connections."""

        def answers() -> bool:
            with socket.socket() as line:
                return line.connect_ex(("127.0.0.1", self.port)) == 0

        wait_until(answers)

    def kill(self) -> None:
        os.kill(self.process, signal.SIGKILL)

    def end(self) -> None:
        """Kill it for good: nothing of it is left, its locks included."""
        self.kill()
        self.keeper.ask(self.name)


@contextmanager
def running(*servers: ServerProcess) -> Iterator[None]:
    """All of them, and none afterwards."""
    for server in servers:
        server.start()
    try:
        yield
    finally:
        for server in servers:
            server.end()
