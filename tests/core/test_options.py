"""Options: what they take, what they refuse."""

import pytest

from pioche.core.options import Choice, Number, Option, Switch, Value, settle
from pioche.core.refusals import BadOption

SWITCH = Switch("open", True, "help")
CHOICE = Choice("pace", "slow", "help", ("slow", "fast"))
NUMBER = Number("throws", 8, "help", 1, 20)


def test_settle_fills_in_the_defaults() -> None:
    options = (SWITCH, CHOICE, NUMBER)
    assert settle(options, {"pace": "fast"}) == {"open": True, "pace": "fast", "throws": 8}


def test_an_unknown_option_is_refused_by_name() -> None:
    with pytest.raises(BadOption) as caught:
        settle((SWITCH,), {"opne": True})
    assert caught.value.arguments == {"option": "opne", "known": "open"}


@pytest.mark.parametrize(
    ("option", "value"),
    [
        (SWITCH, "yes"),
        (SWITCH, 1),
        (CHOICE, "quick"),
        (CHOICE, 3),
        (NUMBER, 0),
        (NUMBER, 21),
        (NUMBER, True),
        (NUMBER, "8"),
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
