"""Digger in the terminal."""

from typing import Final

from pioche.terminal.boards.digger.board import draw
from pioche.terminal.boards.digger.gesture import gesture
from pioche.terminal.boards.scene import Board

BOARD: Final = Board(draw, gesture=gesture)
