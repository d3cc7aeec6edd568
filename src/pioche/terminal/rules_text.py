"""The rules, the box and the cards of a game as text, for the help."""

from dataclasses import replace
from typing import Final

from rich.table import Table
from rich.text import Text

from pioche.core.components import ASSUMED, BOOK, FOUND, NOTHING, POINTS, Component, family_of
from pioche.core.game import Game, Options
from pioche.core.sheet import Sheet
from pioche.rulebook.pages import (
    RulesBlock,
    RulesCard,
    RulesGrid,
    RulesGridRow,
    RulesSection,
    rules_page,
)
from pioche.words import Words
from pioche.words.spell import ANY, spell_card, spell_face, spell_figure

# Around the subject of a paragraph.
STRONG: Final = "**"
# Before an item of a list.
ITEM: Final = "-"


def rules_lines(words: Words, game: Game) -> list[str]:
    """The rules of a game as paragraphs; nothing where it has none."""
    sections = rules_page(words, game).sections
    return [line for section in sections for line in section_lines(section)]


def strategy_lines(words: Words, game: Game) -> list[str]:
    """The advice for a game as paragraphs; nothing where there is none."""
    sections = rules_page(words, game).strategy
    return [line for section in sections for line in section_lines(section)]


def section_lines(section: RulesSection) -> list[str]:
    lines = [line for block in section.blocks for line in block_lines(block)]
    return [section.title.upper(), *(line.replace(STRONG, "") for line in lines)]


def block_lines(block: RulesBlock) -> list[str]:
    """The items of a list, or a paragraph and the names of its cards, or a grid in sentences."""
    if block.grid is not None:
        return grid_lines(block.grid)
    items = [f"{ITEM} {item}" for item in block.items]
    cards = ", ".join(card_name(card) for card in block.cards)
    return [line for line in (block.text, *items, cards) if line]


def grid_lines(grid: RulesGrid) -> list[str]:
    """The caption, then a line per row, whose columns are named: it is read aloud, too."""
    head = f"{grid.row_title} / {grid.column_title}"
    return [grid.caption, head, *(grid_line(grid, row) for row in grid.rows)]


def grid_line(grid: RulesGrid, row: RulesGridRow) -> str:
    known = zip(grid.columns, row.cells, strict=True)
    shares = ", ".join(f"{name}: {share} %" for name, share in known if share is not None)
    return f"{row.name} / {shares}"


def card_name(card: RulesCard) -> str:
    return f"{card.name} ({card.note})" if card.note else card.name


# A figure of the table's card sheet.
SHEET: Final = "sheet"
MARKS: Final = {BOOK: "", FOUND: "*", ASSUMED: "?", SHEET: "✓"}


def contents(game: Game, options: Options) -> list[Component]:
    """The components, with the figures of this table's card sheet."""
    figures = sheet_figures(game, options)
    return [by_sheet(component, figures) for component in game.components]


def sheet_figures(game: Game, options: Options) -> dict[str, int]:
    """The figures of the table's card sheet, if it has one."""
    figures: dict[str, int] = {}
    for option in game.options:
        if isinstance(option, Sheet):
            figures |= option.entries(str(options.get(option.name, option.default)))
    return figures


def by_sheet(component: Component, figures: dict[str, int]) -> Component:
    """A component with its figures on the sheet, `muck.count` and `muck.points`."""
    count = figures.get(f"{component.id}.count", component.count)
    value = figures.get(f"{component.id}.points", component.value)
    if (count, value) == (component.count, component.value):
        return priced_by_sheet(component, figures)
    return replace(component, count=count, value=value, source=SHEET)


def priced_by_sheet(component: Component, figures: dict[str, int]) -> Component:
    """A component whose other figure, like `elf.gold`, the sheet corrects: our value is wrong."""
    others = {f"{component.id}.count", f"{component.id}.points"}
    corrected = any(name.startswith(f"{component.id}.") for name in set(figures) - others)
    return replace(component, unit=NOTHING, source=SHEET) if corrected else component


def box_table(words: Words, game: Game, options: Options) -> Table:
    """One row per component; the mark of its source stands last."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(words.say("terminal-new-name"))
    table.add_column(words.say("terminal-box-count"), justify="right")
    table.add_column(words.say("terminal-box-figure"), justify="right")
    table.add_column("", width=1)
    for component in contents(game, options):
        count = words.say("terminal-number", value=component.count)
        figure = spell_figure(words, component) or ""
        table.add_row(
            Text(box_name(words, game, component)), count, figure, MARKS[component.source]
        )
    return table


def box_legend(words: Words, game: Game, options: Options, marks: bool = True) -> list[str]:
    """The meaning of the points and marks that occur in this box."""
    sources = {component.source for component in contents(game, options)}
    points = any(component.unit == POINTS for component in game.components)
    lines = [words.say("terminal-box-points")] if points else []
    for source in (ASSUMED, FOUND, SHEET):
        if source in sources:
            sentence = words.say(f"terminal-box-legend-{source}")
            lines.append(f"{MARKS[source]} {sentence}" if marks else sentence)
    return lines


def box_lines(words: Words, game: Game, options: Options) -> list[str]:
    """The box in sentences, for the plain client."""
    lines = [
        words.say(
            "terminal-box-line",
            name=box_name(words, game, component),
            count=component.count,
            figure=spell_figure(words, component) or "none",
            source=component.source,
        )
        for component in contents(game, options)
    ]
    return [*lines, *box_legend(words, game, options, marks=False)]


def card_lines(words: Words, game: Game) -> list[str]:
    """The effect of each card; cards that differ only by a number share a line."""
    rulings = {family_of(each.id): each.rulings for each in game.components}
    faces = {family_of(face): face for face in (*game.faces, *(c.id for c in game.components))}
    lines: list[str] = []
    for family, face in faces.items():
        named = face if family == face else f"{family}-{ANY}"
        text = spell_card(words, game.id, named)
        if text is not None:
            lines.append(card_line(words, game, named, text, rulings.get(family, ())))
    return lines


def card_line(words: Words, game: Game, face: str, text: str, rulings: tuple[str, ...]) -> str:
    name = capital(spell_face(words, game.id, face))
    return words.say("card-line", name=name, text=text, rulings=", ".join(rulings) or "none")


def box_name(words: Words, game: Game, component: Component) -> str:
    return capital(spell_face(words, game.id, component.id))


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
