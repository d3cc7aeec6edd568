"""A seat handed over to a bot and taken back: a step of the log like every other."""

import json

import pytest

from pioche import Player, Table, game
from pioche.core.refusals import BadRecord, BadSeats, NotYourTurn, TableClosed
from pioche.table.record import read_text, record_text
from tests.table.changed_records import lines_in, text_of

DIAMANT = game("diamant")
DIGGER = game("digger")


def handed_over() -> Table:
    """Seat 1 is played by a bot for one move, then by its owner again."""
    table = Table(DIAMANT, 3, 1)
    table.play(0, "go", at=100)
    table.hand_over(1, "bold", at=200)
    table.play(1, "go", at=300)
    table.take_back(1, at=400)
    return table


def test_a_seat_handed_over_is_not_played_for_by_the_rules() -> None:
    table = Table(DIAMANT, 3, 1)
    table.hand_over(1, "bold", at=200)
    assert table.to_act() == [0, 1, 2]
    assert table.substitutes == {1: "bold"}
    assert table.legal(1) == [0, 1]
    table.hand_over(1, "careful")
    assert table.substitutes == {1: "careful"}
    table.take_back(1)
    assert table.substitutes == {}
    with pytest.raises(NotYourTurn):
        table.take_back(1)


def test_a_hand_over_is_public_but_not_which_bot_plays() -> None:
    table = handed_over()
    mine = [event for event in table.events(2) if event["event"].startswith("table-")]
    assert mine == [{"event": "table-leave", "seat": 1}, {"event": "table-return", "seat": 1}]


def test_a_record_holds_hand_overs() -> None:
    table = handed_over()
    text = record_text(table, keep_seeds=True)
    lines = [json.loads(line) for line in text.splitlines()]
    assert lines[3] == {"seat": 1, "bot": "bold", "at": 200}
    assert lines[5] == {"seat": 1, "bot": None, "at": 400}
    again = read_text(text)
    assert again.log == table.log
    assert again.events(0) == table.events(0)
    assert record_text(again, keep_seeds=True) == text


def test_an_undo_leaves_who_plays_as_it_is() -> None:
    table = Table(DIAMANT, 3, 1)
    table.play(0, "go")
    table.hand_over(1, "bold")
    table.undo(0)
    assert table.substitutes == {1: "bold"}


@pytest.mark.parametrize("bot", ["human", "", "Bold !"])
def test_only_a_bot_takes_over(bot: str) -> None:
    with pytest.raises(BadSeats):
        Table(DIAMANT, 3).hand_over(0, bot)


def test_a_seat_that_left_hands_nothing_over() -> None:
    table = Table(DIAMANT, 3)
    table.leave(0)
    with pytest.raises(NotYourTurn):
        table.hand_over(0, "bold")
    with pytest.raises(NotYourTurn):
        table.take_back(0)


def test_nothing_is_handed_over_at_a_table_without_seeds() -> None:
    table = read_text(record_text(handed_over()))
    with pytest.raises(TableClosed):
        table.hand_over(0, "bold")


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ({"seat": 0, "bot": None, "at": 500}, "record-present"),
        ({"seat": 0, "bot": "human", "at": 500}, "player-kind"),
        ({"seat": 0, "bot": 3, "at": 500}, "record-type-text"),
        ({"seat": 0, "bot": "bold", "at": 500, "why": 1}, "record-key-unknown"),
        ({"seat": 0, "bot": "bold", "at": 300}, "record-range"),
    ],
)
def test_a_wrong_hand_over_in_a_record_is_refused(line: dict[str, object], key: str) -> None:
    *lines, chain = lines_in(record_text(handed_over(), keep_seeds=True))
    text = text_of([*lines, line, chain])
    with pytest.raises(BadRecord) as caught:
        read_text(text)
    assert (caught.value.line, caught.value.key) == (7, key)


def test_time_moves_first_where_its_time_has_come() -> None:
    table = Table(DIGGER, [Player(str(seat), "random") for seat in range(3)], 5)
    digger = table.to_act()[0]
    table.play(digger, "throw", 1000)
    table.hand_over(digger, "bold", at=100_000)
    assert [step.kind for step in table.log] == ["move", "move", "hand-over"]
    assert not table.clock_runs()
