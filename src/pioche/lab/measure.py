"""The measurements of `pioche bench` and `pioche bench search`, run in a process of their own.

`python -m pioche.lab.measure rules|search GAME SEATS SECONDS` prints one JSON object, of the rules
that this process has loaded (compiled or interpreted).
"""

import json
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pioche
from pioche import search
from pioche.bots.expert import best_temperament, policy_module
from pioche.bots.names import RANDOM
from pioche.bots.policy_bot import SENSIBLE, has_policies
from pioche.core.game import Game
from pioche.core.masks import first_seat
from pioche.core.playout import clones, playouts, redeals
from pioche.core.rng import Fast
from pioche.core.state import State
from pioche.lab.chunks import play_variant
from pioche.lab.figures import figures_of
from pioche.lab.simulation import Simulation
from pioche.search import Cut, Policy, RandomPolicy
from pioche.table.fairness import seed_from_number
from pioche.table.log import Player
from pioche.table.table import Table

SEED: Final = 20_000
BATCH: Final = 50
SLICES: Final = 5
# A batch of a fourth of the wanted time is enough to compute the size of a full one.
ENOUGH: Final = 4
NOTHING_YET: Final = float("inf")
DECISIONS_BEFORE_CLONE: Final = 12
# The games of the batched environment: about where it is fastest.
BATCHED_GAMES: Final = 256
# Games whose moves are known, which are played again at tables.
KNOWN_GAMES: Final = 4
# A bot: from a person a game of dexterity would want gestures.
PLAYER: Final = Player("1", "random")

# Work of a number of units; returns the number of decisions.
Work = Callable[[int], int]


def reference(turns: int) -> int:
    """The reference loop: plain interpreted arithmetic and lists."""
    numbers = list(range(64))
    total = 0
    for turn in range(turns):
        slot = turn & 63
        numbers[slot] = (numbers[slot] * 5 + turn) & 0xFFFF
        total += numbers[slot]
    return total


def games_from_python(game: Game, seats: int, count: int) -> int:
    """Random games driven move by move from here, as a Python program would."""
    below = Fast(SEED).below
    driver = game.driver(seats)
    decisions = 0
    for number in range(count):
        legal = driver.deal(SEED + number)
        while legal:
            legal = driver.play(legal[below(len(legal))])
            decisions += 1
    return decisions


def simulated_games(game: Game, seats: int, count: int) -> int:
    """Games as `pioche simulate` plays them, with sensible bots on all seats, and their figures."""
    plan = Simulation(
        game, [SENSIBLE if has_policies(game.id) else RANDOM] * seats, {}, count, SEED
    )
    played = play_variant(plan, {}, range(count))
    figures_of([played], 0)
    return sum(played.decisions)


def clones_from_python(state: State, count: int) -> int:
    for _ in range(count):
        state.clone()
    return count


def redeals_from_python(state: State, count: int) -> int:
    rng = Fast(SEED)
    for _ in range(count):
        state.clone().redeal(0, rng)
    return count


def rate(work: Work, seconds: float, batch: int) -> tuple[float, float]:
    """Units and decisions per second of processor time: the best of several slices.

    Every slice does the same work, so differences between them are disturbances.
    """
    batch = batch_for(work, seconds / SLICES, batch)
    best, decisions = NOTHING_YET, 0
    for _ in range(SLICES):
        began = time.process_time()
        decisions = work(batch)
        best = min(best, time.process_time() - began)
    return batch / best, decisions / best


def batch_for(work: Work, seconds: float, batch: int) -> int:
    """The number of units that take about this long."""
    while True:
        began = time.process_time()
        work(batch)
        spent = time.process_time() - began
        if spent >= seconds / ENOUGH:
            return max(batch, round(batch * seconds / spent))
        batch *= ENOUGH


def state_in_mid_game(game: Game, seats: int) -> State:
    """A state some decisions into a game, like those that a search clones."""
    state, rng = game.new(seats, SEED), Fast(SEED)
    for _ in range(DECISIONS_BEFORE_CLONE):
        if not state.to_act():
            return game.new(seats, SEED)  # a short game is cloned at its beginning
        seat = first_seat(state.to_act())
        moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])
    return state


def measure(game: Game, seats: int, seconds: float) -> dict[str, object]:
    """All figures of the rules in this mode, and those of the reference loop."""
    state, known = state_in_mid_game(game, seats), known_games(game, seats)

    def inner(count: int) -> int:
        return int(playouts(game, seats, SEED, count))

    def inner_clones(count: int) -> int:
        clones(state, count)
        return count

    def inner_redeals(count: int) -> int:
        redeals(state, 0, count)
        return count

    def driven(count: int) -> int:
        return games_from_python(game, seats, count)

    def copied(count: int) -> int:
        return clones_from_python(state, count)

    def dealt(count: int) -> int:
        return redeals_from_python(state, count)

    def at_tables(count: int) -> int:
        return games_at_tables(game, seats, known, count)

    def simulated(count: int) -> int:
        return simulated_games(game, seats, count)

    batched = batched_steps(game, seats)
    return {
        "batched_per_s": 0.0 if batched is None else rate(batched, seconds, 1)[1],
        "mode": "compiled" if pioche.COMPILED else "interpreted",
        "reference_per_s": rate(reference, seconds, 1000)[0],
        "simulated_per_s": rate(simulated, seconds, BATCH)[0],
        "inner": figures(inner, inner_clones, inner_redeals, seconds),
        "python": figures(driven, copied, dealt, seconds),
        "table": speeds(at_tables, seconds, len(known)),
    }


def batched_steps(game: Game, seats: int) -> Work | None:
    """Steps of the batched environment with any legal moves; None where numpy is not installed."""
    try:
        import numpy as np  # noqa: PLC0415  (an optional extra)

        from pioche.envs import vector  # noqa: PLC0415  (with it)
    except ModuleNotFoundError:
        return None
    env, rng = vector(game.id, seats, games=BATCHED_GAMES), np.random.default_rng(SEED)
    masks = [env.reset(SEED).masks]
    # Drawn beforehand: the environment is measured, not numpy's generator.
    noise = [rng.random(masks[0].shape, np.float32) for _ in range(BATCH)]

    def work(steps: int) -> int:
        for step in range(steps):
            masks[0] = env.step((noise[step % BATCH] * masks[0]).argmax(1)).masks
        return steps * env.games

    return work


def figures(play: Work, clone: Work, redeal: Work, seconds: float) -> dict[str, float]:
    return {
        **speeds(play, seconds, BATCH),
        "clone_us": 1e6 / rate(clone, seconds / 2, BATCH)[0],
        "redeal_us": 1e6 / rate(redeal, seconds / 2, BATCH)[0],
    }


def speeds(play: Work, seconds: float, batch: int) -> dict[str, float]:
    games, decisions = rate(play, seconds, batch)
    return {"games_per_s": games, "decisions_per_s": decisions}


# Tables, with log, undo, events and fair chance


@dataclass(frozen=True)
class KnownGame:
    """A random game: its seed, and its moves with their seats."""

    seed: bytes
    moves: list[tuple[int, int]]


def known_games(game: Game, seats: int) -> list[KnownGame]:
    """Games played once to know their moves, so that choosing them is not measured."""
    return [
        known_game(game, seats, seed_from_number(SEED, number)) for number in range(KNOWN_GAMES)
    ]


def known_game(game: Game, seats: int, seed: bytes) -> KnownGame:
    table, rng = Table(game, [PLAYER] * seats, seed), Fast(SEED)
    moves: list[tuple[int, int]] = []
    while waiting := table.to_act():
        legal = table.legal(waiting[0])
        moves.append((waiting[0], legal[rng.below(len(legal))]))
        table.play(*moves[-1])
    return KnownGame(seed, moves)


def games_at_tables(game: Game, seats: int, known: list[KnownGame], count: int) -> int:
    """Play this many of these games at new tables; the number of moves."""
    decisions = 0
    for number in range(count):
        again = known[number % KNOWN_GAMES]
        play = Table(game, [PLAYER] * seats, again.seed).play
        for seat, move in again.moves:
            play(seat, move)
        decisions += len(again.moves)
    return decisions


# The search


def searching(game: Game, seats: int, policies: list[Policy], cut: Cut | None) -> Work:
    """A search from the first decision of a game, sampling of worlds included."""
    state = game.new(seats, SEED)
    seat = int(first_seat(state.to_act()))

    def work(count: int) -> int:
        found = search.best(
            state, seat, iterations=count, policies=policies, rng=Fast(SEED), cut=cut
        )
        return sum(found.visits.values())

    return work


def measure_search(game: Game, seats: int, seconds: float) -> dict[str, object]:
    """Iterations per second with random and with policy rollouts, and games per second."""
    module = policy_module(game.id)
    anything: list[Policy] = [RandomPolicy()] * seats
    sensible: list[Policy] = [module.temperament(best_temperament(game.id))] * seats

    def games(count: int) -> int:
        return int(playouts(game, seats, SEED, count))

    # The decisions of `rate` are here the iterations that were made.
    return {
        "mode": "compiled" if pioche.COMPILED else "interpreted",
        "reference_per_s": rate(reference, seconds, 1000)[0],
        "games_per_s": rate(games, seconds, BATCH)[0],
        "random_per_s": rate(searching(game, seats, anything, None), seconds, BATCH)[1],
        "policy_per_s": rate(searching(game, seats, sensible, module.cut()), seconds, BATCH)[1],
    }


def main() -> None:
    kind, game_id, seats, seconds = sys.argv[1:]
    found = MEASUREMENTS[kind](pioche.game(game_id), int(seats), float(seconds))
    sys.stdout.write(json.dumps(found) + "\n")


MEASUREMENTS: Final = {"rules": measure, "search": measure_search}

if __name__ == "__main__":
    main()
