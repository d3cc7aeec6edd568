"""First games with a teacher: for each game a recorded deal, and what is said at which step.

`GAME.pioche` is the deal, in the format of every other record and as legal; it may stop before the
game is over. `GAME.toml` is the teacher. `python -m pioche.testing.lesson_deals` makes the deals.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from pioche.table.record import EXTENSION, read_text
from pioche.table.table import Table

LEARNER: Final = 0  # the seat of whoever learns, in every lesson
FOLDER: Final = files("pioche.lessons")


@dataclass(frozen=True)
class Sentence:
    """What the teacher says once so many moves of the deal are made.

    `words` and `otherwise` end a key: `lesson-GAME-words`; `otherwise` is said when the learner
    makes another move than the recorded one. `point` is what the teacher points at: a move, a face,
    the seat of a player or a part of the board, as in "move go" or "part party"; none points
    at the move that is asked for.
    """

    after: int
    words: str
    point: str = ""
    otherwise: str = ""


@dataclass(frozen=True)
class Lesson:
    """A first game: the deal, played as far as it goes, and the teacher's sentences in order."""

    deal: Table
    sentences: tuple[Sentence, ...]

    @property
    def game(self) -> str:
        return self.deal.game.id

    def key(self, words: str) -> str:
        """The key of a sentence in the words of the house."""
        return f"lesson-{self.game}-{words}"

    def said_after(self, moves: int) -> list[Sentence]:
        return [sentence for sentence in self.sentences if sentence.after == moves]


def lesson_games() -> list[str]:
    """The games that are taught."""
    names = [file.name for file in FOLDER.iterdir()]
    return sorted(name.removesuffix(EXTENSION) for name in names if name.endswith(EXTENSION))


@cache
def lesson_of(game: str) -> Lesson:
    """The lesson of a game that is taught; nobody may change it."""
    deal = read_text(FOLDER.joinpath(game + EXTENSION).read_text(encoding="utf-8"))
    teacher: dict[str, Any] = tomllib.loads(
        FOLDER.joinpath(f"{game}.toml").read_text(encoding="utf-8")
    )
    return Lesson(deal, tuple(Sentence(**said) for said in teacher["sentences"]))
