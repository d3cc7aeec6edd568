"""Policies that stand for several."""

import pytest
from mypy_extensions import i64

from pioche import game
from pioche.bots.expert import best_temperament, games_with_policies, opponent_at, policy_module
from pioche.core.rng import Fast
from pioche.core.state import State
from pioche.search.best import players_in_world
from pioche.search.play import CUT_SHORT, LONGEST, Loop, Played
from pioche.search.policy import Policy, UnknownPolicy


def test_an_unknown_player_is_another_in_each_world() -> None:
    kinds = [policy_module("diamant").temperament(name) for name in ("careful", "bold")]
    rng, unknown = Fast(1), UnknownPolicy(kinds)
    worlds = [players_in_world([unknown, kinds[0]], rng) for _ in range(60)]
    assert all(world[1] is kinds[0] for world in worlds)
    assert 15 < sum(world[0] is kinds[1] for world in worlds) < 45


def test_an_unknown_player_plays_and_forgets_as_one_of_them() -> None:
    state = game("diamant").new(3, 1)
    state.play(0, 0)
    unknown = opponent_at("diamant")
    assert unknown.choose(state, 1, Fast(1)) in state.legal(1)
    unknown.forget_secrets(state, 1)
    assert state.to_act() == 0b111


def test_others_are_taken_for_the_best_temperament_where_it_matters_little() -> None:
    for name in games_with_policies() - {"diamant"}:
        expected = type(policy_module(name).temperament(best_temperament(name)))
        assert type(opponent_at(name)) is expected
    assert type(opponent_at("diamant")) is UnknownPolicy


class FirstMove(Policy):
    """The first legal move: in Digger such games never end."""

    def choose(self, state: State, seat: i64, rng: Fast) -> i64:
        return state.legal(seat)[0]


@pytest.mark.rules
def test_games_without_an_end_are_cut_short_and_counted_as_they_stand() -> None:
    played = Played(3)
    Loop(game("digger"), [FirstMove()] * 3, {}, 1).play(0, 2, played)
    assert played.decisions == [LONGEST, LONGEST]
    assert played.ends == [CUT_SHORT, CUT_SHORT]
    assert all(played.winners)
