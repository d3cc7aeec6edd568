"""Golden playthroughs: whole games, every move with a digest of its events and views.

A rule that changes by mistake changes one of these files. Each begins with its case: a number
of players with the usual options, or one option changed, beside others that make it matter.

`python -m pioche.testing.golden write GAME FOLDER` writes the files of a game;
`python -m pioche.testing.golden show FILE` prints what stands behind the digests of one: every
event and every change of a view. Shown before and after a change, they can be compared.
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final

from pioche.core.game import Game, Options, View
from pioche.core.rng import Fast
from pioche.games import game as game_of
from pioche.table.record import record_text
from pioche.table.table import Table
from pioche.testing.cases import Case, require, single_options
from pioche.testing.table_checks import new_table, random_move

NOT_SEEN: Final = object()
# Up to this many numbers of seats have a playthrough each; else the fewest and the most.
FEW_SEATS: Final = 4
# Hexadecimal digits of a digest.
DIGEST: Final = 8
# The seeds that are tried before an option counts as without effect.
SEEDS: Final = range(7, 60)
USAGE: Final = (
    "usage: python -m pioche.testing.golden write GAME FOLDER\n"
    "       python -m pioche.testing.golden show FILE\n"
)


# The steps of a playthrough


def steps(case: Case) -> Iterator[tuple[str, list[str]]]:
    """A whole game: each step with its events and changed views; the record comes last."""
    table, rng = new_table(case), Fast(case.seed)
    watch = Watch(table)
    yield "deal", watch.news()
    while not table.over:
        random_move(table, rng)
        step = table.log[-1]
        yield f"{step.seat} {table.game.moves.text(step.value)}", watch.news()
    yield (
        "record",
        record_text(table).splitlines()[1:-1],
    )  # without the chain, which covers the header


class Watch:
    """All watchers of a table, with their events and views so far."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.watchers: list[int | None] = [*range(table.seats), None]
        self.heard = dict.fromkeys(self.watchers, 0)
        self.seen: dict[int | None, View] = {seat: {} for seat in self.watchers}

    def news(self) -> list[str]:
        """The new events and the changes of views, each with its watchers."""
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
        # Numbered: an event may come twice in one step.
        return [f"hears {number} {dump(event)}" for number, event in enumerate(events)]

    def new_sights(self, seat: int | None) -> list[str]:
        before, now = self.seen[seat], self.table.view(seat)
        self.seen[seat] = now
        changed = {key: now[key] for key in now if before.get(key, NOT_SEEN) != now[key]}
        return [f"sees {key} {dump(value)}" for key, value in changed.items()]


def dump(data: object) -> str:
    return json.dumps(data, ensure_ascii=False)


# A playthrough as a file


def golden_text(case: Case) -> str:
    """The case, then each step with its digest."""
    lines = [f"{step} {digest(news)}" for step, news in steps(case)]
    return "\n".join([case_line(case), *lines]) + "\n"


def digest(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:DIGEST]


def case_line(case: Case) -> str:
    """The case as JSON, with the options that differ from their defaults."""
    changed = changed_options(case.game, case.options)
    return dump({"seats": case.seats, "options": changed, "seed": case.seed})


def changed_options(game: Game, options: Options) -> Options:
    usual = {option.name: option.default for option in game.options}
    return {name: value for name, value in options.items() if value != usual[name]}


def read_case(game: Game, text: str) -> Case:
    line: dict[str, Any] = json.loads(text.partition("\n")[0])
    usual = {option.name: option.default for option in game.options}
    return Case(game, line["seats"], {**usual, **line["options"]}, line["seed"])


# The playthroughs of a game


def usual_cases(game: Game) -> dict[str, Case]:
    """Numbers of seats with the usual options, by file name."""
    fewest, most = game.seats[0], game.seats[-1]
    counts = game.seats if len(game.seats) <= FEW_SEATS else (fewest, most)
    usual = {option.name: option.default for option in game.options}
    return {f"{game.id}-{seats}.txt": Case(game, seats, usual, seats) for seats in counts}


def changes_of(game: Game) -> dict[str, tuple[int, Options]]:
    """Each other value of each option by file name, with the fewest players that it allows."""
    found: dict[str, tuple[int, Options]] = {}
    for seats in game.seats:
        for options in single_options(game, seats)[1:]:
            change = changed_options(game, options)
            found.setdefault(f"{game.id}-{change_name(change)}.txt", (seats, change))
    return found


def change_name(change: Options) -> str:
    """The changed options in letters of a file name; a sheet is just `sheet`."""
    shown = [name if " " in str(value) else f"{name}-{value}" for name, value in change.items()]
    return "-".join(shown).lower()


def telling_case(game: Game, seats: int, change: Options) -> Case:
    """A game in which a changed option matters, beside another change where it needs one."""
    contexts = single_options(game, seats)
    for seed in SEEDS:
        for context in contexts:
            with_change = Case(game, seats, {**context, **change}, seed)
            without = Case(game, seats, context, seed)
            if differs(with_change, without, change):
                return with_change
    raise LookupError(f"{game.id}: {change} changes nothing")


def differs(one: Case, other: Case, change: Options) -> bool:
    """Whether any event or view differs, apart from the changed options themselves."""
    pairs = zip_longest(effects(one, change), effects(other, change))
    return any(line != counterpart for line, counterpart in pairs)


def effects(case: Case, change: Options) -> Iterator[str]:
    """All events and views, without the changed options themselves."""
    own = tuple(f"sees {name} " for name in change)
    for step, news in steps(case):
        yield step
        for line in news:
            if not line.partition(" ")[2].startswith(own):
                yield line


# Checking and writing


def check_golden(game: Game, folder: Path) -> None:
    """Every golden file exists, none is left over, and each is what the rules give."""
    wanted = {*usual_cases(game), *changes_of(game)}
    found = {file.name for file in folder.glob("*.txt")}
    require(found == wanted, "the golden playthroughs are complete", found ^ wanted)
    for name in sorted(wanted):
        check_file(game, folder / name)


def check_file(game: Game, file: Path) -> None:
    """The file is what the rules give, and of the case of its name."""
    text = file.read_text(encoding="utf-8")
    case = read_case(game, text)
    change = changes_of(game).get(file.name, (0, {}))[1]
    require(change.items() <= case.options.items(), "a golden file has its option", file)
    now = golden_text(case)
    for line, wanted in zip(now.splitlines(), text.splitlines(), strict=False):
        require(line == wanted, "the golden playthrough is unchanged", file, line, wanted)
    require(now == text, "the golden playthrough is as long as it was", file)


def write_golden(game: Game, folder: Path) -> None:
    """Write every file of a game; report options without effect."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.txt"):
        old.unlink()
    cases = usual_cases(game)
    for name, (seats, change) in changes_of(game).items():
        cases[name] = telling_case(game, seats, change)
    for name, case in cases.items():
        (folder / name).write_text(golden_text(case), encoding="utf-8", newline="\n")


def show(file: Path) -> str:
    """The events and views behind the digests of a file."""
    text = file.read_text(encoding="utf-8")
    case = read_case(game_of(file.stem.partition("-")[0]), text)
    parts = ["\n".join([f"> {step}", *news]) for step, news in steps(case)]
    return "\n\n".join([case_line(case), *parts]) + "\n"


def main(arguments: list[str]) -> int:
    match arguments:
        case ["write", game, folder]:
            write_golden(game_of(game), Path(folder))
        case ["show", file]:
            sys.stdout.write(show(Path(file)))
        case _:
            sys.stderr.write(USAGE)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
