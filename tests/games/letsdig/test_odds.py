"""The odds of Let's Dig, against counting by hand and against the worlds a seat can imagine."""

import pytest

from pioche.core.rng import Fast
from pioche.games.letsdig import LETSDIG
from pioche.games.letsdig.cards import FACES
from pioche.games.letsdig.odds import odds, unseen_cards
from pioche.games.letsdig.state import LetsdigState
from tests.games.letsdig.site import Site


def test_a_fresh_dig_busts_as_the_book_says() -> None:
    found = odds(Site(4).view(0))["piles"][0]
    assert found["bust_chance"] == pytest.approx(11 / 120)  # one worms alone does no harm
    assert found["worms_chance"] == 0
    assert found["skeleton_chance"] == pytest.approx(10 / 120)
    assert found["waste_chance"] == pytest.approx(1 / 120)
    assert found["guarded_bust_chance"] == pytest.approx(1 / 120)


def test_after_one_worms_the_next_one_busts() -> None:
    found = odds(Site(4, ["worms"]).do("dig 1").view(0))["piles"][1]
    assert found["worms_chance"] == pytest.approx(29 / 119)
    assert found["bust_chance"] == pytest.approx((29 + 11) / 119)


def test_waste_by_the_option_does_not_bust_but_worms_do_then() -> None:
    site = Site(4, ["waste"], waste="worms")
    assert odds(site.view(0))["piles"][0]["waste_chance"] == 0
    site.do("dig 1")
    assert odds(site.view(0))["piles"][0]["worms_chance"] == pytest.approx(30 / 119)


def test_a_known_top_card_is_certain() -> None:
    site = Site(2, ["gravedigger"], ["skeleton"], ["ark"])
    site.do("dig 1", "stop")
    site.state.turn = 0
    found = odds(site.view(0))["piles"]
    assert found[1]["bust_chance"] == 1
    assert found[1]["dig_points"] == 0
    assert found[2]["bust_chance"] == 0
    assert found[2]["dig_points"] == 15
    assert (
        odds(site.view(1))["piles"][1]["bust_chance"]
        == odds(site.view(1))["piles"][2]["bust_chance"]
    )


def test_dangers_not_seen_lie_in_the_piles_not_in_score_piles() -> None:
    site = Site(2).own(0, *["muck"] * 20, *["ferryman"] * 7)
    found = odds(site.view(1))["piles"][0]
    assert found["skeleton_chance"] == pytest.approx(10 / 93)
    assert sum(unseen_cards(site.view(1)).values()) == 120
    assert sum(unseen_cards(site.view(0)).values()) == 93


def test_the_odds_are_those_of_the_worlds_that_the_seat_can_imagine() -> None:
    site = Site(3, ["worms"]).own(0, *["muck"] * 12).own(2, *["worms"] * 10).do("dig 1")
    shown = odds(site.view(1))["piles"][1]
    hits = {"worms": 0, "skeleton": 0, "waste": 0}
    worlds = 4000
    for seed in range(worlds):
        world = site.state.clone()
        world.redeal(1, Fast(seed))
        assert isinstance(world, LetsdigState)
        name = FACES[world.cards.face[world.piles[1][-1]]]
        if name in hits:
            hits[name] += 1
    for name, count in hits.items():
        assert count / worlds == pytest.approx(shown[f"{name}_chance"], abs=0.02)


def test_stopping_and_digging_once_more_in_points() -> None:
    site = Site(2, ["cookies", "ring"]).own(0, "milk").do("dig 1")
    found = odds(site.view(0))
    assert found["stop_points"] == 10
    chances = {face: number / 118 for face, number in unseen_cards(site.view(0)).items()}
    gains = {
        "muck": 1,
        "ferryman": 3,
        "ring": 3,
        "gravedigger": 1,
        "dog": 5,
        "map": 1,
        "crown": 2,
        "chest": 10,
        "leprechaun": 7,
        "ark": 15,
        "hat": 1,
        "sabre": 1,
        "landmine": 1,
        "stash": 2,
    }
    expected = sum(
        chance * (10 + gains.get(face, 0))
        for face, chance in chances.items()
        if face not in ("skeleton", "waste")
    )
    assert found["piles"][0]["dig_points"] == pytest.approx(expected)


def test_a_dog_makes_digging_dearer_to_nobody() -> None:
    bare = Site(2, ["muck", "ark"]).own(0, "ring").do("dig 1", "dig 1")
    guarded = Site(2, ["muck", "ark"]).own(0, "dog").do("dig 1", "dig 1")
    assert odds(guarded.view(0))["dogs"] == 1
    assert odds(bare.view(0))["dogs"] == 0
    assert (
        odds(guarded.view(0))["piles"][0]["dig_points"]
        > odds(bare.view(0))["piles"][0]["dig_points"]
    )


def test_a_used_dog_helps_no_more_and_a_dug_one_does() -> None:
    site = Site(2, ["dog", "skeleton"]).do("dig 1")
    assert odds(site.view(0))["dogs"] == 1
    site.do("dig 1", "dog dug")
    assert odds(site.view(0))["dogs"] == 0
    assert odds(site.view(None))["dogs"] == 0


def test_points_are_told_to_the_digger_only() -> None:
    site = Site(2, ["ark"]).do("dig 1")
    assert odds(site.view(1))["stop_points"] is None
    assert odds(site.view(1))["piles"][0]["dig_points"] is None
    assert odds(site.view(None))["stop_points"] is None


def test_an_heirloom_or_a_sewer_brings_its_digger_nothing() -> None:
    site = Site(3, ["sewer", "heirloom"]).do("dig 1")
    assert odds(site.view(0))["stop_points"] == 0
    site.do("dig 1", "give 2")
    assert odds(site.view(0))["stop_points"] == 0


def test_odds_of_a_finished_game_and_of_empty_piles() -> None:
    site = Site(2, ["muck"]).shorten(0, 1).do("dig 1", "stop")
    found = LETSDIG.odds(site.view(0))
    assert found["piles"][0] is None
    for pile in site.state.piles:
        pile.clear()
    assert LETSDIG.odds(site.view(0))["piles"] == [None] * 3


def test_a_lottery_ticket_counts_in_the_last_turn() -> None:
    site = Site(2, ["lottery", "muck"]).shorten(0, 2).do("dig 1")
    found = odds(site.view(0))
    assert found["stop_points"] == 0
    assert found["piles"][0]["dig_points"] > 40  # the last card of the pile makes it the last turn
    assert found["piles"][1]["dig_points"] < 3
    site.do("dig 1")
    assert odds(site.view(0))["stop_points"] == 51
    assert site.do("stop").scores == [51, 0]


def test_chances_stay_chances_even_if_a_map_has_collected_the_dangers() -> None:
    counts = {"map": 2, "muck": 1, "skeleton": 10}
    sheet = " ".join(
        f"{card.id}.count={counts.get(card.id, 0)}"
        for card in LETSDIG.components
        if card.count != counts.get(card.id)
    )
    site = Site(2, ["map", "map"], ["skeleton"] * 4, sheet=sheet).do("dig 1", "dig 1", "stop")
    site.do(*["search 2", "take skeleton", "top skeleton"] * 2)
    assert odds(site.view(1))["piles"][0]["bust_chance"] == pytest.approx(1)


def test_in_teams_an_heirloom_is_for_the_partner() -> None:
    site = Site(4, ["muck"], ["heirloom"], teams=True).do("dig 1")
    site.state.cards.show(site.state.piles[1][-1], 1)
    assert odds(site.view(0))["piles"][1]["dig_points"] == 11
    site.do("dig 2")
    assert odds(site.view(0))["stop_points"] == 11


def test_no_points_while_a_skeleton_waits() -> None:
    site = Site(2, ["ark", "skeleton"]).own(0, "dog").do("dig 1", "dig 1")
    assert site.stage == "react"
    assert odds(site.view(0))["stop_points"] is None
    assert odds(site.view(0))["piles"][0]["dig_points"] is None
    assert odds(site.view(0))["dogs"] == 1


def test_a_view_shows_the_danger_to_the_digger_and_what_stopping_brings() -> None:
    fresh = Site(4).view(0)
    assert fresh["danger"] == {
        "worms": False,
        "skeletons": 0,
        "all_skeletons": 10,
        "dogs": 0,
        "risks": [9, 9, 9],
        "least_risk": 9,
        "most_risk": 9,
    }
    assert fresh["stop_points"] == 0
    site = Site(4, ["dog", "worms", "muck"]).do("dig 1", "dig 1", "dig 1")
    for seat in range(4):
        danger = site.view(seat)["danger"]
        assert (danger["worms"], danger["dogs"]) == (True, 1)
    assert site.view(0)["stop_points"] == 6
    assert site.view(1)["stop_points"] is None
    assert odds(site.view(0))["stop_points"] == 6


def test_the_risk_of_each_pile_counts_what_the_looker_knows() -> None:
    site = Site(2, ["muck"], ["skeleton"], ["worms"]).do("dig 1")
    for pile in (1, 2):
        site.state.cards.show(site.state.piles[pile][-1], 1)
    danger = site.view(0)["danger"]
    assert danger["risks"][1:] == [100, 0]
    assert (danger["least_risk"], danger["most_risk"]) == (0, 100)
    assert len(set(site.view(1)["danger"]["risks"])) == 1  # the other knows none of them
    site.do("dig 3")
    assert site.view(0)["danger"]["risks"][0] > danger["risks"][0]  # one more worms busts


def test_a_dog_takes_the_risk_of_skeletons_away() -> None:
    site = Site(2, ["muck"], ["skeleton"]).own(0, "dog").do("dig 1")
    site.state.cards.show(site.state.piles[1][-1], 1)
    assert site.view(0)["danger"]["risks"][1] == 0
    site.do("dig 2")
    assert (site.stage, site.view(0)["amount"]) == ("react", 1)


def test_an_empty_pile_has_no_risk() -> None:
    site = Site(2)
    site.state.piles[1].clear()
    assert site.view(0)["danger"]["risks"][1] is None
