"""Pages of rules in one language, for every client and for the docs."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from pioche.core.components import ASSUMED, FOUND, POINTS, Component, family_of
from pioche.core.game import Game
from pioche.game_modules import game_module
from pioche.rulebook import Rulebook, Section, Sentence, ShownCard, Step
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
class RulesBlock:
    """A list, or a paragraph with its cards, or one of the two.

    `columns` is 0 where cards stand in a row. The subject of a paragraph or an item stands between
    two pairs of asterisks.
    """

    text: str = ""
    items: tuple[str, ...] = ()
    cards: tuple[RulesCard, ...] = ()
    columns: int = 0


@dataclass(frozen=True)
class RulesSection:
    """The content of one heading."""

    id: str
    title: str
    blocks: tuple[RulesBlock, ...]


@dataclass(frozen=True)
class RulesPage:
    """The rules of a game; no sections where it has none.

    `diagram` shows cards as they lie on the table.
    """

    sections: tuple[RulesSection, ...]
    diagram: RulesBlock | None = None


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
    return RulesPage(tuple(sections), diagram(words, game, rulebook))


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
    """The first line of a section's words is its heading."""
    title, _, text = say(words, game, Sentence(section.id, section.arguments)).partition("\n\n")
    blocks = list(text_blocks(text))
    if section.cards:
        shown = tuple(page_card(words, game, ShownCard(face)) for face in section.cards)
        blocks.append(RulesBlock(cards=shown))
    if section.explained:
        shown = tuple(explained_card(words, game, card) for card in section.explained)
        blocks.append(RulesBlock(cards=shown))
    return RulesSection(section.id, title, tuple(blocks))


def example_page(words: Words, game: Game) -> RulesSection:
    """The example, step by step."""
    title, _, text = say(words, game, Sentence(EXAMPLE)).partition("\n\n")
    blocks = list(text_blocks(text))
    blocks += [step_block(words, game, step) for step in example_steps(game.id)]
    return RulesSection(EXAMPLE, title, tuple(blocks))


def step_block(words: Words, game: Game, step: Step) -> RulesBlock:
    shown = tuple(page_card(words, game, card) for card in step.cards)
    return RulesBlock(text=say(words, game, step.sentence), cards=shown, columns=step.columns)


@cache
def example_steps(game: str) -> list[Step]:
    """The example, played once."""
    rulebook = rulebook_of(game)
    return rulebook.example() if rulebook else []


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


# The path of the pictures from a page.
PICTURES: Final = "../pictures/cards"
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
    ]
    return "\n\n".join(parts) + "\n"


def page_name(game: Game, language: str) -> str:
    return f"{game.id}.{language}.md"


def pictures_of(page: RulesPage, rows: Iterable[BoxRow]) -> set[str]:
    """The faces on a page."""
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
