"""Every kind of card of Let's Dig for Treasure: what it does, and what it is worth."""

import pytest

from pioche.core.components import ASSUMED, BOOK
from pioche.games.letsdig import LETSDIG
from pioche.games.letsdig.cards import BOX, FACES
from pioche.games.letsdig.effects import card_by_face
from tests.games.letsdig.site import Site

BOX_OF_120 = {component.id: component.count for component in BOX}


def pile_points(*names: str, **options: str) -> int:
    """What these cards are worth in the pile of the first seat."""
    return Site(2, first=0, **options).own(0, *names).scores[0]


def test_the_box_of_the_book() -> None:
    assert len(BOX) == 26
    assert sum(BOX_OF_120.values()) == 120
    assert BOX_OF_120["worms"] / 120 == 0.25
    assert BOX_OF_120["skeleton"] + BOX_OF_120["waste"] == 11


def test_what_is_assumed_is_marked() -> None:
    sources = {component.id: component.source for component in BOX}
    assert sources["muck"] == ASSUMED
    assert sources["dog"] == sources["heirloom"] == sources["lottery"] == BOOK


@pytest.mark.parametrize(
    ("name", "points"),
    [
        ("muck", 1),
        ("worms", 0),
        ("skeleton", 0),
        ("ferryman", 3),
        ("cookies", 0),
        ("milk", 0),
        ("sewer", -5),
        ("ring", 3),
        ("gravedigger", 1),
        ("dog", 5),
        ("map", 1),
        ("crown", 2),
        ("heirloom", 10),
        ("waste", 0),
        ("chest", 10),
        ("leprechaun", 7),
        ("ark", 15),
        ("hat", 1),
        ("sabre", 1),
        ("newkid", 0),
        ("boardgames", 0),
        ("lottery", 0),
        ("skwirmz", 0),
        ("dress", 0),
        ("landmine", 1),
        ("stash", 2),
    ],
)
def test_each_card_alone_in_a_score_pile(name: str, points: int) -> None:
    assert pile_points(name) == points


def test_the_table_above_has_every_kind() -> None:
    marks = test_each_card_alone_in_a_score_pile.pytestmark  # type: ignore[attr-defined]
    assert tuple(name for name, _ in marks[0].args[1]) == FACES


def test_cookies_and_milk_count_in_pairs() -> None:
    assert pile_points(*["cookies"] * 3, *["milk"] * 2) == 20
    assert pile_points("cookies", "milk") == 10
    assert pile_points("cookies", "cookies") == 0


def test_skwirmz_counts_the_worms() -> None:
    assert pile_points("skwirmz", *["worms"] * 4) == 12


def test_ring_and_dress() -> None:
    assert pile_points("ring") == 3
    assert pile_points("ring", "dress") == 18
    assert pile_points("ring", "ring", "dress") == 21


def test_new_kid_and_board_games_go_by_what_the_seat_says() -> None:
    assert pile_points("newkid", first_game="1") == 20
    assert pile_points("newkid", first_game="2") == 0
    assert pile_points("boardgames", owns_game="1,2") == 5
    assert pile_points("boardgames", owns_game="2") == 0


def test_worms_the_second_busts_and_each_turn_counts_afresh() -> None:
    site = Site(2, ["worms", "muck", "worms"]).do("dig 1", "dig 1", "dig 1")
    assert site.discard == ["muck", "worms", "worms"]
    assert site.said("bust") == [{"event": "bust", "seat": 0, "face": "worms", "cards": 3}]
    again = Site(2, ["worms", "crown", "worms"]).do("dig 1", "dig 1", "stop", "dig 1")
    assert again.stage == "decide"
    assert again.state.turn == 0


@pytest.mark.parametrize("bust", ["worms", "waste"])
def test_worms_a_bust_leaves_no_trace_in_the_next_turn(bust: str) -> None:
    site = Site(2, ["worms", bust, "worms", "muck"]).do("dig 1", "dig 1")
    assert site.state.turn == 1
    assert not site.state.worms
    assert not site.state.tainted
    site.do("dig 1")
    assert site.stage == "decide"


def test_skeleton_busts() -> None:
    site = Site(2, ["ark", "skeleton"]).do("dig 1", "dig 1")
    assert site.discard == ["ark", "skeleton"]
    assert site.scores == [0, 0]
    assert site.state.turn == 1


def test_discarded_cards_never_come_back() -> None:
    site = Site(2, ["ark", "skeleton"]).do("dig 1", "dig 1")
    assert site.view(None)["discard"] == {"ark": 1, "skeleton": 1}
    assert sum(len(pile) for pile in site.state.piles) == 118


def test_heirloom_helps_another_player() -> None:
    site = Site(3, ["heirloom", "muck"]).do("dig 1", "give 2", "dig 1", "stop")
    assert site.scores == [1, 10, 0]
    assert site.said("gives", None) == [
        {"event": "gives", "seat": 0, "other": 1, "face": "heirloom"}
    ]


def test_sewer_goes_to_another_player_s_pile() -> None:
    site = Site(3, ["sewer", "muck"]).do("dig 1", "dig 1", "stop")
    assert site.texts() == ["give 2", "give 3"]
    site.do("give 3")
    assert site.scores == [1, 0, -5]


def test_gravedigger_shows_the_top_of_each_pile_to_one_player_only() -> None:
    site = Site(2, ["gravedigger", "ark"], ["chest"], ["worms"]).do("dig 1", "stop")
    assert [pile["top"] for pile in site.view(0)["piles"]] == [["ark"], ["chest"], ["worms"]]
    assert [pile["top"] for pile in site.view(1)["piles"]] == [[], [], []]
    assert len(site.said("sees", 0)) == 3
    assert site.said("sees", 1) == site.said("sees", None) == []
    assert site.said("looks", 1) == [{"event": "looks", "seat": 0}]


def test_map_looks_at_three_takes_one_and_orders_the_rest() -> None:
    site = Site(2, ["map"], ["ark", "worms", "chest", "ring"]).do("dig 1", "stop", "search 2")
    assert site.view(0)["piles"][1]["top"] == ["ark", "worms", "chest"]
    assert site.texts() == ["take worms", "take chest", "take ark"]
    site.do("take chest")
    assert site.texts() == ["top worms", "top ark"]
    site.do("top worms")
    assert site.names(site.state.piles[1][-3:]) == ["ring", "ark", "worms"]
    assert site.view(0)["piles"][1] == {"cards": 39, "top": ["worms", "ark"]}
    assert site.view(1)["piles"][1] == {"cards": 39, "top": []}
    assert site.held(0) == ["chest", "map"]


def test_map_with_fewer_cards_looks_at_what_there_is() -> None:
    site = Site(2, ["map"], ["ark", "worms"]).shorten(1, 2).do("dig 1", "stop", "search 2")
    assert site.texts() == ["take worms", "take ark"]
    site.do("take ark")  # one card alone has no order
    assert site.state.turn == 1
    assert not site.state.ending
    last = Site(2, ["map"], ["ark"]).shorten(1, 1).do("dig 1", "stop", "search 2")
    assert last.stage == "over"  # drained by a map; a single card is taken without asking
    assert last.held(0) == ["ark", "map"]


def test_a_collect_card_taken_by_a_map_works_at_once() -> None:
    site = Site(3, ["map"], ["sewer", "ark", "muck"]).do("dig 1", "stop")
    site.do("search 2", "take sewer", "top ark")
    assert site.stage == "sewer"
    site.do("give 2")
    assert site.held(1) == ["sewer"]
    assert site.held(0) == ["map"]


def test_crown_and_stash_give_extra_turns_that_add_up() -> None:
    site = Site(2, ["crown", "stash", "muck", "crown", "muck", "muck", "muck"])
    site.do("dig 1", "dig 1", "stop")
    assert site.state.extra == 1  # two were won; the first of them is being played
    site.do("dig 1", "dig 1", "stop")  # a third, won in an extra turn
    assert site.state.extra == 1
    site.do("dig 1", "stop", "dig 1", "stop")
    assert site.state.turn == 1
    assert len([event for event in site.said("turn") if event["again"]]) == 3


def test_hat_looks_at_a_pile_and_steals_the_card_of_one_s_choice() -> None:
    site = Site(3, ["hat"]).own(1, "ark", "muck").own(2, "chest").do("dig 1", "stop")
    assert site.texts() == ["rob 2", "rob 3"]
    site.do("rob 2")
    assert site.known(1, 0) == {"ark": 1, "muck": 1}
    assert site.known(1, 2) == {}
    site.do("steal ark")
    assert site.scores == [1 + 15, 1, 10]


def test_hat_a_stolen_card_does_nothing_but_count() -> None:
    site = Site(2, ["hat"]).own(1, "crown", "sewer").do("dig 1", "stop", "steal crown")
    assert site.state.turn == 1
    assert site.state.extra == 0
    assert site.scores == [1 + 2, -5]


def test_sabre_steals_a_card_at_random() -> None:
    for drawn, name in enumerate(("muck", "ring", "ark")):  # counted by face
        site = Site(3, ["sabre"]).own(1, "ark", "muck", "ring").draws(drawn, 3)
        site.do("dig 1", "stop")
        assert site.held(0) == sorted(["sabre", name])
        assert len(site.held(1)) == 2
        assert site.state.turn == 1


def test_landmine_may_destroy_a_pile_or_none() -> None:
    site = Site(2, ["landmine"]).do("dig 1", "stop")
    assert site.texts() == ["destroy 1", "destroy 2", "destroy 3", "spare"]
    assert LETSDIG.moves.text(LETSDIG.rules.stand_in(site.state, 0, 0)) == "spare"  # having left
    spared = Site(2, ["landmine"]).do("dig 1", "stop", "spare")
    assert [len(pile) for pile in spared.state.piles] == [39, 40, 40]
    site.do("destroy 3")
    assert [len(pile) for pile in site.state.piles] == [39, 40, 0]
    assert not site.state.ending
    assert site.state.turn == 1


def test_without_the_landmine_the_piles_are_as_equal_as_can_be() -> None:
    site = Site(2, landmine=False)
    assert sorted(len(pile) for pile in site.state.piles) == [39, 40, 40]
    assert "landmine" not in LETSDIG.rules.census(site.state)


def test_lottery_wins_only_in_the_very_last_turn() -> None:
    site = Site(2, ["lottery", "muck"]).shorten(0, 2).do("dig 1", "stop")
    site.do("dig 1", "stop")
    assert site.stage == "over"
    assert site.scores == [0, 1]
    won = Site(2, ["lottery", "muck"]).shorten(0, 2).do("dig 1", "dig 1", "stop")
    assert won.scores == [51, 0]
    assert won.view(1)["scores"] == [51, 0]
    lost = Site(2, ["lottery", "skeleton"]).shorten(0, 2).do("dig 1", "dig 1")
    assert lost.scores == [0, 0]


def test_effects_come_in_the_order_of_one_s_choice() -> None:
    site = Site(3, ["gravedigger", "landmine", "sewer"]).do("dig 1", "dig 1", "dig 1", "stop")
    assert site.view(1)["pending"] == ["gravedigger", "landmine", "sewer"]
    assert site.texts() == ["collect sewer", "collect gravedigger", "collect landmine"]
    site.do("collect landmine", "destroy 2", "collect sewer", "give 3")
    assert site.state.turn == 1
    assert len(site.said("sees", 0)) == 2  # the second pile was gone by then


def test_teams_share_a_pile_and_the_extra_turn_is_the_player_s_own() -> None:
    site = Site(4, ["cookies", "muck", "milk"], ["crown"], teams=True)
    site.do("dig 1", "stop", "dig 1", "stop", "dig 1", "dig 2", "stop")
    assert site.held(0) == site.held(2) == ["cookies", "crown", "milk"]
    assert site.scores == [12, 1, 12, 1]
    assert site.state.turn == 2
    assert site.known(0, 2) == {"cookies": 1, "crown": 1, "milk": 1}
    assert site.known(0, 1) == {}


def test_sabre_counts_used_dogs_after_the_others() -> None:
    site = Site(2, ["sabre"]).own(1, "dog", "dog", "muck")
    used, fresh, muck = site.state.score_piles[1]
    site.state.used_dogs.append(used)
    counted = [card_by_face(site.state, site.state.score_piles[1], place) for place in range(3)]
    assert counted == [muck, fresh, used]
