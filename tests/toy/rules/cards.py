"""Twelve cards: gold, rubies, and rocks that take what one holds."""

from typing import Final

from pioche.core.components import ASSUMED, Component

FACES: Final = ("gold", "ruby", "rock")
BOX: Final = (
    Component("gold", 6, 1, ASSUMED),
    Component("ruby", 3, 3, ASSUMED),
    Component("rock", 3, 0, ASSUMED),
)
ROCK: Final = FACES.index("rock")
