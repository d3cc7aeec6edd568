"""Pyodide, the Python of browsers: which files a site needs, pinned by name and digest.

They come from the registries of npm and Python by name, or from a folder. Nothing of it is fetched
during play.
"""

import hashlib
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from pioche.core.refusals import Refusal

PACKAGE: Final = "pyodide@314.0.7"
LOADER: Final = "pyodide.mjs"
GLUE: Final = "pyodide.asm.mjs"
MACHINE: Final = "pyodide.asm.wasm"
LIBRARY: Final = "python_stdlib.zip"
# The only package with compiled parts.
MSGSPEC: Final = "msgspec==0.22.0"
PLATFORM: Final = "pyemscripten_2026_0_wasm32"
PYTHON: Final = "3.14"
WHEEL: Final = f"msgspec-0.22.0-cp314-cp314-{PLATFORM}.whl"
DIGESTS: Final = {
    LOADER: "6f1d60f7bf529beb300f0f47983c921d3982363640ba20af0e38efdddbc66109",
    GLUE: "f7cdc8ece80678ceb712f8e65ebe6d3a83203a180c399865f49612a051693635",
    MACHINE: "cc36e3cab04fdfc9a63ff13eb52eae2b911bf46c025cc7b281f394bd3de1d5e6",
    LIBRARY: "fa1957e5777068fc4f7437f96d860ae2fbe9c19732ba06c84e004ec16dd7dd7a",
    WHEEL: "a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022",
}


def checked(folder: Path) -> Path:
    """The folder, if it holds every file as pinned."""
    for name, digest in DIGESTS.items():
        file = folder / name
        if not file.is_file():
            raise Refusal("site-pyodide-missing", file=str(file), package=PACKAGE)
        if hashlib.sha256(file.read_bytes()).hexdigest() != digest:
            raise Refusal("site-pyodide-differs", file=str(file), package=PACKAGE)
    return folder


def fetched(folder: Path) -> Path:
    """The folder, filled from the registries unless everything is there."""
    if not all((folder / name).is_file() for name in DIGESTS):
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=folder) as download:
            fetch(Path(download))
            checked(Path(download))
            for name in DIGESTS:
                (Path(download) / name).replace(folder / name)
    return checked(folder)


def fetch(folder: Path) -> None:
    call((["npm", "pack", PACKAGE, "--silent"],), folder)
    for archive in folder.glob("pyodide-*.tgz"):
        with tarfile.open(archive) as files:
            for name in DIGESTS:
                unpack(files, name, folder)
    wanted = ["download", MSGSPEC, "--no-deps", "--only-binary=:all:", "--quiet"]
    wanted += ["--platform", PLATFORM, "--python-version", PYTHON, "--dest", "."]
    call(([sys.executable, "-m", "pip", *wanted], ["pip", *wanted], ["pip3", *wanted]), folder)


def unpack(files: tarfile.TarFile, name: str, folder: Path) -> None:
    try:
        content = files.extractfile(f"package/{name}")
    except KeyError:
        return  # `checked` says so
    assert content is not None
    with content, (folder / name).open("wb") as target:
        shutil.copyfileobj(content, target)


def call(commands: Sequence[list[str]], folder: Path) -> None:
    """Run the first of these commands that works."""
    trouble = ""
    for command in commands:
        if shutil.which(command[0]) is None:
            continue
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        if done.returncode == 0:
            return
        trouble = (done.stderr.strip() or done.stdout.strip()).rpartition("\n")[2]
    program = commands[-1][0]
    if not trouble:
        raise Refusal("site-no-program", program=program)
    raise Refusal("site-fetch-failed", program=program, reason=trouble)


if __name__ == "__main__":
    try:
        fetched(Path(sys.argv[1]))
    except Refusal as refusal:
        sys.exit(str(refusal))
