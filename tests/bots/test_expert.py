"""The expert and the novice: what they do, and that they do it well enough for their names."""

import os
from collections import Counter
from dataclasses import replace

import pytest

from pioche import Table, game
from pioche.bots import bot, bot_names, policy_for, seat_at, seat_of
from pioche.bots.expert import Expert, games_with_policies
from pioche.core.masks import first_seat
from pioche.core.rng import Fast
from pioche.core.state import State
from pioche.games.diamant.moves import GO, LEAVE
from pioche.lab.tournament import Tournament, entrants_of, play_games, tournament_figures
from pioche.search.policy import NovicePolicy, Policy
from tests.games.diamant.cave import Cave

DIAMANT = game("diamant")
EFFORT = int(os.environ.get("PIOCHE_HEAVY", "1"))


def test_games_with_a_policy_have_an_expert() -> None:
    assert "diamant" in games_with_policies()
    for name in games_with_policies():
        assert "expert" in bot_names(name)
    assert bot_names("a game without temperaments") == ("random",)


class First(Policy):
    """Always the first move."""

    def choose(self, state: State, seat: int, rng: Fast) -> int:
        return int(state.legal(seat)[0])


def test_a_novice_errs_about_as_often_as_it_should() -> None:
    state, novice, rng = game("letsdig").new(3, 1), NovicePolicy(First()), Fast(1)
    seat = int(first_seat(state.to_act()))
    moves = [int(move) for move in state.legal(seat)]
    times = Counter(int(novice.choose(state, seat, rng)) for _ in range(4000))
    by_chance = 0.35 / len(moves)
    assert times[moves[0]] / 4000 == pytest.approx(0.65 + by_chance, abs=0.04)
    assert min(times[move] for move in moves) / 4000 > by_chance - 0.03


def test_names_are_policies_unless_they_search() -> None:
    for name in ("novice", "careful", "balanced", "bold", "random"):
        assert isinstance(policy_for("dig", name), Policy)
    assert policy_for("dig", "expert") is None
    assert policy_for("a game without temperaments", "balanced") is None


def test_an_expert_does_not_search_where_there_is_nothing_to_choose() -> None:
    table = Table(DIAMANT, 3)
    table.play(0, "go")

    def no_world(_rng: object) -> State:
        raise AssertionError("searched")

    blind = replace(seat_at(table, 0), sample=no_world)
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


@pytest.mark.compiled
def test_the_expert_beats_three_balanced_ones_at_diamant() -> None:
    names = ["expert@300", "balanced", "balanced", "balanced"]
    plan = Tournament("diamant", entrants_of("diamant", names), 4, {}, 40 * EFFORT, 1)
    expert, balanced = tournament_figures(plan, list(play_games(plan, 1))).bots
    assert expert.share > 0.25 > balanced.share


@pytest.mark.compiled
def test_levels_are_in_order_at_diamant() -> None:
    names = ["novice", "balanced", "random", "novice"]
    plan = Tournament("diamant", entrants_of("diamant", names), 4, {}, 120 * EFFORT, 1)
    found = tournament_figures(plan, list(play_games(plan, 1))).bots
    assert [bot.bot for bot in found] == ["balanced", "novice", "random"]
    assert found[0].rating > found[1].rating > found[2].rating
