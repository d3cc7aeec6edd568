"""What a browser remembers of its tables, and what it forgets first."""

from typing import Any

from tests.web.node import call_script

MOST = 60


def remembered(*calls: tuple[Any, ...]) -> list[str]:
    """The tables that are known after these calls, the last used first."""
    answers: list[Any] = call_script("storage.mjs", [*calls, ("tables",)])
    return [known["table"] for known in answers[-1]]


def used(*numbers: int) -> list[tuple[Any, ...]]:
    return [("remember", f"table-{number}", {"game": "dig"}) for number in numbers]


def test_games_that_are_over_are_forgotten_before_those_that_go_on() -> None:
    known = remembered(*used(*range(MOST)), ("noteOver", "table-40"), *used(MOST))
    assert len(known) == MOST
    assert "table-40" not in known
    assert known[-1] == "table-0"


def test_where_all_go_on_the_one_used_longest_ago_is_forgotten() -> None:
    known = remembered(*used(*range(MOST)), *used(0), *used(MOST))
    assert known[:2] == [f"table-{MOST}", "table-0"]
    assert "table-1" not in known


def test_seeing_that_a_game_is_over_is_not_using_it() -> None:
    assert remembered(*used(1, 2), ("noteOver", "table-1")) == ["table-2", "table-1"]
    assert remembered(*used(1), ("noteOver", "table-9")) == ["table-1"]
