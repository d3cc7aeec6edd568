"""Records of Dig Up Adventure from before it had the option `first` still open."""

import pytest

from pioche.core.refusals import BadRecord
from pioche.games.digup import DIGUP
from pioche.table.record import read_text, record_text
from pioche.testing.cases import Case
from pioche.testing.table_checks import play_out
from tests.table.changed_records import in_first_format, lines_in, text_of


def record_without(seats: int, *names: str) -> str:
    """A finished game whose record lacks these options."""
    header, *rest = lines_in(in_first_format(record_text(play_out(Case(DIGUP, seats, {}, 4)))))
    for name in names:
        del header["options"][name]
    return text_of([header, *rest])


@pytest.mark.parametrize("seats", DIGUP.seats)
def test_a_record_without_the_option_first_is_read(seats: int) -> None:
    table = read_text(record_without(seats, "first"))
    assert table.options["first"] == "drawn"
    assert table.over


def test_other_options_are_required() -> None:
    with pytest.raises(BadRecord) as caught:
        read_text(record_without(1, "first", "colours"))
    assert (caught.value.line, caught.value.key) == (1, "record-spelling")
