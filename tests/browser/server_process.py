"""A server process on this machine, which can be killed and started again on what it has stored."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]


class ServerProcess:
    """The server of a test; the first start chooses a free port and every later one keeps it."""

    def __init__(self, data: Path, program: str = "tests.browser.server_main") -> None:
        self.data = data
        self.program = program
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "ServerProcess":
        """Wait for the address: the server prints it once it listens."""
        self.process = subprocess.Popen(
            [sys.executable, "-m", self.program, str(self.port), str(self.data)],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r":(\d+)/", line)
        assert found, f"the server does not start: {line}"
        self.port = int(found[1])
        return self

    def kill(self) -> None:
        """At once, as in a power failure."""
        assert self.process is not None
        self.process.kill()
        self.process.communicate()
        self.process = None
