"""A game seen again step by step by one seat, and the summary of a finished game.

Replaying takes as long as the game so far, and each undo in it starts over. So the snapshots of a
few replayed games are kept for a while.
"""

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from threading import Lock
from typing import Final

from pioche.core.game import Game, Options, View
from pioche.server.errors import NotFound, NotNow
from pioche.server.messages.replay import Frame, Summary, Turn
from pioche.server.rooms.archive import check_over
from pioche.server.rooms.room import Room
from pioche.table.event_log import EventData
from pioche.table.fairness import Seeds
from pioche.table.log import Player, Step
from pioche.table.table import Table, unpack
from pioche.table.turns import turns_of


@dataclass(frozen=True)
class GameSetup:
    """How a table was dealt, to replay its game without touching it."""

    game: Game
    table_class: type[Table]
    players: tuple[Player, ...]
    seeds: Seeds
    options: Options

    def deal(self) -> Table:
        return self.table_class(self.game, self.players, self.seeds, None, **self.options)


def game_setup(table: Table) -> GameSetup:
    """The setup of a table of ours, which always has its seeds."""
    assert table.seeds is not None
    return GameSetup(table.game, type(table), table.players, table.seeds, table.options)


# Of all games together.
MOST_BYTES: Final = 32 * 1024 * 1024
# What a game takes besides its snapshots: its table, with log and events.
TABLE_BYTES: Final = 100_000
# What Python adds to the bytes of a snapshot.
OBJECT_BYTES: Final = 100


class ReplayedGame:
    """A replayed game: a snapshot after each step so far, as bytes."""

    def __init__(self, setup: GameSetup) -> None:
        self.table = setup.deal()
        self.snapshots: list[bytes] = []
        self.size = TABLE_BYTES
        self.keep_snapshot()

    def keep_snapshot(self) -> None:
        self.snapshots.append(self.table.snapshot().packed())
        self.size += len(self.snapshots[-1]) + OBJECT_BYTES

    def begins(self, log: Sequence[Step]) -> bool:
        """Whether both logs agree as far as both go."""
        return all(mine == other for mine, other in zip(self.table.log, log, strict=False))

    def view(self, log: Sequence[Step], seat: int | None) -> View:
        for step in log[len(self.table.log) :]:
            self.table.apply(step)
            self.keep_snapshot()
        return unpack(self.table.game, self.snapshots[len(log)]).view(seat)


class ReplayedGames:
    """The most recently replayed games, bounded in bytes; one replay runs at a time."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self.most_bytes = most_bytes
        self.games: OrderedDict[str, ReplayedGame] = OrderedDict()
        self.lock = Lock()

    def view(self, replay: "Replay") -> View:
        """The view of a seat. May replay the whole game: not on the event loop."""
        with self.lock:
            game = self.games.pop(replay.table_id, None)
            if game is None or not game.begins(replay.log):
                game = ReplayedGame(replay.setup)
            view = game.view(replay.log, replay.seat)
            self.games[replay.table_id] = game
            self.drop_oldest()
        return view

    def drop_oldest(self) -> None:
        while self.size() > self.most_bytes:
            self.games.popitem(last=False)

    def size(self) -> int:
        return sum(game.size for game in self.games.values())


@dataclass(frozen=True)
class Replay:
    """A game up to a step, to replay it without touching the table."""

    table_id: str
    setup: GameSetup
    log: tuple[Step, ...]
    seat: int | None
    step: int
    steps: int
    events: tuple[EventData, ...]

    def frame(self, games: ReplayedGames) -> Frame:
        """The view after the step. May replay the whole game: not on the event loop."""
        view = games.view(self)
        description = [line.json() for line in self.setup.game.describe(view)]
        return Frame(self.step, self.steps, view, list(self.events), description)


def replay_of(room: Room, seat: int | None, step: int) -> Replay:
    """The replay of a room up to a step of one seat; step 0 is the deal."""
    if room.archived:
        check_over(room)
    if not room.dealt:
        raise NotNow("server-not-started")
    seat_events = room.seat_events
    if step > (last := seat_events.log_of(seat).steps):
        raise NotFound("server-no-step", step=step, last=last)
    return Replay(
        table_id=room.id,
        setup=game_setup(room.table),
        log=tuple(room.table.log[: seat_events.log_of(seat).logs[step]]),
        seat=seat,
        step=step,
        steps=last,
        events=tuple(seat_events.at_step(seat, step)),
    )


@dataclass(frozen=True)
class FinishedGame:
    """A finished game, to summarise it without touching the table."""

    setup: GameSetup
    log: tuple[Step, ...]
    steps: list[list[int]]

    def summary(self) -> Summary:
        """Replays the game: not on the event loop."""
        table = self.setup.deal()
        turns = [Turn(turn.log, turn.seat, turn.scores) for turn in turns_of(table, self.log)]
        reason = table.reason()
        return Summary(
            breakdowns(table), turns, self.steps, None if reason is None else reason.json()
        )


def breakdowns(table: Table) -> list[list[dict[str, object]]]:
    return [[item.json() for item in table.breakdown(seat)] for seat in range(table.seats)]


def finished_game(room: Room) -> FinishedGame:
    """A room's finished game; before the end a summary would reveal hidden things."""
    check_over(room)
    watchers = (*range(room.table.seats), None)
    steps = [list(room.seat_events.log_of(who).logs) for who in watchers]
    return FinishedGame(game_setup(room.table), tuple(room.table.log), steps)
