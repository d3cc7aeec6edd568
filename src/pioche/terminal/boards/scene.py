"""What a board is drawn from: a view, the names, and the room."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType

from pioche.core.game import Game, View
from pioche.core.lines import Line
from pioche.words import Words
from pioche.words.lines import NOTHING, LineSpeller

__all__ = ["NOTHING", "Board", "Gesture", "Scene", "signs_lines"]


@dataclass(frozen=True)
class Scene:
    """One view and the room to draw it in.

    Without `signs` it is put in words alone, as a screen reader needs it.
    """

    words: Words
    game: Game
    view: View
    names: list[str]
    lines: int = 40
    columns: int = 100
    signs: bool = True
    now: int = 0  # the time at the table, in milliseconds

    def speller(self, signs: bool = False) -> LineSpeller:
        return LineSpeller(self.words, self.game, self.names, signs, self.now)

    def spell(self, line: Line) -> str:
        return self.speller().line(line)

    def description(self) -> list[str]:
        return [self.spell(line) for line in self.game.describe(self.view)]


@dataclass(frozen=True)
class Gesture:
    """A marker that sweeps to and fro and must be stopped within a band.

    Places are between 0 and 1; the marker needs `period` milliseconds there and back.
    """

    title: str
    how: str
    typed: str  # the instructions for the plain client
    period: int
    band: tuple[float, float]
    place: Callable[[int], float]
    evidence: Callable[[int, int], dict[str, Any]]


def no_gesture(_scene: Scene, _move: int) -> Gesture | None:
    """The default: moves need no gesture."""
    return None


def plain_card(scene: Scene, face: str) -> str:
    """The default: a card is written as its name."""
    return scene.speller().face(face)


@dataclass(frozen=True)
class Board:
    """How one game is drawn."""

    draw: Callable[[Scene], RenderableType]
    # A card where signs are wanted.
    card: Callable[[Scene, str], str] = plain_card
    # The gesture of a move of dexterity.
    gesture: Callable[[Scene, int], Gesture | None] = no_gesture


def signs_lines(words: Words, game: Game) -> list[str]:
    """The legend of the signs on a game's board; nothing where it has none."""
    key = f"{game.id}-board-signs"
    return [words.say(key)] if words.has(key) else []
