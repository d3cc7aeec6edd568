"""Mistakes of ours, told in the log without a word of what was being handled.

Messages of exceptions may quote cards, seeds or keys: where and what kind is enough to begin.
"""

import logging
from traceback import extract_tb
from typing import Final

LOG: Final = logging.getLogger("pioche.server")


def report(what: str, error: BaseException) -> None:
    """Write down where something went wrong."""
    places = [f"{frame.name}:{frame.lineno}" for frame in extract_tb(error.__traceback__)[-6:]]
    LOG.error("fault in %s: %s at %s", what, type(error).__name__, " < ".join(reversed(places)))
