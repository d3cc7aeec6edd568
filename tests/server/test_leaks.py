"""Leaks over real sockets: what a seat cannot know changes no byte of what it receives."""

import os
from pathlib import Path
from typing import Any, Final

import pytest

from pioche.core.rng import Fast
from tests.server.leak_check import LeakCheck, LeakStores
from tests.server.random_actions import RandomActions
from tests.server.stored_games import folded, game_setup, header_of

EFFORT: Final = int(os.environ.get("PIOCHE_HEAVY", "1"))
ACTIONS: Final = 30 * EFFORT

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
# Two seats and a spectator; unless heavy, one seat of each game and one of each variant.
WATCHERS: Final = (0, 1, None) if EFFORT > 1 else (1, None)
CASES: Final = [
    *((name, watcher) for name in EVERY_GAME for watcher in WATCHERS),
    *((name, watcher) for name in VARIANTS for watcher in (WATCHERS if EFFORT > 1 else (0,))),
]


def leak_check_of(stores: LeakStores, folder: Path, name: str, watcher: int | None) -> LeakCheck:
    """One of the tables dealt in two ways."""
    game, seats, options, depth = TABLES[name]
    header = header_of(game, seats, options)
    return LeakCheck(stores, folder, header, game_setup(header, depth, Fast(depth)), watcher)


def run_actions(
    stores: LeakStores, folder: Path, name: str, watcher: int | None, count: int = ACTIONS
) -> LeakCheck:
    """What happens at one of the tables, dealt in two ways, as one watcher receives it."""
    with leak_check_of(stores, folder, name, watcher) as check:
        RandomActions(check, len(name)).run(count)
    return check


@pytest.mark.parametrize(("name", "watcher"), CASES)
def test_no_byte_depends_on_what_a_watcher_cannot_know(
    leak_stores: LeakStores, tmp_path: Path, name: str, watcher: int | None
) -> None:
    check = run_actions(leak_stores, tmp_path, name, watcher)
    assert check.compared > 10_000
    assert check.kind.differed > 0


def test_two_games_that_differ_in_the_glass_are_the_same_to_the_digger(
    leak_stores: LeakStores, tmp_path: Path
) -> None:
    game, seats, options, depth = TABLES["digger"]
    header = header_of(game, seats, options)
    digger = folded(header, game_setup(header, depth, Fast(depth))).table.to_act()[0]
    with leak_check_of(leak_stores, tmp_path, "digger", digger) as check:
        glasses = {server.live.clocks.deadline() for server in check.servers}
        assert len(glasses) == 2
        assert None not in glasses
        actions = RandomActions(check, 0)
        for second in range(12):
            check.pass_time(second / 10)
            actions.sweep()
            actions.odds()
            actions.wrong_move()
        assert check.real.game.to_act() == check.other.game.to_act() == [digger]
