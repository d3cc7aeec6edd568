"""The measured server, started here or already running: its memory and processor time."""

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pioche.core.refusals import Refusal

PROC: Final = Path("/proc")
# Fields of /proc/PID/stat after the name in brackets.
PARENT, USER, SYSTEM = 1, 11, 12
STOP_SECONDS: Final = 30


@dataclass(frozen=True)
class MeasuredServer:
    """Its address, and its process if it is local; child processes count too."""

    url: str
    process: int | None = None

    def cpu_seconds(self) -> float | None:
        """Processor time so far; None where the system does not report it."""
        found = [cpu_of(one) for one in self.processes()]
        return sum(found) if found else None

    def memory(self) -> int | None:
        """Proportional set size in bytes."""
        found = [memory_of(one) for one in self.processes()]
        return sum(found) if found else None

    def processes(self) -> list[int]:
        """The process and its descendants."""
        if self.process is None or not (PROC / str(self.process) / "stat").exists():
            return []
        found = [self.process]
        parents = {one: parent_of(one) for one in running()}
        for known in found:
            found += [one for one, parent in parents.items() if parent == known]
        return found


def running() -> list[int]:
    return [int(entry.name) for entry in PROC.iterdir() if entry.name.isdecimal()]


def stat_of(process: int) -> list[str]:
    """The fields after the name; none where the process has ended."""
    try:
        return (PROC / str(process) / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def parent_of(process: int) -> int:
    fields = stat_of(process)
    return int(fields[PARENT]) if fields else 0


def cpu_of(process: int) -> float:
    fields = stat_of(process)
    ticks = int(fields[USER]) + int(fields[SYSTEM]) if fields else 0
    return ticks / os.sysconf("SC_CLK_TCK")


def memory_of(process: int) -> int:
    try:
        text = (PROC / str(process) / "smaps_rollup").read_text()
    except OSError:
        return 0
    found = re.search(r"^Pss:\s+(\d+) kB", text, re.MULTILINE)
    return 0 if found is None else int(found[1]) * 1024


@contextmanager
def started_server(
    store: str | None, arguments: Sequence[str], settings: Mapping[str, str]
) -> Iterator[MeasuredServer]:
    """`pioche serve` on a free port, with the given store or a temporary file, and with settings by
    their variables."""
    with tempfile.TemporaryDirectory(prefix="pioche-bench-") as folder:
        address = store or str(Path(folder) / "tables.sqlite")
        command = [sys.executable, "-P", "-m", "pioche", "serve", "--port", "0", *arguments]
        environment = {**os.environ, **settings, "PIOCHE_STORE": address}
        with subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, text=True
        ) as process:
            try:
                yield MeasuredServer(address_of(process), process.pid)
            finally:
                process.terminate()
                process.wait(STOP_SECONDS)


def address_of(process: "subprocess.Popen[str]") -> str:
    """The address that the server prints. It prints its own errors."""
    assert process.stdout is not None
    found = re.search(r"http://\S+[0-9]", process.stdout.readline())
    if found is None:
        raise Refusal("bench-server-start")
    return found[0].replace("localhost", "127.0.0.1")
