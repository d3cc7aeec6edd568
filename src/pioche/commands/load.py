"""`pioche bench server`: its arguments, and the server that it starts."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import pioche
from pioche.commands.arguments import Parser, names_list, whole_number
from pioche.core.masks import MOST_SEATS
from pioche.core.refusals import Refusal
from pioche.server.configuration import to_environment
from pioche.server.settings import Settings, unlimited
from pioche.words import Words

if TYPE_CHECKING:
    from pioche.lab.load.plan import LoadPlan

COMMAND: Final = "pioche bench server"
# Arguments after it are for `pioche serve`.
REST: Final = "--"
MOST_TABLES: Final = 100_000
MOST_RATE: Final = 1_000_000
HIGHEST_PROCESS: Final = 2**31


def bench_server(words: Words, arguments: Sequence[str]) -> int:
    """Measure the load of simulated players on a real server."""
    own, serve = split_at_rest(arguments)
    parser = load_parser(words)
    read = parser.read(own)
    if read.url is not None and (read.store is not None or serve):
        raise Refusal("cli-argument", command=f"{COMMAND} --url", argument="--store")
    try:
        from pioche.lab.load.plan import LoadPlan
        from pioche.lab.load.report import Target, run_load_bench
    except ModuleNotFoundError as error:
        raise Refusal("cli-serve-missing", name=str(error.name)) from error
    usual = LoadPlan()
    plan = LoadPlan(
        tables=whole_number(read.tables, "--tables", 1, usual.tables, MOST_TABLES),
        sockets=whole_number(read.sockets, "--sockets", 1, usual.sockets, MOST_SEATS),
        rate=whole_number(read.rate, "--rate", 1, usual.rate, MOST_RATE),
        seconds=whole_number(read.seconds, "--seconds", 1, usual.seconds),
        bound_ms=whole_number(read.bound, "--bound", 1, usual.bound_ms),
        games=load_games(read.games, whole_number(read.sockets, "--sockets", 1, usual.sockets)),
        middle=not read.fresh,
        knee=not read.no_knee,
        describe=read.describe,
        flood=whole_number(read.flood, "--flood", 1, usual.flood),
        seed=whole_number(read.seed, "--seed", 0, 0),
    )
    process = whole_number(read.pid, "--pid", 0, 0, HIGHEST_PROCESS) or None
    target = Target(read.url, process, read.store, workers(read.workers) + serve, limits(plan))
    return run_load_bench(plan, target, read.json, words)


def load_parser(words: Words) -> Parser:
    parser = Parser(words, COMMAND, "cli-bench-server")
    for name, metavar in (
        ("tables", "N"),
        ("sockets", "N"),
        ("rate", "N"),
        ("seconds", "N"),
        ("bound", "MS"),
        ("games", "A,B"),
        ("seed", "N"),
        ("flood", "N"),
        ("store", "ADDRESS"),
        ("workers", "N"),
        ("url", "URL"),
        ("pid", "N"),
    ):
        parser.argument(f"--{name}", metavar=metavar, help=words.say(f"bench-server-{name}"))
    for name in ("fresh", "no-knee", "describe", "json"):
        parser.argument(f"--{name}", action="store_true", help=words.say(f"bench-server-{name}"))
    return parser


def split_at_rest(arguments: Sequence[str]) -> tuple[list[str], list[str]]:
    """Our own arguments, and those after `--`, which are the server's."""
    given = list(arguments)
    at = given.index(REST) if REST in given else len(given)
    return given[:at], given[at + 1 :]


def load_games(text: str | None, seats: int) -> tuple[str, ...]:
    """The games named, or all games for this number of players."""
    games = [pioche.game(name) for name in names_list(text)] if text is not None else pioche.CATALOG
    playable = tuple(game.id for game in games if game.seats[0] <= seats <= game.seats[-1])
    if not playable:
        games[0].settle(seats, {})  # refuses with the reason
    return playable


def limits(plan: "LoadPlan") -> dict[str, str]:
    """Variables that put limits out of reach: all people of a measurement have one address. Under a
    flood each address pays for its requests as usual."""
    settings = replace(unlimited(Settings()), most_connections=1_000_000)
    return to_environment(replace(settings, work=Settings.work) if plan.flood else settings)


def workers(text: str | None) -> list[str]:
    number = whole_number(text, "--workers", 1, 1)
    return [] if text is None else ["--workers", str(number)]
