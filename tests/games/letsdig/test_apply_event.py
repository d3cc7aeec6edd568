"""Rare events of Let's Dig, followed from view to view."""

import pytest

from pioche.games.letsdig import LETSDIG
from pioche.testing.state_checks import check_events
from tests.games.letsdig.apply_event import apply_event
from tests.games.letsdig.site import Site


def follow(site: Site, text: str) -> None:
    """The move changes every view as its events say."""
    check_events(LETSDIG, site.state, int(site.state.turn), LETSDIG.moves.parse(text), apply_event)


@pytest.mark.parametrize("open_scores", [True, False])
@pytest.mark.parametrize("cards", [["muck", "crown"], ["crown", "muck"], ["ark", "muck"]])
def test_two_cards_under_a_map(cards: list[str], open_scores: bool) -> None:
    site = Site(3, ["gravedigger", "map"], cards, open_scores=open_scores).shorten(1, 2)
    site.do("dig 1", "stop", "dig 1", "stop", "search 2")
    for card in cards:
        follow(site, f"take {card}")


def test_a_destroyed_pile_whose_top_was_known() -> None:
    site = Site(2, ["gravedigger", "landmine"], ["ark"]).do("dig 1", "dig 1", "stop")
    site.do("collect gravedigger")
    for move in ("destroy 1", "destroy 2", "spare"):
        follow(site, move)


def test_a_used_dog_is_collected_stolen_and_lost() -> None:
    site = Site(3, ["dog", "skeleton", "muck", "skeleton"], ["hat"]).do("dig 1", "dig 1", "dog dug")
    follow(site, "stop")
    follow(site.do("dig 1"), "dig 1")
    kept = Site(3, ["dog", "skeleton"], ["hat"]).do("dig 1", "dig 1", "dog dug", "stop")
    kept.own(0, "ark").do("dig 2", "stop")
    follow(kept, "steal dog")
    follow(kept, "steal ark")
