"""One folder shape for all games: who knows one of them finds the same thing in any other."""

from pathlib import Path
from typing import Final

import pytest

import pioche

GAMES: Final = Path(pioche.__file__).parent / "games"
# Each a file, or a folder where a game needs more.
REQUIRED: Final = {
    "cards",  # what is in the box, and that all of it is always somewhere
    "effects",  # what moves and cards do
    "events",  # what can happen
    "legal",  # what a seat may do, why it may not, what is played for one who has left
    "moves",  # the set of moves
    "observation",  # the game as numbers, for learners
    "odds",  # how likely things are, from a view
    "options",  # the options of a table, and what they settle for a whole game
    "scoring",  # points, where they come from, winners, tie-breaks
    "stages",  # what can be asked
    "state",  # the game under way
    "view",  # what a seat sees
}
OPTIONAL: Final = {
    "description",  # the board in sentences
    "gestures",  # for a game of dexterity
    "knowledge",  # who may follow which card
    "player",  # what each player has
    "redeal",  # what a seat cannot know, dealt anew
    "setup",  # a deal that takes more than shuffling
}


def modules(folder: Path) -> set[str]:
    """The modules of a package, folders among them."""
    files = {file.stem for file in folder.glob("*.py")}
    return files - {"__init__"} | {inside.parent.name for inside in folder.glob("*/__init__.py")}


def test_every_folder_is_a_game_of_the_catalogue() -> None:
    assert modules(GAMES) == {game.id for game in pioche.CATALOG}


@pytest.mark.parametrize("game", [game.id for game in pioche.CATALOG])
def test_every_game_has_the_same_modules(game: str) -> None:
    found = modules(GAMES / game)
    missing, unknown = REQUIRED - found, found - REQUIRED - OPTIONAL
    assert (missing, unknown) == (set(), set())
