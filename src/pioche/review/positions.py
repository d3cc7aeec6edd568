"""The moves of a finished game that stand, each with the state before it and who decided.

Moves that were taken back are left out. What time made, or the rules for somebody who had left,
nobody decided; where a bot played for somebody, the bot did.
"""

from dataclasses import dataclass, replace
from typing import Final

from pioche.core.state import State
from pioche.table.log import HUMAN, MOVE, UNDO, Step
from pioche.table.table import Table, contents_of

# Who decided a move that is the rules' own: time's, or for somebody who has left.
NOBODY: Final = ""


@dataclass(frozen=True)
class Position:
    """A state, and the move that was carried out in it.

    `step` is the number of steps of the log before it. `move` is what was carried out, `chosen`
    what was chosen: a hand may slip. `player` is a person (`human`), a bot, or nobody.
    """

    step: int
    state: State
    seat: int
    move: int
    at: int
    chosen: int
    player: str

    @property
    def of_person(self) -> bool:
        return self.player == HUMAN


def positions_of(table: Table) -> list[Position]:
    """All positions of the game, from the deal on."""
    contents = contents_of(table)
    again = contents.beginning()
    found: list[Position] = []
    for number, (step, outcomes) in enumerate(
        zip(contents.log, contents.outcomes[1:], strict=True)
    ):
        again.supply(outcomes)
        if step.kind == MOVE:
            found.append(position_at(again, number, step))
        elif step.kind == UNDO:
            del found[len(found) - step.value :]
        again.apply(step)
    return found


def position_at(table: Table, number: int, step: Step) -> Position:
    """Where the table stands before this move."""
    return Position(
        step=number,
        state=table.state.clone(),
        seat=step.seat,
        move=table.judged(step),
        at=step.made_at,
        chosen=step.value,
        player=player_of(table, step),
    )


def player_of(table: Table, step: Step) -> str:
    """Who decided: a person, a bot by its name, or nobody."""
    if step.seat in table.absent or table.is_time_move(step.seat, step.value):
        return NOBODY
    return table.substitutes.get(step.seat, table.players[step.seat].kind)


def final_choices(positions: list[Position]) -> list[Position]:
    """The positions with what was chosen in the end, where somebody changed their mind."""
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
