"""Bots: what they get, what they do, how well."""

import os
from collections.abc import Callable
from functools import partial

import pytest

from pioche import Player, Table, game, simulate
from pioche.bots import Bot, Expert, Seat, bot, bot_names, seat_of
from pioche.bots.expert import MixedBot, Search
from pioche.bots.policy_bot import RandomBot
from pioche.core.refusals import Refusal
from pioche.core.rng import Fast
from pioche.games.diamant.moves import GO, LEAVE
from pioche.games.diamant.state import DiamantState
from pioche.lab.simulate import Simulation, play_game, play_games
from pioche.table.record import read_text, record_text
from pioche.terminal.saves import check_playable
from pioche.testing.state_checks import received
from tests.bots.names import every_bot
from tests.games.diamant.cave import Cave

DIAMANT = game("diamant")
EFFORT = int(os.environ.get("PIOCHE_HEAVY", "1"))


def test_a_bot_gets_a_seat_not_the_state() -> None:
    state = DIAMANT.new(3, 1)
    seat = seat_of(DIAMANT, state, 1)
    assert seat.view == DIAMANT.view(state, 1)
    assert seat.legal == [GO, LEAVE]
    assert not [value for value in vars(seat).values() if isinstance(value, DiamantState)]


def test_a_sample_is_a_world_that_looks_the_same_to_the_seat() -> None:
    state = DIAMANT.new(4, 1, open_chests=False)
    state.play(0, LEAVE)
    seat = seat_of(DIAMANT, state, 1)
    decks = set()
    for seed in range(20):
        world = seat.sample(Fast(seed))
        assert received(DIAMANT, world, 1) == received(DIAMANT, state, 1)
        decks.add(tuple(int(face) for face in world.cards.face))
    assert len(decks) > 15


def test_a_sample_does_not_know_the_shuffles_to_come() -> None:
    state = DIAMANT.new(3, b"s" * 32)
    seat = seat_of(DIAMANT, state, 0)
    worlds = [seat.sample(Fast(seed)) for seed in range(5)]
    for world in [*worlds, state]:
        for number in range(3):
            world.play(number, LEAVE)
    decks = [tuple(int(face) for face in world.cards.face) for world in [*worlds, state]]
    assert len(set(decks)) == len(decks)


def test_an_unknown_bot_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(Refusal, match="novice, careful, balanced, bold, expert, champion, random"):
        bot("diamant", "clever")
    assert bot_names("a game without temperaments") == ("random",)


@pytest.mark.parametrize(
    "name", ["expert@", "expert@0", "expert@x", "bold@5", "expert@" + "9" * 10]
)
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(Refusal, match=rf"{name}\W"):
        bot("diamant", name)


@pytest.mark.compiled
def test_an_expert_with_a_budget_of_its_own_is_a_bot_like_any_other() -> None:
    seat = seat_of(DIAMANT, DIAMANT.new(3, 4), 0)
    assert bot("diamant", "expert@7", 1)(seat) == bot("diamant", "expert", 1, iterations=7)(seat)
    expert = bot("diamant", "expert@7")
    assert isinstance(expert, Expert)
    assert expert.iterations == 7
    result = simulate("diamant", ["expert@3", "bold", "random"], games=4)
    assert result.games == 4
    table = Table(
        DIAMANT, [Player("Ana"), Player("Bo", "expert@7"), Player("Cy", "bold")], b"1" * 32
    )
    check_playable(table)


def test_a_mixture_draws_for_each_move_who_decides() -> None:
    """Both decide, the second in about its share of the moves, and the same seed draws the same."""
    seat = seat_of(DIAMANT, Cave(3, ["danger-snakes"]).state, 0)  # only `random` would leave
    makers: list[Callable[[int], Bot]] = [
        partial(bot, "diamant", "random+30%bold"),
        lambda seed: MixedBot(RandomBot(seed + 1000), bot("diamant", "bold"), 30, seed),
    ]
    for make in makers:
        drawn = [make(seed)(seat) for seed in range(400)]
        assert 0.27 < drawn.count(LEAVE) / 400 < 0.43  # half of 70 of a hundred
        one, again = make(7), make(7)
        assert [one(seat) for _ in range(40)] == [again(seat) for _ in range(40)]
    thinking = bot("diamant", "random+50%expert@3")
    assert isinstance(thinking, MixedBot)
    assert {type(thinking.decide(seat)) for _ in range(20)} == {int, Search}


def test_mixtures_are_simulated_and_recorded_under_their_name() -> None:
    names = ["novice+40%balanced", "bold+20%expert@3", "random"]
    assert simulate("diamant", names, games=3).games == 3
    players = [Player("Ana"), *(Player(name, name) for name in names)]
    table = Table(DIAMANT, players, b"1" * 32)
    check_playable(table)
    read = read_text(record_text(table))
    assert [player.kind for player in read.players] == ["human", *names]


@pytest.mark.parametrize("name", every_bot("diamant"))
def test_the_same_seed_gives_the_same_choices(name: str) -> None:
    plan = Simulation(DIAMANT, [name] * 4, {}, 1, 3, None)
    assert play_game(plan, 0).log == play_game(plan, 0).log


def choice(name: str, cave: Cave, seat: int = 0) -> int:
    return bot("diamant", name)(seat_of(DIAMANT, cave.state, seat))


@pytest.mark.parametrize("name", ["careful", "balanced", "bold"])
def test_nobody_leaves_while_there_is_nothing_to_lose(name: str) -> None:
    assert choice(name, Cave(4, ["danger-snakes"])) == GO


def test_temperaments_differ_where_it_matters() -> None:
    cards = ["treasure-17", "danger-snakes", "danger-lava", "danger-rams"]
    cave = Cave(3, cards)
    answers = set()
    for _ in cards[1:]:
        answers.add((choice("careful", cave), choice("bold", cave)))
        cave.vote()
    assert (LEAVE, GO) in answers


def test_a_bot_that_has_chosen_answers_with_what_is_left() -> None:
    table = Table(DIAMANT, 3)
    table.play(0, "go")
    seat: Seat = seat_of(DIAMANT, table.state, 0)
    assert bot("diamant", "balanced")(seat) == LEAVE


@pytest.mark.compiled
def test_balanced_wins_seventy_percent_against_three_random_ones() -> None:
    games = 2000 * EFFORT
    plan = Simulation(DIAMANT, ["balanced", "random", "random", "random"], {}, games, 1, None)
    tallies = play_games(plan)
    assert tallies[0].wins / games >= 0.70
