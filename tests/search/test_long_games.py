"""Policies and cuts of the long games: Dig Up Adventure and DIG."""

import os
from collections.abc import Iterator
from types import ModuleType

import pytest

from pioche import game
from pioche.bots import TEMPERAMENTS
from pioche.core.masks import first_seat
from pioche.core.rng import Fast
from pioche.core.state import State
from pioche.search import mean_share
from pioche.search.best import best
from pioche.search.policies import dig, digup
from pioche.search.rollout import VICTORY, outcome, rollout
from pioche.testing.state_checks import received

EFFORT = int(os.environ.get("PIOCHE_HEAVY", "1"))
MODULES: dict[str, ModuleType] = {"digup": digup, "dig": dig}
GAMES = list(MODULES)
# Decisions between two positions that are searched: searching all would take long.
STRIDE = 40
FEW = 12


def random_play(name: str, seats: int, seed: int) -> Iterator[tuple[State, int]]:
    """Every position of a random game, with the seat that is asked."""
    state = game(name).new(seats, seed)
    rng = Fast(seed)
    while state.to_act():
        seat = int(first_seat(state.to_act()))
        yield state, seat
        moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])


def some(name: str, count: int) -> list[tuple[State, int]]:
    """Positions of random games of all sizes, far apart."""
    found: list[tuple[State, int]] = []
    seed = 0
    while len(found) < count:
        positions = enumerate(random_play(name, 2 + seed % 3, seed))
        found += [(state.clone(), seat) for at, (state, seat) in positions if at % STRIDE == 7]
        seed += 1
    return found[:count]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", GAMES)
def test_a_policy_s_moves_are_legal(name: str, seed: int) -> None:
    """In positions to which it would not have come by itself, too."""
    policy = MODULES[name].temperament(TEMPERAMENTS[seed])
    for number, (state, seat) in enumerate(random_play(name, 2 + seed, seed)):
        assert policy.choose(state, seat, Fast(number)) in state.legal(seat)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_is_the_same_rollout(name: str) -> None:
    policy = MODULES[name].temperament("bold")
    one, other = game(name).new(3, 5), game(name).new(3, 5)
    assert rollout(one, [policy] * 3, Fast(2)) == rollout(other, [policy] * 3, Fast(2))
    assert one == other
    assert not one.to_act()


@pytest.mark.parametrize("name", GAMES)
def test_a_cut_stops_after_so_many_turns(name: str) -> None:
    policies = [MODULES[name].temperament("balanced")] * 3
    state = game(name).new(3, 5)
    cut = MODULES[name].cut()
    played = rollout(state, policies, Fast(1), cut)
    assert state.to_act()
    assert cut.begins_turn(state)
    whole = game(name).new(3, 5)
    assert played < rollout(whole, policies, Fast(1))


@pytest.mark.parametrize("name", GAMES)
def test_shares_at_a_cut_add_up(name: str) -> None:
    cut = MODULES[name].cut()
    for state, _ in some(name, FEW):
        shares = [outcome(state, seat, cut) for seat in range(state.seats)]
        assert sum(shares) == pytest.approx(VICTORY, abs=int(state.seats))
        assert min(shares) > 0


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_ends_before_the_cut_is_what_it_is(name: str) -> None:
    module = MODULES[name]
    state = game(name).new(2, 5)
    rollout(state, [module.temperament("bold")] * 2, Fast(1))
    shares = {outcome(state, seat, module.cut()) for seat in range(2)}
    assert shares <= {0, VICTORY // 2, VICTORY}


def searched(name: str, state: State, seat: int) -> list[tuple[int, int, int]]:
    """A short search: each arm's move, visits and worth."""
    module = MODULES[name]
    others = [module.temperament("balanced")] * state.seats
    cut = type(module.cut())(2)
    arms = best(state, seat, 24, others, module.plans(), Fast(3), cut)
    return [(int(arm.move), int(arm.visits), int(arm.worth())) for arm in arms]


@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_look_the_same_are_searched_alike(name: str) -> None:
    for number, (state, seat) in enumerate(some(name, FEW * EFFORT)):
        other = state.clone()
        other.redeal(seat, Fast(number))
        assert received(game(name), other, seat) == received(game(name), state, seat)
        assert searched(name, state, seat) == searched(name, other, seat)


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_so_they_are_in_many_positions(name: str) -> None:
    for number, (state, seat) in enumerate(some(name, 300 * EFFORT)):
        other = state.clone()
        other.redeal(seat, Fast(number))
        assert searched(name, state, seat) == searched(name, other, seat)


def test_the_solo_variant_is_played_and_searched() -> None:
    """Nothing is decided in it: every arm has the share of the exact odds, 4 in 40."""
    state = game("digup").new(1, 3)
    policy = digup.temperament("careful")
    while state.legal(0)[0] < 6:  # the colours
        state.play(0, policy.choose(state, 0, Fast(1)))
    arms = best(state, 0, 1000, [policy], [policy], Fast(1))
    assert len(arms) == 2
    for arm in arms:
        assert mean_share(arm) == pytest.approx(0.1, abs=0.05)
