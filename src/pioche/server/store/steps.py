"""The numbered steps that bring a database up to date: 0001.sql, 0002.sql and so on."""

from pathlib import Path
from typing import Final

SCHEMAS: Final = Path(__file__).parent / "schema"


def steps_in(folder: Path) -> list[Path]:
    """In their order; a database tells how many of them it has had."""
    return sorted(folder.glob("[0-9][0-9][0-9][0-9].sql"))
