"""Saved games, finished records and the results of solo games, as files in the player's folder."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from pioche.bots import bot
from pioche.core.game import Game
from pioche.core.refusals import Refusal
from pioche.files import file_trouble, home
from pioche.records import read_record, write_record
from pioche.review.review_file import can_review
from pioche.table.log import HUMAN
from pioche.table.record import EXTENSION
from pioche.table.table import Table
from pioche.words import Words

LONGEST_NAME: Final = 60
# The most finished games in a list: each must be read.
MOST_FINISHED: Final = 20


@dataclass(frozen=True)
class Saved:
    """A file in the folder of saves: its table, or the reason why it cannot be resumed."""

    path: Path
    when: datetime
    table: Table | None
    refusal: Refusal | None


def saves_folder() -> Path:
    return home() / "saves"


def records_folder() -> Path:
    return home() / "records"


def new_name(table: Table) -> str:
    """A default name: the game and the time."""
    game = solo_name(table.game) if table.seats == 1 else table.game.id
    return f"{game}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"


def solo_name(game: Game) -> str:
    """The beginning of the file names of solo games."""
    return f"{game.id}-solo"


def path_for(name: str) -> Path:
    """The file of a saved game; names consist of letters, digits, - and _."""
    tidy = "-".join(name.split())
    if not tidy or len(tidy) > LONGEST_NAME or not tidy.replace("-", "").replace("_", "").isalnum():
        raise Refusal("terminal-save-name", name=name, longest=LONGEST_NAME)
    return saves_folder() / f"{tidy}{EXTENSION}"


def save(table: Table, path: Path) -> None:
    """Write a game to resume, with its seeds, so that the deck stays the same."""
    make_folder(path.parent)
    write_record(table, path, keep_seeds=True)


def delete(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise file_trouble(path, error) from error


def keep_record(table: Table) -> Path:
    make_folder(records_folder())
    path = free_path(records_folder(), new_name(table))
    write_record(table, path)
    return path


def free_path(folder: Path, name: str) -> Path:
    """A file of that name that does not exist yet: two games may end within one second."""
    path, number = folder / f"{name}{EXTENSION}", 1
    while path.exists():
        number += 1
        path = folder / f"{name}-{number}{EXTENSION}"
    return path


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise file_trouble(folder, error) from error


def saved_games() -> list[Saved]:
    """All saved games, the newest first."""
    return [look_into(path, check_playable) for path in newest_first(saves_folder())]


def finished_games() -> list[Saved]:
    """The latest finished games that can be reviewed, the newest first."""
    files = newest_first(records_folder())[:MOST_FINISHED]
    found = [look_into(path, lambda _: None) for path in files]
    return [saved for saved in found if saved.table is None or can_review(saved.table)]


def newest_first(folder: Path) -> list[Path]:
    """The records in a folder."""
    files = [path for path in folder.glob(f"*{EXTENSION}") if path.is_file()]
    return sorted(files, key=lambda path: (path.stat().st_mtime, path.name), reverse=True)


def look_into(path: Path, check: Callable[[Table], None]) -> Saved:
    """Read and check one game."""
    when = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
    try:
        table = read_record(path)
        check(table)
    except Refusal as refusal:
        return Saved(path, when, None, refusal)
    return Saved(path, when, table, None)


def check_playable(table: Table) -> None:
    """Refuse a table without seeds, or with bots that are not known here."""
    table.check_open()
    for player in table.players:
        if player.kind != HUMAN:
            bot(table.game.id, player.kind)


@dataclass(frozen=True)
class SoloRecord:
    """The results of one person alone at one game, including the game that has just ended."""

    games: int
    wins: int
    best: int
    average: float


def solo_record(table: Table) -> SoloRecord:
    """The results from the records on this machine, without unreadable files."""
    found: list[Table] = []
    for path in records_folder().glob(f"{solo_name(table.game)}-*{EXTENSION}"):
        with suppress(Refusal):
            found.append(read_record(path))
    games = [other for other in found if other.players == table.players] or [table]
    points = [other.scores()[0] for other in games]
    wins = sum(bool(other.winners()) for other in games)
    return SoloRecord(len(games), wins, max(points), sum(points) / len(points))


def solo_lines(words: Words, table: Table) -> list[str]:
    """The record in a sentence; nothing for several players."""
    if table.seats > 1:
        return []
    record = solo_record(table)
    sentence = words.say(
        "terminal-solo-record",
        name=table.players[0].name,
        games=record.games,
        wins=record.wins,
        best=record.best,
        average=round(record.average, 1),
    )
    return [sentence]
