"""Time as data: deadlines, allowances, evidence, records, and what nobody may read from them."""

import json
from typing import Any

import pytest

from pioche.core.refusals import BadEvidence, BadRecord, IllegalMove, Refusal, TooLate
from pioche.core.rng import Fast
from pioche.games import game as game_of
from pioche.games.digger import DIGGER
from pioche.games.digger.state import DiggerState
from pioche.table.log import Step
from pioche.table.record import read_text, record_text
from pioche.table.table import Table
from pioche.testing import Case
from pioche.testing.state_checks import received, whole
from pioche.testing.table_checks import check_record, new_table, random_move
from tests.games.digger.camp import Camp
from tests.table.changed_records import lines_in, rechained

THEFT = "red red yellow blue black"
LIFT = {"sweep": [100, 500]}
TOUCH = {"sweep": [0, 800]}


def table_at(**options: str | int) -> tuple[Table, int]:
    """A table and its first digger."""
    table = Table(DIGGER, 3, 5, None, **options)
    return table, table.to_act()[0]


def robbing(at: int = 1000) -> Table:
    """A table where a theft is possible: the state is put there, so it has no record."""
    table, _ = table_at()
    camp = Camp().own(1, gold=2, ruby=10).throw(THEFT, at=at)
    table.state = camp.state
    return table


def test_the_deadline_counts_from_the_first_throw() -> None:
    table, digger = table_at()
    table.play(digger, "throw", 5000)
    table.play(digger, "throw", 34_999)
    with pytest.raises(TooLate):
        table.play(digger, "throw", 35_000)
    assert not table.tick(34_999)
    assert table.tick(40_000)
    assert table.log[-1].at == 35_000
    assert not table.tick(40_000)


@pytest.mark.parametrize(("pace", "end"), [("60", 60_000), ("120", 120_000), ("300", 300_000)])
def test_other_paces_have_longer_glasses(pace: str, end: int) -> None:
    table, digger = table_at(pace=pace)
    table.play(digger, "throw", 0)
    assert not table.tick(end - 1)
    assert table.tick(end)


def test_untimed_there_is_no_night() -> None:
    table, digger = table_at(pace="untimed")
    table.play(digger, "throw", 0)
    assert not table.tick(10**12)
    table.play(digger, "throw", 10**12)


def test_without_times_the_table_keeps_a_clock_of_its_own_and_night_falls() -> None:
    table, digger = table_at()
    while table.to_act() == [digger]:
        table.play(digger, "throw")
    assert table.log[-1].at == 2500 + 30_000
    assert DIGGER.moves.text(table.log[-1].value) == "night"


def test_an_allowance_is_capped_and_recorded() -> None:
    table, digger = table_at()
    table.play(digger, "throw", 0)
    for wrong in (151, -1, "9", 1.5):
        with pytest.raises(IllegalMove, match="150"):
            table.play(digger, "throw", 30_100, allowance=wrong)  # type: ignore[arg-type]
    assert not table.tick(30_100, allowance=150)
    table.play(digger, "throw", 30_100, allowance=101)
    with pytest.raises(TooLate):
        table.play(digger, "throw", 30_120, allowance=120)
    assert '"at":30100,"allowance":101' in record_text(table)
    again = read_text(record_text(table, keep_seeds=True))
    assert whole(DIGGER, again.state) == whole(DIGGER, table.state)
    assert table.tick(30_200, allowance=150)
    assert table.log[-1].at == 30_150


def test_no_line_is_so_slow_that_a_move_was_made_before_the_game() -> None:
    table, digger = table_at()
    table.play(digger, "throw", 149, allowance=150)
    assert table.view(None)["glass"] == {"began": 0, "ends": 30_000}
    check_record(table)


WRONG_ALLOWANCES: dict[str, Any] = {
    "negative": -1, "too much": 151, "huge": 10**30, "endless": 10**5000,
    "broken": 1.5, "text": "9", "none": None, "flag": True,
}  # fmt: skip


@pytest.mark.parametrize("allowance", WRONG_ALLOWANCES.values(), ids=WRONG_ALLOWANCES)
def test_time_itself_is_given_no_other_allowance(allowance: Any) -> None:  # noqa: ANN401
    table, digger = table_at()
    table.play(digger, "throw", 0)
    before = record_text(table, keep_seeds=True), whole(DIGGER, table.state)
    for call in (
        lambda: table.tick(40_000, allowance),
        lambda: table.play(digger, "throw", 20_000, allowance=allowance),
    ):
        with pytest.raises(IllegalMove) as refusal:
            call()
        assert refusal.value.key == "time-allowance"
        assert "150" in str(refusal.value)
    assert (record_text(table, keep_seeds=True), whole(DIGGER, table.state)) == before


def test_nobody_who_leaves_or_comes_back_shortens_what_the_digger_is_forgiven() -> None:
    table, digger = table_at()
    table.play(digger, "throw", 0)
    other = (digger + 1) % 3
    table.leave(other, 30_050)
    table.come_back(other, 30_149)
    assert table.to_act() == [digger]
    table.play(digger, "throw", 30_149, allowance=150)
    text = record_text(table, keep_seeds=True)
    assert record_text(read_text(text), keep_seeds=True) == text
    table.leave(other, 30_150)
    night = Step("move", (digger - 1) % 3, DIGGER.moves.parse("night"), 30_150)
    assert night in table.log
    check_record(table)


def test_times_that_run_backwards_or_jump_are_refused_and_change_nothing() -> None:
    table, digger = table_at()
    table.play(digger, "throw", 1000)
    before = record_text(table, keep_seeds=True)
    for at in (999, -1, 2**60, 10**5000, 31_000, 10**12):
        with pytest.raises(IllegalMove):
            table.play(digger, "throw", at)
    assert record_text(table, keep_seeds=True) == before


def test_a_gesture_is_judged_and_the_judged_move_is_played() -> None:
    table = robbing()
    table.play(0, "steal gold 2", 2000, evidence=LIFT)
    assert table.view(0)["beside"]["gold"] == 1
    table = robbing()
    table.play(0, "steal gold 2", 2000, evidence=TOUCH)
    assert table.to_act() == [1]
    path = {"path": [[40 * step, 200, 300 + 30 * step] for step in range(11)]}
    table = robbing()
    table.play(0, "steal gold 2", 2000, evidence=path)
    assert table.view(0)["beside"]["gold"] == 1


def test_a_gesture_cannot_have_lasted_longer_than_there_was_time() -> None:
    table = robbing()
    before = whole(DIGGER, table.state)
    with pytest.raises(BadEvidence):
        table.play(0, "steal gold 2", 1399, evidence=LIFT)
    path = [[step, 400, 300] for step in range(10_000)]
    with pytest.raises(BadEvidence):
        table.play(0, "steal gold 2", 20_000, evidence={"path": path})
    assert whole(DIGGER, table.state) == before
    table.play(0, "steal gold 2", 1400, evidence=LIFT)


def test_evidence_that_was_judged_cannot_be_changed_afterwards() -> None:
    table, sent = robbing(), {"sweep": [100, 500]}
    table.play(0, "steal gold 2", 2000, evidence=sent)
    sent["sweep"][1] = 900
    assert table.log[-1].evidence == LIFT


def test_evidence_belongs_to_thefts_alone() -> None:
    table, digger = table_at()
    with pytest.raises(BadEvidence):
        table.play(digger, "throw", 0, evidence=LIFT)


def theft_table() -> Table:
    """A real game, played until a theft could be made, which was: by its gesture."""
    for seed in range(50):
        table = Table(DIGGER, 3, seed, None)
        for _ in range(300):
            digger = table.to_act()[0]
            texts = [DIGGER.moves.text(move) for move in table.legal(digger)]
            thefts = [text for text in texts if text.startswith("steal")]
            if thefts:
                table.play(digger, thefts[0], table.last_at + 900, evidence=LIFT)
                return table
            gems = [text for text in texts if text.startswith(("take", "store"))]
            table.play(digger, gems[0] if gems else "throw")
    raise AssertionError("no theft in fifty games")


def test_the_record_keeps_the_evidence_and_replay_judges_it_again() -> None:
    table = theft_table()
    text = record_text(table, keep_seeds=True)
    assert '"evidence":{"sweep":[100,500]}' in text
    again = read_text(text)
    assert record_text(again, keep_seeds=True) == text
    assert whole(DIGGER, again.state) == whole(DIGGER, table.state)
    slower = rechained(text.replace("[100,500]", "[100,600]"))
    assert lines_in(record_text(read_text(slower), keep_seeds=True)) == lines_in(slower)
    for forged in ("[100,5000]", "[100]", "[500,100]"):
        with pytest.raises(BadRecord):
            read_text(rechained(text.replace("[100,500]", forged)))
    with pytest.raises(BadRecord):
        read_text(rechained(text.replace('{"sweep":[100,500]}', '"clean"')))


def test_a_record_whose_times_break_the_deadline_is_refused() -> None:
    table, digger = table_at()
    table.play(digger, "throw", 1000)
    text = record_text(table, keep_seeds=True)
    late = json.dumps({"seat": digger, "move": "throw", "at": 31_000})
    gone = json.dumps({"seat": digger, "present": False, "at": 31_150})
    soon = json.dumps({"seat": (digger - 1) % 3, "move": "night", "at": 30_999})
    for line in (late, gone, soon):
        with pytest.raises(BadRecord):
            read_text(rechained(f"{text}{line}\n"))


def test_a_player_who_leaves_after_the_deadline_leaves_after_the_night() -> None:
    table, digger = table_at()
    table.play(digger, "throw", 1000)
    table.leave((digger - 1) % 3, 20_000)
    table.leave(digger, 40_000)
    kinds = [DIGGER.moves.text(step.value) for step in table.log if step.kind == "move"]
    assert "night" in kinds
    text = record_text(table, keep_seeds=True)
    assert record_text(read_text(text), keep_seeds=True) == text


@pytest.mark.compiled
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("pace", ["30", "untimed"])
def test_a_table_that_all_leave_in_mid_turn_ends_and_reads_back(seed: int, pace: str) -> None:
    table, rng = new_table(Case(DIGGER, 4, {"pace": pace}, seed)), Fast(seed)
    while len(table.log) < 30:
        random_move(table, rng)
    digger = table.to_act()[0]
    if table.view(None)["stage"] == "ready":
        table.play(digger, "throw", table.last_at)
    for late in range(4):  # the digger first, then who comes next
        table.leave((digger + late) % 4, table.last_at + 5000 * seed * (late == 0))
    assert table.over
    check_record(table)


def test_other_games_know_no_allowance_and_no_gesture() -> None:
    table = Table(game_of("diamant"), 3, 5)
    with pytest.raises(Refusal):
        table.play(0, "go", 10, allowance=1)
    with pytest.raises(BadEvidence):
        table.play(0, "go", 10, evidence=LIFT)
    assert not table.tick(10**9)


# What nobody may read


@pytest.mark.parametrize("seats", DIGGER.seats)
def test_two_games_that_differ_only_in_the_glass_look_the_same_to_the_digger(seats: int) -> None:
    """Byte by byte: views, odds, moves, refusals and events, for all but the master of time."""
    short, long = (glass_of(seats, extra) for extra in (0, 6000))
    assert short.state.ends != long.state.ends
    for at, text in ((9000, "take gold"), (15_000, "throw"), (20_000, "take water")):
        for camp in (short, long):
            if text == "throw":
                camp.throw("blue red red green green", at=at)
            else:
                camp.do(text, at=at)
        compare(short, long, seats)
    short.do("store gold", at=26_999)
    long.do("store gold", at=26_999)
    compare(short, long, seats)


def glass_of(seats: int, extra: int) -> Camp:
    camp = Camp(seats, sand="uneven").glass(extra, 6001)
    return camp.throw("blue yellow red red black", at=0)


def compare(one: Camp, two: Camp, seats: int) -> None:
    master = seats - 1
    for seat in range(seats):
        same = received(DIGGER, one.state, seat) == received(DIGGER, two.state, seat)
        assert same is (seat != master)
        heard = [DIGGER.events_for(camp.state, seat) for camp in (one, two)]
        assert (heard[0] == heard[1]) is (seat != master)
    assert DIGGER.view(one.state, None)["glass"] is not None


def test_the_glass_is_shown_to_the_master_of_time_and_to_spectators() -> None:
    camp = Camp(4).throw("blue yellow red red black", at=500)
    seen = [camp.view(seat)["glass"] for seat in (0, 1, 2, 3, None)]
    glass = {"began": 500, "ends": 30_500}
    assert seen == [None, None, None, glass, glass]


def test_uneven_sand_runs_within_a_tenth() -> None:
    lengths = set()
    for seed in range(300):
        state = DIGGER.new(3, seed, sand="uneven")
        assert isinstance(state, DiggerState)
        state.play(state.digger, 0, 0)
        lengths.add(int(state.ends))
    assert min(lengths) >= 27_000
    assert max(lengths) <= 33_000
    assert len(lengths) > 250
