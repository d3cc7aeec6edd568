"""The log of a table: what the seats did, in order. Everything else is derived from it."""

from dataclasses import dataclass
from typing import Final

MOVE: Final = "move"
UNDO: Final = "undo"
LEAVE: Final = "leave"
RETURN: Final = "return"


@dataclass(frozen=True)
class Step:
    """One line of the log; `value` is the move, or how many moves an undo takes back."""

    kind: str
    seat: int
    value: int
    at: int


@dataclass(frozen=True)
class Player:
    """Who sits on a seat: a name, and `human` or the name of a bot."""

    name: str
    kind: str = "human"
