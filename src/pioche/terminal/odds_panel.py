"""The odds panel: off, counts of cards, chances, or what each move is worth."""

from dataclasses import dataclass, replace
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pioche.bots.expert import games_with_policies
from pioche.core.game import Game
from pioche.terminal.boards import Scene, board_of
from pioche.terminal.boards.flow import Flow

OFF: Final = "off"
COUNTS: Final = "counts"
CHANCES: Final = "chances"
# What a view tells, and what must be worked out.
LEVELS: Final = (OFF, COUNTS, CHANCES)
VALUES: Final = "values"
BAR: Final = 6


def next_level(level: str, game: Game) -> str:
    """The level after this one, round and round; only some games can tell what moves are worth."""
    levels = (*LEVELS, VALUES) if game.id in games_with_policies() else LEVELS
    return levels[(levels.index(level) + 1) % len(levels)] if level in levels else OFF


@dataclass(frozen=True)
class OddsLine:
    """One line of the odds panel; a chance between 0 and 1 may be drawn as a bar."""

    text: str
    chance: float | None = None


def odds_lines(scene: Scene, level: str) -> list[OddsLine]:
    """What a view tells of the odds; none where there is nothing left to happen."""
    if level in (OFF, VALUES) or scene.view.get("stage") == "over":
        return []
    board, odds = board_of(scene.game.id), scene.game.odds_lines(scene.view)
    speller = replace(scene.speller(scene.signs), card=lambda face: board.card(scene, face))
    lines = odds.counts if level == COUNTS else odds.chances
    return [OddsLine(speller.line(line), line.chance) for line in lines]


def draw_odds(lines: list[OddsLine], columns: bool) -> RenderableType:
    """A line each with bars where there is a column for them, run together where there is not."""
    if not columns:
        return Flow([Text(line.text) for line in lines])
    return Group(*(draw_line(line) for line in lines))


def draw_line(line: OddsLine) -> RenderableType:
    """One line, with a bar where it is a chance."""
    text = Flow([Text(line.text)])
    if line.chance is None:
        return text
    grid = Table.grid(expand=True, padding=(0, 1, 0, 0))
    grid.add_column(ratio=1)
    grid.add_column(width=BAR)
    full = round(line.chance * BAR)
    grid.add_row(text, Text("█" * full + "░" * (BAR - full), "yellow"))
    return grid
