"""The worked records of docs/records.md: one short real game for each game.

`python -m pioche.testing.worked_records docs/records.md` plays them again and writes them into the
page, between its marks. Run it when the rules, the faces or the options of a game change. A test
replays the records of the page and compares the text about them.

A mark describes the scene to look for, in words NAME=VALUE after the game:

    <!-- record digger moves=24 players=random until=steal crates=black -->

`moves` is the most moves, `seats` the number of players, `players` their kind. `until=chance` ends
the record with a step that drew something at random, `until=MOVE` with such a move of that name.
All other words are options of the game.
"""

import json
import re
import sys
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any, Final

from pioche.core.game import Game, Options
from pioche.core.masks import SPECTATOR, bit_of
from pioche.core.rng import Fast
from pioche.games import game as game_of
from pioche.table.log import HUMAN, MOVE, Player
from pioche.table.options import options_of
from pioche.table.record import read_text, record_text
from pioche.table.table import Table, contents_of
from pioche.words import words_in
from pioche.words.spell import spell_event

NAMES: Final = ("Ana", "Bo", "Cleo")
MARKS: Final = re.compile(
    r"(<!-- record (?P<game>[a-z]+)(?P<scene>[^>]*) -->\n).*?(<!-- end of record -->\n)", re.DOTALL
)
RECORD: Final = re.compile(r"```json\n(.*?)```\n", re.DOTALL)
LANGUAGE: Final = "en"
# The event of a question: the next move shows what the question was.
ASKS: Final = "asks"
# Time between two moves in a game without a clock.
MS_PER_MOVE: Final = 2000
# Of `until`: any step that drew something at random.
CHANCE: Final = "chance"


@dataclass(frozen=True)
class Scene:
    """A game to look for: its setup, and how it ends. Without `until` it ends after `moves`."""

    options: Options
    moves: int = 4
    players: str = HUMAN
    seats: int = 2
    until: str = ""

    def is_end(self, table: Table) -> bool:
        last = table.log[-1]
        named = last.kind == MOVE and table.game.moves.name(last.value) == self.until
        return bool(table.outcome_lines[-1]) and (named or self.until == CHANCE)


def read_scene(game: Game, text: str) -> Scene:
    """The scene of a mark."""
    words = dict(word.split("=") for word in text.split())
    options = {
        option.name: option.read(words.pop(option.name))
        for option in options_of(game)
        if option.name in words
    }
    usual = Scene(options)
    scene = Scene(
        options,
        moves=int(words.pop("moves", usual.moves)),
        seats=int(words.pop("seats", usual.seats)),
        players=words.pop("players", usual.players),
        until=words.pop("until", usual.until),
    )
    if words:
        raise ValueError(f"unknown words in the mark of {game.id}: {sorted(words)}")
    return scene


# Making them


def worked_table(game: Game, scene: Scene) -> Table:
    """The random game with the lowest seed that comes to the end of the scene."""
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
    """Play at random; whether the scene was found."""
    for number in range(scene.moves):
        if table.over:
            return False
        seat = table.to_act()[0]
        moves = table.legal(seat)
        at = None if table.game.rules.clock else (number + 1) * MS_PER_MOVE
        table.play(seat, moves[rng.below(len(moves))], at)
        if scene.until and scene.is_end(table):
            return True
    return not scene.until


# Writing them down


def block(table: Table) -> str:
    """The record, and what each of its lines brought."""
    record = record_text(table, keep_seeds=True)
    rows = [f"| {lines} | {said} |\n" for lines, said in explained(table)]
    return f"```json\n{record}```\n\n| lines | what happened |\n|---|---|\n{''.join(rows)}"


def explained(table: Table) -> list[tuple[str, str]]:
    """The lines of the deal and of each step, and what the player who moved could see of it."""
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
    """The page with all its records played again."""
    return MARKS.sub(lambda found: fill(found, block(table_of_mark(found))), page)


def table_of_mark(found: re.Match[str]) -> Table:
    game = game_of(found["game"])
    return worked_table(game, read_scene(game, found["scene"]))


def explained_again(page: str) -> str:
    """The page with its own records, replayed, and the text about them."""
    return MARKS.sub(lambda found: fill(found, block(read_text(record_in(found[0])))), page)


def fill(found: re.Match[str], text: str) -> str:
    return f"{found[1]}\n{text}\n{found[4]}"


def record_in(text: str) -> str:
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
