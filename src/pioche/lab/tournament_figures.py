"""What a tournament tells of each bot, with 95 % intervals."""

from collections.abc import Sequence
from dataclasses import dataclass

from pioche.lab.intervals import mean_error, share_interval
from pioche.lab.ratings import GROUPS, Pairs, rating_errors, ratings
from pioche.lab.tournament import PlayedGame, Tournament, different_entrants


@dataclass(frozen=True)
class BotFigures:
    """One bot. `share` is what one seat of it wins on average; errors are halves of intervals."""

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
class Figures:
    """The whole tournament; `length` is decisions of everybody in a game."""

    games: int
    length: float
    length_error: float | None
    bots: list[BotFigures]


def figures_of(plan: Tournament, played: Sequence[PlayedGame]) -> Figures:
    """The figures of these games, in whichever order they ended."""
    games = sorted(played, key=lambda game: game.number)
    rated = rated_bots(plan, games)
    bots = [
        bot_figures(str(entrant), place, games, rated[place])
        for place, entrant in enumerate(different_entrants(plan))
    ]
    lengths = [sum(game.decisions) for game in games]
    mean, error = mean_of([float(length) for length in lengths])
    return Figures(len(games), mean, error, [bot for bot in bots if bot.games > 0])


def bot_figures(
    name: str, place: int, games: list[PlayedGame], rated: tuple[float, float | None]
) -> BotFigures:
    """Of the games in which the bot sat, on however many seats."""
    mine = [(game, seats) for game in games if (seats := seats_of(game, place))]
    wins = [sum(game.shares[seat] for seat in seats) for game, seats in mine]
    copies = sum(len(seats) for _, seats in mine) / max(1, len(mine))
    points, error = mean_of(
        [sum(game.points[seat] for seat in seats) / len(seats) for game, seats in mine]
    )
    decisions = sum(game.decisions[seat] for game, seats in mine for seat in seats)
    seconds = sum(game.seconds[seat] for game, seats in mine for seat in seats)
    share = sum(wins) / max(1, len(wins))
    # All copies together win or not, so the interval is of that, and each has its part of it.
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
    """A mean, and half its interval."""
    count = max(1, len(values))
    squares = sum(value**2 for value in values)
    return sum(values) / count, mean_error(sum(values), squares, len(values))


def rated_bots(plan: Tournament, games: list[PlayedGame]) -> list[tuple[float, float | None]]:
    """The rating of each entrant; errors where there are games enough."""
    count = len(different_entrants(plan))
    whole, groups = Pairs.of(count), [Pairs.of(count) for _ in range(GROUPS)]
    for game in games:
        whole.add(game.order, game.ranks)
        groups[game.number % GROUPS].add(game.order, game.ranks)
    if len(games) < 2 * GROUPS:
        return [(rating, None) for rating in ratings(whole)]
    return list(zip(ratings(whole), rating_errors(groups, whole), strict=True))
