"""Each ruling of Digger, by its id."""

from pathlib import Path

import pytest

from pioche.core.refusals import BadEvidence, IllegalMove, Refusal, TooLate
from pioche.games.digger import DIGGER
from pioche.table.record import read_text, record_text
from pioche.table.table import Table
from pioche.testing.table_checks import check_record
from tests.games.digger.camp import Camp

STRAIGHT = "blue yellow red green white"
LONE_BLACK = "red red yellow blue black"


def test_p1_water_is_boxed_while_storing_and_returns_when_night_falls_first() -> None:
    camp = Camp().throw(STRAIGHT).do("take water", "take gold")
    assert camp.view()["box"] == 0
    camp.do("store gold").night()
    assert camp.centre["water"] == 10
    assert camp.crate(0) == {"gold": 1}
    camp.throw(STRAIGHT).do("take water", "store water")
    assert camp.view()["box"] == 1


def test_p1_only_what_lies_beside_the_crate_can_be_stored() -> None:
    assert Camp().throw(STRAIGHT).do("take gold").refused("store ruby") == "P1"


def test_p2_stealing_is_a_choice() -> None:
    camp = Camp().own(1, gold=2).throw(LONE_BLACK)
    assert {"take gold", "steal gold 2", "throw", "stop"} <= set(camp.texts())
    camp.do("take gold")
    assert camp.crate(1) == {"gold": 2}
    assert camp.refused("steal gold 2") == "P26"  # one token a colour


def test_p4_a_colour_that_is_gone_from_the_centre_can_only_be_stolen() -> None:
    camp = Camp().gone(gold=10).throw(LONE_BLACK)
    assert "take gold" not in camp.texts()
    assert "steal gold 3" in camp.texts()
    assert camp.refused("take gold") == "P4"


@pytest.mark.parametrize("dice", ["black black yellow blue red", STRAIGHT])
def test_p6_without_a_lone_black_die_there_is_no_theft(dice: str) -> None:
    camp = Camp().own(1, gold=2).throw(dice)
    assert not [text for text in camp.texts() if text.startswith("steal")]
    assert camp.refused("steal gold 2") == "P6"


def test_p6_black_alone_unique_steals_nothing() -> None:
    camp = Camp().own(1, gold=2).throw("black red red green green")
    assert camp.texts() == ["throw", "stop"]


def test_p7_only_crates_of_others_can_be_robbed_and_only_of_what_is_there() -> None:
    camp = Camp().own(0, gold=3).own(1, ruby=1).throw(LONE_BLACK)
    assert not [text for text in camp.texts() if text.startswith("steal")]
    assert camp.refused("steal gold 1") == "P7"  # one's own
    assert camp.refused("steal gold 2") == "P7"  # nothing there


def test_p9_storing_ends_the_throwing_and_the_taking() -> None:
    camp = Camp().throw(STRAIGHT).do("take gold", "take ruby", "store gold")
    assert camp.texts() == ["store ruby"]
    assert camp.refused("throw") == "P9"
    assert camp.refused("take diamond") == "P9"


def test_p9_nobody_stops_while_something_is_left_to_store() -> None:
    assert Camp().throw(STRAIGHT).do("take gold").refused("stop") == "P9"


@pytest.mark.parametrize(
    ("move", "final"),
    [("store gold", True), ("store water", True), ("steal gold 2", True), ("take gold", False),
     ("store-all", True), ("throw", False), ("stop", False)],
)  # fmt: skip
def test_p9_what_is_stored_or_stolen_is_not_taken_back_without_asking(
    move: str, final: bool
) -> None:
    assert DIGGER.is_final(DIGGER.new(3), DIGGER.moves.parse(move)) is final


def test_p12_once_everything_is_stored_stop_is_called() -> None:
    camp = Camp().throw(STRAIGHT).do("take gold", "store gold")
    assert camp.said("stops") == [{"event": "stops", "seat": 0}]
    assert (camp.digger, camp.crate(0)) == (1, {"gold": 1})


def test_p12_night_takes_nothing_from_one_who_has_nothing_beside_the_crate() -> None:
    camp = Camp().own(0, gold=1).throw(STRAIGHT).night()
    assert camp.said("returns") == []
    assert camp.crate(0) == {"gold": 1}


def test_p14_the_end_is_tested_after_returned_water_is_back() -> None:
    camp = Camp().gone(water=9).throw(STRAIGHT).do("take water")
    assert camp.centre["water"] == 0
    camp.night()
    assert (camp.stage, camp.centre["water"]) == ("ready", 1)
    camp.throw(STRAIGHT).do("take water", "store water")
    assert camp.stage == "over"
    assert camp.refused("throw", 0) == "P14"


def test_p14_the_turn_goes_on_when_the_last_water_is_taken() -> None:
    camp = Camp().gone(water=9).throw(STRAIGHT).do("take water").throw(STRAIGHT)
    camp.do("take diamond", "store diamond", "store water")
    assert camp.stage == "over"
    assert camp.view()["scores"] == [4, 0, 0]


def test_p15_no_equal_number_of_turns() -> None:
    camp = Camp(4, first=2).gone(water=9).throw(STRAIGHT).do("take water", "store water")
    assert camp.stage == "over"
    assert camp.said("turn") == [{"event": "turn", "seat": 2, "other": 1, "timed": 1}]


def test_p20_boxed_water_is_out_of_the_game() -> None:
    camp = Camp().throw(STRAIGHT).do("take water", "store water")
    assert (camp.centre["water"], camp.view()["box"]) == (9, 1)
    assert DIGGER.rules.census(camp.state)["water"] == 10
    assert camp.view()["scores"] == [0, 0, 0]


def test_p21_night_falls_when_the_glass_has_run_out_and_not_before() -> None:
    table = Table(DIGGER, 3, 5)
    digger = table.to_act()[0]
    master = (digger - 1) % 3
    with pytest.raises(IllegalMove) as early:
        table.play(master, "night", 10)
    assert early.value.ruling == "P21"
    table.play(digger, "throw", 1000)
    with pytest.raises(IllegalMove) as early:
        table.play(master, "night", 30_999)
    assert early.value.ruling == "P21"
    with pytest.raises(TooLate):
        table.play(digger, "throw", 31_000)
    table.play(master, "night", 31_000)
    assert table.to_act() == [(digger + 1) % 3]


def test_p22_a_turn_begins_with_a_throw_and_belongs_to_the_digger() -> None:
    camp = Camp()
    assert camp.texts() == ["throw"]
    assert camp.refused("stop") == "P22"
    assert camp.refused("throw", 1) == "P22"


def test_p23_a_touch_loses_the_whole_gain_and_leaves_the_gem_where_it_was() -> None:
    camp = Camp().own(1, gold=2).throw(LONE_BLACK).do("take water")
    camp.state.play(0, DIGGER.moves.parse("touch gold 2"))
    assert camp.centre["water"] == 10
    assert camp.crate(1) == {"gold": 2}
    assert (camp.digger, camp.beside) == (1, {})


def test_p24_the_hand_is_judged_by_its_gesture_not_by_a_claim() -> None:
    camp = Camp().own(1, gold=2).throw(LONE_BLACK)
    assert camp.refused("lift gold 2") == "P24"
    assert camp.refused("touch gold 2") == "P24"
    with pytest.raises(BadEvidence) as wrong:
        DIGGER.rules.judge(camp.state, DIGGER.moves.parse("throw"), {"sweep": [0, 400]}, 9000)  # type: ignore[misc]
    assert wrong.value.ruling == "P24"


def test_p25_without_a_glass_throws_are_counted_and_nothing_hurries() -> None:
    camp = Camp(pace="untimed", throws=2).throw(STRAIGHT).throw(STRAIGHT)
    assert "throw" not in camp.texts()
    assert camp.refused("throw") == "P25"
    assert camp.view()["glass"] is None
    camp.do("take gold", "store gold")
    assert camp.view()["throws_left"] == 2


def test_p25_with_no_throw_left_and_nothing_to_take_the_turn_is_over() -> None:
    camp = Camp(pace="untimed", throws=1).throw("red red green green black")
    assert camp.digger == 1


def test_p25_without_a_glass_everything_may_be_stored_at_once() -> None:
    camp = Camp(pace="untimed").throw(STRAIGHT).do("take water", "take gold")
    assert camp.texts()[-3:] == ["store-all", "store gold", "store water"]
    camp.do("take diamond", "store-all")
    assert [event["face"] for event in camp.said("stores")] == ["diamond", "gold", "water"]
    assert (camp.digger, camp.crate(0)) == (1, {"gold": 1, "diamond": 1})
    assert camp.view()["box"] == 1


def test_p25_against_the_glass_and_for_a_single_token_hands_store_one_by_one() -> None:
    assert Camp().throw(STRAIGHT).do("take water", "take gold").refused("store-all") == "P25"
    camp = Camp(pace="untimed").throw(STRAIGHT)
    assert camp.refused("store-all") == "P25"
    assert camp.do("take gold").refused("store-all") == "P25"


def test_p26_only_a_colour_shown_by_exactly_one_die_gives_a_token() -> None:
    camp = Camp().throw("red red green green blue")
    assert camp.texts() == ["throw", "take water", "stop"]
    assert camp.refused("take ruby") == "P26"
    assert camp.refused("take gold") == "P26"
    camp.do("take water")
    assert camp.refused("take water") == "P26"  # once a throw


def left(
    at: int, tokens: int, pace: str = "30", dexterity: str = "normal"
) -> tuple[Camp, list[str]]:
    """A digger who began at 1000 ms leaves, with gold beside the crate; and what is heard."""
    camp = Camp(pace=pace, dexterity=dexterity).throw(STRAIGHT, at=1000)
    for _ in range(tokens):
        camp.do("take gold", at=1000).throw(STRAIGHT, at=1000)
    table = Table(DIGGER, 3, 5, None, pace=pace, dexterity=dexterity)
    table.state = camp.state
    table.leave(0, at)
    assert (camp.digger, camp.beside) == (1, {})
    assert {step.at for step in table.log} == {at}
    return camp, [event["event"] for event in table.events(None)]


@pytest.mark.parametrize(
    ("at", "dexterity", "stored"),
    [
        (1001, "normal", 3), (28_299, "normal", 3), (28_300, "normal", 0), (30_999, "normal", 0),
        (28_300, "steady", 3), (28_900, "steady", 0), (28_299, "clumsy", 0), (31_149, "normal", 0),
    ],
)  # fmt: skip
def test_p27_who_leaves_stores_what_a_hand_still_could_and_takes_nothing_more(
    at: int, dexterity: str, stored: int
) -> None:
    camp, heard = left(at, 3, dexterity=dexterity)
    assert camp.crate(0) == ({"gold": stored} if stored else {})
    assert ("night" in heard) is (stored == 0)
    assert camp.centre == {**dict.fromkeys(camp.centre, 10), "gold": 10 - stored}


def test_p27_who_leaves_with_nothing_to_store_stops() -> None:
    _, heard = left(20_000, 0)
    assert "stops" in heard
    assert "night" not in heard


@pytest.mark.parametrize("at", [1000, 99_000])
def test_p27_nobody_is_hurried_without_a_glass(at: int) -> None:
    gems = {"gold": 3, "ruby": 1, "emerald": 1, "diamond": 1}
    assert left(at, 2, "untimed")[0].crate(0) == gems


@pytest.mark.parametrize("others", [0, 1])
def test_p27_who_leaves_in_the_very_millisecond_of_the_first_throw_takes_nothing(
    others: int,
) -> None:
    table = Table(DIGGER, 3, 5)
    digger = table.to_act()[0]
    table.play(digger, "throw", 1000)
    for late in range(others, -1, -1):
        table.leave((digger + late) % 3, 1000)
    heard = [event["event"] for event in table.events(None)]
    assert heard.count("stops") == 1 + others  # the stand-in of the next one plays a turn
    assert "takes" not in heard[: heard.index("stops")]
    assert {step.at for step in table.log} == {1000}
    check_record(table)


def left_after_taking_water(at: int) -> Table:
    """The digger throws at 0, takes water at 29,099, when its hands are free, and leaves."""
    for seed in range(100):
        table = Table(DIGGER, 3, seed)
        digger = table.to_act()[0]
        table.play(digger, "throw", 0)
        if DIGGER.moves.parse("take water") in table.legal(digger):
            table.play(digger, "take water", 29_099)
            table.leave(digger, at)
            return table
    raise AssertionError("no throw shows one water")


@pytest.mark.parametrize(("at", "move"), [(29_099, "store water"), (29_100, "night")])
def test_p27_hands_begin_when_the_digger_leaves(at: int, move: str) -> None:
    table = left_after_taking_water(at)  # 29,099 + 900 is before 30,000
    assert DIGGER.moves.text(table.log[3].value) == move
    check_record(table)


def test_p27_a_record_whose_hands_began_a_millisecond_late_still_replays() -> None:
    table = left_after_taking_water(29_099)
    lines = record_text(table).splitlines()
    stored = next(place for place, line in enumerate(lines) if "store water" in line)
    night = lines[stored].replace("store water", "night")
    older = "\n".join([*lines[:stored], night]) + "\n"
    assert DIGGER.moves.text(read_text(older).log[3].value) == "night"
    with pytest.raises(Refusal) as refused:
        read_text(older.replace("29099", "29098"))
    assert refused.value.key == "record-stand-in"


def test_p27_in_later_turns_the_rules_throw_once_and_take_what_there_is() -> None:
    table = Table(DIGGER, 3, 5)
    table.leave((table.to_act()[0] + 1) % 3, 0)
    table.play(table.to_act()[0], "throw", 1000)
    table.play(table.to_act()[0], "stop", 2000)
    assert {"throws", "takes", "stores"} <= {event["event"] for event in table.events(None)[6:]}
    check_record(table)


def test_p28_no_hand_is_quicker_than_its_action_takes() -> None:
    camp = Camp().throw(STRAIGHT, at=1000)
    for move, elapsed in (("take gold", 400), ("take ruby", 800), ("store ruby", 1200)):
        camp.do(move, at=1000)
        assert camp.view()["elapsed"] == elapsed
    camp.do("store gold", at=20_000)  # one who takes their time loses none
    assert camp.said("asks")[-2]["elapsed"] == 1200
    assert camp.digger == 1


def test_p28_night_falls_on_a_hand_that_is_not_done() -> None:
    camp = Camp().throw(STRAIGHT, at=0).do("take gold", at=29_599)
    camp.do("take ruby", at=29_599)
    assert (camp.digger, camp.view()["elapsed"]) == (0, 29_999)
    camp.do("store gold", at=29_999)
    assert (camp.digger, camp.crate(0), len(camp.said("night"))) == (1, {}, 1)
    camp.throw(STRAIGHT, at=30_000)  # the next hand waits for nobody
    assert camp.view()["glass"] == {"began": 30_000, "ends": 60_000}


def test_p28_the_first_throw_of_a_turn_starts_the_glass_when_it_is_made() -> None:
    camp = Camp().throw(STRAIGHT, at=0).do("take gold", "store gold", at=5)
    camp.throw(STRAIGHT, at=6)
    assert camp.view()["glass"] == {"began": 6, "ends": 30_006}


def test_p28_a_line_that_brings_all_at_once_costs_an_honest_hand_nothing() -> None:
    honest, late = (Camp().throw(STRAIGHT, at=0) for _ in range(2))
    for number, move in enumerate(("take gold", "take ruby", "take diamond", "store gold"), 1):
        honest.do(move, at=500 * number)
        late.do(move, at=2000)
    # Later than on a fast line by no more than the first action was under way.
    assert late.view()["elapsed"] - honest.view()["elapsed"] <= 1500
    for camp in (honest, late):
        camp.do("store ruby", at=4000)
    assert late.view()["elapsed"] == honest.view()["elapsed"] == 4000


def test_p28_without_a_glass_nobody_s_hands_are_counted() -> None:
    camp = Camp(pace="untimed").throw(STRAIGHT, at=0).do("take gold", "take ruby", at=0)
    assert camp.view()["elapsed"] == 0


def test_p28_a_record_of_hasty_hands_reads_back() -> None:
    table = Table(DIGGER, 3, 5)
    digger = table.to_act()[0]
    for _ in range(31):
        table.play(digger, "throw", 1000)
    assert table.events(None)[-2:][0]["event"] == "turn"  # thirty seconds of throws
    check_record(table)


@pytest.mark.parametrize("seat", range(3))
def test_p29_who_begins_is_chosen_or_drawn(seat: int) -> None:
    table = Table(DIGGER, 3, 5, None, first=str(seat + 1))
    assert table.to_act() == [seat]
    assert table.outcomes == []  # no die is thrown for it
    assert {Table(DIGGER, 3, seed).to_act()[0] for seed in range(20)} == {0, 1, 2}


def test_p30_equals_share_the_victory() -> None:
    camp = Camp().gone(water=9).own(0, diamond=1).own(1, gold=1, emerald=1).own(2, ruby=1)
    camp.throw(STRAIGHT).do("take water", "store water")
    assert camp.stage == "over"
    assert DIGGER.winners(camp.state) == [0, 1]


def test_every_ruling_has_a_test() -> None:
    here = Path(__file__).read_text(encoding="utf-8")
    for ruling in DIGGER.rulings:
        assert f"def test_{ruling.lower()}_" in here
