"""How long a newcomer waits: seconds from ./play to the first answer over HTTP.

Clones what is committed into a new folder, starts it there for the first time, once more, and
again when the rules have been compiled. A measurement, not a test.
"""

import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Final

PROJECT: Final = Path(__file__).resolve().parents[1]
PATIENCE: Final = 900.0  # seconds for the compiler
PAUSE: Final = 0.02


def main() -> None:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        clone = Path(folder) / "pioche"
        subprocess.run(["git", "clone", "--quiet", PROJECT, clone], check=True)  # noqa: S607
        report(clone, "first start")
        report(clone, "second start")
        if wait_for_compiler(clone):
            report(clone, "compiled start")


def report(clone: Path, name: str) -> None:
    print(f"{name:>16}: {seconds_to_answer(clone):5.1f} s", flush=True)


def seconds_to_answer(clone: Path) -> float:
    """Run ./play until its server answers, then stop it."""
    port = free_port()
    environment = {**os.environ, "BROWSER": "true", "PIOCHE_HOME": str(clone.parent / "home")}
    began = time.monotonic()
    server = subprocess.Popen(
        [clone / "play", "--port", str(port)], env=environment, stdout=subprocess.DEVNULL
    )
    while not answers(port):
        if server.poll() is not None:
            sys.exit(f"./play ended with {server.returncode}")
        time.sleep(PAUSE)
    spent = time.monotonic() - began
    server.terminate()
    server.wait()
    return spent


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def answers(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5) as answer:
            return bool(answer.status == 200)  # noqa: PLR2004
    except (urllib.error.URLError, OSError):
        return False


def wait_for_compiler(clone: Path) -> bool:
    """Whether the rules were compiled within some minutes."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if (clone / "build" / "compile-failed").exists() or not (clone / "build").exists():
            return False
        sets = clone.glob("src/pioche/compiled/*/modules.txt")
        if any(not file.parent.name.startswith("unfinished-") for file in sets):
            return True
        time.sleep(1)
    return False


if __name__ == "__main__":
    main()
