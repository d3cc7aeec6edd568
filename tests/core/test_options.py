"""Options: what they take, what they refuse."""

import pytest

from pioche.core.options import (
    Choice,
    Number,
    Option,
    SomeSeats,
    Switch,
    Value,
    check_people,
    chosen_seat,
    first_option,
    for_rematch,
    keep_seats,
    lasting_flags,
    seats_named,
    settle,
)
from pioche.core.refusals import BadOption

SWITCH = Switch("open", True, "help")
CHOICE = Choice("pace", "slow", "help", ("slow", "fast"))
NUMBER = Number("throws", 8, "help", 1, 20)
SEATS = SomeSeats("first_game", "", "help")


def test_settle_fills_in_the_defaults() -> None:
    options = (SWITCH, CHOICE, NUMBER)
    assert settle(options, {"pace": "fast"}, 3) == {"open": True, "pace": "fast", "throws": 8}


def test_a_switch_takes_the_words_that_people_type() -> None:
    assert settle((SWITCH,), {"open": "no"}, 3) == settle((SWITCH,), {"open": False}, 3)
    assert settle((SWITCH,), {"open": "Yes"}, 3) == {"open": True}


def test_an_unknown_option_is_refused_by_name() -> None:
    with pytest.raises(BadOption) as caught:
        settle((SWITCH,), {"opne": True}, 3)
    assert caught.value.arguments == {"option": "opne", "known": "open"}


@pytest.mark.parametrize(
    ("option", "value"),
    [
        (SWITCH, "perhaps"),
        (SWITCH, 1),
        (CHOICE, "quick"),
        (CHOICE, 3),
        (NUMBER, 0),
        (NUMBER, 21),
        (NUMBER, True),
        (NUMBER, "8"),
        (SEATS, "2,1"),
        (SEATS, "1,1"),
        (SEATS, "0"),
        (SEATS, "-1"),
        (SEATS, "one"),
        (SEATS, "1,,2"),
        (SEATS, 1),
    ],
)
def test_values_that_an_option_does_not_take(option: Option, value: object) -> None:
    with pytest.raises(BadOption):
        option.check(value)


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (SWITCH, "Oui", True),
        (SWITCH, "off", False),
        (CHOICE, "FAST", "fast"),
        (NUMBER, "12", 12),
        (SEATS, "", ""),
        (SEATS, " 1 3", "1,3"),
        (SEATS, "2, 4", "2,4"),
    ],
)
def test_values_as_typed(option: Option, text: str, value: Value) -> None:
    assert option.read(text) == value


@pytest.mark.parametrize(
    ("option", "text"),
    [
        (SWITCH, "perhaps"),
        (CHOICE, ""),
        (NUMBER, "-3"),
        (NUMBER, "many"),
        (NUMBER, "--5"),
        (NUMBER, "9" * 5000),
    ],
)
def test_typed_nonsense_is_refused(option: Option, text: str) -> None:
    with pytest.raises(BadOption):
        option.read(text)


def test_the_bare_option_is_not_for_use() -> None:
    bare = Option("x", True, "help")
    with pytest.raises(NotImplementedError):
        bare.check(True)
    with pytest.raises(NotImplementedError):
        bare.read("true")


def test_some_seats_are_seats_of_the_table() -> None:
    assert settle((SEATS,), {"first_game": "1,3"}, 3) == {"first_game": "1,3"}
    assert seats_named("1,3") == [0, 2]
    with pytest.raises(BadOption) as caught:
        settle((SEATS,), {"first_game": "1,3"}, 2)
    assert caught.value.arguments == {"option": "first_game", "number": 3, "seats": 2}


def test_of_a_bot_nobody_says_anything() -> None:
    check_people((SEATS, SWITCH), {"first_game": "1,3", "open": True}, bots=[1])
    with pytest.raises(BadOption) as caught:
        check_people((SEATS,), {"first_game": "1,3"}, bots=[1, 2])
    assert caught.value.arguments == {"option": "first_game", "number": 3}
    kept = keep_seats((SEATS, SWITCH), {"first_game": "1,3", "open": True}, seats=[0, 1])
    assert kept == {"first_game": "1", "open": True}


def test_a_rematch_forgets_what_is_true_only_once() -> None:
    once = SomeSeats("first_game", "", "help", once=True)
    values: dict[str, Value] = {"first_game": "1", "owns_game": "1", "open": True}
    owns = SomeSeats("owns_game", "", "help")
    assert for_rematch((once, owns, SWITCH), values) == {**values, "first_game": ""}
    assert for_rematch((once,), {}) == {}
    assert lasting_flags((once, owns, SWITCH), values, 2) == [["owns_game"], []]
    assert lasting_flags((owns,), {}, 2) == [[], []]


def test_a_rematch_does_not_keep_what_only_earlier_tables_have() -> None:
    earlier = Switch("idle", False, "help", added_later=True, before=True, offered=False)
    assert for_rematch((earlier, SWITCH), {"idle": True, "open": False}) == {
        "idle": False,
        "open": False,
    }


def test_an_option_may_need_a_number_of_players() -> None:
    teams = Switch("teams", False, "help", needs_seats=(4,))
    assert settle((teams,), {"teams": True}, 4) == {"teams": True}
    assert settle((teams,), {}, 3) == {"teams": False}
    with pytest.raises(BadOption) as caught:
        settle((teams,), {"teams": True}, 3)
    assert caught.value.arguments == {"option": "teams", "wanted": "4", "seats": 3}


def test_who_begins_is_drawn_or_a_seat_of_the_table() -> None:
    first = first_option(5)
    assert settle((first,), {}, 3) == {"first": "drawn"}
    assert settle((first,), {"first": "3"}, 3) == settle((first,), {"first": 3}, 3)
    assert first.read("DRAWN") == "drawn"
    assert [chosen_seat(value) for value in first.choices] == [-1, 0, 1, 2, 3, 4]
    assert first.key == "option-first"
    with pytest.raises(BadOption) as caught:
        settle((first,), {"first": "4"}, 3)
    assert caught.value.arguments == {"option": "first", "number": 4, "seats": 3}
    for wrong in ("0", 6, True, "me"):
        with pytest.raises(BadOption):
            first.check(wrong)
