"""Each ruling of Let's Dig for Treasure, by its id."""

import pytest

from pioche.games.letsdig import LETSDIG
from pioche.table.table import Table
from tests.games.letsdig.site import Site


def refused(site: Site, seat: int, text: str) -> str:
    """The ruling by which a move is refused."""
    move = LETSDIG.moves.parse(text)
    assert move not in site.state.legal(seat)
    return LETSDIG.why_not(site.state, seat, move).ruling


def test_t1_an_emptied_pile_does_not_stop_the_turn() -> None:
    site = Site(2, ["muck"], ["ring"]).shorten(0, 1)
    site.do("dig 1")
    assert site.state.ending
    assert site.texts() == ["dig 2", "dig 3", "stop"]
    site.do("dig 2", "stop")
    assert site.stage == "over"
    assert site.scores[0] == 1 + 3


def test_t2_a_bust_on_the_card_that_emptied_the_pile_ends_the_game() -> None:
    site = Site(2, ["skeleton"]).shorten(0, 1).do("dig 1")
    assert site.stage == "over"
    assert site.scores == [0, 0]
    assert LETSDIG.winners(site.state) == [0, 1]


def test_t3_extra_turns_owed_at_the_end_are_lost() -> None:
    site = Site(2, ["crown"]).shorten(0, 1).do("dig 1", "stop")
    assert site.stage == "over"
    assert site.state.extra == 0
    assert site.view()["extra"] == 0


def test_t8_a_dog_dug_in_this_turn_drives_a_skeleton_away() -> None:
    site = Site(2, ["dog", "skeleton", "ring"]).do("dig 1", "dig 1")
    assert site.texts() == ["dog dug", "bust"]
    site.do("dog dug")
    assert site.discard == ["skeleton"]
    assert site.view(1)["dug"] == ["dog"]
    site.do("dig 1", "stop")
    assert site.held(0) == ["dog", "ring"]
    assert site.scores[0] == 5 + 3  # used or not


def test_t8_a_dog_works_from_the_score_pile_and_once_only() -> None:
    site = Site(2, ["skeleton", "muck", "skeleton"]).own(0, "dog", "muck").do("dig 1")
    assert site.texts() == ["dog pile", "bust"]
    site.do("dog pile", "dig 1", "dig 1")
    assert site.texts() == ["bust"]  # the dog is used; that there is no other is a secret
    assert refused(site, 0, "dog pile") == "T8"
    site.do("bust")
    assert site.held(0) == ["dog", "muck"]
    assert site.scores[0] == 5 + 1


def test_t8_using_a_dog_is_a_choice() -> None:
    site = Site(2, ["muck", "skeleton"]).own(0, "dog").do("dig 1", "dig 1", "bust")
    assert site.discard == ["muck", "skeleton"]
    assert site.state.used_dogs == []
    assert site.state.turn == 1


def test_t8_the_dog_dug_and_the_dog_in_the_pile_may_both_be_chosen() -> None:
    site = Site(2, ["dog", "skeleton", "skeleton"]).own(0, "dog").do("dig 1", "dig 1")
    assert site.texts() == ["dog dug", "dog pile", "bust"]
    site.do("dog dug", "dig 1")
    assert site.texts() == ["dog pile", "bust"]


def test_t9_waste_busts_and_a_dog_does_not_help() -> None:
    site = Site(2, ["muck", "waste"]).own(0, "dog").do("dig 1", "dig 1")
    assert site.discard == ["muck", "waste"]
    assert site.state.turn == 1


def test_t9_by_the_option_one_worms_card_busts_once_waste_is_dug() -> None:
    site = Site(2, ["waste", "muck", "worms"], waste="worms").do("dig 1", "dig 1")
    assert site.stage == "decide"
    site.do("dig 1")
    assert site.discard == ["muck", "waste", "worms"]
    kept = Site(2, ["waste", "ring"], waste="worms").do("dig 1", "dig 1", "stop")
    assert kept.held(0) == ["ring", "waste"]
    assert kept.scores[0] == 3


def test_t10_the_heirloom_must_be_given_at_once() -> None:
    site = Site(3, ["heirloom", "skeleton"]).do("dig 1")
    assert site.texts() == ["give 2", "give 3"]
    assert refused(site, 0, "stop") == "T35"
    assert refused(site, 0, "dig 1") == "T35"
    site.do("give 3", "dig 1")  # bust
    assert site.held(2) == ["heirloom"]  # what was given stays given
    assert site.scores == [0, 0, 10]


def test_t10_with_one_other_player_nobody_is_asked() -> None:
    site = Site(2, ["heirloom"]).do("dig 1")
    assert site.stage == "decide"
    assert site.held(1) == ["heirloom"]


@pytest.mark.parametrize("card", ["worms", "skeleton", "waste", "heirloom"])
def test_t11_a_card_collected_by_a_map_does_not_do_what_digging_it_does(card: str) -> None:
    site = Site(3, ["worms", "map"], [card, "muck", "muck"]).do("dig 1", "dig 1", "stop")
    site.do("search 2", f"take {card}", "top muck")
    assert site.held(0) == sorted(["map", "worms", card])
    assert site.state.turn == 1


def test_t13_a_ticket_collected_through_a_map_counts_as_collected() -> None:
    site = Site(2, ["map"], ["lottery", "muck", "muck"]).shorten(0, 1)
    site.do("dig 1", "stop", "search 2", "take lottery", "top muck")
    assert site.stage == "over"
    assert site.scores[0] == 1 + 50


def test_t13_a_stolen_ticket_does_not() -> None:
    site = Site(2, ["hat"]).own(1, "lottery").shorten(0, 1).do("dig 1", "stop")
    assert site.stage == "over"
    assert site.held(0) == ["hat", "lottery"]
    assert site.scores == [1, 0]


def test_t14_end_effects_count_for_the_holder_of_the_card() -> None:
    site = Site(2, ["hat"], first_game="1", owns_game="2").own(1, "newkid", "ring")
    site.own(0, "dress").do("dig 1", "stop", "steal newkid")
    assert site.scores == [1 + 20, 3]  # the new kid is seat 1 of the option: seat 0 here
    other = Site(2, first_game="1").own(1, "newkid")
    assert other.scores == [0, 0]


def test_t19_an_effect_without_a_target_does_nothing() -> None:
    site = Site(2, ["hat"]).do("dig 1", "stop")
    assert site.said("nothing") == [{"event": "nothing", "seat": 0, "face": "hat"}]
    assert site.state.turn == 1
    bare = Site(2, ["gravedigger"]).shorten(0, 1)
    bare.state.destroyed.extend(bare.state.piles[1] + bare.state.piles[2])
    bare.state.piles[1].clear()
    bare.state.piles[2].clear()
    bare.do("dig 1")
    assert bare.said("nothing") == [{"event": "nothing", "seat": 0, "face": "gravedigger"}]
    assert bare.stage == "over"


def test_t19_a_sewer_to_come_may_still_give_another_a_pile_to_rob() -> None:
    site = Site(3, ["sabre", "sewer"]).do("dig 1", "dig 1", "stop")
    assert site.texts() == ["collect sewer", "collect sabre"]
    site.draws(0, 1).do("collect sewer", "give 2")
    assert site.held(0) == ["sabre", "sewer"]  # one's own sewer line stolen back


def test_t19_a_map_may_find_a_sewer_for_a_hat_to_come() -> None:
    site = Site(2, ["hat", "map"], ["sewer", "muck", "muck"]).do("dig 1", "dig 1", "stop")
    assert site.texts() == ["collect map", "collect hat"]
    site.do("collect map", "search 2", "take sewer", "top muck")
    assert site.held(0) == ["hat", "map", "sewer"]  # given away, and stolen back


def test_t24_a_total_may_be_negative() -> None:
    assert Site(2).own(1, "sewer", "sewer", "muck").scores == [0, -9]


def test_t25_a_destroyed_pile_is_discarded_unseen() -> None:
    site = Site(2, ["landmine"]).do("dig 1", "stop", "destroy 2")
    for seat in (0, 1, None):
        assert site.view(seat)["destroyed"] == {"cards": 40, "known": {}}
        assert site.view(seat)["piles"][1] == {"cards": 0, "top": []}
    assert not site.state.ending


def test_t25_what_a_player_knew_of_the_pile_stays_known() -> None:
    site = Site(2, ["gravedigger", "landmine"], ["ark"]).do("dig 1", "dig 1", "stop")
    site.do("collect gravedigger", "destroy 2")
    assert site.view(0)["destroyed"] == {"cards": 40, "known": {"ark": 1}}
    assert site.view(1)["destroyed"] == {"cards": 40, "known": {}}


def test_t26_the_last_but_one_pile_may_be_destroyed_the_last_one_not() -> None:
    site = Site(2, ["landmine"])
    site.state.destroyed.extend(site.state.piles[2])
    site.state.piles[2].clear()
    site.do("dig 1", "stop")
    assert site.texts() == ["destroy 1", "destroy 2", "spare"]
    assert refused(site, 0, "destroy 3") == "T33"
    site.do("destroy 2")
    assert not site.state.ending
    assert site.texts() == ["dig 1"]
    last = Site(2, ["landmine"])
    last.state.destroyed.extend(last.state.piles[1] + last.state.piles[2])
    last.state.piles[1].clear()
    last.state.piles[2].clear()
    last.do("dig 1", "stop")
    assert last.state.turn == 1
    assert last.said("nothing")[0]["face"] == "landmine"


def test_t27_a_card_with_an_effect_taken_by_a_map_is_shown() -> None:
    site = Site(3, ["map"], ["crown", "ark", "muck"]).do("dig 1", "stop")
    site.do("search 2", "take crown", "top ark")
    assert site.said("takes", 1)[0]["face"] == "crown"
    assert site.view(None)["extra"] == 0  # it is being played
    assert site.state.turn == 0
    secret = Site(3, ["map"], ["crown", "ark", "muck"]).do("dig 1", "stop")
    secret.do("search 2", "take ark", "top muck")
    assert secret.said("takes", 0)[0]["face"] == "ark"
    assert secret.said("takes", 1)[0]["face"] is None


def test_t28_a_used_dog_lies_face_up_for_all_wherever_it_goes() -> None:
    site = Site(3, ["skeleton"], ["hat"], ["muck"]).own(0, "dog", "ring").do("dig 1", "dog pile")
    for seat in (1, 2, None):
        assert site.known(0, seat) == {"dog": 1}
    site.do("dig 3", "stop", "dig 2", "stop", "steal dog")
    for seat in (0, 2, None):
        assert site.known(1, seat) == {"dog": 1}
    assert site.known(0, 2) == {}


def test_t29_partners_share_everything_about_their_pile() -> None:
    site = Site(4, ["heirloom"], teams=True, first_game="3", owns_game="3").do("dig 1")
    assert site.texts() == ["give 2", "give 3"]  # seat 4 shares the pile of seat 2
    assert refused(site, 0, "give 4") == "T29"
    site.do("give 3").own(0, "newkid", "boardgames")
    assert site.scores == [10 + 20 + 5, 0, 10 + 20 + 5, 0]


def test_t29_robbing_the_partner_moves_nothing() -> None:
    site = Site(4, ["hat"], teams=True).own(2, "ark").own(1, "muck").do("dig 1", "stop")
    assert site.texts() == ["rob 2", "rob 3"]
    site.do("rob 3")
    assert site.held(0) == ["ark", "hat"]
    assert site.state.turn == 1


def test_t30_the_question_after_a_skeleton_tells_nothing() -> None:
    for cards in (["dog", "muck"], ["ring", "muck"]):
        site = Site(3, ["skeleton"]).own(0, *cards).do("dig 1")
        assert site.stage == "react"
    assert site.texts() == ["bust"]
    bare = Site(3, ["skeleton"]).do("dig 1")
    assert bare.state.turn == 1  # nobody can think that there is a dog in an empty pile
    none = Site(3, ["skeleton"], sheet="dog.count=0").own(0, "muck").do("dig 1")
    assert none.state.turn == 1  # nor where all dogs are gone


def test_t31_only_whose_turn_it_is_decides() -> None:
    site = Site(3)
    assert site.state.to_act() == 0b001
    assert refused(site, 1, "dig 1") == "T31"
    assert site.state.legal(1) == []


def test_t32_a_turn_begins_with_at_least_one_card() -> None:
    site = Site(2, ["muck"])
    assert site.texts() == ["dig 1", "dig 2", "dig 3"]
    assert refused(site, 0, "stop") == "T32"
    site.do("dig 1", "stop")


def test_t33_an_empty_pile_cannot_be_dug() -> None:
    site = Site(2, ["muck"]).shorten(0, 1).do("dig 1")
    assert refused(site, 0, "dig 1") == "T33"
    searching = Site(2, ["muck"], ["map"]).shorten(0, 1).do("dig 1", "dig 2", "stop")
    assert refused(searching, 0, "search 1") == "T33"


def test_t34_another_player_is_never_oneself() -> None:
    site = Site(3, ["heirloom"]).do("dig 1")
    assert refused(site, 0, "give 1") == "T34"


def test_t35_what_is_asked_comes_first() -> None:
    site = Site(2, ["map"]).do("dig 1", "stop")
    assert refused(site, 0, "dig 1") == "T35"
    assert refused(site, 0, "spare") == "T35"


def test_t36_after_the_last_turn_nothing_is_decided() -> None:
    site = Site(2, ["muck"]).shorten(0, 1).do("dig 1", "stop")
    assert site.state.to_act() == 0
    assert refused(site, 0, "dig 2") == "T36"


def test_t37_with_a_map_the_others_are_put_back_before_the_effect() -> None:
    site = Site(2, ["map"], ["map", "ark", "muck", "ring"]).do("dig 1", "stop")
    site.do("search 2", "take map", "top ark")
    assert site.stage == "search"  # now the second map; the first is done
    site.do("search 2")
    assert site.texts() == ["take muck", "take ring", "take ark"]


@pytest.mark.parametrize("taken", ["ark", "muck"])
def test_t38_of_two_cards_under_a_map_a_partner_can_follow_the_other_one(taken: str) -> None:
    site = Site(4, ["gravedigger", "muck", "map"], ["ark", "muck"], teams=True).shorten(1, 2)
    site.do("dig 1", "stop", "dig 1", "stop", "dig 1", "stop", "search 2", f"take {taken}")
    left = {"ark": [], "muck": ["ark"]}[taken]  # seat 0 has seen the ark lie on top
    assert site.view(0)["piles"][1]["top"] == left
    assert site.view(1)["piles"][1]["top"] == site.view(3)["piles"][1]["top"] == []


def test_t38_cards_known_to_be_alike_stay_known_whichever_is_taken() -> None:
    site = Site(3, ["map", "map"], ["ring", "muck", "muck"]).shorten(1, 3)
    site.do("dig 1", "stop", "search 2", "take ring", "top muck")
    site.do("dig 1", "stop", "search 2", "take muck")
    assert site.view(0)["piles"][1]["top"] == ["muck"]
    assert site.known(1, 0) == {"muck": 1}
    assert site.view(2)["piles"][1]["top"] == []
    assert site.known(1, 2) == site.known(1, None) == {}


def test_t38_of_three_cards_known_in_part_nobody_can_follow_any() -> None:
    site = Site(3, ["map", "map"], ["ring", "muck", "muck", "muck"])
    site.do("dig 1", "stop", "search 2", "take ring", "top muck")
    assert site.view(0)["piles"][1]["top"] == ["muck", "muck"]
    site.do("dig 1", "stop", "search 2", "take muck", "top muck")
    assert site.view(0)["piles"][1]["top"] == []
    assert site.known(1, 0) == {}


def test_t39_with_nothing_left_to_dig_the_cards_are_collected() -> None:
    site = Site(2, ["muck"], ["ark"], ["ring"])
    for pile in range(3):
        site.shorten(pile, 1)
    site.do("dig 1", "dig 2")
    assert site.texts() == ["dig 3", "stop"]
    site.do("dig 3")
    assert site.stage == "over"
    assert site.scores == [19, 0]


def test_t39_a_theft_of_cards_that_all_see_to_be_alike_is_not_asked() -> None:
    site = Site(2, ["muck", "hat"]).own(0, "dog", "dog")
    for card in site.state.score_piles[0]:
        site.state.used_dogs.append(card)
        site.state.cards.show(card, 511)
    site.do("dig 1", "stop")
    assert site.held(0) == ["dog", "dog", "muck"]
    muck = site.state.score_piles[0].pop()
    site.state.discard.append(muck)
    site.do("dig 1", "stop")
    assert site.held(1) == ["dog", "hat"]


def test_t39_what_only_a_secret_decides_is_asked_all_the_same() -> None:
    assert Site(2, ["hat"]).own(1, "ring", "ring").do("dig 1", "stop").texts() == ["steal ring"]
    site = Site(2, ["map"], ["muck", "muck", "muck"]).do("dig 1", "stop", "search 2")
    assert site.texts() == ["take muck"]
    assert site.do("take muck").texts() == ["top muck"]


def test_every_ruling_has_its_test() -> None:
    tested = {name.split("_")[1].upper() for name in globals() if name.startswith("test_t")}
    assert tested == set(LETSDIG.rulings)


def test_a_refusal_names_the_ruling() -> None:
    table = Table(LETSDIG, 2)
    with pytest.raises(ValueError, match="T32"):
        table.play(table.to_act()[0], "stop")
