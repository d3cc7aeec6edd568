"""The work of a review in small pieces, each of which any process can do.

Each has a seed of its own, made from the plan's and from what it is about: what is found does not
depend on how many processes share the work, nor on whose decisions are asked for.
"""

import hashlib

from pioche.bots.expert import games_with_policies
from pioche.core.refusals import Refusal
from pioche.core.state import NO_CLOCK
from pioche.review.budget import Plan
from pioche.review.decision import DecisionTask, Judgement, is_decision, known_to
from pioche.review.ledger_task import LedgerEntry, LedgerTask, ledger_tasks
from pioche.review.positions import Position, final_choices, positions_of
from pioche.search.best import SEED_LIMIT
from pioche.table.table import Table

Task = DecisionTask | LedgerTask
Result = Judgement | LedgerEntry


def tasks_of(table: Table, plan: Plan | None = None) -> list[Task]:
    """All tasks of a review: decisions first, then each move of the game for the ledger."""
    asked = plan or Plan()
    check_table(table)
    positions = positions_of(table)
    decisions = [decision_task(table, asked, each) for each in judged(positions, asked)]
    worlds = asked.budget(table.game).ledger
    seed = seed_of(asked, "ledger", 0)
    return [*decisions, *ledger_tasks(table.game.id, positions, seed, worlds)]


def check_table(table: Table) -> None:
    """Only a game that is over can be reviewed, and only one that somebody can play on quickly."""
    if not table.over:
        raise Refusal("review-unfinished")
    if table.game.id not in games_with_policies():
        raise Refusal("review-game", game=table.game.id)


def judged(positions: list[Position], plan: Plan) -> list[Position]:
    """The decisions that are asked for."""
    decisions = [each for each in final_choices(positions) if is_decision(each)]
    if plan.seats is not None:
        return [each for each in decisions if each.seat in plan.seats]
    return [each for each in decisions if each.of_person] or decisions


def decision_task(table: Table, plan: Plan, position: Position) -> DecisionTask:
    budget = plan.budget(table.game)
    return DecisionTask(
        game=table.game.id,
        step=position.step,
        world=known_to(position.state, position.seat),
        seat=position.seat,
        played=position.chosen,
        at=NO_CLOCK if table.game.rules.clock is None else position.at,
        race=budget.race,
        worlds=budget.worlds,
        seed=seed_of(plan, "decision", position.step),
    )


def seed_of(plan: Plan, kind: str, number: int) -> int:
    """The seed of one task."""
    digest = hashlib.sha256(f"{plan.seed} {kind} {number}".encode()).digest()
    return int.from_bytes(digest[:8], "big") % SEED_LIMIT
