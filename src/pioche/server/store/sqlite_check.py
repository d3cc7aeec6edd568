"""Whether a SQLite file is whole: looked at where nobody closed it."""

import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Final

from pioche.server.store.cannot_open import CannotOpen

LOG: Final = logging.getLogger("pioche.server")
# What SQLite leaves beside a file that is open, or whose process was killed.
BESIDE: Final = "-wal"
# Reasons that are shown of a damaged file: the first tells enough.
MOST_REASONS: Final = 1


def check_unless_closed(path: Path) -> None:
    """Look through a file that was not closed; a damaged one is refused, and left as it is."""
    if not was_left_open(path):
        return
    began = perf_counter()
    reason = damage_of(path)
    if reason is not None:
        raise CannotOpen("server-store-damaged", path=str(path), reason=reason)
    tell_checked(path, perf_counter() - began)


def was_left_open(path: Path) -> bool:
    """Whoever closes a file empties what lies beside it, and the last one removes it."""
    beside = path.with_name(path.name + BESIDE)
    return beside.exists() and beside.stat().st_size > 0


def damage_of(path: Path) -> str | None:
    """What is wrong with the file, by SQLite's own check; None if nothing is.

    By a connection that can only read: whoever closes another one writes into the file.
    """
    try:
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as reading:
            found = reading.execute(f"PRAGMA quick_check({MOST_REASONS})").fetchone()[0]
    except sqlite3.DatabaseError as error:
        return None if "not a database" in str(error) else str(error)
    return None if found == "ok" else str(found).replace("\n", " ")


def tell_checked(path: Path, seconds: float) -> None:
    fields = {"megabytes": round(path.stat().st_size / 1e6, 1), "seconds": round(seconds, 2)}
    cause = "the file was not closed: its server was killed, or the machine stopped"
    extra = {"event": "store checked, and whole", "cause": cause, "fields": fields}
    LOG.warning("store checked, and whole: %s", cause, extra=extra)
