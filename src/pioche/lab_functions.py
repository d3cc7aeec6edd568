"""`pioche.simulate` and `pioche.tournament`: the commands of the same names, for programs.

Arguments are called and checked as there. Whoever interrupts them gets what there is, unless that
is nothing.
"""

import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import closing, nullcontext, suppress
from multiprocessing import current_process
from pathlib import Path
from typing import Final

import pioche
from pioche.bots import RANDOM, add_bots, bot_names
from pioche.commands.arguments import check_bots, names_list, option_of, whole_number
from pioche.core.game import Game
from pioche.core.options import Value
from pioche.core.refusals import Refusal
from pioche.lab.chunks import chunk_count
from pioche.lab.figures import no_figures
from pioche.lab.results import SimulationResult, TournamentResult
from pioche.lab.simulate import Running, Watch, play_rest, watched
from pioche.lab.simulation import Simulation, changes, check_plan
from pioche.lab.tournament import Tournament, entrants_of, play_games
from pioche.table.options import settle_options
from pioche.words import reader_language, words_in

MOST_SEATS: Final = 8
MOST_JOBS: Final = 256
GUARD: Final = 'if __name__ == "__main__":'

Names = str | Sequence[str]


def simulate(  # noqa: PLR0913  (those of the command)
    game: str | Game,
    bots: Names | None = None,
    *,
    games: int = 1000,
    seats: int | None = None,
    seed: int = 0,
    jobs: int | None = None,
    options: Mapping[str, Value] | None = None,
    sweep: Mapping[str, Sequence[Value]] | None = None,
    progress: bool = False,
) -> SimulationResult:
    """Play games between bots on all cores, and tell how they went.

    `bots` are names, one for each seat; `sweep` plays every game with each value of an option.
    """
    stop_in_helper()
    plan = simulation_plan(game, bots, seats, options or {}, sweep or {}, games, seed)
    whole = no_figures(len(plan.bots), len(changes(plan)))
    running = Running(cores(jobs))
    words = words_in(reader_language())
    watching = watched(words, plan.games, 0) if progress else nullcontext(Silent())
    try:
        with watching as watch:
            play_rest(plan, list(range(chunk_count(plan))), running, whole, None, watch)
    except KeyboardInterrupt:
        if not whole.games:
            raise
    return SimulationResult(plan, whole)


def tournament(
    game: str | Game,
    bots: Names | None = None,
    *,
    games: int = 240,
    seats: int | None = None,
    seed: int = 0,
    jobs: int | None = None,
    options: Mapping[str, Value] | None = None,
) -> TournamentResult:
    """Have bots play each other at mixed tables, and tell how strong each is."""
    stop_in_helper()
    chosen = game if isinstance(game, Game) else pioche.game(game)
    wanted = number("seats", seats, 2, chosen.usual_seats, MOST_SEATS)
    settle_options(chosen, wanted, options or {})
    names = [name for name in bot_names(chosen.id) if name != RANDOM]
    names = names if bots is None else names_of(bots)
    add_bots(names)
    entrants = entrants_of(chosen.id, names)
    many, first = number("games", games, 1, 1), number("seed", seed, 0, 0)
    plan = Tournament(chosen.id, entrants, wanted, dict(options or {}), many, first)
    result = TournamentResult(plan, [])
    with closing(play_games(plan, cores(jobs))) as found:
        try:
            result.played.extend(found)
        except KeyboardInterrupt:
            if not result.played:
                raise
    return result


class Silent(Watch):
    """Watches without a word."""

    def __init__(self) -> None:
        pass

    def add(self, games: int) -> None:
        pass


def stop_in_helper() -> None:
    """In a process that only runs a script again to help it: what it calls is not its business.

    That happens to scripts that call these functions outside `if __name__ == "__main__":`. The
    process ends, and the one that started it does the work alone.
    """
    if getattr(current_process(), "_inheriting", False):
        if current_process().name.endswith("-1"):
            with suppress(OSError):
                said = words_in(reader_language()).say("simulate-main-guard", guard=GUARD)
                sys.stderr.write(f"{said}\n")
                sys.stderr.flush()
        os._exit(1)


# Arguments


def simulation_plan(
    game: str | Game,
    bots: Names | None,
    seats: int | None,
    options: Mapping[str, Value],
    sweep: Mapping[str, Sequence[Value]],
    games: int,
    seed: int,
) -> Simulation:
    """What is to be played, or a refusal that says which argument is wrong."""
    chosen = game if isinstance(game, Game) else pioche.game(game)
    names = None if bots is None else names_of(bots)
    usual = chosen.usual_seats if names is None else len(names)
    wanted = number("seats", seats, 1, usual, MOST_SEATS)
    settle_options(chosen, wanted, options)
    names = [RANDOM] * wanted if names is None else names
    check_bots(chosen, names)
    if len(names) != wanted:
        raise Refusal("bots-number", seats=wanted, bots=len(names))
    compared = tuple((name, compared_values(chosen, name, sweep[name])) for name in sweep)
    many, first = number("games", games, 1, 1), number("seed", seed, 0, 0)
    plan = Simulation(chosen, tuple(names), dict(options), many, first, None, compared)
    check_plan(plan)
    return plan


def compared_values(game: Game, name: str, values: Sequence[Value]) -> tuple[Value, ...]:
    option = option_of(game, name)
    found = tuple(option.check(value) for value in values)
    if len(set(found)) < max(2, len(found)):
        raise Refusal("simulate-sweep-form", text=f"{name}={','.join(map(str, values))}")
    return found


def cores(jobs: int | None) -> int:
    """How many processes; one where others could not begin: of a program that is no file."""
    wanted = number("jobs", jobs, 1, os.cpu_count() or 1, MOST_JOBS)
    program = getattr(sys.modules["__main__"], "__file__", None)
    return wanted if program is None or Path(program).exists() else 1


def names_of(bots: Names) -> list[str]:
    return names_list(bots) if isinstance(bots, str) else list(bots)


def number(
    name: str, given: int | None, lowest: int, default: int, highest: int | None = None
) -> int:
    limits = () if highest is None else (highest,)
    return whole_number(None if given is None else str(given), name, lowest, default, *limits)
