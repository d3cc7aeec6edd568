"""Add a game to those of the house, for a program that brings one of its own."""

from collections.abc import Callable
from pathlib import Path

from pioche.bots import MAKERS, Bot
from pioche.core.game import Game
from pioche.games import ADDED
from pioche.words.language import FOLDERS, words_in


def add_game(game: Game, words: Path, temperament: Callable[[str, int], Bot]) -> None:
    """Have a game played in every client: its rules, its words, and what makes its bots.

    `words` is a folder with one for each language. To be called before anything is played or
    served; without boards of its own the game is played on the generic ones.
    """
    ADDED.append(game)
    FOLDERS.append(words)
    words_in.cache_clear()
    MAKERS[game.id] = temperament
