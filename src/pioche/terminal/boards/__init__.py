"""How each game looks in the terminal; a game without a drawing is still playable."""

from typing import Final

from pioche.terminal.boards import diamant, diamant_odds, generic
from pioche.terminal.boards.scene import Board, OddsLine, Scene

__all__ = ["Board", "OddsLine", "Scene", "board_of"]

GENERIC: Final = Board(generic.draw, generic.tell, generic.counts, generic.chances)

BOARDS: Final = {
    "diamant": Board(
        diamant.draw,
        diamant.tell,
        diamant_odds.counts,
        diamant_odds.chances,
        shown=frozenset({"chosen", "choice"}),
    ),
}


def board_of(game_id: str) -> Board:
    """The board of a game."""
    return BOARDS.get(game_id, GENERIC)
