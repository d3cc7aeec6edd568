"""The temperaments of Digger: what they dare, and how well they do."""

import os

import pytest

from pioche import game
from pioche.bots import bot, bot_names, seat_of
from pioche.lab.simulate import Simulation, play_games
from tests.games.digger.camp import Camp

DIGGER = game("digger")
EFFORT = int(os.environ.get("PIOCHE_HEAVY", "1"))
TEMPERAMENTS = ("careful", "balanced", "bold")
STRAIGHT = "blue yellow red green white"
POOR = "red red green green black"
LONE_BLACK = "red red yellow white black"


def choice(camp: Camp, name: str = "balanced") -> str:
    """What a bot would do now."""
    return DIGGER.moves.text(bot("digger", name)(seat_of(DIGGER, camp.state, camp.digger)))


def fares(bots: list[str], games: int, **options: str | int) -> list[float]:
    """The part of the games that each seat won."""
    plan = Simulation(DIGGER, bots, dict(options), games, 11, None)
    tallies = play_games(plan)
    return [tally.wins / games for tally in tallies]


@pytest.mark.parametrize("name", TEMPERAMENTS)
def test_everybody_throws_first_takes_the_dearest_and_throws_again(name: str) -> None:
    assert choice(Camp(), name) == "throw"
    assert choice(Camp().throw(STRAIGHT, at=0), name) == "take diamond"
    assert choice(Camp().throw(POOR, at=0), name) == "throw"


def test_how_long_they_dare_is_what_tells_them_apart() -> None:
    lasts = []
    for name in TEMPERAMENTS:
        late = [
            at
            for at in range(0, 30_000, 250)
            if choice(Camp().throw(POOR, at=0).throw(POOR, at=at), name) == "throw"
        ]
        lasts.append(max(late))
    assert lasts == sorted(set(lasts))


def test_the_dearest_is_stored_first_and_stop_is_called_with_nothing_to_store() -> None:
    camp = Camp().throw(STRAIGHT, at=0).do("take gold", "take emerald", at=1).throw(POOR, at=26_000)
    assert choice(camp) == "store emerald"
    assert choice(Camp().throw(POOR, at=0).throw(POOR, at=29_000)) == "stop"


def test_a_theft_must_be_worth_the_risk() -> None:
    rich = Camp().own(1, diamond=5).throw(LONE_BLACK, at=0)
    assert choice(rich, "bold") == "steal diamond 2"
    poor = Camp().own(1, gold=5).throw(LONE_BLACK, at=0)
    assert choice(poor, "careful") == "take diamond"


def test_of_equal_thefts_the_richest_is_robbed_then_a_random_seat() -> None:
    richest = Camp(4).own(1, diamond=1).own(2, diamond=1, gold=1).own(3, diamond=1)
    assert choice(richest.throw(LONE_BLACK, at=0)) == "steal diamond 3"
    equals = Camp(4).own(1, diamond=1).own(2, diamond=1).own(3, diamond=1).throw(LONE_BLACK, at=0)
    seat = seat_of(DIGGER, equals.state, equals.digger)
    robbed = {DIGGER.moves.text(bot("digger", "balanced", seed)(seat)) for seed in range(40)}
    assert robbed == {"steal diamond 2", "steal diamond 3", "steal diamond 4"}


def test_who_is_behind_leaves_the_water_while_there_are_gems() -> None:
    behind = Camp().own(1, diamond=5).throw("blue red red green green", at=0)
    assert choice(behind) == "throw"
    ahead = Camp().own(0, diamond=5).throw("blue red red green green", at=0)
    assert choice(ahead) == "take water"


def test_without_a_clock_every_throw_is_used_and_all_is_stored_at_once() -> None:
    camp = Camp(pace="untimed", throws=2).throw(POOR)
    assert choice(camp) == "throw"
    camp.throw(STRAIGHT).do(*(f"take {kind}" for kind in camp.centre))
    assert choice(camp) == "store-all"


@pytest.mark.compiled
def test_balanced_beats_three_random_ones() -> None:
    assert fares(["balanced", "random", "random", "random"], 12 * EFFORT)[0] >= 0.7


@pytest.mark.parametrize("options", [{"pace": "untimed"}, {"sand": "uneven", "crates": "black"}])
def test_bots_alone_finish_every_kind_of_game(options: dict[str, str]) -> None:
    assert set(bot_names("digger")) >= {*TEMPERAMENTS, "novice", "random"}
    assert sum(fares([*TEMPERAMENTS], 3, **options)) == pytest.approx(1)
