"""What has not been seen is not announced, whatever comes meanwhile."""

from typing import Any

import pytest

from tests.web.node import call_script

SKIP = "skip"
ENDING = 2  # acts of the end of a game


def announced(*pieces: tuple[int, list[str] | str]) -> list[dict[str, Any]]:
    """What was announced, and how many events had still to be seen, after each change."""
    message = [
        {"at": at, "skip": True} if it == SKIP else {"at": at, "events": it} for at, it in pieces
    ]
    notes: list[dict[str, Any]] = call_script("sequencer.mjs", message)
    return notes


def test_every_event_is_told_once_and_in_order() -> None:
    notes = announced((0, ["a", "b", "c"]), (30, ["d"]), (40, ["e", "f"]))
    assert [event for note in notes for event in note["announced"]] == list("abcdef")


def test_what_is_announced_is_drawn_while_its_act_is_shown() -> None:
    """The log and the caption do not wait for the next act."""
    notes = announced((0, ["a", "b", "c"]))
    drawn = {event: note["drawn"] for note in notes for event in note["announced"]}
    assert drawn == {"a": 1, "b": 2, "c": 3}


def test_news_that_comes_meanwhile_tells_nothing_of_what_is_being_shown() -> None:
    """Once an event has come, it counts as unseen until it is announced."""
    notes = announced((0, ["a", "b", "c"]), (30, ["d"]))
    come, seen = 3, 0
    for note in notes:
        seen += len(note["announced"])
        if seen + note["unseen"] == come + 1:
            come += 1  # the second piece has come
        assert seen + note["unseen"] == come
    assert (come, seen) == (4, 4)


@pytest.mark.parametrize(
    "pieces",
    [
        ((0, ["a", "b", "c"]), (30, ["d", "e", "over"]), (60, SKIP)),
        ((0, ["a", "b", "c", "over"]), (30, SKIP)),
        ((0, ["a", "over"]), (100, SKIP)),  # the end is being shown: nothing is skipped
    ],
)
def test_who_skips_sees_how_the_game_ends_before_it_is_told(
    pieces: tuple[tuple[int, list[str] | str], ...],
) -> None:
    notes = announced(*pieces)
    events = [event for note in notes for event in note["announced"]]
    assert events == [event for _, it in pieces if it != SKIP for event in it]
    (announced_over,) = [note for note in notes if "over" in note["announced"]]
    assert announced_over["announced"] == ["over"]
    assert ENDING < announced_over["acts"] <= max(len(events) - 1, ENDING + 1)  # not all of them


def test_who_skips_sees_nothing_else() -> None:
    notes = announced((0, ["a", "b", "c"]), (30, ["d", "e"]), (60, SKIP))
    assert [event for note in notes for event in note["announced"]] == list("abcde")
    assert notes[-1]["acts"] <= 2


@pytest.mark.parametrize("skips", [False, True])
def test_the_points_and_the_log_of_the_end_wait_for_the_count(skips: bool) -> None:
    """Also where the viewer skips to the end: then only the count is played."""
    announced = call_script("sequencer-end.mjs", {"skips": skips})
    seen = [note for note in announced["seen"] if note["kind"] != "end"]
    kinds = [note["kind"] for note in seen]
    assert kinds == [*([] if skips else ["last-move"]), "count", "count", "win"]
    assert [note["points"] for note in seen] == [*[3] * (len(seen) - 1), 9]
    assert all("final" not in note["announced"] for note in seen)
    assert announced["announced"] == ["move", "final"]


def drawn(*pieces: tuple[int, list[bool]]) -> list[tuple[int, bool]]:
    """The points as they were drawn, each with whether there was a question."""
    message = [{"at": at, "live": live} for at, live in pieces]
    sights = call_script("sequencer-live.mjs", message)
    return [(sight["points"], sight["asked"]) for sight in sights]


def test_the_question_does_not_wait_for_what_is_live() -> None:
    assert drawn((0, [True]), (20, [True])) == [(0, True), (1, True), (2, True)]


def test_what_is_still_to_be_played_is_not_drawn_behind_what_is_live() -> None:
    """The last token of a turn is stored while the one before it still flies."""
    assert drawn((0, [True]), (20, [False, False])) == [
        (0, True),
        (1, True),
        (1, False),
        (2, False),
        (3, True),
    ]


def test_what_is_live_waits_with_what_follows_it() -> None:
    assert drawn((0, [True, False])) == [(0, True), (0, False), (1, False), (2, True)]
