"""The batched environment: the same games as by hand, whole and honest."""

import os
import pickle
from dataclasses import replace
from typing import Any, Final

import numpy as np
import pytest
from numpy.typing import NDArray

import pioche
from pioche.bots import Seat, policy_for
from pioche.core.game import Game
from pioche.core.masks import first_seat
from pioche.core.refusals import BadMove, BadSeed, Refusal
from pioche.core.rng import Fast
from pioche.envs import vector
from pioche.envs.vector_env import VectorEnv
from pioche.games import CATALOG
from pioche.games.diamant import DIAMANT
from pioche.games.diamant.moves import GO, LEAVE
from pioche.search.batch import MOODS, IllegalMove
from pioche.search.policy import RandomPolicy
from pioche.testing.cases import cases_of
from pioche.testing.state_checks import check_observed_play, numbers_of

EFFORT: Final = int(os.environ.get("PIOCHE_HEAVY", "1"))
# Moves between two observations: thousands of positions where the rules are compiled.
SPARSE: Final = 5 if pioche.COMPILED else 89
GAMES: Final = 3
STEPS: Final = 400 * EFFORT if pioche.COMPILED else 60


def env_of(game: Game, games: int = GAMES, **more: Any) -> VectorEnv:  # noqa: ANN401
    return vector(game.id, 4, games=games, **more)


def any_moves(masks: NDArray[np.uint8], rng: np.random.Generator) -> NDArray[np.int64]:
    moves: NDArray[np.int64] = (rng.random(masks.shape) * masks).argmax(axis=1)
    return moves


@pytest.mark.parametrize("game", CATALOG, ids=lambda game: str(game.id))
def test_thousands_of_positions_tell_no_more_than_a_seat_may_see(game: Game) -> None:
    cases = cases_of(game)[:: 1 if pioche.COMPILED else 9]
    seeded = [replace(case, seed=case.seed + 1000 * i) for i in range(EFFORT) for case in cases]
    looks = sum(check_observed_play(case, SPARSE) for case in seeded)
    assert looks > (300 if pioche.COMPILED else 0)


@pytest.mark.parametrize("game", CATALOG, ids=lambda game: str(game.id))
@pytest.mark.parametrize("reward", ["share", "points"])
def test_games_go_as_by_hand(game: Game, reward: str) -> None:
    env = env_of(game, reward=reward)
    step, rng = env.reset(7), np.random.default_rng(1)
    states = [game.new(4, 7 + place) for place in range(GAMES)]
    seeds = [7 + GAMES + place for place in range(GAMES)]
    for _ in range(STEPS):
        moves = any_moves(step.masks, rng)
        rewards = np.zeros((GAMES, 4), np.float32)
        for place, state in enumerate(states):
            state.play(int(step.seats[place]), int(moves[place]))
            if not state.to_act():
                rewards[place] = env.setup.outcome(state)
                states[place] = game.new(4, seeds[place])
                seeds[place] += GAMES
        step = env.step(moves)
        assert (step.rewards == rewards).all()
        for place, state in enumerate(states):
            seat = int(first_seat(state.to_act()))
            assert step.seats[place] == seat
            assert step.observations[place].tobytes() == numbers_of(game, state, seat)
            assert np.flatnonzero(step.masks[place]).tolist() == sorted(map(int, state.legal(seat)))
    assert env.layout() == game.layout(4)


def test_one_seat_learns_among_bots() -> None:
    """As by hand: the others play by their policies, and each seat learns in turn."""
    names = ("careful", "balanced", "random")
    env = env_of(DIAMANT, games=1, opponents=names)
    step, rng = env.reset(3), np.random.default_rng(2)
    for number in range(6):
        learner, seed = number % 4, 3 + number
        others = [policy_for("diamant", name) for name in names]
        state, moods = DIAMANT.new(4, seed), Fast(seed + MOODS)
        while state.to_act():
            if first_seat(state.to_act()) == learner:
                assert step.seats.tolist() == [learner]
                assert step.observations[0].tobytes() == numbers_of(DIAMANT, state, learner)
                moves = any_moves(step.masks, rng)
                state.play(learner, int(moves[0]))
                step = env.step(moves)
            else:
                seat = int(first_seat(state.to_act()))
                policy = others[(seat - learner) % 4 - 1]
                assert policy is not None
                state.play(seat, policy.choose(state, seat, moods))
        winners = state.winners()
        assert step.dones.tolist() == [True]
        assert step.rewards.tolist() == pytest.approx([(learner in winners) / len(winners)])


def test_the_learner_is_asked_when_its_turn_in_seat_order_comes() -> None:
    """As at a table: those before it have chosen, those after it have not."""
    for seat in range(4):
        env = env_of(DIAMANT, opponents=["random"] * 3, seat=seat)
        step, chosen = env.reset(1), [f"player{other}.chosen" for other in (1, 2, 3)]
        columns = [env.layout().index(name) for name in chosen]
        before = [int(other > 3 - seat) for other in (1, 2, 3)]
        assert step.observations[:, columns].tolist() == [before] * GAMES


def pool_of() -> list[Any]:
    """Opponents of every kind."""
    return ["bold", "expert@2", RandomPolicy(), last_move, "novice"]


def last_move(seat: Seat) -> int:
    assert seat.events  # heard since the deal
    return seat.legal[-1]


@pytest.mark.parametrize("game", CATALOG, ids=lambda game: str(game.id))
def test_opponents_of_every_kind_in_orders_drawn_anew(game: Game) -> None:
    """A pool larger than the table: each game draws from it, the same for the same seed."""
    env, again = (env_of(game, opponents=pool_of(), shuffle=True) for _ in range(2))
    step, same, rng = env.reset(4), again.reset(4), np.random.default_rng(3)
    drawn = set()
    for _ in range(STEPS // 3):
        for place in env.batch.places:
            drawn.add(tuple(place.pool.index(policy) for policy in place.others))
        moves = any_moves(step.masks, rng)
        step, same = env.step(moves), again.step(moves)
        assert all(
            np.array_equal(getattr(step, field), getattr(same, field)) for field in step._fields
        )
    assert all(len(set(order)) == 3 for order in drawn)
    assert len(drawn) >= GAMES - 1


@pytest.mark.parametrize("opponents", [None, ["bold", "random", "novice"]], ids=["self", "bots"])
def test_a_pickle_goes_on_with_the_same_games(opponents: list[str] | None) -> None:
    for game in CATALOG:
        env = env_of(game, opponents=opponents)
        copy = pickle.loads(pickle.dumps(env))  # noqa: S301  (our own)
        step, rng = env.reset(6), np.random.default_rng(4)
        assert (copy.reset(6).observations == step.observations).all()
        for _ in range(20):
            step = env.step(any_moves(step.masks, rng))
        copy = pickle.loads(pickle.dumps(env))  # noqa: S301  (our own)
        assert (copy.state() == env.state()).all()
        for _ in range(20):
            moves = any_moves(step.masks, rng)
            step = env.step(moves)
            assert all((a == b).all() for a, b in zip(step, copy.step(moves), strict=True))


def test_the_same_seed_and_moves_give_the_same_games() -> None:
    def run() -> list[bytes]:
        env, rng = env_of(DIAMANT, seat=2, opponents=["bold"] * 3), np.random.default_rng(0)
        step, steps = env.reset(5), []
        for _ in range(50):
            step = env.step(any_moves(step.masks, rng))
            steps.append(b"".join(array.tobytes() for array in step))
        return steps

    assert run() == run()


def test_a_seat_may_change_its_mind_where_that_is_in() -> None:
    for changes in (False, True):
        env = env_of(DIAMANT, games=1, changes=changes)
        step = env.reset(0)
        assert step.seats.tolist() == [0]
        env.step([LEAVE])
        observations, masks = env.look([0])
        assert observations[0][env.layout().index("own.leaves")] == 1
        assert masks.tolist() == [[int(changes), 0]]
        assert env.look([3])[1].tolist() == [[1, 1]]
        assert env.step([GO], [2]).seats.tolist() == [1]
        if changes:
            env.step([GO], [0])
            assert env.look([0])[1].tolist() == [[0, 1]]
        else:
            with pytest.raises(IllegalMove, match="seat 0: move 0 is not legal"):
                env.step([GO], [0])


def test_what_is_wrong_is_said_in_a_sentence() -> None:
    env = env_of(DIAMANT)
    with pytest.raises(Refusal, match=r"reset\(\)"):
        env.step([0, 0, 0])
    with pytest.raises(Refusal, match=r"reset\(\)"):
        env.look([0, 0, 0])
    env.reset()
    with pytest.raises(IllegalMove, match="game 1, seat 0: move 9 is not legal"):
        env.step([0, 9, 0])
    for actions in ([0, 0], [0.5, 0, 0], 0):
        with pytest.raises(Refusal, match="3"):
            env.step(actions)
    with pytest.raises(IllegalMove, match="game 1, seat 0: move -1 is not legal"):
        env.step([0, -1, 0])
    with pytest.raises(IllegalMove, match="there is no seat 4"):
        env.look([0, 4, 0])
    with pytest.raises(IllegalMove, match="game 0, seat 9: move 0 is not legal"):
        env.step([0, 0, 0], [9, 0, 0])
    with pytest.raises(BadSeed):
        env.reset(-1)
    with pytest.raises(Refusal, match="expert"):
        env_of(DIAMANT, opponents=["brave"] * 3)
    with pytest.raises(BadMove):
        env_of(DIAMANT, opponents=[lambda _seat: 9] * 3, seat=3).reset(1)
    for opponents in (["bold"], "bold"):
        with pytest.raises(Refusal, match="3"):
            env_of(DIAMANT, opponents=opponents)
    with pytest.raises(Refusal, match="4"):
        env_of(DIAMANT, opponents=["bold"] * 3, seat=4)
    with pytest.raises(Refusal, match="0"):
        env_of(DIAMANT, games=0)


@pytest.mark.parametrize("name", ["diamant", "letsdig"])
def test_a_critic_sees_what_each_seat_sees_one_after_the_other(name: str) -> None:
    """In each game its own, as its state shows it to each seat."""
    env, rng = env_of(pioche.game(name)), np.random.default_rng(2)
    step = env.reset(4)
    for _ in range(12):
        step = env.step(any_moves(step.masks, rng))
    seen = env.state()
    assert len({row.tobytes() for row in seen}) == GAMES
    for row, place in zip(seen, env.batch.places, strict=True):
        parts = [numbers_of(env.setup.game, place.state, seat) for seat in range(4)]
        assert row.tobytes() == b"".join(parts)
