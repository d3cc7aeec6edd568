"""Dig, or stop."""

from typing import Final

from pioche.core.moves import Moves

DIG: Final = 0
STOP: Final = 1

MOVES: Final = Moves(("dig",), ("stop",))
