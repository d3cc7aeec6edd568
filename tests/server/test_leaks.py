"""Leaks over real sockets: what a seat cannot know changes no byte of what it receives."""

import os
from pathlib import Path
from typing import Any, Final

import pytest

from pioche.core.rng import Fast
from tests.server.game_setups import folded, game_setup, header_of
from tests.server.intrigue import Intrigue
from tests.server.two_worlds import TwoWorlds

EFFORT: Final = int(os.environ.get("PIOCHE_HEAVY", "1"))
DOINGS: Final = 30 * EFFORT

# Games with their options, players, and how many moves have been made before we look.
TABLES: Final[dict[str, tuple[str, int, dict[str, Any], int]]] = {
    "diamant": ("diamant", 4, {}, 9),
    "letsdig": ("letsdig", 3, {}, 40),
    "digup": ("digup", 3, {}, 60),
    "dig": ("dig", 3, {}, 30),
    "digger": ("digger", 3, {"sand": "uneven"}, 40),
    "diamant, chests hidden": ("diamant", 3, {"open_chests": False}, 30),
    "letsdig, begun": ("letsdig", 4, {}, 2),
    "digup, no memory": ("digup", 2, {"memory": False}, 25),
    "digger, untimed": ("digger", 4, {"pace": "untimed"}, 60),
}
EVERY_GAME: Final = list(TABLES)[:5]
VARIANTS: Final = list(TABLES)[5:]
CASES: Final = [
    *((name, watcher) for name in EVERY_GAME for watcher in (0, 1, None)),
    *((name, watcher) for name in VARIANTS for watcher in ((0, 1, None) if EFFORT > 1 else (0,))),
]


def worlds_of(folder: Path, name: str, watcher: int | None) -> TwoWorlds:
    """One of the tables in two worlds."""
    game, seats, options, depth = TABLES[name]
    header = header_of(game, seats, options)
    return TwoWorlds(folder, header, game_setup(header, depth, Fast(depth)), watcher)


def intrigue(folder: Path, name: str, watcher: int | None, doings: int = DOINGS) -> TwoWorlds:
    """What happens at one of the tables, as one watcher hears of it in two worlds."""
    with worlds_of(folder, name, watcher) as worlds:
        Intrigue(worlds, len(name)).run(doings)
    return worlds


@pytest.mark.parametrize(("name", "watcher"), CASES)
def test_no_byte_depends_on_what_a_watcher_cannot_know(
    tmp_path: Path, name: str, watcher: int | None
) -> None:
    worlds = intrigue(tmp_path, name, watcher)
    assert worlds.compared > 10_000
    assert worlds.kind.differed > 0


def test_two_games_that_differ_in_the_glass_are_the_same_to_the_digger(tmp_path: Path) -> None:
    game, seats, options, depth = TABLES["digger"]
    header = header_of(game, seats, options)
    digger = folded(header, game_setup(header, depth, Fast(depth))).play.to_act()[0]
    with worlds_of(tmp_path, "digger", digger) as worlds:
        glasses = {house.live.glass_ends() for house in worlds.houses}
        assert len(glasses) == 2
        assert None not in glasses
        happenings = Intrigue(worlds, 0)
        for second in range(12):
            worlds.pass_time(second / 10)
            happenings.sweep()
            happenings.odds()
            happenings.wrong_move()
        assert worlds.real.game.to_act() == worlds.other.game.to_act() == [digger]
