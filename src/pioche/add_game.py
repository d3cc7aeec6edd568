"""Add a game to the catalogue, for a program with a game of its own."""

from collections.abc import Callable
from pathlib import Path

from pioche.bots.policy_bot import ADDED_POLICIES
from pioche.core.game import Game
from pioche.games import ADDED
from pioche.search.policy import Policy
from pioche.words.language import FOLDERS, words_in


def add_game(game: Game, words: Path, temperament: Callable[[str], Policy]) -> None:
    """Add a game to every client: its rules, its words and its bots.

    `words` is a folder with one folder per language; `temperament` makes the policy of a name. Call
    it before anything is played or served. Without boards of its own a game is played on the
    generic ones.
    """
    ADDED.append(game)
    FOLDERS.append(words)
    words_in.cache_clear()
    ADDED_POLICIES[game.id] = temperament
