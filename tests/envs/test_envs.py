"""What environments promise beyond their libraries' suites: masks, seeds, rewards, no leaks."""

import pickle
import random
import sys
from typing import Any

import numpy as np
import pytest

import pioche
from pioche import envs
from pioche.bots import Seat
from pioche.core.masks import first_seat
from pioche.core.refusals import BadMove, IllegalMove, Refusal
from pioche.envs.opponents import Opponent
from pioche.search.policy import RandomPolicy
from tests.envs.choices import Untyped, choices_of

GAMES = [game.id for game in pioche.CATALOG]


def play(env: Untyped, seed: int, choices: random.Random) -> list[Any]:
    """A whole random game: everything that agents received."""
    env.reset(seed=seed)
    received: list[Any] = []
    for agent in env.agent_iter():
        seen, reward, ended, _, info = env.last()
        mask = np.flatnonzero(seen["action_mask"])
        received.append((agent, seen["observation"].tobytes(), mask.tolist(), reward, ended, info))
        env.step(None if ended else int(choices.choice(mask.tolist())))
    return received


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_is_a_whole_game_and_masks_are_what_is_legal(game: str) -> None:
    """Step by step the environment and a bare state of the same seed are the same game."""
    env = envs.aec(game)
    received = play(env, 7, choices_of(1))
    assert received == play(envs.aec(game), 7, choices_of(1))
    state, choices = pioche.game(game).new(len(env.possible_agents), 7), choices_of(1)
    for agent, _, mask, reward, ended, _info in received:
        if ended:
            continue
        seat = first_seat(state.to_act())
        assert agent == f"player_{seat}"
        assert mask == sorted(state.legal(seat))
        assert reward == 0
        state.play(seat, choices.choice(mask))
    assert not state.to_act()
    shares = [reward for _, _, _, reward, ended, _ in received if ended]
    assert sum(shares) == pytest.approx(1)
    points = [info["points"] for *_, ended, info in received if ended]
    assert points == state.scores()


def test_games_after_a_seed_follow_from_it_and_differ() -> None:
    env, again = envs.aec("diamant"), envs.aec("diamant")
    firsts = []
    for one in (env, again):
        one.reset(seed=3)
        for _ in range(4):
            one.reset()
        firsts.append(one.last()[0]["observation"].tolist())
    assert firsts[0] == firsts[1]
    decks = {tuple(play(env, seed, choices_of(0))[-1][1]) for seed in range(5)}
    assert len(decks) > 1


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_look_the_same_give_the_same_observations(game: str) -> None:
    """After a redeal for the acting seat, its observation is the same, byte for byte."""
    env = envs.aec(game, render_mode="ansi")
    choices = choices_of(2)
    env.reset(seed=11)
    for step in range(60):
        if env.turns.seat < 0:
            break
        received, drawing = env.last(), env.render()
        real = env.turns.state
        if step % 5 == 0:
            env.turns.state = real.clone()
            env.turns.state.redeal(env.turns.seat, pioche.core.rng.Fast(step))
            env.numbers.forget()
            other = env.last()
            assert other[0]["observation"].tobytes() == received[0]["observation"].tobytes()
            assert other[0]["action_mask"].tobytes() == received[0]["action_mask"].tobytes()
            assert other[1:] == received[1:] == (0.0, False, False, {})
            assert env.render() == drawing
            env.turns.state = real
            env.numbers.forget()
        env.step(int(choices.choice(np.flatnonzero(received[0]["action_mask"]).tolist())))


def test_who_is_not_asked_has_an_empty_mask_and_sees_all_the_same() -> None:
    env = envs.aec("letsdig", 3)
    env.reset(seed=1)
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    seen = env.observe(other)
    assert not seen["action_mask"].any()
    assert len(seen["observation"]) == len(env.layout()) == len(set(env.layout()))
    assert env.observation_space(other).contains(seen)
    assert len(env.action_names()) == env.action_space(other).n == 110


def test_points_are_given_at_the_end_alone() -> None:
    received = play(envs.aec("digger", reward="points"), 5, choices_of(1))
    ends = [(reward, info["points"]) for *_, reward, ended, info in received if ended]
    assert [reward for reward, _ in ends] == [points for _, points in ends]
    assert all(reward == 0 for *_, reward, ended, _ in received if not ended)


def test_a_mind_is_changed_after_each_choice_of_another() -> None:
    """D20: player 0 is asked again after player 1 has chosen, 0 and 1 after player 2."""
    env = envs.aec("diamant", 4, changes=True)
    env.reset(seed=1)
    go, leave, keep = range(3)
    assert env.action_names() == ("go", "leave", "keep")
    order, masks = [], []
    for action in (go, leave, leave, go, go, keep):
        order.append(int(env.agent_selection[-1]))
        masks.append(np.flatnonzero(env.last()[0]["action_mask"]).tolist())
        env.step(action)
    assert order == [0, 1, 0, 2, 0, 1]
    assert masks == [[0, 1], [0, 1], [1, 2], [0, 1], [0, 2], [0, 2]]
    assert env.agent_selection == "player_3"
    env.step(go)  # the last choice is in: nobody is asked again, and player 1 has left
    seen = dict(zip(env.layout(), env.observe("player_0")["observation"].tolist(), strict=True))
    assert [seen[f"{who}.inside"] for who in ("own", "player1", "player2", "player3")] == [
        1,
        0,
        1,
        1,
    ]
    with pytest.raises(BadMove):
        env.step(keep)


def test_votes_at_once_are_votes_one_after_the_other() -> None:
    """Parallel and AEC play the same game, and nobody's vote is lost."""
    votes, table = envs.parallel("diamant", 5), envs.aec("diamant", 5)
    seen, _ = votes.reset(seed=4)
    table.reset(seed=4)
    choices = choices_of(3)
    while votes.agents:
        actions = {agent: choices.randrange(2) for agent in votes.agents}
        for agent in votes.agents:
            if seen[agent]["action_mask"].any():
                assert table.agent_selection == agent
                table.step(actions[agent])
        seen, rewards, over, _, infos = votes.step(actions)
        for agent in seen:
            expected = table.observe(agent)["observation"]
            assert seen[agent]["observation"].tolist() == expected.tolist()
    assert all(over.values())
    assert rewards == table.rewards
    assert infos == table.infos


def test_a_seat_against_bots_is_a_whole_game() -> None:
    """The bots play the other seats, by names or by functions; the same seed is the same game."""
    heard: list[int] = []

    def listener(seat: Seat) -> int:
        heard.append(len(seat.events))
        return seat.legal[0]

    ends = []
    for _ in range(2):
        env = envs.gym("dig", players=3, seat=1, bots=["bold", listener], reward="points")
        seen, info = env.reset(seed=5)
        over, reward, choices = False, 0.0, choices_of(0)
        while not over:
            assert reward == 0
            assert info["action_mask"].tolist() == env.action_masks().tolist()
            action = choices.choice(np.flatnonzero(info["action_mask"]).tolist())
            seen, reward, over, cut, info = env.step(action)
            assert not cut
        ends.append((seen.tolist(), reward, info["rank"]))
        assert reward == info["points"]
    assert ends[0] == ends[1]
    assert heard == sorted(heard[: len(heard) // 2]) * 2
    assert heard[-1] > 10


def test_an_illegal_action_ends_a_gymnasium_game() -> None:
    env = envs.gym("digger", seat=2)
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over) == (-1, True)
    assert "P22" in info["illegal"]
    assert not info["action_mask"].any()
    with pytest.raises(Refusal, match="reset"):
        env.step(0)
    env.reset()
    with pytest.raises(BadMove):
        env.step(74)


def test_alone_one_may_lose() -> None:
    env, choices = envs.gym("digup", players=1), choices_of(1)
    rewards = set()
    for seed in range(40):
        _, info = env.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            legal = np.flatnonzero(info["action_mask"]).tolist()
            _, reward, over, _, info = env.step(choices.choice(legal))
        rewards.add(reward)
    assert rewards <= {0.0, 1.0}
    assert 0.0 in rewards


def test_a_table_is_drawn_in_the_reader_s_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIOCHE_LANG", "en")
    for env in (
        envs.aec("diamant", render_mode="ansi"),
        envs.parallel("diamant", render_mode="ansi"),
    ):
        env.reset(seed=1)
        assert "Player 0: in the cave" in str(env.render())
    quiet = envs.gym("digger")
    quiet.reset(seed=1)
    assert quiet.render() is None


def test_what_cannot_be_had_is_said_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIOCHE_LANG", "en")
    wrong = [
        (lambda: envs.aec("chess"), "chess"),
        (lambda: envs.aec("diamant", players=9), "9"),
        (lambda: envs.aec("diamant", colour="red"), "colour"),
        (lambda: envs.aec("diamant", reward="fame"), "there are: share, points"),
        (lambda: envs.aec("diamant", render_mode="human"), "there is: ansi"),
        (lambda: envs.aec("diamant").reset(seed=-1), "whole number, 0 or more"),
        (lambda: envs.aec("diamant").step(0), "call reset"),
        (lambda: envs.parallel("dig"), "use aec"),
        (lambda: envs.parallel("diamant").step({}), "call reset"),
        (lambda: envs.gym("dig", seat=4), "from 0 to 3"),
        (lambda: envs.gym("dig", bots=["bold"]), "3 other seats, in a list; there is 1"),
        (lambda: envs.gym("dig", players=2, bots=["nobody"]), "nobody"),
    ]
    for ask, sentence in wrong:
        with pytest.raises(Refusal, match=sentence):
            ask()  # type: ignore[no-untyped-call]


def test_a_choice_that_is_missing_or_illegal_changes_nothing() -> None:
    env, votes = envs.aec("letsdig"), envs.parallel("diamant")
    env.reset(seed=1)
    before = env.last()[0]["observation"].tolist()
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    for action, error in ((None, Refusal), (illegal, IllegalMove), (110, BadMove), (-1, BadMove)):
        with pytest.raises(error):
            env.step(action)
    assert env.last()[0]["observation"].tolist() == before
    seen, _ = votes.reset(seed=1)
    for actions in ({}, {"player_0": 0}, {**dict.fromkeys(votes.agents, 0), "player_3": 2}):
        with pytest.raises(Refusal):
            votes.step(actions)
    assert votes.observations()["player_0"]["observation"].tolist() == (
        seen["player_0"]["observation"].tolist()
    )


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIOCHE_LANG", "en")
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "pioche.envs.pettingzoo_envs", raising=False)
    with pytest.raises(Refusal, match=r"“pettingzoo”.*pip install 'pioche\[rl\]'"):
        envs.aec("diamant")
    with pytest.raises(ModuleNotFoundError), envs.extra_needed():
        raise ModuleNotFoundError("no", name="pioche.envs.nowhere")


def last_move(seat: Seat) -> int:
    return seat.legal[-1]


@pytest.mark.parametrize("game", GAMES)
def test_a_pickle_goes_on_with_the_same_game(game: str) -> None:
    pool: list[Opponent] = ["bold", "random", last_move]
    bots = pool[: pioche.game(game).usual_seats - 1]
    made: list[Untyped] = [envs.aec(game), envs.gym(game, bots=bots)]
    for env in made:
        env.reset(seed=5)
        for _ in range(5):
            env.step(env.turns.legal[0])
        copy = pickle.loads(pickle.dumps(env))  # noqa: S301  (our own)
        while env.turns.legal:
            for one in (env, copy):
                one.step(choices_of(2).choice(one.turns.legal))
            assert copy.turns.state == env.turns.state


def test_a_parallel_environment_pickles() -> None:
    env: Untyped = envs.parallel("diamant", 3)
    env.reset(seed=2)
    copy = pickle.loads(pickle.dumps(env))  # noqa: S301  (our own)
    votes = dict.fromkeys(env.agents, 0)
    assert copy.step(votes)[1:] == env.step(votes)[1:]
    assert (copy.state() == env.state()).all()


@pytest.mark.parametrize("game", GAMES)
def test_the_state_is_what_all_seats_see(game: str) -> None:
    env: Untyped = envs.aec(game)
    env.reset(seed=1)
    seen = [env.observe(agent)["observation"] for agent in env.possible_agents]
    assert (env.state() == np.concatenate(seen)).all()
    assert env.state_space.contains(env.state())


def test_gym_bots_of_every_kind_change_their_places() -> None:
    pool: list[Opponent] = ["bold", RandomPolicy(), last_move, "expert@2"]
    env: Untyped = envs.gym("diamant", seat=None, bots=pool, shuffle=True)
    seats = []
    for seed in range(5):
        _, info = env.reset(seed=seed)
        seats.append(env.seat)
        over = False
        while not over:
            _, _, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
    assert seats == [0, 1, 2, 3, 0]
    with pytest.raises(Refusal, match="3"):
        envs.gym("diamant", bots=pool)
