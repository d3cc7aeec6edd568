"""Why a game was won: by points, by a tie-break, or outright."""

from pioche.core.lines import line, seat
from pioche.table.table import points_reason


def test_points_decide() -> None:
    assert points_reason([3, 9, 7], [1]) == line("after-reason-points", points=2, second=seat(2))


def test_a_shared_victory() -> None:
    assert points_reason([9, 9, 7], [0, 1]) == line("after-reason-shared", points=9)

    assert points_reason([4, 4], [0, 1]) == line("after-reason-shared", points=4)


def test_nothing_is_said_where_nobody_wins() -> None:
    assert points_reason([12], []) is None
