"""A page of rules in one language: sections of text, lists and cards.

Every client draws it, and the docs print it.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class RulesCard:
    """A card as it is drawn on a page, with its name and perhaps a note and what it does."""

    face: str
    name: str
    note: str = ""
    text: str = ""


@dataclass(frozen=True)
class RulesBlock:
    """A list, or a paragraph and the cards it is about, or one of these two.

    `columns` is 0 where cards stand in a row.

    Words between two pairs of asterisks are what a paragraph or an item is about.
    """

    text: str = ""
    items: tuple[str, ...] = ()
    cards: tuple[RulesCard, ...] = ()
    columns: int = 0


@dataclass(frozen=True)
class RulesSection:
    """What stands under one heading."""

    id: str
    title: str
    blocks: tuple[RulesBlock, ...]


@dataclass(frozen=True)
class RulesPage:
    """How a game is played; no sections where nobody has written it down."""

    sections: tuple[RulesSection, ...]
