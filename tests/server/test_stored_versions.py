"""Tables that older servers stored: they open, or are refused in words, and none is lost."""

import json
from dataclasses import replace

import pytest

from pioche.core.game import Game
from pioche.games import game
from pioche.server.errors import OtherVersion, status_of
from pioche.server.messages import GATHERING, OVER
from pioche.server.rooms import archive
from pioche.server.rooms.archive import fold
from pioche.server.rooms.entries import split_entry
from pioche.server.rooms.room import Room
from pioche.table.log import HAND_OVER, MOVE, TAKE_BACK
from pioche.table.record import read_text, record_text
from pioche.words import LANGUAGES, Words
from tests.server.room_harness import RoomHarness
from tests.server.test_clocks import begun

pytestmark = pytest.mark.asyncio

DIAMANT = game("diamant")


def newer(name: str) -> Game:
    """The catalogue after the rules of Diamant have changed."""
    known = game(name)
    return replace(known, version=known.version + 1) if known is DIAMANT else known


async def test_a_table_of_newer_rules_is_refused_and_nothing_of_it_is_changed(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """This server is the one that is out of date: a newer one still plays on."""
    harness = await RoomHarness().create("open", "bold", "bold")
    header = json.loads(harness.memory.headers[harness.table])
    header["version"] += 1
    harness.memory.headers[harness.table] = json.dumps(header).encode()
    before = await harness.memory.load(harness.table)
    await harness.rooms.close()
    with pytest.raises(OtherVersion) as refused:
        await harness.rooms.find(harness.table)
    check_refusal(refused.value)
    assert (await harness.memory.load(harness.table), harness.memory.epochs) == (before, {})
    await harness.memory.set_due(harness.table, 0, 0.0)
    await harness.rooms.wake_due_tables()
    assert caplog.text == ""
    with monkeypatch.context() as patch:
        patch.setattr(archive, "game", newer)
        assert (await harness.rooms.find(harness.table)).room.phase == GATHERING
    await harness.close()


def check_refusal(refusal: OtherVersion) -> None:
    found, known = DIAMANT.version + 1, DIAMANT.version
    assert (status_of(refusal), refusal.key) == (409, "server-other-version")
    assert refusal.arguments == {"game": "diamant", "found": found, "known": known}
    for language in LANGUAGES:
        sentence = Words(language).say(refusal.key, **refusal.arguments)
        assert str(found) in sentence
        assert str(known) in sentence


async def test_a_table_without_a_version_is_of_the_first() -> None:
    harness = await begun()
    header = json.loads(harness.memory.headers[harness.table])
    assert header.pop("version") == DIAMANT.version
    harness.memory.headers[harness.table] = json.dumps(header).encode()
    await harness.rooms.close()
    stored = await harness.memory.load(harness.table)
    assert stored is not None
    assert fold(harness.table, stored).header.version == 1


async def test_hand_overs_and_moves_from_before_they_had_a_time_and_a_question() -> None:
    harness = await begun()
    await harness.move(0, "go")
    await harness.do(0, "leave")
    await harness.do(0, "back")
    steps = steps_of((await harness.live()).room)
    assert {HAND_OVER, TAKE_BACK, MOVE} == {kind for kind, _, _ in steps}
    stored = harness.memory.entries[harness.table]
    harness.memory.entries[harness.table] = [as_first_stored(entry) for entry in stored]
    assert steps_of((await harness.restart()).room)[: len(steps)] == steps
    await harness.close()


def steps_of(room: Room) -> list[tuple[str, int, int]]:
    return [(step.kind, step.seat, step.value) for step in room.table.log]


def as_first_stored(entry: bytes) -> bytes:
    """An entry as the first servers stored it: no line of the record, no question, no time."""
    own, lines = split_entry(entry)
    fields = json.loads(own)
    if fields.pop("kind") != "play":
        return own
    line = json.loads(lines.splitlines()[0])
    if "move" in line:
        fields = {"kind": "move", **line, **fields}
    else:
        fields = {"kind": "hand" if line["bot"] else "back", **line, **fields}
        del fields["at"]
    return json.dumps({name: fields[name] for name in fields if name != "question"}).encode()


async def test_a_record_tells_of_hand_overs() -> None:
    harness = await begun("open", "bold", "bold", people=1)
    await harness.do(0, "leave")
    live = await harness.settle()
    assert live.room.phase == OVER
    steps = [step for step in read_text(record_text(live.room.table)).log if step.bot]
    assert [(step.kind, step.seat) for step in steps] == [(HAND_OVER, 0)]
    await harness.close()


async def test_a_new_table_is_of_the_rules_of_today() -> None:
    harness = await RoomHarness().create("open", "bold", "bold")
    assert (await harness.live()).room.header.version == DIAMANT.version
    await harness.close()
