"""Ranks: ties share one, winners come first."""

from pioche.core.state import ranks_of, winners_first


def test_equals_share_a_rank_and_the_next_is_left_out() -> None:
    assert ranks_of([7, 9, 9, 3]) == [3, 1, 1, 4]
    assert ranks_of([5, 9, 5, 3]) == [2, 1, 2, 4]
    assert ranks_of([4]) == [1]


def test_winners_rank_first_whatever_their_points() -> None:
    assert winners_first([7, 9, 2], [2]) == [3, 2, 1]
    assert winners_first([9, 9, 2], [0]) == [1, 2, 3]
    assert winners_first([9, 9, 2, 1], [0, 3]) == [1, 3, 4, 1]


def test_without_winners_points_alone_count() -> None:
    assert winners_first([9, 4], []) == [1, 2]


def test_the_points_given_stay_as_they_are() -> None:
    scores = [1, 2]
    winners_first(scores, [0])
    assert scores == [1, 2]
