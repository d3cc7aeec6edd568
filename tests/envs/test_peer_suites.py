"""The peers' own test suites, on all five games."""

import os
import warnings
from collections.abc import Iterator
from typing import Final

import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms.generate_playthrough import playthrough
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import pioche
from pioche import envs

GAMES: Final = [game.id for game in pioche.CATALOG]
HEAVY: Final = "PIOCHE_HEAVY" in os.environ
# A random game is copied and serialised at every step: DIG's take a second each.
SIMULATIONS: Final = dict.fromkeys(GAMES, 200) if HEAVY else {"diamant": 10, "letsdig": 2}
CYCLES: Final = 50

# PettingZoo's suite knows by name which of its environments give masks with their observations, and
# warns of all others; once a game is over nobody may do anything.
KNOWN_BY_NAME: Final = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros",
)


@pytest.fixture(autouse=True)
def quiet_pettingzoo() -> Iterator[None]:
    with warnings.catch_warnings():
        for message in KNOWN_BY_NAME:
            warnings.filterwarnings("ignore", message, UserWarning)
        # Its environments are to be made by a registry, not by modules: not ours.
        warnings.filterwarnings("ignore", "(?s).*not having a spec", UserWarning)
        yield


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_aec(game: str) -> None:
    api_test(envs.aec(game, render_mode="ansi"), num_cycles=CYCLES)
    seed_test(lambda: envs.aec(game), num_cycles=CYCLES)


def test_pettingzoo_aec_with_changes_of_mind() -> None:
    api_test(envs.aec("diamant", 5, changes=True, reward="points"), num_cycles=CYCLES)


def test_pettingzoo_parallel() -> None:
    parallel_api_test(envs.parallel("diamant"), num_cycles=CYCLES)
    parallel_seed_test(lambda: envs.parallel("diamant"), num_cycles=CYCLES)


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_seat_against_bots(game: str) -> None:
    players = pioche.game(game).seats[0] + 1
    check_env(envs.gym(game, players, seat=1, render_mode="ansi"))


def test_gymnasium_alone() -> None:
    check_env(envs.gym("digup", players=1))


@pytest.mark.parametrize("game", GAMES)
def test_openspiel_simulations(game: str) -> None:
    envs.register_openspiel()
    loaded = pyspiel.load_game(f"pioche_{game}")
    simulations = SIMULATIONS.get(game, 1)
    pyspiel.random_sim_test(loaded, num_sims=simulations, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_openspiel_playthroughs(game: str) -> None:
    """The same moves give the same text, and it tells that the game came to its end."""
    envs.register_openspiel()
    players = pioche.game(game).seats[0]
    text = playthrough(f"pioche_{game}(players={players})", [], seed=1)
    assert "IsTerminal() = True" in text
    assert "InformationStateString(0)" in text
    if game == "diamant":
        assert text == playthrough(f"pioche_{game}(players={players})", [], seed=1)
