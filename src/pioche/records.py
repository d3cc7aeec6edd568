"""Record files on disk."""

import os
from pathlib import Path
from typing import Final

from pioche.core.refusals import BadRecord
from pioche.files import FilePath, file_trouble, read_text_file, replace_file
from pioche.table.record import read_text, record_text
from pioche.table.table import Table

# More than any game needs.
MOST_MEGABYTES: Final = 64


def read_record(path: FilePath) -> Table:
    """The table of a record file; BadRecord says what is wrong and on which line."""
    return read_text(read_record_text(path))


def read_record_text(path: FilePath) -> str:
    """The text of a record file, valid or not."""
    return read_text_file(path, MOST_MEGABYTES, BadRecord)


def write_record(table: Table, path: FilePath, keep_seeds: bool = False) -> None:
    """Write the record; an existing file is replaced only by a complete one.

    The record of a game under way holds secrets: only the owner of the table may have it.
    """
    content = record_text(table, keep_seeds).encode()
    try:
        replace_file(Path(os.path.realpath(path)), content)
    except (OSError, ValueError) as error:
        raise file_trouble(path, error, BadRecord) from error
