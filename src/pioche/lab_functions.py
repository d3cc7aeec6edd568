"""`pioche.simulate` and `pioche.tournament`: the commands of the same names, for programs.

Arguments have the same names and checks. An interrupt returns the games played so far, unless there
are none.
"""

import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import closing, nullcontext, suppress
from multiprocessing import current_process
from pathlib import Path
from typing import Final

import pioche
from pioche.commands.lab import PlanArguments, simulation_plan, tournament_plan
from pioche.core.game import Game
from pioche.core.options import Value
from pioche.lab.chunks import chunk_count
from pioche.lab.figures import no_figures
from pioche.lab.results import SimulationResult, TournamentResult
from pioche.lab.simulate import Running, Watch, play_rest, watched
from pioche.lab.simulation import changes
from pioche.lab.tournament import play_games
from pioche.words import reader_language, words_in

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
    """Play games between bots on all cores; the result has the figures.

    `bots` are names, one for each seat; `sweep` plays every game with each value of an option.
    """
    stop_in_helper()
    given = arguments_of(game, bots, seats, games, seed, options)
    plan = simulation_plan(given, (sweep or {}).items())
    whole = no_figures(len(plan.bots), len(changes(plan)))
    running = Running(processes_for(given, jobs))
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
    """Let bots play each other at mixed tables; the result has the strength of each."""
    stop_in_helper()
    given = arguments_of(game, bots, seats, games, seed, options)
    plan = tournament_plan(given)
    result = TournamentResult(plan, [])
    with closing(play_games(plan, processes_for(given, jobs))) as found:
        try:
            result.played.extend(found)
        except KeyboardInterrupt:
            if not result.played:
                raise
    return result


class Silent(Watch):
    """No progress output."""

    def __init__(self) -> None:
        pass

    def add(self, games: int) -> None:
        pass


def stop_in_helper() -> None:
    """End a helper process that runs a script again.

    That happens to scripts that call these functions outside `if __name__ == "__main__":`. The main
    process then does the work alone.
    """
    if getattr(current_process(), "_inheriting", False):
        if current_process().name.endswith("-1"):
            with suppress(OSError):
                said = words_in(reader_language()).say("simulate-main-guard", guard=GUARD)
                sys.stderr.write(f"{said}\n")
                sys.stderr.flush()
        os._exit(1)


def arguments_of(
    game: str | Game,
    bots: Names | None,
    seats: int | None,
    games: int,
    seed: int,
    options: Mapping[str, Value] | None,
) -> PlanArguments:
    chosen = game if isinstance(game, Game) else pioche.game(game)
    return PlanArguments(chosen, bots, dict(options or {}), seats, games, seed)


def processes_for(given: PlanArguments, jobs: int | None) -> int:
    """The number of processes; one where no other process could run the program again."""
    wanted = given.jobs(jobs)
    program = getattr(sys.modules["__main__"], "__file__", None)
    return wanted if program is None or Path(program).exists() else 1
