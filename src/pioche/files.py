"""Files on disk: read with care, replaced only by whole ones."""

import os
from contextlib import suppress
from errno import EACCES, EISDIR, ENOENT, ENOTDIR
from pathlib import Path
from typing import Final

from pioche.core.refusals import BadFile

FILE_TROUBLES: Final = {
    ENOENT: "file-missing",
    ENOTDIR: "file-missing",
    EACCES: "file-forbidden",
    EISDIR: "file-folder",
}
MEGABYTE: Final = 1024 * 1024

FilePath = str | os.PathLike[str]


def read_text_file(path: FilePath, megabytes: int, kind: type[BadFile]) -> str:
    """The text of a file that may be so large; `kind` is how trouble with it is told."""
    try:
        with Path(path).open("rb") as file:
            content = file.read(megabytes * MEGABYTE + 1)
    except (OSError, ValueError) as error:
        raise file_trouble(path, error, kind) from error
    if len(content) > megabytes * MEGABYTE:
        raise kind(0, "file-too-long", most=megabytes)
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise kind(content[: error.start].count(b"\n") + 1, "file-encoding") from error


def replace_file(target: Path, content: bytes) -> None:
    """Write beside the file, then put the new one in its place in one step."""
    partial = target.parent / f".pioche-{os.getpid()}.part"
    try:
        partial.write_bytes(content)
        partial.replace(target)
    finally:
        with suppress(OSError):
            partial.unlink()


def file_trouble(
    path: FilePath, error: OSError | ValueError, kind: type[BadFile] = BadFile
) -> BadFile:
    """What the system refused, in our words."""
    number = error.errno or 0 if isinstance(error, OSError) else 0
    return kind(0, FILE_TROUBLES.get(number, "file-trouble"), path=str(path), number=number)
