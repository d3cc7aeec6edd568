"""What is in a game's box, with a mark wherever the rulebook does not say it."""

from dataclasses import replace
from typing import Final

from rich.table import Table
from rich.text import Text

from pioche.core.components import ASSUMED, BOOK, FOUND, Component
from pioche.core.game import Game, Options
from pioche.core.sheet import Sheet
from pioche.words import Words
from pioche.words.spell import spell_face

# The card sheet of the table says it.
SHEET: Final = "sheet"
MARKS: Final = {BOOK: "", FOUND: "*", ASSUMED: "?", SHEET: "✓"}


def contents(game: Game, options: Options) -> list[Component]:
    """The components with the figures that hold at this table."""
    figures = sheet_figures(game, options)
    return [by_sheet(component, figures) for component in game.components]


def sheet_figures(game: Game, options: Options) -> dict[str, int]:
    """What the card sheet of the table changes, if it has one."""
    figures: dict[str, int] = {}
    for option in game.options:
        if isinstance(option, Sheet):
            figures |= option.entries(str(options.get(option.name, option.default)))
    return figures


def by_sheet(component: Component, figures: dict[str, int]) -> Component:
    """A component as the sheet has it: figures are called `muck.count` and `muck.points`."""
    count = figures.get(f"{component.id}.count", component.count)
    value = figures.get(f"{component.id}.points", component.value)
    if (count, value) == (component.count, component.value):
        return component
    return replace(component, count=count, value=value, source=SHEET)


def box_table(words: Words, game: Game, options: Options) -> Table:
    """A line for each component; the mark stands after the points."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(words.say("terminal-new-name"))
    table.add_column(words.say("terminal-box-count"), justify="right")
    table.add_column(words.say("terminal-end-points"), justify="right")
    table.add_column("", width=1)
    for component in contents(game, options):
        count, points = (
            words.say("terminal-number", value=figure)
            for figure in (component.count, component.value)
        )
        table.add_row(
            Text(box_name(words, game, component)), count, points, MARKS[component.source]
        )
    return table


def box_legend(words: Words, game: Game, options: Options, marks: bool = True) -> list[str]:
    """What the points and the marks mean that occur in this box."""
    sources = {component.source for component in contents(game, options)}
    lines = [words.say("terminal-box-points")] if sources else []
    for source in (ASSUMED, FOUND, SHEET):
        if source in sources:
            sentence = words.say(f"terminal-box-legend-{source}")
            lines.append(f"{MARKS[source]} {sentence}" if marks else sentence)
    return lines


def box_lines(words: Words, game: Game, options: Options) -> list[str]:
    """The same in words alone, for whoever hears it."""
    lines = [
        words.say(
            "terminal-box-line",
            name=box_name(words, game, component),
            count=component.count,
            points=component.value,
            source=component.source,
        )
        for component in contents(game, options)
    ]
    return [*lines, *box_legend(words, game, options, marks=False)]


def box_name(words: Words, game: Game, component: Component) -> str:
    """The name of a component at the beginning of its line."""
    name = spell_face(words, game.id, component.id)
    return name[:1].upper() + name[1:]
