"""What to simulate: a game between bots, with which options, how often and from which seed.

The bots change seats from game to game, so that no figure depends on who sits where. A game depends
on nothing but the plan and its number; where options are compared, the game of a number has the
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
from pioche.search.play import chance_of_game, seed_of_bot
from pioche.search.policy import Policy
from pioche.table.fairness import seed_from_number
from pioche.table.log import bot_player
from pioche.table.options import options_of, settle_options
from pioche.table.table import Table

# How much of a seed a bot's own seed is.
SEED_BYTES: Final = 8
# More at once would be read by nobody.
MOST_VARIANTS: Final = 64

# An option, and the values of it that are compared.
Sweep = tuple[str, tuple[Value, ...]]


@dataclass(frozen=True)
class Simulation:
    """A game, as many bots as seats, options, how often, from which seed, which options change."""

    game: Game
    bots: Sequence[str]
    options: Options
    games: int
    seed: int
    records: str | None = None
    sweep: tuple[Sweep, ...] = ()

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[object, ...]]:
        """By the game's name where other processes know it."""
        known = any(self.game is game for game in all_games())
        game = self.game.id if known else self.game
        rest = (tuple(self.bots), self.options, self.games, self.seed, self.records, self.sweep)
        return simulation_of, (game, *rest)


def simulation_of(game: str | Game, *rest: Any) -> Simulation:  # noqa: ANN401
    return Simulation(game_of(game) if isinstance(game, str) else game, *rest)


# Options


def changes(plan: Simulation) -> list[Options]:
    """What each of the compared games changes; where nothing is compared, one that changes nothing.

    Differences are told from the first of them.
    """
    names = [name for name, _ in plan.sweep]
    return [dict(zip(names, values, strict=True)) for values in product(*values_of(plan))]


def values_of(plan: Simulation) -> list[tuple[Value, ...]]:
    return [values for _, values in plan.sweep]


def check_plan(plan: Simulation) -> None:
    """Refuse options that do not go together or with bots, and too many of them."""
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
    """Which of the bots sits on each seat: one seat further from game to game."""
    count = len(plan.bots)
    return [(seat - number) % count for seat in range(count)]


def policies_of(plan: Simulation) -> list[Policy]:
    """The policy of each bot; none at all where one has none, or where tables are wanted."""
    found = [policy_for(plan.game.id, name) for name in plan.bots]
    policies = [policy for policy in found if policy is not None]
    return policies if len(policies) == len(found) and plan.records is None else []


def slow_bots(plan: Simulation) -> list[str]:
    """The bots for which all games must be played at tables, each once."""
    return [name for name in dict.fromkeys(plan.bots) if policy_for(plan.game.id, name) is None]


def base_seed(plan: Simulation) -> int:
    """From where the seeds of all games are counted."""
    return int.from_bytes(seed_from_number(plan.seed)[:SEED_BYTES], "big")


# Games at tables


def play_game(plan: Simulation, number: int) -> Table:
    """One game at a real table with fair chance: what a record is made of."""
    seed = seed_from_number(plan.seed, number)
    first = int.from_bytes(seed[:SEED_BYTES], "big")
    return play_table(plan, number, seed, [first + index for index in range(len(plan.bots))])


def play_quick_game(plan: Simulation, number: int) -> Table:
    """One game at a table with the chance and the moods that it has without one."""
    base = base_seed(plan)
    seeds = [seed_of_bot(base, number, index) for index in range(len(plan.bots))]
    return play_table(plan, number, chance_of_game(base, number), seeds)


def play_table(plan: Simulation, number: int, chance: bytes | Fast, seeds: list[int]) -> Table:
    """One game at a table, to its end; the seeds are those of the bots."""
    add_bots(plan.bots)  # each process imports them itself
    seated = [(index, plan.bots[index]) for index in seating(plan, number)]
    players = [bot_player(name, name, index) for index, name in seated]
    table = Table(plan.game, players, chance, None, **plan.options)
    bots = [bot(plan.game.id, name, seeds[index]) for index, name in seated]
    while seats := table.to_act():
        seat = seats[0]
        table.play(seat, bots[seat](seat_at(table, seat)))
    return table


def with_options(plan: Simulation, change: Options) -> Simulation:
    """The same games with other options."""
    return replace(plan, options={**plan.options, **change}, sweep=())
