"""Pages of rules: the same in both languages, every sentence used, every card real."""

from dataclasses import replace

import pytest

import pioche
from pioche.core.game import Game
from pioche.rulebook.pages import RulesPage, rulebook_of, rules_page
from pioche.words import LANGUAGES, words_in
from tests.words.test_words import all_messages

Shape = list[tuple[str, list[tuple[bool, int, list[str], int]]]]


def shape(page: RulesPage) -> Shape:
    """The structure of a page, without its words."""
    return [
        (
            section.id,
            [
                (bool(block.text), len(block.items), [c.face for c in block.cards], block.columns)
                for block in section.blocks
            ],
        )
        for section in page.sections
    ]


def page_words(page: RulesPage) -> str:
    """All the text of a page."""
    blocks = [block for section in page.sections for block in section.blocks]
    texts = [text for block in blocks for text in (block.text, *block.items)]
    texts += [text for b in blocks for c in b.cards for text in (c.name, c.note, c.text)]
    return "\n".join([*(section.title for section in page.sections), *texts])


@pytest.mark.parametrize("game", pioche.CATALOG, ids=lambda game: game.id)
def test_a_page_is_the_same_in_every_language(game: Game) -> None:
    pages = [rules_page(words_in(language), game) for language in LANGUAGES]
    assert shape(pages[0]) == shape(pages[1])
    assert shape(pages[0])[0][0] == "aim"
    for page in pages:
        for section in page.sections:
            assert section.title
            assert "\n" not in section.title
            assert section.blocks, section.id
        assert page_words(page).count("**") % 2 == 0


@pytest.mark.parametrize("game", pioche.CATALOG, ids=lambda game: game.id)
def test_every_card_of_a_page_is_of_the_game(game: Game) -> None:
    known = {*game.faces, *(component.id for component in game.components)}
    page = rules_page(words_in("en"), game)
    shown = {c.face for section in page.sections for b in section.blocks for c in b.cards}
    assert shown <= known


@pytest.mark.parametrize("game", pioche.CATALOG, ids=lambda game: game.id)
def test_every_sentence_of_the_rules_is_on_the_page(game: Game) -> None:
    rulebook = rulebook_of(game.id)
    assert rulebook is not None
    steps = rulebook.example()
    used = {section.id for section in rulebook.sections} | {"example", "diagram"}
    used |= {rulebook.sources.id} if rulebook.sources else set()
    used |= {step.sentence.key for step in steps}
    shown = [card for step in steps for card in step.cards]
    shown += [card for section in rulebook.sections for card in section.explained]
    used |= {card.note.key for card in shown if card.note}
    prefix = f"{game.id}-rules-"
    written = {key.removeprefix(prefix) for key in all_messages() if key.startswith(prefix)}
    assert written == used


def test_a_game_without_a_rulebook_has_a_text_or_nothing() -> None:
    words, diamant = words_in("en"), pioche.game("diamant")
    assert rules_page(words, replace(diamant, id="unheard-of")).sections == ()
