"""The commands of the laboratory: `pioche simulate | tournament | bench`."""

import os
from collections.abc import Sequence
from typing import Final

import pioche
from pioche.bots import RANDOM, add_bots, bot_names
from pioche.commands.arguments import (
    Parser,
    add_game,
    add_options,
    check_bots,
    names_list,
    option_of,
    read_options,
    whole_number,
)
from pioche.commands.load import bench_server
from pioche.core.game import Game, Options
from pioche.core.options import Value
from pioche.core.refusals import Refusal
from pioche.table.options import settle_options
from pioche.words import Words

# Seats of one command.
MOST_SEATS: Final = 8
USUAL_GAMES: Final = 240
MOST_JOBS: Final = 256
# The first words of `pioche bench search` and `pioche bench server`.
SEARCH: Final = "search"
SERVER: Final = "server"

Arguments = Sequence[str]


def simulate(words: Words, arguments: Arguments) -> int:
    """Play many games between bots."""
    from pioche.lab.simulate import Running, Simulation, run_simulation

    read = simulate_parser(words).read(arguments)
    if read.game is None:
        raise Refusal("cli-missing", command="pioche simulate", argument="GAME")
    chosen = pioche.game(read.game)
    seats = whole_number(read.seats, "--seats", 1, chosen.usual_seats, MOST_SEATS)
    options = read_options(chosen, read)
    settle_options(chosen, seats, options)
    bots = names_list(read.bots) if read.bots is not None else ["random"] * seats
    check_bots(chosen, bots)
    if len(bots) != seats:
        raise Refusal("bots-number", seats=seats, bots=len(bots))
    games = whole_number(read.games, "--games", 1, 1)
    seed = whole_number(read.seed, "--seed", 0, 0)
    sweep = read_sweep(chosen, read.sweep, options)
    plan = Simulation(chosen, tuple(bots), options, games, seed, read.records, sweep)
    jobs = whole_number(read.jobs, "--jobs", 1, os.cpu_count() or 1, MOST_JOBS)
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


def read_sweep(
    game: Game, texts: Sequence[str] | None, options: Options
) -> tuple[tuple[str, tuple[Value, ...]], ...]:
    """The options that are compared, typed as NAME=VALUE,VALUE; none of them twice."""
    found: dict[str, tuple[Value, ...]] = {}
    for text in texts or ():
        name, equals, typed = text.partition("=")
        option = option_of(game, name) if equals else None
        values = () if option is None else tuple(option.read(one) for one in names_list(typed))
        if len(set(values)) < max(2, len(values)):
            raise Refusal("simulate-sweep-form", text=text)
        if name in found or name in options:
            raise Refusal("simulate-sweep-twice", option=name)
        found[name] = values
    return tuple(found.items())


def tournament(words: Words, arguments: Arguments) -> int:
    """Have bots play each other at mixed tables, and say how strong each is."""
    from pioche.lab.tournament import Tournament, entrants_of
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
    read = parser.read(arguments)
    if read.game is None:
        raise Refusal("cli-missing", command="pioche tournament", argument="GAME")
    chosen = pioche.game(read.game)
    seats = whole_number(read.seats, "--seats", 2, chosen.usual_seats, MOST_SEATS)
    options = read_options(chosen, read)
    settle_options(chosen, seats, options)
    names = names_list(read.bots) if read.bots is not None else usual_entrants(chosen.id)
    add_bots(names)
    plan = Tournament(
        chosen.id,
        entrants_of(chosen.id, names),
        seats,
        options,
        whole_number(read.games, "--games", 1, USUAL_GAMES),
        whole_number(read.seed, "--seed", 0, 0),
    )
    jobs = whole_number(read.jobs, "--jobs", 1, os.cpu_count() or 1, MOST_JOBS)
    return run_tournament(plan, jobs, read.json, read.plot, words)


def usual_entrants(game_id: str) -> list[str]:
    """All bots of the house that play by some sense."""
    return [name for name in bot_names(game_id) if name != RANDOM]


def bench(words: Words, arguments: Arguments) -> int:
    """Measure the speed of the rules, of the search, or of a server."""
    if list(arguments[:1]) == [SERVER]:
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
