"""The rules in sentences, for the help and for whoever hears them."""

from typing import Final

from pioche.core.game import Game
from pioche.rulebook import RulesBlock, RulesCard, RulesSection, rules_page
from pioche.words import Words

# What a paragraph is about stands between two of these.
STRONG: Final = "**"
# Before an item of a list.
ITEM: Final = "-"


def rules_lines(words: Words, game: Game) -> list[str]:
    """How a game is played, as paragraphs; nothing where nobody has written it down."""
    sections = rules_page(words, game).sections
    return [line for section in sections for line in section_lines(section)]


def section_lines(section: RulesSection) -> list[str]:
    """A heading, then its paragraphs."""
    lines = [line for block in section.blocks for line in block_lines(block)]
    return [section.title.upper(), *(line.replace(STRONG, "") for line in lines)]


def block_lines(block: RulesBlock) -> list[str]:
    """The items of a list, or a paragraph and cards by name: what these do is told elsewhere."""
    items = [f"{ITEM} {item}" for item in block.items]
    cards = ", ".join(card_name(card) for card in block.cards)
    return [line for line in (block.text, *items, cards) if line]


def card_name(card: RulesCard) -> str:
    return f"{card.name} ({card.note})" if card.note else card.name
