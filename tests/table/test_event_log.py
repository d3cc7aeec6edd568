"""The event log: kept as the rules wrote it, spelled out for each reader."""

import pytest

from pioche import Table, game
from pioche.core.events import EventKinds
from pioche.core.masks import EVERYBODY
from pioche.core.refusals import BadSeats
from pioche.table.event_log import EventLog

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


def test_numbers_too_large_for_the_array_are_kept_all_the_same() -> None:
    """And so is what everybody hears of the table itself; all stay in their order."""
    kinds = EventKinds((), [])
    log, kind = EventLog(kinds), int(kinds.add("huge", "size"))
    log.take([(kind, EVERYBODY, 5), (kind, 1, 2**40)])
    log.add({"event": "table-leave", "seat": 1})
    log.take([(kind, 2, 6)])
    assert [data.get("size") for _, data in log] == [5, 2**40, None, 6]
    assert [audience for audience, _ in log.since(0)] == [EVERYBODY, 1, EVERYBODY, 2]
    assert [log.places(watcher) for watcher in (0, 1, None)] == [[0, 1, 2], [0, 2, 3], [0, 2]]
    assert log.last_places(0, 2) == [1, 2]
    assert (log.last_places(1, 0), log.count(1), len(log)) == ([], 3, 4)
