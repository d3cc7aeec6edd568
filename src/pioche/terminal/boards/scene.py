"""What a board is drawn from: a view, the names, and the room that there is."""

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
    """One view to be drawn in so many lines and columns, if it can be.

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
        """What spells lines for this table."""
        return LineSpeller(self.words, self.game, self.names, signs, self.now)

    def spell(self, line: Line) -> str:
        """A line as a sentence."""
        return self.speller().line(line)

    def description(self) -> list[str]:
        """The whole table in sentences."""
        return [self.spell(line) for line in self.game.describe(self.view)]


@dataclass(frozen=True)
class Gesture:
    """A marker that sweeps to and fro and is to be stopped within a band.

    Places are between 0 and 1; the marker needs `period` milliseconds there and back.
    """

    title: str
    how: str
    typed: str  # the same for whoever only hears it
    period: int
    band: tuple[float, float]
    place: Callable[[int], float]
    evidence: Callable[[int, int], dict[str, Any]]


def no_gesture(_scene: Scene, _move: int) -> Gesture | None:
    """Most moves are made without one."""
    return None


def plain_card(scene: Scene, face: str) -> str:
    """A card without a sign of its own: its name."""
    return scene.speller().face(face)


@dataclass(frozen=True)
class Board:
    """How one game is drawn."""

    draw: Callable[[Scene], RenderableType]
    # How a card is written where signs are wanted.
    card: Callable[[Scene, str], str] = plain_card
    # The gesture by which a move of dexterity is made.
    gesture: Callable[[Scene, int], Gesture | None] = no_gesture


def signs_lines(words: Words, game: Game) -> list[str]:
    """The legend of the signs on a game's board; nothing where it has none."""
    key = f"{game.id}-board-signs"
    return [words.say(key)] if words.has(key) else []
