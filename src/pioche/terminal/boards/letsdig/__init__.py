"""Let's Dig for Treasure in the terminal."""

from typing import Final

from pioche.terminal.boards.letsdig.board import draw
from pioche.terminal.boards.letsdig.signs import signed
from pioche.terminal.boards.scene import Board

BOARD: Final = Board(draw, card=lambda scene, face: signed(scene, face).plain)
