"""Bots: what they get, what they do, how well."""

import os

import pytest

from pioche import Table, game
from pioche.bots import Seat, bot, bot_names, seat_of
from pioche.core.refusals import Refusal
from pioche.core.rng import Fast
from pioche.games.diamant.moves import GO, LEAVE
from pioche.games.diamant.state import DiamantState
from pioche.lab.simulate import Simulation, play_game, play_games
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
    with pytest.raises(Refusal, match="novice, careful, balanced, bold, expert, random"):
        bot("diamant", "clever")
    assert bot_names("a game without temperaments") == ("random",)


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
