"""The finished chunks of a simulation as files, so that it can go on where it stopped."""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pioche
from pioche.compiled_set import source_digest
from pioche.core.refusals import BadFile, Refusal
from pioche.files import file_trouble, read_text_file, replace_file
from pioche.lab.chunks import chunk_count, chunk_games, make_folder
from pioche.lab.figures import Figures
from pioche.lab.simulation import Simulation, changes

PLAN: Final = "plan.json"
FORMAT: Final = 1
MOST_MEGABYTES: Final = 64


def identity(plan: Simulation) -> dict[str, Any]:
    """All that the figures depend on; chunks of any other simulation are of no use."""
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
    """A folder of chunks of one simulation, with a file that says of which."""

    def __init__(self, path: str, plan: Simulation) -> None:
        self.path = path
        self.chunks = chunk_count(plan)
        self.folder = make_folder(path)
        self.check(json.loads(json.dumps(identity(plan))))

    def check(self, wanted: dict[str, Any]) -> None:
        """Refuse what was begun with another plan or by other rules."""
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
        """The chunks that are there, with their figures."""
        for chunk in range(self.chunks):
            if (self.folder / name_of(chunk)).exists():
                yield chunk, self.figures(chunk)

    def figures(self, chunk: int) -> Figures:
        try:
            return Figures.from_json(self.read(name_of(chunk)))
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise self.broken(name_of(chunk)) from error

    def keep(self, chunk: int, figures: Figures) -> None:
        self.write(name_of(chunk), figures.to_json())

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


def name_of(chunk: int) -> str:
    return f"chunk-{chunk:06}.json"
