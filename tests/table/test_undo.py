"""Undo: free when nothing came of the move, by consent otherwise."""

import pytest

from pioche import Table, game
from pioche.core.refusals import CannotUndo, NotYourTurn, StaleMove
from pioche.testing.bytes_of import whole

DIAMANT = game("diamant")


def test_a_vote_that_is_not_the_last_is_taken_back_freely() -> None:
    table = Table(DIAMANT, 3)
    before = whole(DIAMANT, table.state)
    table.play(0, "leave")
    assert table.undo_needs(0) == set()
    table.undo(0)
    assert whole(DIAMANT, table.state) == before
    assert table.legal(0) == [0, 1]
    assert table.events(1)[-1] == {"event": "table-undo", "seat": 0}


def test_the_last_vote_reveals_and_needs_the_consent_of_all_others() -> None:
    table = Table(DIAMANT, 3)
    for seat in range(3):
        table.play(seat, "go")
    assert table.undo_needs(2) == {0, 1}
    with pytest.raises(CannotUndo):
        table.undo(2, consent=[0])
    before = table.question
    table.undo(2, consent=[0, 1])
    assert table.question == before + 1 == table.view(0)["question"]
    assert table.to_act() == [2]
    table.play(2, "leave")
    with pytest.raises(StaleMove):
        table.play(0, "leave", question=before)  # meant for what was taken back


def test_nothing_is_taken_back_once_everything_is_revealed() -> None:
    table = Table(DIAMANT, 3, open_chests=False)
    while not table.over:
        table.play(table.to_act()[0], "leave")
    with pytest.raises(CannotUndo):
        table.undo(2, consent=[0, 1])
    assert table.over


def test_whoever_has_left_takes_nothing_back() -> None:
    table = Table(DIAMANT, 3)
    table.play(0, "go")
    table.leave(0)
    with pytest.raises(NotYourTurn):
        table.undo(0, consent=[1, 2])


def test_the_same_card_comes_again_after_an_undo() -> None:
    table = Table(DIAMANT, 3)
    for seat in range(3):
        table.play(seat, "go")
    path = table.view(0)["path"]
    table.undo(2, consent=[0, 1])
    table.play(2, "go")
    assert table.view(0)["path"] == path


def test_a_move_made_before_others_is_taken_back_with_theirs_by_consent() -> None:
    table = Table(DIAMANT, 3)
    table.play(0, "go")
    table.play(1, "leave")
    assert table.undo_needs(0) == {1, 2}
    table.undo(0, consent=[1, 2])
    assert table.to_act() == [0, 1, 2]
    assert table.log[-1].value == 2


def test_nothing_to_take_back() -> None:
    table = Table(DIAMANT, 3)
    with pytest.raises(CannotUndo):
        table.undo(0)
    table.play(1, "go")
    with pytest.raises(CannotUndo):
        table.undo(0)


def test_those_who_left_are_not_asked_and_are_played_for_again() -> None:
    table = Table(DIAMANT, 3)
    table.play(0, "go")
    table.play(1, "go")
    table.leave(2)
    assert table.undo_needs(1) == {0}
    table.undo(1, consent=[0])
    assert table.to_act() == [1]  # the stand-in of seat 2 has voted again
    assert table.view(0)["explorers"][2]["chosen"]


def test_a_change_of_mind_is_itself_a_move_to_take_back() -> None:
    table = Table(DIAMANT, 3)
    table.play(0, "go")
    table.play(0, "leave")
    table.undo(0)
    assert table.view(0)["choice"] == "go"
    table.undo(0)
    assert table.view(0)["choice"] is None
