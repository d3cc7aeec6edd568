"""States of every game can be copied, pickled and compared, compiled or interpreted."""

import copy
from collections.abc import Callable

import pytest

import pioche
from pioche.core.game import Game
from pioche.core.masks import first_seat
from pioche.core.rng import Fair, Fast, Rng
from pioche.core.state import State
from tests.copies import pickled

SEED = b"a seed of sixteen bytes or more"
COPIES: dict[str, Callable[[State], State]] = {
    "deepcopy": copy.deepcopy,
    "pickle": pickled,
    "clone": lambda state: state.clone(),
}


def random_move(state: State, rng: Rng) -> None:
    seat = first_seat(state.to_act())
    moves = state.legal(seat)
    state.play(seat, moves[rng.below(len(moves))])


def under_way(game: Game, moves: int) -> State:
    """A fair game after `moves` random moves, or at its end."""
    state, rng = game.new(game.seats[-1], SEED), Fast(moves)
    while moves and state.to_act():
        random_move(state, rng)
        moves -= 1
    return state


@pytest.mark.parametrize("moves", [0, 7, 40, 200])
@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize("game", pioche.CATALOG, ids=lambda game: game.id)
def test_a_copy_is_equal_and_goes_on_by_itself(game: Game, way: str, moves: int) -> None:
    state = under_way(game, moves)
    twin = COPIES[way](state)
    assert twin is not state
    assert type(twin) is type(state)
    assert twin == state
    rng, same = Fast(1), Fast(1)
    for _ in range(30):
        if state.to_act():
            random_move(state, rng)
            assert twin != state
            random_move(twin, same)
            assert twin == state


@pytest.mark.parametrize("game", pioche.CATALOG, ids=lambda game: game.id)
def test_a_copy_keeps_what_was_written_for_listeners(game: Game) -> None:
    state = game.deal(game.seats[-1], Fair(SEED))
    state.events, state.rng.journal = [], []
    state.start()
    for twin in (copy.deepcopy(state), pickled(state)):
        assert twin.events == state.events
        assert twin.rng.journal == state.rng.journal
        assert twin.events is not state.events
    silent = state.clone()
    assert silent.events is None
    assert silent == state  # who listens does not matter


@pytest.mark.parametrize("game", pioche.CATALOG, ids=lambda game: game.id)
def test_states_that_differ_are_not_equal(game: Game) -> None:
    state = game.new(game.seats[-1], 1)
    assert state != game.new(game.seats[-1], 2)
    assert state != game.new(game.seats[-1], SEED)
    assert state != game.new(game.seats[-2], 1)
    assert state != "a state"
    with pytest.raises(TypeError):
        hash(state)
