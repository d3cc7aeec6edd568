"""The server with the lowest and the highest versions of libraries that `pyproject.toml` allows.

With PIOCHE_HEAVY only: the libraries are fetched.
"""

import json
import os
import re
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import httpx2 as httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.deploy.test_proxies import answer_all
from tests.server.live_server import NO_CERTIFICATES
from tests.server.postgresql_server import PostgresqlServer

ROOT: Final = Path(__file__).parents[2]
HEAVY: Final = "PIOCHE_HEAVY" in os.environ
PATIENCE: Final = 180
RESOLUTIONS: Final = ("lowest-direct", "highest")


def requirements() -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    return [*project["dependencies"], *extras["server"], *extras["postgresql"]]


def environment(folder: Path, resolution: str) -> Path:
    """A Python of its own with these versions."""
    python = folder / "bin" / "python"
    uv = [sys.executable, "-m", "uv"]
    subprocess.run([*uv, "venv", "--quiet", "--python", sys.executable, str(folder)], check=True)
    how = ["--quiet", "--python", str(python), "--resolution", resolution]
    subprocess.run([*uv, "pip", "install", *how, *requirements()], check=True)
    return python


@contextmanager
def serving(python: Path, folder: Path, store: str) -> Iterator[str]:
    """`pioche serve` by that Python on a store; its address."""
    command = [str(python), "-m", "pioche.cli", "serve", "--port", "0", "--bot-delay", "0"]
    surroundings = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    surroundings |= {"PIOCHE_STORE": store, "PIOCHE_HOME": str(folder)}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=surroundings, text=True
    ) as process:
        try:
            yield address_said(process)
        finally:
            process.terminate()


def address_said(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    said, end = "", time.monotonic() + PATIENCE
    while time.monotonic() < end and (line := process.stdout.readline()):
        said += line
        if found := re.search(r"http://127\.0\.0\.1:\d+", line):
            return found[0]
    raise AssertionError(said)


@pytest.mark.skipif(not HEAVY, reason="fetches libraries: PIOCHE_HEAVY")
@pytest.mark.parametrize("resolution", RESOLUTIONS)
def test_both_ends_of_what_is_allowed_have_what_we_use(
    resolution: str, tmp_path: Path, postgresql: PostgresqlServer
) -> None:
    """A game on each store, and the insides of uvicorn and websockets."""
    python = environment(tmp_path / "venv", resolution)
    for store in (str(tmp_path / "tables.sqlite"), postgresql.database()):
        with serving(python, tmp_path, store) as address:
            play(address)
    command = [str(python), "-m", "tests.server.uvicorn_attributes"]
    found = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    done = subprocess.run(command, env=found, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def play(address: str) -> None:
    """A whole game over a socket."""
    with httpx.Client(base_url=address, timeout=PATIENCE, verify=NO_CERTIFICATES) as http:
        seats = ["open", "bold", "bold"]
        made = http.post("/api/tables", json={"game": "diamant", "seats": seats}).json()
        path = f"/api/tables/{made['table']}"
        seated = http.post(f"{path}/seats", json={"nickname": "Zoé"}).json()
        key = {"Authorization": f"Bearer {made['host_key']}"}
        http.post(f"{path}/commands", json={"type": "start", "id": "s"}, headers=key)
        where = address.replace("http", "ws", 1) + f"{path}/socket"
        with connect(where, origin=Origin(address), open_timeout=PATIENCE) as line:
            line.send(json.dumps({"type": "hello", "key": seated["key"]}))
            assert answer_all(line, seated["seat"])["winners"]
