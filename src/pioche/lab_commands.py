"""The commands of the laboratory: `pioche simulate | tournament | bench`."""

import os
from collections.abc import Sequence
from typing import Final

import pioche
from pioche.arguments import add_game, add_options, check_bots, names_list, read_options
from pioche.bots import RANDOM, add_bots, bot_names
from pioche.core.refusals import Refusal
from pioche.parser import Parser, whole_number
from pioche.table.options import settle_options
from pioche.words import Words

# Seats of one command.
MOST_SEATS: Final = 8
USUAL_GAMES: Final = 240
MOST_JOBS: Final = 256
# The first word of `pioche bench search`.
SEARCH: Final = "search"

Arguments = Sequence[str]


def simulate(words: Words, arguments: Arguments) -> int:
    """Play many games between bots."""
    from pioche.lab.simulate import Simulation, run_simulation
    from pioche.terminal.setup import usual_seats

    parser = Parser(words, "pioche simulate", "cli-simulate")
    add_game(parser, words)
    parser.argument("--seats", metavar="N", help=words.say("cli-seats"))
    parser.argument("--bots", metavar="A,B", help=words.say("cli-simulate-bots"))
    parser.argument("--games", metavar="N", help=words.say("cli-games"))
    parser.argument("--seed", metavar="N", help=words.say("cli-seed"))
    parser.argument("--records", metavar="DIR", help=words.say("cli-records"))
    add_options(parser, words)
    read = parser.read(arguments)
    if read.game is None:
        raise Refusal("cli-missing", command="pioche simulate", argument="GAME")
    chosen = pioche.game(read.game)
    seats = whole_number(read.seats, "--seats", 1, usual_seats(chosen), MOST_SEATS)
    options = read_options(chosen, read)
    settle_options(chosen, seats, options)
    bots = names_list(read.bots) if read.bots is not None else ["random"] * seats
    check_bots(chosen, bots)
    if len(bots) != seats:
        raise Refusal("bots-number", seats=seats, bots=len(bots))
    games = whole_number(read.games, "--games", 1, 1)
    seed = whole_number(read.seed, "--seed", 0, 0)
    return run_simulation(Simulation(chosen, bots, options, games, seed, read.records), words)


def tournament(words: Words, arguments: Arguments) -> int:
    """Have bots play each other at mixed tables, and say how strong each is."""
    from pioche.lab.tournament import Tournament, entrants_of
    from pioche.lab.tournament_report import run_tournament
    from pioche.terminal.setup import usual_seats

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
    seats = whole_number(read.seats, "--seats", 2, usual_seats(chosen), MOST_SEATS)
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
    """Measure the speed of the rules, or of the search."""
    from pioche.bots.expert import games_with_policies
    from pioche.lab.bench import DEFAULT_SECONDS, run_bench
    from pioche.lab.bench_peers import run_peers_bench
    from pioche.lab.bench_search import run_search_bench
    from pioche.terminal.setup import usual_seats

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
        game.settle(seats or usual_seats(game), {})
    run = run_search_bench if searching else run_peers_bench if read.peers else run_bench
    return run([(game, seats or usual_seats(game)) for game in games], seconds, read.json, words)
