"""The record of whoever plays alone: games played and won, the best and the average."""

from contextlib import suppress
from dataclasses import dataclass

from pioche.core.refusals import Refusal
from pioche.records import read_record
from pioche.table.record import EXTENSION
from pioche.table.table import Table
from pioche.terminal.saves import records_folder, solo_name
from pioche.words import Words


@dataclass(frozen=True)
class SoloRecord:
    """How somebody has fared alone at one game, the game that has just ended included."""

    games: int
    wins: int
    best: int
    average: float


def solo_record(table: Table) -> SoloRecord:
    """Counted from the records kept on this machine; files that cannot be read do not count."""
    found: list[Table] = []
    for path in records_folder().glob(f"{solo_name(table.game)}-*{EXTENSION}"):
        with suppress(Refusal):
            found.append(read_record(path))
    games = [other for other in found if other.players == table.players] or [table]
    points = [other.scores()[0] for other in games]
    wins = sum(bool(other.winners()) for other in games)
    return SoloRecord(len(games), wins, max(points), sum(points) / len(points))


def solo_lines(words: Words, table: Table) -> list[str]:
    """The record in a sentence; nothing where several played."""
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
