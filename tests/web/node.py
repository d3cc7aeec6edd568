"""Node, which only these tests need: it runs the client's own modules and the type checker."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).parents[2]
HERE: Final = Path(__file__).parent
TOOLS: Final = ROOT / ".node"
TIMEOUT_SECONDS: Final = 240


def node() -> str:
    """The program, or one sentence about what is missing."""
    found = shutil.which("node")
    if found is None or not (TOOLS / ".installed").exists():
        pytest.fail(
            "these tests need node and its packages: run scripts/node-tools.sh (./test does)"
        )
    return found


def run(*arguments: str, text: str = "", folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Node with these arguments in that folder, fed with that text."""
    return subprocess.run(
        [node(), *arguments],
        input=text,
        capture_output=True,
        encoding="utf-8",
        cwd=folder,
        timeout=TIMEOUT_SECONDS,
        check=False,
    )


def call_script(script: str, message: object) -> Any:  # noqa: ANN401  (what a script answers)
    """What one of the scripts beside this file answers to a message, both as JSON."""
    result = run(str(HERE / script), text=json.dumps(message))
    assert result.returncode == 0, result.stderr
    return json.loads(result.stdout)


def type_check(project: Path) -> tuple[bool, str]:
    """Whether the type checker is content, and what it says."""
    result = run(str(TOOLS / "node_modules" / "typescript" / "bin" / "tsc"), "-p", str(project))
    return result.returncode == 0, result.stdout + result.stderr


def lint(folder: Path) -> tuple[bool, str]:
    """Whether the linter and the formatter are content with a folder, and what they say."""
    program = str(TOOLS / "node_modules" / "@biomejs" / "biome" / "bin" / "biome")
    result = run(program, "check", "--error-on-warnings", "--colors=off", folder=folder)
    return result.returncode == 0, result.stdout + result.stderr
