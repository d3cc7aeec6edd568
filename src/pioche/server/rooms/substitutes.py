"""Which bot plays most like a person: the one that would have chosen what the person chose."""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from pioche.bots import TEMPERAMENTS, bot, bot_names, seat_at
from pioche.server.rooms.game_setup import GameSetup, game_setup
from pioche.server.rooms.room import Room
from pioche.table.log import Step
from pioche.table.table import Table

# So many of the last decisions are looked at.
LAST_DECISIONS: Final = 20
# Its seed sways a bot's choice: it is asked with several.
SEEDS: Final = 4
DEFAULT: Final = "balanced"


def default_bot(game: str) -> str:
    """The bot of somebody of whom nothing is known."""
    known = bot_names(game)
    return DEFAULT if DEFAULT in known else known[0]


@dataclass(frozen=True)
class PlayerHistory:
    """A game so far, apart from its table, and which of its steps one person chose."""

    setup: GameSetup
    log: tuple[Step, ...]
    chosen: frozenset[int]
    seat: int

    def closest_bot(self) -> str:
        """The bot to play on. It takes as long as the game so far: not on the event loop."""
        agreed: Counter[str] = Counter()
        table = self.setup.deal()
        for number, step in enumerate(self.log):
            if number in self.chosen:
                agreed.update(self.matching_bots(table, step))
            table.apply(step)
        return best_match(agreed, default_bot(table.game.id))

    def matching_bots(self, table: Table, step: Step) -> list[str]:
        """The temperaments that would have done the same, once for each seed."""
        game = table.game
        seat = seat_at(table, self.seat)
        names = [name for name in TEMPERAMENTS if name in bot_names(game.id)]
        return [
            name
            for name in names
            for seed in range(SEEDS)
            if bot(game.id, name, seed)(seat) == step.value
        ]


def best_match(agreed: Counter[str], default: str) -> str:
    """The one with the most; if several have as many, the default one among or instead of them."""
    best = max(agreed.values(), default=0)
    names = [name for name, times in agreed.items() if times == best]
    return names[0] if len(names) == 1 else default


def history_of(room: Room, seat: int) -> PlayerHistory:
    """What one person has done at a table so far."""
    table = room.table
    chosen = frozenset(room.choices.get(seat, [])[-LAST_DECISIONS:])
    # Nothing after the last of them can change the choice.
    log = tuple(table.log[: max(chosen, default=-1) + 1])
    return PlayerHistory(game_setup(table), log, chosen, seat)
