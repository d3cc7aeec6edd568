"""Where points come from: cards that count only beside others, and relics by when they came."""

from pioche.games.diamant import DIAMANT
from pioche.games.letsdig import LETSDIG
from tests.games.diamant.cave import Cave
from tests.games.letsdig.site import Site


def test_classic_relics_count_by_when_they_were_taken() -> None:
    state = Cave(3, relics="classic").state
    state.relics_taken, state.relic_owners = [30, 31, 32, 33], [0, 1, 0, 0]
    items = DIAMANT.breakdown(state, 0)
    relic = "classic-relic"
    assert [(item.face, item.points) for item in items] == [
        *[("", 0), (relic, 5), (relic, 5), (relic, 10)],
    ]


def points_by_face(*cards: str) -> dict[str, int]:
    state = Site(3).own(0, *cards).state
    return {item.face: item.points for item in LETSDIG.breakdown(state, 0)}


def test_a_dress_counts_beside_a_ring_and_not_alone() -> None:
    assert points_by_face("ring", "dress") == {"dress": 15, "ring": 3}
    assert points_by_face("dress") == {"": 0}


def test_skwirmz_counts_the_worms_and_cookies_their_milk() -> None:
    assert points_by_face("skwirmz", "worms", "worms")["skwirmz"] == 6
    assert points_by_face("cookies", "milk", "milk") == {"": 10}
    assert points_by_face() == {}


def test_an_item_names_the_card_that_it_is_about() -> None:
    first, *_ = LETSDIG.breakdown(Site(3).own(0, "chest").state, 0)
    assert first.json() == {
        "line": {"key": "score-cards", "arguments": {"cards": {"counts": {"chest": 1}}}},
        "points": 10,
        "face": "chest",
    }
