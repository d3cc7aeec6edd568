"""The plan of a simulation: a game, bots, options, a number of games and a seed.

The bots change seats from game to game, so that no figure depends on the seats. A game depends
only on the plan and its number. Where options are compared, the game of one number has the
same seeds under each of them.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Any, Final

from pioche.bots import add_bots, bot, policy_for, seat_at
from pioche.core.game import Game, Options
from pioche.core.options import Value, check_people
from pioche.core.refusals import Refusal
from pioche.core.rng import Fast
from pioche.games import all_games
from pioche.games import game as game_of
from pioche.search.play import CUT_SHORT, LONGEST, chance_of_game, seed_of_bot
from pioche.search.policy import Policy
from pioche.table.fairness import seed_from_number
from pioche.table.log import bot_player
from pioche.table.options import options_of, settle_options
from pioche.table.table import Table

# Bytes of a game's seed that make the seed of a bot.
SEED_BYTES: Final = 8
# The end of games that went on for too long.
CUT: Final = "cut"
# A table with more sets of options is not readable.
MOST_VARIANTS: Final = 64

# An option, and the values of it that are compared.
Sweep = tuple[str, tuple[Value, ...]]


@dataclass(frozen=True)
class Simulation:
    """A game, one bot a seat, options, a number of games, a seed, and the options to compare."""

    game: Game
    bots: Sequence[str]
    options: Options
    games: int
    seed: int
    records: str | None = None
    sweep: tuple[Sweep, ...] = ()

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[object, ...]]:
        """By the id of the game where other processes know it."""
        known = any(self.game is game for game in all_games())
        game = self.game.id if known else self.game
        rest = (tuple(self.bots), self.options, self.games, self.seed, self.records, self.sweep)
        return simulation_of, (game, *rest)


def simulation_of(game: str | Game, *rest: Any) -> Simulation:  # noqa: ANN401
    return Simulation(game_of(game) if isinstance(game, str) else game, *rest)


# Options


def changes(plan: Simulation) -> list[Options]:
    """The options of each variant; a single empty one where nothing is compared.

    Differences are measured from the first variant.
    """
    names = [name for name, _ in plan.sweep]
    return [dict(zip(names, values, strict=True)) for values in product(*values_of(plan))]


def values_of(plan: Simulation) -> list[tuple[Value, ...]]:
    return [values for _, values in plan.sweep]


def check_plan(plan: Simulation) -> None:
    """Refuse options that contradict each other or exclude bots, and too many variants."""
    if len(changes(plan)) > MOST_VARIANTS:
        raise Refusal("simulate-variants", number=len(changes(plan)), most=MOST_VARIANTS)
    if plan.records is not None and plan.sweep:
        raise Refusal("simulate-records-sweep")
    for change in changes(plan):
        options = settle_options(plan.game, len(plan.bots), {**plan.options, **change})
        check_people(options_of(plan.game), options, range(len(plan.bots)))


def option_text(value: object) -> str:
    """A value of an option as it is typed."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


# Who plays


def seating(plan: Simulation, number: int) -> list[int]:
    """The bot on each seat, by its index; bots move one seat further in each game."""
    count = len(plan.bots)
    return [(seat - number) % count for seat in range(count)]


def policies_of(plan: Simulation) -> list[Policy]:
    """The policy of each bot; empty where a bot has none or where records need tables."""
    found = [policy_for(plan.game.id, name) for name in plan.bots]
    policies = [policy for policy in found if policy is not None]
    return policies if len(policies) == len(found) and plan.records is None else []


def slow_bots(plan: Simulation) -> list[str]:
    """The bots without a policy, each once: with them all games are played at tables."""
    return [name for name in dict.fromkeys(plan.bots) if policy_for(plan.game.id, name) is None]


def base_seed(plan: Simulation) -> int:
    """The first seed; those of the games follow it."""
    return int.from_bytes(seed_from_number(plan.seed)[:SEED_BYTES], "big")


def end_of(game: Game, number: int) -> str:
    """How a game ended, by its number in `Played`."""
    return CUT if number == CUT_SHORT else game.ends[number]


# Games at tables


def play_game(plan: Simulation, number: int) -> Table:
    """One game at a table with fair chance, for a record."""
    seed = seed_from_number(plan.seed, number)
    first = int.from_bytes(seed[:SEED_BYTES], "big")
    return play_table(plan, number, seed, [first + index for index in range(len(plan.bots))])


def play_quick_game(plan: Simulation, number: int) -> Table:
    """One game at a table with the same chance and bot seeds as without a table."""
    base = base_seed(plan)
    seeds = [seed_of_bot(base, number, index) for index in range(len(plan.bots))]
    return play_table(plan, number, chance_of_game(base, number), seeds)


def play_table(plan: Simulation, number: int, chance: bytes | Fast, seeds: list[int]) -> Table:
    """One game at a table, to its end or cut short; `seeds` are those of the bots."""
    add_bots(plan.bots)  # each process imports them itself
    seated = [(index, plan.bots[index]) for index in seating(plan, number)]
    players = [bot_player(name, name, index) for index, name in seated]
    table = Table(plan.game, players, chance, None, **plan.options)
    bots = [bot(plan.game.id, name, seeds[index]) for index, name in seated]
    while (seats := table.to_act()) and len(table.log) < LONGEST:
        seat = seats[0]
        table.play(seat, bots[seat](seat_at(table, seat)))
    return table


def with_options(plan: Simulation, change: Options) -> Simulation:
    """The same games with other options."""
    return replace(plan, options={**plan.options, **change}, sweep=())
