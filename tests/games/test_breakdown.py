"""Where points come from: cards that count only beside others, and relics by when they came."""

from dataclasses import replace

import pytest

from pioche.core.game import Game
from pioche.core.playout import playout
from pioche.core.rng import Fast
from pioche.games import CATALOG
from pioche.games.diamant import DIAMANT
from pioche.games.dig import DIG
from pioche.games.digup import DIGUP
from pioche.games.letsdig import LETSDIG
from pioche.games.letsdig.stages import OVER
from tests.games.diamant.cave import Cave
from tests.games.dig.hill import Hill
from tests.games.letsdig.site import Site


@pytest.mark.parametrize("game", CATALOG, ids=lambda game: game.id)
def test_the_points_of_a_finished_game_add_up(game: Game) -> None:
    state = game.new(game.seats[-1], 3)
    playout(state, Fast(3))
    seats = range(int(state.seats))
    found = [sum(item.points for item in game.breakdown(state, seat)) for seat in seats]
    assert found == list(state.scores())


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


def test_a_lottery_ticket_counts_once_it_has_won() -> None:
    state = Site(3).own(0, "lottery").state
    assert LETSDIG.breakdown(state, 0)[0].points == 0
    state.stage, state.fresh = OVER, list(state.score_piles[0])
    assert [item.points for item in LETSDIG.breakdown(state, 0)] == [50]


def test_a_crown_is_told_and_brings_no_points() -> None:
    hill = Hill(3).give(0, "tyler", "rune", "rune").recruits(0, 0).gallery(0, "rune")
    hill.play("close 1")
    gems, runes, crown = DIG.breakdown(hill.state, 0)
    assert (gems.points, runes.points, crown.points) == (0, 3, 0)


def test_alone_in_dig_up_every_mine_counts_its_gems() -> None:
    state = DIGUP.new(1, 3)
    items = DIGUP.breakdown(state, 0)
    assert [item.points for item in items] == [0, 0, 0, 0]


def test_a_game_that_does_not_tell_has_its_total() -> None:
    silent = replace(DIAMANT, rules=replace(DIAMANT.rules, breakdown=None))
    state = silent.new(3, 1)
    assert [item.points for item in silent.breakdown(state, 0)] == [0]


@pytest.mark.parametrize("seed", range(4))
def test_the_final_count_of_lets_dig_adds_up_kind_by_kind(seed: int) -> None:
    state = LETSDIG.new(4, seed)
    playout(state, Fast(seed))
    view = LETSDIG.view(state, 0)
    for pile, steps in zip(view["score_piles"], view["final_count"], strict=True):
        assert {step["face"]: step["cards"] for step in steps} == pile["known"]
        assert (steps[-1]["total"] if steps else 0) == view["scores"][pile["seats"][0]]
    assert view["winners"] == LETSDIG.winners(state)
