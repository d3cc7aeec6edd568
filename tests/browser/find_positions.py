"""Look for positions worth a picture or a test: `python -m tests.browser.find_positions`.

For every stage of every game the one that offers most, since there the board is fullest; the end
of the shortest game; and for every moment one in which a single move of the first seat brings it
about.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, replace
from itertools import count
from typing import Any, Final

from pioche.core.rng import Fast
from pioche.server.rooms.room import Room
from tests.browser.positions import FILE, STEP_MS, Position, begun, next_move


@dataclass(frozen=True)
class Search:
    """A game, how many play it, and from where to where one looks for questions; `moments` are
    events."""

    game: str
    seats: int
    games: int
    depth: int
    options: dict[str, Any] = field(default_factory=dict)
    moments: tuple[str, ...] = ()
    suffix: str = ""
    step: int = STEP_MS
    least: int = 0
    to_end: bool = True


# A moment is best where there is something to lose, and the game goes on.
USUAL_DEPTH: Final = 40

SEARCHES: Final = (
    Search("diamant", 5, 30, 60, moments=("trap", "closed")),
    Search("letsdig", 4, 120, 150, moments=("bust", "stops", "steals")),
    Search("digup", 4, 60, 300, moments=("bridges",)),
    Search("digup", 1, 10, 60, suffix="-alone"),
    Search("dig", 4, 60, 400, moments=("collapses", "strikes")),
    Search("digger", 5, 60, 120, {"pace": "untimed", "throws": 4}),
    # Of the thirty seconds since the throw all but two have gone.
    Search(
        *("digger", 3, 20, 2, {"pace": "30", "first": "1"}),
        suffix="-night",
        step=25_000,
        least=2,
        to_end=False,
    ),
)


def main() -> None:
    found: dict[str, dict[str, Any]] = {}
    for search in SEARCHES:
        best: dict[str, tuple[int, Position]] = {}
        for seed in range(1, search.games + 1):
            for name, worth, position in visited(search, seed):
                if name not in best or worth > best[name][0]:
                    best[name] = (worth, position)
        kept = found.setdefault(search.game, {})
        for name, (_, position) in sorted(best.items()):
            kept[name] = {key: it for key, it in asdict(position).items() if key != "game"}
        print(search.game, search.seats, sorted(best))
    FILE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def visited(search: Search, seed: int) -> Iterator[tuple[str, int, Position]]:
    """What one game comes to: the names of positions, and what they are worth."""
    start = Position(search.game, search.seats, seed, 0, search.options, search.step)
    _, _, room = begun(start)
    chance = Fast(seed)
    for depth in count():
        here = replace(start, depth=depth)
        asked = room.table.to_act() == [0] and search.least <= depth <= search.depth
        if asked or room.table.over:
            yield from ((name + search.suffix, worth, here) for name, worth in stages(room))
        if room.table.over or (depth == search.depth and not search.to_end):
            return
        heard = len(room.table.events(0))
        room.apply(next_move(room, chance, (depth + 1) * search.step))
        if asked:
            early = -abs(depth - USUAL_DEPTH)
            yield from ((name, early, here) for name in moments(search, room, heard))


def stages(room: Room) -> list[tuple[str, int]]:
    """The question by name; positions with more answers are better, and games that end early."""
    table = room.table
    moves = table.legal(0)
    thefts = sum(table.needs_gesture(0, move) for move in moves)
    found = [(str(table.view(0)["stage"]), len(moves) or -len(table.log))]
    return [*found, ("theft", thefts)] if thefts else found


def moments(search: Search, room: Room, heard: int) -> list[str]:
    """Those that the last move brought about for the first seat."""
    fresh = room.table.events(0, heard)
    kinds = {str(event["event"]) for event in fresh if event.get("seat", 0) == 0}
    if room.table.over or "final" in kinds:
        return []
    return [f"{kind}!" for kind in search.moments if kind in kinds]


if __name__ == "__main__":
    main()
