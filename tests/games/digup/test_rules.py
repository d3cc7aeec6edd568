"""The rulebook's own examples, its questions and answers, set-up, end and tie-break."""

import os

import pytest

from pioche.core.lines import line
from pioche.core.playout import playout
from pioche.core.rng import Fast
from pioche.games.digup import DIGUP
from pioche.games.digup.moves import MOVES
from pioche.games.digup.state import DigUpState
from tests.games.digup.dig import Dig

EFFORT = int(os.environ.get("PIOCHE_HEAVY", "1"))


def test_book_example_of_a_score_of_18() -> None:
    mine = {
        1: "ruby-1", 2: "sapphire-2", 3: "ruby-6", 4: "emerald-4", 5: "ruby-5",
        6: "diamond-4", 7: "ruby-7", 8: "idol", 9: "ruby-9",
    }  # fmt: skip
    assert Dig(4).mine(0, mine).points(0) == 18


def test_book_example_of_a_score_of_16() -> None:
    mine = {
        1: "sapphire-5", 2: "sapphire-2", 3: "sapphire-3", 4: "idol", 5: "amethyst-5",
        6: "sapphire-8", 7: "idol", 8: "ruby-8", 9: "skeleton",
    }  # fmt: skip
    assert Dig(4).mine(2, mine).points(2) == 16


@pytest.mark.parametrize(("seats", "pile"), [(4, 56), (3, 59), (2, 62)])
def test_draw_pile_after_dealing_hands(seats: int, pile: int) -> None:
    dig = Dig(seats)
    assert dig.view()["pile"] == pile
    assert [len(hand) for hand in dig.view()["hands"]] == [3] * seats
    assert [mine["up"] for mine in dig.view()["mines"]] == [[5]] * seats


def test_faq_of_two_idols_in_hand_only_one_can_be_played() -> None:
    dig = Dig().hand(0, "idol", "idol", "ruby-1")
    dig.do("play idol", "at 1")
    assert dig.refused("play idol") == "U8"


def test_faq_an_idol_gained_over_the_bridge_is_fine() -> None:
    dig = Dig().mine(0, {1: "idol"}).mine(1, {1: "idol"}).hand(0, "bridge", "ruby-1", "ruby-2")
    dig.do("play bridge", "at 5" if "at 5" in dig.legal else "at 2", "at 1")
    assert sum(dig.card(0, at) == "idol" for at in range(1, 10)) == 2


def test_faq_a_mine_opened_again_does_not_cancel_the_end() -> None:
    almost = {at: f"emerald-{at}" for at in range(1, 9)}
    dig = Dig(2).mine(0, almost).mine(0, {9: "topaz-9"}, up=False).mine(1, {1: "topaz-1"}, up=False)
    dig = dig.hand(1, "bridge", "torch", "purse").hand(0, "shovel", "ruby-1", "ruby-2")
    dig.do("play shovel").pass_turn()
    dig.do("play bridge", "at 1", "at 9")
    assert not dig.is_up(0, 9)
    dig.pass_turn()
    assert dig.stage == "over"


def test_faq_a_ruby_2_does_not_go_on_position_4_of_a_diamond_collector() -> None:
    dig = Dig(2).hand(1, "ruby-2", "torch").pass_turn().do("play ruby-2")
    assert dig.card(1, 2) == "ruby-2"  # nobody was asked where


def test_faq_a_bridge_swaps_positions_not_values() -> None:
    dig = Dig(3).mine(2, {2: "ruby-6"}).mine(0, {6: "diamond-4"})
    dig.hand(0, "bridge", "ruby-1", "ruby-2").do("play bridge", "at 6", "player 3", "at 2")
    assert dig.card(0, 6) == "ruby-6"


def test_faq_the_card_a_pickaxe_was_paid_with_is_not_the_one_taken() -> None:
    dig = Dig().discard("idol", "purse").hand(0, "pickaxe", "skeleton", "ruby-1")
    dig.do("play pickaxe", "discard skeleton")
    assert "take skeleton" not in dig.legal


def test_a_turn_without_a_card_played_or_discarded() -> None:
    dig = Dig(2)
    before = dig.hand_of(0)
    dig.do("done", "done")
    assert dig.hand_of(0) == before
    assert dig.state.turn == 1


def test_the_whole_hand_may_be_discarded() -> None:
    dig = Dig(2).hand(0, "ruby-1", "ruby-2", "torch")
    dig.do("done", "discard torch", "discard ruby-1", "discard ruby-2")
    assert dig.state.turn == 1  # nothing was left to ask about
    assert len(dig.hand_of(0)) == 3
    assert dig.view()["discard"] == ["torch", "ruby-1", "ruby-2"]


def finished(first: dict[int, str], second: dict[int, str]) -> Dig:
    """A game that ends with these two mines."""
    dig = Dig(4)
    skeletons = {at: f"topaz-{at % 9 + 1}" for at in range(1, 10)}
    dig.mine(0, {**skeletons, **first})
    fill = {at: f"amethyst-{at % 9 + 1}" for at in range(1, 10)}
    dig.mine(1, {**fill, **second})
    empty = {at: f"sapphire-{at % 9 + 1}" for at in range(1, 10)}
    dig.mine(3, empty)
    while dig.stage != "over":
        dig.pass_turn()
    return dig


def test_the_most_points_win() -> None:
    dig = finished({1: "ruby-1", 2: "ruby-2", 3: "ruby-3"}, {1: "diamond-1"})
    assert dig.view()["scores"][:2] == [9, 3]
    assert 1 not in DIGUP.winners(dig.state)


def test_a_tie_is_broken_by_the_longest_run_and_else_shared() -> None:
    rubies, diamonds = {1: "ruby-1", 2: "ruby-2"}, {1: "diamond-1", 3: "diamond-3"}
    broken = finished(rubies, diamonds)
    assert broken.view()["scores"][:2] == [6, 6]
    assert broken.view()["runs"][:2] == [2, 1]
    equal = finished(rubies, {1: "diamond-1", 2: "diamond-2"})
    for dig, winners in ((broken, [0]), (equal, [0, 1])):
        third = int(dig.state.scores()[2])
        assert third < 6, "the test's other mines must not win"
        assert DIGUP.winners(dig.state) == winners
    assert DIGUP.reason(broken.state) == line("digup-reason-run", cards=2)
    assert DIGUP.reason(equal.state) is None


def test_ties_are_broken_on_every_place() -> None:
    dig = finished({1: "ruby-1", 2: "ruby-2"}, {1: "diamond-1", 3: "diamond-3"})
    assert dig.state.ranks()[:2] == [1, 2]
    alone = DIGUP.new(1, 1)
    assert alone.ranks() == [1]


def test_who_begins_may_be_chosen() -> None:
    for first in range(3):
        state = DIGUP.new(3, 5, first=first + 1)
        assert DIGUP.view(state, None)["first"] == first
        assert state.to_act() == 1 << first


def test_everything_is_turned_up_at_the_end() -> None:
    dig = Dig(2)
    while dig.stage != "over":
        dig.pass_turn()
    for mine in dig.view(None)["mines"]:
        assert mine["up"] == list(range(1, 10))
        assert "unknown" not in mine["cards"]
    assert len(dig.said("final")) == 2


def test_colours_drawn_at_random_are_different_and_all_come() -> None:
    found = set()
    for seed in range(60):
        view = DIGUP.view(DIGUP.new(4, seed, colours="drawn"), None)
        colours = [mine["colour"] for mine in view["mines"]]
        assert len(set(colours)) == 4
        found.update(colours)
    assert len(found) == 6


def test_any_seat_may_begin() -> None:
    assert {DIGUP.view(DIGUP.new(4, seed), None)["first"] for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_always_end(seats: int) -> None:
    for seed in range(200 * EFFORT):
        state = DIGUP.new(seats, seed)
        assert isinstance(state, DigUpState)
        assert playout(state, Fast(seed)) > 0
        # U34: 8 hidden cards a mine, at most 20 rounds before each of them.
        assert state.round <= 20 * (8 * seats + 1)


def test_where_all_can_see_that_there_is_one_answer_nobody_is_asked() -> None:
    dig = Dig(2).mine(0, {at: f"emerald-{at}" for at in range(1, 9)}).hand(0, "shovel", "ruby-1")
    asked = int(dig.state.question)
    dig.do("play shovel")
    assert dig.is_up(0, 9)
    assert dig.state.question == asked + 1


def test_two_cards_alike_are_asked_about_lest_the_silence_tell() -> None:
    dig = Dig(3).hand(1, "torch", "torch").hand(0, "binoculars", "purse", "purse")
    dig.do("play binoculars", "player 2")
    assert dig.legal == ["take torch"]
    dig.do("take torch")
    assert dig.legal == ["give purse"]


def test_moves_have_texts_that_people_can_read() -> None:
    assert [MOVES.text(move) for move in (0, 6, 15, 19, 20, 21)] == [
        "colour amethyst", "at 1", "player 1", "done", "turn", "all",
    ]  # fmt: skip
