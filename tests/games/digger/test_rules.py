"""The rules of Digger: the book's examples, set-up, turns, the count, fifty tokens."""

import pytest

from pioche.core.rng import Fast
from pioche.games.digger import DIGGER
from pioche.games.digger.cards import BLACK_SIDES, COPIES, KINDS
from pioche.testing.cases import Case, random_steps
from tests.games.digger.camp import Camp


def test_the_book_s_first_throw_gives_water_only() -> None:
    assert Camp().throw("red red green green blue").texts() == ["throw", "take water", "stop"]


def test_the_book_s_second_throw_gives_gold_from_anywhere_and_water_from_the_centre() -> None:
    camp = Camp(4).own(1, gold=1).own(3, gold=2, ruby=1).throw("red red yellow blue black")
    assert camp.texts() == [
        *("throw", "take water", "take gold", "steal gold 2", "steal gold 4", "stop"),
    ]


def test_the_book_s_third_throw_has_two_blacks_and_no_theft() -> None:
    camp = Camp().own(1, gold=1, ruby=1).throw("black black yellow blue red")
    assert camp.texts() == ["throw", "take water", "take gold", "take ruby", "stop"]


def test_the_whole_turn_of_the_book() -> None:
    camp = Camp().own(1, gold=1)
    camp.throw("red red green green blue").do("take water")
    camp.throw("red red yellow blue black").do("take gold", "take water")
    camp.throw("black black yellow blue red").do("take gold", "take water", "take ruby")
    for token in ("ruby", "gold", "gold", "water", "water", "water"):
        camp.do(f"store {token}")
    assert camp.crate(0) == {"gold": 2, "ruby": 1}
    assert camp.view()["box"] == 3
    assert (camp.digger, camp.view()["master"]) == (1, 0)


def test_the_master_of_time_sits_on_the_digger_s_right_and_the_dice_go_left() -> None:
    camp = Camp(5, first=4)
    assert (camp.view()["digger"], camp.view()["master"]) == (4, 3)
    camp.throw("red red green green black").do("stop")
    assert (camp.view()["digger"], camp.view()["master"]) == (0, 4)


def test_a_stolen_gem_lies_beside_the_crate_and_goes_to_the_centre_at_night() -> None:
    camp = Camp().own(1, gold=2).throw("red red yellow blue black")
    camp.state.play(0, DIGGER.moves.parse("lift gold 2"))
    assert (camp.crate(1), camp.beside) == ({"gold": 1}, {"gold": 1})
    camp.night()
    assert camp.centre["gold"] == 9
    assert camp.said("returns") == [{"event": "returns", "face": "gold", "count": 1}]


@pytest.mark.parametrize(("slip", "kept"), [(9, False), (10, True)])
def test_a_hand_without_evidence_slips_as_often_as_its_dexterity_says(
    slip: int, kept: bool
) -> None:
    camp = Camp().own(1, gold=2).throw("red red yellow blue black")
    camp.chance.outcomes.append((100, (slip,)))
    camp.do("steal gold 2")
    assert camp.crate(1) == {"gold": 1 if kept else 2}
    assert (camp.digger == 0) is kept


def test_without_a_clock_each_action_takes_its_time_and_night_falls() -> None:
    camp = Camp()
    for _ in range(11):
        camp.throw("red red green green black")
    assert camp.view()["elapsed"] == 10 * 2500
    camp.throw("red red green green black")
    assert camp.view()["elapsed"] == 11 * 2500
    camp.do("throw")
    assert camp.said("night") == [{"event": "night", "seat": 0}]
    assert camp.digger == 1


def test_white_crates_pay_one_to_four() -> None:
    camp = Camp().own(0, gold=1, ruby=1, emerald=1, diamond=1).own(1, diamond=3)
    assert camp.view()["scores"] == [10, 12, 0]
    assert camp.view()["players"][0]["worth"] == {"gold": 1, "ruby": 2, "emerald": 3, "diamond": 4}


def test_black_crates_are_dealt_one_each_and_add_up_to_fifteen() -> None:
    camp = Camp(3, crates="black", dealt=(4, 2, 0, 1, 3)).own(0, gold=2).own(2, gold=2)
    assert camp.view()["scores"] == [8, 0, 12]
    shown = {event["seat"]: event for event in camp.said("crate")}
    assert shown[1] == {
        "event": "crate", "seat": 1, "gold": 3, "ruby": 2, "emerald": 6, "diamond": 4,
    }  # fmt: skip
    assert [sum(side) for side in BLACK_SIDES] == [15] * 5


def test_equals_share_the_victory() -> None:
    camp = Camp().own(0, diamond=1).own(1, gold=4).gone(water=9)
    camp.throw("blue yellow red green white").do("take water", "store water")
    assert DIGGER.winners(camp.state) == [0, 1]
    assert camp.view()["stage"] == "over"


@pytest.mark.parametrize("seats", DIGGER.seats)
def test_fifty_tokens_are_accounted_for_at_every_step(seats: int) -> None:
    options = {option.name: option.default for option in DIGGER.options}
    for state, _, _ in random_steps(Case(DIGGER, seats, options, seats)):
        assert sum(DIGGER.rules.census(state).values()) == KINDS * COPIES


def test_redeal_keeps_a_glass_that_can_still_be_the_real_one() -> None:
    camp = Camp(sand="uneven").glass(0, 6001).throw("red red green green black", at=1000)
    assert camp.view()["glass"] == {"began": 1000, "ends": 28_000}
    camp.throw("red red green green black", at=27_900)
    for seed in range(50):
        world = camp.state.clone()
        world.redeal(0, Fast(seed))
        assert 27_900 < world.ends <= 34_000
        world.redeal(2, Fast(seed))  # the master sees it
    world = camp.state.clone()
    world.redeal(2, Fast(1))
    assert world.ends == 28_000


def test_the_view_names_the_dearest_token_by_the_diggers_crate() -> None:
    camp = Camp().throw("blue yellow red black black").do("take water")
    assert camp.view()["dearest"] == "water"
    camp.do("take gold", "take ruby")
    assert camp.view()["dearest"] == "ruby"


def test_the_final_count_goes_token_by_token() -> None:
    camp = Camp(pace="untimed").own(0, gold=2, diamond=1).own(1, ruby=3).gone(water=9)
    assert camp.view()["tally"] is None
    camp.throw("blue red red black black").do("take water", "store water")
    view = camp.view()
    assert [each["face"] for each in view["tally"]] == ["gold"] * 2 + ["ruby"] * 3 + ["diamond"]
    assert view["tally"][3] == {"face": "ruby", "tokens": [0, 2, 0], "totals": [2, 4, 0]}
    assert view["tally"][-1]["totals"] == view["scores"]
    assert view["winners"] == [0, 1]
