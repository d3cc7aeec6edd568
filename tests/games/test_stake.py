"""What is at stake for the looker, in percent: every game says so in its view."""

from collections.abc import Iterator
from typing import Any

import pytest

import pioche
from pioche.bots import bot, seat_of
from pioche.core.game import Game
from pioche.core.masks import seats_in
from pioche.games.diamant.view import stake as diamant
from pioche.games.dig.view import stake as dig
from pioche.games.digger.view import stake as digger
from pioche.games.digup.view import stake as digup
from pioche.games.letsdig.odds import stake as letsdig

SEED = 3


def views(game: Game, seats: int) -> Iterator[dict[str, Any]]:
    """A game in the views of those who are asked."""
    state = game.new(seats, SEED)
    bots = [bot(game.id, "balanced", seat) for seat in range(seats)]
    while movers := seats_in(int(state.to_act())):
        yield game.view(state, movers[0])
        state.play(movers[0], bots[movers[0]](seat_of(game, state, movers[0])))
    yield game.view(state, 0)
    yield game.view(state, None)


@pytest.mark.parametrize("game", pioche.CATALOG, ids=lambda game: game.id)
def test_the_stake_is_a_share_that_comes_and_goes(game: Game) -> None:
    *asked, over, spectator = [view["stake"] for view in views(game, game.usual_seats)]
    assert all(type(stake) is int and 0 <= stake <= 100 for stake in asked)
    assert len(set(asked)) > 3
    assert 0 in asked
    assert (over, spectator) == (0, 0)


def test_in_diamant_it_grows_with_the_dangers_and_the_bag() -> None:
    def at(dangers: int, rubies: int, *, inside: bool = True) -> int:
        own = {"inside": inside, "unsafe": rubies}
        return diamant({"seat": 0, "explorers": [own], "dangers": ["lava"] * dangers})

    assert [at(dangers, 6) for dangers in range(6)] == [0, 18, 37, 56, 75, 75]
    assert [at(2, rubies) for rubies in (0, 6, 12, 30)] == [25, 37, 50, 50]
    assert at(4, 12, inside=False) == 0


def test_in_lets_dig_it_grows_with_the_risk_and_with_what_would_be_lost() -> None:
    assert [letsdig(risk, 10) for risk in (0, 9, 18, 27, 45, 90)] == [0, 15, 30, 45, 75, 75]
    assert [letsdig(27, points) for points in (-4, 0, 10, 20, 50)] == [30, 30, 45, 60, 60]


def test_in_dig_it_grows_with_the_best_gallery_in_ones_own_turn() -> None:
    def at(*worth: int, active: int = 0) -> int:
        return dig({"seat": 0, "active": active, "stage": "turn", "worth": [[*worth], [9]]})

    assert [at(0), at(1), at(1, 2), at(3, 2), at(8)] == [0, 33, 66, 100, 100]
    assert at(5, active=1) == 0


def test_in_dig_up_it_grows_towards_the_end() -> None:
    def at(up: int, *, ending: bool = False, skeletons: int | None = None) -> int:
        solo = skeletons is not None
        seen = {"seat": 0, "stage": "play", "round": 4, "solo": solo, "ending": ending}
        mines = [{"up": [1]}, {"up": [*range(up)]}]
        return digup({**seen, "mines": mines, "discard": ["skeleton"] * (skeletons or 0)})

    assert [at(up) for up in range(1, 9)] == [0, 0, 0, 0, 0, 0, 30, 55]
    assert at(9, ending=True) == 90
    assert [at(5, skeletons=number) for number in range(4)] == [0, 30, 60, 90]


def test_in_digger_it_is_the_loot_that_is_not_stored_whatever_the_time() -> None:
    def at(gold: int, *, elapsed: int = 0, glass: object = None) -> int:
        player = {"worth": {"gold": 6}}
        seen = {"seat": 0, "digger": 0, "players": [player], "beside": {"gold": gold, "water": 3}}
        return digger({**seen, "elapsed": elapsed, "glass": glass})

    assert [at(gold) for gold in range(5)] == [0, 30, 60, 90, 100]
    assert at(2, elapsed=29_000, glass={"began": 0, "ends": 30_000}) == at(2)
