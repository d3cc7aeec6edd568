"""Sets of compiled rules: where they lie, which one fits the source, how it is imported.

A set is a folder with one library for `core`, one for each game and one for `search`. It is built
under another name and renamed when complete. Its name begins with a digest of the source that it
was made from, so a set with that name is complete and up to date. `setup.py` reads this file too.
"""

import hashlib
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

ROOMS: Final = ("core", "games", "search")
FOLDER: Final = "compiled"
# A file of a set: each compiled module with its library.
MODULES: Final = "modules.txt"
DIGEST_LENGTH: Final = 16


def source_files(package: Path) -> list[Path]:
    """The files whose change makes a set stale, in a fixed order."""
    files = [file for room in ROOMS for file in (package / room).rglob("*.py")]
    return sorted(files, key=lambda file: file.relative_to(package).as_posix())


def source_digest(package: Path) -> str:
    """The beginning of the name of a set that fits this source and this Python."""
    digest = hashlib.sha256(EXTENSION_SUFFIXES[0].encode())
    for file in source_files(package):
        content = file.read_bytes()
        digest.update(f"{file.relative_to(package).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()[:DIGEST_LENGTH]


def fitting_set(package: Path) -> Path | None:
    """The newest set made from this source, if any."""
    if not (package / FOLDER).is_dir():
        return None
    sets = list((package / FOLDER).glob(f"{source_digest(package)}-*"))
    return max(sets, key=lambda folder: folder.stat().st_mtime) if sets else None


def libraries(folder: Path) -> dict[str, str]:
    """The library file of each module of a set."""
    lines = (folder / MODULES).read_text(encoding="utf-8").splitlines()
    return {module: str(folder / file) for module, file in (line.split() for line in lines)}


class CompiledFinder:
    """Finds compiled modules before Python finds their source."""

    def __init__(self, files: dict[str, str]) -> None:
        self.files = files

    def find_spec(
        self,
        name: str,
        path: Sequence[str] | None = None,  # noqa: ARG002  (Python gives it)
        target: ModuleType | None = None,  # noqa: ARG002
    ) -> ModuleSpec | None:
        file = self.files.get(name)
        if file is None:
            return None
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, file))


def import_from(folder: Path) -> None:
    """Import the modules of this set from now on, in place of their source."""
    sys.meta_path.insert(0, CompiledFinder(libraries(folder)))
