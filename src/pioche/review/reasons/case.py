"""What a reason is made from."""

from dataclasses import dataclass
from typing import Any

from pioche.core.game import Game, View
from pioche.core.lines import Argument
from pioche.review.review_data import MoveValue


@dataclass(frozen=True)
class Case:
    """What a seat saw, the move that was played, and the best one."""

    game: Game
    view: View
    played: MoveValue
    best: MoveValue

    @property
    def odds(self) -> dict[str, Any]:
        """What the seat could have known of the chances."""
        return self.game.odds(self.view)

    @property
    def names(self) -> tuple[str, str]:
        """The names of the two moves, without what they are about."""
        return self.played.move.split()[0], self.best.move.split()[0]


def move_name(move: MoveValue) -> Argument:
    """A move as it is called on its button."""
    return {"value": move.move, "field": "move"}


def number_of(move: MoveValue) -> int:
    """The number in a move such as `dig 2`."""
    return int(move.move.split()[1])
