"""The worked records of docs/records.md: one short real game for each game of the house.

`python -m pioche.testing.worked_records docs/records.md` plays them anew and writes them into
the page, between its marks; do that whenever the rules, the faces or the options of a game
change. A test replays what the page holds and compares what is said about it.
"""

import json
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, Final

from pioche.core.game import Game
from pioche.core.masks import SPECTATOR, bit_of
from pioche.core.options import Value
from pioche.core.rng import Fast
from pioche.games import game as game_of
from pioche.table.log import MOVE, Player
from pioche.table.record import read_text, record_text
from pioche.table.table import Table, contents_of
from pioche.words import words_in
from pioche.words.spell import spell_event

NAMES: Final = ("Ana", "Bo", "Cleo")
MARKS: Final = re.compile(
    r"(<!-- record (?P<game>[a-z]+) -->\n).*?(<!-- end of record -->\n)", re.DOTALL
)
RECORD: Final = re.compile(r"```json\n(.*?)```\n", re.DOTALL)
LANGUAGE: Final = "en"
# The event of a question: the next move shows what was asked.
ASKS: Final = "asks"
# Between the moves of somebody who plays by no clock.
MS_PER_MOVE: Final = 2000


@dataclass(frozen=True)
class Scene:
    """A game to look for: how it is set up, and what must have happened when it stops.

    Without `ends` any game will do, after so many moves; with it, a game that comes to that.
    """

    moves: int
    players: str = "human"
    seats: int = 2
    options: dict[str, Value] = field(default_factory=dict)
    ends: Callable[[Table], bool] | None = None


def drew_something(table: Table) -> bool:
    """Whether the last step drew something at random."""
    return bool(table.outcome_lines[-1])


def played(name: str) -> Callable[[Table], bool]:
    """Whether the last step is a move of that name that drew something at random."""

    def ends(table: Table) -> bool:
        last = table.log[-1]
        named = last.kind == MOVE and table.game.moves.name(last.value) == name
        return named and drew_something(table)

    return ends


SCENES: Final[dict[str, Scene]] = {
    "diamant": Scene(moves=9, seats=3, options={"relics": "ascending"}, ends=drew_something),
    # Nothing but a sabre draws anything after the deal.
    "letsdig": Scene(moves=24, seats=3, ends=drew_something),
    "digup": Scene(moves=4, options={"colours": "drawn"}),
    "dig": Scene(moves=6),
    "digger": Scene(
        moves=24,
        players="random",
        options={"crates": "black", "sand": "uneven"},
        ends=played("steal"),
    ),
}
OTHERS: Final = Scene(moves=4)


# Making them


def worked_table(game: Game) -> Table:
    """The first random game, by its seed, that comes to the end of the scene in few moves."""
    scene = SCENES.get(game.id, OTHERS)
    for seed in count(1):
        table = new_table(game, scene, seed)
        if comes_to_end(table, scene, Fast(seed)):
            return table
    raise AssertionError("there is always another seed")


def new_table(game: Game, scene: Scene, seed: int) -> Table:
    seats = max(scene.seats, min(game.seats))
    players = [Player(name, scene.players) for name in NAMES[:seats]]
    return Table(game, players, seed, None, **scene.options)


def comes_to_end(table: Table, scene: Scene, rng: Fast) -> bool:
    """Play at random, and tell whether the scene was found."""
    for number in range(scene.moves):
        if table.over:
            return False
        seat = table.to_act()[0]
        moves = table.legal(seat)
        at = None if table.game.rules.clock else (number + 1) * MS_PER_MOVE
        table.play(seat, moves[rng.below(len(moves))], at)
        if scene.ends is not None and scene.ends(table):
            return True
    return scene.ends is None


# Writing them down


def block(table: Table) -> str:
    """The record, and what each of its lines brought."""
    record = record_text(table, keep_seeds=True)
    rows = [f"| {lines} | {said} |\n" for lines, said in explained(table)]
    return f"```json\n{record}```\n\n| lines | what happened |\n|---|---|\n{''.join(rows)}"


def explained(table: Table) -> list[tuple[str, str]]:
    """For the deal and for each step its lines, and what whoever moved could see of it."""
    contents = contents_of(table)
    again = contents.beginning()
    rows, line = [row(again, 2, 1, 0)], 2 + len(again.outcome_lines[0])
    for step in contents.log:
        before = len(again.event_log)
        again.apply(step)
        rows.append(row(again, line, 0, before))
        line += 1 + len(again.outcome_lines[-1])
    return rows


def row(table: Table, line: int, header: int, since: int) -> tuple[str, str]:
    """The lines from the first to the last outcome, and what happened."""
    last = line + len(table.outcome_lines[-1]) - header
    words, names = words_in(LANGUAGE), [player.name for player in table.players]
    bit = bit_of(SPECTATOR if header else table.log[-1].seat)
    heard = [event for audience, event in table.event_log.since(since) if audience & bit]
    news = [event for event in heard if event["event"] != ASKS]
    said = " ".join(spell_event(words, table.game, event, names) for event in news)
    return f"{line}" if last <= line else f"{line} to {last}", said or "nothing"


def renewed(page: str) -> str:
    """The page with all its records played anew."""
    return MARKS.sub(lambda found: fill(found, block(worked_table(game_of(found["game"])))), page)


def explained_anew(page: str) -> str:
    """The page with its own records, replayed, and what is said about them."""
    return MARKS.sub(lambda found: fill(found, block(read_text(record_in(found[0])))), page)


def fill(found: re.Match[str], text: str) -> str:
    return f"{found[1]}\n{text}\n{found[3]}"


def record_in(text: str) -> str:
    """The record of a block."""
    found = RECORD.search(text)
    return found[1] if found else ""


def records_of(page: str) -> dict[str, list[dict[str, Any]]]:
    """The lines of each record of the page, by game."""
    found = {match["game"]: record_in(match[0]) for match in MARKS.finditer(page)}
    return {game: [json.loads(line) for line in text.splitlines()] for game, text in found.items()}


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        sys.stderr.write("usage: python -m pioche.testing.worked_records PAGE\n")
        return 2
    page = Path(arguments[0])
    page.write_text(renewed(page.read_text(encoding="utf-8")), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
