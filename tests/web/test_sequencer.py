"""What has not been seen is not told, whatever comes meanwhile."""

from typing import Any

from tests.web.node import call_script


def told(*pieces: tuple[int, list[str]]) -> list[dict[str, Any]]:
    """What was told, and how many events had still to be seen, after each change."""
    message = [{"at": at, "events": events} for at, events in pieces]
    notes: list[dict[str, Any]] = call_script("sequencer.mjs", message)
    return notes


def test_every_event_is_told_once_and_in_order() -> None:
    notes = told((0, ["a", "b", "c"]), (30, ["d"]), (40, ["e", "f"]))
    assert [event for note in notes for event in note["told"]] == list("abcdef")


def test_news_that_comes_meanwhile_tells_nothing_of_what_is_being_shown() -> None:
    """Once an event has come, it counts as unseen until it is told."""
    notes = told((0, ["a", "b", "c"]), (30, ["d"]))
    come, seen = 3, 0
    for note in notes:
        seen += len(note["told"])
        if seen + note["unseen"] == come + 1:
            come += 1  # the second piece has come
        assert seen + note["unseen"] == come
    assert (come, seen) == (4, 4)
