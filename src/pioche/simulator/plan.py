"""What a simulated house goes through: its store, its tables with their sessions, its faults.

A plan is drawn from a seed before anything happens. Leaving parts of it out leaves the others as
they are, so a plan that fails can be made smaller.
"""

import math
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct

from pioche.bots import bot_names
from pioche.games import CATALOG, game

SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql"
DAY: Final = 24 * 60 * 60.0
# Bounds of the pauses between two sessions at a table.
SHORTEST_PAUSE: Final = 5.0
LONGEST_PAUSE: Final = 60 * DAY

# Faults by the stores at which they can happen.
COMMON: Final = (
    "kill", "restart", "hang", "hang and kill", "stalled disk", "full disk", "cut one", "cut all",
    "slow network", "slow client", "slow threads", "clock jump", "lost search", "late start",
)  # fmt: skip
OF_POSTGRESQL: Final = (
    "failover", "outage", "partition", "wrong route", "wrong route", "missed claims", "kill two",
    "rolling restart", "rolling restart",
)  # fmt: skip
OF_SQLITE: Final = ("torn write", "torn write")
# Only where the limits of addresses are as usual, which is so in this share of the houses.
FLOOD: Final = "flood"
LIMITED_SHARE: Final = 0.25
MOST_FLOODS: Final = 2


class Session(Struct, frozen=True):
    """The people of a table are there from `begin` for `seconds`."""

    begin: float
    seconds: float


class TablePlan(Struct, frozen=True):
    """A table: what it is created with, who comes, and when."""

    number: int
    game: str
    seats: list[str]
    people: int
    watchers: int
    options: dict[str, Any]
    watch: bool
    turn_seconds: int | None
    pace: str
    think: float
    sessions: list[Session]

    def body(self) -> dict[str, Any]:
        """The request that creates it."""
        return {
            "game": self.game,
            "seats": self.seats,
            "options": self.options,
            "watch": self.watch,
            "turn_seconds": self.turn_seconds,
            "bot_pace": self.pace,
        }

    @property
    def end(self) -> float:
        return max((one.begin + one.seconds for one in self.sessions), default=0.0)


class Fault(Struct, frozen=True):
    """Something that goes wrong at a time; `draw` decides what exactly, `seconds` for how long."""

    number: int
    kind: str
    at: float
    seconds: float
    draw: float


class Plan(Struct, frozen=True):
    """A whole house."""

    seed: str
    store: str
    servers: int
    tables: list[TablePlan]
    faults: list[Fault]
    until: float | None = None
    limited: bool = False  # whether addresses have limits

    @property
    def end(self) -> float:
        last = max((table.end for table in self.tables), default=0.0)
        return last if self.until is None else min(last, self.until)


def draw_plan(seed: str) -> Plan:
    chance = Random(f"plan {seed}")  # noqa: S311  (a simulation)
    store = POSTGRESQL if chance.random() < 0.6 else SQLITE
    servers = chance.randint(2, 3) if store == POSTGRESQL else 1
    tables = [draw_table(chance, number) for number in range(chance.randint(3, 6))]
    faults = draw_faults(chance, store, tables)
    limited = chance.random() < LIMITED_SHARE
    floods = draw_floods(chance, tables, len(faults)) if limited else []
    return Plan(seed, store, servers, tables, faults + floods, limited=limited)


def draw_table(chance: Random, number: int) -> TablePlan:
    chosen = game(chance.choice([each.id for each in CATALOG]))
    seats = chance.choice([n for n in chosen.seats if n <= 5])
    people = chance.randint(1, min(3, seats))
    bots = [chance.choice(bot_names(chosen.id)) for _ in range(seats - people)]
    return TablePlan(
        number=number,
        game=chosen.id,
        seats=["open"] * people + bots,
        people=people,
        watchers=int(chance.random() < 0.3),
        options={},
        watch=chance.random() < 0.8,
        turn_seconds=chance.choice([None, None, None, 10, 25]),
        pace=chance.choice(["fast", "fast", "normal", "step"]),
        think=chance.choice([0.3, 1.0, 2.5]),
        sessions=draw_sessions(chance),
    )


def draw_sessions(chance: Random) -> list[Session]:
    """Sessions with pauses of all lengths, from seconds to months."""
    begin, sessions = chance.random() * 60, list[Session]()
    for _ in range(chance.randint(2, 5)):
        seconds = 15 + chance.expovariate(1 / 45)
        sessions.append(Session(begin, seconds))
        shortest, longest = math.log(SHORTEST_PAUSE), math.log(LONGEST_PAUSE)
        begin += seconds + math.exp(chance.uniform(shortest, longest))
    return sessions


def draw_faults(chance: Random, store: str, tables: list[TablePlan]) -> list[Fault]:
    """Faults while people are there, and shortly after they have gone."""
    kinds = COMMON + (OF_POSTGRESQL if store == POSTGRESQL else OF_SQLITE)
    moments = sorted(
        session.begin + chance.uniform(-2, session.seconds + 10)
        for table in tables
        for session in table.sessions
        for _ in range(chance.randint(0, 4))
    )
    return [
        Fault(number, chance.choice(kinds), moment, chance.expovariate(1 / 4), chance.random())
        for number, moment in enumerate(moments)
    ]


def draw_floods(chance: Random, tables: list[TablePlan], first: int) -> list[Fault]:
    sessions = [session for table in tables for session in table.sessions]
    moments = [
        session.begin + chance.uniform(0, session.seconds / 2)
        for session in chance.choices(sessions, k=chance.randint(1, MOST_FLOODS))
    ]
    return [
        Fault(number, FLOOD, moment, chance.expovariate(1 / 4), chance.random())
        for number, moment in enumerate(moments, first)
    ]


def plan_text(plan: Plan) -> str:
    return msgspec.json.encode(plan).decode()


def plan_of(text: str | bytes) -> Plan:
    return msgspec.json.decode(text, type=Plan)
