"""`pioche bench --peers`: our games beside similar games of other libraries, measured in one run.

There are two tables: moves driven from Python, beside OpenSpiel's games in C++; and environments
that give an observation and the legal moves at every step, beside PettingZoo's and RLCard's card
games. All take turns, in processor time, and the best round of each counts. Every move is drawn by
the same fast generator, so only the games differ. A library that is not installed gets a row that
says so.
"""

import json
import sys
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

from pioche import envs
from pioche.core.game import Game
from pioche.core.refusals import Refusal
from pioche.core.rng import Fast
from pioche.lab.bench import ROUNDS, Row
from pioche.lab.measure import SEED, Work, games_from_python, rate
from pioche.words import Words

OURS: Final = "pioche"
MOVES: Final = "moves"
STEPS: Final = "steps"
GROUPS: Final = (MOVES, STEPS)
# The resolution of drawn probabilities.
FINE: Final = 1 << 24


@dataclass(frozen=True)
class Contestant:
    """A game of a library, and what plays it; `make` imports the library."""

    group: str
    library: str
    game: str
    nearest: str
    make: Callable[[], Work]


def contestants(games: list[tuple[Game, int]]) -> list[Contestant]:
    """These games of ours, and the similar games of other libraries."""
    found = [
        Contestant(MOVES, OURS, game.id, game.id, partial(our_moves, game, seats))
        for game, seats in games
    ]
    found += [
        Contestant(STEPS, OURS, game.id, game.id, partial(our_steps, game.id, seats))
        for game, seats in games
    ]
    return found + peers([game for game, _ in games])


def peers(games: list[Game]) -> list[Contestant]:
    """The games of other libraries that ours name as similar, library by library."""
    named = [(*peer.partition(":")[::2], game.id) for game in games for peer in game.peers]
    return [
        one
        for library, contestants_of in LIBRARIES.items()
        for peer_library, name, nearest in named
        if peer_library == library
        for one in contestants_of(library, name, nearest)
    ]


def openspiel_contestants(library: str, name: str, nearest: str) -> list[Contestant]:
    return [Contestant(MOVES, library, name, nearest, partial(openspiel_moves, name))]


def pettingzoo_contestants(library: str, name: str, nearest: str) -> list[Contestant]:
    """The environment with its usual wrappers, and without them."""
    return [
        Contestant(STEPS, library, shown, nearest, partial(pettingzoo_steps, name, maker))
        for maker, shown in (("env", name), ("raw_env", f"{name}, raw_env"))
    ]


def rlcard_contestants(library: str, name: str, nearest: str) -> list[Contestant]:
    return [Contestant(STEPS, library, name, nearest, partial(rlcard_steps, name))]


LIBRARIES: Final = {
    "OpenSpiel": openspiel_contestants,
    "PettingZoo": pettingzoo_contestants,
    "RLCard": rlcard_contestants,
}


def our_moves(game: Game, seats: int) -> Work:
    return partial(games_from_python, game, seats)


def our_steps(game_id: str, seats: int) -> Work:
    return partial(aec_games, envs.aec(game_id, seats))


def pettingzoo_steps(name: str, maker: str) -> Work:
    return partial(aec_games, getattr(import_module(f"pettingzoo.classic.{name}"), maker)())


def openspiel_moves(name: str) -> Work:
    return partial(openspiel_games, import_module("pyspiel").load_game(name))


def rlcard_steps(name: str) -> Work:
    return partial(rlcard_games, import_module("rlcard").make(name, {"seed": SEED}))


def aec_games(env: Any, count: int) -> int:  # noqa: ANN401  (an environment of PettingZoo)
    """Play random games of an AEC environment, reading every observation; the number of steps."""
    below = Fast(SEED).below
    steps = 0
    for _ in range(count):
        env.reset()
        for _agent in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(legal[below(len(legal))]))
            steps += 1
    return steps


def rlcard_games(env: Any, count: int) -> int:  # noqa: ANN401  (an environment of RLCard)
    """Play random games of an environment of RLCard; the number of steps."""
    below = Fast(SEED).below
    steps = 0
    for _ in range(count):
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[below(len(legal))])
            steps += 1
        env.get_payoffs()
    return steps


def openspiel_games(game: Any, count: int) -> int:  # noqa: ANN401  (a game of OpenSpiel)
    """Play random games; the number of moves of players. Drawing chance outcomes is included."""
    below = Fast(SEED).below
    moves = 0
    for _ in range(count):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(outcome(state.chance_outcomes(), below))
            else:
                legal = state.legal_actions()
                state.apply_action(legal[below(len(legal))])
                moves += 1
    return moves


def outcome(outcomes: list[tuple[int, float]], below: Callable[[int], int]) -> int:
    """A random outcome; fast where all are equally likely."""
    if outcomes[0][1] == outcomes[-1][1]:
        return outcomes[below(len(outcomes))][0]
    number = below(FINE) / FINE
    for action, chance in outcomes:
        number -= chance
        if number < 0:
            return action
    return outcomes[-1][0]


# Measuring and showing them


FIRST_BATCH: Final = 1
COLUMNS: Final = ("library", "game", "rate", "nearest", "slowest")


def run_peers_bench(
    games: list[tuple[Game, int]], seconds: int, as_json: bool, words: Words
) -> int:
    """Measure all; print a table for each group, or rows of JSON."""
    rows = with_ratios(measured(contestants(games), seconds, words))
    if as_json:
        sys.stdout.write("[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]\n")
        return 0
    for group in GROUPS:
        show(group, [row for row in rows if row["group"] == group], words)
    return 0


def measured(everybody: list[Contestant], seconds: float, words: Words) -> list[Row]:
    """A row for each contestant: the best of rounds in which they take turns."""
    rows = [first_row(one) for one in everybody]
    console = Console(stderr=True)
    pairs = [pair for _ in range(ROUNDS) for pair in zip(everybody, rows, strict=True)]
    for one, row in track(
        pairs,
        words.say("cli-bench-progress"),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ):
        if row["missing"] is None:
            measure_again(one, row, seconds / ROUNDS)
    return rows


def first_row(one: Contestant) -> Row:
    """The row of a contestant before it is measured."""
    return {
        "group": one.group,
        "library": one.library,
        "game": one.game,
        "nearest": one.nearest,
        "per_s": 0.0,
        "missing": None,
    }


def measure_again(one: Contestant, row: Row, seconds: float) -> None:
    """Measure one more round; another library may warn, be missing or be broken."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            _, steps = rate(one.make(), seconds, FIRST_BATCH)
        except ImportError as error:
            row["missing"] = error.name or str(error)
        except Refusal as error:  # an extra of ours
            row["missing"] = str(error)
        except Exception as error:
            if one.library == OURS:
                raise
            row["missing"] = f"{type(error).__name__}: {error}"
        else:
            row["per_s"] = max(row["per_s"], steps)


def with_ratios(rows: list[Row]) -> list[Row]:
    """Add the speed of our nearest and of our slowest game relative to each peer."""
    ours = {
        (row["group"], row["game"]): row["per_s"]
        for row in rows
        if row["library"] == OURS and row["missing"] is None
    }
    for row in rows:
        if row["library"] != OURS and row["per_s"]:
            group = [speed for (name, _), speed in ours.items() if name == row["group"]]
            nearest = ours.get((row["group"], row["nearest"]))
            row["nearest_ratio"] = nearest and nearest / row["per_s"]
            row["slowest_ratio"] = min(group) / row["per_s"] if group else None
    return rows


def show(group: str, rows: list[Row], words: Words) -> None:
    grid = Grid(
        title=words.say(f"bench-peers-{group}"), box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1)
    )
    for key in COLUMNS:
        left = key in ("library", "game")
        grid.add_column(words.say(f"bench-peers-{key}"), justify="left" if left else "right")
    for row in rows:
        grid.add_row(*cells(row, words))
    Console().print(grid)
    Console().print(words.say(f"bench-peers-{group}-legend"), highlight=False, soft_wrap=True)


def cells(row: Row, words: Words) -> list[str]:
    """A row of the table: the rate, or why there is none."""
    ours = row["library"] == OURS
    game = words.say(f"{row['game']}-name") if ours else row["game"]
    if row["missing"] is not None:
        return [row["library"], game, words.say("bench-peers-missing", name=row["missing"]), "", ""]
    speed = words.say("cli-bench-number", number=round(row["per_s"]))
    return [
        row["library"],
        game,
        speed,
        ratio_shown(row, "nearest_ratio", words),
        ratio_shown(row, "slowest_ratio", words),
    ]


def ratio_shown(row: Row, key: str, words: Words) -> str:
    """The relative speed, with the name of the nearest game."""
    ratio = row.get(key)
    if ratio is None:
        return ""
    if key == "nearest_ratio":
        name = words.say(f"{row['nearest']}-name")
        return words.say("bench-peers-times-of", ratio=round(ratio, 1), game=name)
    return words.say("bench-peers-times", ratio=round(ratio, 1))
