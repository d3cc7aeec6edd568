"""Tables can be copied, pickled and compared."""

import copy
from dataclasses import replace

import pytest

import pioche
from pioche import Table
from pioche.core.game import Game
from pioche.core.rng import Fast
from pioche.table.record import read_text, record_text
from pioche.testing.cases import Case, cases_of
from pioche.testing.table_checks import new_table, random_move
from tests.copies import pickled


def under_way(game: Game) -> Table:
    """A game with moves, an undo where one is possible, a seat that left and one handed over."""
    case = cases_of(game)[0]
    table, rng = new_table(Case(game, max(game.seats), case.options, 7)), Fast(7)
    for _ in range(20):
        random_move(table, rng)
    if not table.clock_runs() and not any(point.timed for point in table.undo_points):
        table.undo(table.log[-1].seat, range(table.seats))
    table.leave(0)
    table.hand_over(1, "bold")
    return table


@pytest.mark.parametrize("seeds", [True, False])
@pytest.mark.parametrize("game", pioche.CATALOG, ids=lambda game: game.id)
def test_a_copy_is_equal_and_independent(game: Game, seeds: bool) -> None:
    table = read_text(record_text(under_way(game), keep_seeds=seeds))
    for twin in (copy.copy(table), copy.deepcopy(table), pickled(table)):
        assert twin == table
        assert twin.game is game
        assert twin.state == table.state
        assert twin.question == table.question
        assert twin.absent == table.absent
        assert twin.substitutes == table.substitutes
        assert [twin.events(seat) for seat in (0, 1, None)] == [
            table.events(seat) for seat in (0, 1, None)
        ]
        twin.log.pop()
        assert twin != table


@pytest.mark.parametrize("game", pioche.CATALOG, ids=lambda game: game.id)
def test_a_copy_is_played_on_alike(game: Game) -> None:
    table = under_way(game)
    twin = pickled(table)
    rng, same = Fast(3), Fast(3)
    while not table.over:
        random_move(table, rng)
        random_move(twin, same)
    assert record_text(twin) == record_text(table)
    assert twin == table


def test_tables_that_differ_are_not_equal() -> None:
    diamant = pioche.game("diamant")
    table = Table(diamant, 3, 1)
    assert table == Table(diamant, 3, 1)
    assert table != Table(diamant, 3, 2)
    assert table != Table(diamant, 4, 1)
    assert table != Table(diamant, 3, 1, None, relics="ascending")
    assert table != record_text(table)
    with pytest.raises(TypeError):
        hash(table)


def test_a_game_that_is_not_in_the_catalogue_is_copied_as_it_is() -> None:
    toy = replace(pioche.game("diamant"), id="toy")
    table = Table(toy, 3, 1)
    table.play(0, "go")
    twin = copy.deepcopy(table)
    assert twin.game is toy
    assert twin == table
