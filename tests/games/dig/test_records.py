"""Records of DIG from before it had the option `idle_shield` still open."""

import pytest

from pioche.core.refusals import Refusal
from pioche.games.dig import DIG
from pioche.table.record import read_text, record_text
from pioche.testing.cases import Case
from pioche.testing.table_checks import play_out
from tests.table.changed_records import Lines, in_first_format, lines_in, text_of

# In this game a shield is asked about where the enemy takes nothing.
IDLE_GAME = Case(DIG, 2, {"idle_shield": True}, 3)


def earlier_lines() -> Lines:
    lines = lines_in(in_first_format(record_text(play_out(IDLE_GAME))))
    del lines[0]["options"]["idle_shield"]
    return lines


def test_a_record_from_before_g75_is_read_with_its_idle_questions() -> None:
    lines = earlier_lines()
    table = read_text(text_of(lines))
    assert table.options["idle_shield"] is True
    assert table.over
    lines[0]["options"]["idle_shield"] = False
    with pytest.raises(Refusal):
        read_text(text_of(lines))
