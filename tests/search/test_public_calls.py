"""`search.rollout` and `search.best`: what they give, and that they know only what a seat knows."""

import os
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from mypy_extensions import i64

from pioche import game, search
from pioche.bots import TEMPERAMENTS, Champion, Expert, seat_of
from pioche.bots import champion as advised
from pioche.bots.champion import network_policy
from pioche.bots.expert import games_with_policies, policy_module
from pioche.core.game import Game
from pioche.core.masks import first_seat, seats_in
from pioche.core.rng import Fast
from pioche.core.state import State
from pioche.games.digger.state import DiggerState
from pioche.search import Choice
from pioche.search.policy import Policy, RandomPolicy
from pioche.testing.state_checks import received

GAMES = sorted(games_with_policies())
SEATS = 3
FEW = 8
MANY = 400 * int(os.environ.get("PIOCHE_HEAVY", "1"))
STEP = 5

# What is found for a seat in a state: a move, or all that a search tells.
Chooser = Callable[[State, int], object]
Options = Mapping[str, Any]
NO_OPTIONS: Options = {}


def positions(chosen: Game, count: int, options: Options) -> list[tuple[State, int]]:
    """States of random games, some decisions apart, each with a seat that must act."""
    found: list[tuple[State, int]] = []
    rng, number = Fast(1), 0
    while len(found) < count:
        state = chosen.new(SEATS, number, **options)
        number += 1
        for decision in range(STEP * count):
            if not state.to_act():
                break
            if decision % STEP == 0:
                found.append((state.clone(), int(first_seat(state.to_act()))))
            state.play(*any_move(state, rng))
    return found[:count]


def any_move(state: State, rng: Fast) -> tuple[int, int]:
    seats = seats_in(int(state.to_act()))
    seat = seats[rng.below(len(seats))]
    moves = state.legal(seat)
    return seat, moves[rng.below(len(moves))]


def pairs(
    chosen: Game, count: int, options: Options = NO_OPTIONS
) -> list[tuple[State, State, int]]:
    """Two worlds that look the same to a seat that must act."""
    found = []
    for number, (state, seat) in enumerate(positions(chosen, count, options)):
        other = state.clone()
        other.redeal(seat, Fast(number))
        assert received(chosen, other, seat) == received(chosen, state, seat)
        found.append((state, other, seat))
    return found


def different(worlds: list[tuple[State, State, int]], choose: Chooser) -> int:
    """In how many positions the choice depends on what the seat cannot know."""
    return sum(choose(state, seat) != choose(other, seat) for state, other, seat in worlds)


def is_caught(worlds: list[tuple[State, State, int]], choose: Chooser) -> bool:
    return any(different([each], choose) for each in worlds)


def searcher(chosen: Game, iterations: int) -> Chooser:
    """The choice of an expert that has one and the same seed for everything."""

    def choose(state: State, seat: int) -> int:
        return Expert(chosen.id, 7, iterations)(seat_of(chosen, state, seat))

    return choose


def champion(chosen: Game, iterations: int) -> Chooser:
    """The same of a champion."""

    def choose(state: State, seat: int) -> int:
        return Champion(chosen.id, 7, iterations)(seat_of(chosen, state, seat))

    return choose


def finder(chosen: Game, iterations: int) -> Chooser:
    """All that such an expert's search finds: each move with its value, not the best alone."""

    def find(state: State, seat: int) -> Choice:
        return Expert(chosen.id, 7, iterations).search_of(seat_of(chosen, state, seat)).choice()

    return find


def policy_chooser(policy: Policy) -> Chooser:
    return lambda state, seat: int(policy.choose(state, seat, Fast(7)))


@pytest.mark.parametrize("name", GAMES)
def test_the_choice_is_the_same_in_worlds_that_look_the_same(name: str) -> None:
    worlds = pairs(game(name), FEW)
    assert different(worlds, searcher(game(name), 8)) == 0
    assert different(worlds, champion(game(name), 8)) == 0
    assert different(worlds, finder(game(name), 8)) == 0


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_so_it_is_in_many_positions(name: str) -> None:
    worlds = pairs(game(name), MANY)
    assert different(worlds, searcher(game(name), 30)) == 0
    assert different(worlds, champion(game(name), 8)) == 0


@pytest.mark.parametrize("name", GAMES)
def test_policies_decide_by_what_their_seat_can_see(name: str) -> None:
    worlds = pairs(game(name), 4 * FEW)
    module = policy_module(name)
    for policy in [*map(module.temperament, TEMPERAMENTS), *module.plans()]:
        assert different(worlds, policy_chooser(policy)) == 0


@pytest.mark.rules
@pytest.mark.parametrize("name", GAMES)
def test_a_search_that_deals_nothing_anew_is_caught(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Planted: its worlds are the real one, so its rollouts know what is to come."""
    worlds = pairs(game(name), FEW)
    monkeypatch.setattr(type(worlds[0][0]), "redeal", lambda *_: None)
    assert is_caught(worlds, finder(game(name), 12))


class Peeking(Policy):
    """Planted: decides by the cards that its seat has not seen; in Digger, by the glass."""

    def choose(self, state: State, seat: i64, rng: Fast) -> i64:
        secret = state.ends if isinstance(state, DiggerState) else 0
        for card, face in enumerate(state.cards.face):
            if not state.cards.seen[card] >> seat & 1:
                secret += card * face
        moves = state.legal(seat)
        return moves[secret % len(moves)]


@pytest.mark.parametrize("name", GAMES)
def test_networks_decide_by_what_their_seat_can_see(name: str) -> None:
    network = network_policy(name)
    if network is not None:
        assert different(pairs(game(name), 4 * FEW), policy_chooser(network)) == 0


@pytest.mark.rules
@pytest.mark.parametrize("name", GAMES)
def test_a_policy_that_peeks_is_caught(name: str) -> None:
    options = {"sand": "uneven"} if name == "digger" else {}
    assert is_caught(pairs(game(name), 2 * FEW, options), policy_chooser(Peeking()))


@pytest.mark.rules
@pytest.mark.parametrize("name", [name for name in GAMES if game(name).champion_searches])
def test_an_adviser_that_peeks_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: the champion's adviser looks at hidden cards, in the real world."""
    options = {"sand": "uneven"} if name == "digger" else {}
    worlds = pairs(game(name), 2 * FEW, options)
    monkeypatch.setattr(advised, "likeliest", lambda _: Peeking())
    monkeypatch.setattr(advised, "is_learned", lambda *_: True)
    # In a world dealt from what the seat knows it finds nothing to peek at.
    assert different(worlds, champion(game(name), 2)) == 0
    monkeypatch.setattr(type(worlds[0][0]), "redeal", lambda *_: None)
    assert is_caught(worlds, champion(game(name), 2))


@pytest.mark.parametrize("name", GAMES)
def test_a_rollout_plays_to_the_end(name: str) -> None:
    state = game(name).new(SEATS, 3)
    policy: Policy = policy_module(name).temperament("bold")
    assert search.rollout(state, [policy] * SEATS, Fast(1)) > 0
    assert not state.to_act()
    assert sum(search.win_share(state, seat) for seat in range(SEATS)) == pytest.approx(1)


def test_what_a_search_tells() -> None:
    state = game("diamant").new(SEATS, 3)
    policies: list[Policy] = [RandomPolicy()] * SEATS
    found = search.best(state, 1, iterations=40, policies=policies, rng=Fast(1))
    again = search.best(state, 1, iterations=40, policies=policies, rng=Fast(1))
    assert found == again
    assert found.move == found.ranking[0]
    assert set(found.values) == set(found.errors) == set(found.points) == set(state.legal(1))
    assert sum(found.visits.values()) <= 40
    assert all(0 <= value <= 1 for value in found.values.values())
    assert all(error > 0 for error in found.errors.values())
