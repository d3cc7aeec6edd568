"""Gymnasium's vector environment: the same games as one by one, in every autoreset mode."""

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import pioche
from pioche import envs
from pioche.core.refusals import Refusal
from tests.envs.choices import Untyped

GAMES = [game.id for game in pioche.CATALOG]
COUNT = 3


def vector_of(game: str = "diamant", **more: Any) -> Untyped:  # noqa: ANN401
    opponents = [first_move] * (pioche.game(game).usual_seats - 1)
    return envs.gym_vector(game, num_envs=COUNT, seat=0, opponents=opponents, **more)


def first_move(seat: Any) -> int:  # noqa: ANN401
    """A bot without chance: it plays the same in any environment."""
    return int(seat.legal[-1])


def single_of(game: str) -> Untyped:
    bots = [first_move] * (pioche.game(game).usual_seats - 1)
    return envs.gym(game, seat=0, bots=bots)


def any_moves(masks: Any, rng: np.random.Generator) -> Any:  # noqa: ANN401
    return (rng.random(masks.shape) * masks).argmax(axis=1)


@pytest.mark.parametrize("game", ["diamant", "letsdig", "dig"])
@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_it_is_what_gymnasium_makes_of_single_environments(game: str, mode: AutoresetMode) -> None:
    """Observations, rewards, ends and infos are those of SyncVectorEnv, step by step.

    Until a game ends: its followers have other seeds.
    """
    ours = vector_of(game, autoreset_mode=mode)
    theirs = SyncVectorEnv([lambda: single_of(game)] * COUNT, autoreset_mode=mode)
    assert ours.single_observation_space == theirs.single_observation_space
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    assert ours.metadata["autoreset_mode"] == theirs.metadata["autoreset_mode"]
    (seen, infos), (expected, their_infos) = ours.reset(seed=5), theirs.reset(seed=5)
    rng, live = np.random.default_rng(1), np.ones(COUNT, np.bool_)
    while live.any():
        assert (seen[live] == expected[live]).all()
        masks, their_masks = infos["action_mask"], their_infos["action_mask"]
        assert (masks[live] == their_masks[live]).all()
        moves = any_moves(masks, rng)
        # Games that have begun again differ: there any legal move will do.
        their_moves = np.where(live, moves, any_moves(their_masks, rng))
        seen, *result, infos = ours.step(moves)
        expected, *their_result, their_infos = theirs.step(their_moves)
        for one, two in zip(result, their_result, strict=True):
            assert (one[live] == two[live]).all()
        over = live & (result[1] | result[2])
        for place in np.flatnonzero(over):
            check_end(mode, int(place), (seen, infos), (expected, their_infos))
        live &= ~over


def check_end(mode: AutoresetMode, place: int, ours: Any, theirs: Any) -> None:  # noqa: ANN401
    (seen, infos), (expected, their_infos) = ours, theirs
    if mode is AutoresetMode.SAME_STEP:
        assert (infos["final_obs"][place] == their_infos["final_obs"][place]).all()
        infos, their_infos = infos["final_info"], their_infos["final_info"]
    else:
        assert (seen[place] == expected[place]).all()
    for key in ("points", "rank", "action_mask"):
        assert infos[f"_{key}"][place]
        assert np.all(infos[key][place] == their_infos[key][place])


def test_the_step_after_the_end_begins_the_next_game_and_ignores_its_action() -> None:
    env, rng = vector_of(), np.random.default_rng(2)
    seen, infos = env.reset(seed=7)
    over = np.zeros(COUNT, np.bool_)
    while not over.any():
        seen, _, over, _, infos = env.step(any_moves(infos["action_mask"], rng))
    place = int(np.flatnonzero(over)[0])
    assert not infos["action_mask"][place].any()
    seen, rewards, over, _, infos = env.step(any_moves(infos["action_mask"], rng))
    assert (rewards[place], over[place]) == (0, False)
    assert (seen[place] == single_of("diamant").reset(seed=7 + place + COUNT)[0]).all()
    assert infos["action_mask"][place].all()


def test_without_autoreset_games_wait_for_a_reset() -> None:
    env, rng = vector_of(autoreset_mode="Disabled"), np.random.default_rng(2)
    seen, infos = env.reset(seed=[4, 9, 1])
    assert (seen[1] == single_of("diamant").reset(seed=9)[0]).all()
    over = np.zeros(COUNT, np.bool_)
    while not over.any():
        seen, _, over, _, infos = env.step(any_moves(infos["action_mask"], rng))
    with pytest.raises(Refusal, match=r"reset\(\)"):
        env.step(np.zeros(COUNT, np.int64))
    again, infos = env.reset(
        seed=[None, 9, None], options={"reset_mask": over | [False, True, False]}
    )
    going = ~over & [True, False, True]
    assert (again[going] == seen[going]).all()
    assert (again[1] == single_of("diamant").reset(seed=9)[0]).all()
    env.step(any_moves(infos["action_mask"], rng))


def test_an_illegal_action_ends_its_game_alone() -> None:
    env: Untyped = envs.gym_vector("dig", num_envs=COUNT, autoreset_mode="SameStep")
    _, infos = env.reset(seed=1)
    moves = infos["action_mask"].argmax(axis=1)
    moves[1] = infos["action_mask"][1].argmin()
    _, rewards, over, cut, infos = env.step(moves)
    assert (rewards.tolist(), over.tolist()) == ([0, -1, 0], [False, True, False])
    assert not cut.any()
    assert infos["_final_obs"].tolist() == [False, True, False]


def test_what_is_wrong_is_said_in_a_sentence() -> None:
    with pytest.raises(Refusal, match="SameStep"):
        vector_of(autoreset_mode="never")
    env = vector_of()
    with pytest.raises(Refusal, match=r"reset\(\)"):
        env.step(np.zeros(COUNT, np.int64))
    env.reset(seed=1)
    for wrong in (np.zeros(2, np.int64), np.full(COUNT, 9)):
        with pytest.raises(Refusal):
            env.step(wrong)
    moves = np.zeros(COUNT, np.int64)
    moves[1] = 77
    with pytest.raises(Refusal) as refused:
        env.step(moves)
    assert refused.value.arguments["move"] == "77"  # not that of the first game
    for wrong_mask in ([True] * COUNT, np.ones(2, np.bool_)):
        with pytest.raises(Refusal):
            env.reset(options={"reset_mask": wrong_mask})
    with pytest.raises(Refusal):
        env.reset(seed=[1])


@pytest.mark.parametrize("game", GAMES)
def test_games_have_ids(game: str) -> None:
    name = f"pioche/{game.title()}-v0"
    env = gymnasium.make(name, reward="points")
    own = envs.gym(game, reward="points")
    assert (env.reset(seed=3)[0] == own.reset(seed=3)[0]).all()
    many: Untyped = gymnasium.make_vec(name, num_envs=2, vectorization_mode="vector_entry_point")
    assert many.reset(seed=1)[0].shape == (2, len(own.layout()))
    assert many.action_names() == own.action_names()
    assert many.layout() == own.layout()
    assert many.action_masks().shape == (2, len(own.action_names()))


def test_a_pickle_goes_on_with_the_same_games() -> None:
    env: Untyped = envs.gym_vector(
        "diamant", num_envs=COUNT, opponents=["bold", "novice", "expert@2"], shuffle=True
    )
    rng = np.random.default_rng(3)
    _, infos = env.reset(seed=2)
    for _ in range(4):
        infos = env.step(any_moves(infos["action_mask"], rng))[-1]
    copy = pickle.loads(pickle.dumps(env))  # noqa: S301  (our own)
    for _ in range(12):
        moves = any_moves(infos["action_mask"], rng)
        (seen, *results, infos), (copied, *copies, _) = env.step(moves), copy.step(moves)
        assert (seen == copied).all()
        assert all((one == two).all() for one, two in zip(results, copies, strict=True))
