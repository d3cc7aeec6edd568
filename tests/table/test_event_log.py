"""The event log: kept as the rules wrote it, spelled out for each reader."""

import pytest

from pioche import Table, game
from pioche.core.masks import EVERYBODY
from pioche.core.refusals import BadSeats

DIGUP = game("digup")
WATCHERS = (0, 1, 2, None)


def played() -> Table:
    """Some moves of a game with secrets, and a step that is no move."""
    table = Table(DIGUP, 3)
    for _ in range(20):
        seat = table.to_act()[0]
        table.play(seat, table.legal(seat)[0])
    table.leave(1)
    return table


def test_everybody_hears_their_own_part_in_order() -> None:
    table = played()
    whole = list(table.event_log)
    assert len(whole) == len(table.event_log)
    assert (EVERYBODY, {"event": "table-leave", "seat": 1}) in whole
    for watcher in WATCHERS:
        bit = 256 if watcher is None else 1 << watcher
        heard = [event for audience, event in whole if audience & bit]
        assert table.events(watcher) == heard
        assert table.events(watcher, 5) == heard[5:]
        assert table.event_count(watcher) == len(heard)
    assert len({table.event_count(watcher) for watcher in WATCHERS}) > 1  # some are secret


def test_what_is_read_belongs_to_the_reader() -> None:
    table = played()
    before = table.event_log.since(0)
    for event in [*table.events(0), *(event for _, event in table.event_log.since(0))]:
        event.clear()
    assert table.event_log.since(0) == before


def test_only_seats_of_the_table_and_spectators_hear_anything() -> None:
    with pytest.raises(BadSeats):
        played().event_count(3)
