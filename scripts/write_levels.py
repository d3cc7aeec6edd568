"""Measure how strong the bots of games are, and write `src/pioche/bots/levels/GAME.json`.

    python scripts/write_levels.py diamant --expert 3000

Two round robins at mixed tables, in every seat order, are rated together: one of the novice, the
temperaments and their mixtures, one of the champion, the expert and its mixtures with the
temperaments. Only victory counts: those who win a table are rated above the others there, who are
not compared with each other. `--expert` is the budget of those that search, where the usual one
would take days; the file says so, and which network the champion had. The same arguments give the
same file on any machine.
"""

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pioche
from pioche.bots import TEMPERAMENTS, searches
from pioche.bots.champion import network_of
from pioche.bots.expert import best_temperament
from pioche.bots.names import RANDOM, read_bot_name
from pioche.bots.scale import FOLDER, YARDSTICK, YARDSTICK_RATING, steps_between
from pioche.lab.ratings import GROUPS, Pairs, rating_errors, ratings
from pioche.lab.tournament import (
    PlayedGame,
    Tournament,
    different_entrants,
    entrants_of,
    play_games,
)


@dataclass
class Measured:
    """A tournament and its games; its entrants by their place in the list of all."""

    plan: Tournament
    games: list[PlayedGame]
    places: list[int]

    def add_to(self, whole: Pairs, groups: list[Pairs]) -> None:
        for game in self.games:
            order = tuple(self.places[entrant] for entrant in game.order)
            add_victory(whole, order, game.shares)
            add_victory(groups[game.number % GROUPS], order, game.shares)

    def command(self) -> str:
        names = ",".join(str(entrant) for entrant in self.plan.entrants)
        plan = self.plan
        table = f"--seats {plan.seats} --games {plan.games} --seed {plan.seed}"
        return f"pioche tournament {plan.game} --bots {names} {table}"


def add_victory(pairs: Pairs, order: Sequence[int], shares: Sequence[float]) -> None:
    """Those who win a table are before all others, and level with each other."""
    for winner in (seat for seat, share in enumerate(shares) if share > 0):
        for other, share in enumerate(shares):
            if order[winner] != order[other] and (share == 0 or other < winner):
                behind = -1 if share == 0 else 0
                pairs.add_pair(order[winner], order[other], behind, 1.0)


def with_budget(game: str, name: str, iterations: int) -> str:
    """The bot of that name, with this budget where it searches."""
    parts = [
        f"{part.name}@{iterations}" if searches(game, part.name) else str(part)
        for part in read_bot_name(name).parts
    ]
    return parts[0] if len(parts) == 1 else f"{parts[0]}+{read_bot_name(name).share}%{parts[1]}"


def measure(game: str, names: list[str], arguments: argparse.Namespace, games: int) -> Measured:
    seats = pioche.game(game).usual_seats
    entrants = entrants_of(game, names)
    plan = Tournament(game, entrants, seats, {}, games, arguments.seed)
    return Measured(plan, list(play_games(plan, arguments.jobs)), [])


def levels(game: str, arguments: argparse.Namespace) -> dict[str, Any]:
    steps = steps_between(best_temperament(game))
    quick = [name for name in steps if not read_bot_name(name).searches]
    quick = list(dict.fromkeys([RANDOM, *quick, *TEMPERAMENTS]))
    thinking = [name for name in steps if read_bot_name(name).searches]
    measured_as = {name: with_budget(game, name, arguments.expert) for name in thinking}
    slow = [*TEMPERAMENTS, *measured_as.values()]
    found = [
        measure(game, quick, arguments, arguments.quick_games),
        measure(game, slow, arguments, arguments.games),
    ]
    names = [*quick, *thinking]
    called = {measured: name for name, measured in measured_as.items()}
    for one in found:
        entrants = [str(entrant) for entrant in different_entrants(one.plan)]
        one.places = [names.index(called.get(entrant, entrant)) for entrant in entrants]
    return {
        "game": game,
        "version": pioche.__version__,
        "rules": pioche.game(game).version,
        "seats": pioche.game(game).usual_seats,
        "network": network_digest(game),
        "tournaments": [one.command() for one in found],
        "steps": steps,
        "bots": rated(names, found, measured_as),
    }


def network_digest(game: str) -> str | None:
    """The digest of the champion's network; None where the game has none."""
    network = network_of(game)
    return None if network is None else network.digest


def rated(
    names: list[str], found: Sequence[Measured], measured_as: dict[str, str]
) -> list[dict[str, Any]]:
    whole, groups = Pairs.of(len(names)), [Pairs.of(len(names)) for _ in range(GROUPS)]
    for one in found:
        one.add_to(whole, groups)
    strengths, errors = ratings(whole), rating_errors(groups, whole)
    yardstick = names.index(YARDSTICK)
    rows = [
        {
            "bot": name,
            "measured_as": measured_as.get(name, name),
            "rating": round(YARDSTICK_RATING + strengths[place] - strengths[yardstick]),
            "error": round(errors[place]),
            "won": round(won(whole, place, yardstick), 3),
            "games": sum(
                place in [one.places[seat] for seat in game.order]
                for one in found
                for game in one.games
            ),
        }
        for place, name in enumerate(names)
    ]
    return sorted(rows, key=lambda row: float(row["rating"]))


def won(pairs: Pairs, place: int, yardstick: int) -> float:
    """Of the victories of a bot or the yardstick at a table of both, those of the bot."""
    level = pairs.level[place][yardstick]
    before, after = pairs.before[place][yardstick], pairs.before[yardstick][place]
    met = before + after + level
    return 0.5 if met == 0 else (before + level / 2) / met


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument(
        "--expert", type=int, required=True, help="tries per move of those that search"
    )
    parser.add_argument("--quick-games", type=int, default=1680)
    parser.add_argument("--games", type=int, default=360)
    parser.add_argument("--seed", type=int, default=24)
    parser.add_argument("--jobs", type=int, default=1)
    arguments = parser.parse_args()
    file = Path(str(FOLDER)) / f"{arguments.game}.json"
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps(levels(arguments.game, arguments), indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
