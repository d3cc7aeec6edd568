"""Taking moves back: at once, by asking, refused, cancelled; and what bots and those away say."""

import json

import msgspec
import pytest

from pioche.server.messages.table import Done
from pioche.server.rooms.connection import Connection
from pioche.server.rooms.news import latest_news
from pioche.server.rooms.scheduler import seconds_until_due
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
    return sum("undo" in line for _, line in harness.played())


async def test_one_s_own_last_quiet_move_is_taken_back_at_once() -> None:
    harness = await begun("open", "open", "open", people=3)
    assert await harness.refusal(0, "undo") == "undo-nothing"
    await harness.move(0, "go")
    question = (await harness.news(0)).question
    assert (await harness.news(0)).undo == "free"
    await harness.do(0, "undo", id="undo")
    repeated = await harness.do(0, "undo", id="undo")
    assert isinstance(repeated, Done)
    assert repeated.again
    news = await harness.news(0)
    assert news.table.waiting == [0, 1, 2]
    assert news.question > question
    assert news.fresh[-1] == {"event": "table-undo", "seat": 0, "revealed": 0}
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


async def test_a_player_who_leaves_does_not_object() -> None:
    harness = await asked()
    await harness.do(1, "answer", agree=True)
    await harness.do(2, "leave")
    await harness.settle()
    assert await undone(harness) == 1
    await harness.close()


async def test_a_player_who_leaves_withdraws_the_question() -> None:
    harness = await asked()
    await harness.do(0, "leave")
    assert (await harness.news(1)).table.undo_asked is None
    await harness.close()


async def test_a_question_outlives_a_restart() -> None:
    harness = await asked()
    await harness.do(1, "answer", agree=True, id="yes")
    await harness.restart()
    repeated = await harness.do(1, "answer", agree=True, id="yes")
    assert isinstance(repeated, Done)
    assert repeated.again
    await harness.do(2, "answer", agree=True)
    assert await undone(harness) == 1
    await harness.close()


async def turned(undo: str, *seats: str, people: int = 2) -> RoomHarness:
    """All have chosen, the first one last, and a card was turned."""
    harness = await begun(*seats, people=people, options={"undo": undo})
    for seat in reversed(range(people)):
        await harness.move(seat, "go")
    await harness.settle()
    assert (await harness.news(0)).question > 1
    return harness


async def test_bots_agree_at_a_friendly_table_and_the_record_tells() -> None:
    harness = await turned("friendly", "open", "open", "bold")
    await harness.do(1, "leave")
    assert (await harness.news(0)).undo == "free"
    await harness.do(0, "undo")
    await harness.settle()
    news = await harness.news(0)
    assert 0 in news.table.waiting
    assert {"event": "table-undo", "seat": 0, "revealed": 1} in news.fresh
    await harness.close()


async def test_bots_refuse_at_a_strict_table_once_anything_was_revealed() -> None:
    harness = await turned("strict", "open", "open", "bold")
    assert (await harness.news(0)).undo is None
    assert await harness.refusal(0, "undo") == "undo-revealed"
    await harness.move(0, "go")
    assert (await harness.news(0)).undo == "free"  # nothing was revealed since
    assert await undone(harness) == 0
    await harness.close()


async def test_a_strict_table_asks_people_who_are_away_and_says_what_was_seen() -> None:
    harness = await turned("strict", "open", "open", "open", people=3)
    await harness.do(1, "leave")
    await harness.do(0, "undo")
    asked = (await harness.news(2)).table.undo_asked
    assert asked is not None
    assert asked.missing == [1, 2]
    for who in (0, 2, None):
        seen = (await harness.news(who)).seen_since
        assert seen is not None
        assert [event["event"] for event in seen.events][:3] == ["stays"] * 3
        assert seen.hidden == 0
    await harness.do(2, "answer", agree=True)
    await harness.gone(1)
    await harness.restart()
    undo_asked = (await harness.news(0)).table.undo_asked
    assert undo_asked is not None
    assert undo_asked.missing == [1]
    assert await undone(harness) == 0
    await harness.do(1, "answer", agree=True)  # they come back for it
    assert await undone(harness) == 1
    news = await harness.news(2)
    assert news.seen_since is None
    assert {"event": "table-undo", "seat": 0, "revealed": 1} in news.fresh
    await harness.close()


async def test_past_a_reveal_an_absent_player_must_still_agree() -> None:
    harness = await turned("strict", "open", "open", "open", people=3)
    await harness.do(0, "undo")
    await harness.do(1, "answer", agree=True)
    await harness.do(2, "leave")
    await harness.settle()
    assert await undone(harness) == 0
    await harness.wait(31)  # the bot that plays for them goes on: nobody has agreed
    assert (await harness.news(0)).table.undo_asked is None
    await harness.close()


async def test_bots_wait_while_people_are_asked_and_not_for_ever() -> None:
    harness = await RoomHarness(bot_delay=5).create("open", "open", "bold")
    for name in ("Zoé", "Max"):
        await harness.sit(name)
    await harness.do("host", "start")
    live = await harness.settle()
    await harness.move(1, "go")
    await harness.move(0, "go")
    await harness.do(0, "undo")
    await harness.wait(29)
    assert live.room.undo_request is not None
    assert seconds_until_due(live) == pytest.approx(1)
    await harness.wait(1)
    assert (await harness.news(0)).table.undo_asked is None
    await harness.close()


async def test_a_table_from_before_the_option_is_friendly() -> None:
    harness = await begun("open", "open", "bold", people=2, options={"undo": "friendly"})
    header = json.loads(harness.memory.headers[harness.table])
    del header["options"]["undo"]
    harness.memory.headers[harness.table] = json.dumps(header).encode()
    live = await harness.restart()
    assert live.room.table.options["undo"] == "friendly"
    assert live.info().options["undo"] == "friendly"
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


# A secret choice that was changed


class Frames:
    """What a socket was sent."""

    def __init__(self) -> None:
        self.is_writable = True
        self.written: list[bytes] = []

    def write(self, *contents: bytes) -> None:
        self.written += contents

    def end(self, code: int) -> None:
        """As the server stops."""


async def watched(harness: RoomHarness, who: int | None) -> Frames:
    """A socket of a seat, or of a spectator, from now on."""
    frames = Frames()
    live = await harness.live()
    connection = Connection(64, line=frames, fetch=lambda: None)
    live.people.connections.add(connection)
    async with harness.rooms.locked(harness.table) as live:
        live.enter(connection, who)
        connection.greet(who, live.room.seat_events.count(who), 0, False)
        connection.fetched(connection.latest(latest_news(live, connection), []))
    frames.written.clear()
    return frames


async def told(harness: RoomHarness, *who: int | None) -> list[str]:
    """The present of others, as they may ask for it."""
    return [json.dumps(msgspec.to_builtins(await harness.news(each))) for each in who]


@pytest.mark.parametrize("others_since", [False, True])
async def test_taking_a_changed_secret_choice_back_tells_nobody(others_since: bool) -> None:
    """Not in any byte, not by a question's number, and by no message at all."""
    harness = await begun("open", "open", "open", people=3, turn_seconds=60)
    await harness.move(0, "go")
    await harness.move(1, "go")
    others = (1, 2, None)
    lines = [await watched(harness, who) for who in others]
    own = await watched(harness, 0)
    before = await told(harness, *others)
    await harness.move(0, "leave")
    if others_since:
        await harness.move(1, "leave")
        lines[0].written.clear()  # it is seat 1's own
        before[0] = (await told(harness, 1))[0]
    assert (await harness.news(0)).undo == "free"
    asked = (await harness.news(0)).question
    await harness.do(0, "undo")
    assert (await harness.news(0)).question == asked
    assert await told(harness, *others) == before
    assert [line.written for line in lines] == [[], [], []]
    assert own.written
    seen = (await harness.news(0)).view
    assert seen is not None
    assert seen["choice"] == "go"
    await harness.restart()
    assert (await harness.news(0)).question == asked
    await harness.close()


async def test_a_secret_change_leaves_another_s_request_alone() -> None:
    harness = await begun("open", "open", "open", people=3, turn_seconds=60)
    for seat in (0, 1):
        await harness.move(seat, "go")
    await harness.do(1, "undo")
    before = await told(harness, 1, 2, None)
    await harness.move(0, "leave")
    await harness.do(0, "undo")
    assert await told(harness, 1, 2, None) == before
    await harness.close()
