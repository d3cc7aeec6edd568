"""Compiled or interpreted: which of the two runs, and how to choose.

A set of compiled rules that fits the source is imported. PIOCHE_INTERPRETED makes Python read the
source instead: for debuggers, for coverage, and to compare the two. The choice is made once,
before the first rule is imported: sets finished or removed later do not affect a running process.
"""

import os
from pathlib import Path
from typing import Final

from pioche.compiled_set import fitting_set, import_from

VARIABLE: Final = "PIOCHE_INTERPRETED"


def choose() -> None:
    """Import compiled rules from now on, if there are any and the environment allows it."""
    if os.environ.get(VARIABLE):
        return
    folder = fitting_set(Path(__file__).parent)
    if folder is not None:
        import_from(folder)


def is_compiled() -> bool:
    """Whether the loaded rules are compiled."""
    from pioche.core import state  # noqa: PLC0415  (only once the choice has been made)

    return not str(state.__file__).endswith((".py", ".pyc"))


choose()
