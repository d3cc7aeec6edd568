"""The dense set of moves: text and number."""

import pytest

from pioche.core.moves import Moves, moves_by_mask
from pioche.core.refusals import BadMove

MOVES = Moves(("leave",), ("dig", 3), ("give", ("red", "blue"), 2))


def test_moves_are_numbered_without_gaps() -> None:
    assert len(MOVES) == 1 + 3 + 4
    assert MOVES.texts[:4] == ["leave", "dig 1", "dig 2", "dig 3"]
    assert MOVES.texts[4:] == ["give red 1", "give red 2", "give blue 1", "give blue 2"]
    assert MOVES.first == {"leave": 0, "dig": 1, "give": 4}


@pytest.mark.parametrize("move", range(len(MOVES)))
def test_the_text_of_a_move_names_it(move: int) -> None:
    assert MOVES.parse(MOVES.text(move)) == move


def test_case_and_spacing_do_not_matter() -> None:
    assert MOVES.parse("  GIVE   Blue 2 ") == 7


def test_parts_of_a_move() -> None:
    assert MOVES.name(7) == "give"
    assert MOVES.arguments(7) == ["blue", "2"]
    assert MOVES.arguments(0) == []


@pytest.mark.parametrize("text", ["", "dig", "dig 0", "dig 4", "dance", "leave 1"])
def test_a_text_that_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(BadMove):
        MOVES.parse(text)


@pytest.mark.parametrize("move", [-1, 8, 10**9])
def test_a_number_that_is_no_move_is_refused(move: int) -> None:
    with pytest.raises(BadMove):
        MOVES.text(move)


def test_a_shape_must_be_made_of_counts_and_words() -> None:
    with pytest.raises(TypeError, match="neither a count nor a tuple"):
        Moves(("dig", "deep"))


def test_every_set_of_numbers_has_its_moves() -> None:
    assert moves_by_mask(5, 2) == [[], [5], [6], [5, 6]]
