"""The plan's own move stays, unless another is better beyond doubt."""

import pytest
from mypy_extensions import i64

from pioche import game, search
from pioche.core.rng import Fast
from pioche.core.state import State
from pioche.games.diamant.moves import GO, LEAVE
from pioche.games.digger import stages
from pioche.games.digger.state import DiggerState
from pioche.search.compare import OwnMoveRace, Rival
from pioche.search.policies import diamant, digger, letsdig
from pioche.search.policy import Policy
from tests.games.diamant.cave import Cave
from tests.search.positions import Table, positions

# Its plans are planted in interpreted rules: compiled ones are closed.
pytestmark = pytest.mark.rules


class Timid(Policy):
    """Leaves as soon as it can."""

    def choose(self, state: State, seat: i64, rng: Fast) -> i64:
        return LEAVE


def moves(state: State, seat: int, plans: list[Policy], iterations: int) -> list[int]:
    others: list[Policy] = [diamant.temperament("balanced")] * int(state.seats)
    return search.moves_beyond_doubt(
        state, seat, iterations=iterations, policies=others, plans=plans, rng=Fast(1)
    )


def test_a_foolish_plan_is_set_right_once_there_is_no_doubt() -> None:
    """Leaving an empty path wins nothing; a few worlds are not enough to show it."""
    cave, plans = Cave(4, ["danger-snakes"]), [Timid(), diamant.temperament("balanced")]
    assert moves(cave.state, 0, plans, 12)[0] == LEAVE
    assert moves(cave.state, 0, plans, 300)[0] == GO


def test_the_same_seed_finds_the_same_and_tells_each_move_once() -> None:
    cave = Cave(4, ["treasure-5", "danger-snakes"])
    found = moves(cave.state, 1, diamant.plans(), 60)
    assert found == moves(cave.state, 1, diamant.plans(), 60)
    assert sorted(found) == sorted([GO, LEAVE])


def test_a_lead_is_measured_against_the_own_move_in_the_same_world() -> None:
    rival = Rival(OwnMoveRace(Cave(3, []).state, 0, *two_plans()).own)
    assert (rival.mean(), rival.error()) == (0.0, 1.0)
    for lead in (0.5, 0.0) * 8:
        rival.compare(lead)
    assert rival.mean() == 0.25
    assert 0.06 < rival.error() < 0.07


def two_plans() -> tuple[list[Policy], list[Policy], None]:
    return [diamant.temperament("bold")] * 3, diamant.plans(), None


def test_nothing_is_searched_where_one_move_alone_is_worth_it() -> None:
    """Digger: what lies beside the crate is stored, the dearest first."""
    found = 0
    for state, seat in positions(game("digger"), Table(3, {}), 2):
        assert isinstance(state, DiggerState)
        if state.stage == stages.STORE and len(state.legal(seat)) > 1:
            comparison = OwnMoveRace(
                state, seat, [digger.temperament("bold")] * 3, digger.plans(), None
            )
            arms = comparison.run(400, Fast(1), 1.0)
            assert [int(arm.visits) for arm in arms] == [0]
            found += 1
    assert found


def test_an_expert_of_let_s_dig_asks_itself_only_whether_to_stop() -> None:
    policy = letsdig.plans()[0]
    for state, seat in positions(game("letsdig"), Table(3, {}), 2):
        legal = [int(move) for move in state.legal(seat)]
        tried = [int(move) for move in policy.worth_trying(state, seat, state.legal(seat))]
        assert set(tried) <= set(legal)
        assert tried
