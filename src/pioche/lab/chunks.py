"""A simulation cut into chunks: each is a pure function of the plan and its number.

Any process can play any chunk, and the figures of all chunks add up to the same sums. Finished
chunks can be kept as files, so that a simulation goes on where it stopped.
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pioche
from pioche.compiled_set import source_digest
from pioche.core.game import Options
from pioche.core.refusals import BadFile, Refusal
from pioche.files import file_trouble, read_text_file, replace_file
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

# The approximate number of chunks: enough to share out, few enough to keep as files.
CHUNKS: Final = 1000
SMALLEST: Final = 120
LARGEST: Final = 10_080
# A game at a table takes as long as hundreds without one.
LARGEST_AT_TABLES: Final = 100
# Python checks for an interrupt after this many games.
SLICE: Final = 120


def chunk_games(plan: Simulation) -> int:
    """The games of a chunk, a multiple of the seats: every bot sits on every seat equally often."""
    wanted = plan.games // CHUNKS
    if not policies_of(plan):
        return min(LARGEST_AT_TABLES, max(1, wanted))
    seats = len(plan.bots)
    return -(-min(LARGEST, max(SMALLEST, wanted)) // seats) * seats


def chunk_count(plan: Simulation) -> int:
    return -(-plan.games // chunk_games(plan))


def games_of_chunk(plan: Simulation, chunk: int) -> range:
    size = chunk_games(plan)
    return range(chunk * size, min(plan.games, (chunk + 1) * size))


def play_chunk(plan: Simulation, chunk: int) -> Figures:
    """Play the games of a chunk with each variant and count."""
    numbers = games_of_chunk(plan, chunk)
    played = [play_variant(plan, change, numbers) for change in changes(plan)]
    return figures_of(played, numbers.start)


def play_variant(plan: Simulation, change: Options, numbers: range) -> Played:
    """Play these games with these options, without tables where every bot has a policy."""
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
    """Play one game at a table; with fair chance and a record where records are wanted."""
    if plan.records is None:
        table = play_quick_game(plan, number)
    else:
        table = play_game(plan, number)
        write_record(table, Path(plan.records) / f"{plan.game.id}-{number:06}{EXTENSION}")
    played.add(table.state, len(table.log))


def make_folder(path: str) -> Path:
    """A folder for files of a simulation, made where it does not exist."""
    if not path:
        raise BadFile(0, "file-missing", path=path)
    try:
        Path(path).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise file_trouble(path, error) from error
    return Path(path)


# Finished chunks as files, so that a simulation can go on where it stopped


PLAN: Final = "plan.json"
FORMAT: Final = 1
MOST_MEGABYTES: Final = 64


def identity(plan: Simulation) -> dict[str, Any]:
    """Everything that the figures depend on: chunks of another simulation cannot be used."""
    return {
        "pioche": FORMAT,
        "game": plan.game.id,
        "version": plan.game.version,
        "rules": source_digest(Path(pioche.__file__).parent),
        "bots": list(plan.bots),
        "options": [{**plan.options, **change} for change in changes(plan)],
        "games": plan.games,
        "chunk": chunk_games(plan),
        "seed": plan.seed,
        "records": plan.records is not None,
    }


class ChunkFiles:
    """A folder of finished chunks, with a file that identifies the simulation."""

    def __init__(self, path: str, plan: Simulation) -> None:
        self.path = path
        self.chunks = chunk_count(plan)
        self.folder = make_folder(path)
        self.check(json.loads(json.dumps(identity(plan))))

    def check(self, wanted: dict[str, Any]) -> None:
        """Refuse a folder of another plan or of other rules."""
        file = self.folder / PLAN
        if not file.exists():
            if any(self.folder.iterdir()):
                raise Refusal("simulate-resume-folder", path=self.path)
            self.write(PLAN, wanted)
            return
        found = self.read(PLAN)
        rules = ("version", "rules")
        if any(found.get(key) != wanted[key] for key in wanted if key not in rules):
            raise Refusal("simulate-resume-plan", path=self.path)
        if any(found.get(key) != wanted[key] for key in rules):
            raise Refusal("simulate-resume-rules", path=self.path)

    def finished(self) -> Iterator[tuple[int, Figures]]:
        """The chunks in the folder, with their figures."""
        for chunk in range(self.chunks):
            if (self.folder / file_name(chunk)).exists():
                yield chunk, self.figures(chunk)

    def figures(self, chunk: int) -> Figures:
        try:
            return Figures.from_json(self.read(file_name(chunk)))
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise self.broken(file_name(chunk)) from error

    def keep(self, chunk: int, figures: Figures) -> None:
        self.write(file_name(chunk), figures.to_json())

    def read(self, name: str) -> dict[str, Any]:
        text = read_text_file(self.folder / name, MOST_MEGABYTES, BadFile)
        try:
            found = json.loads(text)
        except ValueError as error:
            raise self.broken(name) from error
        if not isinstance(found, dict):
            raise self.broken(name)
        return found

    def broken(self, name: str) -> Refusal:
        return Refusal("simulate-resume-broken", path=str(self.folder / name))

    def write(self, name: str, data: dict[str, Any]) -> None:
        content = (json.dumps(data, separators=(",", ":")) + "\n").encode()
        try:
            replace_file(Path(os.path.realpath(self.folder / name)), content)
        except (OSError, ValueError) as error:
            raise file_trouble(self.path, error) from error


def file_name(chunk: int) -> str:
    return f"chunk-{chunk:06}.json"
