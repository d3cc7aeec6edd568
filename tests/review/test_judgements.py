"""The judgements of a review: margins, verdicts, turning points, counts, thinned curves."""

from dataclasses import replace
from pathlib import Path

import pytest

from pioche.bots.margins import margin, percent, points_margin
from pioche.core.lines import Line, line
from pioche.review.review_data import (
    MOST_TURNS,
    CurvePoint,
    Decision,
    LedgerItem,
    MoveValue,
    Total,
    thinned,
)
from pioche.review.review_file import read_review

REVIEW = read_review(Path(__file__).parent / "diamant.review.json")


def test_margins_are_two_standard_errors_rounded_up_and_never_nothing() -> None:
    errors = (0.0, 0.0004, 0.005, 0.0051, 0.031)
    assert [margin(error) for error in errors] == [1, 1, 1, 2, 7]
    assert [points_margin(error) for error in (0.0, 0.5, 0.6)] == [1, 1, 2]


def test_percents_round_halves_away_from_nothing() -> None:
    shares = (0.125, -0.125, 0.004, -0.004, 0.286, 1.0)
    assert [percent(share) for share in shares] == [13, -13, 0, 0, 29, 100]


def test_a_part_is_clear_beyond_its_margin() -> None:
    total = Total(seat=0, luck=0.05, choices=-0.041, others=0.039, error=0.02)
    assert (total.margin, total.clear) == (4, ["luck", "choices"])


DECISION = Decision(
    step=3,
    seat=0,
    played="leave",
    best="go",
    loss=0.07,
    error=0.01,
    mark="mistake",
    moves=[
        MoveValue("go", 0.5, 0.01, 3.0),
        MoveValue("leave", 0.4, 0.01, 3.0),
        MoveValue("dig", 0.48, 0.01, 3.0),
        MoveValue("wait", 0.47, 0.01, 3.0),
    ],
    reason=[],
)


def test_a_move_is_worse_only_beyond_the_margin() -> None:
    verdicts = {each.move: (each.verdict, each.loss) for each in DECISION.verdicts}
    # The played move has the loss of its own comparison, not the difference of the shares.
    assert (verdicts["go"], verdicts["leave"]) == (("best", 0.0), ("worse", 0.07))
    assert (verdicts["dig"][0], verdicts["wait"][0]) == ("close", "worse")
    close = replace(DECISION, mark="close").verdicts[-1]
    assert (close.move, close.verdict, close.loss) == ("leave", "close", 0.07)


def test_no_move_is_shown_above_the_best() -> None:
    lucky = replace(DECISION, moves=[*DECISION.moves, MoveValue("rest", 0.56, 0.05, 3.0)])
    shown = [(each.move, each.share, each.loss, each.verdict) for each in lucky.verdicts[:2]]
    assert shown == [("go", 0.5, 0.0, "best"), ("rest", 0.5, 0.0, "close")]
    for decision in (lucky, *REVIEW.decisions):
        shares = [each.share for each in decision.verdicts]
        assert shares == sorted(shares, reverse=True)
        assert decision.verdicts[0].move == decision.best


def test_a_mistake_without_a_reason_is_not_listed() -> None:
    """Figures are no reason: a why is in the game's terms."""
    shares, points = line("review-share"), line("review-points")
    why = line("review-diamant-path", rubies=3)
    reasons: tuple[list[Line], ...] = ([], [points, shares], [why, points, shares])
    assert [replace(DECISION, reason=said).listed for said in reasons] == [False, False, True]
    assert not replace(DECISION, reason=[why], mark="close").listed


def test_repeats_are_one_group() -> None:
    groups = [[REVIEW.decisions[index] for index in group] for group in REVIEW.groups]
    assert sorted(index for group in REVIEW.groups for index in group) == sorted(REVIEW.mistakes)
    assert max(map(len, groups)) > 1
    for group in groups:
        assert len({(each.seat, each.played, each.best) for each in group}) == 1


def test_many_small_costs_are_told_apart_from_mistakes() -> None:
    totals = [
        Total(seat=0, luck=0.0, choices=-0.2, others=0.0, error=0.01),
        Total(seat=1, luck=0.0, choices=-0.01, others=0.0, error=0.01),
        Total(seat=2, luck=0.0, choices=-0.03, others=0.0, error=0.01),
    ]
    bad = replace(DECISION, seat=0)
    good = [replace(DECISION, seat=seat, mark="close") for seat in (1, 2)]
    assert replace(REVIEW, totals=totals, decisions=[bad, *good]).small_costs == [2]
    # Nothing is said of choices that were not judged.
    assert replace(REVIEW, totals=totals, decisions=[bad]).small_costs == []


def test_turning_points_are_luck_and_choices_of_others_beyond_doubt() -> None:
    for seat, turns in enumerate(REVIEW.turns):
        sizes = [turn.size for turn in turns]
        assert sizes == sorted(sizes, reverse=True)
        assert len({turn.step for turn in turns}) == len(turns) <= MOST_TURNS
        assert all(turn.about == seat and (turn.luck or turn.seat != seat) for turn in turns)
    assert [turn.luck for turn in REVIEW.turns[2]] == [True, True, True, False, True]
    all_turns = REVIEW.turning_points(REVIEW.people)
    assert all_turns[0] == max(REVIEW.turns[0] + REVIEW.turns[1], key=lambda turn: turn.size)
    unsure = replace(REVIEW, totals=[replace(total, error=5.0) for total in REVIEW.totals])
    assert unsure.turns == [[], [], []]


def test_a_turning_point_leads_from_one_share_to_the_next() -> None:
    item = LedgerItem(step=2, seat=1, choice=[-0.1, 0.1], luck=[0.3, -0.3], chance=True)
    review = replace(
        REVIEW,
        seats=REVIEW.seats[:2],
        ledger=[item],
        curve=[CurvePoint(2, [0.5, 0.5]), CurvePoint(3, [0.7, 0.3])],
        totals=[replace(total, error=0.001) for total in REVIEW.totals[:2]],
    )
    (mine,), (others,) = review.turns
    assert mine.luck
    assert others.luck
    assert [mine.before, mine.after] == pytest.approx([0.4, 0.7])
    assert [others.before, others.after] == pytest.approx([0.6, 0.3])
    assert [turn.luck for turn in review.changes(0)] == [False, True]
    assert [turn.luck for turn in review.changes(1)] == [True]


def test_mistakes_counts_and_people() -> None:
    losses = [REVIEW.decisions[index].loss for index in REVIEW.mistakes]
    assert losses == sorted(losses, reverse=True)
    assert {REVIEW.decisions[index].mark for index in REVIEW.mistakes} == {"mistake", "blunder"}
    everybody, *seats = REVIEW.counts
    assert (everybody.seat, everybody.total) == (None, len(REVIEW.decisions))
    assert [each.seat for each in seats] == [0, 1]
    assert sum(each.total for each in seats) == everybody.total
    assert [(each.mark, each.sign, each.count) for each in everybody.marks] == [
        ("best", "✓", 41),
        ("close", "≈", 1),
        ("mistake", "?", 2),
        ("blunder", "??", 3),
    ]
    bots = replace(REVIEW, seats=[replace(seat, bot="bold") for seat in REVIEW.seats])
    assert (REVIEW.people, bots.people) == ([0, 1], [2, 0, 1])


def test_a_long_curve_is_thinned_to_means_between_its_ends() -> None:
    long = [CurvePoint(step, [step % 2, 0.25]) for step in range(1000)]
    short = thinned(long, 80)
    assert (short[0], short[-1], len(short)) == (long[0], long[-1], 80)
    assert all(abs(point.shares[0] - 0.5) < 0.1 for point in short[1:-1])
    assert [point.step for point in short] == sorted(point.step for point in short)
    assert thinned(long[:80], 80) == long[:80]
