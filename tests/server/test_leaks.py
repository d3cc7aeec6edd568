"""Leaks over real sockets: what a seat cannot know changes no byte of what it receives."""

import os
from pathlib import Path
from typing import Any, Final

import pytest

from pioche.core.rng import Fast
from tests.server.beginnings import beginning, header_of
from tests.server.intrigue import Intrigue
from tests.server.two_worlds import TwoWorlds

EFFORT: Final = int(os.environ.get("PIOCHE_HEAVY", "1"))
DOINGS: Final = 36 * EFFORT

# Games with their options, players, and how many moves have been made before we look.
TABLES: Final[dict[str, tuple[str, int, dict[str, Any], int]]] = {
    "diamant": ("diamant", 4, {}, 9),
    "diamant, chests hidden": ("diamant", 3, {"open_chests": False}, 30),
    "letsdig": ("letsdig", 3, {}, 40),
    "letsdig, begun": ("letsdig", 4, {}, 2),
    "digup": ("digup", 3, {}, 60),
    "digup, no memory": ("digup", 2, {"memory": False}, 25),
    "dig": ("dig", 3, {}, 30),
    "digger": ("digger", 3, {"sand": "uneven"}, 40),
    "digger, untimed": ("digger", 4, {"pace": "untimed"}, 60),
}


def intrigue(folder: Path, name: str, watcher: int | None, doings: int = DOINGS) -> TwoWorlds:
    """What happens at one of the tables, as one watcher hears of it in two worlds."""
    game, seats, options, depth = TABLES[name]
    header = header_of(game, seats, options)
    made = beginning(header, depth, Fast(depth))
    with TwoWorlds(folder, header, made, watcher) as worlds:
        Intrigue(worlds, seats + depth).run(doings)
    return worlds


@pytest.mark.parametrize("watcher", [0, 1, None])
@pytest.mark.parametrize("name", TABLES)
def test_no_byte_depends_on_what_a_watcher_cannot_know(
    tmp_path: Path, name: str, watcher: int | None
) -> None:
    worlds = intrigue(tmp_path, name, watcher)
    assert worlds.compared > 10_000
    assert worlds.kind.differed > 0
