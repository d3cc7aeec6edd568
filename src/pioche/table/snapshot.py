"""A table as it stood at some moment: nothing that happens later changes it."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pioche.core.game import Game, View
from pioche.core.state import State

if TYPE_CHECKING:
    from pioche.table.queries import TableQueries


@dataclass(frozen=True)
class Snapshot:
    """What every seat saw then; it takes a few kilobytes."""

    game: Game
    state: State
    question: int

    def view(self, seat: int | None) -> View:
        """What the seat saw; None is a spectator."""
        return {**self.game.view(self.state, seat), "question": self.question}


def snapshot_of(table: "TableQueries") -> Snapshot:
    """The table as it stands now."""
    return Snapshot(table.game, table.state.clone(), table.question)
