"""The games in OpenSpiel: what players know, copies, texts, and its algorithms."""

import pickle
import random
from typing import Final

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import pioche
from pioche import envs
from tests.envs.choices import Untyped, choices_of

GAMES: Final = [game.id for game in pioche.CATALOG]
SEED: Final = (0, 0, 0, 7)


def begun(text: str) -> Untyped:
    """A game of that text, dealt with the seed 7."""
    envs.register_openspiel()
    state = pyspiel.load_game(text).new_initial_state()
    for byte in SEED:
        assert state.is_chance_node()
        state.apply_action(byte)
    return state


def moved(state: Untyped, choices: random.Random, moves: int) -> Untyped:
    """The state after this many random moves."""
    for _ in range(moves):
        if state.is_terminal():
            break
        state.apply_action(choices.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("game", GAMES)
def test_a_resampled_world_looks_the_same(game: str) -> None:
    """Observation, information state and what is legal: nothing tells the two worlds apart."""
    state, choices = begun(f"pioche_{game}"), choices_of(3)
    for step in range(12):
        moved(state, choices, 5)
        if state.is_terminal():
            break
        player = state.current_player()
        other = state.resample_from_infostate(player, choices_of(step).random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        assert other.history() == state.history()
    assert state.move_number() > len(SEED)


def test_what_others_alone_have_heard_is_not_in_a_world_dealt_anew() -> None:
    """Let's Dig: a card that only its owner saw stays with the owner."""
    state = moved(begun("pioche_letsdig"), choices_of(1), 60)
    player = state.current_player()
    other = state.resample_from_infostate(player, choices_of(1).random)
    for seat in range(4):
        secret = set(state.table.heard[seat].splitlines()) - set(state.table.heard[-1].splitlines())
        if seat != player:
            assert secret
            assert not secret & set(other.table.heard[seat].splitlines())


@pytest.mark.parametrize("game", GAMES)
def test_texts_and_copies_go_on_as_the_state_does(game: str) -> None:
    state = moved(begun(f"pioche_{game}(reward=points)"), choices_of(5), 25)
    loaded = state.get_game()
    copies = [
        state.clone(),
        loaded.deserialize_state(state.serialize()),
        pickle.loads(pickle.dumps(state)),  # noqa: S301  (our own)
        pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(loaded, state))[1],
    ]
    before = state.information_state_string(0)
    assert str(pickle.loads(pickle.dumps(loaded))) == str(loaded)  # noqa: S301  (our own)
    moved(state, choices_of(6), 10**6)
    for copy in copies:
        assert copy.information_state_string(0) == before
        moved(copy, choices_of(6), 10**6)
        assert copy.is_terminal()
        assert copy.returns() == state.returns()
        for player in range(loaded.num_players()):
            assert copy.information_state_string(player) == state.information_state_string(player)


def test_it_is_the_game_of_that_seed() -> None:
    """The four bytes of chance are the seed of the rules."""
    state = begun("pioche_diamant(players=5,relics=classic,open_chests=False)")
    real = pioche.game("diamant").new(5, 7, relics="classic", open_chests=False)
    choices = choices_of(1)
    while not state.is_terminal():
        player = state.current_player()
        assert state.legal_actions() == sorted(real.legal(player))
        move = choices.choice(state.legal_actions())
        state.apply_action(move)
        real.play(player, move)
    winners = real.winners()
    assert state.returns() == [1 / len(winners) if seat in winners else 0 for seat in range(5)]


def test_an_information_state_tells_what_may_be_done() -> None:
    """In many games of few deals: where the text is the same, so are numbers and legal moves."""
    envs.register_openspiel()
    game, choices = pyspiel.load_game("pioche_diamant(players=3)"), choices_of(1)
    known: dict[str, tuple[list[float], list[int]]] = {}
    met = 0
    for _ in range(150):
        state = game.new_initial_state()
        for _ in range(4):
            state.apply_action(choices.randrange(2) if state.move_number() == 3 else 0)
        while not state.is_terminal():
            player = state.current_player()
            key = f"{player}\n{state.information_state_string(player)}"
            seen = (state.observation_tensor(player), state.legal_actions())
            met += key in known
            assert known.setdefault(key, seen) == seen
            state.apply_action(choices.choice(state.legal_actions()))
    assert met > 100


def test_values_that_look_like_numbers_are_written_with_a_mark() -> None:
    envs.register_openspiel()
    game = pyspiel.load_game("pioche_digger(players=3,pace=_30,first=_2,throws=9)")
    assert str(pyspiel.load_game(str(game))) == str(game)
    assert game.setup.options["pace"] == "30"
    assert game.setup.options["first"] == "2"
    assert game.setup.options["throws"] == 9
    assert game.layout() == pioche.game("digger").layout(3, first="2")
    assert len(game.layout()) == game.observation_tensor_size()
    with pytest.raises(ValueError, match="7"):
        pyspiel.load_game("pioche_digger(players=7)")


def test_changes_of_mind_are_one_action_more() -> None:
    state = begun("pioche_diamant(changes=True)")
    assert state.get_game().num_distinct_actions() == 3
    state.apply_action(0)
    state.apply_action(0)
    assert [state.action_to_string(action) for action in state.legal_actions()] == ["leave", "keep"]
    state.apply_action(2)
    assert state.current_player() == 2
    assert state.information_state_string(0).endswith("> keep\n")


def test_its_searches_play_ours() -> None:
    """Information-set search plays a seat by what it may know; plain search knows the world."""
    state = begun("pioche_diamant(players=3)")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        uct_c=1.4,
        max_simulations=20,
        evaluator=evaluator,
        random_state=np.random.RandomState(2),
    )
    assert bot.step(state) in state.legal_actions()
