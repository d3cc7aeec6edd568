"""The turns of a game: where they begin, whose they are, how it stood."""

from pioche import Table, game
from pioche.table.turns import turns_of
from pioche.testing.cases import Case
from pioche.testing.table_checks import play_out

DIAMANT, DIGGER, DIGUP = game("diamant"), game("digger"), game("digup")


def again(table: Table) -> Table:
    """The same game, just dealt."""
    assert table.seeds is not None
    return Table(table.game, table.players, table.seeds, None, **table.options)


def test_an_expedition_is_everybody_s_turn() -> None:
    table = play_out(Case(DIAMANT, 3, {}, 1))
    turns = turns_of(again(table), table.log)
    assert [turn.seat for turn in turns] == [None] * 5
    assert turns[0].log == 0
    assert turns[0].scores == [0, 0, 0]


def test_a_turn_tells_whose_it_is() -> None:
    table = play_out(Case(DIGGER, 3, {}, 1))
    turns = turns_of(again(table), table.log)
    first = turns[0].seat
    assert first is not None
    assert [turn.seat for turn in turns] == [(first + number) % 3 for number in range(len(turns))]


def test_where_there_are_no_turns_every_step_is_one() -> None:
    table = play_out(Case(DIGUP, 1, {}, 1))
    turns = turns_of(again(table), table.log)
    assert [turn.log for turn in turns] == list(range(len(table.log) + 1))
    assert turns[-1].scores == table.scores()


def test_a_turn_that_was_taken_back_is_left_out() -> None:
    table = Table(DIAMANT, 3, 3)
    for _ in range(2):
        for seat in table.to_act():
            table.play(seat, "leave")
        table.undo(2, consent=range(3))
        table.play(2, "leave")
    turns = turns_of(again(table), table.log)
    assert len(turns) == 3
    assert [turn.log for turn in turns] == [0, 5, 10]
