"""How each game looks in the terminal; a game without a drawing is still playable."""

from typing import Final

from pioche.terminal.boards import diamant, dig, digger, digup, generic, letsdig
from pioche.terminal.boards.scene import Board, Scene

__all__ = ["BOARDS", "Board", "Scene", "board_of"]

BOARDS: Final[dict[str, Board]] = {
    "diamant": diamant.BOARD,
    "letsdig": letsdig.BOARD,
    "digup": digup.BOARD,
    "dig": dig.BOARD,
    "digger": digger.BOARD,
}


def board_of(game_id: str) -> Board:
    """The board of a game."""
    return BOARDS.get(game_id, generic.BOARD)
