"""Record files on disk."""

import os
from contextlib import suppress
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
# Longer than any game; what never ends is not a record.
LONGEST_RECORD: Final = 64 * 1024 * 1024

FilePath = str | os.PathLike[str]


def read_record(path: FilePath) -> Table:
    """The table that a record file tells; BadRecord says what is wrong and on which line."""
    try:
        with Path(path).open("rb") as file:
            content = file.read(LONGEST_RECORD + 1)
    except (OSError, ValueError) as error:
        raise file_trouble(path, error) from error
    if len(content) > LONGEST_RECORD:
        raise BadRecord(0, "record-too-long", most=LONGEST_RECORD // 1024 // 1024)
    try:
        return read_text(content.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise BadRecord(content[: error.start].count(b"\n") + 1, "record-encoding") from error


def write_record(table: Table, path: FilePath, keep_seeds: bool = False) -> None:
    """Write the record; a file that is there already is replaced only by a whole one.

    The record of a game under way tells secrets: it is for whoever runs the table.
    """
    content = record_text(table, keep_seeds).encode()
    try:
        replace_file(Path(os.path.realpath(path)), content)
    except (OSError, ValueError) as error:
        raise file_trouble(path, error) from error


def replace_file(target: Path, content: bytes) -> None:
    """Write beside the file, then put the new one in its place in one step."""
    partial = target.parent / f".pioche-{os.getpid()}.part"
    try:
        partial.write_bytes(content)
        partial.replace(target)
    finally:
        with suppress(OSError):
            partial.unlink()


def file_trouble(path: FilePath, error: OSError | ValueError) -> BadRecord:
    """What the system refused, in our words."""
    number = error.errno or 0 if isinstance(error, OSError) else 0
    return BadRecord(0, FILE_TROUBLES.get(number, "file-trouble"), path=str(path), number=number)
