"""Each ruling of DIG from G41 on, by its id, and whether every ruling has a test."""

import pytest

from pioche.core.rng import Fast
from pioche.games.dig import DIG
from pioche.games.dig.effects.turns import QUIET_ROUNDS
from pioche.games.dig.moves import MOVES
from tests.games.dig import test_rulings
from tests.games.dig.hill import WARDS, Hill

FOUR = test_rulings.FOUR


def test_g41_companions_want_the_exact_kinds() -> None:
    hill = Hill().in_tavern("scout").give(0, "ruby", "ruby", "gold")
    assert hill.refused("engage scout") == "G41"
    assert hill.refused("engage queen") == "G41"
    hill.give(0, "gold").play("engage scout")
    assert hill.stones(0) == [0, 0, 0, 2]
    assert hill.view()["players"][0]["companions"] == ["scout"]


def test_g43_one_action_must_be_taken() -> None:
    hill = Hill().in_tavern()
    assert hill.legal == ["beside"]
    assert hill.refused("leave") == "G62"


def test_g43_there_is_always_something_to_dig() -> None:
    # Ways out and all enemies but the snake are never kept: more than can be turned up at once.
    kept = {"steel", "gold", "diamond", "ruby", "rune", "gem-egg", "snake"}
    equipment = set(DIG.faces[4:14])
    never = sum(c.count for c in DIG.components[:26] if c.id not in kept | equipment)
    draws = 4 + 3 * sum(c.count for c in DIG.components if c.id in ("compass", "scroll"))
    assert never == 39 > draws
    hill = Hill()
    hill.state.hill.clear()
    with pytest.raises(AssertionError, match="G43"):
        hill.state.play(0, MOVES.parse("beside"))


def test_g48_only_what_is_collected_counts() -> None:
    hill = Hill().recruits(0, 0).gallery(0, "steel!***", "rune")
    assert hill.state.scores() == [0, 0]
    hill.play("close 1")
    assert hill.state.scores() == [4, 0]


def test_g51_if_the_gems_run_out_none_are_made() -> None:
    hill = Hill().recruits(0, 0).gallery(0, *FOUR).give(0, "elf", "paladin")
    hill.player(1).gems, hill.state.supply = 39, 1
    hill.top("gold").play("dig 1")
    assert hill.state.supply == 0
    hill.turn().top("snake").play("dig 1")
    assert hill.player(0).gems == 0
    hill.turn().gallery(0, "gem-egg").top("secret-room").play("dig 2")
    assert hill.player(0).gems == 0
    hill.player(1).gems, hill.state.supply = 38, 1
    hill.turn().top("orc").play("dig 1")
    assert hill.player(0).gems == 1  # one of the two that a paladin would bring


def test_g55_an_empty_hill_is_the_shuffled_discard() -> None:
    hill = Hill().recruits(0, 0)
    hill.state.discard.extend(hill.state.hill)
    hill.state.hill.clear()
    hill.play("beside")
    assert hill.events_named("reshuffled") == [{"event": "reshuffled", "cards": 162}]
    assert len(hill.state.hill) == 161
    assert all(hill.state.cards.seen[card] == 0 for card in hill.state.hill)


def test_g56_everything_but_the_hill_and_the_companions_to_come_is_public() -> None:
    hill = Hill(3).gallery(1, "steel!").give(1, "bomb", "ruby", "rune", "mage")
    views = [hill.view(seat) for seat in (0, 1, 2, None)]
    assert all({**view, "seat": 0} == views[0] for view in views)
    world = hill.state.clone()
    world.redeal(0, Fast(9))
    assert DIG.view(world, 0) == views[0]
    assert [int(f) for f in world.cards.face] != [int(f) for f in hill.state.cards.face]
    assert [int(f) for f in world.companion_cards.face] != [
        int(f) for f in hill.state.companion_cards.face
    ]


def test_g57_a_shield_turned_up_with_an_enemy_may_be_taken_first() -> None:
    hill = Hill().recruits(0, 0).gallery(0, "steel!").gallery(0, "ruby")
    hill.top("ghost", "shield").play("dig 1+2", "gallery 2")
    assert hill.stage == "attack"
    hill.play("shield")
    assert hill.row(0) == ["steel!"]


def test_g58_four_galleries_at_most() -> None:
    hill = Hill().gallery(0, "steel").gallery(0, "gold").gallery(0, "ruby").gallery(0, "steel")
    hill.top("diamond").play("beside")
    assert hill.stones(0) == [0, 0, 1, 0]  # the free recruit has nowhere to begin


def test_g59_a_hundred_turns_each_without_a_gem_end_the_game() -> None:
    hill = Hill(2)
    for turn in range(2 * QUIET_ROUNDS):
        assert hill.state.quiet == turn
        seat = hill.state.asked
        while hill.state.asked == seat and hill.stage != "over":
            hill.state.play(seat, DIG.rules.stand_in(hill.state, int(seat), 0))
    assert hill.stage == "over"
    assert hill.events_named("stale") == [{"event": "stale", "turns": 200}]
    assert DIG.winners(hill.state) == [0, 1]


def test_g59_a_gem_begins_the_count_anew() -> None:
    hill = Hill().recruits(0, 0).gallery(0, "steel!*")
    hill.state.quiet = 150
    hill.play("close 1")
    assert hill.state.quiet == 0


def test_g60_after_the_end_nothing_is_decided() -> None:
    hill = Hill().give(0, "tyler", "rune", "rune").recruits(0, 0).gallery(0, "rune")
    hill.play("close 1")
    assert hill.state.to_act() == 0
    assert DIG.why_not(hill.state, 0, 0).ruling == "G60"


def test_g61_only_the_one_who_is_asked_answers() -> None:
    assert Hill().refused("beside", seat=1) == "G61"


def test_g62_one_answers_what_is_asked() -> None:
    hill = Hill().give(0, "compass").recruits(0, 0).top("rune", "gold", "gold")
    assert hill.refused("draw") == "G62"
    hill.play("beside", "use compass")
    assert hill.refused("take exit") == "G62"


def test_g63_payments_go_from_the_dearest_piece_down_without_needless_ones() -> None:
    hill = Hill().in_tavern().give(0, "ruby", "ruby", "gold", "steel")
    assert hill.legal == ["beside", "hire 1", "hire 2"]
    assert hill.refused("hire 3") == "G63"
    hill.play("hire 1")
    assert [event["face"] for event in hill.events_named("pays")] == ["ruby"]  # no way without one
    assert hill.legal == ["pay steel", "pay gold", "pay ruby"]
    assert hill.refused("pay diamond") == "G63"
    hill.play("pay gold")
    assert hill.stones(0) == [1, 0, 0, 1]


def test_g64_what_can_be_aimed_at() -> None:
    hill = Hill(3).gallery(1, "steel!").gallery(1, "gold", "ruby").gallery(2, "gold!")
    hill.give(0, "bomb", "potion").recruits(0, 0).top("steel").play("beside", "use bomb")
    assert hill.legal == ["target 2 1", "target 3 1"]
    assert hill.refused("target 2 2") == "G64"
    hill.play("target 3 1")
    assert hill.legal == ["draw", "use potion"]
    hill.play("use potion")  # two galleries now end in a card without a recruit
    assert hill.legal == ["target 2 2", "target 3 1"]


def test_g65_never_two_of_a_family() -> None:
    hill = Hill().give(0, "shield", "purse").recruits(0, 0).top("shield", "purse")
    hill.play("beside", "draw", "end")
    assert hill.events_named("surplus")[0]["face"] == "shield"
    hill.turn().play("beside", "draw")
    assert hill.legal == ["use purse", "discard"]
    assert hill.refused("keep") == "G65"
    hill.play("discard", "end")
    hill.turn().top("compass").play("beside", "draw")
    assert hill.legal == ["use compass", "keep"]
    assert hill.refused("discard") == "G65"


def test_g66_all_others_have_one_more_turn_even_whose_turn_it_was() -> None:
    hill = Hill(3).gallery(0, "steel!").gallery(1, "gold!*").give(0, "sceptre")
    hill.player(1).gems, hill.state.supply = 9, hill.state.supply - 9
    hill.recruits(0, 0).top("skeleton", *["exit"] * 2).play("dig 1", "sceptre")
    assert hill.events_named("calls") == [{"event": "calls", "seat": 1, "points": 10}]
    assert hill.state.active == 2
    hill.play("beside")
    assert hill.state.active == 0  # a whole turn more; seat 1 has none
    hill.play("beside")
    assert hill.stage == "over"
    assert DIG.winners(hill.state) == [1]


def test_g67_a_useless_card_outside_ends_the_turn() -> None:
    hill = Hill().give(0, "scroll", "bomb").gallery(1, "steel!").recruits(0, 0)
    hill.top("rune", "gold", "gold").play("beside", "use scroll", "take rune")
    assert hill.state.active == 1
    assert hill.stones(0) == [0, 0, 0, 0]
    assert hill.equipment(0) == ["bomb"]


def test_g68_a_sceptre_may_send_an_enemy_drawn_outside() -> None:
    hill = Hill().give(0, "sceptre").gallery(1, "steel!", "gold").top("ghost")
    hill.play("beside")
    assert hill.legal == ["suffer", "sceptre"]
    assert hill.refused("shield") == "G8"
    hill.play("sceptre")
    assert hill.row(1) == ["steel!"]


def test_g69_a_collapse_stops_the_pickaxe_even_anchored() -> None:
    hill = Hill().recruits(0, 0).gallery(0, "steel!").give(0, "pickaxe", "anchor")
    hill.top("collapse", "gold", "ruby").play("dig 1", "use pickaxe", "anchor")
    assert hill.row(0) == ["steel!", "gold"]  # the card of the dig itself
    assert hill.state.active == 1


def test_g70_a_pickaxe_works_in_any_gallery_also_one_not_dug() -> None:
    hill = Hill().recruits(0, 0).gallery(0, "steel!").gallery(0, "ruby").give(0, "pickaxe")
    hill.top("gold", "rune", "diamond").play("dig 1", "use pickaxe")
    assert hill.legal == ["gallery 1", "gallery 2"]
    hill.play("gallery 2")
    assert hill.row(0, 2) == ["ruby", "gold", "rune"]
    assert hill.row(0) == ["steel!", "diamond"]


def test_g70_also_when_the_gallery_dug_is_gone() -> None:
    hill = Hill().recruits(0, 0).gallery(0, "steel!").gallery(0, "ruby").give(0, "pickaxe")
    hill.top("collapse", "gold", "rune").play("dig 1", "draw", "use pickaxe")
    assert (hill.row(0), hill.row(0, 2)) == ([], ["ruby", "gold", "rune"])


def test_g70_just_drawn_and_never_from_outside() -> None:
    hill = Hill().recruits(0, 0).gallery(0, "steel!").gallery(0, "ruby")
    hill.top("pickaxe", "gold", "rune").play("dig 1", "use pickaxe", "gallery 2")
    assert hill.row(0, 2) == ["ruby", "gold", "rune"]
    hill = Hill().recruits(0, 0).gallery(0, "steel!").gallery(0, "ruby").give(0, "pickaxe")
    hill.top("gold", "gold", "gold").play("beside", "use pickaxe")
    assert hill.stones(0) == [0, 3, 0, 0]


@pytest.mark.parametrize("tool", ["compass", "scroll"])
def test_g70_compass_and_scroll_too_name_any_gallery(tool: str) -> None:
    hill = Hill().recruits(0, 0).gallery(0, "steel!").gallery(0, "ruby").gallery(0, "gold")
    hill.give(0, tool).top("gold", "gold", "rune", "steel", "steel")
    hill.play("dig 1+2", f"use {tool}")
    assert hill.legal == ["gallery 1", "gallery 2", "gallery 3"]
    assert hill.refused("gallery 4") == "G5"
    hill.play("gallery 3", "take rune")
    assert hill.row(0, 3) == ["gold", "rune"]


def test_g70_a_compass_drawn_in_one_gallery_may_work_in_another() -> None:
    hill = Hill().recruits(0, 0).gallery(0, "steel!").gallery(0, "ruby")
    hill.top("compass", "gold", "gold", "rune").play("dig 1", "use compass", "gallery 2")
    hill.play("take rune")
    assert (hill.row(0), hill.row(0, 2)) == (["steel!"], ["ruby", "rune"])


@pytest.mark.parametrize(("companion", "enemy", "gems"), WARDS)
def test_g71_an_enemy_warded_off_outside_pays_and_ends_the_turn(
    companion: str, enemy: str, gems: int
) -> None:
    hill = Hill().give(0, companion, "bomb").gallery(0, "steel!").gallery(1, "gold!")
    hill.top(enemy, "ruby").recruits(0, 0).play("beside", "draw")
    assert (hill.player(0).gems, hill.row(0)) == (gems, ["steel!"])
    assert hill.state.active == 1
    assert hill.equipment(0) == ["bomb"]  # it could have been used after the draw
    assert [event["face"] for event in hill.events_named("protects")] == [companion]
    assert [event["face"] for event in hill.events_named("useless")] == [enemy]


def test_g71_nothing_more_is_drawn_with_pickaxe_or_scroll() -> None:
    hill = Hill().give(0, "shadow", "pickaxe").recruits(0, 0).top("ghost", "ruby", "gold")
    hill.play("beside", "use pickaxe")
    assert (hill.state.active, hill.stones(0)) == (1, [0, 0, 0, 0])
    hill = Hill().give(0, "shadow", "scroll").recruits(0, 0).top("ghost", "ruby", "gold")
    hill.play("beside", "use scroll", "take ghost")
    assert (hill.state.active, hill.stones(0)) == (1, [0, 0, 0, 0])
    assert hill.view()["revealed"] == []


def test_g71_only_the_mage_draws_again() -> None:
    hill = Hill().give(0, "mage", "hunter").recruits(0, 0).top("thief", "skeleton", "gold")
    hill.play("beside")
    assert (hill.player(0).gems, hill.stones(0)) == (1, [0, 1, 0, 0])


def test_g71_in_a_gallery_the_turn_goes_on() -> None:
    hill = Hill().give(0, "shadow", "pickaxe").gallery(0, "steel!").recruits(0, 0)
    hill.top("ghost", "ruby", "gold").play("dig 1", "use pickaxe")
    assert hill.row(0) == ["steel!", "ruby", "gold"]


def test_g72_bomb_potion_and_sceptre_aim_at_others_only() -> None:
    hill = Hill(3).gallery(0, "steel!", "ruby*").gallery(1, "gold!", "gold").gallery(2, "steel")
    hill.give(0, "potion", "sceptre").recruits(0, 0).top("ghost").play("dig 1", "use potion")
    assert hill.legal == ["target 2 1", "target 3 1"]
    assert hill.refused("target 1 1") == "G72"
    hill.play("target 3 1", "sceptre")
    assert hill.row(1) == ["gold!"]  # the only gallery of another player
    hill = Hill().gallery(0, "steel!", "ruby*").give(0, "potion").recruits(0, 0).top("gold")
    hill.play("dig 1")
    assert hill.equipment(0) == ["potion"]  # nobody else has a gallery: nothing was asked


def test_g73_no_gem_as_long_as_a_snake_lies_there_not_even_on_its_own_card() -> None:
    hill = Hill().recruits(0, 0).gallery(0, *FOUR).top("snake").play("dig 1")
    assert hill.row(0)[-1] == "snake"
    hill = Hill().recruits(0, 0).gallery(0, "steel!", "steel", "snake", "steel").top("gold")
    assert hill.play("dig 1").row(0)[-1] == "gold"


def test_g73_once_the_snake_is_gone_gems_are_made_again() -> None:
    hill = Hill().recruits(0, 0).gallery(0, *FOUR, "snake").top("ghost", "gold")
    hill.play("dig 1").turn().play("dig 1")
    assert hill.row(0)[-1] == "gold*"
    hill = Hill().recruits(0, 0).gallery(0, *FOUR, "snake").give(1, "potion")
    hill.turn(1).top("steel").play("beside", "use potion", "collect")
    hill.top("gold").play("dig 1")
    assert hill.row(0)[-1] == "gold*"


def test_g74_after_a_wild_werewolf_the_turn_goes_on() -> None:
    for answers in ([], ["suffer"], ["shield"]):
        hill = Hill().give(0, "bomb").gallery(1, "steel!").recruits(0, 0).top("werewolf")
        if answers:
            hill.give(0, "shield")
        hill.play("beside", "draw", *answers)
        assert hill.legal == ["end", "use bomb"]


def test_g74_after_a_sceptre_used_outside_the_turn_goes_on() -> None:
    hill = Hill().give(0, "sceptre", "pickaxe").gallery(1, "steel!", "gold").recruits(0, 0)
    hill.top("ghost", "ruby", "gold").play("beside", "use pickaxe", "sceptre")
    assert hill.row(1) == ["steel!"]
    assert hill.stones(0) == [0, 1, 0, 1]  # the pickaxe's second card, and the draw


def test_every_ruling_has_its_test() -> None:
    names = [*globals(), *vars(test_rulings)]
    tested = {name.split("_")[1].upper() for name in names if name.startswith("test_g")}
    assert tested == set(DIG.rulings)
