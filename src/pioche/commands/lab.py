"""The commands of the laboratory: `pioche simulate | tournament | bench`.

`simulation_plan` and `tournament_plan` check the arguments of the first two, for the commands and
for the functions `pioche.simulate` and `pioche.tournament`.
"""

import os
from argparse import Namespace
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pioche
from pioche.bots import RANDOM, add_bots, bot_names
from pioche.commands.arguments import (
    HIGHEST,
    Parser,
    add_game,
    add_options,
    check_bots,
    names_list,
    option_of,
    read_options,
    whole_number,
)
from pioche.core.game import Game, Options
from pioche.core.masks import MOST_SEATS
from pioche.core.options import Value
from pioche.core.refusals import Refusal
from pioche.table.options import settle_options
from pioche.words import Words

if TYPE_CHECKING:
    from pioche.lab.simulation import Simulation
    from pioche.lab.tournament import Tournament

USUAL_GAMES: Final = 240
MOST_JOBS: Final = 256
# The first words of `pioche bench search` and `pioche bench server`.
SEARCH: Final = "search"
SERVER: Final = "server"
# A command's refusals name an argument as it is typed.
FLAG: Final = "--"

Arguments = Sequence[str]
# An option with the values that are compared.
Compared = tuple[str, Sequence[Value]]


# Plans


@dataclass(frozen=True)
class PlanArguments:
    """Arguments of a simulation or a tournament; numbers may be text, None is the default."""

    game: Game
    bots: str | Sequence[str] | None
    options: Options
    seats: int | str | None = None
    games: int | str | None = None
    seed: int | str | None = None
    flag: str = ""  # before the name of an argument in a refusal

    def number(
        self, name: str, given: object, lowest: int, default: int, highest: int = HIGHEST
    ) -> int:
        text = None if given is None else str(given)
        return whole_number(text, f"{self.flag}{name}", lowest, default, highest)

    def bot_names(self) -> list[str] | None:
        if self.bots is None:
            return None
        return names_list(self.bots) if isinstance(self.bots, str) else list(self.bots)

    def jobs(self, given: object) -> int:
        return self.number("jobs", given, 1, os.cpu_count() or 1, MOST_JOBS)


def simulation_plan(
    given: PlanArguments, sweep: Iterable[Compared], records: str | None = None
) -> "Simulation":
    """The plan of a simulation, or a refusal that names the wrong argument."""
    from pioche.lab.simulation import Simulation, check_plan

    game, names = given.game, given.bot_names()
    usual = game.usual_seats if names is None else len(names)
    seats = given.number("seats", given.seats, 1, usual, MOST_SEATS)
    settle_options(game, seats, given.options)
    bots = [RANDOM] * seats if names is None else names
    check_bots(game, bots)
    if len(bots) != seats:
        raise Refusal("bots-number", seats=seats, bots=len(bots))
    games = given.number("games", given.games, 1, 1)
    seed = given.number("seed", given.seed, 0, 0)
    compared = compared_options(game, sweep, given.options)
    plan = Simulation(game, tuple(bots), given.options, games, seed, records, compared)
    check_plan(plan)
    return plan


def compared_options(
    game: Game, sweep: Iterable[Compared], options: Options
) -> tuple[tuple[str, tuple[Value, ...]], ...]:
    """Options with at least two different values each; none of them twice."""
    from pioche.lab.simulation import option_text

    found: dict[str, tuple[Value, ...]] = {}
    for name, given in sweep:
        values = tuple(option_of(game, name).check(value) for value in given)
        if len(set(values)) < max(2, len(values)):
            typed = ",".join(option_text(value) for value in values)
            raise Refusal("simulate-sweep-form", text=f"{name}={typed}")
        if name in found or name in options:
            raise Refusal("simulate-sweep-twice", option=name)
        found[name] = values
    return tuple(found.items())


def tournament_plan(given: PlanArguments) -> "Tournament":
    """The plan of a tournament, or a refusal that names the wrong argument."""
    from pioche.lab.tournament import Tournament, entrants_of

    game = given.game
    seats = given.number("seats", given.seats, 2, game.usual_seats, MOST_SEATS)
    settle_options(game, seats, given.options)
    names = given.bot_names()
    if names is None:
        names = [name for name in bot_names(game.id) if name != RANDOM]
    add_bots(names)
    return Tournament(
        game.id,
        entrants_of(game.id, names),
        seats,
        given.options,
        given.number("games", given.games, 1, USUAL_GAMES),
        given.number("seed", given.seed, 0, 0),
    )


def read_plan_arguments(parser: Parser, arguments: Arguments) -> tuple[Namespace, PlanArguments]:
    """The arguments of `pioche simulate` or `pioche tournament`."""
    read = parser.read(arguments)
    if read.game is None:
        raise Refusal("cli-missing", command=parser.prog, argument="GAME")
    game = pioche.game(read.game)
    options = read_options(game, read)
    seats = game.usual_seats if read.seats is None else read.seats
    given = PlanArguments(game, read.bots, options, seats, read.games, read.seed, FLAG)
    return read, given


# Commands


def simulate(words: Words, arguments: Arguments) -> int:
    """Play many games between bots."""
    from pioche.lab.simulate import Running, run_simulation

    read, given = read_plan_arguments(simulate_parser(words), arguments)
    plan = simulation_plan(given, read_sweep(given.game, read.sweep or ()), read.records)
    jobs = given.jobs(read.jobs)
    running = Running(jobs, read.json, read.resume, read.ray, read.plot, read.parquet)
    return run_simulation(plan, running, words)


def simulate_parser(words: Words) -> Parser:
    parser = Parser(words, "pioche simulate", "cli-simulate")
    add_game(parser, words)
    parser.argument("--seats", metavar="N", help=words.say("cli-seats"))
    parser.argument("--bots", metavar="A,B", help=words.say("cli-simulate-bots"))
    parser.argument("--games", metavar="N", help=words.say("cli-games"))
    parser.argument("--seed", metavar="N", help=words.say("cli-seed"))
    parser.argument("--jobs", metavar="N", help=words.say("cli-simulate-jobs"))
    parser.argument("--json", action="store_true", help=words.say("cli-simulate-json"))
    parser.argument(
        "--sweep", action="append", metavar="NAME=A,B", help=words.say("cli-simulate-sweep")
    )
    parser.argument("--plot", metavar="DIR", help=words.say("cli-simulate-plot"))
    parser.argument("--parquet", metavar="FILE", help=words.say("cli-simulate-parquet"))
    parser.argument("--resume", metavar="DIR", help=words.say("cli-simulate-resume"))
    parser.argument("--records", metavar="DIR", help=words.say("cli-records"))
    parser.argument(
        "--ray", nargs="?", const="", metavar="ADDRESS", help=words.say("cli-simulate-ray")
    )
    add_options(parser, words)
    return parser


def read_sweep(game: Game, texts: Iterable[str]) -> Iterator[Compared]:
    """Options to compare, typed as NAME=VALUE,VALUE."""
    for text in texts:
        name, equals, typed = text.partition("=")
        if not equals:
            raise Refusal("simulate-sweep-form", text=text)
        option = option_of(game, name)
        yield name, [option.read(value) for value in names_list(typed)]


def tournament(words: Words, arguments: Arguments) -> int:
    """Let bots play each other at mixed tables, and print how strong each is."""
    from pioche.lab.tournament_report import run_tournament

    parser = Parser(words, "pioche tournament", "cli-tournament")
    add_game(parser, words)
    parser.argument("--bots", metavar="A,B", help=words.say("cli-tournament-bots"))
    parser.argument("--games", metavar="N", help=words.say("cli-games"))
    parser.argument("--seats", metavar="N", help=words.say("cli-seats"))
    parser.argument("--jobs", metavar="N", help=words.say("cli-tournament-jobs"))
    parser.argument("--seed", metavar="N", help=words.say("cli-seed"))
    parser.argument("--json", action="store_true", help=words.say("cli-tournament-json"))
    parser.argument("--plot", metavar="FILE", help=words.say("cli-tournament-plot"))
    add_options(parser, words)
    read, given = read_plan_arguments(parser, arguments)
    plan, jobs = tournament_plan(given), given.jobs(read.jobs)
    return run_tournament(plan, jobs, read.json, read.plot, words)


def bench(words: Words, arguments: Arguments) -> int:
    """Measure the speed of the rules, of the search, or of a server."""
    if list(arguments[:1]) == [SERVER]:
        from pioche.commands.load import bench_server  # takes the server's libraries

        return bench_server(words, arguments[1:])
    from pioche.bots.expert import games_with_policies
    from pioche.lab.bench import DEFAULT_SECONDS, run_bench, run_search_bench
    from pioche.lab.peers import run_peers_bench

    searching = list(arguments[:1]) == [SEARCH]
    parser = Parser(words, "pioche bench", "cli-bench")
    add_game(parser, words)
    parser.argument("--seats", metavar="N", help=words.say("cli-seats"))
    parser.argument("--seconds", metavar="N", help=words.say("cli-bench-seconds"))
    parser.argument("--json", action="store_true", help=words.say("cli-bench-json"))
    parser.argument("--peers", action="store_true", help=words.say("bench-peers"))
    read = parser.read(arguments[1:] if searching else arguments)
    if searching and read.peers:
        raise Refusal("cli-argument", command="pioche bench search", argument="--peers")
    games = list(pioche.CATALOG) if read.game is None else [pioche.game(read.game)]
    if searching:
        games = [game for game in games if game.id in games_with_policies()]
    if not games:
        raise Refusal("cli-argument", command="pioche bench search", argument=read.game)
    seconds = whole_number(read.seconds, "--seconds", 1, DEFAULT_SECONDS)
    seats = None if read.seats is None else whole_number(read.seats, "--seats", 1, 1, MOST_SEATS)
    for game in games:
        game.settle(seats or game.usual_seats, {})
    run = run_search_bench if searching else run_peers_bench if read.peers else run_bench
    return run([(game, seats or game.usual_seats) for game in games], seconds, read.json, words)
