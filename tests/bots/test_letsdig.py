"""The temperaments of Let's Dig: what they choose, and how well."""

import os

import pytest

from pioche import game
from pioche.bots import bot, seat_of
from pioche.lab.simulate import Simulation, play_game, play_games
from tests.bots.names import every_bot
from tests.games.letsdig.site import Site

LETSDIG = game("letsdig")
EFFORT = int(os.environ.get("PIOCHE_HEAVY", "1"))


def choice(site: Site, name: str = "balanced") -> str:
    """What a bot would do now."""
    seat = int(site.state.turn)
    return LETSDIG.moves.text(bot("letsdig", name)(seat_of(LETSDIG, site.state, seat)))


def test_nobody_stops_while_there_is_nothing_to_lose() -> None:
    for name in ("careful", "balanced", "bold"):
        assert choice(Site(3, ["worms"]).do("dig 1"), name).startswith("dig")


def test_everybody_stops_with_a_fortune_and_worms() -> None:
    for name in ("careful", "balanced", "bold"):
        site = Site(3, ["worms", "ark", "chest"]).do("dig 1", "dig 1", "dig 1")
        assert choice(site, name) == "stop"


def test_temperaments_differ_where_it_matters() -> None:
    answers = set()
    for cards in (["ring"], ["dog"], ["leprechaun"], ["chest"], ["dog", "ring"]):
        site = Site(3, cards).do(*["dig 1"] * len(cards))
        answers.add((choice(site, "careful") == "stop", choice(site, "bold") == "stop"))
    assert (True, False) in answers
    assert (False, True) not in answers


def test_a_known_danger_is_left_alone_and_a_known_treasure_is_dug() -> None:
    site = Site(2, ["crown", "gravedigger", "skeleton"], ["ark"], ["worms"])
    site.do("dig 1", "dig 1", "stop")
    assert choice(site) == "dig 2"


def test_a_dog_is_used() -> None:
    assert choice(Site(2, ["skeleton"]).own(0, "dog").do("dig 1")) == "dog pile"
    assert choice(Site(2, ["skeleton"]).own(0, "muck").do("dig 1")) == "bust"


def test_an_heirloom_is_for_the_poorest_a_sewer_line_for_the_richest() -> None:
    site = Site(3, ["heirloom"]).own(1, "muck", "muck").own(2, "muck").do("dig 1")
    assert choice(site) == "give 3"
    site = Site(3, ["sewer"]).own(1, "muck", "muck").own(2, "muck").do("dig 1", "stop")
    assert choice(site) == "give 2"


def test_partners_help_each_other() -> None:
    assert choice(Site(4, ["heirloom"], teams=True).do("dig 1")) == "give 3"
    assert choice(Site(4, ["sewer"], teams=True).do("dig 1", "stop")) == "give 2"
    site = Site(4, ["hat"], teams=True).own(0, "ark").own(1, "muck").do("dig 1", "stop")
    assert choice(site) == "rob 2"


def test_the_best_card_is_taken_and_the_worst_left_on_top() -> None:
    site = Site(2, ["map"], ["worms", "ark", "muck"]).do("dig 1", "stop", "search 2")
    assert choice(site) == "take ark"
    assert choice(site.do("take ark")) == "top worms"
    robbed = Site(2, ["hat"]).own(0, "milk").own(1, "cookies", "ring").do("dig 1", "stop")
    assert choice(robbed) == "steal cookies"


def test_with_an_extra_turn_to_come_the_best_card_is_left_on_top() -> None:
    site = Site(2, ["map", "crown"], ["worms", "ark", "muck"]).do("dig 1", "dig 1", "stop")
    site.do("search 2", "take muck")
    assert choice(site) == "top ark"


def test_who_leads_spares_the_piles_who_is_behind_wants_more_time() -> None:
    assert choice(Site(2, ["landmine"]).own(0, "ark").do("dig 1", "stop")) == "spare"
    site = Site(2, ["landmine"]).own(1, *["muck"] * 9).shorten(2, 9).do("dig 1", "stop")
    assert choice(site) == "destroy 3"


def test_in_the_last_turn_only_the_victory_counts() -> None:
    behind = Site(2, ["ring"]).own(1, *["muck"] * 9).shorten(0, 1).do("dig 1")
    assert choice(behind).startswith("dig")
    ahead = Site(2, ["ring"]).own(0, "ark").shorten(0, 1).do("dig 1")
    assert choice(ahead) == "stop"
    for pile in behind.state.piles:
        pile.clear()
    assert choice(behind) == "stop"  # nothing is left to dig


def test_effects_in_their_usual_order() -> None:
    site = Site(3, ["gravedigger", "landmine"]).do("dig 1", "dig 1", "stop")
    assert choice(site) == "collect landmine"


@pytest.mark.parametrize("name", every_bot("letsdig"))
def test_the_same_seed_gives_the_same_choices(name: str) -> None:
    plan = Simulation(LETSDIG, [name] * 4, {"teams": True}, 1, 3, None)
    assert play_game(plan, 0).log == play_game(plan, 0).log


@pytest.mark.compiled
def test_balanced_wins_sixty_percent_against_three_random_ones() -> None:
    games = 1000 * EFFORT
    plan = Simulation(LETSDIG, ["balanced", "random", "random", "random"], {}, games, 1, None)
    tallies = play_games(plan)
    assert tallies[0].wins / games >= 0.60
