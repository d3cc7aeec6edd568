"""What a board is drawn from: a view, the names, and the room that there is."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from rich.console import RenderableType

from pioche.core.game import Game, View
from pioche.words import Words

# What stands where there is nothing to show.
NOTHING: Final = "\N{EN DASH}"


@dataclass(frozen=True)
class Scene:
    """One view to be drawn in so many lines and columns, if it can be.

    Without `signs` it is told in words alone, as a screen reader needs it.
    """

    words: Words
    game: Game
    view: View
    names: list[str]
    lines: int = 40
    columns: int = 100
    signs: bool = True
    now: int = 0  # the time at the table, in milliseconds


@dataclass(frozen=True)
class OddsLine:
    """One line of the odds panel; a chance between 0 and 1 may be drawn as a bar."""

    text: str
    chance: float | None = None


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


def no_progress(_scene: Scene) -> str:
    """What is said of how far a game has come where its board does not know."""
    return ""


def keeps(_view: View, _event: dict[str, Any]) -> bool:
    """Whether the log forgets a card once its moment has passed: as a rule it does not."""
    return False


@dataclass(frozen=True)
class Board:
    """How one game is shown: drawn, told in sentences, and its odds as counts or chances."""

    draw: Callable[[Scene], RenderableType]
    tell: Callable[[Scene], list[str]]
    counts: Callable[[Scene], list[OddsLine]]
    chances: Callable[[Scene], list[OddsLine]]
    # Events that the board shows anyway: in the log they would only be noise.
    shown: frozenset[str] = frozenset()
    # Events that nobody should miss, and those that the one whom they befall should not.
    headlines: frozenset[str] = frozenset()
    own_headlines: frozenset[str] = frozenset()
    # How far the game has come, in a few words.
    progress: Callable[[Scene], str] = no_progress
    # Whether an event's card is told only at its moment, not in the log afterwards.
    fades: Callable[[View, dict[str, Any]], bool] = keeps
    # The gesture by which a move of dexterity is made.
    gesture: Callable[[Scene, int], Gesture | None] = no_gesture
