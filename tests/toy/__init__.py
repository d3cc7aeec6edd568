"""A sixth game, the smallest that digs: it proves what CONTRIBUTING says a game is made of.

One folder of rules, one of words, one policy; it has no board, so every client plays it on its
generic one.
"""

from pathlib import Path
from typing import Final

from pioche.add_game import add_game
from tests.toy.policy import temperament
from tests.toy.rules import TOY

WORDS: Final = Path(__file__).parent / "words"


def add_toy() -> None:
    """Have the toy game played like those of the house."""
    add_game(TOY, WORDS, temperament)
