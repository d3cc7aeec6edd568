"""Installing: with a compiler the rules run compiled, without one they run all the same."""

import os
import shutil
import subprocess
import sys
import zipfile
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


def copy_of_the_project(folder: Path) -> Path:
    """The files from which Pioche is built, without anything built before."""
    folder.mkdir(exist_ok=True)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(PROJECT / name, folder / name)
    ignore = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "*.egg-info")
    shutil.copytree(PROJECT / "src", folder / "src", ignore=ignore)
    return folder


@pytest.mark.skipif(not has_compiler(), reason="no C compiler: the rules run interpreted only")
def test_with_a_compiler_the_rules_run_compiled() -> None:
    home = Path(pioche.__file__).parents[1]
    assert "compiled rules" in version(home)
    assert "interpreted rules" in version(home, PIOCHE_INTERPRETED="1")


def test_the_wheel_that_users_install_has_the_compiled_rules(tmp_path: Path) -> None:
    """Built as `./play` does: in an environment that has nothing but what a build asks for."""
    source = copy_of_the_project(tmp_path / "source")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir"]
    quickly = {**os.environ, "PIOCHE_QUICK_BUILD": "1"}
    subprocess.run(
        [*command, str(tmp_path), str(source)], check=True, capture_output=True, env=quickly
    )
    (wheel,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    compiled = [name for name in names if name.endswith((".so", ".pyd"))]
    assert bool(compiled) == has_compiler()
    assert "pioche/words/fr/diamant.ftl" in names
    assert "pioche/py.typed" in names


def test_without_a_compiler_the_rules_run_interpreted(tmp_path: Path) -> None:
    copy_of_the_project(tmp_path)
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
