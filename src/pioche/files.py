"""Files on disk: careful reading, atomic replacement, card sheets."""

import os
from contextlib import suppress
from errno import (
    EACCES,
    EBADF,
    EIO,
    EISDIR,
    ENAMETOOLONG,
    ENOENT,
    ENOSPC,
    ENOTDIR,
    EPERM,
    EROFS,
)
from pathlib import Path
from typing import Final

import platformdirs

from pioche.core.game import Game, Options
from pioche.core.refusals import BadFile, BadOption, BadSheet
from pioche.core.sheet import Sheet, sheet_from_toml

FILE_TROUBLES: Final = {
    ENOENT: "file-missing",
    ENOTDIR: "file-missing",
    EACCES: "file-forbidden",
    EISDIR: "file-folder",
}
# Other errors of the system.
SYSTEM_TROUBLES: Final = {
    ENOSPC: "system-full",
    EROFS: "system-read-only",
    EACCES: "system-forbidden",
    EPERM: "system-forbidden",
    EIO: "system-device",
    EBADF: "system-closed",
    ENAMETOOLONG: "system-name",
}
MEGABYTE: Final = 1024 * 1024
# The environment variable that moves the folder of this person's games.
HOME_VARIABLE: Final = "PIOCHE_HOME"

FilePath = str | os.PathLike[str]


def read_text_file(path: FilePath, megabytes: int, kind: type[BadFile]) -> str:
    """The text of a file of limited size; `kind` is the refusal for problems."""
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
    """Write a new file beside the old one, then replace it in one step."""
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
    """The refusal for an error of the system."""
    number = error.errno or 0 if isinstance(error, OSError) else 0
    if number in FILE_TROUBLES:
        return kind(0, FILE_TROUBLES[number], path=str(path))
    return kind(0, f"file-{system_trouble(error)}", path=str(path))


def system_trouble(error: Exception) -> str:
    """The key of the sentence for an error of the system."""
    number = error.errno if isinstance(error, OSError) else None
    return SYSTEM_TROUBLES.get(number or 0, "system-other")


LONGEST_SHEET: Final = 1


def home() -> Path:
    """The folder of this person's games: saves, records and, by default, the server's store."""
    chosen = os.environ.get(HOME_VARIABLE)
    return Path(chosen) if chosen else platformdirs.user_data_path("pioche")


def read_sheet(game: Game, path: FilePath) -> Options:
    """The option that a card sheet sets; BadSheet names the problem and its line."""
    for option in game.options:
        if isinstance(option, Sheet):
            text = read_text_file(path, LONGEST_SHEET, BadSheet)
            return {option.name: sheet_from_toml(option, text)}
    raise BadOption("sheet-none", game=game.id)
