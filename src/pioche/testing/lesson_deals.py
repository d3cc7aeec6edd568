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
OTHERS: Final = (Player("Ana", "balanced"), Player("Tom", "bold"))


@dataclass(frozen=True)
class Deal:
    """A seed that was looked for, and every move: the number of a seat, then what it plays."""

    seed: int
    moves: tuple[str, ...]
    seats: int = 3
    options: dict[str, Value] = field(default_factory=dict)

    def play(self, game: str) -> Table:
        players = (LEARNER, *OTHERS)[: self.seats]
        table = Table(game_of(game), players, self.seed, None, **self.options)
        for line in self.moves:
            seat, move = line.split(" ", 1)
            table.play(int(seat) - 1, move)
        return table


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
