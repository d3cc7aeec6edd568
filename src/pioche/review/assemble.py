"""What the tasks of a review have found, put together."""

import hashlib
from collections.abc import Sequence
from dataclasses import asdict
from typing import Final

from pioche.review.budget import Plan
from pioche.review.decision import Judgement, Value
from pioche.review.ledger import Ledger, ledger
from pioche.review.ledger_task import LedgerEntry
from pioche.review.positions import Position, positions_of
from pioche.review.reasons import reason_for
from pioche.review.reasons.case import Case
from pioche.review.review_data import (
    BEST,
    CLOSE,
    CurvePoint,
    Decision,
    LedgerItem,
    MoveValue,
    Review,
    ReviewSeat,
    Total,
)
from pioche.review.tasks import Result
from pioche.search import win_share
from pioche.table.log import HUMAN
from pioche.table.record import first_format_text
from pioche.table.table import Table

MOST_DRILLS: Final = 8


def assemble(table: Table, results: Sequence[Result], plan: Plan | None = None) -> Review:
    """The review; results are in the order of the tasks."""
    asked, positions = plan or Plan(), positions_of(table)
    result = [win_share(table.state, seat) for seat in range(table.seats)]
    found = ledger([each for each in results if isinstance(each, LedgerEntry)], result)
    at = {position.step: position for position in positions}
    judgements = [each for each in results if isinstance(each, Judgement)]
    decisions = [decision_of(table, at[each.step], each) for each in judgements]
    return Review(
        game=table.game.id,
        game_version=table.game.version,
        record=record_digest(table),
        seed=asked.seed,
        budget=asdict(asked.budget(table.game)),
        seats=[
            ReviewSeat(player.name, None if player.kind == HUMAN else player.kind)
            for player in table.players
        ],
        expectation=found.expectation,
        result=result,
        decisions=decisions,
        ledger=items(positions, found),
        totals=[
            Total(each.seat, each.choices, each.others, each.luck, each.error)
            for each in found.totals
        ],
        curve=curve(positions, found, len(table.log)),
        drills=drills(decisions),
    )


def record_digest(table: Table) -> str:
    """The SHA-256 of the table's record: it tells whether a review is of this very game.

    In the first format, whatever is written now: reviews made earlier still find their game.
    """
    return hashlib.sha256(first_format_text(table).encode()).hexdigest()


def decision_of(table: Table, position: Position, judgement: Judgement) -> Decision:
    """A judgement in the words of records, with its reason where something was lost for sure."""
    moves = table.game.moves
    values = [move_value(moves.text(value.move), value) for value in judgement.values]
    by_move = {value.move: value for value in values}
    played, best = moves.text(judgement.played), moves.text(judgement.best)
    view = table.game.view(position.state, position.seat)
    case = Case(table.game, view, by_move[played], by_move[best])
    return Decision(
        step=judgement.step,
        seat=judgement.seat,
        played=played,
        best=best,
        loss=judgement.loss,
        error=judgement.error,
        mark=judgement.mark,
        moves=values,
        reason=[] if judgement.mark in (BEST, CLOSE) else reason_for(case),
    )


def move_value(move: str, value: Value) -> MoveValue:
    return MoveValue(move, value.share, value.error, value.points)


def items(positions: list[Position], found: Ledger) -> list[LedgerItem]:
    """The ledger's changes, each with its step."""
    return [
        LedgerItem(step=position.step, **asdict(change))
        for position, change in zip(positions, found.changes, strict=True)
    ]


def curve(positions: list[Position], found: Ledger, end: int) -> list[CurvePoint]:
    """The shares before each move and at the end.

    Some are measured, others reckoned from those before: a trifle beyond what a share can be.
    """
    steps = [*(position.step for position in positions), end]
    return [
        CurvePoint(step, [min(1.0, max(0.0, share)) for share in shares])
        for step, shares in zip(steps, found.curve, strict=True)
    ]


def drills(decisions: list[Decision]) -> list[int]:
    """The decisions that cost most, for certain."""
    sure = [index for index, decision in enumerate(decisions) if decision.mark not in (BEST, CLOSE)]
    return sorted(sure, key=lambda index: -decisions[index].loss)[:MOST_DRILLS]
