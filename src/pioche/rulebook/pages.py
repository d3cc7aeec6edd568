"""Pages of rules in one language, for every client and for the docs."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from pioche.core.components import ASSUMED, FOUND, POINTS, Component, family_of
from pioche.core.game import Game
from pioche.game_modules import game_module
from pioche.rulebook import Rulebook, Section, Sentence, ShownCard, Step
from pioche.rulebook.strategy import (
    FEWEST,
    Advice,
    Counts,
    Grid,
    counts_of,
    strategy_of,
)
from pioche.words import LANGUAGES, Words
from pioche.words.spell import ANY, spell_card, spell_face, spell_figure


@dataclass(frozen=True)
class RulesCard:
    """A card on a page, with its name and perhaps a note and its effect."""

    face: str
    name: str
    note: str = ""
    text: str = ""


@dataclass(frozen=True)
class RulesGridRow:
    """A row of a grid: its name, and shares in whole percent, None where too little is known."""

    name: str
    cells: tuple[int | None, ...]


@dataclass(frozen=True)
class RulesGrid:
    """How often a move is made, by what the rows and the columns name."""

    caption: str
    row_title: str
    column_title: str
    columns: tuple[str, ...]
    rows: tuple[RulesGridRow, ...]


@dataclass(frozen=True)
class RulesBlock:
    """A list, or a paragraph with its cards, or one of the two; or a grid.

    `columns` is 0 where cards stand in a row. The subject of a paragraph or an item stands between
    two pairs of asterisks.
    """

    text: str = ""
    items: tuple[str, ...] = ()
    cards: tuple[RulesCard, ...] = ()
    columns: int = 0
    grid: RulesGrid | None = None


@dataclass(frozen=True)
class RulesSection:
    """The content of one heading."""

    id: str
    title: str
    blocks: tuple[RulesBlock, ...]


@dataclass(frozen=True)
class RulesPage:
    """The rules of a game; no sections where it has none.

    `diagram` shows cards as they lie on the table. `strategy` is advice, with counted decisions.
    """

    sections: tuple[RulesSection, ...]
    diagram: RulesBlock | None = None
    strategy: tuple[RulesSection, ...] = ()


EXAMPLE: Final = "example"
DIAGRAM: Final = "diagram"
ITEM: Final = "- "


def rulebook_of(game_id: str) -> Rulebook | None:
    """The rulebook of a game: `RULEBOOK` in `pioche.rulebook.GAME_ID`."""
    module = game_module("pioche.rulebook", game_id)
    return module.RULEBOOK if module else None


def rules_page(words: Words, game: Game) -> RulesPage:
    """The rules of a game. A game without a rulebook may have a text, `NAME-rules`."""
    rulebook = rulebook_of(game.id)
    if rulebook is None:
        return text_page(words, game)
    sections = [section_page(words, game, section) for section in rulebook.sections]
    sections.append(example_page(words, game))
    if rulebook.sources is not None:
        sections.append(section_page(words, game, rulebook.sources))
    return RulesPage(
        tuple(sections), diagram(words, game, rulebook), strategy_sections(words, game)
    )


def diagram(words: Words, game: Game, rulebook: Rulebook) -> RulesBlock:
    step = example_steps(game.id)[rulebook.diagram]
    return step_block(words, game, replace(step, sentence=Sentence(DIAGRAM)))


def text_page(words: Words, game: Game) -> RulesPage:
    key = f"{game.id}-rules"
    if not words.has(key):
        return RulesPage(())
    title, blocks = words.say("terminal-help-playing"), text_blocks(words.say(key))
    return RulesPage((RulesSection("playing", title, blocks),))


def section_page(words: Words, game: Game, section: Section) -> RulesSection:
    text = say(words, game, Sentence(section.id, section.arguments))
    blocks = []
    if section.cards:
        shown = tuple(page_card(words, game, ShownCard(face)) for face in section.cards)
        blocks.append(RulesBlock(cards=shown))
    if section.explained:
        shown = tuple(explained_card(words, game, card) for card in section.explained)
        blocks.append(RulesBlock(cards=shown))
    return titled_section(section.id, text, *blocks)


def example_page(words: Words, game: Game) -> RulesSection:
    """The example, step by step."""
    steps = [step_block(words, game, step) for step in example_steps(game.id)]
    return titled_section(EXAMPLE, say(words, game, Sentence(EXAMPLE)), *steps)


def step_block(words: Words, game: Game, step: Step) -> RulesBlock:
    shown = tuple(page_card(words, game, card) for card in step.cards)
    return RulesBlock(text=say(words, game, step.sentence), cards=shown, columns=step.columns)


@cache
def example_steps(game: str) -> list[Step]:
    """The example, played once."""
    rulebook = rulebook_of(game)
    return rulebook.example() if rulebook else []


# Strategy


def strategy_sections(words: Words, game: Game) -> tuple[RulesSection, ...]:
    """The advice for a game, then how its decisions were counted."""
    strategy = strategy_of(game.id)
    if strategy is None:
        return ()
    counts = counts_of(game.id)
    sections = [advice_section(words, game, advice, counts) for advice in strategy.advice]
    return (*sections, titled_section("counted", counted_text(words, counts)))


def counted_text(words: Words, counts: Counts) -> str:
    """Which games were counted."""
    return words.say(
        "strategy-counted",
        games=counts.games,
        seats=counts.seats,
        kind="rivals" if counts.rivals else counts.bots.partition("@")[0],
        rivals=", ".join(words.say(f"bot-{name}") for name in counts.rivals),
        fewest=FEWEST,
    )


def advice_section(words: Words, game: Game, advice: Advice, counts: Counts) -> RulesSection:
    text = words.say(f"{game.id}-strategy-{advice.id}", **advice.figures(counts))
    shown = tuple(page_card(words, game, card) for card in advice.cards)
    blocks = [RulesBlock(cards=shown)] if shown else []
    if advice.grid is not None:
        blocks.append(RulesBlock(grid=grid_of(words, game, advice.grid, counts)))
    return titled_section(f"strategy-{advice.id}", text, *blocks)


def grid_of(words: Words, game: Game, grid: Grid, counts: Counts) -> RulesGrid:
    key = f"{game.id}-strategy-{grid.id}"
    columns = range(len(grid.columns))
    rows = (
        RulesGridRow(
            label(words, game, name),
            tuple(counts.percent(grid.id, row, column) for column in columns),
        )
        for row, name in enumerate(grid.rows)
    )
    return RulesGrid(
        caption=words.say(f"{key}-caption"),
        row_title=words.say(f"{key}-rows"),
        column_title=words.say(f"{key}-columns"),
        columns=tuple(label(words, game, name) for name in grid.columns),
        rows=tuple(rows),
    )


def label(words: Words, game: Game, name: Sentence | str) -> str:
    """The name of a row or column: a sentence with a whole key, or a card."""
    if isinstance(name, str):
        return capital(spell_face(words, game.id, name))
    return words.say(name.key, **name.arguments)


def titled_section(name: str, text: str, *blocks: RulesBlock) -> RulesSection:
    """A section whose heading is the first line of its words."""
    title, _, rest = text.partition("\n\n")
    return RulesSection(name, title, (*text_blocks(rest), *blocks))


def text_blocks(text: str) -> tuple[RulesBlock, ...]:
    """Paragraphs; a paragraph whose lines all begin with a dash is a list."""
    return tuple(text_block(paragraph) for paragraph in text.split("\n\n") if paragraph)


def text_block(paragraph: str) -> RulesBlock:
    lines = paragraph.splitlines()
    if all(line.startswith(ITEM) for line in lines):
        return RulesBlock(items=tuple(line.removeprefix(ITEM) for line in lines))
    return RulesBlock(text=" ".join(lines))


def page_card(words: Words, game: Game, card: ShownCard) -> RulesCard:
    note = say(words, game, card.note) if card.note else ""
    return RulesCard(card.face, capital(spell_face(words, game.id, card.face)), note)


def explained_card(words: Words, game: Game, card: ShownCard) -> RulesCard:
    text = spell_card(words, game.id, card.face) or ""
    return replace(page_card(words, game, card), text=text)


def say(words: Words, game: Game, sentence: Sentence) -> str:
    return words.say(f"{game.id}-rules-{sentence.key}", **sentence.arguments)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


@dataclass(frozen=True)
class BoxRow:
    """A kind of card: a face, its name, the number of cards, its figure and the source."""

    face: str
    name: str
    count: int
    figure: str
    source: str


def box_rows(words: Words, game: Game) -> list[BoxRow]:
    families: dict[str, list[Component]] = {}
    for component in game.components:
        families.setdefault(family_of(component.id), []).append(component)
    return [box_row(words, game, family, members) for family, members in families.items()]


def box_row(words: Words, game: Game, family: str, members: list[Component]) -> BoxRow:
    last = members[-1]
    named = last.id if last.id == family else f"{family}-{ANY}"
    return BoxRow(
        face=last.id,
        name=capital(spell_face(words, game.id, named)),
        count=sum(member.count for member in members),
        figure=family_figure(words, members),
        source=last.source,
    )


def family_figure(words: Words, members: list[Component]) -> str:
    """The common figure of all members, or its range."""
    last, values = members[-1], [member.value for member in members]
    if min(values) == max(values):
        return spell_figure(words, last) or ""
    spread = words.say("card-range", lowest=min(values), highest=max(values))
    # A figure's sentence takes a number or a text.
    return words.say(f"card-figure-{last.unit}", value=spread)


HALF: Final = 50
# The path of the pictures from a page.
PICTURES: Final = "../pictures/cards"
RULES_FOLDER: Final = "../rules"
STRATEGY_FOLDER: Final = "../strategy"
PICTURE_WIDTH: Final = 48
# The most columns of a row of cards.
MOST_COLUMNS: Final = 6
LINE_BREAK: Final = "<br>"


def page_text(words: Words, game: Game) -> str:
    page = rules_page(words, game)
    parts = [
        head(words, game),
        *([block_text(game, page.diagram)] if page.diagram else []),
        *(section_text(game, section) for section in page.sections),
        box_text(words, game),
        rulings_text(words, game),
        f"[{words.say('web-strategy')}]({STRATEGY_FOLDER}/{page_name(game, words.language)})",
    ]
    return "\n\n".join(parts) + "\n"


def strategy_text(words: Words, game: Game) -> str:
    """The page of advice: it lies in a folder beside the rules."""
    sections = strategy_sections(words, game)
    parts = [
        head(words, game),
        *(section_text(game, section) for section in sections),
        f"[{words.say('web-rules')}]({RULES_FOLDER}/{page_name(game, words.language)})",
    ]
    return "\n\n".join(parts) + "\n"


def page_name(game: Game, language: str) -> str:
    return f"{game.id}.{language}.md"


def pictures_of(page: RulesPage, rows: Iterable[BoxRow]) -> set[str]:
    """The faces on the pages of rules and of advice."""
    sections = (*page.sections, *page.strategy)
    blocks = [block for section in sections for block in section.blocks]
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
    if block.grid:
        return grid_text(block.grid)
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


def grid_text(grid: RulesGrid) -> str:
    heads = [f"{grid.row_title} ↓ / {grid.column_title} →", *grid.columns]
    rows = ([f"**{row.name}**", *map(cell_text, row.cells)] for row in grid.rows)
    return f"{grid.caption}\n\n{table(heads, rows)}"


def cell_text(percent: int | None) -> str:
    """A share; what is done more often than not is bold."""
    if percent is None:
        return ""
    return f"**{percent}**" if percent >= HALF else str(percent)


def fill(row: list[str], columns: int) -> list[str]:
    return [*row, *("" for _ in range(columns - len(row)))]


def picture(game: Game, face: str) -> str:
    """A picture without a text of its own: the text stands beside it."""
    return f'<img src="{PICTURES}/{game.id}/{face}.svg" width="{PICTURE_WIDTH}" alt="">'


def card_cell(game: Game, card: RulesCard) -> str:
    lines = (picture(game, card.face), card.name, card.note)
    return LINE_BREAK.join(line for line in lines if line)


def explained_row(game: Game, card: RulesCard) -> list[str]:
    lines = (f"**{card.name}**", card.text, card.note)
    return [picture(game, card.face), LINE_BREAK.join(line for line in lines if line)]


def box_text(words: Words, game: Game) -> str:
    """Every card with its number and its figure."""
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
    """The meaning of the points and marks that occur in this box."""
    if any(component.unit == POINTS for component in game.components):
        yield words.say("terminal-box-points")
    sources = {component.source for component in game.components}
    for source in (ASSUMED, FOUND):
        if source in sources:
            yield words.say(f"terminal-box-legend-{source}")


def rulings_text(words: Words, game: Game) -> str:
    """The rulings, folded."""
    title = words.say("terminal-help-rulings")
    lines = [
        f"- **{ruling}** {words.say(f'{game.id}-ruling-{ruling.lower()}')}"
        for ruling in game.rulings
    ]
    return "\n".join(["<details>", f"<summary>{title}</summary>", "", *lines, "", "</details>"])


def table(heads: list[str], rows: Iterable[list[str]]) -> str:
    lines = [heads, ["---" for _ in heads], *rows]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines)
