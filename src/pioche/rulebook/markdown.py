"""The rules as pages of the docs: the same sections, cards and example as in the clients."""

from collections.abc import Iterable, Iterator
from typing import Final

from pioche.core.components import ASSUMED, FOUND, POINTS
from pioche.core.game import Game
from pioche.rulebook.box import BoxRow, box_rows
from pioche.rulebook.page import RulesBlock, RulesCard, RulesPage, RulesSection
from pioche.rulebook.pages import rules_page
from pioche.words import LANGUAGES, Words

# Where the pictures are, seen from a page.
PICTURES: Final = "../pictures/cards"
PICTURE_WIDTH: Final = 48
# No row of cards is wider than this.
MOST_COLUMNS: Final = 6
LINE_BREAK: Final = "<br>"


def page_text(words: Words, game: Game) -> str:
    """The whole page."""
    page = rules_page(words, game)
    parts = [
        head(words, game),
        *(section_text(game, section) for section in page.sections),
        box_text(words, game),
        rulings_text(words, game),
    ]
    return "\n\n".join(parts) + "\n"


def page_name(game: Game, language: str) -> str:
    return f"{game.id}.{language}.md"


def pictures_of(page: RulesPage, rows: Iterable[BoxRow]) -> set[str]:
    """The faces that a page shows."""
    blocks = [block for section in page.sections for block in section.blocks]
    return {card.face for block in blocks for card in block.cards} | {row.face for row in rows}


def head(words: Words, game: Game) -> str:
    title, pitch = words.say(f"{game.id}-name"), words.say(f"{game.id}-pitch")
    others = [
        f"[{language.upper()}]({page_name(game, language)})"
        for language in LANGUAGES
        if language != words.language
    ]
    made = words.say("rules-made", command="python scripts/write_rules.py")
    return f"<!-- {made} -->\n\n# {title}\n\n{pitch}\n\n{' '.join(others)}"


def section_text(game: Game, section: RulesSection) -> str:
    blocks = [block_text(game, block) for block in section.blocks]
    return "\n\n".join([f"## {section.title}", *blocks])


def block_text(game: Game, block: RulesBlock) -> str:
    if block.items:
        return "\n".join(f"- {item}" for item in block.items)
    parts = (block.text, cards_text(game, block) if block.cards else "")
    return "\n\n".join(part for part in parts if part)


def cards_text(game: Game, block: RulesBlock) -> str:
    if block.cards[0].text:
        return table(["", ""], (explained_row(game, card) for card in block.cards))
    columns = block.columns or min(len(block.cards), MOST_COLUMNS)
    cells = [card_cell(game, card) for card in block.cards]
    rows = [cells[start : start + columns] for start in range(0, len(cells), columns)]
    return table(["" for _ in range(columns)], (fill(row, columns) for row in rows))


def fill(row: list[str], columns: int) -> list[str]:
    return [*row, *("" for _ in range(columns - len(row)))]


def picture(game: Game, face: str) -> str:
    """A picture that only shows what the text beside it says."""
    return f'<img src="{PICTURES}/{game.id}/{face}.svg" width="{PICTURE_WIDTH}" alt="">'


def card_cell(game: Game, card: RulesCard) -> str:
    lines = (picture(game, card.face), card.name, card.note)
    return LINE_BREAK.join(line for line in lines if line)


def explained_row(game: Game, card: RulesCard) -> list[str]:
    told = (f"**{card.name}**", card.text, card.note)
    return [picture(game, card.face), LINE_BREAK.join(line for line in told if line)]


def box_text(words: Words, game: Game) -> str:
    """Every card with how many there are and its figure, which is called what it is."""
    keys = ("terminal-new-name", "terminal-box-count", "terminal-box-figure")
    heads = ["", *(words.say(key) for key in keys)]
    rows = [box_line(words, game, row) for row in box_rows(words, game)]
    lines = [f"## {words.say('terminal-help-box')}", table(heads, rows)]
    return "\n\n".join([*lines, *legend(words, game)])


def box_line(words: Words, game: Game, row: BoxRow) -> list[str]:
    figure = row.figure
    if figure and row.source in (ASSUMED, FOUND):
        figure = f"{figure} ({words.say(f'card-source-{row.source}')})"
    return [picture(game, row.face), row.name, str(row.count), figure]


def legend(words: Words, game: Game) -> Iterator[str]:
    """What the points and the marks mean that occur in this box."""
    if any(component.unit == POINTS for component in game.components):
        yield words.say("terminal-box-points")
    sources = {component.source for component in game.components}
    for source in (ASSUMED, FOUND):
        if source in sources:
            yield words.say(f"terminal-box-legend-{source}")


def rulings_text(words: Words, game: Game) -> str:
    """How doubts are settled, folded."""
    title = words.say("terminal-help-rulings")
    lines = [
        f"- **{ruling}** {words.say(f'{game.id}-ruling-{ruling.lower()}')}"
        for ruling in game.rulings
    ]
    return "\n".join(["<details>", f"<summary>{title}</summary>", "", *lines, "", "</details>"])


def table(heads: list[str], rows: Iterable[list[str]]) -> str:
    lines = [heads, ["---" for _ in heads], *rows]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines)
