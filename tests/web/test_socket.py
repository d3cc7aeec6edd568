"""The client's line to a table: it resumes, it repeats, it gives up only where that is right."""

from typing import Any

from tests.web.node import ask

Told = list[dict[str, Any]]
MOVE = {"type": "move", "question": 1, "move": "go"}


def news(question: int, first: int, *events: str) -> dict[str, Any]:
    fresh = [{"event": event} for event in events]
    return {
        "type": "news",
        "question": question,
        "first": first,
        "events": first + len(events),
        "fresh": fresh,
    }


def refusal(name: str | None, key: str, told: dict[str, Any] | None = None) -> dict[str, Any]:
    return {
        "type": "refused",
        "id": name,
        "key": key,
        "arguments": {},
        "ruling": "",
        "news": told,
    }


def play(*script: tuple[Any, ...]) -> Told:
    """What happened, with each step of the script before what came of it."""
    told: Told = ask("socket.mjs", [list(step) for step in script])
    return told


def after(told: Told, number: int) -> Told:
    """What came of the step of this number, counted from one."""
    places = [place for place, entry in enumerate(told) if "step" in entry]
    start, end = [*places, len(told)][number - 1 : number + 1]
    return told[start + 1 : end]


def sent(told: Told) -> list[dict[str, Any]]:
    return [entry["send"] for entry in told if "send" in entry]


def test_it_greets_and_hears_the_news() -> None:
    told = play(("open",), ("hear", news(1, 0, "a", "b")), ("hear", news(2, 2, "c")))
    assert told[0] == {"connect": "/api/tables/T/socket"}
    assert sent(told) == [{"type": "hello", "key": "key", "events": 0, "chat": 0}]
    assert after(told, 2) == [{"status": "open"}, {"news": 1, "events": ["a", "b"]}]
    assert after(told, 3) == [{"news": 2, "events": ["a", "b", "c"]}]


def test_it_resumes_from_the_last_event_and_repeats_what_was_not_answered() -> None:
    told = play(
        ("open",),
        ("hear", news(1, 0, "a", "b")),
        ("hear", {"type": "chat", "number": 0, "seat": 0, "name": "Zoé", "text": "hi"}),
        ("command", MOVE),
        ("drop",),
        ("pass", 500),
        ("open",),
        ("hear", {"type": "done", "id": "id-1", "again": True}),
    )
    assert {"status": "lost"} in after(told, 5)
    assert after(told, 6) == [{"connect": "/api/tables/T/socket"}]
    assert sent(after(told, 7)) == [
        {"type": "hello", "key": "key", "events": 2, "chat": 1},
        {**MOVE, "id": "id-1"},
    ]
    assert after(told, 8) == [{"reply": "done"}]


def test_a_command_given_while_the_line_is_down_is_sent_later_and_once() -> None:
    told = play(
        ("open",),
        ("hear", news(1, 0)),
        ("drop",),
        ("command", MOVE),
        ("pass", 500),
        ("open",),
        ("hear", {"type": "done", "id": "id-1", "again": False}),
        ("drop",),
        ("pass", 9000),
        ("open",),
    )
    moves = [message for message in sent(told) if message["type"] == "move"]
    assert moves == [{**MOVE, "id": "id-1"}]


def test_a_refusal_is_told_with_the_news_that_come_with_it() -> None:
    told = play(
        ("open",),
        ("hear", news(1, 0, "a")),
        ("command", MOVE),
        ("hear", refusal("id-1", "move-stale", news(2, 1, "b"))),
    )
    assert after(told, 4) == [{"news": 2, "events": ["a", "b"]}, {"refused": "move-stale"}]


def test_it_waits_longer_and_longer_between_tries() -> None:
    told = play(("drop",), ("pass", 399), ("pass", 2), ("drop",), ("pass", 798), ("pass", 3))
    connects = [
        [entry for entry in after(told, step) if "connect" in entry] for step in range(1, 7)
    ]
    assert [len(tries) for tries in connects] == [0, 0, 1, 0, 0, 1]
    # The first failure may be over before anybody notices; the second is shown.
    assert {"status": "lost"} not in after(told, 1)
    assert {"status": "lost"} in after(told, 4)


def test_a_wrong_key_is_not_tried_again() -> None:
    told = play(("open",), ("hear", refusal(None, "server-key")), ("pass", 60_000))
    assert {"status": "refused", "why": "server-key"} in after(told, 2)
    assert after(told, 3) == []


def test_a_greeting_refused_for_now_is_tried_again() -> None:
    told = play(("open",), ("hear", refusal(None, "server-too-fast")), ("pass", 500))
    assert after(told, 3) == [{"connect": "/api/tables/T/socket"}]


def test_events_that_were_missed_are_asked_for() -> None:
    told = play(("open",), ("hear", news(1, 0, "a")), ("hear", news(3, 5, "f")))
    assert after(told, 3) == [{"send": {"type": "hello", "key": "key", "events": 0, "chat": 0}}]


def test_an_undo_shortens_what_was_told() -> None:
    told = play(("open",), ("hear", news(1, 0, "a", "b", "c")), ("hear", news(2, 1, "undo")))
    assert after(told, 3) == [{"news": 2, "events": ["a", "undo"]}]


def test_a_probe_is_echoed_at_once() -> None:
    told = play(("open",), ("hear", news(1, 0)), ("hear", {"type": "probe", "probe": 7}))
    assert after(told, 3) == [{"send": {"type": "echo", "id": "id-1", "probe": 7}}]


def test_a_silent_line_is_asked_and_then_dropped() -> None:
    told = play(("open",), ("hear", news(1, 0)), ("pass", 15_001), ("pass", 8_001), ("pass", 500))
    assert sent(after(told, 3)) == [{"type": "ping", "id": "id-1"}]
    assert {"closed": 1} in after(told, 4)
    assert {"connect": "/api/tables/T/socket"} in after(told, 5) + after(told, 4)


def test_another_seat_has_its_own_line_and_its_own_events() -> None:
    told = play(
        ("open",),
        ("hear", news(1, 0, "a")),
        ("hello", "other"),
        ("open",),
        ("hear", news(1, 0, "b")),
    )
    assert {"connect": "/api/tables/T/socket"} in after(told, 3)
    assert {"status": "lost"} not in told
    assert sent(after(told, 4)) == [{"type": "hello", "key": "other", "events": 0, "chat": 0}]
    assert after(told, 5) == [{"news": 1, "events": ["b"]}]


def test_once_closed_it_stays_closed_and_owes_no_answer() -> None:
    told = play(("open",), ("hear", news(1, 0)), ("command", MOVE), ("close",), ("pass", 60_000))
    assert {"refused": "web-offline"} in after(told, 4)
    assert after(told, 5) == []
