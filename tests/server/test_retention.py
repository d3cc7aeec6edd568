"""How long tables are kept: what is removed, what is closed first, and what is left alone."""

from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace

import pytest

from pioche.server.configuration import kind_of
from pioche.server.errors import NotFound
from pioche.server.messages import CLOSED, PLAYING
from pioche.server.rooms import retention
from pioche.server.rooms.archive import ABANDONED
from pioche.server.rooms.connection import Connection
from pioche.server.rooms.registry import Rooms
from pioche.server.rooms.retention import DAY, Retention
from pioche.server.settings import Days
from pioche.table.record import read_text
from tests.server.memory_store import MemoryStore
from tests.server.room_harness import RoomHarness
from tests.server.test_clocks import begun

pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize(
    ("written", "days"), [("30", 30), ("30d", 30), ("12h", 0.5), (30, 30), (1.5, 1.5), ("48 h", 2)]
)
async def test_days_are_days_however_they_are_written(written: object, days: float) -> None:
    """Thirty of them must never be taken for thirty seconds."""
    assert kind_of(Days).read(written, as_text=isinstance(written, str)) == days
    assert kind_of(Days).read(written, as_text=False) == days


@pytest.fixture(autouse=True)
def no_breath(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "BREATH_SECONDS", 0)


async def tidied(harness: RoomHarness, days: float = 0) -> set[str]:
    """The tables that are left after this many days without connections."""
    harness.clock.now += days * DAY
    await Retention(harness.rooms).tidy()
    return set(harness.memory.headers)


async def house(keep_finished: float = 0) -> tuple[RoomHarness, dict[str, str]]:
    """A table of each kind: one that never began, one under way, one that is over."""
    harness = await begun("open", "bold", "bold", people=1)
    harness.rooms.settings = replace(harness.settings, keep_finished=Days(keep_finished))
    await harness.do(0, "leave")
    await harness.settle()
    tables = {"over": harness.table}
    await harness.create("open", "bold", "bold")
    await harness.sit()
    await harness.do("host", "start")
    await harness.settle()
    tables["playing"] = harness.table
    await harness.create("open", "bold", "bold")
    tables["gathering"] = harness.table
    return harness, tables


async def test_unstarted_tables_expire_and_games_do_not() -> None:
    harness, tables = await house()
    assert await tidied(harness, 6.9) == set(tables.values())
    assert await tidied(harness, 0.2) == {tables["over"], tables["playing"]}
    with pytest.raises(NotFound) as refused:
        await harness.rooms.find(tables["gathering"])
    assert refused.value.key == "server-no-table"
    assert await tidied(harness, 357) == {tables["over"], tables["playing"]}
    assert harness.memory.kept[tables["playing"]].phase == PLAYING
    await harness.close()


async def test_a_game_that_nobody_plays_on_is_closed_with_its_seeds_before_it_goes() -> None:
    harness, tables = await house(keep_finished=30)
    assert await tidied(harness, 366) == {tables["playing"]}
    kept = harness.memory.kept[tables["playing"]]
    assert kept.phase == CLOSED
    assert kept.record is not None
    assert read_text(kept.record.decode()).seeds is not None
    live = await harness.rooms.find(tables["playing"])
    info = live.info()
    assert info.closed is not None
    assert (info.phase, info.closed.reason) == (CLOSED, ABANDONED)
    assert info.closed.house_seed == "07" * 32
    assert await tidied(harness, 29) == {tables["playing"]}
    assert await tidied(harness, 2) == set()
    await harness.close()


async def test_a_table_with_a_connection_or_a_recent_use_stays() -> None:
    class UsedMeanwhile(MemoryStore):
        """A client uses a table just before it is claimed."""

        async def claim(self, table: str) -> int:
            self.kept[table].used = self.now()
            return await super().claim(table)

    harness = await RoomHarness().create("open", "bold", "bold")
    live = await harness.live()
    connection = Connection(9)
    live.people.connections.add(connection)
    assert await tidied(harness, 30) == {harness.table}
    assert connection.closing is None
    live.people.connections.clear()
    harness.memory.__class__ = UsedMeanwhile
    assert await tidied(harness) == {harness.table}
    harness.clock.now += 30 * DAY
    assert live.dropped  # the next request loads it again
    harness.memory.__class__ = MemoryStore
    assert await tidied(harness) == set()
    await harness.close()


async def test_without_a_second_look_a_table_in_use_would_be_removed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The control of the test before."""

    class Hasty(Retention):
        async def unused(self, rule: retention.Rule) -> list[str]:
            return list(self.store.headers)  # type: ignore[attr-defined]

    harness = await RoomHarness().create("open", "bold", "bold")
    await Hasty(harness.rooms).tidy()
    assert not harness.memory.headers
    await harness.close()


async def test_one_server_tidies_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    class Stop(Exception):
        pass

    async def stop(_seconds: float) -> None:
        raise Stop

    tidied_by: list[Retention] = []

    class Noting(Retention):
        async def tidy(self) -> None:
            tidied_by.append(self)

    harness = await RoomHarness().create("open", "bold", "bold")
    servers: Sequence[Noting] = [
        Noting(Rooms(harness.memory, harness.settings, harness.clock)) for _ in range(3)
    ]
    # Not `asyncio.sleep` itself, which a server in another thread uses.
    monkeypatch.setattr(retention, "asyncio", SimpleNamespace(sleep=stop))
    for _ in range(2):
        for server in servers:
            with pytest.raises(Stop):
                await server.run()
        harness.clock.now += retention.PAUSE_SECONDS + 1
    assert tidied_by == [servers[0]] * 2
    await harness.close()
