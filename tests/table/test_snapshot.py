"""A table as it stood, which nothing changes afterwards."""

import pytest

from pioche.games import game
from pioche.table.table import Table, unpack

pytestmark = pytest.mark.rules


def test_a_snapshot_tells_what_every_seat_saw_then() -> None:
    table = Table(game("diamant"), 3, seed=7)
    watchers = (0, 1, 2, None)
    snapshot, seen = table.snapshot(), [table.view(seat) for seat in watchers]
    for seat in range(3):
        table.play(seat, "go")
    assert [snapshot.view(seat) for seat in watchers] == seen
    assert table.view(0) != seen[0]
    assert table.snapshot().view(None) == table.view(None)
    packed = snapshot.packed()
    assert [unpack(table.game, packed).view(seat) for seat in watchers] == seen
