"""Tables of simulations: quick chance, which nobody can check, so that there is no record."""

import pytest

from pioche.core.refusals import Refusal
from pioche.core.rng import Fast
from pioche.games.diamant import DIAMANT
from pioche.table.record import record_text
from pioche.table.table import Table
from tests.copies import pickled


def test_such_a_table_is_played_undone_and_copied_but_has_no_record() -> None:
    chance = Fast(7)
    table = Table(DIAMANT, 3, chance)
    assert (table.seeds, table.promises, table.closed) == (None, None, False)
    assert chance == Fast(7)  # the caller may use it again
    assert table.state == DIAMANT.new(3, 7)
    table.play(0, "go")
    table.undo(0)
    for seat in range(3):
        table.play(seat, "go")
    again = pickled(table)
    assert again == table
    for play in (table, again):
        play.play(0, "leave")
        play.play(1, "leave")
        play.play(2, "leave")
    assert again.state == table.state
    with pytest.raises(Refusal, match="hasard rapide"):
        record_text(table)
