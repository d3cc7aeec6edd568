"""Which bot plays most like a person: the one that would have chosen what the person chose."""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from pioche.bots import TEMPERAMENTS, bot, bot_names, seat_of
from pioche.server.rooms.game_setup import GameSetup, game_setup
from pioche.server.rooms.room import Room
from pioche.table.log import Step
from pioche.table.table import Table

# So many of the last decisions are looked at.
LOOKED_AT: Final = 20
# Moods sway a bot's choice: it is asked in several.
MOODS: Final = 4
USUAL: Final = "balanced"


def usual_bot(game: str) -> str:
    """The bot of somebody of whom nothing is known."""
    known = bot_names(game)
    return USUAL if USUAL in known else known[0]


@dataclass(frozen=True)
class Past:
    """A game so far, apart from its table, and which of its steps one person chose."""

    beginning: GameSetup
    log: tuple[Step, ...]
    chosen: frozenset[int]
    seat: int

    def like(self) -> str:
        """The bot to play on. It takes as long as the game so far: not on the event loop."""
        agreed: Counter[str] = Counter()
        table = self.beginning.deal()
        for number, step in enumerate(self.log):
            if number in self.chosen:
                agreed.update(self.agreeing(table, step))
            table.apply(step)
        return most(agreed, usual_bot(table.game.id))

    def agreeing(self, table: Table, step: Step) -> list[str]:
        """The temperaments that would have done the same, once for each mood."""
        game = table.game
        seat = seat_of(game, table.state, self.seat)
        names = [name for name in TEMPERAMENTS if name in bot_names(game.id)]
        return [
            name
            for name in names
            for mood in range(MOODS)
            if bot(game.id, name, mood)(seat) == step.value
        ]


def most(agreed: Counter[str], usual: str) -> str:
    """The one with the most; if several have as many, the usual one among or instead of them."""
    best = max(agreed.values(), default=0)
    names = [name for name, times in agreed.items() if times == best]
    return names[0] if len(names) == 1 else usual


def past_of(room: Room, seat: int) -> Past:
    """What one person has done at a table so far."""
    table = room.play
    chosen = frozenset(room.choices.get(seat, [])[-LOOKED_AT:])
    # Nothing after the last of them can change the verdict.
    log = tuple(table.log[: max(chosen, default=-1) + 1])
    return Past(game_setup(table), log, chosen, seat)
