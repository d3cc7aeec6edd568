"""The bots of Dig Up Adventure: what they do, and how well."""

import os

import pytest

from pioche import game
from pioche.bots import bot, seat_of
from pioche.games.digup.moves import MOVES
from pioche.lab.simulate import Simulation, play_game, play_games
from tests.bots.names import every_bot
from tests.games.digup.dig import Dig

DIGUP = game("digup")
EFFORT = int(os.environ.get("PIOCHE_HEAVY", "1"))
TEMPERAMENTS = ("careful", "balanced", "bold")


def choice(dig: Dig, name: str = "balanced") -> str:
    seat = int(dig.state.actor)
    return MOVES.text(bot("digup", name)(seat_of(DIGUP, dig.state, seat)))


@pytest.mark.parametrize("name", every_bot("digup"))
def test_the_same_seed_gives_the_same_choices(name: str) -> None:
    plan = Simulation(DIGUP, [name] * 3, {}, 1, 3, None)
    assert play_game(plan, 0).log == play_game(plan, 0).log


@pytest.mark.parametrize("name", TEMPERAMENTS)
def test_a_gem_of_one_s_own_goes_to_its_place(name: str) -> None:
    dig = Dig(2).hand(0, "ruby-7", "skeleton", "torch")
    assert choice(dig, name) == "play ruby-7"
    assert choice(dig.do("play ruby-7"), name) == "at 7"


def test_a_purse_puts_gems_in_their_places() -> None:
    dig = Dig(2).mine(0, {1: "ruby-2", 2: "ruby-1", 5: "topaz-5"}).hand(0, "purse", "skeleton")
    assert choice(dig) == "play purse"
    first = choice(dig.do("play purse"))
    second = choice(dig.do(first))
    assert {first, second} == {"at 1", "at 2"}


def test_a_bridge_takes_one_s_colour_from_another() -> None:
    dig = Dig(3).mine(0, {6: "topaz-1"}).mine(2, {1: "ruby-6"})
    dig.hand(0, "bridge", "skeleton", "torch")
    assert choice(dig) == "play bridge"
    dig.do("play bridge")
    assert choice(dig) == "at 6"
    assert choice(dig.do("at 6")) == "player 3"
    assert choice(dig.do("player 3")) == "at 1"


def test_a_pickaxe_is_paid_with_the_worst_for_the_best() -> None:
    dig = Dig(2).discard("skeleton", "ruby-9", "torch").hand(0, "pickaxe", "ruby-1", "skeleton")
    dig.do("play pickaxe")
    assert choice(dig) == "discard skeleton"
    assert choice(dig.do("discard skeleton")) == "take ruby-9"


def test_the_best_card_of_a_map_is_kept_and_the_worst_buried_deepest() -> None:
    dig = Dig(2).pile("ruby-9", "torch", "river", "idol", "skeleton").hand(0, "map", "purse")
    assert choice(dig.do("play map")) == "take ruby-9"
    assert choice(dig.do("take ruby-9")) == "back skeleton"


def test_binoculars_choose_the_best_hand_known_and_give_the_worst() -> None:
    dig = Dig(3).hand(1).hand(2, "ruby-9", "torch").hand(0, "binoculars", "skeleton", "ruby-1")
    dig.do("play binoculars")
    assert choice(dig) == "take ruby-9"
    assert choice(dig.do("take ruby-9")) == "give skeleton"


def test_what_is_worth_little_is_thrown_away() -> None:
    dig = Dig(2).hand(0, "skeleton", "ruby-1", "river").do("done")
    assert choice(dig) == "discard skeleton"
    assert choice(dig.do("discard skeleton")) == "done"


def test_a_torch_lights_one_s_own_mine_first() -> None:
    dig = Dig(3).hand(0, "torch", "ruby-1").do("play torch")
    assert choice(dig) == "player 1"


def test_a_poor_hand_is_blown_up() -> None:
    dig = Dig(2).hand(0, "dynamite", "skeleton")
    assert choice(dig) == "play dynamite"


def test_bots_play_alone_too() -> None:
    plan = Simulation(DIGUP, ["balanced"], {}, 1, 3, None)
    assert play_game(plan, 0).over


@pytest.mark.compiled
def test_balanced_wins_seventy_percent_against_three_random_ones() -> None:
    games = 400 * EFFORT
    plan = Simulation(DIGUP, ["balanced", "random", "random", "random"], {}, games, 1, None)
    tallies = play_games(plan)
    assert tallies[0].wins / games >= 0.70
