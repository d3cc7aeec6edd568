"""How each game looks in the terminal: `BOARD` in `pioche.terminal.boards.GAME_ID`."""

from pioche.game_modules import game_module
from pioche.terminal.boards import generic
from pioche.terminal.boards.scene import Board, Scene

__all__ = ["Board", "Scene", "board_of"]


def board_of(game_id: str) -> Board:
    """The board of a game; a game without one gets the generic board."""
    board: Board = (game_module(__name__, game_id) or generic).BOARD
    return board
