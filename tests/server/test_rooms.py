"""The registry: waking, putting away, what is kept of a table, whoever comes at the same time."""

import asyncio
import json

import pytest

from pioche.server.errors import NotFound
from pioche.server.keys import derived_key, has_shape, new_key
from pioche.server.limits import MANY, Limit
from pioche.server.rooms import entries
from pioche.server.rooms.room import OVER
from pioche.server.rooms.seat_events import SeatEvents
from pioche.server.settings import Rate
from pioche.server.store.interface import Kept, StoreBroken
from tests.server.memory_store import MemoryStore
from tests.server.parlour import Hands, Parlour
from tests.server.test_times import begun

pytestmark = pytest.mark.asyncio


async def test_rooms_that_nobody_uses_are_put_away_and_found_again() -> None:
    parlour = await begun()
    live = await parlour.live()
    await parlour.wait(601)
    assert live.idle(parlour.hands.now)
    live.drop()
    again = await parlour.live()
    assert again is not live
    assert again.room.play.question == live.room.play.question
    await parlour.close()


async def test_many_who_come_at_once_find_one_room() -> None:
    parlour = await Parlour().create("open", "bold", "bold")
    found = await asyncio.gather(*(parlour.live() for _ in range(20)))
    assert len(set(map(id, found))) == 1
    assert not parlour.rooms.opening
    await parlour.close()


async def test_two_who_read_a_table_at_once_get_one_room() -> None:
    parlour = await Parlour().create("open", "bold", "bold")
    found = await asyncio.gather(*(parlour.rooms.read(parlour.table) for _ in range(5)))
    assert len(set(map(id, found))) == 1
    assert found[0] is await parlour.live()
    await parlour.close()


async def test_waking_reads_every_game_that_is_not_over() -> None:
    parlour = await begun("open", "bold", "bold", people=1)
    await parlour.do(0, "leave")
    await parlour.settle()
    over = parlour.table
    await parlour.create("open", "bold", "bold")
    await parlour.restart()
    assert set(parlour.rooms.open) == {parlour.table}
    assert over in parlour.memory.finished
    await parlour.close()


async def test_a_game_is_over_even_if_its_end_cannot_be_noted(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(_table: str) -> None:
        raise StoreBroken("as the test wished")

    parlour = await begun("open", "bold", "bold", people=1)
    with monkeypatch.context() as patched:
        patched.setattr(parlour.memory, "finish", fail)
        await parlour.do(0, "leave")
        live = await parlour.settle()
        assert (live.room.phase, live.dropped) == (OVER, False)
        assert "fault in noting the end of a game: StoreBroken" in caplog.text
        assert (await parlour.restart()).room.phase == OVER
    assert parlour.table not in parlour.memory.finished
    await parlour.restart()
    assert parlour.table in parlour.memory.finished
    await parlour.close()


async def test_a_fault_in_the_middle_of_a_move_leaves_nothing_behind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(_heard: object, _table: object) -> None:
        raise RuntimeError("after the move was made")

    parlour = await begun()
    live, stored = await parlour.live(), len(parlour.entries())
    assert await parlour.refusal(0, "move", question=99, move="go") == "move-stale"
    assert await parlour.live() is live
    with monkeypatch.context() as patched:
        patched.setattr(SeatEvents, "listen", fail)
        with pytest.raises(RuntimeError):
            await parlour.move(0, "go")
    assert live.dropped
    assert len(parlour.entries()) == stored
    assert 0 in (await parlour.live()).room.waiting()
    await parlour.close()


async def test_a_table_that_cannot_be_read_does_not_keep_the_others_asleep() -> None:
    class Unreadable(MemoryStore):
        """Cannot load the first table."""

        async def load(self, table: str) -> Kept | None:
            if table == next(iter(self.headers)):
                raise StoreBroken("unreadable")
            return await super().load(table)

    parlour = Parlour()
    parlour.memory = Unreadable()
    parlour.rooms.store = parlour.memory
    await parlour.create("open", "bold", "bold")
    await parlour.create("open", "bold", "bold")
    await parlour.rooms.wake()
    assert set(parlour.rooms.open) == {parlour.table}
    await parlour.close()


async def test_a_table_that_cannot_be_folded_does_not_keep_the_others_asleep(
    caplog: pytest.LogCaptureFixture,
) -> None:
    parlour = await begun()
    spoilt = parlour.table
    parlour.memory.entries[spoilt].insert(0, parlour.memory.entries[spoilt][-1])
    await parlour.create("open", "bold", "bold")
    await parlour.restart()
    assert set(parlour.rooms.open) == {parlour.table}
    assert "fault in waking a table" in caplog.text
    await parlour.close()


async def test_keys_are_kept_as_digests_only() -> None:
    parlour = await begun()
    kept = parlour.memory.headers[parlour.table] + b"".join(parlour.memory.entries[parlour.table])
    for key in parlour.keys.values():
        assert key.encode() not in kept
    await parlour.close()


async def test_no_such_table() -> None:
    parlour = await Parlour().create("open", "bold", "bold")
    for name in ("", "x", "../x", new_key(), parlour.table.lower() + "A"):
        with pytest.raises(NotFound):
            await parlour.rooms.find(name)
    await parlour.close()


async def test_keys() -> None:
    made = {new_key() for _ in range(100)}
    assert len(made) == 100
    assert all(has_shape(key) for key in made)
    assert derived_key("a", "x") == derived_key("a", "x")
    assert len({derived_key(key, purpose) for key in "ab" for purpose in "xy"}) == 4
    assert has_shape(derived_key("a", "x"))


async def test_entries_are_read_as_they_were_written() -> None:
    parlour = await begun()
    for entry in parlour.memory.entries[parlour.table]:
        assert json.loads(entries.write(entries.read_entry(entry))) == json.loads(entry)
    await parlour.close()


async def test_buckets_fill_up_again() -> None:
    hands = Hands()
    limit = Limit(Rate(2, 10), hands)
    assert [limit.take("a") for _ in range(3)] == [True, True, False]
    assert limit.take("b")
    hands.now += 5
    assert [limit.take("a") for _ in range(2)] == [True, False]
    hands.now += 1000
    assert [limit.take("a") for _ in range(3)] == [True, True, False]
    for side in range(MANY):
        limit.take(side)
    hands.now += 1000
    limit.take("a")
    assert len(limit.buckets) == 1
