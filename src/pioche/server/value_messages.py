"""What each move is worth, as it is sent to the seat that asked."""

from msgspec import Struct


class ValueOfMove(Struct, frozen=True):
    """Of a legal move the share of victory and the points to be expected, with standard errors.

    `close`: it may be as good as the best, for all that is known so far.
    """

    move: str
    share: float
    error: float
    points: float
    points_error: float
    close: bool


class Values(Struct, frozen=True, tag="values", tag_field="type"):
    """What the moves that answer a question are worth, best first, after so many games tried.

    It is pushed several times, each more precise than the one before, until `done`.
    """

    question: int
    moves: list[ValueOfMove]
    tries: int
    done: bool
