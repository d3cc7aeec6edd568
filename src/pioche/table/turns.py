"""The turns of a game that is replayed: where each begins, and the scores then."""

from collections.abc import Sequence
from dataclasses import dataclass

from pioche.table.event_log import EventData
from pioche.table.log import Step
from pioche.table.table import Table


@dataclass(frozen=True)
class Turn:
    """Where a turn begins: after how many steps of the log, and with which true scores.

    `seat` is None where it is everybody's turn. `progress` counts the questions.
    """

    log: int
    seat: int | None
    scores: list[int]
    progress: int


def turns_of(table: Table, log: Sequence[Step]) -> list[Turn]:
    """The turns of a game, played from its deal to the end of the log.

    Turns that were taken back are left out. In a game without turns every step is one.
    """
    turns, steps = begun(table, 0, table.event_log.since(0)), [turn_at(table, 0)]
    for number, step in enumerate(log, 1):
        heard = len(table.event_log)
        table.apply(step)
        turns = still_made(table, turns) + begun(table, number, table.event_log.since(heard))
        steps = [*still_made(table, steps), turn_at(table, number)]
    return turns or steps


def still_made(table: Table, turns: list[Turn]) -> list[Turn]:
    """The turns that no undo has taken back."""
    return [turn for turn in turns if turn.progress <= table.progress]


def begun(table: Table, log: int, events: list[tuple[int, EventData]]) -> list[Turn]:
    """The turn that begins with these events, if one of them heads a group of the log.

    Of several in one step the last counts, and a player's turn counts before a round of all.
    """
    heads = {kind.name for kind in table.game.events.kinds if kind.heading}
    begins = [event.get("seat") for _, event in events if event["event"] in heads]
    if not begins or table.over:
        return []
    seats = [seat for seat in begins if seat is not None]
    return [turn_at(table, log, seats[-1] if seats else None)]


def turn_at(table: Table, log: int, seat: int | None = None) -> Turn:
    return Turn(log, seat, table.scores(), table.progress)
