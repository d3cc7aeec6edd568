"""Each ruling of DIG, by its id."""

import pytest

from pioche.core.rng import Fast
from pioche.games.dig import DIG
from pioche.games.dig.effects.turns import QUIET_ROUNDS
from pioche.games.dig.moves import MOVES
from tests.games.dig.hill import WARDS, Hill

FOUR = ("steel!", "steel", "steel", "steel")


def test_g1_a_recruit_makes_a_gem_on_each_fifth_card_counting_its_own() -> None:
    hill = Hill().recruits(0, 0).gallery(0, "steel!", *["steel"] * 3).top(*["gold"] * 11)
    for _ in range(11):
        hill.turn().play("dig 1")
    gems = [position for position, card in enumerate(hill.row(0), start=1) if "*" in card]
    assert gems == [5, 10, 15]


@pytest.mark.parametrize(
    ("option", "wanted"), [("inclusive", [5, 7, 10, 12]), ("example", [5, 8, 10, 13])]
)
def test_g1_a_second_recruit_on_the_third_card(option: str, wanted: list[int]) -> None:
    hill = Hill(gem_count=option).recruits(0, 0).gallery(0, "steel!", "steel", "steel!")
    hill.recruits(0, 0).top(*["gold"] * 10)
    for _ in range(10):
        hill.turn().play("dig 1")
    gems = [position for position, card in enumerate(hill.row(0), start=1) if "*" in card]
    assert gems == wanted


def test_g2_only_what_stays_takes_a_place_in_a_gallery() -> None:
    hill = Hill().recruits(0, 0).gallery(0, "steel!")
    hill.top("rune", "purse", "gem-egg", "spider", "snake", "gold")
    hill.player(0).waiting, hill.player(0).eaten = 0, 3  # so that nobody asks about the purse
    for _ in range(6):
        hill.turn().play("dig 1")
    assert hill.row(0) == ["steel!", "rune", "gem-egg", "snake", "gold"]


def test_g4_a_card_for_a_gallery_that_has_vanished_is_discarded() -> None:
    hill = Hill().recruits(0, 0).gallery(0, "steel!").gallery(0, "gold!").gallery(0, "ruby!")
    hill.top("ruby", "werewolf", "diamond").play("dig 1+2+3", "gallery 2")
    assert [event["face"] for event in hill.events_named("too-late")] == ["ruby", "diamond"]
    assert hill.stones(0) == [1, 1, 0, 1]


def test_g5_one_turn_digs_beside_or_in_galleries() -> None:
    hill = Hill().recruits(0, 0).gallery(0, "steel!").give(0, "compass", "scroll")
    hill.top("gold", "gold", "gold", "gold").play("beside", "use compass")
    assert hill.stones(0) == [0, 1, 0, 0]  # outside, though there is a gallery
    hill.top("steel").play("draw")
    assert hill.row(0) == ["steel!"]
    assert hill.refused("dig 2") == "G62"
    assert Hill().refused("dig 2") == "G5"
    assert Hill().refused("close 1") == "G5"


def test_g8_equipment_before_or_after_the_draw_of_a_dig_turn() -> None:
    hill = Hill().give(0, "purse", "pickaxe").recruits(0, 0).top("steel", "gold", "gold")
    assert hill.refused("use pickaxe") == "G8"
    hill.play("beside")
    assert hill.legal == ["draw", "use purse", "use pickaxe"]
    hill.play("use purse", "draw", "collect")
    assert hill.legal == ["end", "use pickaxe"]
    assert hill.refused("use bomb") == "G8"
    hill.play("use pickaxe", "collect", "collect")
    assert hill.state.active == 1
    assert hill.stones(0) == [1, 2, 0, 0]


def test_g8_shield_and_anchor_only_answer_and_a_chest_only_pays() -> None:
    hill = Hill().give(0, "shield", "anchor", "chest", "sceptre").recruits(0, 0).top("steel")
    hill.play("beside")
    assert hill.state.active == 1


def test_g8_a_purse_works_in_a_tavern_turn() -> None:
    hill = Hill().give(0, "purse", "ruby", "steel").in_tavern()
    hill.play("hire 1")
    assert hill.legal == ["leave", "use purse"]
    hill.play("use purse")
    assert hill.player(0).free == 3
    assert hill.state.active == 1


def test_g8_a_purse_may_be_all_that_one_visits_the_tavern_for() -> None:
    hill = Hill().give(0, "purse").in_tavern().recruits(0, 0)
    assert hill.legal == ["beside", "use purse"]
    hill.play("use purse")
    assert (hill.player(0).free, hill.equipment(0)) == (1, [])
    assert hill.state.active == 1
    hill = Hill().give(0, "purse", "ruby", "steel").in_tavern().recruits(0, 0)
    hill.play("use purse")
    assert hill.legal == ["leave", "hire 1"]  # it is a visit like any other: no digging
    hill = Hill().give(0, "purse").in_tavern().recruits(0, 4)
    assert hill.refused("use purse") == "G8"  # no recruit is left


def test_g11_a_wild_werewolf_acts_outside() -> None:
    hill = Hill().recruits(0, 2).gallery(0, "steel!", "gem-egg*").top("werewolf")
    hill.play("beside")
    player = hill.player(0)
    assert (player.free, player.waiting, player.gems) == (0, 4, 1)  # the egg is lost
    assert hill.row(0) == []


def test_g11_without_the_option_it_is_discarded() -> None:
    hill = Hill(wild_werewolf=False).give(0, "shield").gallery(0, "steel!").top("werewolf")
    hill.play("beside")
    assert hill.row(0) == ["steel!"]
    assert hill.events_named("useless")[0]["face"] == "werewolf"


def test_g12_companion_gems_are_paid_on_any_draw() -> None:
    hill = Hill().give(0, "shepherd-dog").recruits(0, 0).top("spider").play("beside")
    assert hill.player(0).gems == 1
    hill = Hill().give(0, "shepherd-dog", "compass").recruits(0, 0)
    hill.top("spider", "spider", "steel", "steel").play("beside", "use compass")
    assert hill.player(0).gems == 2  # two of three cards drawn, one of them carried out


def test_g14_a_recruit_goes_only_on_the_stone_just_drawn() -> None:
    hill = Hill().gallery(0, "steel!", "gold").recruits(0, 1).top("rune", "steel", "gold")
    hill.play("dig 1")
    assert hill.state.active == 1  # nothing is asked about the stones already there
    hill.turn().play("dig 1", "recruit")
    assert hill.row(0) == ["steel!", "gold", "rune", "steel!", "gold*"]


def test_g14_one_a_card_and_four_a_gallery() -> None:
    hill = Hill().gallery(0, "steel!", "steel!", "steel!", "steel!").top("gold")
    hill.player(0).free, hill.box["recruit"] = 1, hill.box["recruit"] + 1
    hill.play("dig 1")
    assert hill.state.active == 1


def test_g16_two_series_on_one_card_make_two_gems() -> None:
    cards = ("steel!", "steel", "steel", "steel", "steel!", "steel", "steel", "steel")
    hill = Hill(gem_count="example").gallery(0, *cards, "steel").top("gold").recruits(0, 0)
    hill.play("dig 1")
    assert hill.row(0)[-1] == "gold**"


def test_g17_positions_are_counted_on_the_gallery_as_it_is_now() -> None:
    hill = Hill().recruits(0, 0).gallery(0, *FOUR).top("ghost", "gold", "gold")
    for _ in range(3):
        hill.turn().play("dig 1")
    assert hill.row(0) == ["steel!", "steel", "steel", "gold", "gold*"]


def test_g18_a_removed_card_s_recruit_goes_to_the_tavern_and_its_gems_are_lost() -> None:
    hill = Hill().gallery(0, "steel!", "gold!**").recruits(0, 0).top("ghost", "ghost")
    supply = hill.state.supply
    hill.play("dig 1")
    assert hill.row(0) == ["steel!"]
    assert (hill.player(0).waiting, hill.state.supply) == (3, supply + 2)
    hill.turn().play("dig 1")
    assert hill.row(0) == []  # without cards it is gone
    assert hill.events_named("closes") == []


def test_g19_a_thief_takes_what_there_is() -> None:
    hill = Hill().recruits(0, 0).gallery(0, "steel!").top("thief").play("dig 1")
    assert hill.row(0) == []
    assert hill.stones(0) == [0, 0, 0, 0]
    assert hill.player(0).waiting == 4


def test_g20_a_secret_room_pays_in_spite_of_a_snake() -> None:
    hill = Hill().recruits(0, 0).gallery(0, "steel!", "snake", "steel", "steel")
    hill.top("secret-room").play("dig 1")
    assert hill.player(0).gems == 1  # not the series gem of the fifth card


def test_g21_a_spider_takes_one_gem_from_the_last_card_that_has_one() -> None:
    hill = Hill().recruits(0, 0).gallery(0, "steel!*", "gold**", "ruby").top("spider")
    hill.play("dig 1")
    assert hill.row(0) == ["steel!*", "gold*", "ruby"]


def test_g26_one_shield_cancels_the_whole_werewolf() -> None:
    hill = Hill().gallery(0, "steel!").gallery(0, "gold!").give(0, "shield").recruits(0, 1)
    hill.top("werewolf").play("dig 1", "shield")
    assert (hill.row(0), hill.row(0, 2), hill.player(0).free) == (["steel!"], ["gold!"], 1)


def test_g27_an_orc_never_eats_the_fourth_recruit() -> None:
    hill = Hill().gallery(0, "steel!", "gold!").top("orc").recruits(0, 0)
    hill.play("dig 1")
    assert (hill.player(0).eaten, hill.player(0).free) == (1, 1)
    hill = Hill().recruits(0, 0).gallery(0, "steel!").top("orc")
    hill.player(0).eaten, hill.player(0).waiting = 3, 0
    hill.play("dig 1")
    assert (hill.player(0).eaten, hill.player(0).free) == (3, 1)
    assert hill.row(0) == []


def test_g28_mage_with_hunter_gem_discard_draw_again() -> None:
    hill = Hill().gallery(0, "steel!").give(0, "mage", "hunter", "knight").recruits(0, 0)
    hill.top("thief", "skeleton", "gold").play("dig 1")
    assert hill.player(0).gems == 2
    assert hill.row(0) == ["steel!", "gold"]


def test_g28_the_mage_acts_on_the_card_that_is_carried_out() -> None:
    hill = Hill().gallery(0, "steel!").give(0, "mage", "hunter", "compass").recruits(0, 0)
    hill.top("thief", "gold", "rune", "ruby").play("dig 1", "use compass", "take rune")
    assert hill.row(0) == ["steel!", "rune", "ruby"]  # the thief was drawn, but not carried out
    assert hill.player(0).gems == 1
    hill = Hill().gallery(0, "steel!").give(0, "mage", "hunter", "compass").recruits(0, 0)
    hill.top("thief", "gold", "rune", "ruby", "diamond").play("dig 1", "use compass", "take thief")
    assert hill.row(0) == ["steel!", "ruby", "diamond"]


def test_g29_companions_protect_by_themselves_the_shield_is_a_choice() -> None:
    hill = Hill().gallery(0, "steel!").give(0, "shadow", "shield").recruits(0, 0)
    hill.top("ghost", "ghost").play("dig 1")
    assert hill.equipment(0) == ["shield"]
    hill = Hill().gallery(0, "steel!", "gold").give(0, "shield").recruits(0, 0).top("ghost")
    hill.play("dig 1")
    assert hill.legal == ["suffer", "shield"]
    hill.play("suffer")
    assert hill.row(0) == ["steel!"]
    assert hill.equipment(0) == ["shield"]


def test_g30_a_sceptred_enemy_attacks_the_target_whose_shield_may_answer() -> None:
    hill = Hill().gallery(0, "steel!").gallery(1, "gold!", "ruby").recruits(0, 0)
    hill.give(0, "sceptre").give(1, "shield").top("ghost").play("dig 1", "sceptre")
    assert hill.state.asked == 1
    assert hill.legal == ["suffer", "shield"]
    hill.play("shield")
    assert hill.row(1) == ["gold!", "ruby"]
    assert hill.equipment(1) == hill.equipment(0) == []
    assert hill.state.active == 1  # the turn went on, and over


def test_g30_the_target_s_companions_protect_without_gems() -> None:
    hill = Hill(3).gallery(0, "steel!").gallery(1, "gold!").gallery(2, "ruby!")
    hill.give(0, "sceptre").give(1, "knight").give(2, "mage").recruits(0, 0)
    hill.top("skeleton", "gold").play("dig 1", "sceptre", "target 2 1")
    assert hill.player(1).gems == 0
    assert hill.row(1) == ["gold!"]
    hill.turn().give(0, "sceptre").top("thief").play("dig 1", "sceptre", "target 3 1")
    assert hill.row(2) == ["ruby!"]  # and nothing is drawn again
    assert hill.row(0) == ["steel!"]


def test_g30_a_sceptred_enemy_does_its_work_on_the_target() -> None:
    hill = Hill().gallery(0, "steel!").gallery(1, "gold!", "rune").recruits(0, 0)
    hill.give(0, "sceptre").top("snake").play("dig 1", "sceptre")
    assert hill.row(1) == ["gold!", "rune", "snake"]


def test_g31_without_a_target_the_sceptre_cannot_be_used() -> None:
    hill = Hill().gallery(0, "steel!", "gold").give(0, "sceptre").recruits(0, 0)
    hill.top("ghost").play("dig 1")
    assert hill.row(0) == ["steel!"]
    assert hill.equipment(0) == ["sceptre"]
    hill = Hill().gallery(0, "steel!").give(0, "sceptre", "shield").recruits(0, 0)
    hill.top("ghost").play("dig 1")
    assert hill.refused("sceptre") == "G31"


def test_g32_a_shield_does_not_stop_a_bomb() -> None:
    hill = Hill().gallery(1, "steel!", "gold!", "ruby").give(1, "shield").give(0, "bomb")
    hill.top("steel").play("beside", "use bomb")
    assert hill.row(1) == ["steel!", "gold", "ruby"]  # the recruit nearest the end
    assert hill.player(1).waiting == 3
    assert hill.equipment(1) == ["shield"]


def test_g33_a_gallery_without_recruits_stays_and_makes_no_gems() -> None:
    hill = Hill().recruits(0, 0).gallery(0, *["steel"] * 4).top("gold").play("dig 1")
    assert hill.row(0)[-1] == "gold"
    hill.turn().play("close 1")
    assert hill.stones(0) == [4, 1, 0, 0]


@pytest.mark.parametrize(
    ("card", "stones", "runes", "gems"),
    [("ruby*", 1, 0, 1), ("rune", 0, 1, 0), ("gem-egg", 0, 0, 1), ("snake", 0, 0, 0)],
)
def test_g34_what_a_potion_steals(card: str, stones: int, runes: int, gems: int) -> None:
    hill = Hill().gallery(1, "steel!", card).give(0, "potion").recruits(0, 0).top("gold")
    hill.play("beside", "use potion")
    player = hill.player(0)
    assert (sum(hill.stones(0)[2:]), player.runes, player.gems) == (stones, runes, gems)
    assert hill.row(1) == ["steel!"]


def test_g35_compass_and_scroll_cards_are_carried_out_in_the_gallery_named() -> None:
    hill = Hill().recruits(0, 0).gallery(0, "steel!").gallery(0, "ruby").give(0, "scroll")
    hill.top("gold", "spider", "rune", "diamond").play("dig 2", "use scroll", "gallery 2")
    assert hill.legal == ["take gold", "take spider", "take rune", "stop"]
    hill.play("take rune", "take gold")
    assert hill.row(0, 2) == ["ruby", "rune", "gold", "diamond"]
    assert hill.row(0) == ["steel!"]


def test_g35_in_a_turn_that_digs_beside_they_are_carried_out_outside() -> None:
    hill = Hill().recruits(0, 0).gallery(0, "steel!").gallery(0, "ruby").give(0, "scroll")
    hill.top("gold", "gold", "diamond", "steel").play("beside", "use scroll")
    hill.play("take gold", "take diamond")
    assert hill.stones(0) == [1, 1, 1, 0]
    assert (hill.row(0), hill.row(0, 2)) == (["steel!"], ["ruby"])


def test_g36_a_pickaxe_stops_when_the_gallery_ends() -> None:
    for card in ("exit", "collapse", "skeleton"):
        hill = Hill().recruits(0, 0).gallery(0, "steel!").give(0, "pickaxe")
        hill.top(card, "gold").play("dig 1", "use pickaxe")
        assert len(hill.events_named("turns-up")) == 1  # nor is there anything left to dig


def test_g36_a_pickaxe_stops_when_a_recruit_is_placed_on_the_first_card() -> None:
    hill = Hill().recruits(0, 1).gallery(0, "steel!").recruits(0, 1).give(0, "pickaxe")
    hill.top("gold", "rune", "ruby").play("dig 1", "draw", "recruit")
    assert hill.legal == ["end", "use pickaxe"]
    hill.top("gold", "steel", "ruby").recruits(0, 1).play("use pickaxe", "recruit")
    assert hill.row(0) == ["steel!", "gold!", "rune", "gold!", "steel*"]


def test_g36_a_pickaxe_stops_when_equipment_drawn_is_used_at_once() -> None:
    hill = Hill().recruits(0, 0).gallery(0, "steel!").give(0, "pickaxe")
    hill.top("purse", "ruby").play("dig 1", "use pickaxe", "use purse", "decline")
    assert hill.row(0) == ["steel!", "ruby"]
    hill = Hill().recruits(0, 0).gallery(0, "steel!").give(0, "pickaxe")
    hill.top("purse", "ruby", "gold").play("dig 1", "use pickaxe", "keep")
    assert hill.row(0) == ["steel!", "ruby"]  # kept, it does not


def test_g38_the_scout_s_compass_works_in_each_gallery_in_any_order() -> None:
    hill = Hill().recruits(0, 0).gallery(0, "steel!").gallery(0, "ruby").give(0, "scout")
    hill.give(0, "compass")
    hill.top("rune", "gold", "gold", "diamond", "ruby", "ruby", "steel")
    hill.play("dig 1", "use compass")
    assert hill.legal == ["gallery 1", "gallery 2"]
    hill.play("gallery 2", "take rune", "take diamond")
    assert hill.row(0) == ["steel!", "diamond", "steel"]
    assert hill.row(0, 2) == ["ruby", "rune"]


def test_g38_the_superbacker_s_pickaxe_draws_two_for_each() -> None:
    hill = Hill().recruits(0, 0).gallery(0, "steel!").gallery(0, "ruby")
    hill.give(0, "superbacker", "pickaxe").top(*["gold"] * 5)
    hill.play("dig 1", "use pickaxe", "gallery 1")
    assert hill.row(0) == ["steel!", "gold", "gold", "gold"]
    assert hill.row(0, 2) == ["ruby", "gold", "gold"]


def test_g38_used_outside_the_scout_s_compass_works_outside_once() -> None:
    hill = Hill().recruits(0, 0).gallery(0, "steel!").gallery(0, "ruby").give(0, "scout")
    hill.give(0, "compass").top("gold", "gold", "gold", "gold")
    hill.play("beside", "use compass")
    assert hill.stones(0) == [0, 2, 0, 0]


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
        hill = Hill().give(0, "bomb").gallery(1, "steel!").recruits(0, 1).top("werewolf")
        if answers:
            hill.give(0, "shield")
        hill.play("beside", "draw", *answers)
        assert hill.legal == ["end", "use bomb"]


def test_g74_after_a_sceptre_used_outside_the_turn_goes_on() -> None:
    hill = Hill().give(0, "sceptre", "pickaxe").gallery(1, "steel!", "gold").recruits(0, 0)
    hill.top("ghost", "ruby", "gold").play("beside", "use pickaxe", "sceptre")
    assert hill.row(1) == ["steel!"]
    assert hill.stones(0) == [0, 1, 0, 1]  # the pickaxe's second card, and the draw


@pytest.mark.parametrize(
    ("cards", "recruits", "enemy", "dig"),
    [(["steel!"], 0, "spider", "dig 1"), ([], 0, "werewolf", "beside")],
)
def test_g75_a_shield_is_asked_about_only_where_the_enemy_takes_something(
    cards: list[str], recruits: int, enemy: str, dig: str
) -> None:
    for idle in (False, True):
        hill = Hill(idle_shield=idle).recruits(0, recruits).give(0, "shield").top(enemy)
        if cards:
            hill.gallery(0, *cards)
        hill.play(dig)
        assert (hill.stage == "attack") is idle
        assert hill.equipment(0) == ["shield"]


@pytest.mark.parametrize(("gallery", "asked"), [("steel!", False), ("steel!*", True)])
def test_g75_nor_is_it_against_an_enemy_sent_by_sceptre(gallery: str, asked: bool) -> None:
    hill = Hill().gallery(0, "gold!").recruits(0, 0).give(0, "sceptre").top("spider")
    hill.gallery(1, gallery).give(1, "shield").play("dig 1", "sceptre")
    assert (hill.stage == "attack") is asked


def test_g75_a_sceptre_sends_a_harmless_enemy_where_a_shield_cannot_answer_it() -> None:
    hill = Hill().gallery(0, "gold!").recruits(0, 0).give(0, "sceptre", "shield")
    hill.gallery(1, "steel!*").top("spider").play("dig 1")
    assert hill.legal == ["suffer", "sceptre"]


def test_every_ruling_has_its_test() -> None:
    tested = {name.split("_")[1].upper() for name in globals() if name.startswith("test_g")}
    assert tested == set(DIG.rulings)
