"""Why a choice cost something: first in the terms of its game, then in wins and points.

`reasons/GAME.py` has a function `lines`, from what the seat saw, the odds it could have known, and
the two moves. It gives no line where it has nothing to say. A function `thing` may name what a move
is about, for titles; where it gives None the button's words are quoted. A function `about` may name
the card of the question, where the view does not.
"""

from collections.abc import Container
from dataclasses import dataclass
from types import ModuleType
from typing import Any, Final

from pioche.bots.margins import percent
from pioche.core.game import Game, View
from pioche.core.lines import Argument, Line, face, line, within
from pioche.game_modules import game_module
from pioche.review.review_data import POINTS_LINE, SHARES_LINE, MoveValue

# The least difference of points that is mentioned.
SOME_POINTS: Final = 0.5
# Lines of a game that are given for one choice, the most telling first.
MOST_LINES: Final = 4


@dataclass(frozen=True)
class Case:
    """A seat's view, the move that was played, and the best one."""

    game: Game
    view: View
    played: MoveValue
    best: MoveValue

    @property
    def odds(self) -> dict[str, Any]:
        """The odds that the seat could have known."""
        return self.game.odds(self.view)

    @property
    def names(self) -> tuple[str, str]:
        """The names of the two moves, without their arguments."""
        return self.played.move.split()[0], self.best.move.split()[0]


def reason_for(case: Case) -> list[Line]:
    module = game_module(__name__, case.game.id)
    said: list[Line] = module.lines(case) if module else []
    return [*said[:MOST_LINES], *points_lines(case), shares_line(case)]


def title_of(case: Case) -> Line | None:
    """The question and the two moves: "Rope bridge: a hidden card instead of ruby 2"."""
    module = game_module(__name__, case.game.id)
    if module is None:
        return None
    view = case.view
    about = module.about(case) if hasattr(module, "about") else view.get("about")
    question = line(
        f"review-question-{case.game.id}-{view['stage']}",
        about=face(about) if about else "none",
        place=view.get("place") or "none",
    )
    played, best = named(case, module)
    if case.played.move == case.best.move:
        return line("review-title-same", question=within(question), played=played)
    return line("review-title", question=within(question), played=played, best=best)


def named(case: Case, module: ModuleType) -> tuple[Argument, Argument]:
    """The two moves by what they are about; in quotes where they are of different kinds."""
    played, best = thing_of(case, case.played, module), thing_of(case, case.best, module)
    if played is None or best is None or case.names[0] != case.names[1]:
        return quoted(case.played), quoted(case.best)
    return played, best


def thing_of(case: Case, move: MoveValue, module: ModuleType) -> Argument | None:
    """What a move is about: a card by its name, or what the game says."""
    _, *about = move.move.split()
    if len(about) == 1 and about[0] in case.game.faces:
        return face(about[0])
    found: Argument | None = module.thing(case, move) if hasattr(module, "thing") else None
    return found


def quoted(move: MoveValue) -> Argument:
    return within(line("review-quoted", move=move_name(move)))


def points_lines(case: Case) -> list[Line]:
    """The points that the played move brings less, where it does."""
    missing = case.best.points - case.played.points
    if missing < SOME_POINTS:
        return []
    return [line(POINTS_LINE, move=move_name(case.played), points=missing)]


def shares_line(case: Case) -> Line:
    """How often each of the two wins: this holds in any game."""
    return line(
        SHARES_LINE,
        move=move_name(case.played),
        other=move_name(case.best),
        played=percent(case.played.share),
        best=percent(case.best.share),
    )


def effect_line(case: Case, card: str) -> Line:
    """What a card does, in the words of its game."""
    family, dash, value = card.rpartition("-")
    text = line(f"{case.game.id}-card-{card}")
    if dash and value.isdecimal():
        text = line(f"{case.game.id}-card-{family}", value=int(value))
    return line("review-card", face=face(card), text=within(text))


def effect_lines(case: Case, cards: Container[str]) -> list[Line]:
    """What the card of the better move does, and then that of the played one, if they are these."""
    about = [move.move.partition(" ")[2] for move in (case.best, case.played)]
    return [effect_line(case, card) for card in dict.fromkeys(about) if card in cards]


def move_name(move: MoveValue) -> Argument:
    """A move as its button calls it."""
    return {"value": move.move, "field": "move"}


def number_of(move: MoveValue) -> int:
    """The number in a move such as `dig 2`."""
    return int(move.move.split()[1])
