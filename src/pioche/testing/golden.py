"""Golden playthroughs: whole games as text, every move, event and view, kept for ever.

A rule that changes by mistake changes one of these files. They are written with
`python -m pioche.testing.golden GAME FOLDER` and read by people as much as by tests.
"""

import json
import sys
from pathlib import Path
from typing import Final

from pioche.core.game import Game, Options, View
from pioche.core.rng import Fast
from pioche.games import game as game_of
from pioche.table.record import record_text
from pioche.table.table import Table
from pioche.testing.cases import Case, every_single_option, single_options
from pioche.testing.failure import require
from pioche.testing.table_checks import new_table, random_move

NOT_SEEN: Final = object()
# With no more numbers of seats than this, each has its playthrough; else the fewest and the most.
FEW_SEATS: Final = 4


def golden_cases(game: Game) -> dict[str, Case]:
    """Numbers of seats with the defaults, then each other option by itself, by file name."""
    fewest, most = game.seats[0], game.seats[-1]
    counts = game.seats if len(game.seats) <= FEW_SEATS else (fewest, most)
    defaults = single_options(game, fewest)[0]
    cases = {f"{game.id}-{seats}.txt": Case(game, seats, defaults, seats) for seats in counts}
    for options in every_single_option(game):
        seats = next(n for n in game.seats if options in single_options(game, n))
        name = case_name(options, defaults)
        cases[f"{game.id}-{seats}-{name}.txt"] = Case(game, seats, options, 7)
    return cases


def case_name(options: Options, defaults: Options) -> str:
    """What is not as usual, in letters that a file name may have; a sheet is just a sheet."""
    changed = {name: value for name, value in options.items() if value != defaults[name]}
    told = [name if " " in str(value) else f"{name}-{value}" for name, value in changed.items()]
    return "-".join(told).lower()


def golden_text(case: Case) -> str:
    """A whole game: what each step told whom, what everybody saw then, and the record."""
    table, rng = new_table(case), Fast(case.seed)
    watch = Watch(table)
    lines = [f"# {case}", *watch.news()]
    while not table.over:
        random_move(table, rng)
        step = table.log[-1]
        lines += ["", f"> {step.seat}: {table.game.moves.text(step.value)}", *watch.news()]
    return "\n".join([*lines, "", "# record", record_text(table)])


class Watch:
    """Everybody around a table: what they have heard and seen so far."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.watchers: list[int | None] = [*range(table.seats), None]
        self.heard = dict.fromkeys(self.watchers, 0)
        self.seen: dict[int | None, View] = {seat: {} for seat in self.watchers}

    def news(self) -> list[str]:
        """The new events and what changed in the views, each with those whom it reached."""
        reached: dict[str, list[str]] = {}
        for seat in self.watchers:
            name = "spectator" if seat is None else str(seat)
            for line in [*self.new_events(seat), *self.new_sights(seat)]:
                reached.setdefault(line, []).append(name)
        everybody = len(self.watchers)
        return [
            f"{'all' if len(names) == everybody else ' '.join(names)} {line}"
            for line, names in reached.items()
        ]

    def new_events(self, seat: int | None) -> list[str]:
        events = self.table.events(seat, self.heard[seat])
        self.heard[seat] += len(events)
        # Numbered, because the same thing may happen twice in one step.
        return [f"hears {number} {dump(event)}" for number, event in enumerate(events)]

    def new_sights(self, seat: int | None) -> list[str]:
        before, now = self.seen[seat], self.table.view(seat)
        self.seen[seat] = now
        changed = {key: now[key] for key in now if before.get(key, NOT_SEEN) != now[key]}
        return [f"sees {key} {dump(value)}" for key, value in changed.items()]


def dump(data: object) -> str:
    return json.dumps(data, ensure_ascii=False)


def check_golden(game: Game, folder: Path) -> None:
    """Every golden file is there, none is left over, and each is what the rules give."""
    cases = golden_cases(game)
    found = {file.name for file in folder.glob("*.txt")}
    require(found == set(cases), "the golden playthroughs are complete", found ^ set(cases))
    for name, case in cases.items():
        text = (folder / name).read_text(encoding="utf-8")
        require(text == golden_text(case), "the golden playthrough is unchanged", folder / name)


def write_golden(game: Game, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, case in golden_cases(game).items():
        (folder / name).write_text(golden_text(case), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write_golden(game_of(sys.argv[1]), Path(sys.argv[2]))
