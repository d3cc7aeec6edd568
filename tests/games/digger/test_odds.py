"""The odds of Digger against the known mathematics and against counting every throw."""

from itertools import product

import pytest

from pioche.games.digger import DIGGER
from pioche.games.digger.odds import THROWS, WAYS, chance
from tests.games.digger.camp import Camp

ALL_THROWS = list(product(range(6), repeat=5))


def test_a_given_colour_is_unique_with_the_known_chance() -> None:
    found = DIGGER.odds(Camp().view(0))
    assert found["unique_chance"] == pytest.approx(5 * 5**4 / 6**5)
    assert round(found["unique_chance"], 4) == 0.4019


def test_theft_is_possible_in_35_percent_of_throws() -> None:
    found = DIGGER.odds(Camp().view(0))
    possible = [
        throw
        for throw in ALL_THROWS
        if throw.count(5) == 1 and any(throw.count(gem) == 1 for gem in range(1, 5))
    ]
    assert found["theft_chance"] == pytest.approx(len(possible) / len(ALL_THROWS))
    assert round(found["theft_chance"], 3) == 0.35


def test_every_throw_is_counted_once() -> None:
    assert sum(WAYS.values()) == THROWS == len(ALL_THROWS)
    for face in range(6):
        assert chance(1 << face) == pytest.approx(0.4019, abs=1e-4)


def test_what_is_gone_from_the_centre_is_no_longer_hoped_for() -> None:
    found = DIGGER.odds(Camp().gone(gold=10, diamond=10).view(0))
    assert found["take_chance"]["gold"] == 0
    assert found["tokens"] == pytest.approx(3 * 3125 / 7776)
    assert found["gems"] == pytest.approx(2 * 3125 / 7776)
    assert found["points"] == pytest.approx((2 + 3) * 3125 / 7776)
    nothing = [throw for throw in ALL_THROWS if all(throw.count(kind) != 1 for kind in (0, 2, 3))]
    assert found["nothing_chance"] == pytest.approx(len(nothing) / len(ALL_THROWS))


def test_nobody_in_particular_is_told_no_points() -> None:
    assert DIGGER.odds(Camp().view(None))["points"] is None
