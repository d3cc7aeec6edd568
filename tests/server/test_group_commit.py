"""One writer for everybody: who shares a transaction, when each is answered, who goes on."""

import asyncio
import threading
from collections.abc import Iterator

import pytest

from pioche.server.store.group_commit import GroupCommit, Outcome
from pioche.server.store.interface import StoreError

pytestmark = pytest.mark.asyncio
SOON = 0.02
PATIENCE = 120


class Disk:
    """Keeps batches once the gate is open; refuses numbers below 0; breaks on request."""

    def __init__(self) -> None:
        self.gate = threading.Event()
        self.busy = threading.Event()
        self.batches: list[list[int]] = []
        self.broken = False

    def commit(self, writes: list[int]) -> list[Outcome]:
        self.busy.set()
        assert self.gate.wait(PATIENCE)
        if self.broken:
            raise OSError("no space left")
        self.batches.append(writes)
        return [StoreError(f"{write} refused") if write < 0 else None for write in writes]

    async def taken(self) -> None:
        """Wait until the thread holds a batch in its hands."""
        assert await asyncio.to_thread(self.busy.wait, PATIENCE)


@pytest.fixture
def disk() -> Disk:
    return Disk()


@pytest.fixture
def group(disk: Disk) -> Iterator[GroupCommit[int]]:
    group = GroupCommit(disk.commit, most=50)
    yield group
    disk.gate.set()
    group.close()


async def begun(group: GroupCommit[int], *writes: int) -> list[asyncio.Task[int | None]]:
    tasks = [asyncio.create_task(group.write(write)) for write in writes]
    await asyncio.sleep(0)
    return tasks


async def test_all_who_wait_share_one_transaction(disk: Disk, group: GroupCommit[int]) -> None:
    first = await begun(group, 0)
    await disk.taken()
    others = await begun(group, *range(1, 41))
    disk.gate.set()
    await asyncio.gather(*first, *others)
    assert disk.batches == [[0], list(range(1, 41))]


async def test_a_transaction_has_a_largest_size(disk: Disk, group: GroupCommit[int]) -> None:
    first = await begun(group, 0)
    await disk.taken()
    others = await begun(group, *range(1, 121))
    disk.gate.set()
    await asyncio.gather(*first, *others)
    assert [len(batch) for batch in disk.batches] == [1, 50, 50, 20]
    assert [write for batch in disk.batches for write in batch] == list(range(121))


async def test_nobody_is_answered_before_the_commit(disk: Disk, group: GroupCommit[int]) -> None:
    tasks = await begun(group, 0, 1)
    await disk.taken()
    await asyncio.sleep(SOON)
    assert not any(task.done() for task in tasks)
    disk.gate.set()
    await asyncio.gather(*tasks)
    assert sorted(write for batch in disk.batches for write in batch) == [0, 1]


async def test_a_refused_one_is_refused_alone(disk: Disk, group: GroupCommit[int]) -> None:
    disk.gate.set()
    results = await asyncio.gather(*(await begun(group, 1, -2, 3)), return_exceptions=True)
    assert [result is None for result in results] == [True, False, True]
    assert str(results[1]) == "-2 refused"


async def test_a_broken_transaction_is_told_to_its_callers_and_the_next_goes_on(
    disk: Disk, group: GroupCommit[int]
) -> None:
    disk.broken = True
    first = await begun(group, 1)
    await disk.taken()
    second = await begun(group, 2, 3)
    disk.gate.set()
    results = await asyncio.gather(*first, *second, return_exceptions=True)
    assert [type(result) for result in results] == [StoreError] * 3
    assert len({id(result) for result in results}) == 3
    assert "no space left" in str(results[0])
    disk.broken = False
    await group.write(4)
    assert disk.batches == [[4]]


async def test_cancelling_ends_the_waiting_not_the_writing(
    disk: Disk, group: GroupCommit[int]
) -> None:
    first = await begun(group, 0)
    await disk.taken()
    others = await begun(group, 1, 2, 3)
    first[0].cancel()
    others[1].cancel()
    await asyncio.sleep(0)
    assert first[0].cancelled()
    assert others[1].cancelled()
    disk.gate.set()
    await asyncio.gather(others[0], others[2])
    assert disk.batches == [[0], [1, 2, 3]]


async def test_a_broken_write_whose_caller_has_gone_disturbs_nobody(
    disk: Disk, group: GroupCommit[int]
) -> None:
    errors_seen: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, seen: errors_seen.append(seen))
    refused, kept = await begun(group, -1, 2)
    await disk.taken()
    refused.cancel()
    disk.gate.set()
    await kept
    await group.caught_up()
    assert not errors_seen


async def test_caught_up_waits_for_all_before_and_writes_nothing(
    disk: Disk, group: GroupCommit[int]
) -> None:
    tasks = await begun(group, 0, -1)
    await disk.taken()
    waiting = asyncio.create_task(group.caught_up())
    await asyncio.sleep(SOON)
    assert not waiting.done()
    disk.gate.set()
    await waiting
    assert all(task.done() for task in tasks)
    assert isinstance(tasks[1].exception(), StoreError)
    written = list(disk.batches)
    await group.caught_up()
    assert disk.batches == written


async def test_closing_writes_what_is_under_way_then_refuses(
    disk: Disk, group: GroupCommit[int]
) -> None:
    tasks = await begun(group, 0)
    await disk.taken()
    tasks += await begun(group, *range(1, 100))
    closing = asyncio.create_task(asyncio.to_thread(group.close))
    await asyncio.sleep(SOON)
    with pytest.raises(StoreError, match="closed"):
        await group.write(100)
    disk.gate.set()
    await asyncio.gather(closing, *tasks)
    assert [write for batch in disk.batches for write in batch] == list(range(100))
    await asyncio.to_thread(group.close)


async def test_several_event_loops_are_served(disk: Disk, group: GroupCommit[int]) -> None:
    async def write_some(start: int) -> None:
        await asyncio.gather(*(group.write(start + step) for step in range(20)))

    disk.gate.set()
    elsewhere = (asyncio.to_thread(asyncio.run, write_some(start)) for start in (100, 200))
    await asyncio.gather(write_some(0), *elsewhere)
    written = sorted(write for batch in disk.batches for write in batch)
    assert written == [*range(20), *range(100, 120), *range(200, 220)]


async def test_an_event_loop_that_has_ended_disturbs_nobody(
    disk: Disk, group: GroupCommit[int]
) -> None:
    async def leave_early() -> None:
        await begun(group, 1)  # and end with it still waiting

    await asyncio.to_thread(asyncio.run, leave_early())
    await disk.taken()
    mine = await begun(group, 2)
    disk.gate.set()
    await asyncio.gather(*mine)
    assert disk.batches == [[1], [2]]
