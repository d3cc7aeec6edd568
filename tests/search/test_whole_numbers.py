"""What decides a move is in whole numbers, so it is the same on every machine."""

import ast
from math import exp
from pathlib import Path

import pytest

import pioche.search
from pioche import game
from pioche.core.state import State
from pioche.games.diamant.moves import GO
from pioche.search.best import Arm, rank
from pioche.search.policies import dig, digger, digup, letsdig
from pioche.search.policy import RandomPolicy
from pioche.search.rollout import LIKELIHOODS, POINT, STEEP, VICTORY, Cut, outcome
from tests.search.positions import Table, positions

SOURCE = Path(pioche.search.__file__).parent
# The functions that make figures for people.
SHOWN = {
    "rollout.py": {"win_share"},
    "best.py": set[str](),
    "compare.py": {"difference", "error"},
    "network.py": set[str](),
    "policy.py": set[str](),
}
CUTS = {"digger": digger, "letsdig": letsdig, "dig": dig, "digup": digup}


def uses_fractions(tree: ast.AST) -> bool:
    """Whether it names `float` or a root, divides with a fraction left, or holds a fraction."""
    for node in ast.walk(tree):
        named = isinstance(node, ast.Name) and node.id in {"float", "sqrt", "exp"}
        written = isinstance(node, ast.Constant) and isinstance(node.value, float)
        if named or written or isinstance(node, ast.Div):
            return True
    return False


@pytest.mark.parametrize("file", SHOWN)
def test_only_what_is_shown_has_fractions(file: str) -> None:
    tree = ast.parse((SOURCE / file).read_text(encoding="utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    assert {each.name for each in functions if uses_fractions(each)} == SHOWN[file]


@pytest.mark.parametrize("name", CUTS)
def test_shares_at_a_cut_are_those_of_the_exponential_function(name: str) -> None:
    cut: Cut = CUTS[name].cut()
    compared = 0
    for state, _ in positions(game(name), Table(3, {}), 3):
        if state.to_act() and cut.begins_turn(state):
            for seat in range(3):
                share = outcome(state, seat, cut)
                assert share / VICTORY == pytest.approx(exact_share(cut, state, seat), abs=0.003)
                compared += share not in {0, VICTORY}
    assert compared > 20


def exact_share(cut: Cut, state: State, seat: int) -> float:
    points = [int(each) / POINT for each in cut.prospects(state)]
    steepness = int(cut.steepness(state)) / STEEP
    return 1 / sum(exp(steepness * (other - points[seat])) for other in points)


def test_likelihoods_fall_to_nothing() -> None:
    assert LIKELIHOODS[0] == 1 << 20
    assert sorted(LIKELIHOODS, reverse=True) == LIKELIHOODS
    assert LIKELIHOODS[-1] == 1
    assert int(LIKELIHOODS[511]) / int(LIKELIHOODS[0]) == pytest.approx(exp(-2), rel=0.001)


def test_arms_of_many_tries_are_compared_exactly() -> None:
    """By a single point in 10^9 tries: no fraction would tell them apart."""
    one, other, untried = (Arm(GO, RandomPolicy()) for _ in range(3))
    for arm in (one, other):
        arm.visits, arm.wins, arm.points = 10**9, 10**9 * VICTORY, 10**11
    other.points += 1
    assert rank([untried, one, other]) == [other, one, untried]


def test_equals_share_a_victory_without_a_remainder() -> None:
    state = game("diamant").new(8, 1)
    while state.to_act():  # all leave: nobody has anything
        for seat in range(8):
            if state.to_act() >> seat & 1:
                state.play(seat, state.legal(seat)[-1])
    shares = [outcome(state, seat, None) for seat in range(8)]
    assert sum(shares) == VICTORY
