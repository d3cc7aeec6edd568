"""`./play`, the launcher: which command of `pioche` it starts, with which arguments."""

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
# In the place of the installed program: it tells what it was asked.
TELLS = '#!/bin/sh\necho "$@"\n'


@pytest.mark.parametrize(
    ("given", "started"),
    [
        ([], "serve --open"),
        (["--port", "8000"], "serve --open --port 8000"),
        (["serve", "--port", "8000"], "serve --open --port 8000"),
        (["terminal", "diamant"], "play diamant"),
    ],
)
def test_play_starts_a_server_or_the_terminal(
    tmp_path: Path, given: list[str], started: str
) -> None:
    (tmp_path / "scripts").mkdir()
    for file in ("play", "pyproject.toml", "requirements-test.txt", "scripts/venv.sh"):
        shutil.copyfile(ROOT / file, tmp_path / file)
    programs = tmp_path / ".venv" / "bin"
    programs.mkdir(parents=True)
    for name in ("pioche", "python"):
        (programs / name).write_text(TELLS)
        (programs / name).chmod(0o755)
    (tmp_path / ".venv" / ".installed-play").touch()
    done = subprocess.run(
        ["/bin/sh", str(tmp_path / "play"), *given], capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] == started
