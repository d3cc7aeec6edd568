"""The registry: loading and dropping rooms, stored contents, concurrent requests."""

import asyncio
import json

import pytest

from pioche.server.auth import derived_key, has_shape, new_key
from pioche.server.errors import NotFound
from pioche.server.limits import MOST_BUCKETS, Limit, OwnBuckets
from pioche.server.rooms import entries
from pioche.server.rooms.seat_events import SeatEvents
from pioche.server.settings import Rate
from tests.server.room_harness import ManualClock, RoomHarness
from tests.server.test_clocks import begun
from tests.server.test_digger import camp

pytestmark = pytest.mark.asyncio


async def test_rooms_that_nobody_uses_are_put_away_and_found_again() -> None:
    harness = await begun()
    live = await harness.live()
    await harness.wait(601)
    assert live.idle(harness.clock.now)
    live.drop()
    again = await harness.live()
    assert again is not live
    assert again.room.table.question == live.room.table.question
    await harness.close()


async def test_a_room_in_which_something_is_due_is_not_put_away() -> None:
    """Read again later, its clock would start over each time, and the glass would never end."""
    harness, digger = await camp()
    await harness.move(digger, "throw")
    live = await harness.live()
    live.last_used = harness.clock.now - 601
    assert not live.idle(harness.clock.now)
    await harness.close()


async def test_many_who_come_at_once_find_one_room() -> None:
    harness = await RoomHarness().create("open", "bold", "bold")
    found = await asyncio.gather(*(harness.live() for _ in range(20)))
    assert len(set(map(id, found))) == 1
    assert not harness.rooms.opening
    await harness.close()


async def test_two_who_read_a_table_at_once_get_one_room() -> None:
    harness = await RoomHarness().create("open", "bold", "bold")
    found = await asyncio.gather(*(harness.rooms.load(harness.table) for _ in range(5)))
    assert len(set(map(id, found))) == 1
    assert found[0] is await harness.live()
    await harness.close()


async def test_a_fault_in_the_middle_of_a_move_leaves_nothing_behind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(_events: object, _table: object, _head: str) -> None:
        raise RuntimeError("after the move was made")

    harness = await begun()
    live, stored = await harness.live(), len(harness.entries())
    assert await harness.refusal(0, "move", question=99, move="go") == "move-stale"
    assert await harness.live() is live
    with monkeypatch.context() as patched:
        patched.setattr(SeatEvents, "collect", fail)
        with pytest.raises(RuntimeError):
            await harness.move(0, "go")
    assert live.dropped
    assert len(harness.entries()) == stored
    assert 0 in (await harness.live()).room.waiting()
    await harness.close()


async def test_keys_are_kept_as_digests_only() -> None:
    harness = await begun()
    kept = harness.memory.headers[harness.table] + b"".join(harness.memory.entries[harness.table])
    for key in harness.keys.values():
        assert key.encode() not in kept
    await harness.close()


async def test_no_such_table() -> None:
    harness = await RoomHarness().create("open", "bold", "bold")
    for name in ("", "x", "../x", new_key(), harness.table.lower() + "A"):
        with pytest.raises(NotFound):
            await harness.rooms.find(name)
    await harness.close()


async def test_keys() -> None:
    made = {new_key() for _ in range(100)}
    assert len(made) == 100
    assert all(has_shape(key) for key in made)
    assert derived_key("a", "x") == derived_key("a", "x")
    assert len({derived_key(key, purpose) for key in "ab" for purpose in "xy"}) == 4
    assert has_shape(derived_key("a", "x"))


async def test_no_key_begins_with_a_hyphen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A command line would take it for an option."""
    drawn = iter(["-0a7XkEuqT3bLs9_dWmZrA", "--a7XkEuqT3bLs9_dWmZrA", "b0a7XkEuqT3bLs9_dWmZrA"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _bytes: next(drawn))
    assert new_key() == "b0a7XkEuqT3bLs9_dWmZrA"
    derived = [derived_key(f"{number}", "table") for number in range(500)]
    assert not any(key.startswith("-") for key in derived)
    assert len(set(derived)) == 500


async def test_entries_are_read_as_they_were_written() -> None:
    harness = await begun()
    for entry in harness.memory.entries[harness.table]:
        read, (own, lines) = entries.read_entry(entry), entries.split_entry(entry)
        assert not isinstance(read, entries.EarlierStep)
        assert entries.write_entry(read, lines) == entry
        assert json.loads(own)["kind"] == type(read).__struct_config__.tag
    await harness.close()


async def test_buckets_fill_up_again() -> None:
    clock = ManualClock()
    limit = Limit(Rate(2, 10), clock)
    assert [limit.take("a") for _ in range(3)] == [True, True, False]
    assert limit.take("b")
    clock.now += 5
    assert [limit.take("a") for _ in range(2)] == [True, False]
    clock.now += 1000
    assert [limit.take("a") for _ in range(3)] == [True, True, False]
    for side in range(MOST_BUCKETS + 10):
        limit.take(side)
    assert isinstance(limit.buckets, OwnBuckets)
    assert len(limit.buckets.found) == MOST_BUCKETS
    assert "a" not in limit.buckets.found
    limit.charge("b", 3.5)
    assert not limit.take("b")
    clock.now += 8
    assert not limit.take("b")  # what it cost beyond what was left is paid first
