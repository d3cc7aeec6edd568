"""A game that is over, at a glance: where the points come from, its turns, its steps."""

from dataclasses import dataclass

from pioche.server.replay_messages import Summary, Turn
from pioche.server.rooms.game_setup import GameSetup, game_setup
from pioche.server.rooms.room import Room
from pioche.server.rooms.versions import check_over
from pioche.table.log import Step
from pioche.table.table import Table
from pioche.table.turns import turns_of


@dataclass(frozen=True)
class FinishedGame:
    """What is needed to sum a game up without touching the table."""

    setup: GameSetup
    log: tuple[Step, ...]
    steps: list[list[int]]

    def summary(self) -> Summary:
        """It takes as long as the game: not on the event loop."""
        table = self.setup.deal()
        turns = [Turn(turn.log, turn.seat, turn.scores) for turn in turns_of(table, self.log)]
        return Summary(breakdowns(table), turns, self.steps)


def breakdowns(table: Table) -> list[list[dict[str, object]]]:
    """Where the points of each seat come from."""
    return [[item.json() for item in table.breakdown(seat)] for seat in range(table.seats)]


def finished_game(room: Room) -> FinishedGame:
    """A room's game, once it is over: before, this would tell what is hidden."""
    check_over(room)
    watchers = (*range(room.table.seats), None)
    steps = [list(room.seat_events.log_of(who).logs) for who in watchers]
    return FinishedGame(game_setup(room.table), tuple(room.table.log), steps)
