"""Reviews of whole games: what is judged, that it is honest, and that blunders are found."""

import os
import pickle
from multiprocessing import active_children

import pytest

from pioche.core.game import Game
from pioche.core.masks import seats_in
from pioche.core.refusals import Refusal
from pioche.core.rng import Fast
from pioche.core.state import NO_CLOCK, State
from pioche.games import CATALOG, game
from pioche.games.diamant.moves import GO, LEAVE
from pioche.review.decision import DecisionTask
from pioche.review.reasons import Case, reason_for
from pioche.review.replay import Replay, final_choices
from pioche.review.review_data import BEST, BLUNDER, CLOSE, MISTAKE, MoveValue, Review
from pioche.review.review_file import review_from_text, review_text
from pioche.review.run import Plan, decision_of, review_game, tasks_of
from pioche.search import mean_share
from pioche.search.best import Arm, known_world
from pioche.search.compare import compare
from pioche.search.policies import diamant
from pioche.table.log import Player
from pioche.table.table import Table
from pioche.words import words_in
from pioche.words.lines import LineSpeller
from tests.review.games import finished
from tests.search.positions import Table as Seats
from tests.search.positions import positions, twin

QUICK = Plan(percent=1)
EFFORT = int(os.environ.get("PIOCHE_HEAVY", "1"))
GAMES = [known.id for known in CATALOG]


def reviewed(table: Table, plan: Plan = QUICK, jobs: int = 1) -> Review:
    review = review_game(Replay(table), plan, jobs)
    assert review is not None
    return review


# Which decisions there are


def test_what_was_taken_back_changed_or_left_to_others_is_not_a_persons_decision() -> None:
    table = Table(game("diamant"), [Player("Ana"), Player("Bo"), Player("Cléo", "bold")], 3)
    table.play(0, "leave")
    table.undo(0)
    table.play(0, "leave")
    table.play(0, "go")  # changes her mind
    table.play(1, "go")
    table.play(2, "go")
    table.hand_over(0, "careful")
    table.leave(1)
    while not table.over:
        table.play(min(table.to_act()), "go")
    found = Replay(table).positions
    assert [each.step for each in found[:3]] == [2, 3, 4]
    choices = [each for each in final_choices(found) if each.of_person]
    assert [(each.step, each.seat, each.chosen) for each in choices] == [(2, 0, 0), (4, 1, 0)]
    players = {(each.seat, each.player) for each in found[4:]}
    assert players <= {(0, "careful"), (1, ""), (2, "bold")}


def test_a_game_that_is_not_over_is_refused() -> None:
    with pytest.raises(Refusal, match=r"over|termin"):
        tasks_of(Replay(Table(game("diamant"), 3, 1)))


# Whole reviews


@pytest.mark.parametrize("game_id", GAMES)
def test_a_review_of_each_game_holds_together(game_id: str) -> None:
    table = finished(game_id)
    review = reviewed(table)
    assert review_from_text(review_text(review)).json() == review.json()
    assert {decision.seat for decision in review.decisions} <= {0, 1}
    assert [item.step for item in review.ledger] == [each.step for each in Replay(table).positions]
    for total in review.totals:
        gained = review.result[total.seat] - review.expectation[total.seat]
        assert total.choices + total.others + total.luck == pytest.approx(gained, abs=1e-6)
    for decision in review.decisions:
        moves = [value.move for value in decision.moves]
        assert moves[0] == decision.best
        assert len(moves) == len(set(moves)) > 1
        assert (decision.loss == 0) == (decision.mark == BEST)
        assert bool(decision.reason) == (decision.mark not in (BEST, CLOSE))


def test_the_number_of_processes_and_whose_decisions_are_asked_for_change_nothing() -> None:
    table, others = finished("diamant"), set(active_children())
    alone = reviewed(table)
    assert reviewed(table, jobs=2) == alone
    assert set(active_children()) <= others
    everybody = reviewed(table, Plan(percent=1, seats=(0, 1, 2)))
    assert [each for each in everybody.decisions if each.seat < 2] == alone.decisions
    assert {each.seat for each in everybody.decisions} == {0, 1, 2}
    assert everybody.totals == alone.totals


def test_a_review_can_be_stopped() -> None:
    others = set(active_children())  # another test's may still be ending
    reported: list[tuple[int, int]] = []
    stopped = review_game(
        Replay(finished("diamant")),
        QUICK,
        2,
        lambda done, of: reported.append((done, of)),
        lambda: True,
    )
    assert stopped is None
    assert [done for done, _ in reported] == [0, 1]
    assert set(active_children()) <= others


# Whether it is right


def test_going_on_with_a_hoard_among_traps_is_found() -> None:
    """One who never leaves, while the others do after six cards."""
    players = [Player("Ana"), *(Player(name, "balanced") for name in "BCD")]
    table, cards = Table(game("diamant"), players, 11), 0
    while not table.over:
        for seat in table.to_act():
            leaves = seat > 0 and cards >= 6 and "leave" in texts(table, seat)
            table.play(seat, "leave" if leaves else "go")
        cards = len(table.view(None)["path"])
    replay = Replay(table)
    tasks = [each for each in tasks_of(replay, Plan(25)) if isinstance(each, DecisionTask)]
    worst = max((each.run() for each in tasks), key=lambda found: found.loss)
    decision = decision_of(replay, worst)
    assert (decision.played, decision.best) == ("go", "leave")
    assert decision.mark in (MISTAKE, BLUNDER)
    assert decision.reason[0].key == "review-diamant-trap"
    at_risk = decision.reason[0].arguments["rubies"]
    assert isinstance(at_risk, int)
    assert at_risk > 10


def test_a_choice_loses_nothing_against_itself_and_the_difference_is_that_of_the_shares() -> None:
    state, policy = game("diamant").new(3, 4), diamant.temperament("balanced")
    go, leave = Arm(GO, policy), Arm(LEAVE, policy)
    same = compare(state, 0, go, go, 100, [policy] * 3, Fast(1))
    assert same.difference() == 0
    assert 0 < same.error() < 0.02  # it is never certain
    found = compare(state, 0, go, leave, 100, [policy] * 3, Fast(1))
    shares = mean_share(found.first) - mean_share(found.second)
    assert found.difference() == pytest.approx(shares)
    assert (go.visits, found.first.visits, found.second.visits) == (0, 100, 100)


def texts(table: Table, seat: int) -> list[str]:
    return [table.game.moves.text(move) for move in table.legal(seat)]


@pytest.mark.parametrize("game_id", GAMES)
def test_decisions_are_judged_alike_in_worlds_that_look_the_same(game_id: str) -> None:
    known = game(game_id)
    compared = 0
    for number, (state, seat) in enumerate(positions(known, Seats(3, {}), 5)):
        if number % 3 or len(state.legal(seat)) < 2 or compared == 12 * EFFORT:
            continue
        other = twin(state, seat, number)
        one, two = task(known, state, seat), task(known, other, seat)
        assert pickle.dumps(one) == pickle.dumps(two)
        assert one.run() == two.run()
        compared += state != other
    assert compared or game_id == "digger"  # all that its players cannot see is time


def task(known: Game, state: State, seat: int) -> DecisionTask:
    move = int(state.legal(seat)[-1])
    return DecisionTask(known.id, 0, known_world(state, seat), seat, move, NO_CLOCK, 20, 10, 1)


# Why


@pytest.mark.parametrize("game_id", GAMES)
def test_every_reason_can_be_said(game_id: str) -> None:
    known, chance, keys = game(game_id), Fast(1), set()
    spellers = [LineSpeller(words_in(language), known, "ABC") for language in ("fr", "en")]
    for state, seat in positions(known, Seats(3, {}), 2):
        assert seat in seats_in(int(state.to_act()))
        moves = state.legal(seat)
        played, best = (value(known, moves[chance.below(len(moves))]) for _ in range(2))
        for line in reason_for(Case(known, known.view(state, seat), played, best)):
            keys.add(line.key)
            assert all(speller.line(line) for speller in spellers)
    assert any(key.startswith(f"review-{game_id}-") for key in keys)


def value(known: Game, move: int) -> MoveValue:
    return MoveValue(known.moves.text(move), 0.25, 0.01, float(move))
