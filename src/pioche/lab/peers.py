"""Who is measured by `pioche bench --peers`: our games, and those of others that are nearest.

All moves are drawn alike, by the quickest chance there is: it is the games that are measured.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from typing import Any, Final

from pioche import envs
from pioche.core.game import Game
from pioche.core.rng import Fast
from pioche.lab.measure import SEED, Work, games_from_python

OURS: Final = "pioche"
MOVES: Final = "moves"
STEPS: Final = "steps"
GROUPS: Final = (MOVES, STEPS)
# Of how many parts a chance is drawn.
FINE: Final = 1 << 24

# Games of others, each with ours that is nearest: a push of one's luck, cards taken from others,
# hands of cards, cards and plans, dice.
OPENSPIEL: Final = {
    "pig(players=4)": "diamant",
    "blackjack": "diamant",
    "go_fish": "letsdig",
    "crazy_eights": "letsdig",
    "hearts": "digup",
    "gin_rummy": "digup",
    "oh_hell(players=4)": "dig",
    "hanabi(players=4)": "dig",
    "liars_dice": "digger",
    "yacht": "digger",
}
PETTINGZOO: Final = {
    "leduc_holdem_v4": "diamant",
    "texas_holdem_v4": "letsdig",
    "texas_holdem_no_limit_v6": "digup",
    "hanabi_v5": "dig",
}
RLCARD: Final = {
    "leduc-holdem": "diamant",
    "blackjack": "diamant",
    "uno": "letsdig",
    "gin-rummy": "digup",
    "bridge": "dig",
}


@dataclass(frozen=True)
class Contestant:
    """A game of some library, and what plays so many of them; `make` imports what that needs."""

    group: str
    library: str
    game: str
    nearest: str
    make: Callable[[], Work]


def contestants(games: list[tuple[Game, int]]) -> list[Contestant]:
    """These games of ours, and those of others that are nearest to them."""
    found = [
        Contestant(MOVES, OURS, game.id, game.id, partial(our_moves, game, seats))
        for game, seats in games
    ]
    found += [
        Contestant(STEPS, OURS, game.id, game.id, partial(our_steps, game.id, seats))
        for game, seats in games
    ]
    return found + peers({game.id for game, _ in games})


def peers(wanted: set[str]) -> list[Contestant]:
    """The games of others that are nearest to these of ours."""
    found = [
        Contestant(MOVES, "OpenSpiel", name, nearest, partial(openspiel_moves, name))
        for name, nearest in OPENSPIEL.items()
    ]
    for name, nearest in PETTINGZOO.items():
        for maker, shown in (("env", name), ("raw_env", f"{name}, raw_env")):
            make = partial(pettingzoo_steps, name, maker)
            found.append(Contestant(STEPS, "PettingZoo", shown, nearest, make))
    found += [
        Contestant(STEPS, "RLCard", name, nearest, partial(rlcard_steps, name))
        for name, nearest in RLCARD.items()
    ]
    return [one for one in found if one.nearest in wanted]


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
    """Random games of an AEC environment, looking at every observation; tells the steps."""
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
    """Random games of an environment whose every step tells the next observation."""
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
    """Random games; tells the moves of players: drawing for chance is part of driving the game."""
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
    """One of the outcomes of chance; quickly where all are alike."""
    if outcomes[0][1] == outcomes[-1][1]:
        return outcomes[below(len(outcomes))][0]
    number = below(FINE) / FINE
    for action, chance in outcomes:
        number -= chance
        if number < 0:
            return action
    return outcomes[-1][0]
