"""Installing: with a compiler the rules run compiled, without one they run all the same."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import pioche
from pioche import mode
from tests.machine import has_compiler

PROJECT = Path(__file__).parents[1]


def version(folder: Path, **variables: str) -> str:
    """What `pioche --version` says when run from the sources in a folder."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "PIOCHE_LANG": "en", mode.VARIABLE: ""}
    environment.update(variables)
    command = [sys.executable, "-m", "pioche", "--version"]
    done = subprocess.run(
        command, env=environment, cwd="/", capture_output=True, text=True, check=True
    )
    return done.stdout


@pytest.mark.skipif(not has_compiler(), reason="no C compiler: the rules run interpreted only")
def test_with_a_compiler_the_rules_run_compiled() -> None:
    home = Path(pioche.__file__).parents[1]
    assert "compiled rules" in version(home)
    assert "interpreted rules" in version(home, PIOCHE_INTERPRETED="1")


def test_without_a_compiler_the_rules_run_interpreted(tmp_path: Path) -> None:
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(PROJECT / name, tmp_path / name)
    ignore = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "*.egg-info")
    shutil.copytree(PROJECT / "src", tmp_path / "src", ignore=ignore)
    stale = tmp_path / "src" / "pioche" / "core" / "state.cpython-311-x86_64-linux-gnu.so"
    stale.write_bytes(b"left by an earlier build")
    environment = {**os.environ, "CC": "no-such-compiler", "CXX": "no-such-compiler"}
    command = [sys.executable, "setup.py", "build_ext", "--inplace"]
    done = subprocess.run(
        command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "the rules will run interpreted" in done.stderr
    assert not stale.exists()
    assert "interpreted rules" in version(tmp_path / "src")
