"""The deals of the lessons, made by playing them: `python -m pioche.testing.lesson_deals`.

Do that whenever the rules, the faces or the options of a game change; a test compares what is
made here with the files.
"""

import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from pioche import lessons
from pioche.core.options import Value
from pioche.games import game as game_of
from pioche.table.log import HUMAN, Player
from pioche.table.record import EXTENSION, record_text
from pioche.table.table import Table

LEARNER: Final = Player("Vous", HUMAN)
# Time's own move: the glass runs out.
NIGHT: Final = "night"
OTHERS: Final = (Player("Ana", "balanced"), Player("Tom", "bold"))


@dataclass(frozen=True)
class Deal:
    """A seed that was looked for, and every move: the number of a seat, then what it plays."""

    seed: int
    moves: tuple[str, ...]
    seats: int = 3
    options: dict[str, Value] = field(default_factory=dict)
    learner: Player = LEARNER

    def play(self, game: str) -> Table:
        players = (self.learner, *OTHERS)[: self.seats]
        table = Table(game_of(game), players, self.seed, None, **self.options)
        for line in self.moves:
            play_line(table, line)
        return table


def play_line(table: Table, line: str) -> None:
    if line == NIGHT:
        table.tick(table.deadline() or 0)
        return
    seat, move = line.split(" ", 1)
    table.play(int(seat) - 1, move)


DEALS: Final[dict[str, Deal]] = {
    "diamant": Deal(
        seed=412,
        options={"relics": "ascending"},
        moves=(
            *("1 go", "2 go", "3 go"),  # treasure 5
            *("1 go", "2 go", "3 go"),  # snakes
            *("1 go", "2 leave", "3 go"),  # Ana takes what is left; rams
            *("1 go", "3 go"),  # treasure 7
            *("1 go", "3 go"),  # relic
            *("1 leave", "3 go"),  # alone: the relic; rams again, a trap for Tom
        ),
    ),
    "letsdig": Deal(
        seed=721,
        options={"first": "1"},
        moves=(
            *("1 dig 2", "1 dig 2", "1 stop"),  # chest, worms
            *("2 dig 2", "2 dig 2", "2 dig 3"),  # gold, worms, worms: bust
            *("3 dig 3", "3 stop"),  # cookies
            *("1 dig 2", "1 dig 1", "1 dog dug", "1 dig 3", "1 stop"),  # dog, skeleton, gold
        ),
    ),
    "digup": Deal(
        seed=3697,
        seats=2,
        options={"first": "1"},
        moves=(
            *("1 colour ruby", "2 colour sapphire"),
            *("1 play ruby-8", "1 at 8"),  # a topaz comes to the hand
            *("1 play torch", "1 player 1", "1 at 6", "1 at 9", "1 done"),  # a ruby lies at 6
            *("2 play sapphire-4", "2 at 4", "2 done", "2 done"),
            *("1 play topaz-6", "1 play ruby-9", "1 at 9"),
        ),
    ),
    "dig": Deal(
        seed=9789,
        seats=2,
        options={"first": "1"},
        moves=(
            *("1 beside", "1 recruit"),  # steel, gold
            *("2 beside", "2 recruit"),
            *("1 dig 1", "2 dig 1"),  # steel; a skeleton for Ana
            *("1 dig 1", "2 beside"),  # ruby
            *("1 dig 1", "2 beside"),  # gold, on the fifth place: a gem
            *("1 close 1", "2 beside"),
            "1 hire 2",
        ),
    ),
    "digger": Deal(
        seed=314,
        options={"first": "1"},
        learner=Player("Vous", "balanced"),  # of a person the record would hold the gesture
        moves=(
            *("1 throw", "1 take ruby", "1 take diamond"),
            *("1 throw", "1 take water", "1 take emerald"),
            *("1 store diamond", "1 store emerald", "1 store ruby", "1 store water"),
            *("2 throw", "2 take ruby", "2 take diamond", "2 throw", NIGHT),
            *("3 throw", "3 take diamond", "3 store diamond"),
            *("1 throw", "1 steal diamond 3", "1 store diamond"),
        ),
    ),
}


def deal_text(game: str) -> str:
    """The record of a lesson; the seeds are part of it, so that it can be played again."""
    return record_text(DEALS[game].play(game), keep_seeds=True)


def main() -> int:
    folder = Path(lessons.__file__).parent
    for game in DEALS:
        (folder / f"{game}{EXTENSION}").write_text(deal_text(game), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
