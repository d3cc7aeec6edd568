"""From a rulebook to a page in one language."""

from dataclasses import replace
from functools import cache
from typing import Final

from pioche.core.game import Game
from pioche.game_modules import game_module
from pioche.rulebook.page import RulesBlock, RulesCard, RulesPage, RulesSection
from pioche.rulebook.rulebook import Rulebook, Section, Sentence, ShownCard, Step
from pioche.words import Words
from pioche.words.spell import spell_card, spell_face

EXAMPLE: Final = "example"
ITEM: Final = "- "


def rulebook_of(game_id: str) -> Rulebook | None:
    """The rulebook of a game: `RULEBOOK` in `pioche.rulebook.GAME_ID`."""
    module = game_module("pioche.rulebook", game_id)
    return module.RULEBOOK if module else None


def rules_page(words: Words, game: Game) -> RulesPage:
    """How a game is played. A game without a rulebook may have a text, `NAME-rules`."""
    rulebook = rulebook_of(game.id)
    if rulebook is None:
        return text_page(words, game)
    sections = [section_page(words, game, section) for section in rulebook.sections]
    return RulesPage((*sections, example_page(words, game)))


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
    """A small real game, step by step."""
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
    """Paragraphs; one of which every line begins with a dash is a list."""
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
    """A card with what it does."""
    text = spell_card(words, game.id, card.face) or ""
    return replace(page_card(words, game, card), text=text)


def say(words: Words, game: Game, sentence: Sentence) -> str:
    return words.say(f"{game.id}-rules-{sentence.key}", **sentence.arguments)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
