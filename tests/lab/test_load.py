"""`pioche bench server`: a whole run on a real server, and an open loop that hides nothing."""

import asyncio
import json
import os
import time
from functools import partial
from typing import cast

import pytest

from pioche.cli import main
from pioche.lab.load.client import (
    CLOSE,
    PING,
    TEXT,
    FrameReader,
    Person,
    PlayedTable,
    Received,
    masked_frame,
)
from pioche.lab.load.house import Arrivals
from pioche.lab.load.measure import fits
from pioche.lab.load.plan import LoadPlan, Quantiles, StepResult, quantiles
from pioche.lab.load.server_process import MeasuredServer
from pioche.words import words_in

HEAVY = "PIOCHE_HEAVY" in os.environ
# Of a hundred answers to a neighbour of a flood the slowest but one takes at most this.
NEIGHBOUR_MS = 50
RUN = ["bench", "server", "--tables", "2", "--rate", "20", "--seconds", "1", "--fresh"]


def test_a_whole_run_on_a_real_server(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*RUN, "--games", "diamant,dig", "--no-knee", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["tables"], found["sockets"]) == (3, 12)  # one to warm up
    assert found["held"]["moves_per_s"] > 5
    assert 0 < found["held"]["acknowledged"]["p50"] <= found["held"]["acknowledged"]["p999"]
    assert found["held"]["seen"]["p50"] > 0
    assert found["knee"] is None


def test_a_flood_from_another_address_is_held_back(capsys: pytest.CaptureFixture[str]) -> None:
    """With --heavy, alone on a machine, a neighbour hardly notices."""
    size = ["--tables", "20", "--seconds", "15", "--flood", "100"] if HEAVY else ["--flood", "20"]
    arguments = ["--games", "diamant", "--no-knee", *size]
    assert main([*RUN, *arguments, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    if HEAVY:
        assert found["flooded"]["acknowledged"]["p99"] < NEIGHBOUR_MS
    assert found["flooded"]["acknowledged"]["p50"] > 0
    assert found["flood_answers"]["200"] > 0
    assert main([*RUN, *arguments, "--lang", "en"]) == 0
    assert f"{size[-1]} connections of another address" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--tables", "0"], "--tables"),
        (["--sockets", "9"], "8"),
        (["--games", "chess"], "diamant"),
        (["--url", "http://127.0.0.1:9", "--store", "x"], "--store"),
        (["--url", "http://127.0.0.1:9", "--no-knee"], "http://127.0.0.1:9"),
        (["--", "--port", "none"], ""),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(
    arguments: list[str], word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", "server", *arguments, "--lang", "en"]) == 2
    captured = capsys.readouterr()
    assert word in captured.err
    assert "Traceback" not in captured.err


# The open loop


class SlowPerson:
    """A person whose server answers after a while."""

    def __init__(self, table: PlayedTable, arrivals: Arrivals, seconds: float) -> None:
        self.table, self.arrivals, self.seconds = table, arrivals, seconds
        self.legal, self.due = ["go"], None
        self.asked: str | None = None

    def move(self, _text: str) -> None:
        self.asked = "1"
        answer = Received("done", "1")
        answered = partial(self.arrivals.answered, cast("Person", self), answer)
        asyncio.get_running_loop().call_later(self.seconds, answered)


async def latencies(seconds: float, rate: float) -> list[float]:
    """Of moves at one table whose server takes so long for each."""
    arrivals = Arrivals(1, lambda _table: None)
    table = PlayedTable("t", "diamant")
    table.people.append(cast("Person", SlowPerson(table, arrivals, seconds)))
    arrivals.update(table)
    await arrivals.run(rate, 0.5, 60)
    end = time.monotonic() + 120
    while (arrivals.overdue or arrivals.under_way) and time.monotonic() < end:
        await asyncio.sleep(0.01)
    return arrivals.acknowledged


def test_what_waits_because_others_are_slow_counts_from_when_it_was_due() -> None:
    """A server that takes 50 ms a move and is asked for 60 a second falls behind, and it shows."""
    slow = asyncio.run(latencies(0.05, 60))
    assert len(slow) > 15
    assert max(slow) > 0.4
    quick = asyncio.run(latencies(0.0, 60))
    assert sorted(quick)[len(quick) // 2] < 0.1


def test_the_knee_is_where_moves_come_late_or_not_at_all() -> None:
    plan = LoadPlan(bound_ms=50)
    assert fits(plan, step(49, True))
    assert not fits(plan, step(51, True))
    assert not fits(plan, step(1, False))


def step(p99: float, kept_up: bool) -> StepResult:
    found = Quantiles(1, p99, p99)
    return StepResult(1, 1, 0, found, found, 0, 0, None, 0, 0, kept_up)


def test_quantiles_are_those_of_all_that_was_measured() -> None:
    assert quantiles([n / 1000 for n in range(1000)]) == Quantiles(500, 990, 999)
    assert quantiles([]) == Quantiles(0, 0, 0)


def test_frames_are_read_however_they_come() -> None:
    long, reader = b"x" * 70_000, FrameReader()
    data = bytes((0x81, 2)) + b"ab" + bytes((0x81, 127)) + len(long).to_bytes(8, "big") + long
    data += bytes((0x89, 0, 0x81, 126)) + (200).to_bytes(2, "big") + b"y" * 200 + bytes((0x88, 0))
    found = [frame for at in range(0, len(data), 7) for frame in reader.read(data[at : at + 7])]
    assert found == [(TEXT, b"ab"), (TEXT, long), (PING, b""), (TEXT, b"y" * 200), (CLOSE, b"")]
    assert masked_frame(b"z" * 300)[:4] == bytes((0x81, 0xFE, 1, 44))


def test_a_server_elsewhere_has_no_figures_of_its_own() -> None:
    server = MeasuredServer("http://example.org")
    assert server.memory() is None
    assert server.cpu_seconds() is None
    assert words_in("fr").has("bench-server-no-memory")
