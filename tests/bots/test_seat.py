"""What a seat tells its bot, and when."""

import pytest

from pioche import Table, game
from pioche.bots import seat_at, seat_of
from pioche.core.game import Game, View
from pioche.core.rng import Fair, Fast
from pioche.core.state import State
from pioche.games import CATALOG
from pioche.table.table import TABLE_EVENTS

DIAMANT = game("diamant")
SEED = b"the same cards in every test here"


def test_views_and_events_are_made_once_and_on_demand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked = 0
    real = Game.view

    def counted(one: Game, state: State, seat: int | None) -> View:
        nonlocal looked
        looked += 1
        return real(one, state, seat)

    monkeypatch.setattr(Game, "view", counted)
    seat = seat_of(DIAMANT, DIAMANT.new(3, 1), 1)
    assert (seat.legal, looked) == ([0, 1], 0)
    assert seat.view is seat.view
    assert looked == 1


def test_a_bare_state_tells_what_was_listened_to() -> None:
    state = DIAMANT.new(3, 1)
    assert seat_of(DIAMANT, state, 1).events == []
    heard = DIAMANT.deal(3, Fast(1))
    heard.events = []
    heard.start()
    assert seat_of(DIAMANT, heard, 1).events == DIAMANT.events_for(heard, 1) != []


def test_a_table_s_numbers_of_questions_are_seen() -> None:
    table = Table(DIAMANT, 3, SEED)
    table.play(0, "go")
    table.undo(0)
    assert seat_at(table, 0).view["question"] == table.question


def played_with_undos(one: Game) -> Table:
    """Thirty moves of a game, with some undone moves and absences."""
    table, rng = Table(one, 3, SEED, undo="friendly"), Fast(4)
    for number in range(30):
        seat = table.to_act()[0]
        moves = table.legal_without_gestures(seat)
        table.play(seat, moves[rng.below(len(moves))])
        if number % 7 == 3 and not table.clock_runs() and table.moves_since(seat):
            table.undo(seat, range(3))
    table.leave(2)
    table.come_back(2)
    return table


@pytest.mark.parametrize("one", CATALOG, ids=lambda one: one.id)
def test_what_was_taken_back_was_not_heard(one: Game) -> None:
    """A seat of a table has heard what it would have in a game of the moves that stand."""
    table = played_with_undos(one)
    options = {name: value for name, value in table.options.items() if name != "undo"}
    state = one.deal(3, Fair(table.seeds.master() if table.seeds else b""), **options)
    state.events = []
    state.start()
    for point in table.undo_points:
        state.play(point.step.seat, point.step.value, point.step.made_at)
    for seat in range(3):
        heard = seat_at(table, seat).events
        assert heard == one.events_for(state, seat)
        undone = any(event["event"] == "table-undo" for event in table.events(seat))
        own = [e for e in table.events(seat) if e["event"] not in TABLE_EVENTS.values()]
        assert (len(own) > len(heard)) == undone
