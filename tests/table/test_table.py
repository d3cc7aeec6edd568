"""A table: playing, refusing, questions, times, events."""

from collections.abc import Callable

import pytest

from pioche import Player, Table, game
from pioche.core.refusals import (
    BadMove,
    BadSeats,
    BadSeed,
    IllegalMove,
    NotYourTurn,
    StaleMove,
)
from pioche.core.state import NO_CLOCK
from pioche.table.fairness import Seeds
from pioche.table.log import LEAVE, MOVE, Step
from pioche.table.record import record_text
from pioche.table.table import points_reason
from pioche.table.timing import left_at, left_with_last_move

DIAMANT = game("diamant")
DIGGER = game("digger")


def test_a_move_by_text_or_by_number() -> None:
    table = Table(DIAMANT, 3)
    table.play(0, "go")
    table.play(1, 1)
    assert table.to_act() == [2]
    assert [step.value for step in table.log] == [0, 1]


@pytest.mark.parametrize(
    ("seat", "move", "refusal"),
    [
        (0, "dance", BadMove),
        (0, 2, BadMove),
        (0, -1, BadMove),
        (3, "go", BadSeats),
        (-1, "go", BadSeats),
        (True, "go", BadSeats),
        ("0", "go", BadSeats),
        (0, True, BadMove),
        (0, None, BadMove),
        (0, 1.0, BadMove),
        (0, "x" * 1_000_000, BadMove),
    ],
)
def test_a_refused_move_changes_nothing(
    seat: int, move: int | str, refusal: type[Exception]
) -> None:
    table = Table(DIAMANT, 3)
    table.play(1, "go")
    before = record_text(table, keep_seeds=True)
    with pytest.raises(refusal) as caught:
        table.play(seat, move)
    assert len(str(caught.value)) < 400
    assert record_text(table, keep_seeds=True) == before


def test_honest_simultaneous_answers_pass_and_late_ones_are_stale() -> None:
    table = Table(DIAMANT, 3)
    asked = table.question
    for seat in range(3):
        table.play(seat, "go", question=asked)
    assert table.question == asked + 1
    with pytest.raises(StaleMove) as caught:
        table.play(0, "leave", question=asked)
    assert caught.value.arguments == {"question": asked, "now": asked + 1}
    assert table.legal(0) == [0, 1]


def test_a_repeated_answer_is_refused_and_a_changed_one_is_not() -> None:
    table = Table(DIAMANT, 3)
    table.play(0, "go", question=1)
    with pytest.raises(IllegalMove, match="D20"):
        table.play(0, "go", question=1)
    table.play(0, "leave", question=1)
    assert table.view(0)["choice"] == "leave"


def test_time_does_not_run_backwards() -> None:
    table = Table(DIAMANT, 3)
    table.play(0, "go", at=500)
    with pytest.raises(IllegalMove):
        table.play(1, "go", at=499)
    table.play(1, "go")
    assert [step.at for step in table.log] == [500, 500]


@pytest.mark.parametrize("at", [-1, 2**63, 1.5, float("nan"), True, "x"])
def test_a_time_is_a_whole_number_of_milliseconds(at: int) -> None:
    table = Table(DIAMANT, 3)
    before = record_text(table, keep_seeds=True)
    acts: list[Callable[[], None]] = [
        lambda: table.play(0, "go", at),
        lambda: table.leave(0, at),
    ]
    for act in acts:
        with pytest.raises(IllegalMove):
            act()
        assert record_text(table, keep_seeds=True) == before


def test_each_seat_hears_its_own_events_from_any_number_on() -> None:
    table = Table(DIAMANT, 3)
    table.play(0, "leave")
    mine, others = table.events(0), table.events(1)
    assert mine[-1] == {"event": "choice", "seat": 0, "move": "leave"}
    assert others == table.events(None) == mine[:-1]
    assert table.events(0, since=len(mine) - 1) == mine[-1:]
    assert table.events(0, since=-5) == mine
    table.events(0)[0]["event"] = "changed by a reader"
    assert table.events(0) == mine
    with pytest.raises(BadSeats):
        table.events(3)


def test_players_have_names_and_kinds() -> None:
    table = Table(DIAMANT, [Player("Ana"), Player("Bo"), Player("Robot", "bold")], 5)
    assert [player.name for player in table.players] == ["Ana", "Bo", "Robot"]
    assert table.seats == 3
    assert [player.name for player in Table(DIAMANT, 3).players] == ["1", "2", "3"]


@pytest.mark.parametrize("seats", [-3, 2, 9, 3.0, "abc", None])
def test_a_wrong_number_of_seats_is_told_as_it_was_given(seats: int) -> None:
    with pytest.raises(BadSeats) as caught:
        Table(DIAMANT, seats)
    assert caught.value.arguments["seats"] == str(seats)


def test_seeds_must_fit_the_table() -> None:
    with pytest.raises(BadSeed):
        Table(DIAMANT, 3, b"short")
    with pytest.raises(BadSeed):
        Table(DIAMANT, 3, Seeds(b"s" * 32, (None, None)))
    with pytest.raises(BadSeed):
        Table(DIAMANT, 3, Seeds(b"s" * 32, (b"c", None, None)))
    other = Seeds(b"o" * 32, (None,) * 3).promises()
    with pytest.raises(BadSeed):
        Table(DIAMANT, 3, b"s" * 32, other)
    for nonsense in (None, "abc", 3.5, bytearray(20), True):
        with pytest.raises(BadSeed):
            Table(DIAMANT, 3, nonsense)  # type: ignore[arg-type]


def test_the_client_seeds_change_the_deck() -> None:
    alone = Table(DIAMANT, 3, Seeds(b"s" * 32, (None, None, None)))
    joined = Table(DIAMANT, 3, Seeds(b"s" * 32, (b"c" * 16, None, None)))
    assert alone.state.cards.face != joined.state.cards.face


# Leaving


def test_the_rules_play_for_a_seat_that_left_until_it_comes_back() -> None:
    table = Table(DIAMANT, 3, 1)
    table.leave(0, at=10)
    assert table.log[-1].seat == 0  # the stand-in has chosen to leave the cave
    assert table.legal(0) == []
    with pytest.raises(NotYourTurn):
        table.play(0, "go")
    with pytest.raises(NotYourTurn):
        table.leave(0)
    table.come_back(0)
    assert table.legal(0) == [0]  # its mind can still be changed
    with pytest.raises(NotYourTurn):
        table.come_back(0)
    assert [event["event"] for event in table.events(1)][-3:] == [
        "table-leave",
        "chosen",
        "table-return",
    ]


def test_when_everybody_has_left_the_game_ends() -> None:
    table = Table(DIAMANT, 4, 2)
    for seat in range(4):
        table.leave(seat)
    assert table.over
    assert table.winners()


def test_leaving_in_the_middle_of_a_vote_ends_the_vote() -> None:
    table = Table(DIAMANT, 3, 1)
    table.play(0, "go")
    table.play(1, "go")
    question = table.question
    table.leave(2)
    assert table.question > question


# What clients ask


def test_standings_rank_everybody_once_the_game_is_over() -> None:
    table = Table(DIAMANT, 4, 2)
    assert table.standings() == []
    assert table.reason() is None
    for seat in range(4):
        table.leave(seat)
    standings = table.standings()
    assert [line.seat for line in standings if line.rank == 1] == table.winners()
    assert sorted(line.seat for line in standings) == [0, 1, 2, 3]
    assert table.reason() == points_reason(table.scores(), table.winners())
    assert [line.points for line in standings] == [table.scores()[line.seat] for line in standings]
    assert [line.rank for line in standings] == sorted(line.rank for line in standings)


def test_a_game_without_a_clock_has_no_deadline() -> None:
    table = Table(DIAMANT, 3)
    assert table.deadline() is None
    assert not table.clock_runs()
    assert not table.is_late(10**9)
    assert (table.allowance(), table.pace(0)) == (0, 0)
    assert not table.is_time_move(0, 0)


def test_a_game_against_time_says_when_time_moves_and_what_it_does() -> None:
    table = Table(DIGGER, 3, 5)
    digger = table.to_act()[0]
    assert table.deadline() is None
    table.play(digger, "throw", 1000)
    end = table.deadline()
    assert end is not None
    assert table.is_late(end)
    assert not table.is_late(end - 1)
    assert not table.is_late(end, allowance=1)
    assert table.allowance() > 0
    assert table.pace(DIGGER.moves.parse("throw")) > 0
    night = DIGGER.moves.parse("night")
    masters = [seat for seat in range(3) if table.is_time_move(seat, night)]
    assert len(masters) == 1
    assert digger not in masters
    assert isinstance(table.why_not(digger, night), IllegalMove)


def test_time_s_own_move_is_never_before_the_last_step() -> None:
    table = Table(DIGGER, 3, 5)
    digger = table.to_act()[0]
    table.play(digger, "throw", 1000)
    end = table.deadline() or 0
    assert table.due_step(end - 1) is None
    step = table.due_step(end + 50, allowance=50)
    assert step is not None
    assert step.at == end + 50
    table.hand_over((digger + 1) % 3, "bold", end + 20)
    later = table.due_step(end + 20)
    assert later is not None
    assert later.at == end + 20
    table.play(later.seat, later.value, later.at)
    assert table.to_act() != [digger]


@pytest.mark.parametrize(("kind", "asked"), [("human", True), ("random", False)])
def test_the_hand_of_a_person_is_judged_and_that_of_a_bot_is_not(kind: str, asked: bool) -> None:
    table = Table(DIGGER, [Player(str(seat), kind) for seat in range(3)], 5)
    digger = table.to_act()[0]
    table.play(digger, "throw", 1000)
    assert table.needs_gesture(digger, DIGGER.moves.parse("steal gold 1")) == asked
    assert not table.needs_gesture(digger, DIGGER.moves.parse("throw"))
    assert table.legal_without_gestures(digger) == table.legal(digger)


def test_the_rules_have_a_move_for_everybody() -> None:
    table = Table(DIAMANT, 3)
    assert table.stand_in_move(0) in table.legal(0)


def test_no_line_is_so_slow_that_a_move_was_made_before_the_game() -> None:
    table = Table(DIGGER, 3, 5)
    table.play(table.to_act()[0], "throw", 149, allowance=150)
    assert table.deadline() == 30_000


def test_a_player_left_after_the_last_move_or_before_it() -> None:
    moved, left = Step(MOVE, 0, 0, 70), Step(LEAVE, 1, 0, 70)
    later = Step(LEAVE, 1, 0, 90)
    assert [left_at(log, 1) for log in ([], [left], [moved, left])] == [NO_CLOCK, 70, 70]
    assert (left_at([moved, left], 0), left_at([moved, later], 1)) == (NO_CLOCK, 90)
    assert left_at([left, moved], 1) == NO_CLOCK
    together = [left_with_last_move(log, 1) for log in ([], [left], [moved, left], [moved, later])]
    assert together == [False, False, True, False]
