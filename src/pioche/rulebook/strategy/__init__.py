"""What the champions' games teach: a page of advice for a game, with counted decisions.

A game declares `STRATEGY` in `pioche.rulebook.strategy.GAME_ID`. `scripts/write_strategy.py` plays
the games and writes the counts of its grids to `GAME_ID.json` beside it.
"""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any, Final

from pioche.core.game import View
from pioche.game_modules import game_module
from pioche.rulebook import Sentence, ShownCard
from pioche.words.language import Argument

FOLDER: Final = files("pioche.rulebook.strategy")
# A cell with fewer decisions stays empty: its share would be known too roughly.
FEWEST: Final = 200

# The row and the column of a decision, and whether the move in question was made.
Place = tuple[int, int, bool]


@dataclass(frozen=True)
class Decision:
    """What a seat saw, the moves that it had, and the one that it made, as texts."""

    view: View
    seat: int
    legal: list[str]
    move: str


@dataclass(frozen=True)
class Bins:
    """Ranges of a number: each begins at one of these and ends before the next."""

    starts: tuple[int, ...]

    def place(self, number: int) -> int:
        """The range of a number; one below the first belongs to the first."""
        return max(0, sum(number >= start for start in self.starts) - 1)

    def labels(self) -> tuple[Sentence, ...]:
        ranges = [between(*ends) for ends in pairwise(self.starts)]
        return (*ranges, Sentence("strategy-from", {"first": self.starts[-1]}))


def between(first: int, end: int) -> Sentence:
    """The numbers from the first to the one before the end."""
    if end == first + 1:
        return Sentence("strategy-number", {"number": first})
    return Sentence("strategy-range", {"first": first, "last": end - 1})


def numbers(values: tuple[int, ...]) -> tuple[Sentence, ...]:
    """Names of rows or columns that are single numbers."""
    return tuple(Sentence("strategy-number", {"number": value}) for value in values)


@dataclass(frozen=True)
class Grid:
    """How often champions make a kind of move, by two things that a player sees.

    `count` gives the places of a decision; most decisions have one or none. `rows` and `columns`
    are named by sentences with whole keys, or by cards.
    """

    id: str
    rows: tuple[Sentence | str, ...]
    columns: tuple[Sentence | str, ...]
    count: Callable[[Decision], Iterable[Place]]


@dataclass(frozen=True)
class Counts:
    """The counted decisions of a game's grids, and the games that they are from.

    `cells` has, by grid, row and column, the moves made and all decisions.
    """

    games: int
    seats: int
    bots: str
    rivals: Sequence[str]
    network: str | None
    rules: int
    seed: int
    cells: Mapping[str, list[list[list[int]]]]

    def percent(self, grid: str, row: int, column: int) -> int | None:
        """The share of a cell in whole percent; None where too few decisions were counted."""
        made, decisions = self.cells[grid][row][column]
        return round(100 * made / decisions) if decisions >= FEWEST else None

    def share(self, grid: str, rows: Iterable[int], columns: Iterable[int]) -> int:
        """The share of several cells together, in whole percent."""
        wanted = list(columns)
        cells = [self.cells[grid][row][column] for row in rows for column in wanted]
        return round(100 * sum(made for made, _ in cells) / sum(all_ for _, all_ in cells))


@dataclass(frozen=True)
class Advice:
    """A section with the text `GAME-strategy-ID`, perhaps cards, then perhaps a grid."""

    id: str
    cards: tuple[ShownCard, ...] = ()
    grid: Grid | None = None
    figures: Callable[[Counts], Mapping[str, Argument]] = field(default=lambda _: {})


@dataclass(frozen=True)
class Strategy:
    """A page of advice. `bots` play the games that are counted, a copy on each seat.

    Where there are rivals, one of `bots` sits with them, and its decisions alone are counted.
    """

    advice: tuple[Advice, ...]
    bots: str
    rivals: tuple[str, ...] = ()

    def grids(self) -> list[Grid]:
        return [advice.grid for advice in self.advice if advice.grid]


def strategy_of(game_id: str) -> Strategy | None:
    """The strategy of a game: `STRATEGY` in `pioche.rulebook.strategy.GAME_ID`."""
    module = game_module("pioche.rulebook.strategy", game_id)
    return module.STRATEGY if module else None


@cache
def counts_of(game_id: str) -> Counts:
    data: dict[str, Any] = json.loads((FOLDER / f"{game_id}.json").read_text(encoding="utf-8"))
    return Counts(**data)
