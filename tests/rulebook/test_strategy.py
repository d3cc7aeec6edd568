"""Pages of strategy: counted by real games of the champions that are shipped."""

import re
from functools import partial

import pytest
from write_strategy import Plan, counted

import pioche
from pioche.bots.champion import network_of
from pioche.core.game import Game
from pioche.rulebook.pages import RulesSection, strategy_sections
from pioche.rulebook.strategy import FEWEST, Bins, Strategy, counts_of, strategy_of
from pioche.words import LANGUAGES, words_in
from tests.words.test_words import all_messages

every_game = pytest.mark.parametrize("game", pioche.CATALOG, ids=lambda game: game.id)


def strategy(game: Game) -> Strategy:
    found = strategy_of(game.id)
    assert found is not None
    return found


def shape(sections: tuple[RulesSection, ...]) -> list[tuple[str, list[tuple[int, object]]]]:
    """Sections and blocks without their words."""
    return [
        (
            section.id,
            [
                (len(block.items), block.grid and [row.cells for row in block.grid.rows])
                for block in section.blocks
            ],
        )
        for section in sections
    ]


@every_game
def test_a_page_is_the_same_in_every_language(game: Game) -> None:
    pages = [strategy_sections(words_in(language), game) for language in LANGUAGES]
    assert shape(pages[0]) == shape(pages[1])
    assert pages[0][-1].id == "counted"


@every_game
def test_every_sentence_is_on_the_page(game: Game) -> None:
    advice, grids = strategy(game).advice, strategy(game).grids()
    used = {each.id for each in advice}
    used |= {f"{grid.id}-{part}" for grid in grids for part in ("caption", "rows", "columns")}
    names = [name for grid in grids for name in (*grid.rows, *grid.columns)]
    prefix = f"{game.id}-strategy-"
    used |= {name.key.removeprefix(prefix) for name in names if not isinstance(name, str)}
    written = {key.removeprefix(prefix) for key in all_messages() if key.startswith(prefix)}
    assert written <= used


@every_game
def test_the_counts_are_of_the_champions_that_are_shipped(game: Game) -> None:
    counts, network = counts_of(game.id), network_of(game.id)
    assert counts.network == (network and network.digest), "run scripts/write_strategy.py"
    for grid in strategy(game).grids():
        rows = counts.cells[grid.id]
        assert [len(row) for row in rows] == [len(grid.columns)] * len(grid.rows)
        enough = [cell[1] >= FEWEST for row in rows for cell in row]
        assert 2 * sum(enough) >= len(enough), f"{grid.id}: play more games"


@pytest.mark.parametrize("game", ["diamant", "letsdig", "dig", "digger"])
def test_the_same_games_are_counted_by_any_number_of_processes(game: str) -> None:
    count = partial(counted, Plan(game, seats=3, games=60, seed=5))
    alone = count(jobs=1)
    assert alone == count(jobs=2)
    decisions = [cell[1] for rows in alone.values() for row in rows for cell in row]
    assert sum(decisions) > 500


def test_a_share_is_that_of_all_cells_together() -> None:
    counts = counts_of("diamant")
    cells = [cell for row in counts.cells["company"] for cell in row]
    whole = round(100 * sum(made for made, _ in cells) / sum(decisions for _, decisions in cells))
    assert counts.share("company", range(4), range(5)) == whole


def test_numbers_belong_to_the_range_that_begins_before_them() -> None:
    bins = Bins((0, 1, 6))
    assert [bins.place(number) for number in (-3, 0, 1, 5, 6, 60)] == [0, 0, 1, 1, 2, 2]
    said = [words_in("en").say(name.key, **name.arguments) for name in bins.labels()]
    assert said == ["0", "1–5", "6+"]


def test_what_the_page_says_follows_from_its_figures() -> None:
    """Figures in a sentence are the shares of the table below it."""
    section = strategy_sections(words_in("en"), pioche.game("diamant"))[1]
    counts = counts_of("diamant")
    said = [int(number) for number in re.findall(r"(\d+)%", section.blocks[0].text)]
    assert said == [counts.share("company", [row], range(5)) for row in (0, 3)]
