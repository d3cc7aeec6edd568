"""A simulation cut into chunks: each is a pure function of the plan and its number.

Any process works out any chunk, and the figures of all of them add up to the same.
"""

from pathlib import Path
from typing import Final

from pioche.core.game import Options
from pioche.core.refusals import BadFile
from pioche.files import file_trouble
from pioche.lab.figures import Figures, figures_of
from pioche.lab.simulation import (
    Simulation,
    base_seed,
    changes,
    play_game,
    play_quick_game,
    policies_of,
    with_options,
)
from pioche.records import write_record
from pioche.search.play import Loop, Played
from pioche.table.options import game_options
from pioche.table.record import EXTENSION

# So many chunks, about: enough to share out, few enough to keep as files.
CHUNKS: Final = 1000
SMALLEST: Final = 120
LARGEST: Final = 10_080
# At tables, where a game takes as long as hundreds without one.
LARGEST_AT_TABLES: Final = 100
# Between so many games Python looks whether somebody wants to stop.
SLICE: Final = 120


def chunk_games(plan: Simulation) -> int:
    """How many games a chunk has; in a large one every bot sits on every seat as often."""
    wanted = plan.games // CHUNKS
    if not policies_of(plan):
        return min(LARGEST_AT_TABLES, max(1, wanted))
    seats = len(plan.bots)
    return -(-min(LARGEST, max(SMALLEST, wanted)) // seats) * seats


def chunk_count(plan: Simulation) -> int:
    return -(-plan.games // chunk_games(plan))


def games_of_chunk(plan: Simulation, chunk: int) -> range:
    """The numbers of its games."""
    size = chunk_games(plan)
    return range(chunk * size, min(plan.games, (chunk + 1) * size))


def play_chunk(plan: Simulation, chunk: int) -> Figures:
    """The games of a chunk under each of the options, and what is counted of them."""
    numbers = games_of_chunk(plan, chunk)
    played = [play_variant(plan, change, numbers) for change in changes(plan)]
    return figures_of(played, numbers.start)


def play_variant(plan: Simulation, change: Options, numbers: range) -> Played:
    """These games with these options: without tables where every bot has a policy."""
    played, policies = Played(len(plan.bots)), policies_of(plan)
    changed = with_options(plan, change)
    if not policies:
        for number in numbers:
            play_at_table(changed, number, played)
        return played
    loop = Loop(plan.game, policies, game_options(plan.game, changed.options), base_seed(plan))
    for first in range(numbers.start, numbers.stop, SLICE):
        loop.play(first, min(SLICE, numbers.stop - first), played)
    return played


def play_at_table(plan: Simulation, number: int, played: Played) -> None:
    """One game at a table: with fair chance and a record where records are wanted."""
    if plan.records is None:
        table = play_quick_game(plan, number)
    else:
        table = play_game(plan, number)
        write_record(table, Path(plan.records) / f"{plan.game.id}-{number:06}{EXTENSION}")
    played.add(table.state, len(table.log))


def make_folder(path: str) -> Path:
    """The folder for files of a simulation."""
    if not path:
        raise BadFile(0, "file-missing", path=path)
    try:
        Path(path).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise file_trouble(path, error) from error
    return Path(path)
