"""Add a game to those of the house, for a program that brings one of its own."""

from collections.abc import Callable
from pathlib import Path

from pioche.bots.policy_bot import ADDED_POLICIES
from pioche.core.game import Game
from pioche.games import ADDED
from pioche.search.policy import Policy
from pioche.words.language import FOLDERS, words_in


def add_game(game: Game, words: Path, temperament: Callable[[str], Policy]) -> None:
    """Have a game played in every client: its rules, its words, and what makes its bots.

    `words` is a folder with one for each language; `temperament` makes the policy of a name. To
    be called before anything is played or served; without boards of its own the game is played
    on the generic ones.
    """
    ADDED.append(game)
    FOLDERS.append(words)
    words_in.cache_clear()
    ADDED_POLICIES[game.id] = temperament
