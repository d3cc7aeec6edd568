"""Lessons with a teacher: `GAME.toml` holds chapters, each a deal and the teacher's sentences.

A deal is a seed, options, seats and every move. It is played when the lesson is opened, so the
rules check each move; it may stop before the game is over, and a chapter may open in mid-game.
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from pioche.core.game import View
from pioche.games import game as game_of
from pioche.table.log import HUMAN, Player, Step
from pioche.table.table import Table

LEARNER: Final = 0  # the learner's seat in every lesson
LEARNER_NAME: Final = "Vous"
OTHERS: Final = (Player("Ana", "balanced"), Player("Tom", "bold"))
# The move of time in a deal: the glass runs out.
NIGHT: Final = "night"
FOLDER: Final = files("pioche.lessons")
EXTENSION: Final = ".toml"


@dataclass(frozen=True)
class Sentence:
    """A sentence of the teacher, said after a number of moves of the deal.

    `words` and `otherwise` end a key: `lesson-GAME-words`; `otherwise` is said when the learner
    makes another move than that of the deal. `point` is what the teacher points at: a move, a face,
    the seat of a player or a part of the board, as in "move go" or "part party"; without it, the
    move that is asked for.
    """

    after: int
    words: str
    point: str = ""
    otherwise: str = ""


@dataclass(frozen=True)
class Chapter:
    """A chapter of a lesson: a deal, played as far as it goes, and the sentences in order.

    `number` counts from 1; `opens` is the number of moves played before the learner sees the table.
    """

    number: int
    deal: Table
    sentences: tuple[Sentence, ...]
    opens: int = 0

    @property
    def game(self) -> str:
        return self.deal.game.id

    @property
    def title(self) -> str:
        return self.key(f"title-{self.number}")

    @property
    def end(self) -> str:
        """The key of the last words of the teacher."""
        return self.key(f"end-{self.number}")

    def key(self, words: str) -> str:
        """The key of a sentence in the words of the house."""
        return f"lesson-{self.game}-{words}"

    def sentences_after(self, moves: int) -> list[Sentence]:
        return [sentence for sentence in self.sentences if sentence.after == moves]


def lesson_games() -> list[str]:
    """The games that have a lesson."""
    names = [file.name for file in FOLDER.iterdir()]
    return sorted(name.removesuffix(EXTENSION) for name in names if name.endswith(EXTENSION))


@cache
def chapters_of(game: str) -> tuple[Chapter, ...]:
    """The chapters of a game's lesson, shared by all callers."""
    text = FOLDER.joinpath(game + EXTENSION).read_text(encoding="utf-8")
    written: list[dict[str, Any]] = tomllib.loads(text)["chapters"]
    return tuple(chapter(game, number, each) for number, each in enumerate(written, start=1))


def chapter(game: str, number: int, written: dict[str, Any]) -> Chapter:
    sentences = tuple(Sentence(**said) for said in written["sentences"])
    return Chapter(number, play_deal(game, **written["deal"]), sentences, written.get("opens", 0))


def play_deal(
    game: str,
    seed: int,
    seats: int,
    options: dict[str, Any],
    moves: list[str],
    learner: str = HUMAN,
) -> Table:
    """The table of a deal; a move is the number of a seat and what it plays, or `night`."""
    players = (Player(LEARNER_NAME, learner), *OTHERS)[:seats]
    table = Table(game_of(game), players, seed, None, **options)
    for line in moves:
        if line == NIGHT:
            table.tick(table.deadline() or 0)
        else:
            seat, move = line.split(" ", 1)
            table.play(int(seat) - 1, move)
    return table


# A chapter as the learner sees it


@dataclass(frozen=True)
class LessonFrame:
    """The learner's view of the table after some moves of the deal, where anything is seen or said.

    `expected` is the learner's own move in the deal where it comes next.
    """

    moves: int
    view: View
    events: list[dict[str, Any]]
    description: list[dict[str, Any]]
    legal: list[str]
    waiting: list[int]
    expected: str | None
    said: list[Sentence]


def lesson_frames(chapter: Chapter) -> Iterator[LessonFrame]:
    """The frames of a chapter in order."""
    table = deal_again(chapter.deal)
    for earlier in chapter.deal.log[: chapter.opens]:
        table.apply(earlier)
    seen = table.event_count(LEARNER) if chapter.opens else 0
    for moves, step in enumerate([*chapter.deal.log[chapter.opens :], None], start=chapter.opens):
        events = table.events(LEARNER, seen)
        expected = expected_move(table, step)
        said = chapter.sentences_after(moves)
        if events or expected or said or moves == chapter.opens:
            seen += len(events)
            yield frame(table, moves, events, expected, said)
        if step is not None:
            table.apply(step)


def deal_again(deal: Table) -> Table:
    """The same game, just dealt."""
    assert deal.seeds is not None
    return Table(deal.game, deal.players, deal.seeds, None, **deal.options)


def expected_move(table: Table, step: Step | None) -> str | None:
    """The move that the learner is to make, if the next step is the learner's and not time's."""
    if step is None or step.seat != LEARNER or step.value not in table.legal(LEARNER):
        return None
    return table.game.moves.text(step.value)


def frame(
    table: Table,
    moves: int,
    events: list[dict[str, Any]],
    expected: str | None,
    said: list[Sentence],
) -> LessonFrame:
    view = table.view(LEARNER)
    return LessonFrame(
        moves=moves,
        view=view,
        events=events,
        description=[line.json() for line in table.game.describe(view)],
        legal=[table.game.moves.text(move) for move in table.legal(LEARNER)],
        waiting=table.to_act(),
        expected=expected,
        said=said,
    )
