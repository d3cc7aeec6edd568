"""The client's line to a table: it resumes, it repeats, it gives up only where that is right."""

from typing import Any

from tests.web.node import call_script

Trace = list[dict[str, Any]]
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


def refusal(name: str | None, key: str, snapshot: dict[str, Any] | None = None) -> dict[str, Any]:
    return {
        "type": "refused",
        "id": name,
        "key": key,
        "arguments": {},
        "ruling": "",
        "news": snapshot,
    }


def play(*script: tuple[Any, ...], last: dict[str, str] | None = None) -> Trace:
    """What happened, with each step of the script before what came of it; `last` was kept."""
    given = {"script": [list(step) for step in script], **({"last": last} if last else {})}
    trace: Trace = call_script("socket.mjs", given)
    return trace


def after(trace: Trace, number: int) -> Trace:
    """What came of the step of this number, counted from one."""
    places = [place for place, entry in enumerate(trace) if "step" in entry]
    start, end = [*places, len(trace)][number - 1 : number + 1]
    return trace[start + 1 : end]


def sent(trace: Trace) -> list[dict[str, Any]]:
    return [entry["send"] for entry in trace if "send" in entry]


def test_it_greets_and_hears_the_news() -> None:
    trace = play(("open",), ("receive", news(1, 0, "a", "b")), ("receive", news(2, 2, "c")))
    assert trace[0] == {"connect": "/api/tables/T/socket"}
    assert sent(trace) == [
        {"type": "hello", "key": "key", "events": 0, "chat": 0, "describe": True}
    ]
    assert after(trace, 2) == [{"status": "open"}, {"news": 1, "events": ["a", "b"]}]
    assert after(trace, 3) == [{"news": 2, "events": ["a", "b", "c"]}]


def test_it_brings_back_the_last_head_with_its_proof_after_a_reload_too() -> None:
    """By that the server finds out that its store has lost moves."""
    kept, newer = {"head": "aa", "proof": "1"}, {"head": "bb", "proof": "2"}
    trace = play(
        ("open",),
        ("receive", {**news(1, 0), **newer}),
        ("drop",),
        ("pass", 500),
        ("open",),
        last=kept,
    )
    hellos = [{name: hello[name] for name in ("head", "proof")} for hello in sent(trace)]
    assert hellos == [kept, newer]


def test_it_resumes_from_the_last_event_and_repeats_what_was_not_answered() -> None:
    trace = play(
        ("open",),
        ("receive", news(1, 0, "a", "b")),
        ("receive", {"type": "chat", "number": 0, "seat": 0, "name": "Zoé", "text": "hi"}),
        ("command", MOVE),
        ("drop",),
        ("pass", 500),
        ("open",),
        ("receive", {"type": "done", "id": "id-1", "again": True}),
    )
    assert {"status": "lost"} in after(trace, 5)
    assert after(trace, 6) == [{"connect": "/api/tables/T/socket"}]
    assert sent(after(trace, 7)) == [
        {"type": "hello", "key": "key", "events": 2, "chat": 1, "describe": True},
        {**MOVE, "id": "id-1"},
    ]
    assert after(trace, 8) == [{"reply": "done"}]


def test_a_command_given_while_the_line_is_down_is_sent_later_and_once() -> None:
    trace = play(
        ("open",),
        ("receive", news(1, 0)),
        ("drop",),
        ("command", MOVE),
        ("pass", 500),
        ("open",),
        ("receive", {"type": "done", "id": "id-1", "again": False}),
        ("drop",),
        ("pass", 9000),
        ("open",),
    )
    moves = [message for message in sent(trace) if message["type"] == "move"]
    assert moves == [{**MOVE, "id": "id-1"}]


def test_a_refusal_is_told_with_the_news_that_come_with_it() -> None:
    trace = play(
        ("open",),
        ("receive", news(1, 0, "a")),
        ("command", MOVE),
        ("receive", refusal("id-1", "move-stale", news(2, 1, "b"))),
    )
    assert after(trace, 4) == [{"news": 2, "events": ["a", "b"]}, {"refused": "move-stale"}]


def test_what_could_not_be_stored_is_asked_again_on_a_new_line_and_told_in_the_end() -> None:
    """Another server may have the table by now: that costs a moment, and no move."""
    trial = (("open",), ("receive", refusal("id-1", "server-store")), ("pass", 9000))
    trace = play(("open",), ("receive", news(1, 0)), ("command", MOVE), *trial[1:], *trial * 4)
    moves = [message for message in sent(trace) if message["type"] == "move"]
    assert moves == [{**MOVE, "id": "id-1"}] * 5
    assert [entry for entry in trace if "refused" in entry] == [{"refused": "server-store"}]
    assert {"connect": "/api/tables/T/socket"} in after(trace, 5)


def test_it_waits_longer_and_longer_between_tries() -> None:
    trace = play(("drop",), ("pass", 399), ("pass", 2), ("drop",), ("pass", 798), ("pass", 3))
    connects = [
        [entry for entry in after(trace, step) if "connect" in entry] for step in range(1, 7)
    ]
    assert [len(tries) for tries in connects] == [0, 0, 1, 0, 0, 1]
    # The first failure may be over at once; the second is shown.
    assert {"status": "lost"} not in after(trace, 1)
    assert {"status": "lost"} in after(trace, 4)


def test_a_wrong_key_is_not_tried_again() -> None:
    trace = play(("open",), ("receive", refusal(None, "server-key")), ("pass", 60_000))
    assert {"status": "refused", "why": "server-key"} in after(trace, 2)
    assert after(trace, 3) == []


def test_a_greeting_refused_for_now_is_tried_again() -> None:
    trace = play(("open",), ("receive", refusal(None, "server-too-fast")), ("pass", 500))
    assert after(trace, 3) == [{"connect": "/api/tables/T/socket"}]


def test_events_that_were_missed_are_asked_for() -> None:
    trace = play(("open",), ("receive", news(1, 0, "a")), ("receive", news(3, 5, "f")))
    assert after(trace, 3) == [
        {"send": {"type": "hello", "key": "key", "events": 0, "chat": 0, "describe": True}}
    ]


def test_an_undo_shortens_what_was_told() -> None:
    trace = play(("open",), ("receive", news(1, 0, "a", "b", "c")), ("receive", news(2, 1, "undo")))
    assert after(trace, 3) == [{"news": 2, "events": ["a", "undo"]}]


def test_a_probe_is_echoed_at_once() -> None:
    trace = play(("open",), ("receive", news(1, 0)), ("receive", {"type": "probe", "probe": 7}))
    assert after(trace, 3) == [{"send": {"type": "echo", "id": "id-1", "probe": 7}}]


def test_a_silent_line_is_asked_and_then_dropped() -> None:
    trace = play(
        ("open",), ("receive", news(1, 0)), ("pass", 15_001), ("pass", 8_001), ("pass", 500)
    )
    assert sent(after(trace, 3)) == [{"type": "ping", "id": "id-1"}]
    assert {"closed": 1} in after(trace, 4)
    assert {"connect": "/api/tables/T/socket"} in after(trace, 5) + after(trace, 4)


def test_once_closed_it_stays_closed_and_owes_no_answer() -> None:
    trace = play(
        ("open",), ("receive", news(1, 0)), ("command", MOVE), ("close",), ("pass", 60_000)
    )
    assert {"refused": "web-offline"} in after(trace, 4)
    assert after(trace, 5) == []


def test_a_table_that_is_handed_over_is_found_again_at_once_and_nothing_is_shown() -> None:
    """Unless the next connection fails too."""
    begin = (("open",), ("receive", news(1, 0, "a")), ("command", MOVE))
    trace = play(*begin, ("drop", 1012), ("pass", 60), ("open",), ("receive", news(1, 1)))
    assert after(trace, 4) == [{"closed": 1}]
    assert {"connect": "/api/tables/T/socket"} in after(trace, 5)
    assert [message["type"] for message in sent(after(trace, 6))] == ["hello", "move"]
    assert not any("status" in entry for entry in after(trace, 7))
    trace = play(*begin, ("drop", 1012), ("pass", 60), ("drop", 1012), ("pass", 60))
    assert {"status": "lost"} in after(trace, 6)
    assert after(trace, 7) == []
