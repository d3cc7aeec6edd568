"""A finished game played again, once: the moves that stand, each with the state before it.

Moves that were taken back are left out. A move made by time, or by the rules for a player who had
left, has no player; where a bot played for a person, the bot is the player.
"""

from dataclasses import dataclass, replace
from typing import Any, Final

from pioche.core.game import View
from pioche.core.state import State
from pioche.table.log import HUMAN, MOVE, UNDO, Step
from pioche.table.table import Table, contents_of

NOBODY: Final = ""


@dataclass(frozen=True)
class Position:
    """A state, and the move that was carried out in it.

    `step` is the number of steps of the log before it. `move` was carried out, `chosen` was
    chosen: a hand may slip. `player` is a person (`human`), a bot, or NOBODY. `heard` is the number
    of events that a spectator heard before the move, and after it.
    """

    step: int
    state: State
    seat: int
    move: int
    at: int
    chosen: int
    player: str
    heard: tuple[int, int]

    @property
    def of_person(self) -> bool:
        return self.player == HUMAN


class Replay:
    """The positions of a finished game; everything that a review needs of its table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.again = contents_of(table).beginning()
        self.positions = play_again(self.again, table)
        self.by_step = {position.step: position for position in self.positions}

    def view(self, step: int, seat: int | None) -> View:
        """The view of a seat, or of a spectator, before the move at this step."""
        return self.table.game.view(self.by_step[step].state, seat)

    def events(self, step: int) -> list[dict[str, Any]]:
        """The events of the move at this step, as a spectator hears them."""
        before, after = self.by_step[step].heard
        return self.again.events(None, before)[: after - before]


def play_again(again: Table, table: Table) -> list[Position]:
    """The positions of the moves that stand; `again` is the same table, just dealt."""
    found: list[Position] = []
    for number, (step, outcomes) in enumerate(zip(table.log, table.outcome_lines[1:], strict=True)):
        again.supply(outcomes)
        before = position_at(again, number, step) if step.kind == MOVE else None
        again.apply(step)
        if before is not None:
            found.append(replace(before, heard=(before.heard[0], again.event_count(None))))
        elif step.kind == UNDO:
            del found[len(found) - step.value :]
    return found


def position_at(table: Table, number: int, step: Step) -> Position:
    """Where the table stands before this move."""
    heard = table.event_count(None)
    return Position(
        step=number,
        state=table.state.clone(),
        seat=step.seat,
        move=table.judged(step),
        at=step.made_at,
        chosen=step.value,
        player=player_of(table, step),
        heard=(heard, heard),
    )


def player_of(table: Table, step: Step) -> str:
    """The player of a move: a person, a bot by its name, or NOBODY."""
    if step.seat in table.absent or table.is_time_move(step.seat, step.value):
        return NOBODY
    return table.substitutes.get(step.seat, table.players[step.seat].kind)


def final_choices(positions: list[Position]) -> list[Position]:
    """The positions with the final choice of each player who changed their mind."""
    found: list[Position] = []
    for position in positions:
        if position.state.to_act() >> position.seat & 1:
            found.append(position)
        else:
            settle(found, position)
    return found


def settle(found: list[Position], changed: Position) -> None:
    """Put a changed mind where the seat first answered this question."""
    for index in reversed(range(len(found))):
        first = found[index]
        if first.seat == changed.seat and first.state.question == changed.state.question:
            found[index] = replace(first, move=changed.move, chosen=changed.chosen)
            return
