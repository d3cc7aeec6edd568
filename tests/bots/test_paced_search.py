"""Searches of interpreted rules: the budget that follows from the speed of the machine."""

import time
from dataclasses import replace

import pytest

from pioche import game
from pioche.bots import Expert, seat_of
from pioche.bots.paced_search import PacedSearch
from pioche.core.masks import seats_in
from pioche.games import CATALOG
from pioche.server.rooms.search_pool import SearchPool

BUDGET = 1000


def paced(game_id: str = "diamant", iterations: int = BUDGET, seconds: float = 1e6) -> PacedSearch:
    chosen = game(game_id)
    state = chosen.new(chosen.seats[0], 5)
    seat = seat_of(chosen, state, seats_in(int(state.to_act()))[0])
    wanted = Expert(game_id, 3, iterations).search_of(seat)
    return PacedSearch(wanted, seconds, time.time() + seconds)


def test_what_fits_into_the_time_is_searched_in_full() -> None:
    assert paced().affordable(tried=50, spent=0.03, left=0.6) == BUDGET
    assert paced().affordable(tried=50, spent=0.0, left=0.6) == BUDGET


def test_a_slow_machine_tries_as_much_as_it_can() -> None:
    assert paced().affordable(tried=50, spent=0.1, left=0.6) == 300


@pytest.mark.parametrize("left", [0.01, 0.0, -5.0])
def test_without_time_a_twentieth_is_left(left: float) -> None:
    assert paced().affordable(tried=50, spent=3.0, left=left) == 50


@pytest.mark.parametrize("name", [entry.id for entry in CATALOG])
def test_with_enough_time_it_finds_the_same(name: str) -> None:
    wanted = paced(name, 100)
    assert wanted.run() == wanted.search.run()
    assert wanted.try_some(until=wanted.until) >= 5


def test_finding_out_ends_with_its_time() -> None:
    assert paced().try_some(until=0) == 2  # both moves in one world


def test_what_has_waited_for_too_long_is_still_a_move() -> None:
    late = replace(paced(), until=time.time() - 60)
    assert late.run() in late.search.legal


def test_searches_at_once_share_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pioche.COMPILED", False)
    wanted = paced().search
    for workers, at_once, seconds in [(1, 1, 6), (1, 3, 2), (2, 3, 3), (4, 3, 6)]:
        found = SearchPool(workers).in_time(wanted, 6, at_once)
        assert isinstance(found, PacedSearch)
        assert found.seconds == seconds


def test_compiled_rules_search_in_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pioche.COMPILED", True)
    wanted = paced().search
    assert SearchPool(1).in_time(wanted, 0.001, 5) is wanted
