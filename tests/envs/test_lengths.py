"""Every game of an environment ends: by its rules, or cut short at a stated length."""

from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pytest

import pioche
from pioche import envs
from pioche.envs.openspiel_game import load_game
from pioche.envs.setup import LONGEST
from tests.envs.choices import Untyped, choices_of

GAMES: Final = [game.id for game in pioche.CATALOG]
NOISE = choices_of(3)
WAYS: Final[dict[str, Callable[[list[int]], int]]] = {
    "first": lambda legal: legal[0],
    "last": lambda legal: legal[-1],
    "random": NOISE.choice,
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_openspiel_games_are_no_longer_than_they_say(game: str, way: str) -> None:
    for players in {pioche.game(game).seats[0], pioche.game(game).seats[-1]}:
        kind: Untyped = load_game(f"pioche_{game}(players={players})")
        state, choices = kind.new_initial_state(), 0
        while not state.is_terminal():
            chance = state.is_chance_node()
            state.apply_action(7 if chance else WAYS[way](state.legal_actions()))
            choices += not chance
        assert choices <= kind.max_game_length() == LONGEST
        if players > 1:
            assert sum(state.returns()) == pytest.approx(1)


@pytest.mark.parametrize("way", ["first", "last"])
def test_digger_without_water_is_cut_short(way: str) -> None:
    """Nobody must take water (the rulebook's own advice), so by the rules it would never end."""
    choose = WAYS[way]
    cut = [cut_aec(choose), cut_gym(choose), cut_vector(choose)]
    assert cut == [LONGEST] * 3


def cut_aec(choose: Callable[[list[int]], int]) -> int:
    """The number of choices in the environment."""
    env: Untyped = envs.aec("digger", 3)
    env.reset(seed=1)
    choices = 0
    while not any(env.truncations.values()):
        env.step(choose(env.turns.legal))
        choices += 1
    assert not any(env.terminations.values())
    assert sum(env.rewards.values()) == pytest.approx(1)
    assert env.turns.state.to_act()
    return choices


def cut_gym(choose: Callable[[list[int]], int]) -> int:
    env: Untyped = envs.gym("digger", 3, bots=[lambda seat: choose(seat.legal)] * 2)
    env.reset(seed=1)
    over = cut = False
    while not cut:
        _, _, over, cut, info = env.step(choose(env.turns.legal))
    assert not over
    assert info["rank"] in (1, 2, 3)
    choices: int = env.turns.choices
    return choices


def cut_vector(choose: Callable[[list[int]], int]) -> int:
    env = envs.vector("digger", 3, games=1)
    env.reset(1)
    for choices in range(1, LONGEST + 1):
        legal: list[Any] = env.batch.places[0].legal
        step = env.step(np.array([choose(legal)]))
        if step.dones[0]:
            assert step.truncated[0]
            assert step.rewards.sum() == pytest.approx(1)
            return choices
    return 0
