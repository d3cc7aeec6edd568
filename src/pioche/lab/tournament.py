"""Bots at mixed tables, in every seat order, on all cores.

A game depends only on the plan and its number, so the figures do not depend on which process plays
it or in which order games end. Only the time of a move depends on the machine.
"""

import time
from collections.abc import Generator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from itertools import combinations, permutations, zip_longest
from typing import Final

from pioche.bots import BotName, add_bots, bot, known_bot, seat_at
from pioche.core.game import Options
from pioche.games import game as game_of
from pioche.lab.ratings import GROUPS, Pairs, rating_errors, ratings
from pioche.lab.summary import mean_error, share_interval
from pioche.processes import run_tasks
from pioche.search.play import LONGEST
from pioche.table.fairness import seed_from_number
from pioche.table.log import bot_player
from pioche.table.table import Table

# Bytes of a game's seed that make the seed of a bot.
SEED_BYTES: Final = 8

# The entrant on each seat, by its place in the list.
Order = tuple[int, ...]


@dataclass(frozen=True)
class Tournament:
    """A game, entrants, seats of a table, options, a number of games and a seed."""

    game: str
    entrants: tuple[BotName, ...]
    seats: int
    options: Options
    games: int
    seed: int


@dataclass(frozen=True)
class PlayedGame:
    """The result of one game, seat by seat."""

    number: int
    order: Order
    shares: tuple[float, ...]
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    cut: bool = False  # it went on for too long, and is counted as it stood


# Entrants and seat orders


def entrants_of(game_id: str, names: Sequence[str]) -> tuple[BotName, ...]:
    """The bots of these names, as typed; a name may come several times."""
    return tuple(known_bot(game_id, name) for name in names)


def different_entrants(plan: Tournament) -> list[BotName]:
    """Each entrant once, in the order of the names."""
    return list(dict.fromkeys(plan.entrants))


def line_ups(plan: Tournament) -> list[Order]:
    """Every group of entrants that can sit at a table; too few entrants are repeated."""
    known = different_entrants(plan)
    named = [known.index(entrant) for entrant in plan.entrants]
    while len(named) < plan.seats:
        named += named
    if len(plan.entrants) < plan.seats:
        named = named[: plan.seats]
    found = combinations(named, plan.seats)
    return list(dict.fromkeys(tuple(sorted(line_up)) for line_up in found))


def seat_orders(plan: Tournament) -> list[Order]:
    """Every order of every line-up, once.

    Rotations of one order follow each other, so that a tournament that stops early has had every
    entrant on every seat.
    """
    rotations = zip_longest(*[rotation_groups(line_up) for line_up in line_ups(plan)])
    return [order for groups in rotations for group in groups if group for order in group]


def rotation_groups(line_up: Order) -> list[list[Order]]:
    """The different orders of a line-up, grouped by rotation."""
    groups, seen = [], set()
    for order in permutations(line_up):
        if order not in seen:
            turned = [order[place:] + order[:place] for place in range(len(order))]
            groups.append(list(dict.fromkeys(turned)))
            seen.update(turned)
    return groups


# Playing


def play_game(plan: Tournament, orders: list[Order], number: int) -> PlayedGame:
    """Play one game to its end or cut it short, at a table with fair chance."""
    add_bots(map(str, plan.entrants))  # each process imports them itself
    order, known = orders[number % len(orders)], different_entrants(plan)
    seated = [known[place] for place in order]
    seed = seed_from_number(plan.seed, number)
    players = [bot_player(str(entrant), str(entrant), seat) for seat, entrant in enumerate(seated)]
    table = Table(game_of(plan.game), players, seed, None, **plan.options)
    first = int.from_bytes(seed[:SEED_BYTES], "big")
    bots = [bot(plan.game, str(entrant), first + seat) for seat, entrant in enumerate(seated)]
    decisions, seconds = [0] * plan.seats, [0.0] * plan.seats
    while (waiting := table.to_act()) and sum(decisions) < LONGEST:
        seat = waiting[0]
        own_seat = seat_at(table, seat)
        began = time.process_time()
        move = bots[seat](own_seat)
        seconds[seat] += time.process_time() - began
        decisions[seat] += 1
        table.play(seat, move)
    return played_game(table, number, order, decisions, seconds)


def played_game(
    table: Table, number: int, order: Order, decisions: list[int], seconds: list[float]
) -> PlayedGame:
    """The result of a table whose game is over, or as it stands."""
    winners = table.winners()
    return PlayedGame(
        number,
        order,
        tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(table.seats)),
        tuple(table.scores()),
        tuple(int(rank) for rank in table.state.ranks()),
        tuple(decisions),
        tuple(seconds),
        not table.over,
    )


def play_games(plan: Tournament, jobs: int) -> Generator[PlayedGame, None, None]:
    """All games in the order of completion, on this many cores; closing it stops at once."""
    play = partial(play_game, plan, seat_orders(plan))
    with closing(run_tasks(play, range(plan.games), jobs)) as found:
        for _, game in found:
            yield game


# Figures of each bot, with 95 % intervals


@dataclass(frozen=True)
class BotFigures:
    """One bot. `share` is the mean share of victory of one seat; errors are half intervals."""

    bot: str
    games: int
    share: float
    low: float
    high: float
    points: float
    points_error: float | None
    rating: float
    rating_error: float | None
    decisions: float
    seconds_a_move: float


@dataclass(frozen=True)
class TournamentFigures:
    """The whole tournament; `length` is the number of decisions in a game.

    `bots` begin with the one that wins most; `cut` is how many games were cut short.
    """

    games: int
    length: float
    length_error: float | None
    bots: list[BotFigures]
    cut: int = 0


def tournament_figures(plan: Tournament, played: Sequence[PlayedGame]) -> TournamentFigures:
    """The figures of these games, which may be in any order."""
    games = sorted(played, key=lambda game: game.number)
    rated = rated_bots(plan, games)
    bots = [
        bot_figures(str(entrant), place, games, rated[place])
        for place, entrant in enumerate(different_entrants(plan))
    ]
    lengths = [sum(game.decisions) for game in games]
    mean, error = mean_of([float(length) for length in lengths])
    seated = [bot for bot in bots if bot.games > 0]
    ordered = sorted(seated, key=lambda bot: (-bot.share, -bot.rating))
    cut = sum(game.cut for game in games)
    return TournamentFigures(len(games), mean, error, ordered, cut)


def bot_figures(
    name: str, place: int, games: list[PlayedGame], rated: tuple[float, float | None]
) -> BotFigures:
    """The figures of the games in which the bot sat on at least one seat."""
    mine = [(game, seats) for game in games if (seats := seats_of(game, place))]
    wins = [sum(game.shares[seat] for seat in seats) for game, seats in mine]
    copies = sum(len(seats) for _, seats in mine) / max(1, len(mine))
    points, error = mean_of(
        [sum(game.points[seat] for seat in seats) / len(seats) for game, seats in mine]
    )
    decisions = sum(game.decisions[seat] for game, seats in mine for seat in seats)
    seconds = sum(game.seconds[seat] for game, seats in mine for seat in seats)
    share = sum(wins) / max(1, len(wins))
    # The interval is of all copies together, which win or lose; each copy gets its part.
    interval = share_interval(min(1.0, share), max(1, len(wins)))
    return BotFigures(
        bot=name,
        games=len(mine),
        share=share / max(1.0, copies),
        low=interval.low / max(1.0, copies),
        high=interval.high / max(1.0, copies),
        points=points,
        points_error=error,
        rating=rated[0],
        rating_error=rated[1],
        decisions=decisions / max(1.0, copies * len(mine)),
        seconds_a_move=seconds / max(1, decisions),
    )


def seats_of(game: PlayedGame, place: int) -> list[int]:
    return [seat for seat, seated in enumerate(game.order) if seated == place]


def mean_of(values: list[float]) -> tuple[float, float | None]:
    """A mean and half its interval."""
    count = max(1, len(values))
    squares = sum(value**2 for value in values)
    return sum(values) / count, mean_error(sum(values), squares, len(values))


def rated_bots(plan: Tournament, games: list[PlayedGame]) -> list[tuple[float, float | None]]:
    """The rating of each entrant, with its error where there are enough games."""
    count = len(different_entrants(plan))
    whole, groups = Pairs.of(count), [Pairs.of(count) for _ in range(GROUPS)]
    for game in games:
        whole.add(game.order, game.ranks)
        groups[game.number % GROUPS].add(game.order, game.ranks)
    if len(games) < 2 * GROUPS:
        return [(rating, None) for rating in ratings(whole)]
    return list(zip(ratings(whole), rating_errors(groups, whole), strict=True))
