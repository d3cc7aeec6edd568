"""Pages of strategy: counted by real games of the champions that are shipped."""

import re
from dataclasses import replace
from functools import partial

import pytest
import write_strategy
from write_strategy import Plan, counted

import pioche
from pioche.bots.champion import network_of
from pioche.core.game import Game
from pioche.rulebook.pages import RulesSection, counted_text, strategy_sections
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


@every_game
def test_a_champion_among_rivals_takes_every_seat(game: Game) -> None:
    rivals, orders = strategy(game).rivals, [Plan(game.id, 4, 24, 5).bots(at) for at in range(24)]
    seats = [[at for at, name in enumerate(order) if name not in rivals] for order in orders]
    if rivals:
        assert seats == [[number % 4] for number in range(24)]
        assert len(set(map(tuple, orders))) == 24
    else:
        assert seats == [[0, 1, 2, 3]] * 24


def test_only_the_decisions_of_the_champion_among_rivals_are_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seats: list[int] = []
    monkeypatch.setattr(write_strategy, "decision_of", lambda *asked: seats.append(asked[2]))
    for number in range(8):
        seats.clear()
        write_strategy.count_game(Plan("digger", 4, 8, 5), number, {})
        assert len(seats) > 3
        assert set(seats) == {number % 4}


def test_the_page_says_who_the_rivals_were() -> None:
    counts = replace(counts_of("digger"), bots="champion", rivals=["careful", "bold"], games=7)
    assert "7 games of one champion against other bots (Careful, Bold), with 4 players" in (
        counted_text(words_in("en"), counts)
    )
    alone = counted_text(words_in("en"), replace(counts, rivals=[]))
    assert "7 games of 4 champions against each other. A number" in alone


@every_game
def test_the_counts_are_of_the_bots_that_the_strategy_names(game: Game) -> None:
    counts, declared = counts_of(game.id), strategy(game)
    assert counts.bots == declared.bots
    assert tuple(counts.rivals) == declared.rivals


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
