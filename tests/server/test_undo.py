"""Taking moves back: at once, by asking, refused, cancelled; bots always agree."""

import pytest

from pioche.server.rooms.entries import Undone
from tests.server.parlour import Parlour
from tests.server.test_times import begun

pytestmark = pytest.mark.asyncio


async def asked() -> Parlour:
    """Zoé and Max have chosen; Zoé would like to take hers back. Ida has not chosen."""
    parlour = await begun("open", "open", "open", people=3)
    await parlour.move(0, "go")
    await parlour.move(1, "go")
    assert (await parlour.news(0)).undo == "ask"
    assert (await parlour.news(2)).undo is None
    await parlour.do(0, "undo")
    return parlour


async def undone(parlour: Parlour) -> int:
    return sum(isinstance(entry, Undone) for entry in parlour.entries())


async def test_one_s_own_last_quiet_move_is_taken_back_at_once() -> None:
    parlour = await begun("open", "open", "open", people=3)
    assert await parlour.refusal(0, "undo") == "undo-nothing"
    await parlour.move(0, "go")
    question = (await parlour.news(0)).question
    assert (await parlour.news(0)).undo == "free"
    await parlour.do(0, "undo", id="undo")
    assert (await parlour.do(0, "undo", id="undo")).again is True  # type: ignore[union-attr]
    news = await parlour.news(0)
    assert news.table.waiting == [0, 1, 2]
    assert news.question > question
    assert news.fresh[-1] == {"event": "table-undo", "seat": 0}
    assert await undone(parlour) == 1
    await parlour.close()


async def test_all_others_must_agree() -> None:
    parlour = await asked()
    question = (await parlour.news(1)).table.undo_asked
    assert question is not None
    assert (question.seat, question.missing) == (0, [1, 2])
    assert await parlour.refusal(0, "answer", agree=True) == "server-no-question"
    await parlour.do(1, "answer", agree=True)
    assert await parlour.refusal(1, "answer", agree=True) == "server-no-question"
    assert await undone(parlour) == 0
    await parlour.do(2, "answer", agree=True)
    assert await undone(parlour) == 1
    assert (await parlour.news(1)).table.waiting == [0, 1, 2]
    await parlour.close()


async def test_one_no_is_enough() -> None:
    parlour = await asked()
    await parlour.do(2, "answer", agree=False)
    assert (await parlour.news(0)).table.undo_asked is None
    assert await parlour.refusal(1, "answer", agree=True) == "server-no-question"
    assert await undone(parlour) == 0
    await parlour.close()


async def test_a_move_cancels_the_question() -> None:
    parlour = await asked()
    await parlour.move(2, "go")
    assert (await parlour.news(0)).table.undo_asked is None
    await parlour.close()


async def test_whoever_leaves_does_not_object() -> None:
    parlour = await asked()
    await parlour.do(1, "answer", agree=True)
    await parlour.do(2, "leave")
    await parlour.settle()
    assert await undone(parlour) == 1
    await parlour.close()


async def test_whoever_asks_and_leaves_asks_no_longer() -> None:
    parlour = await asked()
    await parlour.do(0, "leave")
    assert (await parlour.news(1)).table.undo_asked is None
    await parlour.close()


async def test_a_question_outlives_a_restart() -> None:
    parlour = await asked()
    await parlour.do(1, "answer", agree=True, id="yes")
    await parlour.restart()
    assert (await parlour.do(1, "answer", agree=True, id="yes")).again is True  # type: ignore[union-attr]
    await parlour.do(2, "answer", agree=True)
    assert await undone(parlour) == 1
    await parlour.close()


async def test_bots_agree() -> None:
    parlour = await begun("open", "open", "bold", people=2)
    await parlour.do(1, "leave")
    await parlour.move(0, "go")
    await parlour.settle()
    news = await parlour.news(0)
    assert news.question > 1  # all have chosen, and cards were turned
    assert news.undo == "free"
    await parlour.do(0, "undo")
    await parlour.settle()
    assert 0 in (await parlour.news(0)).table.waiting
    assert await undone(parlour) == 1
    await parlour.close()


@pytest.mark.parametrize("changed", [False, True])
async def test_an_undo_does_not_tell_whether_one_who_left_had_changed_their_mind(
    changed: bool,
) -> None:
    parlour = await begun("open", "open", "open", people=3)
    await parlour.move(1, "go")
    await parlour.move(0, "go")
    if changed:
        await parlour.move(1, "leave")
    await parlour.do(1, "leave")
    assert (await parlour.news(0)).undo == "ask"
    await parlour.do(0, "undo")
    question = (await parlour.news(0)).table.undo_asked
    assert question is not None
    assert question.missing == [2]
    await parlour.close()
