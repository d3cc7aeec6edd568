"""docs/rules and docs/strategy are what `scripts/write_rules.py` writes."""

import re
from pathlib import Path

import pytest

import pioche
from pioche.core.components import POINTS, family_of
from pioche.core.game import Game
from pioche.rulebook.pages import box_rows, page_name, page_text, strategy_text
from pioche.words import LANGUAGES, words_in

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "docs" / "rules"
STRATEGIES = ROOT / "docs" / "strategy"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", pioche.CATALOG, ids=lambda game: game.id)
def test_the_docs_are_up_to_date(game: Game, language: str) -> None:
    words, name = words_in(language), page_name(game, language)
    assert (PAGES / name).read_text(encoding="utf-8") == page_text(words, game)
    assert (STRATEGIES / name).read_text(encoding="utf-8") == strategy_text(words, game)


@pytest.mark.parametrize("pages", [PAGES, STRATEGIES], ids=lambda pages: pages.name)
def test_every_picture_of_the_docs_is_there(pages: Path) -> None:
    for page in pages.glob("*.md"):
        for source in re.findall(r'src="([^"]+)"', page.read_text(encoding="utf-8")):
            assert (pages / source).is_file(), f"{page.name}: {source}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", pioche.CATALOG, ids=lambda game: game.id)
def test_the_box_calls_only_points_points(game: Game, language: str) -> None:
    rows = box_rows(words_in(language), game)
    units = {family_of(each.id): each.unit for each in game.components}
    assert sum(row.count for row in rows) == sum(each.count for each in game.components)
    for row in rows:
        assert ("point" in row.figure) is (units[family_of(row.face)] == POINTS)
