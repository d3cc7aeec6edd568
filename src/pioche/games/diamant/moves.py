"""The moves of Diamant."""

from typing import Final

from mypy_extensions import i64

from pioche.core.moves import Moves

MOVES: Final = Moves(("go",), ("leave",))

# <generated>
GO: Final = 0
LEAVE: Final = 1
# </generated>

BOTH: Final[list[i64]] = [GO, LEAVE]
ONLY_GO: Final[list[i64]] = [GO]
ONLY_LEAVE: Final[list[i64]] = [LEAVE]
