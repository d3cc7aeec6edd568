"""When a search is decided; the plan's own move stays unless another is better beyond doubt."""

from itertools import islice
from math import sqrt
from statistics import mean, stdev

import pytest
from mypy_extensions import i64

from pioche import game, search
from pioche.core.rng import Fast
from pioche.core.state import State
from pioche.games.diamant.moves import GO, LEAVE
from pioche.games.digger import stages
from pioche.games.digger.state import DiggerState
from pioche.search.best import FEWEST_WORLDS, Arm, is_beyond
from pioche.search.compare import OwnMoveRace, Rival, promising
from pioche.search.policies import diamant, digger, letsdig
from pioche.search.policy import Policy
from pioche.search.rollout import VICTORY
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
    """Half a victory in every second of 16 worlds: 0.25, with a standard error of 0.0645."""
    ahead = rival([VICTORY // 2, 0] * 8)
    assert ahead.leads_by(15)
    assert not ahead.leads_by(16)
    assert not ahead.trails_by(0)
    behind = rival([-VICTORY // 2, 0] * 8)
    assert behind.trails_by(15)
    assert not behind.trails_by(16)


def rival(leads: list[int]) -> Rival:
    """A rival that led by so much, world by world."""
    found = Rival(Arm(LEAVE, OWN.plan))
    for lead in leads:
        found.arm.add(lead, 0)  # the own move won nothing
        found.compare(lead)
    return found


OWN = Arm(GO, diamant.temperament("balanced"))


def test_a_few_worlds_show_nothing() -> None:
    assert not rival([VICTORY] * (FEWEST_WORLDS - 1)).leads_by(1)
    assert rival([VICTORY] * FEWEST_WORLDS).leads_by(1)


@pytest.mark.parametrize("worlds", [8, 90, 4000])
def test_whole_numbers_decide_as_fractions_would(worlds: int) -> None:
    """But where a lead is exactly as large as the doubt."""
    rng, beyond = Fast(worlds), 0
    for quarters in (1, 5, 8, 10) * 10:
        leads = [int(rng.below(VICTORY + 200)) - VICTORY // 2 for _ in range(worlds)]
        error = stdev(leads) / sqrt(worlds)
        led = rival(leads).leads_by(quarters)
        assert led == (mean(leads) > quarters / 4 * error)
        beyond += led
    assert 0 < beyond < 40


def test_sums_of_a_million_worlds_are_exact() -> None:
    worlds = 10**6
    assert is_beyond(worlds * VICTORY, worlds * VICTORY**2, worlds, 1000)
    assert not is_beyond(-worlds * VICTORY, worlds * VICTORY**2, worlds, 1)


def test_rivals_that_cannot_be_told_apart_from_the_best_stay() -> None:
    """Ten worlds do not show that the second half is worse; that two always lose they do."""
    by_luck = [
        rival([VICTORY * (world % 3 == number % 3) for world in range(10)]) for number in range(6)
    ]
    hopeless = rival([-VICTORY] * 10)
    outdone = rival([-VICTORY * (world % 2) for world in range(10)])
    found = promising([hopeless, *by_luck, outdone])
    assert sorted(map(id, found)) == sorted(map(id, by_luck))
    assert found[0].lead == max(each.lead for each in by_luck)


def raced(state: State, seat: int, iterations: int, until_decided: bool) -> search.Choice:
    others: list[Policy] = [diamant.temperament("balanced")] * int(state.seats)
    return search.best(
        state,
        seat,
        iterations=iterations,
        policies=others,
        plans=diamant.plans(),
        rng=Fast(1),
        until_decided=until_decided,
    )


def test_a_race_for_the_move_ends_once_the_move_is_clear() -> None:
    """Nothing threatens and the path is empty: a few worlds show that one goes on."""
    cave = Cave(4, ["danger-snakes"])
    whole, short = (raced(cave.state, 0, 3000, decided) for decided in (False, True))
    assert (whole.move, short.move) == (GO, GO)
    assert sum(short.visits.values()) < sum(whole.visits.values()) / 2


def test_a_race_of_which_only_the_move_counts_finds_the_same_moves() -> None:
    """All but close ones, which two seeds do not decide alike either."""
    same = tried = 0
    for state, seat in islice(positions(game("diamant"), Table(4, {}), 3), 0, None, 4):
        whole, short = (raced(state, seat, 600, decided) for decided in (False, True))
        tried += 1
        same += whole.move == short.move
        assert min(short.visits.values()) > 0
    assert tried >= 8
    assert 4 * same >= 3 * tried


def test_arms_trail_in_the_worlds_in_which_both_were_tried() -> None:
    leader, behind = Arm(GO, OWN.plan), Arm(LEAVE, OWN.plan)
    for world in range(32):
        leader.add(VICTORY * (world % 2), 0)
        behind.add(VICTORY * (world % 4 == 1), 0)
    assert behind.trails(leader, 8)
    assert not behind.trails(leader, 100)
    assert not leader.trails(behind, 0)


def test_a_late_rival_must_lead() -> None:
    """Once a quarter of the tries is spent, those that do not lead are dropped."""
    cave, plans = Cave(4, ["treasure-5", "danger-snakes"]), diamant.plans()
    others: list[Policy] = [diamant.temperament("balanced")] * 4
    race = OwnMoveRace(cave.state, 0, others, plans[:1], None)
    race.run(4000, Fast(1), 5)
    (rival,) = race.rivals
    tries = int(rival.arm.visits)
    assert tries < 2000
    assert rival.trails_by(10) or (rival.lead <= 0 and tries >= 500)


def test_nothing_is_searched_where_one_move_alone_is_worth_it() -> None:
    """Digger: what lies beside the crate is stored, the dearest first."""
    found = 0
    for state, seat in positions(game("digger"), Table(3, {}), 2):
        assert isinstance(state, DiggerState)
        if state.stage == stages.STORE and len(state.legal(seat)) > 1:
            comparison = OwnMoveRace(
                state, seat, [digger.temperament("bold")] * 3, digger.plans(), None
            )
            arms = comparison.run(400, Fast(1), 4)
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
