"""Card sheets: what they change, and what they refuse, on which line."""

import pytest

from pioche.core.refusals import BadOption, BadSheet
from pioche.core.sheet import Figure, Sheet, Total, sheet_from_toml

SHEET = Sheet(
    "sheet",
    "",
    "help",
    (
        Figure("muck.points", 1, -50, 50),
        Figure("muck.count", 25, 0, 25),
        Figure("ring.points", 3, -50, 50),
        Figure("ring.count", 3, 0, 3),
    ),
    (Total("*.count", ("muck.count", "ring.count"), 3, 28),),
)


def test_without_a_sheet_every_figure_is_as_declared() -> None:
    assert SHEET.values("") == {
        "muck.points": 1,
        "muck.count": 25,
        "ring.points": 3,
        "ring.count": 3,
    }


def test_a_sheet_changes_what_it_names() -> None:
    assert SHEET.check("muck.points=2 ring.count=0") == "muck.points=2 ring.count=0"
    assert SHEET.values("muck.points=2 ring.count=0")["muck.points"] == 2
    assert SHEET.read("ring.points=4   muck.points=1") == "ring.points=4"  # 1 it was anyway
    assert SHEET.check(" ring.points=4 muck.points=2") == "muck.points=2 ring.points=4"


@pytest.mark.parametrize(
    ("value", "key"),
    [
        (3, "sheet-form"),
        ("mud.points=2", "sheet-key"),
        ("muck.points", "sheet-type"),
        ("muck.points=much", "sheet-type"),
        ("muck.points=99", "sheet-range"),
        ("muck.count=-1", "sheet-range"),
        ("muck.count=0 ring.count=2", "sheet-total"),
    ],
)
def test_option_values_that_are_refused(value: object, key: str) -> None:
    with pytest.raises(BadOption) as caught:
        SHEET.check(value)
    assert caught.value.key == key


GOOD = """
# My box
[muck]
points = 2

[ring]
points = 4  # as printed
"""


def test_a_toml_file_gives_the_value_of_the_option() -> None:
    assert sheet_from_toml(SHEET, GOOD) == "muck.points=2 ring.points=4"
    assert sheet_from_toml(SHEET, "muck.points = 2\nring = { points = 4 }") == (
        "muck.points=2 ring.points=4"
    )
    assert sheet_from_toml(SHEET, "") == ""
    assert sheet_from_toml(SHEET, "\ufeff[muck]\npoints = 2") == "muck.points=2"


@pytest.mark.parametrize(
    ("text", "line", "key"),
    [
        ("[muck]\npoints = 2\n[mud]\npoints = 3", 4, "sheet-key"),
        ("[muck]\n\nworth = 2", 3, "sheet-key"),
        ("muck = 3", 1, "sheet-key"),
        ("[ring]\npoints = 'four'", 2, "sheet-type"),
        ("[ring]\npoints = 4.0", 2, "sheet-type"),
        ("[ring]\npoints = true", 2, "sheet-type"),
        ("[[ring]]\npoints = 4", 1, "sheet-key"),
        ("\nring = { points = [4] }", 2, "sheet-type"),
        ("ring . 'points' = 99", 1, "sheet-range"),
        ("[muck]\ncount = 26", 2, "sheet-range"),
        ("[ring]\ncount = 1\n[muck]\npoints = 1\ncount = 1", 5, "sheet-total"),
        ("[ring]\npoints 4", 2, "sheet-toml"),
        ("[ring]\npoints = 4\npoints = 5", 3, "sheet-toml"),
        ("[ring]\npoints = ", 2, "sheet-toml"),
        ("a = [", 1, "sheet-toml"),
        ("\n\n[[ring]]\npoints = 4", 3, "sheet-key"),
        ("a = " + "9" * 5000, 1, "sheet-toml"),
        ("a = " + "[" * 100_000, 1, "sheet-toml"),
        (".".join("a" * 50) + " = 4", 1, "sheet-key"),
    ],
)
def test_a_bad_file_is_refused_with_line_and_reason(text: str, line: int, key: str) -> None:
    with pytest.raises(BadSheet) as caught:
        sheet_from_toml(SHEET, text)
    assert (caught.value.line, caught.value.key) == (line, key)
    assert str(line) in str(caught.value)
