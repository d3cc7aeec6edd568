"""Compile the rules of a clone, unless that has been done: now, or `--background`.

Run by ./play and ./test with the Python of .venv. Processes that are running go on with what they
have; whatever starts after the compiler has finished takes the compiled rules.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from runpy import run_path
from typing import Final

import compiler

PROJECT: Final = Path(__file__).resolve().parents[1]
PACKAGE: Final = PROJECT / "src" / "pioche"
BUILD: Final = PROJECT / "build"
LOG: Final = BUILD / "compile.log"
# Names the source that could not be compiled: ./play tries again when it has changed.
FAILED: Final = BUILD / "compile-failed"
# mypy and its like, kept apart from what playing needs.
COMPILER_PACKAGES: Final = Path(sys.prefix) / "compiler"
COMPILED_SET: Final = run_path(str(PACKAGE / "compiled_set.py"))
IN_BACKGROUND: Final = (
    "Pioche : les règles se compilent en arrière-plan, pour le prochain démarrage."
    " / The rules are being compiled in the background, for the next start."
)
DID_NOT_COMPILE: Final = (
    f"Pioche : les règles n’ont pas pu être compilées, voir {LOG}."
    f" / The rules could not be compiled, see {LOG}."
)


def main(arguments: list[str]) -> int:
    if is_compiled() or not compiler.compiling_helps():
        return 0
    BUILD.mkdir(exist_ok=True)
    if "--background" in arguments:
        return compile_in_background()
    with alone():
        return 0 if is_compiled() else compile_rules()


def is_compiled() -> bool:
    return COMPILED_SET["fitting_set"](PACKAGE) is not None


def source() -> str:
    return str(COMPILED_SET["source_digest"](PACKAGE))


def compile_in_background() -> int:
    """Start this script once more, at the lowest priority, and do not wait for it."""
    if FAILED.exists() and FAILED.read_text(encoding="utf-8") == source():
        return 0
    print(IN_BACKGROUND, file=sys.stderr)
    command = [sys.executable, __file__, "--quietly"]
    nothing = subprocess.DEVNULL
    if sys.platform == "win32":
        idle = subprocess.IDLE_PRIORITY_CLASS | subprocess.CREATE_NO_WINDOW
        subprocess.Popen(command, creationflags=idle, stdin=nothing, stdout=nothing, stderr=nothing)
    else:
        subprocess.Popen(
            ["nice", "-n", "19", *command],  # noqa: S607  (it is wherever the system keeps it)
            start_new_session=True,
            stdin=nothing,
            stdout=nothing,
            stderr=nothing,
        )
    return 0


@contextmanager
def alone() -> Iterator[None]:
    """Wait until nobody else compiles here."""
    with (BUILD / "compile.lock").open("w") as lock:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415

            msvcrt.locking(lock.fileno(), msvcrt.LK_LOCK, 1)
        else:
            import fcntl  # noqa: PLC0415

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def compile_rules() -> int:
    """Build in place; what the compiler says is kept in a file."""
    with LOG.open("w", encoding="utf-8") as log:
        if find_spec("mypyc") is None and not compiler_packages(log.fileno()):
            print(DID_NOT_COMPILE, file=sys.stderr)
            return 1
        build(log.fileno())
        if not is_compiled() and drop_caches():
            build(log.fileno())
    if is_compiled():
        FAILED.unlink(missing_ok=True)
        return 0
    FAILED.write_text(source(), encoding="utf-8")
    print(DID_NOT_COMPILE, file=sys.stderr)
    return 1


def build(log: int) -> None:
    command = [sys.executable, "setup.py", "build_ext", "--inplace"]
    found = os.pathsep.join([str(COMPILER_PACKAGES), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": found}
    subprocess.run(command, cwd=PROJECT, env=environment, stdout=log, stderr=log, check=False)


def drop_caches() -> bool:
    """Remove what mypyc keeps between builds, with which some changes do not compile."""
    caches = list(BUILD.glob(f"rules-{sys.implementation.cache_tag}*/mypy"))
    for cache in caches:
        shutil.rmtree(cache)
    return bool(caches)


def compiler_packages(log: int) -> bool:
    """Install what compiling takes, once."""
    done = COMPILER_PACKAGES / ".installed"
    if not done.exists():
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--upgrade", "--target"]
        wanted = [str(COMPILER_PACKAGES), compiler.SETUPTOOLS, compiler.MYPYC]
        if subprocess.run([*command, *wanted], stdout=log, stderr=log, check=False).returncode:
            return False
        done.touch()
    return True


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
