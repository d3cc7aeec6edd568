"""Each ruling of Dig Up Adventure, by its id; refusals reveal nothing."""

import pytest

from pioche.core.rng import Fast
from pioche.games.digup import DIGUP
from pioche.games.digup.cards import COLOURS
from pioche.games.digup.effects.turns import STILL_ROUNDS
from pioche.games.digup.moves import MOVES
from pioche.games.digup.state import DigUpState
from pioche.table.table import Table
from pioche.testing.cases import Case, random_steps, single_options
from tests.games.digup.dig import Dig
from tests.games.digup.solitaire import Solitaire

OTHERS = {at: f"amethyst-{at}" for at in range(1, 10)}


def test_u1_removed_colours_are_drawn_among_those_nobody_collects() -> None:
    found = set()
    for seed in range(40):
        state = DIGUP.new(3, seed)
        for colour in ("ruby", "diamond", "topaz"):
            state.play(int(state.to_act()).bit_length() - 1, COLOURS.index(colour))
        found.add(tuple(DIGUP.view(state, 0)["colours_out"]))
    assert found == {("amethyst",), ("emerald",), ("sapphire",)}
    two = Dig(2).view()["colours_out"]
    assert len(two) == 2
    assert not set(two) & {"ruby", "diamond"}
    assert Dig(4).view()["colours_out"] == []


def test_u7_a_hidden_idol_does_not_forbid_playing_one() -> None:
    dig = Dig().mine(0, {3: "idol"}, up=False).hand(0, "idol", "torch", "ruby-1")
    assert "play idol" in dig.legal
    dig.do("play torch", "player 1", "at 3", "at 1")
    assert dig.knows(0, 0, 3) == "idol"
    assert "play idol" in dig.legal  # known, but it does not show


def test_u7_by_an_option_a_hidden_idol_that_one_has_seen_forbids_it() -> None:
    dig = Dig(2, strict_idols=True).mine(0, {3: "idol"}, up=False)
    dig.hand(0, "idol", "torch", "ruby-1")
    assert "play idol" in dig.legal  # a refusal would reveal an idol that the player has not seen
    dig.do("play torch", "player 1", "at 3", "at 1")
    assert dig.refused("play idol") == "U7"


def test_u8_by_that_option_a_face_up_idol_is_still_the_reason_that_all_can_see() -> None:
    dig = Dig(2, strict_idols=True).mine(0, {3: "idol"}).mine(0, {4: "idol"}, up=False)
    dig.state.cards.seen[dig.state.miners[0].mine[3]] |= 1
    assert dig.hand(0, "idol", "torch", "ruby-1").refused("play idol") == "U8"


def test_u8_an_idol_may_not_replace_one_s_own_idol() -> None:
    dig = Dig().mine(0, {3: "idol"}).hand(0, "idol", "ruby-1", "ruby-2")
    assert dig.refused("play idol") == "U8"


def test_u10_the_place_rule_does_not_bind_swaps() -> None:
    dig = Dig().mine(0, {4: "sapphire-4"}).mine(1, {2: "topaz-6"}, up=False)
    dig.hand(0, "purse", "bridge", "ruby-1")
    dig.do("play purse", "at 4", "at 7")
    assert dig.card(0, 7) == "sapphire-4"
    dig.do("play bridge", "at 7", "at 2")
    assert (dig.card(0, 7), dig.card(1, 2)) == ("topaz-6", "sapphire-4")


def test_u12_a_map_takes_the_rest_shuffles_the_discard_and_goes_on() -> None:
    dig = Dig().hand(0, "map", "ruby-1", "ruby-2").pile("torch", "purse")
    dig.discard("ruby-3", "ruby-4", "ruby-5", "ruby-6").shrink_pile(2)
    dig.do("play map")
    looked = dig.view(0)["looked"]
    assert len(looked) == 5
    assert {"torch", "purse"} <= set(looked)
    assert dig.view(0)["pile"] == 1
    assert dig.view(0)["pile_from"] == ["ruby-3", "ruby-4", "ruby-5", "ruby-6"]
    assert dig.view(0)["on_top"] == 2  # torch and purse, which are not from the discard
    assert len(dig.said("shuffled")) == 1


def test_u12_a_map_needs_a_card_to_look_at() -> None:
    dig = Dig().hand(0, "map", "river", "ruby-1").shrink_pile(0)
    assert dig.refused("play map") == "U12"


def test_u14_binoculars_need_another_card_and_a_target_with_one() -> None:
    assert Dig().hand(0, "binoculars").refused("play binoculars") == "U14"
    alone = Dig().hand(1).hand(0, "binoculars", "ruby-1")
    assert alone.refused("play binoculars") == "U14"
    three = Dig(4).hand(2).hand(0, "binoculars", "ruby-1").do("play binoculars")
    assert three.legal == ["player 2", "player 4"]
    assert three.refused("player 1") == three.refused("player 3") == "U14"


def test_u15_a_shovel_needs_a_face_down_card_of_one_s_own() -> None:
    dig = Dig().mine(0, OTHERS).hand(0, "shovel", "torch", "ruby-1")
    assert dig.refused("play shovel") == "U15"


def test_u15_a_torch_looks_at_one_card_where_only_one_mine_has_any() -> None:
    dig = Dig().mine(0, OTHERS).hand(0, "torch", "ruby-1", "ruby-2")
    dig.do("play torch", "at 1")  # the other mine is the only one: nobody is asked which
    assert dig.stage == "play"
    assert len(dig.said("looks", 0)) == 1


def test_u15_a_torch_needs_a_face_down_card_somewhere() -> None:
    dig = Dig().mine(0, OTHERS).hand(0, "torch", "ruby-1", "ruby-2")
    dig.state.miners[1].up = 511
    assert dig.refused("play torch") == "U15"
    lit = Dig(4).hand(0, "torch", "ruby-1").do("play torch", "player 2")
    assert lit.refused("at 5") == "U15"  # face up
    lit.do("at 1")
    assert lit.refused("player 2") == "U45"  # two different mines


def test_u17_a_pickaxe_needs_a_discard_pile_before_its_cost_is_paid() -> None:
    dig = Dig().hand(0, "pickaxe", "ruby-1", "ruby-2")
    assert dig.refused("play pickaxe") == "U17"
    assert Dig().discard("torch").hand(0, "pickaxe").refused("play pickaxe") == "U17"


def test_u18_colour_bans_of_the_bridge_bind_face_up_cards_only() -> None:
    dig = Dig().mine(0, {1: "ruby-1"}).mine(0, {2: "ruby-2"}, up=False)
    dig.mine(1, {1: "diamond-1"}).mine(1, {2: "diamond-2"}, up=False)
    dig.hand(0, "bridge", "topaz-9", "torch").do("play bridge")
    assert "at 2" in dig.legal
    assert dig.refused("at 1") == "U18"
    dig.do("at 2")
    assert dig.refused("at 1") == "U18"
    dig.do("at 2")
    assert (dig.card(0, 2), dig.card(1, 2)) == ("diamond-2", "ruby-2")
    assert not dig.is_up(0, 2)
    assert not dig.is_up(1, 2)


def test_u18_a_bridge_without_a_permitted_swap_cannot_be_played() -> None:
    rubies = {at: f"ruby-{at}" for at in range(1, 10)}
    dig = Dig().hand(0, "bridge", "torch", "purse").mine(0, rubies)
    assert dig.refused("play bridge") == "U18"
    diamonds = {at: f"diamond-{at}" for at in range(1, 10)}
    three = Dig(3).mine(1, diamonds).hand(0, "bridge", "torch", "purse")
    three.do("play bridge", "at 1")
    assert three.stage == "bridge-theirs"  # only one other mine has anything to take
    four = Dig(4).mine(1, diamonds).hand(0, "bridge", "torch", "purse").do("play bridge", "at 1")
    assert four.refused("player 2") == four.refused("player 1") == "U18"


def test_u20_the_river_is_for_all_and_hands_may_grow_past_three() -> None:
    dig = Dig(3).pile("ruby-1", "diamond-2", "sapphire-3", "torch")
    dig.hand(0, "river", "purse", "shovel").do("play river", "take torch")
    assert dig.state.actor == 1
    assert dig.legal == ["take diamond-2", "take ruby-1", "take sapphire-3"]
    dig.do("take diamond-2", "take sapphire-3")
    assert "ruby-1" in dig.hand_of(0)  # the last one is the river player's
    assert [len(dig.hand_of(seat)) for seat in range(3)] == [4, 4, 4]
    dig.do("done")
    assert dig.refused("done") == "U40"


def test_u21_a_river_of_what_there_is() -> None:
    dig = Dig(3).hand(0, "river", "purse", "shovel").pile("ruby-1", "diamond-2").shrink_pile(2)
    dig.do("play river", "take ruby-1")
    assert "diamond-2" in dig.hand_of(1)  # the last card is nobody's choice
    assert len(dig.hand_of(2)) == 3
    empty = Dig().hand(0, "river", "purse").shrink_pile(0)
    assert empty.refused("play river") == "U21"


def test_u25_the_discard_is_shuffled_only_when_a_card_must_be_drawn() -> None:
    dig = Dig().hand(0, "purse", "ruby-1", "ruby-2").shrink_pile(0).discard()
    dig.do("play purse", "at 1", "at 2", "done", "done")
    assert dig.said("shuffled") == [{"event": "shuffled", "pile": 1}]
    assert dig.view()["pile_from"] == ["purse"]
    assert dig.hand_of(0) == ["ruby-1", "ruby-2", "purse"]


def test_u25_if_nothing_is_left_no_card_is_drawn() -> None:
    dig = Dig().hand(0, "ruby-1", "ruby-2").shrink_pile(0)
    dig.do("play ruby-1", "at 1", "done", "done")
    assert len(dig.hand_of(0)) == 2
    assert dig.state.turn == 1


def test_u26_completion_is_checked_for_every_mine_after_every_effect() -> None:
    # Seat 0 completes the mine of seat 1 by sending it a face-up card over the bridge.
    almost = {at: f"emerald-{at}" for at in range(1, 9)}
    dig = Dig(4).mine(1, almost).mine(1, {9: "topaz-9"}, up=False).mine(0, {5: "topaz-1"})
    dig.hand(0, "bridge", "ruby-1", "torch").do("play bridge", "at 5", "player 2", "at 9")
    assert dig.said("complete") == [{"event": "complete", "seat": 1}]
    assert dig.view()["ending"]


def test_u27_the_round_is_finished_not_the_turn() -> None:
    almost = {at: f"emerald-{at}" for at in range(1, 9)}
    dig = Dig(3).mine(0, almost).hand(0, "shovel", "ruby-1", "ruby-2").do("play shovel")
    assert dig.view()["ending"]
    assert "play ruby-1" in dig.legal  # the turn goes on
    for seat in range(3):
        assert dig.state.turn == seat
        dig.pass_turn()
    assert dig.stage == "over"


def test_u32_the_fourth_skeleton_under_the_last_gem_is_a_win() -> None:
    game = Solitaire.with_skeleton_under_the_last_gem()
    game.turn_all()
    assert game.placed == 36
    assert game.skeletons == 4
    assert game.won


def test_u33_gems_in_a_closed_loop_are_never_reached() -> None:
    game = Solitaire.with_a_loop()
    game.turn_all()
    assert game.placed == 34
    assert game.skeletons == 4
    assert not game.won


def test_u34_twenty_rounds_without_digging_end_the_game() -> None:
    dig = Dig(2)
    for number in range(STILL_ROUNDS):
        assert dig.view()["still_rounds"] == number
        assert dig.stage != "over"
        dig.pass_turn().pass_turn()
    assert dig.stage == "over"
    assert dig.said("still") == [{"event": "still", "rounds": 20}]
    assert DIGUP.winners(dig.state)


def test_u34_a_card_turned_up_begins_the_count_anew() -> None:
    dig = Dig(2)
    dig.pass_turn().pass_turn()
    assert dig.view()["still_rounds"] == 1
    dig.hand(0, "shovel", "ruby-1", "ruby-2").do("play shovel", "at 1").pass_turn().pass_turn()
    assert dig.view()["still_rounds"] == 0


def test_u34_a_table_that_all_left_comes_to_its_end() -> None:
    table = Table(DIGUP, 4)
    for seat in range(4):
        table.leave(seat)
    assert table.over


def test_u35_nothing_is_decided_once_the_game_is_over() -> None:
    dig = Dig(2)
    while dig.stage != "over":
        dig.pass_turn()
    assert dig.state.to_act() == 0
    assert DIGUP.why_not(dig.state, 0, MOVES.parse("done")).ruling == "U35"


def test_u36_only_the_player_who_is_asked_decides() -> None:
    assert Dig(2).refused("done", seat=1) == "U36"


def test_u37_a_card_is_carried_through_before_anything_else() -> None:
    dig = Dig(2).hand(0, "purse", "ruby-1", "ruby-2")
    assert dig.refused("discard ruby-1") == "U37"
    dig.do("play purse")
    assert dig.refused("done") == "U37"
    assert dig.refused("play ruby-1") == "U37"


def test_u38_only_what_is_there_can_be_chosen() -> None:
    dig = Dig(2).hand(0, "purse", "ruby-1", "ruby-2")
    assert dig.refused("play torch") == "U38"
    dig.do("play purse", "at 4")
    assert dig.refused("at 4") == "U38"


def test_u38_two_cards_alike_are_two_cards() -> None:
    # A pickaxe paid with a torch may take another torch; binoculars may give a card like the taken.
    dig = Dig(2).discard("torch").hand(0, "pickaxe", "torch", "ruby-1")
    dig.do("play pickaxe", "discard torch")
    assert dig.hand_of(0) == ["ruby-1", "torch"]
    two = Dig(2).hand(1, "torch", "purse").hand(0, "binoculars", "torch", "ruby-1")
    two.do("play binoculars", "take torch", "give torch")
    assert two.hand_of(0) == ["ruby-1", "torch"]


def test_u39_a_gem_of_another_colour_goes_on_its_number_only() -> None:
    dig = Dig(2).hand(0, "diamond-4", "ruby-1", "ruby-2")
    dig.do("play diamond-4")
    assert dig.card(0, 4) == "diamond-4"
    dig.do("play ruby-1")
    assert dig.legal == [f"at {at}" for at in range(1, 10)]
    dig.do("at 7")
    assert dig.card(0, 7) == "ruby-1"


def test_u40_two_plays_a_turn_and_three_cards_at_most_before_drawing() -> None:
    dig = Dig(2).hand(0, "ruby-1", "ruby-2", "ruby-3")
    dig.do("play ruby-1", "at 1", "play ruby-2", "at 2")
    assert dig.stage == "discard"
    dig = Dig(2).hand(0, "ruby-1", "ruby-2", "ruby-3", "torch").do("done")
    assert dig.refused("done") == "U40"
    dig.do("discard torch", "done")
    assert dig.state.turn == 1


def test_u41_colours_are_different() -> None:
    state = DIGUP.new(2, 1)
    assert isinstance(state, DigUpState)
    state.play(state.actor, COLOURS.index("ruby"))
    ruby = MOVES.parse("colour ruby")
    assert ruby not in state.legal(state.actor)
    assert DIGUP.why_not(state, int(state.actor), ruby).ruling == "U41"


@pytest.mark.parametrize(
    ("rubies", "run"),
    [
        ({3: "ruby-3", 4: "ruby-4", 5: "ruby-5"}, 3),  # 3 and 4 are neighbours
        ({1: "ruby-6", 2: "ruby-7"}, 2),  # not in their places, but in order
        ({1: "ruby-2", 2: "ruby-1"}, 1),
        ({1: "ruby-1", 3: "ruby-2"}, 1),
        ({8: "ruby-9", 9: "diamond-1"}, 1),  # diamond 1 is not the next ruby
        ({}, 0),
    ],
)
def test_u42_positions_follow_each_other_from_1_to_9(rubies: dict[int, str], run: int) -> None:
    fill = {at: f"emerald-{at}" for at in range(1, 10)}
    dig = Dig(4).mine(0, {**fill, **rubies})
    while dig.stage != "over":
        dig.pass_turn()
    assert dig.view()["runs"][0] == run


def test_u43_with_dynamite_all_discard_before_any_draws() -> None:
    dig = Dig(3).hand(1, "torch", "dynamite").hand(2, "purse").hand(0, "dynamite", "ruby-1")
    dig.shrink_pile(4).do("play dynamite")
    kinds = [DIGUP.events.name(event) for event in dig.state.events or []]
    last_discard = max(at for at, kind in enumerate(kinds) if kind == "discards")
    assert "draws" not in kinds[kinds.index("plays") : last_discard]
    assert kinds.index("burns") < kinds.index("discards")
    drawn = [event["seat"] for event in dig.said("draws")[-8:]]
    assert drawn == [0, 0, 0, 1, 1, 1, 2, 2]  # four from the pile, four that were discarded
    assert len(dig.said("burns")) == 1  # only the one that was played leaves the game


def test_u44_the_card_given_in_return_is_not_the_one_taken() -> None:
    dig = Dig(3).hand(1, "idol", "torch").hand(0, "binoculars", "skeleton", "ruby-1")
    dig.do("play binoculars", "player 2", "take idol")
    assert dig.legal == ["give ruby-1", "give skeleton"]
    assert dig.refused("give idol") == "U44"
    why = DIGUP.why_not(dig.state, 0, MOVES.parse("give idol"))
    assert why.key == "digup-refusal-given-back"
    assert dig.refused("give torch") == "U38"


def test_u44_a_card_alike_may_be_given_in_return() -> None:
    dig = Dig(3).hand(1, "idol", "torch").hand(0, "binoculars", "idol", "ruby-1")
    dig.do("play binoculars", "player 2", "take idol", "give idol")
    assert dig.hand_of(0) == ["ruby-1", "idol"]
    assert dig.hand_of(1) == ["idol", "torch"]


def test_u45_a_torch_lights_a_second_mine_once_the_first_card_is_seen() -> None:
    dig = Dig(3).mine(0, {1: "idol"}, up=False).hand(0, "torch", "ruby-1", "ruby-2")
    dig.do("play torch", "player 1", "at 1")
    assert dig.knows(0, 0, 1) == "idol"
    assert dig.legal == ["player 2", "player 3"]  # another mine, and no way to leave it out
    assert dig.refused("player 1") == "U45"


def test_every_ruling_has_its_test() -> None:
    tested = {name.split("_")[1].upper() for name in globals() if name.startswith("test_u")}
    assert tested == set(DIGUP.rulings)


@pytest.mark.compiled
@pytest.mark.parametrize("strict", [False, True])
def test_refusals_reveal_nothing_about_hidden_cards(strict: bool) -> None:
    """Every move is refused alike in all worlds that look the same to the player."""
    options = {**single_options(DIGUP, 3)[0], "strict_idols": strict}
    stages: set[int] = set()
    for state, _, _ in random_steps(Case(DIGUP, 3, options, 5)):
        assert isinstance(state, DigUpState)
        if state.stage not in stages or state.question % 40 == 0:
            stages.add(int(state.stage))
            for seat in range(3):
                world = state.clone()
                world.redeal(seat, Fast(int(state.question)))
                assert refusals(world, seat) == refusals(state, seat)
    assert len(stages) > 12


def refusals(state: DigUpState, seat: int) -> list[tuple[str, str, dict[str, str | int]] | None]:
    """What is said of each move, and nothing of those that are allowed."""
    legal = set(state.legal(seat))
    shown = []
    for move in range(len(MOVES.texts)):
        why = None if move in legal else DIGUP.why_not(state, seat, move)
        shown.append((why.key, why.ruling, dict(why.arguments)) if why else None)
    return shown
