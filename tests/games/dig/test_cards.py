"""Every card of the hill and every companion, alone and where several meet."""

import pytest

from pioche.games.dig import DIG
from pioche.games.dig.cards import COMPANION_FACES, COSTS, FACES, HILL
from tests.games.dig.hill import WARDS, Hill

STONES = ["steel", "gold", "diamond", "ruby"]


def test_162_hill_cards_and_13_companions() -> None:
    assert len(HILL) == 162
    assert len(COMPANION_FACES) == 13
    assert len(set(FACES)) == len(FACES) == 26 + 13
    box = {component.id: component.count for component in DIG.components}
    assert sum(count for name, count in box.items() if name in FACES) == 175
    assert (box["gem"], box["recruit"]) == (40, 16)
    assert set(COSTS) == set(FACES[26:])


def test_costs_are_marked_as_assumed_and_the_ruby_as_the_book_s() -> None:
    sources = {component.id: component.source for component in DIG.components}
    assert {sources[name] for name in COSTS} == {"assumed"}
    assert (sources["ruby"], sources["steel"], sources["exit"]) == ("book", "found", "book")


# Stones


@pytest.mark.parametrize("stone", STONES)
def test_a_stone_outside_is_collected_or_opens_a_gallery(stone: str) -> None:
    hill = Hill().top(stone).play("beside", "collect")
    assert hill.stones(0)[STONES.index(stone)] == 1
    hill = Hill().top(stone, "rune").play("beside", "recruit")
    assert hill.row(0) == [f"{stone}!", "rune"]
    assert hill.player(0).free == 0


@pytest.mark.parametrize("stone", STONES)
def test_a_stone_in_a_gallery_is_added_and_may_bear_a_recruit(stone: str) -> None:
    hill = Hill().gallery(0, "steel!").recruits(0, 1).top(stone, "gold").play("dig 1", "recruit")
    assert hill.row(0) == ["steel!", f"{stone}!", "gold"]
    hill = Hill().gallery(0, "steel!").recruits(0, 1).top(stone).play("dig 1", "decline")
    assert hill.row(0) == ["steel!", stone]


def test_without_a_free_recruit_nothing_is_asked() -> None:
    hill = Hill().recruits(0, 0).top("ruby").play("beside")
    assert hill.stones(0) == [0, 0, 0, 1]
    assert hill.state.active == 1


# Special cards and ways out


@pytest.mark.parametrize(
    "card", ["rune", "gem-egg", "exit", "secret-room", "collapse", "spider", "ghost", "snake"]
)
def test_what_cannot_be_played_outside_is_discarded_and_the_turn_is_over(card: str) -> None:
    hill = Hill().top(card).play("beside")
    assert hill.events_named("useless") == [
        {"event": "useless", "seat": 0, "face": card, "place": 0}
    ]
    assert hill.state.active == 1


@pytest.mark.parametrize("card", ["rune", "gem-egg", "snake"])
def test_rune_egg_and_snake_take_a_place(card: str) -> None:
    hill = Hill().gallery(0, "steel!").recruits(0, 0).top(card).play("dig 1")
    assert hill.row(0) == ["steel!", card]


def test_closing_collects_everything_and_changes_eggs() -> None:
    cards = ("steel!", "rune", "gem-egg", "gold*", "snake", "gem-egg")
    hill = Hill().gallery(0, *cards).recruits(0, 0).play("close 1")
    player = hill.player(0)
    assert (player.gems, player.runes, player.free) == (3, 1, 1)
    assert hill.stones(0) == [1, 1, 0, 0]
    assert hill.view()["discard"] == {"snake": 1, "gem-egg": 2}


def test_exit_counts_as_a_card_and_closes() -> None:
    hill = Hill().recruits(0, 0).gallery(0, "steel!", *["gold"] * 3).top("exit").play("dig 1")
    assert hill.player(0).gems == 1
    assert hill.stones(0) == [1, 3, 0, 0]
    assert hill.player(0).free == 1


def test_secret_room_as_the_fifth_card_two_gems() -> None:
    hill = Hill().recruits(0, 0).gallery(0, "steel!", *["gold"] * 3).top("secret-room")
    assert hill.play("dig 1").player(0).gems == 2


def test_collapse_loses_everything() -> None:
    hill = Hill().gallery(0, "steel!*", "rune", "gold!").recruits(0, 0).top("collapse")
    supply = hill.state.supply
    hill.play("dig 1")
    player = hill.player(0)
    assert (player.gems, player.runes, player.free, player.waiting) == (0, 0, 0, 4)
    assert hill.state.supply == supply + 1
    assert hill.view()["discard"] == {"steel": 1, "gold": 1, "rune": 1, "collapse": 1}


# Enemies


def test_spider_takes_a_gem_or_nothing() -> None:
    hill = Hill().recruits(0, 0).gallery(0, "steel!", "gold*").top("spider").play("dig 1")
    assert hill.row(0) == ["steel!", "gold"]
    hill.turn().top("spider").play("dig 1")
    assert hill.row(0) == ["steel!", "gold"]


def test_ghost_takes_the_last_card() -> None:
    hill = Hill().recruits(0, 0).gallery(0, "steel!", "gold*").top("ghost").play("dig 1")
    assert hill.row(0) == ["steel!"]


def test_snake_stops_gems_until_it_is_gone() -> None:
    hill = Hill().recruits(0, 0).gallery(0, "steel!", "gold", "gold").top("snake", "ruby")
    hill.play("dig 1").turn().play("dig 1")
    assert hill.row(0)[-1] == "ruby"
    hill.turn().top("ghost").play("dig 1").turn().top("ghost").play("dig 1")
    hill.turn().top("ruby").play("dig 1").turn().top("ruby").play("dig 1")
    assert hill.row(0)[-1] == "ruby*"


def test_skeleton_scares_the_recruits_and_closes() -> None:
    hill = Hill().gallery(0, "steel!*", "gem-egg", "gold!").recruits(0, 0).top("skeleton")
    hill.play("dig 1")
    player = hill.player(0)
    assert (player.gems, player.free, player.waiting) == (1, 0, 4)  # the egg is not changed
    assert hill.stones(0) == [1, 1, 0, 0]


def test_thief_takes_two_cards_and_closes() -> None:
    hill = Hill().gallery(0, "steel!*", "gold!", "rune", "ruby*").recruits(0, 0).top("thief")
    hill.play("dig 1")
    player = hill.player(0)
    assert (player.gems, player.runes, player.free) == (1, 0, 2)
    assert hill.stones(0) == [1, 1, 0, 0]


def test_orc_eats_the_last_recruit_placed_and_closes() -> None:
    hill = Hill().gallery(0, "steel!", "gold!", "ruby*").recruits(0, 0).top("orc").play("dig 1")
    player = hill.player(0)
    assert (player.eaten, player.free, player.waiting, player.gems) == (1, 1, 2, 1)
    assert hill.events_named("eaten")[0]["position"] == 2


def test_orc_finds_nobody_to_eat() -> None:
    hill = Hill().recruits(0, 0).gallery(0, "steel", "gold*").top("orc").play("dig 1")
    assert (hill.player(0).eaten, hill.player(0).gems) == (0, 1)


def test_a_recruit_eaten_cannot_be_hired_again() -> None:
    hill = Hill().in_tavern().give(0, *["ruby"] * 10)
    hill.player(0).waiting, hill.player(0).eaten = 1, 2
    assert hill.legal == ["beside", "hire 1"]


def test_werewolf_closes_everything() -> None:
    hill = Hill().gallery(0, "steel!*").gallery(0, "gold!", "rune", "gem-egg").recruits(0, 1)
    hill.top("werewolf").play("dig 2")
    player = hill.player(0)
    assert (player.free, player.waiting, player.gems, player.runes) == (0, 4, 1, 1)
    assert hill.events_named("flees") == [{"event": "flees", "seat": 0, "recruits": 1}]


# Equipment


@pytest.mark.parametrize("tool", ["shield", "chest", "sceptre", "anchor"])
def test_what_only_answers_or_pays_is_kept(tool: str) -> None:
    hill = Hill().recruits(0, 0).top(tool).play("beside")
    assert hill.equipment(0) == [tool]
    hill = Hill().gallery(0, "steel!").recruits(0, 0).top(tool).play("dig 1")
    assert hill.equipment(0) == [tool]
    assert hill.row(0) == ["steel!"]  # it never becomes part of the gallery


def test_purse_at_once_brings_a_recruit() -> None:
    hill = Hill().top("purse").play("beside", "use purse")
    assert hill.player(0).free == 2
    assert hill.state.active == 1


def test_a_purse_with_no_recruit_in_the_tavern_is_kept() -> None:
    hill = Hill().top("purse")
    hill.player(0).free, hill.player(0).waiting = 4, 0
    assert hill.play("beside").equipment(0) == ["purse"]


def test_bomb_and_potion_without_a_target_are_kept() -> None:
    hill = Hill().gallery(0, "steel!").recruits(0, 0).top("bomb", "potion")
    hill.play("dig 1").turn().play("dig 1")
    assert hill.equipment(0) == ["bomb", "potion"]


def test_a_potion_takes_no_card_with_a_recruit() -> None:
    hill = Hill().gallery(1, "steel", "gold!").give(0, "potion").recruits(0, 0).top("steel")
    hill.play("beside")
    assert hill.equipment(0) == ["potion"]


def test_a_potion_may_take_the_last_card_of_all() -> None:
    hill = Hill().gallery(1, "ruby*").give(0, "potion").recruits(0, 0).top("steel")
    hill.play("beside", "use potion")
    assert hill.row(1) == []
    assert (hill.player(0).gems, hill.stones(0)) == (1, [1, 0, 0, 1])


def test_a_compass_must_carry_out_one_and_discards_two() -> None:
    hill = Hill().recruits(0, 0).gallery(0, "steel!").top("compass", "collapse", "thief", "exit")
    hill.play("dig 1", "use compass")
    assert hill.legal == ["take collapse", "take thief", "take exit"]
    hill.play("take exit")
    assert hill.stones(0) == [1, 0, 0, 0]
    assert hill.view()["discard"] == {"compass": 1, "collapse": 1, "thief": 1, "exit": 1}


def test_three_equal_cards_leave_no_choice() -> None:
    hill = Hill().recruits(0, 0).top("compass", "gold", "gold", "gold").play("beside")
    hill.play("use compass")
    assert hill.stones(0) == [0, 1, 0, 0]
    assert hill.state.active == 1


def test_a_pickaxe_draws_two_one_after_the_other() -> None:
    hill = Hill().recruits(0, 0).top("pickaxe", "gold", "ruby").play("beside", "use pickaxe")
    assert hill.stones(0) == [0, 1, 0, 1]


def test_a_scroll_carries_out_up_to_two() -> None:
    faces = ("scroll", "gold", "rune", "ruby")
    hill = Hill().recruits(0, 0).gallery(0, "steel!").top(*faces).play("dig 1", "use scroll")
    hill.play("take rune", "stop")
    assert hill.row(0) == ["steel!", "rune"]
    hill = Hill().recruits(0, 0).gallery(0, "steel!").top(*faces).play("dig 1", "use scroll")
    hill.play("take ruby", "take gold")
    assert hill.row(0) == ["steel!", "ruby", "gold"]
    hill = Hill().recruits(0, 0).gallery(0, "steel!").top(*faces).play("dig 1", "use scroll")
    assert hill.play("stop").row(0) == ["steel!"]


def test_a_scroll_ends_with_its_gallery() -> None:
    hill = Hill().recruits(0, 0).gallery(0, "steel!").top("scroll", "gold", "exit", "ruby")
    hill.play("dig 1", "use scroll", "take exit")
    assert hill.state.active == 1
    assert hill.view()["discard"] == {"scroll": 1, "exit": 1, "gold": 1, "ruby": 1}


def test_a_sceptre_is_aimed() -> None:
    hill = Hill(3).gallery(0, "steel!").gallery(1, "gold!").gallery(2, "ruby!", "steel")
    hill.give(0, "sceptre").recruits(0, 0).top("ghost").play("dig 1", "sceptre", "target 3 1")
    assert hill.row(2) == ["ruby!"]
    assert hill.row(0) == ["steel!"]


def test_an_anchor_cancels_a_collapse_or_is_kept() -> None:
    hill = Hill().recruits(0, 0).gallery(0, "steel!").give(0, "anchor").top("collapse")
    hill.play("dig 1", "anchor")
    assert hill.row(0) == ["steel!"]
    assert hill.view()["discard"] == {"anchor": 1, "collapse": 1}
    hill = Hill().recruits(0, 0).gallery(0, "steel!").give(0, "anchor").top("collapse")
    hill.play("dig 1", "suffer")
    assert hill.row(0) == []
    assert hill.equipment(0) == ["anchor"]


def test_equipment_drawn_in_a_gallery_just_opened_works_there() -> None:
    hill = Hill().top("steel", "pickaxe", "gold", "ruby").play("beside", "recruit")
    hill.play("use pickaxe")
    assert hill.row(0) == ["steel!", "gold", "ruby"]


def test_draws_within_draws_keep_their_order() -> None:
    hill = Hill().recruits(0, 0).gallery(0, "steel!").gallery(0, "gold!")
    hill.top("compass", "ruby", "pickaxe", "rune", "rune", "diamond", "gem-egg")
    hill.play("dig 1+2", "gallery 1", "use compass", "gallery 2", "take pickaxe")
    hill.play("use pickaxe", "gallery 2")
    assert hill.row(0, 2) == ["gold!", "diamond", "gem-egg", "ruby"]
    assert hill.row(0) == ["steel!"]


# Companions


@pytest.mark.parametrize(("companion", "enemy", "gems"), WARDS)
def test_a_companion_sends_its_enemy_away_and_earns_gems(
    companion: str, enemy: str, gems: int
) -> None:
    for place in ("beside", "dig 1"):
        hill = Hill().gallery(0, "steel!", "gold*").give(0, companion).recruits(0, 0).top(enemy)
        hill.play(place)
        assert hill.row(0) == ["steel!", "gold*"]
        assert hill.player(0).gems == gems
        assert hill.events_named("protects") == [
            {"event": "protects", "seat": 0, "face": companion}
        ]


@pytest.mark.parametrize("enemy", ["thief", "skeleton"])
def test_the_mage_sends_away_and_draws_again(enemy: str) -> None:
    hill = Hill().gallery(0, "steel!").give(0, "mage").recruits(0, 0).top(enemy, "ruby")
    hill.play("dig 1")
    assert hill.row(0) == ["steel!", "ruby"]
    assert hill.player(0).gems == 0
    hill = Hill().give(0, "mage").recruits(0, 0).top(enemy, "ruby").play("beside")
    assert hill.stones(0) == [0, 0, 0, 1]


def test_the_mage_does_not_help_against_others() -> None:
    hill = Hill().gallery(0, "steel!").give(0, "mage").recruits(0, 0).top("orc").play("dig 1")
    assert hill.player(0).eaten == 1


def test_queen_a_recruit_costs_three() -> None:
    hill = Hill().in_tavern().give(0, "queen", "diamond").play("hire 1")
    assert hill.player(0).free == 2
    assert hill.stones(0) == [0, 0, 0, 0]


def test_tyler_the_third_rune_wins_at_once() -> None:
    hill = Hill(3).give(0, "tyler", "rune", "rune").recruits(0, 0).gallery(0, "rune")
    hill.player(1).gems, hill.state.supply = 9, 31
    hill.play("close 1")
    assert hill.stage == "over"
    assert DIG.winners(hill.state) == [0]
    assert hill.events_named("crowned") == [{"event": "crowned", "seat": 0}]


def test_tyler_engaged_with_three_runes_wins_at_once() -> None:
    hill = Hill().in_tavern("tyler").give(0, "rune", "rune", "rune", "diamond", "ruby")
    hill.play("engage tyler")
    assert DIG.winners(hill.state) == [0]


def test_tyler_does_not_count_runes_in_galleries() -> None:
    hill = Hill().give(0, "tyler", "rune", "rune").recruits(0, 0).gallery(0, "steel!")
    assert hill.top("rune").play("dig 1").stage == "turn"


def test_scout_and_superbacker_skip_galleries_that_ended() -> None:
    hill = Hill().gallery(0, "steel!").gallery(0, "gold!").give(0, "superbacker", "pickaxe")
    hill.recruits(0, 0).top("werewolf").play("dig 1", "use pickaxe", "gallery 2")
    assert len(hill.events_named("turns-up")) == 1
    assert hill.state.active == 1


def test_pirate_with_two_chests_keeps_one_worth_twice() -> None:
    hill = Hill().in_tavern("queen").give(0, "pirate", "chest").recruits(0, 0).top("chest")
    hill.play("beside").turn()
    assert hill.events_named("surplus")[0]["face"] == "chest"
    assert hill.legal == ["beside", "hire 1", "hire 2", "engage queen"]
    hill.play("engage queen")  # a diamond and a ruby: the chest stands for both
    assert hill.equipment(0) == []
    assert hill.view()["players"][0]["companions"] == ["pirate", "queen"]


def test_pirate_a_chest_is_ten_crystals() -> None:
    hill = Hill().in_tavern().give(0, "pirate", "chest").play("hire 2")
    assert hill.player(0).free == 3
    assert hill.equipment(0) == []
