"""Compiled or interpreted: which of the two runs, and how to choose the second.

Where the rules were compiled, Python would always take the compiled modules. Setting
PIOCHE_INTERPRETED makes it read the source instead: for debuggers, for coverage, and to
compare the two.
"""

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, PathFinder, SourceFileLoader
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from importlib.abc import PathEntryFinder

VARIABLE: Final = "PIOCHE_INTERPRETED"
HOME: Final = str(Path(__file__).parent)


def prefer_source() -> None:
    """From now on, import the modules below this folder from their source."""
    source_only = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))

    def hook(path: str) -> "PathEntryFinder":
        if not path.startswith(HOME):
            raise ImportError(path)
        return source_only(path)

    sys.path_hooks.insert(0, hook)
    PathFinder.invalidate_caches()
    for path in [path for path in sys.path_importer_cache if path.startswith(HOME)]:
        del sys.path_importer_cache[path]


def is_compiled() -> bool:
    """Whether the rules that are loaded are the compiled ones."""
    from pioche.core import state  # noqa: PLC0415  (only once the choice has been made)

    return not str(state.__file__).endswith(".py")


if os.environ.get(VARIABLE):
    prefer_source()
