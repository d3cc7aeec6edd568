"""The solo variant: how it goes, and the mathematics that it must reproduce."""

import math
import os

import pytest

from pioche.core.lines import line
from pioche.core.refusals import BadOption
from pioche.core.rng import Fast
from pioche.games.digup import DIGUP
from pioche.games.digup.cards import SKELETON
from pioche.games.digup.moves import ALL, MOVES, TURN
from pioche.games.digup.state import DigUpState
from pioche.table.table import Table
from tests.games.digup.solitaire import Solitaire

# A heavy run deals the two hundred thousand games that the specification asks for.
EFFORT = int(os.environ.get("PIOCHE_HEAVY", "1"))
DEALS = 20_000 * EFFORT


def test_four_colours_are_chosen_one_for_each_mine() -> None:
    state = DIGUP.new(1, 5)
    for colour in ("topaz", "ruby", "emerald", "diamond"):
        assert DIGUP.view(state, 0)["stage"] == "colour"
        state.play(0, MOVES.parse(f"colour {colour}"))
    view = DIGUP.view(state, 0)
    assert [mine["colour"] for mine in view["mines"]] == ["topaz", "ruby", "emerald", "diamond"]
    assert view["colours_out"] == ["amethyst", "sapphire"]
    assert view["stage"] == "solo"
    assert view["pile"] == 4
    assert all(mine["cards"] == ["unknown"] * 9 for mine in view["mines"])


def test_only_gems_and_skeletons_are_in_play() -> None:
    state = Solitaire(Solitaire.in_order()).state
    cards = [*state.pile, *(card for miner in state.miners for card in miner.mine)]
    assert sorted(int(state.cards.face[card]) for card in cards).count(SKELETON) == 4
    assert len(cards) == 40


def test_cards_are_turned_one_by_one() -> None:
    game = Solitaire(Solitaire.in_order())
    game.turn()
    assert DIGUP.view(game.state, 0)["played"] == ["ruby-1"]
    game.turn()
    view = DIGUP.view(game.state, 0)
    assert view["mines"][0]["cards"][0] == "ruby-1"
    assert view["mines"][0]["up"] == [1]
    assert view["played"] == ["ruby-2"]
    assert game.state.legal(0) == [TURN, ALL]


def test_a_perfect_game_is_won_before_all_skeletons_come() -> None:
    game = Solitaire(Solitaire.in_order())
    game.turn_all()
    assert game.won
    assert DIGUP.reason(game.state) == line("digup-reason-perfect")
    assert game.skeletons == 1
    assert game.state.scores() == [36]


def test_a_skeleton_is_laid_aside_and_a_new_card_drawn() -> None:
    game = Solitaire.with_skeleton_under_the_last_gem()
    game.turn()
    assert game.skeletons == 1
    assert DIGUP.view(game.state, 0)["played"] == []
    game.turn()
    assert game.skeletons == 2


def test_a_lost_game_has_no_winner() -> None:
    game = Solitaire.with_a_loop()
    game.turn_all()
    assert DIGUP.winners(game.state) == []
    assert DIGUP.reason(game.state) == line("digup-reason-skeletons")
    assert DIGUP.view(game.state, 0)["scores"] == [34]


def test_one_by_one_and_all_at_once_give_the_same_game() -> None:
    for seed in range(50):
        slow, quick = DIGUP.new(1, seed, colours="drawn"), DIGUP.new(1, seed, colours="drawn")
        quick.play(0, ALL)
        while slow.to_act():
            slow.play(0, TURN)
        assert slow.scores() == quick.scores()
        # Question numbers count the turns, which "all" takes too.
        assert DIGUP.view(slow, 0) == DIGUP.view(quick, 0)


@pytest.mark.compiled
def test_solo_wins_one_deal_in_ten_and_places_28_8_gems_on_average() -> None:
    wins = placed = squares = 0
    for seed in range(DEALS):
        state = DIGUP.new(1, Fast(seed), colours="drawn")
        assert isinstance(state, DigUpState)
        state.play(0, ALL)
        gems = int(state.scores()[0])
        wins += len(state.winners())
        placed += gems
        squares += gems * gems
    mean = placed / DEALS
    error = math.sqrt((squares / DEALS - mean**2) / DEALS)
    assert abs(wins / DEALS - 0.1) < 4 * math.sqrt(0.1 * 0.9 / DEALS)
    assert abs(mean - 28.8) < 4 * error


def test_the_exact_odds_begin_at_one_in_ten() -> None:
    view = DIGUP.view(DIGUP.new(1, 0, colours="drawn"), 0)
    found = DIGUP.odds(view)
    assert found["win_chance"] == 0.1
    assert found["expected_placed"] == pytest.approx(28.8)
    assert found["skeleton_chance"] == 0.1
    assert (found["placed"], found["gems"], found["skeletons_left"]) == (0, 36, 4)


def test_the_exact_odds_are_fair_at_every_moment() -> None:
    """Averaged over what the next card may be, the odds stay what they are."""
    won = expected = placed = foreseen = 0.0
    games = 400
    for seed in range(games):
        state, rng = DIGUP.new(1, seed, colours="drawn"), Fast(seed)
        for _ in range(int(rng.below(20))):
            if state.to_act():
                state.play(0, TURN)
        found = DIGUP.odds(DIGUP.view(state, 0))
        expected += found["win_chance"]
        foreseen += found["expected_placed"]
        while state.to_act():
            state.play(0, TURN)
        won += len(state.winners())
        placed += int(state.scores()[0])
    assert abs(won - expected) / games < 0.05
    assert abs(placed - foreseen) / games < 1.5


def test_odds_at_the_end_are_certain() -> None:
    won, lost = Solitaire(Solitaire.in_order()), Solitaire.with_a_loop()
    won.turn_all()
    lost.turn_all()
    assert DIGUP.odds(DIGUP.view(won.state, 0))["win_chance"] == 1
    assert DIGUP.odds(DIGUP.view(lost.state, 0))["win_chance"] == 0
    all_found = Solitaire.with_skeleton_under_the_last_gem()
    all_found.turn_all()
    assert DIGUP.odds(DIGUP.view(all_found.state, 0))["win_chance"] == 1


@pytest.mark.parametrize("option", [{"memory": False}, {"strict_idols": True}])
def test_options_that_mean_nothing_alone_are_refused(option: dict[str, bool]) -> None:
    with pytest.raises(BadOption):
        DIGUP.new(1, 0, **option)


def test_a_stand_in_turns_all_cards() -> None:
    table = Table(DIGUP, 1)
    table.leave(0)
    assert table.over
