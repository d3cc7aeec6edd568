"""The bots of a table: which one plays for a person, what they choose and at which pace."""

import asyncio
import hashlib
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

import pioche
from pioche.bots import TEMPERAMENTS, Bot, BotFailed, Seat, bot, bot_names, seat_at
from pioche.bots.expert import Expert, MixedBot, Search
from pioche.bots.names import read_bot_name
from pioche.bots.policy_bot import PolicyBot
from pioche.server.logs import report
from pioche.server.messages import ENDED
from pioche.server.messages.requests import FAST, NORMAL, SLOW, STEP
from pioche.server.rooms.clocks import MS_PER_SECOND
from pioche.server.rooms.replay import GameSetup, game_setup
from pioche.server.rooms.room import Room
from pioche.server.rooms.search_pool import SearchPool, table_iterations
from pioche.server.settings import Settings
from pioche.table.log import Step
from pioche.table.table import Table

# The thinking time of bots at each pace, as a multiple of the setting. At the pace `step` players
# decide when it ends, so the move comes at once.
DELAYS: Final = {SLOW: 2.5, NORMAL: 1.0, FAST: 0.4, STEP: 0.0}


# The number of last decisions that count.
LAST_DECISIONS: Final = 20
# A bot's choice depends on its seed, so each is tried with several.
SEEDS: Final = 4
DEFAULT: Final = "balanced"


def default_bot(game: str) -> str:
    """The substitute of a player without a history."""
    known = bot_names(game)
    return DEFAULT if DEFAULT in known else known[0]


@dataclass(frozen=True)
class PlayerHistory:
    """A game so far, independent of its table, and the steps that one player chose."""

    setup: GameSetup
    log: tuple[Step, ...]
    chosen: frozenset[int]
    seat: int

    def closest_bot(self) -> str:
        """The bot that plays most like the player. Replays the game: not on the event loop."""
        agreed: Counter[str] = Counter()
        table = self.setup.deal()
        for number, step in enumerate(self.log):
            if number in self.chosen:
                agreed.update(self.matching_bots(table, step))
            table.apply(step)
        return best_match(agreed, default_bot(table.game.id))

    def matching_bots(self, table: Table, step: Step) -> list[str]:
        """The temperaments that would have made the same move, once for each seed."""
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
    """The bot with the most matches; the default one on a tie."""
    best = max(agreed.values(), default=0)
    names = [name for name, times in agreed.items() if times == best]
    return names[0] if len(names) == 1 else default


def history_of(room: Room, seat: int) -> PlayerHistory:
    table = room.table
    chosen = frozenset(room.choices.get(seat, [])[-LAST_DECISIONS:])
    # Steps after the last decision do not matter.
    log = tuple(table.log[: max(chosen, default=-1) + 1])
    return PlayerHistory(game_setup(table), log, chosen, seat)


SEED_BYTES: Final = 4


@dataclass(frozen=True)
class PlannedMove:
    """The move of a bot, and the time of the game at which it makes it."""

    question: int
    seat: int
    bot: str
    move: int
    due: int


@dataclass(frozen=True)
class PendingSearch:
    """A running search: its question, its beginning and its future result."""

    question: int
    at: int
    found: "asyncio.Task[int | None]"


class BotRunner:
    """The bots of one room; each decides once for each question.

    An expert searches in another process while the room goes on; `wake` is called when it has a
    move. It moves at the pace of any bot, and a temperament moves for it if the search is not done
    by then.
    """

    def __init__(
        self, room: Room, settings: Settings, pool: SearchPool, wake: Callable[[], None]
    ) -> None:
        self.room = room
        self.delay = int(settings.bot_delay * MS_PER_SECOND)
        self.longest = int(settings.search * MS_PER_SECOND)
        self.pool = pool
        self.wake = wake
        self.warming: asyncio.Task[None] | None = None
        self.bots: dict[tuple[int, str], Bot] = {}
        self.planned: dict[int, PlannedMove] = {}
        self.searches: dict[int, PendingSearch] = {}

    async def plan(self, seat: int, name: str, at: int) -> PlannedMove | None:
        """The move of a bot and its time; in a timed game at the bot's own pace.

        None while it thinks.
        """
        table = self.room.table
        planned = self.planned.get(seat)
        if planned is not None and still_answers(planned, table, name):
            return planned
        self.planned.pop(seat, None)
        if read_bot_name(name).searches:
            return await self.plan_by_search(seat, name, at)
        move = await asyncio.to_thread(self.choose, seat, name)
        return self.keep_plan(seat, name, move, at)

    def keep_plan(self, seat: int, name: str, move: int, at: int) -> PlannedMove:
        """Plan a move; its time counts from when the question was asked."""
        due = at + self.duration(move)
        self.planned[seat] = PlannedMove(self.room.table.question, seat, name, move, due)
        return self.planned[seat]

    def duration(self, move: int) -> int:
        """The time that a bot takes for a move: in timed games as hands do, else to be watched."""
        table = self.room.table
        pace = table.pace(move)
        if table.clock_runs():
            return pace
        quick = self.room.game.moves.name(move) in self.room.game.quick
        share = min(DELAYS[self.room.bot_pace], DELAYS[FAST] if quick else DELAYS[SLOW])
        return int(max(pace, self.delay) * share)

    def forget_plans(self) -> None:
        """Drop the plans, which were made at another pace."""
        self.planned.clear()

    # Experts

    async def plan_by_search(self, seat: int, name: str, at: int) -> PlannedMove | None:
        """The move that a search has found; that of a temperament if it found none."""
        pending = self.searches.get(seat)
        if pending is None or pending.question != self.room.table.question:
            pending = self.searches[seat] = await self.think(seat, name, at)
        if not pending.found.done():
            return None
        move = pending.found.result()
        if move is None or move not in self.room.table.legal(seat):
            move = await asyncio.to_thread(self.choose, seat, DEFAULT)
        return self.keep_plan(seat, name, move, pending.at)

    async def think(self, seat: int, name: str, at: int) -> PendingSearch:
        """Start a search for the present question; it goes on after the lock is released."""
        if seat in self.searches:
            self.searches[seat].found.cancel()
        wanted = await asyncio.to_thread(self.decided, seat, name)
        found = asyncio.create_task(self.search(wanted))
        found.add_done_callback(lambda _: self.wake())
        return PendingSearch(self.room.table.question, at, found)

    def decided(self, seat: int, name: str) -> int | tuple[Search, int] | None:
        """A move, or a search and its time limit, which is the time of the quickest move.

        None if there is no time or an error.
        """
        try:
            own_seat, thinker = self.own_seat(seat), self.bot_for(seat, name)
            if isinstance(thinker, PolicyBot):  # a champion that needs no search
                return thinker(own_seat)
            longest = min([self.longest, *(self.search_time(move) for move in own_seat.legal)])
            if isinstance(thinker, Expert | MixedBot) and longest > 0:
                found = thinker.decide(own_seat)
                return (found, longest) if isinstance(found, Search) else found
        except Exception as error:
            report("a bot", error)
        return None

    def search_time(self, move: int) -> int:
        """The time of the move; at the pace `step` a minimum, though moves come at once.

        A table with interpreted rules waits for its experts, whatever the pace.
        """
        shortest = int(self.delay * DELAYS[FAST]) if pioche.COMPILED else self.longest
        return max(self.duration(move), 0 if self.room.table.clock_runs() else shortest)

    async def search(self, wanted: int | tuple[Search, int] | None) -> int | None:
        if not isinstance(wanted, tuple):
            return wanted
        search, milliseconds = wanted
        return await self.pool.search(search, milliseconds / MS_PER_SECOND, self.searchers())

    def searchers(self) -> int:
        """How many of those who are asked may search: they share the processes."""
        bots = [self.room.seats[seat].bot for seat in self.room.table.to_act()]
        return max(1, sum(name is not None and read_bot_name(name).searches for name in bots))

    def warm_up(self) -> None:
        """Start search processes while players still take their seats."""
        if self.warming is not None or self.room.phase in ENDED:
            return
        if any(seat.bot and read_bot_name(seat.bot).searches for seat in self.room.seats):
            self.warming = asyncio.create_task(self.pool.warm_up())

    def close(self) -> None:
        for pending in self.searches.values():
            pending.found.cancel()

    # Temperaments and plugins

    def own_seat(self, seat: int) -> Seat:
        """What a bot sees of its seat, without moves by gesture."""
        table = self.room.table
        return replace(seat_at(table, seat), legal=table.legal_without_gestures(seat))

    def choose(self, seat: int, name: str) -> int:
        """A legal move in any case: a failing bot must not block the table."""
        try:
            own_seat = self.own_seat(seat)
            move = int(self.bot_for(seat, name)(own_seat))
            if move in own_seat.legal:
                return move
        except BotFailed as error:
            report(f"the bot {name}", error.__cause__ or error)
        except Exception as error:
            report("a bot", error)
        return fallback_move(self.room.table, seat)

    def bot_for(self, seat: int, name: str) -> Bot:
        """The bot of a seat, created on first use."""
        if (seat, name) not in self.bots:
            seed = f"pioche bot {seat} after {self.room.count} {self.room.header.seed}".encode()
            number = int.from_bytes(hashlib.sha256(seed).digest()[:SEED_BYTES], "big")
            game_id = self.room.game.id
            self.bots[seat, name] = bot(game_id, name, number, table_iterations(game_id))
        return self.bots[seat, name]


def fallback_move(table: Table, seat: int) -> int:
    """The move of the rules' own stand-in, if players may make it."""
    move = table.stand_in_move(seat)
    legal = table.legal(seat)
    return move if move in legal else legal[-1]


def still_answers(planned: PlannedMove, table: Table, name: str) -> bool:
    same = (planned.question, planned.bot) == (table.question, name)
    return same and planned.move in table.legal(planned.seat)
