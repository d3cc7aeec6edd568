"""The expert and the novice: what they do, and that they do it well enough for their names."""

import os
from collections import Counter

import pytest

from pioche import Table, game
from pioche.bots import Seat, bot, bot_names, seat_of
from pioche.bots.expert import Expert, games_with_policies, policy_module
from pioche.bots.novice import novice
from pioche.core.masks import first_seat
from pioche.core.rng import Fast
from pioche.games.diamant.moves import GO, LEAVE
from pioche.lab.tournament import Tournament, entrants_of, play_games
from pioche.lab.tournament_figures import figures_of
from pioche.search.policy import Policy
from tests.games.diamant.cave import Cave

DIAMANT = game("diamant")
EFFORT = int(os.environ.get("PIOCHE_HEAVY", "1"))


def test_games_with_a_policy_have_an_expert() -> None:
    assert "diamant" in games_with_policies()
    for name in games_with_policies():
        assert "expert" in bot_names(name)
    assert bot_names("a game without temperaments") == ("random",)


def test_a_novice_errs_about_as_often_as_it_should() -> None:
    seat = Seat(DIAMANT, 0, {}, [0, 1, 2, 3], lambda _rng: DIAMANT.new(3, 1))
    choose = novice(lambda _seat: 0, 1)
    times = Counter(choose(seat) for _ in range(4000))
    assert 0.70 < times[0] / 4000 < 0.78  # 65 of a hundred, and a fourth of its mistakes
    assert min(times[move] for move in (1, 2, 3)) > 250


def test_an_expert_does_not_search_where_there_is_nothing_to_choose() -> None:
    table = Table(DIAMANT, 3)
    table.play(0, "go")

    def no_world(_rng: object) -> None:
        raise AssertionError("searched")

    seat = seat_of(DIAMANT, table.state, 0)
    blind = Seat(seat.game, seat.number, seat.view, seat.legal, no_world)  # type: ignore[arg-type]
    assert bot("diamant", "expert")(blind) == LEAVE


def test_an_expert_keeps_to_the_moves_that_it_is_offered() -> None:
    seat = seat_of(DIAMANT, DIAMANT.new(3, 1), 0)
    for only in (GO, LEAVE):
        wanted = Expert("diamant", 1, 20).search_of(seat)
        assert type(wanted)(**{**vars(wanted), "legal": [only]}).run() == only


def test_an_expert_s_budget_is_what_it_is_told() -> None:
    seat = seat_of(DIAMANT, DIAMANT.new(4, 1), 0)
    found = Expert("diamant", 1, 200).search_of(seat).choice()
    assert 150 < sum(found.visits.values()) <= 200


def test_nobody_leaves_an_empty_path_while_nothing_threatens() -> None:
    cave = Cave(4, ["danger-snakes"])
    assert Expert("diamant", 1, 400)(seat_of(DIAMANT, cave.state, 0)) == GO


@pytest.mark.parametrize("name", sorted(games_with_policies()))
def test_policies_play_like_the_bots_of_their_names(name: str) -> None:
    """A policy is quick, not another player: it agrees with its bot in most decisions."""
    chosen, policy = game(name), policy_module(name).temperament("balanced")
    assert isinstance(policy, Policy)
    sensible, agreed, asked = bot(name, "balanced", 1), 0, 0
    state, rng = chosen.new(3, 5), Fast(2)
    while (mask := state.to_act()) and asked < 60:
        seat = int(first_seat(mask))
        move = sensible(seat_of(chosen, state, seat))
        agreed += move == policy.choose(state, seat, rng)
        asked += 1
        state.play(seat, move)
    assert agreed / asked > 0.5


@pytest.mark.compiled
def test_the_expert_beats_three_balanced_ones_at_diamant() -> None:
    names = ["expert@300", "balanced", "balanced", "balanced"]
    plan = Tournament("diamant", entrants_of("diamant", names), 4, {}, 40 * EFFORT, 1)
    expert, balanced = figures_of(plan, list(play_games(plan, 1))).bots
    assert expert.share > 0.25 > balanced.share


@pytest.mark.compiled
def test_levels_are_in_order_at_diamant() -> None:
    names = ["novice", "balanced", "random", "novice"]
    plan = Tournament("diamant", entrants_of("diamant", names), 4, {}, 120 * EFFORT, 1)
    novices, sensible, anything = figures_of(plan, list(play_games(plan, 1))).bots
    assert anything.rating < novices.rating < sensible.rating
