"""Play the champions' games of a strategy page and write what they decided.

    python scripts/write_strategy.py GAME [--games N] [--seats N] [--seed N] [--jobs N]

The counts go to `src/pioche/rulebook/strategy/GAME.json`. The same arguments give the same file for
any number of processes. `network` stands for the champion's network alone, without the search that
checks it. A network plays hundreds of games a second, and one in four of its decisions is counted,
drawn apart from the games: a view takes about as long as a decision. Decisions of rivals are not
counted.
"""

import argparse
import json
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import cache, partial
from itertools import permutations
from pathlib import Path
from typing import Final

import pioche
from pioche.bots import CHAMPION, bot, searches, seat_of
from pioche.bots.champion import network_of, network_policy
from pioche.bots.policy_bot import policy_for
from pioche.core.game import Game
from pioche.core.masks import first_seat
from pioche.core.rng import Fast
from pioche.core.state import State
from pioche.processes import run_tasks
from pioche.rulebook.strategy import Counts, Decision, Grid, Strategy, strategy_of
from pioche.search.play import chance_of_game, seed_of_bot
from pioche.search.policy import Policy

TARGET: Final = Path(pioche.__file__).parent / "rulebook" / "strategy"
# The bots of a strategy that are a network alone.
NETWORK: Final = "network"
# Of this many decisions of a policy one is counted.
SAMPLE: Final = 4
CHUNK: Final = 50

Cells = dict[str, list[list[list[int]]]]
# The move of a seat.
Decide = Callable[[State, int], int]


@cache
def policy_of(game: str, name: str) -> Policy | None:
    """The bot as a policy; None where it searches."""
    alone = name == NETWORK or (name == CHAMPION and not searches(game, CHAMPION))
    return network_policy(game) if alone else policy_for(game, name)


@dataclass(frozen=True)
class Plan:
    """The games to play."""

    game: str
    seats: int
    games: int
    seed: int

    def strategy(self) -> Strategy:
        found = strategy_of(self.game)
        assert found is not None, self.game
        return found

    def bots(self, number: int) -> list[str]:
        """The bots on the seats of a game; a champion among rivals changes its seat each time."""
        strategy = self.strategy()
        if not strategy.rivals:
            return [strategy.bots] * self.seats
        orders = list(permutations(strategy.rivals, self.seats - 1))
        assert orders, f"more than {len(strategy.rivals) + 1} seats"
        bots = list(orders[number // self.seats % len(orders)])
        bots.insert(number % self.seats, strategy.bots)
        return bots

    def deciders(self, number: int) -> list[Decide]:
        """What decides on the seats of a game."""
        return [
            decider(self.game, name, seed_of_bot(self.seed, number, seat))
            for seat, name in enumerate(self.bots(number))
        ]

    def sampling(self, number: int) -> Fast:
        """What draws the decisions of a game that are counted."""
        return Fast(seed_of_bot(self.seed, number, self.seats))


def played_chunk(plan: Plan, chunk: int) -> Cells:
    """The counts of some games; they depend on nothing but the plan and the chunk."""
    cells = empty(plan.strategy().grids())
    for number in range(chunk * CHUNK, min((chunk + 1) * CHUNK, plan.games)):
        count_game(plan, number, cells)
    return cells


def count_game(plan: Plan, number: int, cells: Cells) -> None:
    """Play a game and count what champions decide in it."""
    game, strategy = pioche.game(plan.game), plan.strategy()
    grids, bots, deciders = strategy.grids(), plan.bots(number), plan.deciders(number)
    one_in = 1 if policy_of(plan.game, strategy.bots) is None else SAMPLE
    sampling = plan.sampling(number)
    state = game.deal(plan.seats, chance_of_game(plan.seed, number))
    state.start()
    while mask := state.to_act():
        seat = first_seat(mask)
        move = deciders[seat](state, seat)
        if bots[seat] == strategy.bots and sampling.below(one_in) == 0:
            count(decision_of(game, state, seat, move), grids, cells)
        state.play(seat, move)


def decider(game: str, name: str, seed: int) -> Decide:
    """What decides for a bot."""
    policy = policy_of(game, name)
    if policy is not None:
        moods = Fast(seed)
        return lambda state, seat: policy.choose(state, seat, moods)
    searching = bot(game, name, seed)
    return lambda state, seat: searching(seat_of(pioche.game(game), state, seat))


def decision_of(game: Game, state: State, seat: int, move: int) -> Decision | None:
    """The decision; None where there is only one move."""
    legal = state.legal(seat)
    if len(legal) == 1:
        return None
    texts = [game.moves.text(one) for one in legal]
    return Decision(game.view(state, seat), seat, texts, game.moves.text(move))


def count(decision: Decision | None, grids: list[Grid], cells: Cells) -> None:
    if decision is None:
        return
    for grid in grids:
        for row, column, made in grid.count(decision):
            cell = cells[grid.id][row][column]
            cell[0] += made
            cell[1] += 1


def empty(grids: list[Grid]) -> Cells:
    return {grid.id: [[[0, 0] for _ in grid.columns] for _ in grid.rows] for grid in grids}


def add(whole: Cells, part: Cells) -> None:
    for grid, rows in part.items():
        for row, cells in enumerate(rows):
            for column, (made, decisions) in enumerate(cells):
                whole[grid][row][column][0] += made
                whole[grid][row][column][1] += decisions


def counted(plan: Plan, jobs: int) -> Cells:
    cells = empty(plan.strategy().grids())
    chunks = range(-(-plan.games // CHUNK))
    for done, (_, part) in enumerate(run_tasks(partial(played_chunk, plan), chunks, jobs), 1):
        add(cells, part)
        print(f"\r{done}/{len(chunks)}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return cells


def counts(plan: Plan, cells: Cells) -> Counts:
    network = network_of(plan.game)
    return Counts(
        games=plan.games,
        seats=plan.seats,
        bots=plan.strategy().bots,
        rivals=list(plan.strategy().rivals),
        network=None if network is None else network.digest,
        rules=pioche.game(plan.game).version,
        seed=plan.seed,
        cells=cells,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=[game.id for game in pioche.CATALOG])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    plan = Plan(given.game, given.seats, given.games, given.seed)
    found = counts(plan, counted(plan, given.jobs))
    text = json.dumps(asdict(found), separators=(",", ":")).replace('"cells"', '\n"cells"')
    (TARGET / f"{given.game}.json").write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
