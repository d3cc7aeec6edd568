"""Faults planted in the table: each check of `at_table` must find the one that it is for."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import count

import pytest

import pioche
from pioche.core.events import EventKinds
from pioche.core.game import Game, Rules
from pioche.core.lines import total_item
from pioche.core.refusals import Refusal
from pioche.core.rng import Fast
from pioche.core.state import State
from pioche.games.diamant import DIAMANT
from pioche.games.diamant.state import DiamantState
from pioche.games.digger import DIGGER
from pioche.table.log import Step
from pioche.table.table import Table
from pioche.testing import Case, NotConform, conform, table_checks
from pioche.testing.cases import cases_of

pytestmark = pytest.mark.skipif(
    pioche.COMPILED, reason="faults are planted in interpreted rules: compiled ones are closed"
)

CASE = cases_of(DIAMANT)[0]
TIMED = cases_of(DIGGER)[0]


def finds(check: Callable[[Case], None], promise: str, case: Case = CASE) -> None:
    with pytest.raises(NotConform, match=promise):
        check(case)


def test_an_undo_that_takes_nothing_back(monkeypatch: pytest.MonkeyPatch) -> None:
    def rewind(table: Table, step: Step) -> bool:
        table.undo_points = table.undo_points[: -step.value]
        return False

    monkeypatch.setattr(Table, "rewind", rewind)
    finds(table_checks.check_undo, "undo gives the state before")


def test_an_undo_that_uses_a_question_number_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table.rewind

    def rewind(table: Table, step: Step) -> bool:
        secret = honest(table, step)
        table.skipped = 0
        return secret

    monkeypatch.setattr(Table, "rewind", rewind)
    finds(table_checks.check_undo, "no question number is used twice")


def test_an_undo_against_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "check_undo", Table.moves_since)
    finds(table_checks.check_undo, "nothing is undone while a clock runs", TIMED)


def test_an_undo_that_lets_time_move_before_it_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table.undo

    def undo(table: Table, seat: int, consent: Iterable[int], at: int) -> None:
        table.tick(at)
        honest(table, seat, consent, at)

    monkeypatch.setattr(Table, "undo", undo)
    finds(table_checks.check_undo, "a refused undo changes nothing", TIMED)


def test_an_undo_after_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "check_undo", Table.moves_since)
    finds(table_checks.check_refused, "a game that is over stays over")


def test_a_table_that_waits_for_those_who_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "stand_in", lambda table: None)
    finds(table_checks.check_leaving, "the game never waits for a player who left")
    finds(table_checks.check_everybody_leaves, "comes to its end")


def test_a_table_that_takes_any_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "check_move", lambda *arguments: None)
    finds(table_checks.check_refused, "a move that is not legal is refused")


def test_a_refusal_that_changes_something(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table.check_move

    def check_move(table: Table, seat: int, move: int, question: int | None = None) -> None:
        try:
            honest(table, seat, move, question)
        except Refusal:
            table.options = {}
            raise

    monkeypatch.setattr(Table, "check_move", check_move)
    finds(table_checks.check_refused, "a refused move changes nothing")


def test_a_record_that_is_read_as_another_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_checks, "read_text", lambda text: table_checks.new_table(CASE))
    finds(table_checks.check_records, "a record is written as it was read")


def test_an_event_without_words() -> None:
    events = EventKinds(DIAMANT.faces, DIAMANT.moves.texts)
    events.kinds = [
        replace(kind, name="mystery") if kind.name == "treasure" else kind
        for kind in DIAMANT.events.kinds
    ]
    with pytest.raises(LookupError, match="mystery"):
        table_checks.check_end(replace(CASE, game=replace(DIAMANT, events=events)))


def test_a_game_that_is_not_the_same_for_the_same_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = count()

    def new(game: Game, seats: int, seed: int, **options: object) -> State:
        state = game.deal(seats, Fast(next(seeds)), **options)
        state.start()
        return state

    monkeypatch.setattr(Game, "new", new)
    with pytest.raises(NotConform):
        conform(DIAMANT, [CASE], modes=False)


def test_a_breakdown_that_does_not_add_up() -> None:
    rules = replace(DIAMANT.rules, breakdown=lambda state, seat: [total_item(-1)])
    finds(table_checks.check_end, "a breakdown adds up", with_rules(rules))


def with_rules(rules: Rules[DiamantState]) -> Case:
    return replace(CASE, game=replace(DIAMANT, rules=rules))
