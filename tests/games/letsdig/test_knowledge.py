"""What a seat knows of the dig: exactly as long as it can be followed."""

import pytest

from pioche.core.rng import Fast
from pioche.games.letsdig import LETSDIG
from pioche.games.letsdig.cards import FACES
from tests.games.letsdig.site import Site

EVERYBODY_ELSE = (1, 2, None)


def tops(site: Site, seat: int | None, pile: int) -> list[str]:
    found: list[str] = site.view(seat)["piles"][pile - 1]["top"]
    return found


def test_cards_dug_are_public_while_dug_and_hidden_once_collected() -> None:
    site = Site(3, ["ark", "muck"]).do("dig 1", "dig 1")
    for seat in EVERYBODY_ELSE:
        assert site.view(seat)["dug"] == ["ark", "muck"]
    site.do("stop")
    assert site.known(0, 0) == {"ark": 1, "muck": 1}
    assert site.view(0)["score_piles"][0]["points"] == 16
    for seat in EVERYBODY_ELSE:
        assert site.view(seat)["score_piles"][0]["known"] == {}
        assert site.view(seat)["score_piles"][0]["cards"] == 2
        assert site.view(seat)["score_piles"][0]["points"] is None
        assert site.view(seat)["scores"] is None


def test_open_scores_show_every_pile_to_all() -> None:
    site = Site(3, ["ark", "muck"], open_scores=True).do("dig 1", "dig 1", "stop")
    for seat in EVERYBODY_ELSE:
        assert site.known(0, seat) == {"ark": 1, "muck": 1}
        assert site.view(seat)["score_piles"][0]["points"] == 16


def test_at_the_end_every_pile_is_opened() -> None:
    site = Site(2, ["ark"]).shorten(0, 1).do("dig 1", "stop")
    assert site.known(0, 1) == site.known(0, None) == {"ark": 1}
    assert site.view(None)["scores"] == [15, 0]


def test_the_top_card_seen_by_a_gravedigger_is_known_until_it_is_dug() -> None:
    site = Site(3, ["gravedigger"], ["ark", "muck"]).do("dig 1", "stop")
    assert tops(site, 0, 2) == ["ark"]
    site.do("dig 2")
    assert tops(site, 0, 2) == []


def test_a_map_read_by_another_ends_what_one_knew_of_those_cards() -> None:
    site = Site(3, ["gravedigger", "map"], ["ark", "muck", "ring", "chest"])
    site.do("dig 1", "stop", "dig 1", "stop", "search 2")
    assert tops(site, 0, 2) == ["ark"]  # still there, for all that seat 0 sees
    site.do("take ark", "top ring")
    assert tops(site, 0, 2) == []
    assert tops(site, 1, 2) == ["ring", "muck"]
    assert site.known(1, 0) == {}


def test_a_single_card_can_be_followed_into_the_pile_of_who_takes_it() -> None:
    site = Site(3, ["gravedigger", "map"], ["ark"]).shorten(1, 1)
    site.do("dig 1", "stop", "dig 1", "stop", "search 2")
    assert site.stage == "over"
    assert site.said("takes", 0)[0]["face"] == "ark"
    assert site.said("takes", 2)[0]["face"] is None


def test_what_a_hat_has_seen_stays_known_while_it_can_be_followed() -> None:
    site = Site(4, ["hat"], ["sabre"], ["muck", "muck"]).own(1, "ark", "ring", "dog")
    site.own(2, "ferryman").do("dig 1", "stop", "rob 2", "steal ring")
    assert site.known(1, 0) == {"ark": 1, "dog": 1}
    site.do("dig 3", "stop")  # seat 1 collects a card in the open: nobody remembers
    assert site.known(1, 0) == {"ark": 1, "dog": 1}
    assert site.view(0)["score_piles"][1]["cards"] == 3
    site.do("dig 3", "stop")
    site.draws(1, 3).do("dig 2", "stop", "rob 2")  # seat 3 takes one of three blindly: the dog
    assert site.known(1, 0) == {}
    assert site.known(1, 1) == {"ark": 1, "muck": 1}


def test_a_stolen_card_is_seen_by_thief_and_victim_only() -> None:
    site = Site(4, ["hat"]).own(1, "ark", "muck").own(2, "muck")
    site.do("dig 1", "stop", "rob 2", "steal ark")
    assert site.known(0, 1) == {"ark": 1}  # the victim knows where it went
    assert site.known(0, 2) == site.known(0, None) == {}
    assert site.said("steals", 1)[0]["face"] == "ark"
    assert site.said("steals", 2)[0]["face"] is None
    assert site.said("peeks", 0) != []
    assert site.said("peeks", 1) == site.said("peeks", None) == []


def test_a_sabre_shows_its_thief_one_card_and_no_more() -> None:
    site = Site(3, ["sabre"]).own(1, "ark", "muck", "ring").draws(0, 3).do("dig 1", "stop")
    assert site.known(1, 0) == {}
    assert sum(site.known(0, 0).values()) == 2
    assert site.said("steals", 0)[0]["news"] == 1
    assert site.said("steals", 1)[0]["news"] == 0


def test_partners_both_see_their_pile_and_what_is_stolen_from_it() -> None:
    site = Site(4, ["hat"], teams=True).own(1, "ark", "muck")
    site.do("dig 1", "stop", "rob 2", "steal ark")
    for seat in (0, 1, 2, 3):
        assert site.known(0, seat).get("ark") == 1
    assert site.known(0, None) == {}
    assert site.known(1, 2) == {}  # only who wore the hat has seen the rest
    assert site.known(1, 0) == {"muck": 1}


@pytest.mark.parametrize("watcher", [1, 2])
def test_nobody_hears_of_a_dog_that_is_not_used(watcher: int) -> None:
    heard = []
    for cards in (["dog", "muck"], ["ring", "muck"]):
        site = Site(3, ["skeleton"]).own(0, *cards).do("dig 1", "bust")
        heard.append((LETSDIG.events_for(site.state, watcher), site.view(watcher)))
    assert heard[0] == heard[1]


def test_a_world_imagined_holds_no_danger_in_a_score_pile() -> None:
    site = Site(3).own(0, *["muck"] * 20).own(1, *["ferryman"] * 6)
    for seed in range(30):
        world = site.state.clone()
        world.redeal(1, Fast(seed))
        faces = [FACES[world.cards.face[card]] for card in world.score_piles[0]]
        assert "skeleton" not in faces
        assert "waste" not in faces
        assert sorted(int(face) for face in world.cards.face) == sorted(
            int(face) for face in site.state.cards.face
        )


def test_a_danger_collected_by_a_map_stays_a_secret_of_its_owner() -> None:
    site = Site(2, ["map"], ["skeleton", "waste", "muck"]).do("dig 1", "stop")
    site.do("search 2", "take skeleton", "top waste")
    assert site.known(0, 0) == {"map": 1, "skeleton": 1}
    for pile in site.state.piles:
        del pile[:-1]  # only what busts is left to imagine in the piles
    site.state.piles[0].clear()
    site.state.piles[2].clear()
    world = site.state.clone()
    world.redeal(1, Fast(1))
    assert LETSDIG.view(world, 1) == LETSDIG.view(site.state, 1)


def test_equal_cards_are_not_told_apart_when_a_dog_is_used() -> None:
    for other in ("dog", "ring"):
        site = Site(2, ["muck", "hat", "muck", "skeleton"]).own(0, "dog", "milk").own(1, other)
        site.do("dig 1", "stop", "dig 1", "stop", "steal dog", "dig 1", "stop", "dig 1", "dog pile")
        assert site.known(1, 0) == {"dog": 1}  # whether there is another one stays a secret
        assert site.said("dog", 0)[0]["news"] == 0


@pytest.mark.parametrize("drawn", [0, 1])
def test_equal_cards_are_not_told_apart_when_one_is_stolen(drawn: int) -> None:
    site = Site(2, ["hat", "muck", "sabre"]).own(1, "muck", "milk")
    site.do("dig 1", "stop", "steal milk", "dig 1", "stop")
    assert site.known(1, 0) == {"muck": 1}
    site.draws(drawn, 2).do("dig 1", "stop")
    assert site.known(1, 0) == {}
    assert site.said("steals", 0)[-1]["news"] == 0


@pytest.mark.parametrize("taken", ["crown", "ark"])
def test_of_two_cards_under_a_map_the_other_one_can_be_followed(taken: str) -> None:
    for open_scores in (True, False):
        site = Site(3, ["gravedigger", "map"], ["muck", taken], open_scores=open_scores)
        site.shorten(1, 2).do("dig 1", "stop", "dig 1", "stop", "search 2", f"take {taken}")
        followed = open_scores or taken == "crown"
        assert tops(site, 0, 2) == (["muck"] if followed else [])
        assert tops(site, 2, 2) == []


def test_of_two_cards_under_a_map_the_known_one_is_taken() -> None:
    site = Site(3, ["gravedigger", "map"], ["crown", "muck"]).shorten(1, 2)
    site.do("dig 1", "stop", "dig 1", "stop", "search 2", "take crown")
    assert tops(site, 0, 2) == []


def test_with_open_piles_a_theft_without_a_choice_is_not_asked() -> None:
    site = Site(2, ["hat"], open_scores=True).own(1, "muck", "muck").do("dig 1", "stop")
    assert site.held(0) == ["hat", "muck"]
    hidden = Site(2, ["hat"]).own(1, "muck", "muck").do("dig 1", "stop")
    assert hidden.texts() == ["steal muck"]  # that there is no choice is a secret
