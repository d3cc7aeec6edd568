"""The card sheet of Digger: what the crates pay."""

import pytest

from pioche.core.refusals import BadOption, BadSheet
from pioche.core.sheet import sheet_from_toml
from pioche.games.digger import DIGGER
from pioche.games.digger.options import SHEET
from tests.games.digger.camp import Camp


def test_a_sheet_changes_the_white_side() -> None:
    camp = Camp(sheet="gold.points=3").own(0, gold=2, ruby=1)
    assert camp.view()["scores"] == [8, 0, 0]


def test_a_sheet_changes_a_black_side_that_still_adds_up_to_fifteen() -> None:
    text = sheet_from_toml(SHEET, "[black-1]\ngold = 5\nruby = 5\n")
    assert text == "black-1.gold=5 black-1.ruby=5"
    camp = Camp(crates="black", dealt=(0, 1, 2, 3, 4), sheet=text).own(0, gold=1, ruby=1)
    assert camp.view()["scores"] == [10, 0, 0]


def test_a_black_side_of_another_total_is_refused_with_its_line() -> None:
    with pytest.raises(BadSheet) as refusal:
        sheet_from_toml(SHEET, "[gold]\npoints = 2\n\n[black-3]\nruby = 4\n")
    assert refusal.value.line == 5
    assert refusal.value.key == "sheet-total-exact"
    with pytest.raises(BadOption):
        DIGGER.new(3, sheet="black-3.ruby=4")


@pytest.mark.parametrize(
    "text", ["[water]\npoints = 1", "[black-6]\ngold = 1", "[gold]\npoints = -1"]
)
def test_what_a_sheet_cannot_change_is_refused(text: str) -> None:
    with pytest.raises(BadSheet):
        sheet_from_toml(SHEET, text)
