"""The policies of Let's Dig and Digger: legal and honest."""

import os
from typing import Any, Final

import pytest
from mypy_extensions import i64

from pioche import game
from pioche.bots import TEMPERAMENTS
from pioche.core.rng import Fast
from pioche.core.state import State
from pioche.games.digger.state import DiggerState
from pioche.games.letsdig.state import LetsdigState
from pioche.search.best import best
from pioche.search.policies import digger, letsdig
from pioche.search.policy import Policy
from pioche.search.rollout import VICTORY
from tests.search.positions import Table, log, positions, tells_apart, twin

EFFORT = int(os.environ.get("PIOCHE_HEAVY", "1"))

TABLES: Final = {
    "letsdig": (
        Table(4, {}),
        Table(4, {"teams": True, "first_game": "1", "owns_game": "2"}),
        Table(3, {"open_scores": True, "waste": "worms"}),
        Table(2, {"landmine": False}),
    ),
    "digger": (
        Table(4, {}),
        Table(3, {"pace": "untimed"}),
        Table(5, {"crates": "black", "sand": "uneven"}),
        Table(3, {"pace": "60", "dexterity": "clumsy"}),
    ),
}
CASES: Final = [(name, table) for name, tables in TABLES.items() for table in tables]
MODULES: Final[dict[str, Any]] = {"letsdig": letsdig, "digger": digger}


def every_policy(name: str) -> list[Policy]:
    """The three temperaments, and what the expert uses."""
    module = MODULES[name]
    return [*map(module.temperament, TEMPERAMENTS), *module.plans()]


@pytest.mark.parametrize(("name", "table"), CASES)
def test_policies_play_whole_games_with_legal_moves(name: str, table: Table) -> None:
    every = every_policy(name)
    for seed in range(3 * EFFORT):
        chosen = [every[(seat + seed) % len(every)] for seat in range(table.seats)]
        assert log(game(name), table, chosen, seed) == log(game(name), table, chosen, seed)


@pytest.mark.parametrize(("name", "table"), CASES)
def test_every_position_has_a_legal_answer(name: str, table: Table) -> None:
    for state, seat in positions(game(name), table, 1):
        legal = [int(move) for move in state.legal(seat)]
        for policy in every_policy(name):
            assert int(policy.choose(state, seat, Fast(2))) in legal


@pytest.mark.parametrize(("name", "table"), CASES)
def test_policies_decide_by_what_the_seat_could_see(name: str, table: Table) -> None:
    for policy in every_policy(name):
        assert tells_apart(policy, game(name), table, EFFORT) == 0


class Peeking(Policy):
    """Digs the pile whose top card is worth most; in Digger it reads the glass."""

    def choose(self, state: State, seat: i64, rng: Fast) -> i64:
        moves = state.legal(seat)
        if isinstance(state, LetsdigState):
            tops = [state.cards.face[pile[-1]] if pile else -1 for pile in state.piles]
            dig = tops.index(max(tops))
            return dig if dig in moves else moves[0]
        assert isinstance(state, DiggerState)
        return moves[state.ends % len(moves)]


@pytest.mark.rules
@pytest.mark.parametrize("name", ["letsdig", "digger"])
def test_a_peeking_policy_is_caught(name: str) -> None:
    table = TABLES[name][0 if name == "letsdig" else 2]
    assert tells_apart(Peeking(), game(name), table, 1) > 0


def arms_of(state: State, seat: int, name: str, seed: int) -> list[tuple[int, int, int, int]]:
    """All that a small search finds."""
    module = MODULES[name]
    policies = [module.temperament("bold")] * int(state.seats)
    arms = best(state, seat, 12, policies, module.plans(), Fast(seed), module.cut())
    return [(int(arm.move), int(arm.visits), int(arm.wins), int(arm.points)) for arm in arms]


@pytest.mark.parametrize(("name", "table"), CASES)
def test_worlds_that_look_the_same_are_searched_the_same(name: str, table: Table) -> None:
    """Positions all over random games."""
    every = [
        (state.clone(), seat)
        for seed in range(EFFORT)
        for state, seat in positions(game(name), table, seed)
    ]
    for number, (state, seat) in enumerate(every[:: max(1, len(every) // (12 * EFFORT))]):
        other = twin(state, seat, number)
        assert arms_of(state, seat, name, number) == arms_of(other, seat, name, number)


@pytest.mark.parametrize(("name", "table"), CASES)
def test_the_shares_of_a_game_that_was_stopped_add_up_to_one_victory(
    name: str, table: Table
) -> None:
    cut = MODULES[name].cut()
    for state, _ in positions(game(name), table, 4):
        if cut.begins_turn(state):
            shares = [cut.share(state, seat) for seat in range(table.seats)]
            assert sum(shares) == pytest.approx(VICTORY, abs=table.seats)
