"""Taking moves back: at once, by asking, refused, cancelled; bots always agree."""

import pytest

from pioche.server.rooms.entries import Undone
from tests.server.room_harness import RoomHarness
from tests.server.test_clocks import begun

pytestmark = pytest.mark.asyncio


async def asked() -> RoomHarness:
    """Zoé and Max have chosen; Zoé would like to take hers back. Ida has not chosen."""
    harness = await begun("open", "open", "open", people=3)
    await harness.move(0, "go")
    await harness.move(1, "go")
    assert (await harness.news(0)).undo == "ask"
    assert (await harness.news(2)).undo is None
    await harness.do(0, "undo")
    return harness


async def undone(harness: RoomHarness) -> int:
    return sum(isinstance(entry, Undone) for entry in harness.entries())


async def test_one_s_own_last_quiet_move_is_taken_back_at_once() -> None:
    harness = await begun("open", "open", "open", people=3)
    assert await harness.refusal(0, "undo") == "undo-nothing"
    await harness.move(0, "go")
    question = (await harness.news(0)).question
    assert (await harness.news(0)).undo == "free"
    await harness.do(0, "undo", id="undo")
    assert (await harness.do(0, "undo", id="undo")).again is True  # type: ignore[union-attr]
    news = await harness.news(0)
    assert news.table.waiting == [0, 1, 2]
    assert news.question > question
    assert news.fresh[-1] == {"event": "table-undo", "seat": 0}
    assert await undone(harness) == 1
    await harness.close()


async def test_all_others_must_agree() -> None:
    harness = await asked()
    question = (await harness.news(1)).table.undo_asked
    assert question is not None
    assert (question.seat, question.missing) == (0, [1, 2])
    assert await harness.refusal(0, "answer", agree=True) == "server-no-question"
    await harness.do(1, "answer", agree=True)
    assert await harness.refusal(1, "answer", agree=True) == "server-no-question"
    assert await undone(harness) == 0
    await harness.do(2, "answer", agree=True)
    assert await undone(harness) == 1
    assert (await harness.news(1)).table.waiting == [0, 1, 2]
    await harness.close()


async def test_one_no_is_enough() -> None:
    harness = await asked()
    await harness.do(2, "answer", agree=False)
    assert (await harness.news(0)).table.undo_asked is None
    assert await harness.refusal(1, "answer", agree=True) == "server-no-question"
    assert await undone(harness) == 0
    await harness.close()


async def test_a_move_cancels_the_question() -> None:
    harness = await asked()
    await harness.move(2, "go")
    assert (await harness.news(0)).table.undo_asked is None
    await harness.close()


async def test_whoever_leaves_does_not_object() -> None:
    harness = await asked()
    await harness.do(1, "answer", agree=True)
    await harness.do(2, "leave")
    await harness.settle()
    assert await undone(harness) == 1
    await harness.close()


async def test_whoever_asks_and_leaves_asks_no_longer() -> None:
    harness = await asked()
    await harness.do(0, "leave")
    assert (await harness.news(1)).table.undo_asked is None
    await harness.close()


async def test_a_question_outlives_a_restart() -> None:
    harness = await asked()
    await harness.do(1, "answer", agree=True, id="yes")
    await harness.restart()
    assert (await harness.do(1, "answer", agree=True, id="yes")).again is True  # type: ignore[union-attr]
    await harness.do(2, "answer", agree=True)
    assert await undone(harness) == 1
    await harness.close()


async def test_bots_agree() -> None:
    harness = await begun("open", "open", "bold", people=2)
    await harness.do(1, "leave")
    await harness.move(0, "go")
    await harness.settle()
    news = await harness.news(0)
    assert news.question > 1  # all have chosen, and cards were turned
    assert news.undo == "free"
    await harness.do(0, "undo")
    await harness.settle()
    assert 0 in (await harness.news(0)).table.waiting
    assert await undone(harness) == 1
    await harness.close()


@pytest.mark.parametrize("changed", [False, True])
async def test_an_undo_does_not_tell_whether_one_who_left_had_changed_their_mind(
    changed: bool,
) -> None:
    harness = await begun("open", "open", "open", people=3)
    await harness.move(1, "go")
    await harness.move(0, "go")
    if changed:
        await harness.move(1, "leave")
    await harness.do(1, "leave")
    assert (await harness.news(0)).undo == "ask"
    await harness.do(0, "undo")
    question = (await harness.news(0)).table.undo_asked
    assert question is not None
    assert question.missing == [2]
    await harness.close()
