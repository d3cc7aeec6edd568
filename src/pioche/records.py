"""Record files on disk."""

import os
from errno import EACCES, EISDIR, ENOENT, ENOTDIR
from pathlib import Path
from typing import Final

from pioche.core.refusals import BadRecord
from pioche.table.reading import read_text
from pioche.table.record import record_text
from pioche.table.table import Table

FILE_TROUBLES: Final = {
    ENOENT: "file-missing",
    ENOTDIR: "file-missing",
    EACCES: "file-forbidden",
    EISDIR: "file-folder",
}


def read_record(path: str | os.PathLike[str]) -> Table:
    """The table that a record file tells; BadRecord says what is wrong and on which line."""
    try:
        text = Path(path).read_bytes().decode("utf-8")
    except OSError as error:
        raise file_trouble(path, error) from error
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise BadRecord(line, "record-encoding") from error
    return read_text(text)


def write_record(table: Table, path: str | os.PathLike[str], keep_seeds: bool = False) -> None:
    """Write the record; a file that is there already is replaced only by a whole one."""
    target = Path(path)
    partial = target.with_name(f"{target.name}.part")
    try:
        partial.write_text(record_text(table, keep_seeds), encoding="utf-8", newline="\n")
        partial.replace(target)
    except OSError as error:
        raise file_trouble(path, error) from error


def file_trouble(path: str | os.PathLike[str], error: OSError) -> BadRecord:
    """What the system refused, in our words."""
    key = FILE_TROUBLES.get(error.errno or 0, "file-trouble")
    return BadRecord(0, key, path=str(path), why=error.strerror or str(error))
